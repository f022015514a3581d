import Kernel

/// `store=Aldi` of an essential: what a kind pairs with it that says no more than that two belong together, by the name
/// of the other side.
struct PairAssignment: Sendable {
    /// As it was typed.
    let word: String
    /// The kind of the pairs.
    let kind: Kind
    let own: Field
    let other: Field
    /// The name of the other; nothing takes all away.
    let text: String
}

extension Schema {
    /// The words that set what pairs a kind with others. A field of its own of that name goes first.
    func pairs(of kind: Kind, in words: [String]) -> [PairAssignment] {
        words.compactMap { word in
            guard let (name, text) = word.assignment, !kind.fieldNames.contains(name) else {
                return nil
            }
            for pair in kinds where pair.isBarePair {
                let fields = pair.ownFields
                guard let other = fields.first(where: { $0.name == name }),
                    let own = fields.first(where: { $0.name != name }),
                    own.type.target == kind.name
                else { continue }
                return PairAssignment(word: word, kind: pair, own: own, other: other, text: text)
            }
            return nil
        }
    }
}

extension Kind {
    /// Whether it says of two records that they belong together, and nothing else.
    fileprivate var isBarePair: Bool {
        identity.count == 2 && ownFields.count == 2
            && ownFields.allSatisfy { $0.type.target != nil }
    }
}

extension Book {
    /// Pairs each record with the one that is named, or with none any more.
    func drafts(_ pair: PairAssignment, of ids: [RecordID]) throws(BookError) -> [Draft] {
        if pair.text.isBlank {
            let known = try records(
                pair.kind, where: [.oneOf(pair.own, ids.map { .reference($0) })])
            return known.map { Draft($0).deleting() }
        }
        let assignment = Assignment(field: pair.other, text: pair.text)
        let other = try value(assignment, in: .english, .decimalPoint)
        return ids.map { id in
            var draft = Draft(pair.kind)
            draft.set(pair.own, .reference(id))
            draft.set(pair.other, other)
            return draft
        }
    }
}

extension Draft {
    fileprivate func deleting() -> Draft {
        var draft = self
        draft.set(Field.deleted, .boolean(true))
        return draft
    }
}
