import Kernel

/// What goes along when work, a weight group or a note goes to another course, and what is cleared
/// since it stays there.
enum Moving {
    /// Work finds the group of the same name, or is in none; its notes and study times come along.
    @Sendable static func assignment(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        move.changes(Assignment.course) ? try carried(move, finder, book) : []
    }

    private static func carried(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        let (work, course) = (move.now, move.now[Assignment.course])
        var drafts: [Draft] = []
        if move.keeps(Assignment.weightGroup), let id = work.optional(Assignment.weightGroup),
            let group = try finder.record(WeightGroup.kind, id),
            group[WeightGroup.course] != course
        {
            let there = try book.records(
                WeightGroup.kind,
                where: [.titled(folded: group.title.folded), WeightGroup.course == course])
            drafts.append(Draft(work).setting(Assignment.weightGroup, there.first?.id))
        }
        for note in try book.records(Note.kind, where: [Note.assignment == work.id])
        where note.optional(Note.course) != nil {
            drafts.append(Draft(note).setting(Note.course, course))
        }
        return drafts
            + (try book.records(
                StudySession.kind, where: [StudySession.assignment == work.id])).map {
                Draft($0).setting(StudySession.course, course)
            }
    }

    /// The work of a group comes along.
    @Sendable static func weightGroup(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        guard move.changes(WeightGroup.course) else { return [] }
        let inGroup: Filter = Assignment.weightGroup == move.now.id
        return try book.records(Assignment.kind, where: [inGroup]).map {
            Draft($0).setting(Assignment.course, move.now[WeightGroup.course])
        }
    }

    /// A note stays with its work or with its course, whichever was changed.
    @Sendable static func note(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        try settle(move, Note.course, Note.assignment, finder)
    }

    @Sendable static func studySession(
        _ move: Move, _ finder: Move.Finder, _ book: Book
    ) throws(BookError) -> [Draft] {
        try settle(move, StudySession.course, StudySession.assignment, finder)
    }

    private static func settle(
        _ move: Move, _ course: Attribute<RecordID>, _ assignment: Attribute<RecordID>,
        _ finder: Move.Finder
    ) throws(BookError) -> [Draft] {
        guard move.changes(course) || move.changes(assignment),
            let wanted = move.now.optional(course), let id = move.now.optional(assignment),
            let work = try finder.record(Assignment.kind, id), work[Assignment.course] != wanted
        else { return [] }
        if move.keeps(course) { return [Draft(move.now).setting(course, work[Assignment.course])] }
        return move.keeps(assignment) ? [Draft(move.now).setting(assignment, nil)] : []
    }

    /// Refuses work of another course.
    static func check(
        _ record: Record, _ course: Attribute<RecordID>, _ assignment: Attribute<RecordID>,
        _ book: Book
    ) throws(BookError) -> FieldError? {
        guard let wanted = record.optional(course), let id = record.optional(assignment),
            let work = try book.record(Assignment.kind, id), work[Assignment.course] != wanted
        else { return nil }
        return FieldError(
            assignment.field, value: work.title, .notFound(kind: Assignment.kind.name))
    }
}
