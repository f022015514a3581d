import Kernel

/// The whole answer to "what do I need?": for every letter, on all open work or on some of it.
final class NeedScreen {
    let page: Page
    let course: CourseCase
    private let chosen: Set<RecordID>
    private let otherwise: String
    private let otherwiseError: FieldError?
    private let requirements: [NamedRequirement]
    private let needs: Needs

    init(_ page: Page, _ course: CourseCase) {
        self.page = page
        self.course = course
        let open = course.gradebook.works.filter { $0.isOpen }
        let all = RemainingWork(allOf: course.gradebook)
        let asked = Set(page.request.query.all("on").compactMap { RecordID($0) })
        let picked = asked.intersection(open.map { $0.id })
        let (typed, error) = NeedScreen.result(page.request.query["otherwise"], course, page)
        otherwiseError = error
        let standing = course.current.percent ?? .zero
        let remaining =
            picked.isEmpty
            ? all
            : RemainingWork(
                picked, otherwise: (typed ?? standing).divided(by: 100) ?? .zero)
        chosen = remaining.moving
        otherwise =
            error != nil
            ? page.request.query["otherwise"] ?? ""
            : course.marking.line == nil
                ? page.language.number(typed ?? standing, places: 2)
                : course.marking.text(typed ?? standing, page.language)
        needs = Needs(course.gradebook, remaining)
        requirements = NeedScreen.all(course, needs)
    }

    /// Among grades one of them, else a percentage with or without its sign; and why it is neither.
    private static func result(
        _ text: String?, _ course: CourseCase, _ page: Page
    ) -> (percent: Rational?, error: FieldError?) {
        guard let text, !text.isBlank else { return (nil, nil) }
        do throws(FieldError) {
            let value = try Course.target.field.parse(text, page.numberStyle)
            guard case .decimal(let number)? = value else { return (nil, nil) }
            let isPercent = course.marking.line == nil
            return (isPercent ? number.rational : course.marking.percent(ofTarget: number), nil)
        } catch {
            return (nil, error)
        }
    }

    private static func all(_ course: CourseCase, _ needs: Needs) -> [NamedRequirement] {
        let letters = course.marking.targets.map {
            NamedRequirement($0.name, needs.requirement(for: $0.aim))
        }
        guard let aim = course.aim else { return letters }
        if letters.contains(where: { $0.requirement.aim.target == aim.target }) { return letters }
        return [NamedRequirement("target", needs.requirement(for: aim))] + letters
    }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.need), subtitle: range,
                back: Link(course.name, href: Grades.path(course.id))))
        if chosen.isEmpty { html.callout(language(Words.nothingLeft), icon: .info) }
        html.dataTable(
            caption: language(Words.need),
            headings: [Words.forGrade, Words.from, Words.needed].map { language($0) }
        ) {
            for one in requirements { row(one, html) }
        }
        if let line = course.marking.line {
            html.footnote(language(Words.reachedAsShown(line)), icon: .info)
        }
        if !chosen.isEmpty { chooser(html) }
    }

    private var range: String? {
        guard let low = needs.lowest, let high = needs.highest else { return nil }
        let (language, marking) = (page.language, course.marking)
        let least = marking.text(low, language, places: 1)
        let most = marking.text(high, language, places: 1)
        return language(
            least == most
                ? Words.stillOnly(least) : Words.stillBetween(low: least, high: most))
    }

    private func row(_ one: NamedRequirement, _ html: HTML) {
        let language = page.language
        let state = one.requirement.state
        html.tr(.class("need-row " + state.rawValue)) {
            html.th(.scope("row")) {
                if !one.isTarget { html.text(language.letter(one.name)) }
                if one.requirement.aim.target == course.aim?.target {
                    if !one.isTarget { html.text(" · ") }
                    html.text(language(Words.yourTarget))
                }
            }
            html.td(.class("number")) {
                html.text(course.marking.text(one.requirement.aim, language))
            }
            html.td(.class("number")) {
                if state == .reachable {
                    html.text(course.needed(one.requirement, language, places: 2))
                } else {
                    html.span(.class("state")) {
                        html.icon(state == .secured ? .checkCircle : .close)
                        html.text(" " + language(state.words))
                    }
                    if state == .unreachable, one.requirement.needed != nil {
                        html.span(.class("sub")) {
                            html.text(
                                " (" + course.needed(one.requirement, language, places: 1) + ")")
                        }
                    }
                }
            }
        }
    }

    /// Which open work the answer is about.
    private func chooser(_ html: HTML) {
        let language = page.language
        html.form(.class("form card"), .action(Grades.path(course.id, .need)), .data("live")) {
            html.fieldset(.class("field")) {
                html.legend { html.text(language(Words.needOn)) }
                for work in course.assignments where isOpen(work) {
                    html.label(.class("check")) {
                        html.input(
                            .type("checkbox"), .name("on"), .value(work.id.text),
                            .checked(if: chosen.contains(work.id)))
                        html.span { html.text(work.title) }
                    }
                }
            }
            html.numberField(
                FormField(
                    "otherwise", label: otherwiseLabel, value: otherwise,
                    error: otherwiseError?.hint(in: language)))
            html.buttonBar { html.submitButton(language(Words.calculate), style: .plain) }
        }
    }

    private var otherwiseLabel: String {
        page.language(course.marking.line == nil ? Words.otherwise : Words.otherwiseGrade)
    }

    private func isOpen(_ work: Record) -> Bool { Work(work).isOpen }
}

extension CourseCase {
    /// What is needed on the open work, as a percentage or as a grade.
    func needed(_ requirement: Requirement, _ language: Language, places: Int) -> String {
        guard let line = marking.line else {
            return language.percentage(requirement.needed, places: places)
        }
        return marking.needed(requirement).map { line.text($0, in: language) } ?? "–"
    }
}

extension Words {
    /// By which rule a mean of grades has the grade that is aimed at.
    static func reachedAsShown(_ line: GradeLine) -> Label {
        if !line.own.isEmpty {
            return Words.needReachedByNearest
        }
        if line.isLowBest {
            return Words.needReachedByCutting
        }
        return Words.needReachedByRounding
    }
}

extension Grades {
    @Sendable static func needScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let screen = NeedScreen(page, try CourseCase.read(record, in: page.book))
        let list = try Overview(page, chosen: record.id)
        return page.screen(
            page.language(Words.need), tint: .grades, color: record.colorClass
        ) { html in
            list.write(html) { screen.write(html) }
        }
    }
}
