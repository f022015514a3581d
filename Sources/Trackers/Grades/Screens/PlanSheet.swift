import Kernel

extension Grades {
    /// Which planned courses of a degree to take in which term.
    @Sendable static func planSheet(_ page: Page) throws(BookError) -> Response {
        let degree = try page.record(Degree.kind)
        let planned = try plannedCourses(of: degree, page)
        let behind = try DegreesScreen(page)
        let list = try Overview(page, isBeside: true)
        let term = try termForm(page)
        let language = page.language
        return page.screen(
            language(Words.planTerm), tint: .grades,
            status: page.request.method == .post ? 422 : 200
        ) { html in
            list.write(html) { behind.write(html) }
        } sheet: { html in
            html.sheet(
                title: language(Words.planTerm), closeHref: path(.degrees),
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: planPath(degree.id),
                    return: path(.degrees)
                ) {
                    term.write(html)
                    if planned.isEmpty { html.footnote(language(Words.nothingPlanned)) }
                    for course in planned { choice(course, language, html) }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
                html.buttonBar {
                    html.buttonLink(
                        language(Term.kind.label),
                        href: Editing.add(
                            Term.kind, return: planPath(degree.id)),
                        style: .quiet, icon: .add)
                }
            }
        }
    }

    /// The term to choose: at first the next to begin, else the latest.
    private static func termForm(_ page: Page) throws(BookError) -> RecordForm {
        var typed = page.form
        var errors: [FieldError] = []
        if page.request.method == .post {
            errors = [FieldError(Course.term.field, value: "", .missing)]
        } else {
            let terms = try page.book.records(Term.kind, limit: 200)
            let coming = terms.filter {
                ($0.optional(Term.start) ?? page.book.today) > page.book.today
            }
            if let term = coming.last ?? terms.first {
                typed.pairs.append((name: Course.term.name, value: term.id.text))
            }
        }
        return try RecordForm(
            page, Form([Course.term.field], typed: typed, errors: errors), course: nil)
    }

    private static func choice(_ course: ListedCourse, _ language: Language, _ html: HTML) {
        html.label(.class("check")) {
            html.input(
                .type("checkbox"), .name("on"), .value(course.id.text),
                .checked(if: course.record.optional(Course.term) == nil))
            html.span {
                html.text(course.name + " · " + language(Words.credits(course.creditHours)))
            }
        }
    }

    private static func plannedCourses(
        of degree: Record, _ page: Page
    ) throws(BookError) -> [ListedCourse] {
        try Progress.all(of: degree, in: page.book).flatMap { $0.planned.courses }
    }

    /// Puts the chosen courses into the term as one action.
    @Sendable static func planTerm(_ page: Page) throws(BookError) -> Response {
        let degree = try page.record(Degree.kind)
        let chosen = Set(page.form.all("on"))
        let term = try Form([Course.term.field]).draft(Course.kind, from: page.form)
        guard term[Course.term] != nil else { return try planSheet(page) }
        let drafts = try plannedCourses(of: degree, page)
            .filter { chosen.contains($0.id.text) }
            .map { Draft($0.record).setting(Course.term, term[Course.term]) }
        return page.done(try page.book.commit(drafts).stamp, or: path(.degrees))
    }
}
