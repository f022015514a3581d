import Kernel

/// Pretend scores: the address holds them, so that leaving leaves nothing behind.
struct WhatIfScreen {
    let page: Page
    let course: CourseCase
    let pretended: CourseCase
    private let errors: [String: String]
    private let typed: Parameters
    /// The average of all courses of the same scale as it is and as it would be.
    private let averages: (now: Rational?, then: Rational?)

    init(_ page: Page, _ course: CourseCase) throws(BookError) {
        self.page = page
        self.course = course
        typed = page.request.query
        let (drafts, errors) = Grades.typedScores(typed, course, page.language)
        self.errors = errors
        let pretended = course.pretending(drafts)
        self.pretended = pretended
        let records = try Overview.counting(page.book)
        let all = try ListedCourse.all(records, in: page.book)
        let then = ListedCourse(pretended)
        let scale = course.scale.id
        averages = (
            Average(all).part(scale)?.gpa,
            Average(all.map { $0.id == course.id ? then : $0 }).part(scale)?.gpa
        )
    }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.whatIf), subtitle: language(Words.whatIfHint),
                back: Link(course.name, href: Grades.path(course.id))))
        result(html)
        html.form(
            .class("form"), .action(Grades.path(course.id, .whatIf)), .id("what-if"),
            .data("live")
        ) {
            html.asOfField()
            groups(html)
            // What is kept are the fields as they stand, whether or not an answer to them has come.
            html.buttonBar {
                html.submitButton(language(Words.calculate), style: .plain)
                html.submitButton(
                    language(Words.keep), posting: Grades.path(course.id, .scores))
                html.buttonLink(
                    language(Words.leave), href: Grades.path(course.id), style: .quiet)
            }
        }
    }

    private func result(_ html: HTML) {
        let language = page.language
        let before = course.current.percent
        let after = pretended.current.percent
        let final = pretended.final.percent
        let (figure, unit) = pretended.marking.figure(after, language)
        html.heroCard(
            permille: Int((after ?? .zero).divided(by: 100)?.permille ?? 0),
            ring: pretended.marking.letter(after, language) ?? "–", figure: figure, unit: unit,
            remark: language(Words.now) + " " + course.marking.text(before, language) + " · "
                + language(Words.atTheEnd) + " "
                + pretended.marking.text(final, language) + " · "
                + language(Words.gpa) + " " + language.figure(averages.now) + " → "
                + language.figure(averages.then))
        NeedStrip(page: page, course: pretended).write(html)
    }

    private func groups(_ html: HTML) {
        for (index, group) in course.gradebook.groups.enumerated() {
            let members = Set(course.gradebook.members[index].map { $0.id })
            let name = course.groups.first { $0.id == group.id }?.title
            let part = pretended.current.groups.first { $0.rule.id == group.id }
            html.group(
                GroupHeading(
                    name ?? page.language(Words.noGroup),
                    figure: pretended.marking.text(part?.percent, page.language))
            ) {
                for work in course.assignments where members.contains(work.id) {
                    row(work, part?.dropped.first { $0.work.id == work.id }?.isLowest, html)
                }
            }
        }
    }

    /// - Parameter dropped: Whether it doesn't count as the lowest, or as the highest; `nil` where it does.
    private func row(_ work: Record, _ dropped: Bool?, _ html: HTML) {
        let language = page.language
        let why = dropped.map { language($0 ? Words.lowestDropped : Words.highestDropped) }
        let name = "s-" + work.id.text
        let stored = course.marking.typed(work, language)
        let text = typed[name] ?? stored
        var row = Row(
            id: "w-" + work.id.text, title: work.title,
            subtitle: errors[name] == nil ? why : nil)
        row.done = why != nil
        html.row(
            row, leading: {},
            below: {
                if let error = errors[name] { html.refusal(error, id: "e-" + name) }
            }
        ) {
            html.div(.class(text == stored ? "score above" : "score above pretend")) {
                html.input(
                    .type("text"), .name(name), .id("i-" + name), .value(text),
                    .placeholder("–"), .autocomplete("off"),
                    .aria("label", language(Words.scoreOf(work.title))),
                    .all(
                        .aria("invalid", errors[name] == nil ? nil : "true"),
                        .aria("describedby", errors[name] == nil ? nil : "e-" + name),
                        .spellcheck(false)))
                html.span(.class("sub")) {
                    html.text(course.marking.total(of: work, language) ?? "")
                }
            }
        }
    }
}

extension Grades {
    @Sendable static func whatIfScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let screen = try WhatIfScreen(page, try CourseCase.read(record, in: page.book))
        let list = try Overview(page, chosen: record.id)
        return page.screen(
            page.language(Words.whatIf), tint: .grades, color: record.colorClass
        ) { html in
            list.write(html) { screen.write(html) }
        }
    }
}
