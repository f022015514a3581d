import Kernel

extension Grades {
    /// All scores of a course in one form, to go through with the return key.
    @Sendable static func scoresScreen(_ page: Page) throws(BookError) -> Response {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        return scoresScreen(page, course, [:], lost: [])
    }

    private static func scoresScreen(
        _ page: Page, _ course: CourseCase, _ errors: [String: String], lost: [String]
    ) -> Response {
        let language = page.language
        return page.screen(
            language(Words.enterMany), tint: .grades, color: course.record.colorClass,
            status: errors.isEmpty && lost.isEmpty ? 200 : 422
        ) { html in
            html.column {
                page.writeLost(lost, to: html)
                html.largeTitle(
                    Heading(
                        language(Words.enterMany), subtitle: language(Words.scoreHint),
                        back: Link(course.name, href: path(course.id))))
                html.postForm(
                    action: path(course.id, .scores), return: path(course.id), showsRecord: true
                ) {
                    html.div(.class("form beside")) {
                        for work in course.assignments {
                            html.textField(field(work, course, page, errors))
                        }
                    }
                    html.buttonBar { html.submitButton(language(WebText.save)) }
                }
            }
        }
    }

    private static func field(
        _ work: Record, _ course: CourseCase, _ page: Page, _ errors: [String: String]
    ) -> FormField {
        let name = "s-" + work.id.text
        let total = course.marking.total(of: work, page.language)
        return FormField(
            name, label: work.title + (total.map { " (" + $0 + ")" } ?? ""),
            value: page.form[name] ?? course.marking.typed(work, page.language),
            error: errors[name])
    }

    /// Writes all scores that changed as one action.
    @Sendable static func saveScores(_ page: Page) throws(BookError) -> Response {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        let (drafts, errors) = typedScores(page.form, course, page.language)
        let lost = try page.lost(Assignment.kind, under: "s-") {
            course.marking.typed($0, page.language)
        }
        guard errors.isEmpty, lost.isEmpty else {
            return scoresScreen(page, course, errors, lost: lost)
        }
        return page.done(try page.book.commit(drafts).stamp, or: path(course.id))
    }

    /// The scores of a form or an address, under `s-` and the assignment's identifier.
    static func typedScores(
        _ typed: Parameters, _ course: CourseCase, _ language: Language
    ) -> (drafts: [Draft], errors: [String: String]) {
        var drafts: [Draft] = []
        var errors: [String: String] = [:]
        for work in course.assignments {
            guard let text = typed["s-" + work.id.text] else { continue }
            do throws(ScoreEntry.Unreadable) {
                let total = work[Assignment.total]
                drafts.append(
                    try ScoreEntry(
                        text, total: total, as: work.optional(Assignment.enteredAs),
                        course.marking, style: typed.style
                    ).draft(work))
            } catch {
                errors["s-" + work.id.text] =
                    error.refusal(
                        Assignment.earned.field, text,
                        else: .rule(Words.whyNoScore(course.marking))
                    ).hint(in: language)
            }
        }
        return (drafts, errors)
    }
}
