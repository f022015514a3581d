import Kernel

extension Grades {
    /// Which planned courses of a degree to take in which term.
    @Sendable static func planSheet(_ page: Page) throws(BookError) -> Response {
        let degree = try page.record(Degree.kind)
        let planned = try plannedCourses(of: degree, page)
        let behind = try DegreesScreen(page)
        let term = try RecordForm(page, Form([Course.term.field], typed: page.form), course: nil)
        let language = page.language
        return page.screen(language(Words.planTerm), tint: .grades) { html in
            html.column { behind.write(html) }
        } sheet: { html in
            html.sheet(
                title: language(Words.planTerm), closeHref: path + "/degrees",
                closeLabel: language(WebText.close)
            ) {
                html.postForm(
                    action: path + "/degrees/" + degree.id.text + "/plan",
                    return: path + "/degrees"
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
                            Term.kind, return: path + "/degrees/" + degree.id.text + "/plan"),
                        style: .quiet, icon: .add)
                }
            }
        }
    }

    private static func choice(_ course: CourseCase, _ language: Language, _ html: HTML) {
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
    ) throws(BookError) -> [CourseCase] {
        try Progress.all(of: degree, in: page.book).flatMap { $0.planned.courses }
    }

    /// Puts the chosen courses into the term as one action.
    @Sendable static func planTerm(_ page: Page) throws(BookError) -> Response {
        let degree = try page.record(Degree.kind)
        let chosen = Set(page.form.all("on"))
        let term = try Form([Course.term.field]).draft(Course.kind, from: page.form)
        let drafts = try plannedCourses(of: degree, page)
            .filter { chosen.contains($0.id.text) }
            .map { Draft($0.record).setting(Course.term, term[Course.term]) }
        return page.done(try page.book.commit(drafts).stamp, or: path + "/degrees")
    }
}

extension Words {
    static let planTerm = Label(
        "Plan next term", german: "Nächstes Semester planen",
        italian: "Pianifica il prossimo periodo")
    static let nothingPlanned = Label(
        "No course of this degree is planned yet.",
        german: "Noch ist kein Kurs dieses Studiengangs geplant.",
        italian: "Nessun corso di questa laurea è ancora in programma.")
}
