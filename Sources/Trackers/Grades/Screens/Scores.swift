import Kernel

extension Grades {
    /// Writes one score as it was typed into a row.
    @Sendable static func setScore(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Assignment.kind)
        let course = try page.book.visible(Course.kind, record[Assignment.course])
        let draft = try score(page.form["score"] ?? "", record, course, page)
        return page.done(try page.book.commit(draft).stamp, or: path(course.id))
    }

    /// Reads what was typed for an assignment in its course's scale.
    static func score(
        _ text: String, _ record: Record, _ course: Record, _ page: Page
    ) throws(BookError) -> Draft {
        let marking = try CourseCase.read(course, in: page.book).marking
        do throws(ScoreEntry.Unreadable) {
            return try ScoreEntry(
                text, total: record[Assignment.total],
                as: record.optional(Assignment.enteredAs), marking, style: page.numberStyle
            ).draft(record)
        } catch {
            throw .refused(
                error.refusal(
                    Assignment.earned.field, text, else: .rule(Words.whyNoScore(marking))))
        }
    }

    /// Excuses an assignment, or takes it out of the count, or back.
    @Sendable static func setFlag(_ page: Page) throws(BookError) -> Response {
        let record = try page.record(Assignment.kind)
        let form = Form([Assignment.excused.field, Assignment.enabled.field])
        let draft = try form.draft(Assignment.kind, record.id, from: page.form)
        return page.done(
            try page.book.commit(draft).stamp, or: path(record[Assignment.course]))
    }
}
