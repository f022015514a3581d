extension Book {
    /// The records that a query finds.
    package func records(_ query: Query) throws(BookError) -> [Record] {
        try reading { () throws(StoreError) in try store.records(query) }
    }

    package func records(
        _ kind: Kind, where filters: [Filter] = [], order: [Order]? = nil, limit: Int? = nil
    ) throws(BookError) -> [Record] {
        try records(Query(kind, where: filters, order: order, limit: limit))
    }

    package func count(_ query: Query) throws(BookError) -> Int {
        try reading { () throws(StoreError) in try store.count(query) }
    }

    /// The fingerprint of the whole book; reads all of it.
    package func digest() throws(BookError) -> Digest {
        try reading { () throws(StoreError) in try store.digest() }
    }

    /// The last entry of the log: what was read before it came is out of date.
    package func lastEntry() throws(BookError) -> LogEntry? {
        try reading { () throws(StoreError) in
            try store.log(try store.position() - 1, 1).first
        }
    }

    /// What the log holds after a position, at most so many entries.
    package func entries(
        after position: Int64, limit: Int
    ) throws(BookError) -> [LogEntry] {
        try reading { () throws(StoreError) in try store.log(position, limit) }
    }

    /// How many visible records have each choice of a field that the kind tallies, by its name.
    package func tally<T>(
        _ kind: Kind, by attribute: Attribute<T>
    ) throws(BookError) -> [String: Int] {
        try reading { () throws(StoreError) in
            guard kind.tallied.contains(attribute.name) else {
                throw StoreError(
                    .unavailable, detail: "\(kind.name) isn't tallied by \(attribute.name)")
            }
            return try store.tally(kind, attribute.name)
        }
    }

    /// The record in whatever state, deleted or hidden ones too.
    package func record(_ kind: Kind, _ id: RecordID) throws(BookError) -> Record? {
        try reading { () throws(StoreError) in try store.record(kind, id) }
    }

    /// The record, which must be visible.
    package func visible(_ kind: Kind, _ id: RecordID) throws(BookError) -> Record {
        guard let record = try record(kind, id) else {
            throw .notFound(kind: kind, reference: id.text)
        }
        if record.isHidden { throw .gone(record) }
        return record
    }

    /// The deleted record for which one can't be seen: itself, or one that it belongs to. Nothing if
    /// an owner hasn't arrived.
    package func deletedCause(_ record: Record) throws(BookError) -> Record? {
        if record.isDeleted { return record }
        for index in record.kind.owners {
            guard let id = record.value(at: index)?.reference,
                let kind = record.kind.fields[index].type.target.flatMap({ schema.kind($0) }),
                let owner = try self.record(kind, id), owner.isHidden
            else { continue }
            return try deletedCause(owner)
        }
        return nil
    }

    /// The record that a person names by its id, its title, or a unique prefix of its id, in this
    /// order.
    package func resolve(
        _ reference: String, in kind: Kind, scope: Query.Scope = .visible
    ) throws(BookError) -> Record {
        if let record = try identified(reference, in: kind, scope) { return record }
        let query = try candidates(reference, in: kind, scope)
        let found = try records(query)
        if found.count == 1 { return found[0] }
        let exact = found.filter { $0.title == reference }
        if exact.count == 1 { return exact[0] }
        if found.isEmpty { throw .notFound(kind: kind, reference: reference) }
        throw .ambiguous(
            kind: kind, reference: reference, found: Array(found.prefix(Book.shownNamesakes)),
            count: try count(query))
    }

    /// How many records of one name are told apart at once.
    private static let shownNamesakes = 20

    private func identified(
        _ reference: String, in kind: Kind, _ scope: Query.Scope
    ) throws(BookError) -> Record? {
        guard let id = RecordID(reference), let record = try record(kind, id) else { return nil }
        switch scope {
        case .visible: return record.isHidden ? nil : record
        case .deleted: return record.isDeleted ? record : nil
        case .trashed: return record.isDeleted && !record.isGone ? record : nil
        case .everything: return record
        }
    }

    /// Finds at most enough to tell that there are several.
    private func candidates(
        _ reference: String, in kind: Kind, _ scope: Query.Scope
    ) throws(BookError) -> Query {
        if reference.isBlank { return Query(kind, scope: scope, limit: 0) }
        let titled = Filter.titled(folded: reference.folded)
        let byTitle = Query(kind, where: [titled], scope: scope, limit: 100)
        if try count(byTitle) > 0 { return byTitle }
        let prefix = Filter.idPrefix(reference.trimmed.lowercased())
        return Query(kind, where: [prefix], scope: scope, limit: 100)
    }
}
