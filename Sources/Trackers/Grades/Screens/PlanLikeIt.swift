import Kernel

extension Grades {
    /// A planned course like this one: its groups, open assignments, and everything but the scores.
    @Sendable static func planLikeIt(_ page: Page) throws(BookError) -> Response {
        let course = try CourseCase.read(try page.record(Course.kind), in: page.book)
        let id = page.book.makeID()
        var drafts = [
            copy(
                course.record, id,
                without: [Course.term.field, Course.status.field, Course.repeats.field]
            )
            .setting(Course.status, .planned)
        ]
        var groups: [RecordID: RecordID] = [:]
        for group in course.groups {
            let new = page.book.makeID()
            groups[group.id] = new
            drafts.append(copy(group, new, without: []).setting(WeightGroup.course, id))
        }
        for work in course.assignments {
            let left = [
                Assignment.earned.field, Assignment.due.field, Assignment.excused.field,
                Assignment.weightGroup.field,
            ]
            drafts.append(
                copy(work, page.book.makeID(), without: left).setting(Assignment.course, id)
                    .setting(
                        Assignment.weightGroup,
                        work.optional(Assignment.weightGroup).flatMap { groups[$0] }))
        }
        return page.done(try page.book.commit(drafts).stamp, at: path(id, .settings))
    }

    private static func copy(_ record: Record, _ id: RecordID, without left: [Field]) -> Draft {
        var draft = Draft(record.kind, id)
        for (index, field) in record.kind.fields.enumerated().dropFirst(Kind.commonFields.count)
        where !left.contains(where: { $0 === field }) {
            if let value = record.values[index] { draft.set(field, value) }
        }
        return draft
    }
}
