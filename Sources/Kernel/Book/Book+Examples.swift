/// The records that show a newcomer what one tracker does.
package struct Examples: Sendable {
    /// Whose they are; their identifiers follow from it.
    package let name: String
    /// What they are, owners before what belongs to them, in an order that doesn't change. One whose
    /// identifier the book has already stands for that record.
    package let drafts: [Draft]

    package init(_ name: String, _ drafts: [Draft]) {
        self.name = name
        self.drafts = drafts
    }
}

extension Book {
    /// Loads examples as one action. Loading them again doubles nothing, on this device or another:
    /// what is there stays as people made it since, what was deleted comes back.
    @discardableResult
    package func load(_ examples: [Examples]) throws(BookError) -> Commit {
        var drafts: [Draft] = []
        for example in examples { drafts += try missing(of: example) }
        for index in drafts.indices {
            drafts[index].importedAt = Instant(
                milliseconds: now.milliseconds &- Int64(drafts.count - 1 - index))
        }
        return try commit(drafts)
    }

    /// What the book lacks of the examples, each under an identifier that follows from its place.
    private func missing(of examples: Examples) throws(BookError) -> [Draft] {
        var names: [RecordID: RecordID] = [:]
        var missing: [Draft] = []
        for (place, draft) in examples.drafts.enumerated() {
            if let id = draft.id, try record(draft.kind, id) != nil { continue }
            var example = draft.renamed(names)
            let id = example.identityOfPair ?? examples.identifier(draft.kind, place)
            if let old = draft.id { names[old] = id }
            if draft.kind.identity.isEmpty { example.id = id }
            guard let known = try record(draft.kind, id) else {
                missing.append(example)
                continue
            }
            if known.isDeleted { missing.append(Draft(draft.kind, id)) }
        }
        return missing
    }
}

extension Examples {
    fileprivate func identifier(_ kind: Kind, _ place: Int) -> RecordID {
        .derived(from: ["example", name, kind.name, String(place)])
    }
}

extension Draft {
    /// The draft with other identifiers in what it refers to.
    fileprivate func renamed(_ names: [RecordID: RecordID]) -> Draft {
        var draft = self
        for (field, value) in values {
            guard case .reference(let old)? = value, let new = names[old] else { continue }
            draft.set(field, .reference(new))
        }
        return draft
    }

    /// The identifier that follows from what a record that is one per pair names.
    fileprivate var identityOfPair: RecordID? {
        if kind.identity.isEmpty { return nil }
        var ids: [RecordID] = []
        for name in kind.identity {
            guard case .reference(let id)?? = value(name) else { return nil }
            ids.append(id)
        }
        return kind.identifier(of: ids)
    }
}
