package import Kernel
import Testing

/// What holds of every store of a hub.
///
///     @Test(arguments: HubStoreContract.all)
///     func `a hub in memory keeps the contract`(piece: HubStoreContract.Piece) throws {
///         try piece.verify { MemoryHub().store }
///     }
package enum HubStoreContract {
    package struct Piece: Sendable, CustomTestStringConvertible {
        package let testDescription: String
        private let body: @Sendable (HubStore) throws -> Void

        init(_ name: String, _ body: @escaping @Sendable (HubStore) throws -> Void) {
            testDescription = name
            self.body = body
        }

        package func verify(_ make: () throws -> HubStore) throws {
            try body(try make())
        }
    }

    package static let all = rows + appending + keys + files + transactions

    package static func book(_ byte: UInt8) throws -> BookNumber {
        try #require(BookNumber([UInt8](repeating: byte, count: 16)))
    }

    package static func key(_ byte: UInt8) throws -> KeyID {
        try #require(KeyID([UInt8](repeating: byte, count: 16)))
    }

    package static func hash(_ byte: UInt8) throws -> Hash256 {
        try #require(Hash256([UInt8](repeating: byte, count: 32)))
    }

    /// A row of pieces of ten bytes; every third item is an entry.
    package static func fill(_ store: HubStore, _ book: BookNumber, _ count: Int) throws {
        try store.save(HubBook(book, end: LogMark(book)))
        var mark = LogMark(book)
        for number in 1...count {
            mark = mark.after(try hash(UInt8(number)))
            let kind: HubItem.Kind = number % 3 == 1 ? .entry : .piece
            let bytes = [UInt8](repeating: UInt8(number), count: 10)
            try store.add(book, HubItem(kind, bytes, mark: mark))
        }
        try store.save(HubBook(book, end: mark, size: Int64(count * 10), tail: 7))
    }

    /// Adds a snapshot as a hub does, which has it brought first to where large bytes are.
    package static func add(
        _ store: HubStore, _ book: BookNumber, snapshot through: Int64, _ bytes: [UInt8]
    ) throws {
        try store.stage?(book, bytes)
        try store.begin(true)
        try store.addSnapshot(book, through, bytes)
        try store.commit()
    }

    /// Adds a file in the same way.
    package static func add(
        _ store: HubStore, _ book: BookNumber, file name: Hash256, _ bytes: [UInt8]
    ) throws {
        try store.stage?(book, bytes)
        try store.begin(true)
        try store.addFile(book, name, bytes)
        try store.commit()
    }

    private static let rows = [
        Piece("a book that isn't there is nil, and has nothing") { store in
            let book = try book(1)
            #expect(try store.book(book) == nil)
            #expect(try store.items(book, 0, 1_000).isEmpty)
            #expect(try store.entries(book).isEmpty)
            #expect(try store.snapshots(book).isEmpty)
            #expect(try store.trim(book, 10) == 0)
        },
        Piece("what was saved of a book is there, and only of that") { store in
            let (book, other) = (try book(1), try book(2))
            try fill(store, book, 7)
            try fill(store, other, 2)
            let known = try #require(try store.book(book))
            #expect(known.end.number == 7)
            #expect(known.size == 70)
            #expect(known.tail == 7)
            #expect(try store.items(book, 0, .max).map(\.number) == Array(1...7))
            #expect(try store.items(book, 0, .max).last?.mark == known.end)
            #expect(try store.items(other, 0, .max).count == 2)
        },
        Piece("items come in their order, until there are so many bytes, and one at least") {
            store in
            let book = try book(1)
            try fill(store, book, 9)
            #expect(try store.items(book, 2, 25).map(\.number) == [3, 4, 5])
            #expect(try store.items(book, 2, 20).map(\.number) == [3, 4])
            #expect(try store.items(book, 2, 0).map(\.number) == [3])
            #expect(try store.items(book, 9, 100).isEmpty)
        },
        Piece("pieces are forgotten, entries never") { store in
            let book = try book(1)
            try fill(store, book, 9)
            #expect(try store.trim(book, 6) == 40)
            #expect(try store.items(book, 0, .max).map(\.number) == [1, 4, 7, 8, 9])
            #expect(try store.entries(book).map(\.number) == [1, 4, 7])
            #expect(try store.trim(book, 6) == 0)
        },
        Piece("snapshots are kept in their order") { store in
            let book = try book(1)
            try fill(store, book, 1)
            for through in [3, 5, 9] as [Int64] {
                try add(store, book, snapshot: through, [UInt8(through)])
            }
            try store.dropSnapshot(book, 3)
            #expect(
                try store.snapshots(book) == [
                    HubSnapshot(through: 5, size: 1, start: [5]),
                    HubSnapshot(through: 9, size: 1, start: [9]),
                ])
            #expect(try store.snapshot(book, 9) == [9])
            #expect(try store.snapshot(book, 3) == nil)
            #expect(try store.snapshots(try Self.book(2)).isEmpty)
            #expect(try store.snapshot(try Self.book(2), 9) == nil)
        },
        Piece("of a long snapshot the beginning is known, and how long it is") { store in
            let book = try book(1)
            try fill(store, book, 1)
            let bytes = (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
            try add(store, book, snapshot: 1, bytes)
            #expect(
                try store.snapshots(book) == [
                    HubSnapshot(through: 1, size: 70_000, start: Array(bytes.prefix(512)))
                ])
            #expect(try store.snapshot(book, 1) == bytes)
        },
    ]

    /// Adds pieces of ten bytes after how a book was, as a hub does.
    package static func append(
        _ count: Int, after before: HubBook, _ store: HubStore, _ byte: UInt8 = 200
    ) throws -> Bool {
        var (after, items) = (before, [HubItem]())
        for place in 0..<count {
            after.end = after.end.after(try hash(byte &+ UInt8(place)))
            let bytes = [UInt8](repeating: byte &+ UInt8(place), count: 10)
            items.append(HubItem(.piece, bytes, mark: after.end))
        }
        after.size += Int64(count * 10)
        after.tail += Int64(count * 10)
        return try store.append(before, after, items)
    }

    private static let appending = [
        Piece("pieces are appended to a book that is as it was") { store in
            let (book, other) = (try book(1), try book(2))
            try fill(store, book, 2)
            try fill(store, other, 2)
            let before = try #require(try store.book(book))
            #expect(try append(3, after: before, store))
            let items = try store.items(book, 0, .max)
            #expect(items.map(\.number) == [1, 2, 3, 4, 5])
            #expect(items.map(\.bytes.first) == [1, 2, 200, 201, 202])
            #expect(items.suffix(3).allSatisfy { $0.kind == .piece && $0.bytes.count == 10 })
            let after = try #require(try store.book(book))
            #expect(after.end == items.last?.mark)
            #expect((after.size, after.tail) == (before.size + 30, before.tail + 30))
            #expect(try append(1, after: after, store))
            #expect(try store.book(other)?.end.number == 2)
            #expect(try store.items(other, 0, .max).count == 2)
        },
        Piece("nothing is appended to a book that isn't as it was, or isn't there") { store in
            let book = try book(1)
            #expect(try !append(1, after: HubBook(book, end: LogMark(book)), store))
            #expect(try store.book(book) == nil)
            try fill(store, book, 2)
            let before = try #require(try store.book(book))
            #expect(try append(1, after: before, store))
            let now = try #require(try store.book(book))
            var (longer, emptier) = (now, now)
            longer.size += 1
            emptier.tail -= 1
            for other in [before, longer, emptier] {
                #expect(try !append(2, after: other, store))
            }
            #expect(try store.book(book) == now)
            #expect(try store.items(book, 0, .max).count == 3)
            #expect(try append(1, after: now, store))
        },
    ]

    private static let keys = [
        Piece("who is admitted is found, with a greeting, until dismissed") { store in
            let (book, other, anna, bruno) = (
                try book(1), try book(2), try key(1), try key(2)
            )
            try fill(store, book, 1)
            try fill(store, other, 1)
            try store.admit(book, anna, [])
            try store.admit(other, anna, [4, 5])
            try store.admit(book, bruno, [6])
            #expect(try Set(store.books(anna)) == [book, other])
            #expect(try store.greeting(book, anna) == [])
            #expect(try store.greeting(other, anna) == [4, 5])
            try store.dismiss(other, anna)
            #expect(try store.books(anna) == [book])
            #expect(try store.greeting(other, anna) == nil)
            #expect(try store.books(bruno) == [book])
            #expect(try store.books(try key(3)).isEmpty)
        },
        Piece("keys are kept for whom they are, the last of each epoch") { store in
            let (book, anna, bruno) = (try book(1), try key(1), try key(2))
            try fill(store, book, 1)
            let keys = try [2, 1].map { try sealedKey(anna, $0, 1) }
            try store.addKeys(book, keys)
            try store.addKeys(book, [try sealedKey(bruno, 1, 1), try sealedKey(anna, 2, 9)])
            #expect(
                try store.keys(book, anna) == [
                    try sealedKey(anna, 1, 1), try sealedKey(anna, 2, 9),
                ])
            #expect(try store.keys(book, bruno).count == 1)
            try store.dismiss(book, anna)
            #expect(try store.keys(book, anna).isEmpty)
            #expect(try store.keys(book, bruno).count == 1)
        },
    ]

    private static func sealedKey(
        _ recipient: KeyID, _ epoch: UInt8, _ byte: UInt8
    ) throws -> SealedKey {
        let passing = [9] + [UInt8](repeating: 0, count: 31)
        return try #require(
            SealedKey(
                recipient.bytes + [epoch * 2] + passing + [UInt8](repeating: byte, count: 48)))
    }

    private static let files = [
        Piece("files are kept by their names, each in its book") { store in
            let (book, other) = (try book(1), try book(2))
            try fill(store, book, 1)
            try fill(store, other, 1)
            let (one, two) = (try hash(1), try hash(2))
            #expect(try store.file(book, one) == nil)
            #expect(try !store.hasFile(book, one))
            let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
            try add(store, book, file: one, long)
            try add(store, book, file: two, [0, 255, 0])
            try add(store, other, file: two, [7])
            #expect(try store.file(book, one) == long)
            #expect(try store.file(book, two) == [0, 255, 0])
            #expect(try store.file(other, two) == [7])
            #expect(try store.hasFile(book, one))
            #expect(try !store.hasFile(other, one))
            #expect(try store.file(other, one) == nil)
        },
        Piece("a file that is rolled back was never there, and one that is committed is") { store in
            let (book, one, two) = (try book(1), try hash(1), try hash(2))
            try fill(store, book, 1)
            try store.stage?(book, [1])
            try store.begin(true)
            try store.addFile(book, one, [1])
            store.rollback()
            #expect(try !store.hasFile(book, one))
            try add(store, book, file: two, [2])
            #expect(try store.file(book, two) == [2])
            // What was brought for nothing does no harm, nor that nothing was brought.
            try store.stage?(book, [1])
            try add(store, book, file: one, [1])
            #expect(try store.file(book, one) == [1])
            try store.begin(true)
            try store.addFile(book, try hash(3), [3])
            try store.commit()
            #expect(try store.file(book, try hash(3)) == [3])
        },
    ]

    private static let transactions = [
        Piece("what is rolled back was never there") { store in
            let book = try book(1)
            try fill(store, book, 2)
            try store.stage?(book, [1])
            try store.begin(true)
            try store.save(HubBook(book, end: LogMark(book)))
            try store.addSnapshot(book, 1, [1])
            try store.admit(book, try key(1), [])
            store.rollback()
            #expect(try store.book(book)?.end.number == 2)
            #expect(try store.snapshots(book).isEmpty)
            #expect(try store.books(try key(1)).isEmpty)
        },
        Piece("what is committed is there") { store in
            let book = try book(1)
            try store.begin(true)
            try fill(store, book, 2)
            try store.commit()
            try store.begin(false)
            #expect(try store.book(book)?.end.number == 2)
            try store.commit()
        },
    ]
}
