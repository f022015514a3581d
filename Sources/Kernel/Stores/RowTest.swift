/// A filter made ready for one kind: fields by position.
enum RowTest {
    case equals(Int, Value?)
    case oneOf(Int, [Value])
    case contains(String)
    /// The folded text at a place among the texts.
    case text(Int, String)
    case idPrefix(String)
    case never
    case always

    init(_ filter: Filter, in table: MemoryTable) {
        switch filter {
        case .equals(let name, let value):
            if let index = table.kind.index(of: name) {
                self = .equals(index, value)
            } else {
                self = value == nil ? .always : .never
            }
        case .oneOf(let name, let values):
            self = table.kind.index(of: name).map { .oneOf($0, values) } ?? .never
        case .contains(let folded): self = .contains(folded)
        case .titled(let folded):
            let text = table.kind.titleIndex.flatMap { table.textIndex[$0] }
            self = text.map { .text($0, folded) } ?? .never
        case .idPrefix(let prefix): self = .idPrefix(prefix)
        }
    }

    func holds(_ row: borrowing MemoryTable.Row) -> Bool {
        switch self {
        case .equals(let index, let value): return row.record.value(at: index) == value
        case .oneOf(let index, let values):
            return row.record.value(at: index).map { values.contains($0) } ?? false
        case .contains(let folded):
            return row.keys.contains { $0?.containsFolded(folded) ?? false }
        case .text(let text, let folded): return row.keys[text] == folded
        case .idPrefix(let prefix): return row.record.id.text.hasPrefix(prefix)
        case .never: return false
        case .always: return true
        }
    }
}
