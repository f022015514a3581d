import Kernel

/// Pretend scores: the address holds them, so that leaving leaves nothing behind.
struct WhatIfScreen {
    let page: Page
    let course: CourseCase
    let pretended: CourseCase
    private let errors: [String: String]
    private let typed: Parameters
    /// The average of all courses as it is and as it would be.
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
        averages = (Average(all).gpa, Average(all.map { $0.id == course.id ? then : $0 }).gpa)
    }

    func write(_ html: HTML) {
        let language = page.language
        html.largeTitle(
            Heading(
                language(Words.whatIf), subtitle: language(Words.whatIfHint),
                back: Link(course.name, href: Grades.path(course.id))))
        result(html)
        html.form(
            .class("form"), .action(Grades.path(course.id, "/what-if")), .id("what-if"),
            .data("live")
        ) {
            groups(html)
            html.buttonBar {
                html.submitButton(language(Words.calculate), style: .plain)
            }
        }
        html.postForm(
            action: Grades.path(course.id, "/scores"), return: Grades.path(course.id)
        ) {
            html.hiddenFields(typed.pairs.filter { $0.name.hasPrefix("s-") })
            html.buttonBar {
                html.submitButton(language(Words.keep))
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
        html.heroCard(
            permille: Int((after ?? .zero).divided(by: 100)?.permille ?? 0),
            ring: course.scale.letter(after, language) ?? "–",
            figure: after.map { language.number($0, places: 2) } ?? "–",
            unit: after == nil ? "" : "%",
            remark: language(Words.now) + " " + language.percentage(before, places: 2) + " · "
                + language(Words.atTheEnd) + " " + language.percentage(final, places: 1) + " · "
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
                    figure: page.language.percentage(part?.percent))
            ) {
                for work in course.assignments where members.contains(work.id) { row(work, html) }
            }
        }
    }

    private func row(_ work: Record, _ html: HTML) {
        let language = page.language
        let name = "s-" + work.id.text
        let stored = work.optional(Assignment.earned).map {
            Assignment.earned.field.text(.decimal($0), in: language)
        }
        let text = typed[name] ?? stored ?? ""
        html.row(
            Row(id: "w-" + work.id.text, title: work.title, subtitle: errors[name]), leading: {}
        ) {
            html.div(.class(text == stored ?? "" ? "score above" : "score above pretend")) {
                html.input(
                    .type("text"), .name(name), .id("i-" + name), .value(text),
                    .placeholder("–"), .autocomplete("off"),
                    .aria("label", language(Words.scoreOf(work.title))),
                    .all(
                        .aria("invalid", errors[name] == nil ? nil : "true"), .spellcheck(false)))
                html.span(.class("sub")) {
                    html.text("/ " + language.number(work[Assignment.total]))
                }
            }
        }
    }
}

extension Grades {
    @Sendable static func whatIfScreen(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Course.kind)
        let screen = try WhatIfScreen(page, try CourseCase.read(record, in: page.book))
        return page.screen(page.language(Words.whatIf), tint: .grades) { html in
            html.column { screen.write(html) }
        }
    }
}
