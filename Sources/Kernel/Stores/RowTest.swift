/// A filter made ready for one kind: fields by position.
enum RowTest {
    case equals(Int, Value?)
    case oneOf(Int, [Value])
    /// One of many records.
    case references(Int, Set<RecordID>)
    case contains(String)
    /// The folded text at a place among the texts.
    case text(Int, String)
    case idPrefix(String)
    case never

    init(_ filter: Filter, in table: MemoryTable) {
        switch filter {
        case .equals(let field, let value):
            self = table.kind.index(of: field).map { .equals($0, value) } ?? .never
        case .oneOf(let field, let values):
            self = table.kind.index(of: field).map { RowTest.oneOf(values, at: $0) } ?? .never
        case .contains(let folded): self = .contains(folded)
        case .titled(let folded):
            let text = table.kind.titleIndex.flatMap { table.textIndex[$0] }
            self = text.map { .text($0, folded) } ?? .never
        case .idPrefix(let prefix): self = .idPrefix(prefix)
        }
    }

    private static func oneOf(_ values: [Value], at index: Int) -> RowTest {
        let references = values.count > 4 ? Set(values.compactMap { $0.reference }) : []
        return references.isEmpty ? .oneOf(index, values) : .references(index, references)
    }

    /// The field and the names of its values that the test accepts, if those are all that counts.
    var choices: (field: Int, names: [String])? {
        let (field, values): (Int, [Value])
        switch self {
        case .equals(let index, let value?): (field, values) = (index, [value])
        case .oneOf(let index, let some): (field, values) = (index, some)
        default: return nil
        }
        let names = values.compactMap { $0.tallyName }
        return names.count == values.count ? (field, names) : nil
    }

    func holds(_ slot: Int, in table: MemoryTable) -> Bool {
        switch self {
        case .equals(let index, let value): return table.rows[slot].record.value(at: index) == value
        case .oneOf(let index, let values):
            return table.rows[slot].record.value(at: index).map { values.contains($0) } ?? false
        case .references(let index, let ids):
            return table.rows[slot].record.value(at: index)?.reference.map { ids.contains($0) }
                ?? false
        case .contains(let folded):
            return table.contains(folded, in: slot)
        case .text(let text, let folded): return table.key(text, in: slot) == folded
        case .idPrefix(let prefix): return table.rows[slot].record.id.text.hasPrefix(prefix)
        case .never: return false
        }
    }
}
