extension Book {
    /// All visible records of a kind as CSV by RFC 4180: a header of `id`, the fields' names and
    /// `createdAt`, then a row for each record, oldest first. Behind them stands for people what the
    /// record that it belongs to is called: `pull.name`, `pull.date`.
    package func csv(_ kind: Kind) throws(BookError) -> [UInt8] {
        var writer = CSVWriter()
        writer.row(kind.headings + kind.ownerHeadings(schema))
        let owner = kind.owner(schema)
        var known: [RecordID: [String]] = [:]
        for record in try exported([kind]) {
            writer.row(cells(of: record) + (try cells(of: owner, record, &known)))
        }
        return writer.bytes
    }

    private func cells(of record: Record) -> [String] {
        let own = record.kind.ownFields.indices.map { index in
            record.kind.fields[index].text(record.value(at: index))
        }
        return [record.id.text] + own + [record.createdAt.iso]
    }

    /// - Parameter known: Those of other records' owners, to look up each once.
    private func cells(
        of owner: Kind.Owner?, _ record: Record, _ known: inout [RecordID: [String]]
    ) throws(BookError) -> [String] {
        guard let owner, case .reference(let id)? = record.value(owner.field.name) else {
            return []
        }
        if let cells = known[id] { return cells }
        let found = try self.record(owner.kind, id)
        let cells = owner.kind.named.map { $0.text(found?.value($0.name)) }
        known[id] = cells
        return cells
    }
}

extension Kind {
    /// The headings of its table.
    var headings: [String] {
        [BookFormat.idName] + ownFields.map { $0.name } + [Field.createdAt.name]
    }

    /// The headings of what its table says of each record's owner, which no import reads.
    func ownerHeadings(_ schema: Schema) -> [String] {
        guard let owner = owner(schema) else { return [] }
        return owner.kind.named.map { owner.field.name + "." + $0.name }
    }

    /// Whether a heading is one of an owner, in any version of the app.
    func isOfOwner(_ heading: String) -> Bool {
        ownFields.contains { $0.isOwner && heading.folded.hasPrefix($0.name.folded + ".") }
    }

    fileprivate typealias Owner = (field: Field, kind: Kind)

    /// The one field that leads to the owner; `nil` for what has none or several.
    fileprivate func owner(_ schema: Schema) -> Owner? {
        let fields = ownFields.filter { $0.isOwner }
        guard fields.count == 1, case .reference(let name, _) = fields[0].type,
            let kind = schema.kind(name)
        else { return nil }
        return (fields[0], kind)
    }

    /// By what people know its records: the title, and what else each of them has.
    fileprivate var named: [Field] {
        ownFields.filter { field in
            if case .reference = field.type { return false }
            return field.isRequired
        }
    }
}

extension Field {
    fileprivate var isOwner: Bool {
        if case .reference(_, isOwner: true) = type { true } else { false }
    }
}
