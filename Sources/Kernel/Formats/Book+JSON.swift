extension Book {
    /// The book, or some of its kinds, in the published JSON; see ``BookFormat``.
    ///
    /// Every visible record stands on a line of its own, by kind, then by age: the same book always
    /// gives the same bytes. A reference to a record that is deleted or hasn't arrived is left out.
    /// The files that the records name follow, if there are any and they are here.
    package func json(_ kinds: [Kind]? = nil) throws(BookError) -> [UInt8] {
        let (bytes, files) = try jsonWithoutFiles(kinds)
        return try reading { () throws(StoreError) in
            guard let json = try store.blobs.fill(bytes, with: files) else {
                throw StoreError(.damaged, detail: "a file that was here is missing")
            }
            return json
        }
    }

    /// The same with the places of the files instead of the files.
    package func jsonWithoutFiles(
        _ kinds: [Kind]? = nil
    ) throws(BookError) -> (bytes: [UInt8], files: [FileInsert]) {
        let records = try exported(kinds ?? schema.kinds)
        let files = try files(of: records)
        var inserts: [FileInsert] = []
        var writer = JSONWriter()
        writer.object { writer in
            writer.name(BookFormat.versionName)
            writer.integer(BookFormat.version)
            writer.name(BookFormat.recordsName)
            writer.lines { writer in
                for record in records { writer.record(record, withModifiedAt: false) }
            }
            if !files.isEmpty { inserts = writer.files(files) }
            writer.irregular(records)
        }
        return (writer.bytes + [UInt8(ascii: "\n")], inserts)
    }

    /// The files that records name and the book has, in the order of the records.
    private func files(of records: [Record]) throws(BookError) -> [BlobHash] {
        var files: [BlobHash] = []
        var seen: Set<BlobHash> = []
        for record in records {
            for hash in record.blobs where seen.insert(hash).inserted {
                if try hasBlob(hash) { files.append(hash) }
            }
        }
        return files
    }

    /// The visible records of some kinds, oldest first, without references that lead nowhere.
    func exported(_ kinds: [Kind]) throws(BookError) -> [Record] {
        var links = LinkChecker(self)
        var exported: [Record] = []
        for kind in kinds {
            for record in try records(kind, order: [Order(.createdAt)]) {
                exported.append(try links.withoutDangling(record))
            }
        }
        return exported
    }
}

extension JSONWriter {
    /// Each with its hash, by which records name it, and room for its bytes; gives their places.
    fileprivate mutating func files(_ files: [BlobHash]) -> [FileInsert] {
        var inserts: [FileInsert] = []
        name(BookFormat.filesName)
        lines { writer in
            for hash in files {
                writer.object { writer in
                    writer.name(BookFormat.hashName)
                    writer.string(hash.text)
                    writer.name(BookFormat.bytesName)
                    writer.string("")
                    inserts.append(FileInsert(hash, at: writer.bytes.count - 1, isBase64: true))
                }
            }
        }
        return inserts
    }
}

extension JSONWriter {
    /// Names the fields that an import has to take as they are; nothing if there are none.
    fileprivate mutating func irregular(_ records: [Record]) {
        let found = records.map { (record: $0, fields: $0.irregularFields) }
            .filter { !$0.fields.isEmpty }
        if found.isEmpty { return }
        name(BookFormat.irregularName)
        lines { writer in
            for (record, fields) in found {
                writer.object { writer in
                    writer.name(BookFormat.kindName)
                    writer.string(record.kind.name)
                    writer.name(BookFormat.idName)
                    writer.string(record.id.text)
                    writer.name(BookFormat.fieldsName)
                    writer.array { writer in for name in fields { writer.string(name) } }
                }
            }
        }
    }
}

extension Record {
    /// The fields whose values nobody could type: absent though required, or out of range, as
    /// merging, or another version, may leave them. `id` stands for one that doesn't follow from
    /// the pair, or that is none.
    package var irregularFields: [String] {
        var names: [String] = []
        for index in kind.ownFields.indices {
            let (field, value) = (kind.fields[index], value(at: index))
            do throws(FieldError) {
                if try field.checked(value) != value { names.append(field.name) }
            } catch {
                names.append(field.name)
            }
        }
        return isOfItsPair && id != .none ? names : names + [BookFormat.idName]
    }

    private var isOfItsPair: Bool {
        let parts = kind.identity.compactMap { value($0)?.reference }
        if kind.identity.isEmpty || parts.count < kind.identity.count { return true }
        return kind.identifier(of: parts) == id
    }
}

/// Takes out of records what refers to nothing that can be seen.
struct LinkChecker {
    private let book: Book
    /// Whether each record asked for can be seen.
    private var known: [RecordKey: Bool] = [:]

    init(_ book: Book) {
        self.book = book
    }

    mutating func withoutDangling(_ record: Record) throws(BookError) -> Record {
        var record = record
        for (index, field) in record.kind.fields.enumerated() where !field.type.isOwner {
            guard let id = record.values[index]?.reference, let name = field.type.target,
                let kind = book.schema.kind(name)
            else { continue }
            if try !isVisible(kind, id) { record.values[index] = nil }
        }
        return record
    }

    private mutating func isVisible(_ kind: Kind, _ id: RecordID) throws(BookError) -> Bool {
        let key = RecordKey(kind.name, id)
        if let known = known[key] { return known }
        let isVisible = try book.record(kind, id).map { !$0.isHidden } ?? false
        known[key] = isVisible
        return isVisible
    }
}
