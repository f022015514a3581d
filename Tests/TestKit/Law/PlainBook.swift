package import Kernel

/// The book that some changes make, worked out as simply as possible: the plain fold of all
/// changes by ``Winners``, and visibility by its definition. What every store must equal.
package struct PlainBook {
    package let schema: Schema
    private let winners: [RecordKey: Winners]

    package init(_ schema: Schema, _ changes: [Change]) {
        self.schema = schema
        winners = Dictionary(grouping: changes, by: \.key).mapValues { Winners($0) }
    }

    package var digest: Digest {
        var digest = Digest()
        for (key, winners) in winners { digest.add(key, winners) }
        return digest
    }

    package var dump: [String] {
        schema.kinds.flatMap { records($0).map(\.dump) }
    }

    /// All records of a kind, by identifier.
    package func records(_ kind: Kind) -> [Record] {
        winners.keys.filter { $0.kind == kind.name }
            .sorted { $0.id < $1.id }
            .compactMap { record(kind, $0.id) }
    }

    private func record(_ kind: Kind, _ id: RecordID) -> Record? {
        guard let fields = winners[RecordKey(kind.name, id)]?.fields,
            let modifiedAt = fields.values.map(\.stamp).max()?.instant
        else { return nil }
        let values = kind.fields.map { field in
            fields[field.name].flatMap { field.value(fromChange: $0.json) }
        }
        return Record(
            kind: kind, id: id, values: values, modifiedAt: modifiedAt,
            isHidden: isHidden(kind, id))
    }

    /// Hidden is what isn't here, what is deleted, and what an owner of it hides.
    private func isHidden(_ kind: Kind, _ id: RecordID) -> Bool {
        guard let fields = winners[RecordKey(kind.name, id)]?.fields else { return true }
        if fields["deleted"]?.json == "true" { return true }
        return kind.fields.contains { field in
            guard case .reference(let name, isOwner: true) = field.type,
                let owner = schema.kind(name), let json = fields[field.name]?.json,
                let id = field.value(fromChange: json)?.reference
            else { return false }
            return isHidden(owner, id)
        }
    }
}
