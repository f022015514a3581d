import Kernel

/// What the sheets for new and existing records need to know of a kind.
struct Editing {
    let kind: Kind
    let fields: [Field]
    /// Fields that a new record asks for, if fewer.
    let newFields: [Field]
    let newTitle: Label
    let editTitle: Label
    /// Fields that come with the address of a new record, unseen.
    let hidden: [Field]

    init(
        _ kind: Kind, _ fields: [Field], new newFields: [Field]? = nil, title: Label, edit: Label,
        hidden: [Field] = []
    ) {
        self.kind = kind
        self.fields = fields
        self.newFields = newFields ?? fields
        newTitle = title
        editTitle = edit
        self.hidden = hidden
    }

    /// Whether files can be chosen with it.
    var takesFiles: Bool { kind == Note.kind }

    static func of(_ name: String) -> Editing? {
        all.first { $0.kind.name == name }
    }

    private static let all = [
        course, assignment, note, attachment, slot, session, term, degree, group, scale,
    ]

    static let courseSettings = [
        Course.name.field, Course.identifier.field, Course.professor.field, Course.status.field,
        Course.creditHours.field, Course.target.field, Course.term.field, Course.color.field,
        Course.icon.field, Course.weights.field, Course.method.field, Course.scale.field,
        Course.ownScale.field, Course.courseGroup.field, Course.excludeFromGPA.field,
        Course.repeats.field, Course.repeatRule.field, Course.description.field,
    ]

    private static let course = Editing(
        Course.kind, courseSettings,
        new: [
            Course.name.field, Course.identifier.field, Course.professor.field,
            Course.creditHours.field, Course.status.field, Course.term.field, Course.color.field,
            Course.icon.field, Course.target.field,
        ], title: Words.newCourse, edit: Words.editCourse, hidden: [Course.courseGroup.field])

    private static let assignment = Editing(
        Assignment.kind,
        [
            Assignment.name.field, Assignment.weightGroup.field, Assignment.earned.field,
            Assignment.enteredAs.field, Assignment.total.field, Assignment.due.field,
            Assignment.enabled.field,
            Assignment.excused.field, Assignment.extraCredit.field, Assignment.neverDrop.field,
        ], title: Words.newAssignment, edit: Words.editAssignment, hidden: [Assignment.course.field]
    )

    private static let note = Editing(
        Note.kind,
        [Note.name.field, Note.content.field, Note.tags, Note.assignment.field],
        title: Words.newNote, edit: Words.editNote, hidden: [Note.course.field])

    private static let attachment = Editing(
        Attachment.kind, [Attachment.name.field], title: Attachment.kind.label,
        edit: Words.editAttachment)

    private static let slot = Editing(
        TimeSlot.kind, [TimeSlot.days, TimeSlot.start.field, TimeSlot.end.field],
        title: Words.newSlot, edit: Words.editSlot, hidden: [TimeSlot.course.field])

    private static let session = Editing(
        StudySession.kind,
        [StudySession.date.field, StudySession.minutes.field, StudySession.assignment.field],
        title: Words.newSession, edit: Words.editSession, hidden: [StudySession.course.field])

    private static let term = Editing(
        Term.kind, [Term.name.field, Term.start.field, Term.end.field], title: Words.newTerm,
        edit: Words.editTerm)

    private static let degree = Editing(
        Degree.kind,
        [
            Degree.name.field, Degree.type.field, Degree.status.field, Degree.description.field,
        ], title: Words.newDegree, edit: Words.editDegree)

    private static let group = Editing(
        CourseGroup.kind,
        [
            CourseGroup.name.field, CourseGroup.type.field, CourseGroup.minimumCourses.field,
            CourseGroup.minimumCreditHours.field, CourseGroup.description.field,
        ], title: Words.newCourseGroup, edit: Words.editCourseGroup,
        hidden: [CourseGroup.degree.field])

    private static let scale = Editing(
        GradeScale.kind, [GradeScale.name.field, GradeScale.steps], title: Words.newScale,
        edit: Words.editScale)

    /// The sheet's address for a new record, coming back to `path`.
    static func add(_ kind: Kind, _ query: [(String, String)] = [], return path: String) -> String {
        Grades.path(.add, kind.name) + "?"
            + Parameters((query + [("return", path)]).map { (name: $0.0, value: $0.1) }).formEncoded
    }

    static func edit(_ record: Record, return path: String) -> String {
        edit(record.kind, record.id, return: path)
    }

    /// - Parameter path: Where the sheet leads when it closes; without it, to where the record shows.
    static func edit(_ kind: Kind, _ id: RecordID, return path: String?) -> String {
        Grades.path(.edit, kind.name, id.text)
            + (path.map { "?" + Parameters([(name: "return", value: $0)]).formEncoded } ?? "")
    }

    static func delete(_ record: Record) -> String { delete(record.kind, record.id) }

    static func delete(_ kind: Kind, _ id: RecordID) -> String {
        Grades.path(.delete, kind.name, id.text)
    }
}

extension Page {
    /// Where a sheet leads when it closes: what its address or its form says, or `fallback`.
    func closing(or fallback: String) -> String {
        guard request.method != .post else { return returnPath(or: fallback) }
        guard let path = request.query["return"], Attr.isSafe(path), path.hasPrefix("/") else {
            return fallback
        }
        return path
    }

    func editing() throws(BookError) -> Editing {
        let name = names["kind"] ?? ""
        guard let editing = Editing.of(name) else {
            throw .notFound(kind: Course.kind, reference: name)
        }
        return editing
    }
}

extension Grades {
    /// The screen that shows a record: its course, or the list it stands in.
    @Sendable static func href(_ record: Record) -> String? {
        let course = record.course
        switch record.kind.name {
        case Course.kind.name: return path(record.id)
        case Term.kind.name: return path(.terms)
        case Degree.kind.name, CourseGroup.kind.name: return path(.degrees)
        case GradeScale.kind.name, GradePreference.kind.name: return path(.scale)
        case Note.kind.name:
            return course.map { path($0, .notes) } ?? path(.notes)
        case Attachment.kind.name: return path(.notes)
        case TimeSlot.kind.name, StudySession.kind.name: return course.map { path($0, .time) }
        default: return course.map { path($0) } ?? path
        }
    }
}
