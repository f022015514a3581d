package import Kernel

/// Somebody who does random things in a book; what is refused isn't done.
package struct User {
    private let book: Book
    private let kinds: [Kind]

    /// - Parameter kinds: What the person uses; everything, if nothing is said.
    package init(_ book: Book, kinds: [Kind]? = nil) {
        self.book = book
        self.kinds = kinds ?? book.schema.kinds
    }

    package func act(_ dice: inout Dice) throws {
        do {
            switch dice.roll(12) {
            case 0...3: try add(&dice)
            case 4...7: try edit(&dice)
            case 8: try setDeleted(true, &dice)
            case 9: try setDeleted(false, &dice)
            case 10: _ = try book.undoLast()
            default: try undoAny(&dice)
            }
        } catch BookError.refused, BookError.nothingToUndo {}
    }

    private func add(_ dice: inout Dice) throws {
        var drafts: [Draft] = []
        for _ in 0..<dice.number(in: 1...3) {
            var draft = Draft(dice.pick(kinds) ?? Garden.kind)
            for field in draft.kind.ownFields where field.isRequired || dice.hits(oneIn: 4) {
                draft.set(field, try value(of: field, &dice))
            }
            drafts.append(draft)
        }
        try book.commit(drafts)
    }

    private func edit(_ dice: inout Dice) throws {
        guard let record = try anyRecord(&dice) else { return }
        var draft = Draft(record)
        for field in record.kind.ownFields where dice.hits(oneIn: 4) {
            draft.set(field, field.isRequired ? try value(of: field, &dice) : nil)
            if !dice.hits(oneIn: 4) { draft.set(field, try value(of: field, &dice)) }
        }
        try book.commit(draft)
    }

    private func setDeleted(_ deleted: Bool, _ dice: inout Dice) throws {
        guard let record = try anyRecord(&dice) else { return }
        if deleted { try book.delete(record) } else { try book.restore(record) }
    }

    private func undoAny(_ dice: inout Dice) throws {
        guard let action = dice.pick(try book.actions(before: nil, limit: 20)) else { return }
        try book.undo(action.stamp)
    }

    private func anyRecord(_ dice: inout Dice, of kind: Kind? = nil) throws -> Record? {
        guard let kind = kind ?? dice.pick(kinds) else { return nil }
        return dice.pick(try book.records(Query(kind, order: [], scope: .everything)))
    }

    /// A value that the field allows; references to records that are there.
    private func value(of field: Field, _ dice: inout Dice) throws -> Value? {
        if let kind = field.type.target.flatMap({ book.schema.kind($0) }) {
            return try anyRecord(&dice, of: kind).map { .reference($0.id) }
        }
        return field.type.anyValue(&dice)
    }
}

extension FieldType {
    /// Some value of the type; no reference.
    package func anyValue(_ dice: inout Dice) -> Value? {
        switch self {
        case .text: .text(dice.pick(["a", "B", "ä", "two words", "x y\tz"]) ?? "")
        case .integer(let range): .integer(range.lowerBound + Int64(dice.roll(9)))
        case .decimal(let range):
            .decimal(dice.hits(oneIn: 2) ? range.lowerBound : range.upperBound)
        case .boolean: .boolean(dice.hits(oneIn: 2))
        case .date: .date((Instant.start + dice.roll(9) * 86_400_000).date())
        case .time: .time((Instant.start + dice.roll(9) * 60_000).time())
        case .instant: .instant(.start + dice.roll(9))
        case .choice(let choices): dice.pick(choices).map { .choice($0.name) }
        case .choices(let choices):
            .choices(choices.filter { _ in dice.hits(oneIn: 2) }.map(\.name))
        case .words: .words(["a", "b", "c"].filter { _ in dice.hits(oneIn: 2) })
        case .pairs: .pairs(["a", "b"].map { Value.Pair($0, String(dice.roll(3))) })
        case .reference: nil
        }
    }
}
