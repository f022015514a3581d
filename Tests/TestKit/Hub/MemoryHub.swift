package import Kernel

/// A hub's books in memory, for tests.
package final class MemoryHub {
    private struct Shelf {
        var book: HubBook
        var items: [HubItem] = []
        var snapshots: [(through: Int64, bytes: [UInt8])] = []
        var keys: [KeyID: [SealedKey]] = [:]
        var greetings: [KeyID: [UInt8]] = [:]
        var files: [Hash256: [UInt8]] = [:]
    }

    private var shelves: [BookNumber: Shelf] = [:]
    private var before: [BookNumber: Shelf]?

    package init() {}

    package var store: HubStore {
        HubStore(
            book: { self.shelves[$0]?.book },
            save: { self.save($0) },
            add: { self.shelves[$0]?.items.append($1) },
            append: { self.append($0, $1, $2) },
            items: { self.items($0, $1, $2) },
            entries: { (self.shelves[$0]?.items ?? []).filter { $0.kind == .entry } },
            trim: { self.trim($0, $1) },
            snapshots: { self.snapshots($0) },
            snapshot: { book, through in
                self.shelves[book]?.snapshots.first { $0.through == through }?.bytes
            },
            addSnapshot: { self.shelves[$0]?.snapshots.append(($1, $2)) },
            dropSnapshot: { book, through in
                self.shelves[book]?.snapshots.removeAll { $0.through == through }
            },
            keys: { self.shelves[$0]?.keys[$1] ?? [] },
            addKeys: { book, keys in for key in keys { self.add(key, book) } },
            books: { key in
                self.shelves.values.filter { $0.greetings[key] != nil }.map { $0.book.number }
            },
            admit: { self.shelves[$0]?.greetings[$1] = $2 },
            greeting: { self.shelves[$0]?.greetings[$1] },
            dismiss: { self.dismiss($0, $1) },
            file: { self.shelves[$0]?.files[$1] },
            hasFile: { self.shelves[$0]?.files[$1] != nil },
            addFile: { self.shelves[$0]?.files[$1] = $2 },
            begin: { if $0 { self.before = self.shelves } },
            commit: { self.before = nil },
            rollback: { self.rollback() })
    }

    /// Everything in it, as bytes: for looking what a hub could read.
    package var bytes: [UInt8] {
        shelves.values.flatMap { shelf in
            shelf.items.flatMap { $0.bytes } + shelf.snapshots.flatMap { $0.bytes }
                + shelf.greetings.values.flatMap { $0 } + shelf.files.values.flatMap { $0 }
        }
    }

    /// The same books, for what goes on from an old backup.
    package func copy() -> MemoryHub {
        let copy = MemoryHub()
        copy.shelves = shelves
        return copy
    }

    /// Loses all files, or has other bytes in their place.
    package func spoilFiles(_ change: ([UInt8]) -> [UInt8]?) {
        for (book, shelf) in shelves {
            shelves[book]?.files = shelf.files.compactMapValues(change)
        }
    }

    /// The names of all files of a book.
    package func files(of book: BookNumber) -> [Hash256] {
        shelves[book].map { Array($0.files.keys) } ?? []
    }

    /// Becomes what another is.
    package func takePlace(of other: MemoryHub) { shelves = other.shelves }

    private func save(_ book: HubBook) {
        if shelves[book.number] == nil { shelves[book.number] = Shelf(book: book) }
        shelves[book.number]?.book = book
    }

    private func items(_ book: BookNumber, _ after: Int64, _ bytes: Int) -> [HubItem] {
        var (found, size) = ([HubItem](), 0)
        for item in shelves[book]?.items ?? [] where item.number > after {
            if size >= max(bytes, 1) { break }
            found.append(item)
            size += item.bytes.count
        }
        return found
    }

    private func append(_ before: HubBook, _ after: HubBook, _ items: [HubItem]) -> Bool {
        guard shelves[before.number]?.book == before else { return false }
        shelves[before.number]?.items += items
        shelves[before.number]?.book = after
        return true
    }

    private func snapshots(_ book: BookNumber) -> [HubSnapshot] {
        (shelves[book]?.snapshots ?? []).map {
            HubSnapshot(
                through: $0.through, size: Int64($0.bytes.count),
                start: Array($0.bytes.prefix(HubSnapshot.startSize)))
        }
    }

    private func add(_ key: SealedKey, _ book: BookNumber) {
        var keys = shelves[book]?.keys[key.recipient] ?? []
        keys.removeAll { $0.epoch == key.epoch }
        shelves[book]?.keys[key.recipient] = (keys + [key]).sorted { $0.epoch < $1.epoch }
    }

    private func trim(_ book: BookNumber, _ through: Int64) -> Int64 {
        guard let items = shelves[book]?.items else { return 0 }
        let isGone = { (item: HubItem) in item.kind == .piece && item.number <= through }
        shelves[book]?.items = items.filter { !isGone($0) }
        return items.filter(isGone).reduce(0) { $0 + Int64($1.bytes.count) }
    }

    private func dismiss(_ book: BookNumber, _ key: KeyID) {
        shelves[book]?.keys[key] = nil
        shelves[book]?.greetings[key] = nil
    }

    private func rollback() {
        if let before { shelves = before }
        before = nil
    }
}
