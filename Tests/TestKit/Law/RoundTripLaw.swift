package import Kernel
import Testing

/// What export writes, import takes: after whatever a few people did with a book on several devices,
/// its export goes into an empty book and comes out of it byte for byte, and equal books give equal
/// exports.
package func verifyRoundTrip(households: Int, steps: Int, of declarations: Declarations) throws {
    let (schema, rulebook) = (declarations.schema, declarations.rulebook)
    try withDice(households) { dice in
        let household = try Household(&dice, steps: steps, of: declarations) {
            MemoryStore($0).store
        }
        let changes = try household.changes
        let whole = try store(of: changes.shuffled(using: &dice), schema)
        let exported = try expectRoundTrip(whole, rulebook)
        for store in household.stores {
            try expectRoundTrip(store, rulebook)
            _ = try store.append(changes, nil)
            #expect(try Book(store, rulebook, now: .start, seed: 1).json() == exported)
        }
    }
}

private func store(of changes: [Change], _ schema: Schema) throws -> Store {
    let store = MemoryStore(schema).store
    _ = try store.append(changes, nil)
    return store
}

@discardableResult
private func expectRoundTrip(_ store: Store, _ rulebook: Rulebook) throws -> [UInt8] {
    let exported = try Book(store, rulebook, now: .start, seed: 1).json()
    let copy = Book(
        MemoryStore(store.schema).store, rulebook, now: .start + 1_000_000, seed: 2)
    try copy.importJSON(exported)
    let again = try copy.json()
    #expect(String(decoding: again, as: UTF8.self) == String(decoding: exported, as: UTF8.self))
    #expect(try copy.importJSON(exported).stamp == nil)
    try expectTables(copy)
    return exported
}

/// A table of records as people write them, too, is taken in again and changes nothing.
private func expectTables(_ book: Book) throws {
    for kind in book.schema.kinds {
        let records = try book.records(kind)
        guard records.allSatisfy({ $0.irregularFields.isEmpty && $0.isTabular }) else { continue }
        #expect(try book.importCSV(book.csv(kind), of: kind).stamp == nil, "\(kind.name)")
    }
}

extension Record {
    /// Whether a cell says as much as the value: an empty one is no text and no list.
    fileprivate var isTabular: Bool {
        kind.ownFields.indices.allSatisfy { index in
            switch value(at: index) {
            case .text(let text): !(text.isEmpty && kind.fields[index].isOptional)
            case .words(let words), .choices(let words): !words.isEmpty
            case .pairs(let pairs): !pairs.isEmpty
            default: true
            }
        }
    }
}
