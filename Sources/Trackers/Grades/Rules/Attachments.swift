import Kernel

extension Attachment {
    /// What a form calls the files that are chosen in it.
    static let chosen = Field("file", Words.files, .line, .optional)

    /// The files of some notes, oldest first.
    static func files(
        of notes: [Record], in book: Book
    ) throws(BookError) -> [RecordID: [Record]] {
        guard !notes.isEmpty else { return [:] }
        let filter = note.isOne(of: notes.map { $0.id })
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
