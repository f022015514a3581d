extension Book {
    /// The book, or some of its kinds, in the published JSON; see ``BookFormat``.
    ///
    /// Every visible record stands on a line of its own, by kind, then by age: the same book always
    /// gives the same bytes. A reference to a record that is deleted or hasn't arrived is left out.
    /// The files that the records name follow, if there are any and they are here.
    package func json(_ kinds: [Kind]? = nil) throws(BookError) -> [UInt8] {
        let records = try exported(kinds ?? schema.kinds)
        let files = try files(of: records)
        var writer = JSONWriter()
        writer.object { writer in
            writer.name(BookFormat.versionName)
            writer.integer(BookFormat.version)
            writer.name(BookFormat.recordsName)
            writer.lines { writer in
                for record in records { writer.record(record, withModifiedAt: false) }
            }
            if !files.isEmpty { writer.files(files) }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    /// The files that records name and the book has, in the order of the records.
    private func files(of records: [Record]) throws(BookError) -> [ImportFile.Blob] {
        var files: [ImportFile.Blob] = []
        var seen: Set<BlobHash> = []
        for record in records {
            for hash in record.blobs where seen.insert(hash).inserted {
                let bytes = try reading { () throws(StoreError) in try store.blobs.read(hash) }
                if let bytes { files.append(ImportFile.Blob(hash: hash, bytes: bytes)) }
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
    /// Each with its hash, by which records name it, and its bytes.
    fileprivate mutating func files(_ files: [ImportFile.Blob]) {
        name(BookFormat.filesName)
        lines { writer in
            for file in files {
                writer.object { writer in
                    writer.name(BookFormat.hashName)
                    writer.string(file.hash.text)
                    writer.name(BookFormat.bytesName)
                    writer.string(Base64.encode(file.bytes))
                }
            }
        }
    }
}

/// Takes out of records what refers to nothing that can be seen.
private struct LinkChecker {
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
