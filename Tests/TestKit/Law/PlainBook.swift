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
            plainList(field, fields)
                ?? fields[field.name].flatMap { field.value(fromChange: $0.json) }
        }
        return Record(
            kind: kind, id: id, values: values, modifiedAt: modifiedAt,
            isHidden: isHidden(kind, id))
    }

    /// A list of which something was said element by element, told in order of time; outer `nil` for
    /// any other value.
    private func plainList(_ field: Field, _ fields: [String: Winner]) -> Value?? {
        let whole = fields[field.name]
        let said = fields.filter {
            $0.key.hasPrefix(field.name + "/") && $0.value.json != "null"
                && $0.value.stamp >= whole?.stamp ?? Stamp(time: 0, node: 0)
        }
        let hasElements = fields.keys.contains { $0.hasPrefix(field.name + "/") }
        guard field.isList, hasElements, !said.isEmpty else { return nil }
        var words: [String] = []
        let value = whole.flatMap { try? JSON.parse($0.json) }
        if let items = value?.elements, items.allSatisfy({ $0.string != nil }) {
            words = items.compactMap(\.string)
        }
        let inOrder = said.sorted { a, b in
            let (first, second) = (a.value, b.value)
            if first.stamp != second.stamp { return first.stamp < second.stamp }
            let places = (Int(first.json) ?? 0, Int(second.json) ?? 0)
            if places.0 != places.1 { return places.0 < places.1 }
            return a.key.utf8.lexicographicallyPrecedes(b.key.utf8)
        }
        for (name, winner) in inOrder {
            let word = String(name.dropFirst(field.name.count + 1)).percentDecoded
            words.removeAll { $0 == word }
            if winner.json != "false" { words.append(word) }
        }
        guard case .choices(let choices) = field.type else {
            return words.isEmpty ? .some(nil) : .some(.words(words))
        }
        let known = choices.map(\.name).filter { words.contains($0) }
        return known.isEmpty ? .some(nil) : .some(.choices(known))
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
