/// Finds the record of every entry of a file, and the records that the entries name.
struct ImportIdentities {
    private let book: Book
    private let file: ImportFile
    private(set) var problems: [ImportProblem] = []
    /// The record of each entry.
    private(set) var ids: [RecordID]
    /// The records that each entry names.
    private(set) var references: [[(field: Field, id: RecordID)]]
    /// The entry of each record in the file.
    private var positions: [RecordKey: Int] = [:]
    /// How often a row without id and title came.
    private var contents: [String: Int] = [:]
    /// The true identifiers of records that are one per pair, by those that the file gives them.
    private var aliases: [RecordKey: RecordID] = [:]

    init(_ book: Book, _ file: ImportFile) {
        self.book = book
        self.file = file
        ids = Array(repeating: .none, count: file.entries.count)
        references = Array(repeating: [], count: file.entries.count)
    }

    /// Records that are one per pair are found by the others, so these come first.
    mutating func find() throws(BookError) {
        let pairs = file.entries.indices.filter { !file.entries[$0].kind.identity.isEmpty }
        let others = file.entries.indices.filter { file.entries[$0].kind.identity.isEmpty }
        for index in others { enter(try identifier(of: file.entries[index]), at: index) }
        for index in pairs {
            references[index] = try referred(by: file.entries[index])
            enter(identifierOfPair(at: index), at: index)
        }
        for index in others { references[index] = try referred(by: file.entries[index]) }
    }

    private mutating func enter(_ id: RecordID, at index: Int) {
        let entry = file.entries[index]
        ids[index] = id
        let key = RecordKey(entry.kind.name, id)
        if let first = positions[key] {
            problems.append(entry.problem(.repeatedID(first: file.entries[first].place)))
        } else {
            positions[key] = index
        }
    }

    private mutating func identifier(of entry: ImportEntry) throws(BookError) -> RecordID {
        if let id = entry.keptID { return id }
        if let text = entry.writtenID { return BookFormat.identifier(text, of: entry.kind) }
        if file.namesByTitle, entry.kind.titleIndex == nil { return identifierOfContent(entry) }
        guard let title = entry.title?.folded, !title.isEmpty else {
            // A title that must be there is missed anyway.
            let isMissed = entry.kind.titleField?.isRequired ?? false
            if !isMissed { problems.append(entry.problem(.idMissing)) }
            return book.makeID()
        }
        let found = try book.records(entry.kind, where: [.titled(folded: title)], limit: 100)
        if found.count > 1 {
            problems.append(
                entry.problem(.ambiguousTitle(entry.title ?? title, count: found.count)))
        }
        return found.first?.id ?? BookFormat.identifier(title, of: entry.kind)
    }

    /// The identifier of a record that has neither id nor title: it follows from all that the file
    /// says of it, so that the same file always means the same records. Equal rows are counted.
    private mutating func identifierOfContent(_ entry: ImportEntry) -> RecordID {
        var content = ""
        for (field, value) in entry.values {
            content += "\n" + field.name + "=" + field.text(value)
        }
        for (field, text) in entry.references { content += "\n" + field.name + "=" + text }
        let count = contents[content] ?? 0
        contents[content] = count + 1
        return BookFormat.identifier("row \(count)" + content, of: entry.kind)
    }

    private mutating func identifierOfPair(at index: Int) -> RecordID {
        let entry = file.entries[index]
        let parts = entry.kind.identity.compactMap { name in
            references[index].first { $0.field.name == name }?.id
        }
        if let id = entry.keptID { return id }
        let written = entry.writtenID.map { BookFormat.identifier($0, of: entry.kind) }
        guard parts.count == entry.kind.identity.count else { return written ?? book.makeID() }
        let id = entry.kind.identifier(of: parts)
        if let written { aliases[RecordKey(entry.kind.name, written)] = id }
        return id
    }

    private mutating func referred(
        by entry: ImportEntry
    ) throws(BookError) -> [(field: Field, id: RecordID)] {
        var found: [(field: Field, id: RecordID)] = []
        for (field, text) in entry.references {
            guard let kind = field.type.target.flatMap({ book.schema.kind($0) }) else { continue }
            do {
                found.append((field, try lookUp(text, kind)))
            } catch {
                guard let reason = FieldError.Reason(error) else { throw error }
                problems.append(entry.problem(.refused(FieldError(field, value: text, reason))))
            }
        }
        return found
    }

    /// The record named: one of the file, or one of the book.
    private func lookUp(_ text: String, _ kind: Kind) throws(BookError) -> RecordID {
        if let id = RecordID(text), positions[RecordKey(kind.name, id)] != nil { return id }
        let written = BookFormat.identifier(text, of: kind)
        let id = aliases[RecordKey(kind.name, written)] ?? written
        if positions[RecordKey(kind.name, id)] != nil { return id }
        if let record = try book.record(kind, id), !record.isHidden { return id }
        guard file.namesByTitle else { throw .notFound(kind: kind, reference: text) }
        return try book.resolve(text, in: kind).id
    }
}

extension FieldError.Reason {
    /// Why a reference to another record is refused.
    package init?(_ error: BookError) {
        switch error {
        case .notFound(let kind, _): self = .notFound(kind: kind.name)
        case .ambiguous(_, _, let found, let count):
            self = .ambiguous(count: count, ids: found.map { $0.id.text })
        default: return nil
        }
    }
}
