package import Kernel

/// A note on a course, on an assignment, or on nothing in particular.
package enum Note {
    package static let name = Attribute<String>(
        Field(
            "name", Words.noteTitle, .line, .required,
            hint: Words.noteWhoToAsk))
    package static let content = Attribute<String>(
        Field(
            "content", Words.noteText, .paragraphs,
            .defaults(to: .text(""))))
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .optional))
    package static let assignment = Attribute<RecordID>(
        Field(
            "assignment", Assignment.kind.label, .reference(to: "assignment", isOwner: true),
            .optional))
    package static let tags = Field(
        "tags", Words.noteTags, .words, .optional,
        hint: Words.noteExamOfficeHours)

    package static let kind = Kind(
        "note", Words.note,
        plural: Words.notes, title: name.field,
        order: [Order(.createdAt, descending: true)],
        fields: [name.field, content.field, course.field, assignment.field, tags])
}

/// A file that belongs to a note; its bytes are kept by their SHA-256.
package enum Attachment {
    package static let note = Attribute<RecordID>(
        Field("note", Note.kind.label, .reference(to: "note", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field("name", Words.labelName, .line, .required))
    package static let filename = Attribute<String>(
        Field(
            "filename", Words.noteFileName, .line,
            .defaults(to: .text(""))))
    package static let blob = Attribute<String>(
        Field(
            "blob", Words.noteSha256, .line, .optional,
            notation: .blob))
    package static let type = Attribute<String>(
        Field(
            "type", Words.noteType, .line, .defaults(to: .text(""))))
    /// In bytes.
    package static let size = Attribute<Int64>(
        Field(
            "size", Words.noteSize,
            .integer(0...26_214_400), .optional))

    package static let kind = Kind(
        "attachment", Words.noteAttachment,
        plural: Words.noteAttachments, title: name.field,
        fields: [note.field, name.field, filename.field, blob.field, type.field, size.field])
}
