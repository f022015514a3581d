/// Finds out which records the entries of a file are, and what they change in a book.
struct Importer {
    private let book: Book
    private let file: ImportFile
    private var problems: [ImportProblem]
    private var identities: ImportIdentities
    private var checker: DraftChecker

    /// What the file changes, checked field by field; what is wrong by the rules of the kinds can
    /// come of merging, too, and is for ``flagged(in:)`` to tell.
    ///
    /// - Throws: ``ImportError/refused(_:)`` with everything that is wrong in the file.
    init(reading file: ImportFile, in book: Book) throws(ImportError) {
        self.init(book, file)
        do { try check() } catch { throw .book(error) }
        guard problems.isEmpty else { throw .refused(problems.inFileOrder) }
    }

    var changes: [PendingChange] { checker.pending }

    /// What is wrong with the file's records in a book that has taken them in.
    func flagged(in book: Book) throws(BookError) -> [ImportProblem] {
        try checker.refusedByRules(in: book).map { problem($0) }.inFileOrder
    }

    /// The same, without the book having taken anything in.
    func flaggedAhead() throws(BookError) -> [ImportProblem] {
        guard checker.hasRules else { return [] }
        return try flagged(in: try book.preview(changes))
    }

    private init(_ book: Book, _ file: ImportFile) {
        self.book = book
        self.file = file
        problems = file.problems
        identities = ImportIdentities(book, file)
        checker = DraftChecker(book: book)
    }

    private mutating func check() throws(BookError) {
        try identities.find()
        problems += identities.problems
        let troubled = Set(problems.map { Trouble($0) })
        for (index, draft) in try drafts().enumerated() { try checker.check(draft, at: index) }
        problems += try checker.refusedValues().map { problem($0) }
            .filter { !troubled.contains(Trouble($0)) }
    }

    private func problem(_ refusal: BookError.Refusal) -> ImportProblem {
        file.entries[refusal.draft].problem(.refused(refusal.error))
    }

    /// One draft for each entry.
    private func drafts() throws(BookError) -> [Draft] {
        var links = LinkChecker(book)
        var drafts: [Draft] = []
        for index in file.entries.indices {
            let entry = file.entries[index]
            var draft = Draft(entry.kind, identities.ids[index])
            draft.importedAt = creation(of: index)
            draft.irregular = entry.irregular
            draft.keepsID = entry.keptID != nil
            let hidden = try hidden(entry, identities.ids[index], &links)
            for (field, value) in entry.values where !hidden.contains(field.name) {
                draft.set(field, value)
            }
            for (field, id) in identities.references[index] { draft.set(field, .reference(id)) }
            drafts.append(draft)
        }
        return drafts
    }

    /// The references whose cells are empty since an export leaves out what is in the trash: nobody
    /// has cleared them.
    private func hidden(
        _ entry: ImportEntry, _ id: RecordID, _ links: inout LinkChecker
    ) throws(BookError) -> [String] {
        let empty = entry.values.filter { $0.value == nil && $0.field.type.target != nil }
        guard file.namesByTitle, !empty.isEmpty, let record = try book.record(entry.kind, id)
        else { return [] }
        let shown = try links.withoutDangling(record)
        return empty.map { $0.field.name }.filter { record.value($0) != shown.value($0) }
    }

    /// A millisecond for each record, ending now, so that new records keep the order of the file.
    private func creation(of index: Int) -> Instant {
        let later = Int64(file.entries.count - 1 - index)
        return Instant(milliseconds: book.now.milliseconds &- later)
    }
}

/// A field of a record that something was found wrong with already.
private struct Trouble: Hashable {
    let place: ImportPlace
    let field: String

    init(_ problem: ImportProblem) {
        place = problem.place
        field =
            switch problem.reason {
            case .refused(let error): error.field.name
            case .repeatedField(let name): name
            default: ""
            }
    }
}

extension [ImportProblem] {
    fileprivate var inFileOrder: [ImportProblem] {
        [Int](indices)
            .inOrder { (self[$0].place.number, $0) < (self[$1].place.number, $1) }
            .map { self[$0] }
    }
}
