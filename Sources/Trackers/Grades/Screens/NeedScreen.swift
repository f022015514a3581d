import Kernel

/// The whole answer to "what do I need?": for every letter, on all open work or on some of it.
struct NeedScreen {
    let page: Page
    let course: CourseCase
    private let chosen: Set<RecordID>
    private let otherwise: String
    private let requirements: [NamedRequirement]
    private let needs: Needs

    init(_ page: Page, _ course: CourseCase) {
        self.page = page
        self.course = course
        let open = course.gradebook.works.filter { $0.isOpen }
        let all = RemainingWork(allOf: course.gradebook)
        let asked = Set(page.request.query.all("on").compactMap { RecordID($0) })
        let picked = asked.intersection(open.map { $0.id })
        let typed = page.request.query["otherwise"].flatMap {
            try? Decimal.parse($0, page.numberStyle)
        }?.rational
        let standing = course.current.percent ?? .zero
        let remaining =
            picked.isEmpty
            ? all
            : RemainingWork(
                picked, otherwise: (typed ?? standing).divided(by: 100) ?? .zero)
        chosen = remaining.moving
        otherwise = page.language.number(typed ?? standing, places: 2)
        needs = Needs(course.gradebook, remaining)
        requirements = NeedScreen.all(course, needs)
    }

    private static func all(_ course: CourseCase, _ needs: Needs) -> [NamedRequirement] {
        let letters = course.scale.steps.map {
            NamedRequirement($0.letter, needs.requirement(for: $0.from))
        }
        guard let target = course.target else { return letters }
        return [NamedRequirement("target", needs.requirement(for: target))] + letters
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
        if !chosen.isEmpty { chooser(html) }
    }

    private var range: String? {
        guard let low = needs.lowest, let high = needs.highest else { return nil }
        return page.language.percentage(low, places: 1) + " … "
            + page.language.percentage(high, places: 1)
    }

    private func row(_ one: NamedRequirement, _ html: HTML) {
        let language = page.language
        let state = one.requirement.state
        html.tr(.class("need-row " + state.rawValue)) {
            html.th(.scope("row")) {
                html.text(
                    one.isTarget ? language(Words.yourTarget) : language.letter(one.name))
            }
            html.td(.class("number")) {
                html.text(language.percentage(one.requirement.target, places: 1))
            }
            html.td(.class("number")) {
                if state == .reachable {
                    html.text(language.percentage(one.requirement.needed, places: 2))
                } else {
                    html.span(.class("state")) {
                        html.icon(state == .secured ? .checkCircle : .close)
                        html.text(" " + language(state.words))
                    }
                    if state == .unreachable, let needed = one.requirement.needed {
                        html.span(.class("sub")) {
                            html.text(" (" + language.percentage(needed, places: 1) + ")")
                        }
                    }
                }
            }
        }
    }

    /// Which open work the answer is about.
    private func chooser(_ html: HTML) {
        let language = page.language
        html.form(.class("form card"), .action(Grades.path(course.id, "/need")), .data("live")) {
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
                FormField("otherwise", label: language(Words.otherwise), value: otherwise))
            html.buttonBar { html.submitButton(language(Words.calculate), style: .plain) }
        }
    }

    private func isOpen(_ work: Record) -> Bool { Work(work).isOpen }
}

extension Grades {
    @Sendable static func needScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let screen = NeedScreen(page, try CourseCase.read(record, in: page.book))
        return page.screen(page.language(Words.need), tint: .grades) { html in
            html.column { screen.write(html) }
        }
    }
}
