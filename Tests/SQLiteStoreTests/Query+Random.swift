import Kernel
import TestKit

extension Query {
    /// A question about the kinds of ``Sample``, sensible or not.
    static func random(_ dice: inout Dice) -> Query {
        let kind = dice.pick(Sample.schema.kinds) ?? Garden.kind
        var query = Query(kind, order: dice.hits(oneIn: 3) ? nil : [])
        query.filters = (0..<dice.roll(3)).map { _ in .random(of: kind, &dice) }
        query.scope = dice.pick([.visible, .deleted, .everything]) ?? .visible
        for _ in 0..<dice.roll(3) {
            let key = dice.pick(
                kind.fields.map { Order.Key.field($0) } + [.createdAt, .modifiedAt])
            query.order.append(Order(key ?? .createdAt, descending: dice.hits(oneIn: 2)))
        }
        query.limit = dice.hits(oneIn: 2) ? dice.roll(6) : nil
        query.offset = dice.hits(oneIn: 3) ? dice.roll(4) : 0
        return query
    }
}

extension Filter {
    static func random(of kind: Kind, _ dice: inout Dice) -> Filter {
        let field = dice.pick(kind.fields) ?? Field.deleted
        let other = dice.hits(oneIn: 10) ? dice.pick(kind.fields) ?? field : field
        switch dice.roll(6) {
        case 0: return .equals(other, nil)
        case 1, 2: return .equals(other, field.anyValue(&dice))
        case 3: return .oneOf(other, (0..<dice.roll(4)).compactMap { _ in field.anyValue(&dice) })
        case 4: return .contains(folded: dice.pick(["", "a", "o w", "%", "z", "med"]) ?? "")
        default:
            return dice.hits(oneIn: 2)
                ? .titled(folded: dice.pick(["", "a", "two words"]) ?? "")
                : .idPrefix(dice.pick(["", "0", "019b", "zz", "é", "019B"]) ?? "")
        }
    }
}

extension Field {
    fileprivate func anyValue(_ dice: inout Dice) -> Value? {
        if case .reference = type { return .reference(.numbered(UInt64(dice.roll(5)))) }
        return type.anyValue(&dice)
    }
}
