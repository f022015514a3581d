package import Kernel

/// A note on a course, on an assignment, or on nothing in particular.
package enum Note {
    package static let name = Attribute<String>(
        Field(
            "name", Label("Title", german: "Titel", italian: "Titolo"), .line, .required,
            hint: Label("Who to ask", german: "Wen man fragt", italian: "A chi chiedere")))
    package static let content = Attribute<String>(
        Field(
            "content", Label("Text", german: "Text", italian: "Testo"), .paragraphs,
            .defaults(to: .text(""))))
    package static let course = Attribute<RecordID>(
        Field("course", Course.kind.label, .reference(to: "course", isOwner: true), .optional))
    package static let assignment = Attribute<RecordID>(
        Field(
            "assignment", Assignment.kind.label, .reference(to: "assignment", isOwner: true),
            .optional))
    package static let tags = Field(
        "tags", Label("Tags", german: "Schlagwörter", italian: "Etichette"), .words, .optional,
        hint: Label("exam, office hours", german: "Klausur, Sprechstunde", italian: "esame"))

    package static let kind = Kind(
        "note", Label("Note", german: "Notiz", italian: "Nota"),
        plural: Label("Notes", german: "Notizen", italian: "Note"), title: "name",
        order: [Order(.createdAt, descending: true)],
        fields: [name.field, content.field, course.field, assignment.field, tags])

    package static let rules = Rules(kind, check: check, carry: Moving.note)

    /// Refuses an assignment of another course.
    @Sendable private static func check(
        _ record: Record, _ book: Book
    ) throws(BookError) -> FieldError? {
        try Moving.check(record, course, assignment, book)
    }
}

/// A file that belongs to a note; its bytes are kept by their SHA-256.
package enum Attachment {
    package static let note = Attribute<RecordID>(
        Field("note", Note.kind.label, .reference(to: "note", isOwner: true), .required))
    package static let name = Attribute<String>(
        Field("name", Labels.name, .line, .required))
    package static let filename = Attribute<String>(
        Field(
            "filename", Label("File name", german: "Dateiname", italian: "Nome del file"), .line,
            .defaults(to: .text(""))))
    package static let blob = Attribute<String>(
        Field(
            "blob", Label("SHA-256", german: "SHA-256", italian: "SHA-256"), .line, .optional,
            notation: .blob))
    package static let type = Attribute<String>(
        Field(
            "type", Label("Type", german: "Art", italian: "Tipo"), .line, .defaults(to: .text(""))))
    /// In bytes.
    package static let size = Attribute<Int64>(
        Field(
            "size", Label("Size", german: "Größe", italian: "Dimensione"),
            .integer(0...26_214_400), .optional))

    package static let kind = Kind(
        "attachment", Label("Attachment", german: "Anhang", italian: "Allegato"),
        plural: Label("Attachments", german: "Anhänge", italian: "Allegati"), title: "name",
        fields: [note.field, name.field, filename.field, blob.field, type.field, size.field])

    /// What a form calls the files that are chosen in it.
    static let chosen = Field("file", Words.files, .line, .optional)

    /// The files of some notes, oldest first.
    static func files(
        of notes: [Record], in book: Book
    ) throws(BookError) -> [RecordID: [Record]] {
        guard !notes.isEmpty else { return [:] }
        let filter = Filter.oneOf("note", notes.map { .reference($0.id) })
        var files: [RecordID: [Record]] = [:]
        for file in try book.records(kind, where: [filter]) {
            files[file[note], default: []].append(file)
        }
        return files
    }

    /// Keeps the files that were posted with a form, and drafts an attachment for each.
    ///
    /// - Throws: ``BookError/refused(_:)`` when one is too large; nothing is kept then.
    static func drafts(_ page: Page, note id: RecordID) throws(BookError) -> [Draft] {
        let files = page.files.filter { $0.filename?.isEmpty == false }
        for file in files where file.bytes.count > Blobs.maximumSize {
            let size = page.language.fileSize(Int64(file.bytes.count))
            let shown = (file.filename ?? "") + " (" + size + ")"
            throw .refused(FieldError(chosen, value: shown, .tooLarge(maximum: "25 MB")))
        }
        var drafts: [Draft] = []
        for file in files {
            let hash = try page.book.keep(file.bytes)
            let facts = FileFacts(file.bytes, filename: file.filename ?? "", hash: hash)
            drafts.append(
                Draft(kind, page.book.makeID()).setting(note, id)
                    .setting(name, facts.filename).naming(facts))
        }
        return drafts
    }
}
