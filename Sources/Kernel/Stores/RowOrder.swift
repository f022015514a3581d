/// An order made ready for one kind: fields by position.
struct RowOrder: Hashable {
    private let parts: [Part]

    private struct Part: Hashable {
        let key: Key
        let isDescending: Bool
    }

    private enum Key: Hashable {
        case createdAt
        case modifiedAt
        /// The folded text at a place among the texts.
        case text(Int)
        case value(Int)
    }

    init(_ orders: [Order], in table: MemoryTable) {
        parts = orders.compactMap { order in
            Self.key(order.key, in: table).map { Part(key: $0, isDescending: order.isDescending) }
        }
    }

    private static func key(_ key: Order.Key, in table: MemoryTable) -> Key? {
        switch key {
        case .createdAt: return .createdAt
        case .modifiedAt: return .modifiedAt
        case .field(let field):
            guard let index = table.kind.index(of: field) else { return nil }
            return table.textIndex[index].map { .text($0) } ?? .value(index)
        }
    }

    /// Whether the row at `a` comes first; ties are broken by identifier.
    func precedes(_ a: Int32, _ b: Int32, in table: MemoryTable) -> Bool {
        let (a, b) = (Int(a), Int(b))
        for part in parts {
            switch compare(a, b, part.key, table) {
            case .same: continue
            case .before: return !part.isDescending
            case .after: return part.isDescending
            }
        }
        return table.rows[a].record.id < table.rows[b].record.id
    }

    private func compare(
        _ a: Int, _ b: Int, _ key: Key, _ table: MemoryTable
    ) -> Comparison {
        let rows = table.rows
        return switch key {
        case .createdAt: Comparison(rows[a].record.createdAt, rows[b].record.createdAt)
        case .modifiedAt: Comparison(rows[a].record.modifiedAt, rows[b].record.modifiedAt)
        case .text(let text):
            Comparison(folded: table.key(text, in: a) ?? "", table.key(text, in: b) ?? "")
        case .value(let field):
            Comparison(
                rows[a].record.value(at: field), rows[b].record.value(at: field),
                rows[a].record.kind.fields[field])
        }
    }
}
