import Kernel

/// A book's JSON is taken in whole or refused whole; see ``brokenImportLaw(_:)``.
func brokenBookLaw(_ bytes: [UInt8]) -> String? {
    brokenImportLaw { (book) throws(ImportError) in try book.importJSON(bytes) }
}

/// A table is taken in whole or refused whole. The first byte says of which kind its records are.
func brokenTableLaw(_ bytes: [UInt8]) -> String? {
    let kinds = wholeApp.schema.kinds
    let kind = kinds[Int(bytes.first ?? 0) % kinds.count]
    return brokenImportLaw { (book) throws(ImportError) in
        try book.importCSV(Array(bytes.dropFirst()), of: kind)
    }
}

/// What is refused has a sentence and wrote nothing. What is taken in changes nothing the second
/// time, and its export gives the same bytes again from another book.
private func brokenImportLaw(
    _ takeIn: (Book) throws(ImportError) -> ImportSummary
) -> String? {
    let store = MemoryStore(wholeApp.schema).store
    let book = Book(store, .empty, now: Instant(milliseconds: 1_800_000_000_000), seed: 1)
    do throws(ImportError) {
        _ = try takeIn(book)
    } catch {
        return brokenRefusalLaw(error, store)
    }
    guard let length = try? store.position() else { return "a store can be read" }
    guard let again = try? takeIn(book) else { return "what was taken in is taken in again" }
    if again.stamp != nil || (try? store.position()) != length {
        return "a second import changes nothing"
    }
    return brokenRoundTripLaw(book)
}

private func brokenRefusalLaw(_ error: ImportError, _ store: Store) -> String? {
    if Language.allCases.contains(where: { error.sentences(in: $0).isEmpty }) {
        return "a refusal has a sentence"
    }
    return (try? store.position()) == 0 ? nil : "what is refused writes nothing"
}

func brokenRoundTripLaw(_ book: Book) -> String? {
    guard let exported = try? book.json() else { return "a book can be exported" }
    let copy = Book(
        MemoryStore(book.schema).store, .empty, now: Instant(milliseconds: 1_900_000_000_000),
        seed: 2)
    do throws(ImportError) {
        try copy.importJSON(exported)
    } catch {
        return "an export can be imported: \(error.label.text(in: .english))"
    }
    return (try? copy.json()) == exported ? nil : "the same book gives the same bytes"
}
