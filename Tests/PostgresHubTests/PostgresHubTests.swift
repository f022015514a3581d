import Foundation
import Kernel
import PostgresHub
import Synchronization
import TestKit
import Testing

@Suite struct PostgresHubTests {
    private func database() throws -> String { try Cluster.shared.get().database() }

    @Test(arguments: HubStoreContract.all)
    func `a hub in PostgreSQL keeps the contract`(piece: HubStoreContract.Piece) throws {
        let place = try database()
        try piece.verify { try PostgresHub(place).store }
    }

    @Test func `what one node committed every other sees`() throws {
        let place = try database()
        let (one, other) = (try PostgresHub(place).store, try PostgresHub(place).store)
        let book = try HubStoreContract.book(1)
        try HubStoreContract.fill(one, book, 5)
        #expect(try other.items(book, 0, .max).map(\.number) == [1, 2, 3, 4, 5])
    }

    @Test func `nodes that write into one book at once give each item a number of its own`()
        async throws
    {
        let place = try database()
        let book = try HubStoreContract.book(1)
        try HubStoreContract.fill(PostgresHub(place).store, book, 1)
        try await withThrowingTaskGroup { group in
            for node in 0..<6 {
                group.addTask {
                    let store = try PostgresHub(place).store
                    for turn in 0..<20 { try add(UInt8(node * 20 + turn), to: book, store) }
                }
            }
            try await group.waitForAll()
        }
        let store = try PostgresHub(place).store
        let items = try store.items(book, 0, .max)
        #expect(items.map(\.number) == Array(1...121))
        #expect(Set(items.map(\.bytes)).count == 121)
        // The running hash has no break.
        var mark = LogMark(book)
        for item in items {
            mark = mark.after(try HubStoreContract.hash(item.bytes[0]))
            #expect(item.mark == mark)
        }
        #expect(try store.book(book)?.end == mark)
    }

    @Test func `nodes that append to a few books at once give each piece a number of its own`()
        async throws
    {
        let place = try database()
        let books = try (1...3).map { try HubStoreContract.book($0) }
        for book in books { try HubStoreContract.fill(PostgresHub(place).store, book, 1) }
        try await withThrowingTaskGroup { group in
            for node in 0..<6 {
                group.addTask {
                    let store = try PostgresHub(place).store
                    for turn in 0..<30 {
                        let book = books[(node + turn) % 3]
                        while true {
                            let before = try #require(try store.book(book))
                            if try HubStoreContract.append(2, after: before, store, UInt8(node)) {
                                break
                            }
                        }
                        // Others write to the same by a transaction.
                        if turn % 5 == 0 { try add(UInt8(turn), to: book, store) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let store = try PostgresHub(place).store
        var count = 0
        for book in books {
            let items = try store.items(book, 0, .max)
            #expect(items.map(\.number) == Array(1...Int64(items.count)))
            #expect(items.last?.mark == (try store.book(book)?.end))
            #expect(zip(items, items.dropFirst()).allSatisfy { $0.mark != $1.mark })
            count += items.count
        }
        #expect(count == 3 + 6 * 30 * 2 + 6 * 6)
    }

    @Test func `what is appended waits for a transaction, and for a book as it was`() throws {
        let place = try database()
        let one = try PostgresHub(place).store
        nonisolated(unsafe) let other = try PostgresHub(place).store
        let book = try HubStoreContract.book(1)
        try HubStoreContract.fill(one, book, 1)
        let before = try #require(try one.book(book))
        try one.begin(true)
        var known = try #require(try one.book(book))
        // On a thread of its own: those of tests may be one.
        let done = DispatchSemaphore(value: 0)
        let isAppended = Mutex<Bool?>(nil)
        Thread.detachNewThread {
            let result = try? HubStoreContract.append(1, after: before, other)
            isAppended.withLock { $0 = result }
            done.signal()
        }
        usleep(200_000)
        #expect(isAppended.withLock { $0 } == nil)
        known.size += 7
        try one.save(known)
        try one.commit()
        done.wait()
        #expect(isAppended.withLock { $0 } == false)
        #expect(try one.book(book) == known)
        #expect(try one.items(book, 0, .max).count == 1)
    }

    @Test func `nodes that start together on an empty cluster make its tables once`() async throws {
        let place = try database()
        try await withThrowingTaskGroup { group in
            for _ in 0..<6 { group.addTask { _ = try PostgresHub(place) } }
            try await group.waitForAll()
        }
        #expect(try PostgresHub(place).store.book(HubStoreContract.book(1)) == nil)
    }

    @Test func `a book that two begin at once is begun once`() async throws {
        let place = try database()
        let book = try HubStoreContract.book(7)
        let made = try await withThrowingTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let store = try PostgresHub(place).store
                    return try store.transaction(writing: true, failure: { $0 }) {
                        () throws(StoreError) in
                        if try store.book(book) != nil { return false }
                        try store.save(HubBook(book, end: LogMark(book)))
                        return true
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(made.filter { $0 }.count == 1)
    }

    @Test func `a lost connection fails what was under way, and the next transaction goes on`()
        throws
    {
        let place = try database()
        let store = try PostgresHub(place).store
        let book = try HubStoreContract.book(1)
        try HubStoreContract.fill(store, book, 2)
        try store.begin(true)
        try store.save(HubBook(book, end: LogMark(book)))
        try Cluster.shared.get().cut(place)
        let error = #expect(throws: StoreError.self) { try store.commit() }
        #expect(error?.reason == .unavailable)
        try store.begin(false)
        #expect(try store.book(book)?.end.number == 2)
        try store.commit()
    }

    @Test func `tables of before there were files get one, and keep what they have`() throws {
        let place = try database()
        let (book, name) = (try HubStoreContract.book(1), try HubStoreContract.hash(1))
        try HubStoreContract.fill(PostgresHub(place).store, book, 3)
        try Cluster.shared.get().run(
            "DROP TABLE hub_file; UPDATE hub_version SET number = 1", in: place)
        for _ in 0..<2 {
            let store = try PostgresHub(place).store
            #expect(try store.items(book, 0, .max).count == 3)
            #expect(try store.hasFile(book, name) == (try store.file(book, name) != nil))
            if try !store.hasFile(book, name) { try store.addFile(book, name, [1]) }
        }
        #expect(try PostgresHub(place).store.file(book, name) == [1])
    }

    @Test func `a node of before goes on beside one that upgrades the tables`() async throws {
        let place = try database()
        let (book, name) = (try HubStoreContract.book(1), try HubStoreContract.hash(1))
        // What a node of the first version has prepared, and the tables that it knows.
        nonisolated(unsafe) let old = try PostgresHub(place).store
        try HubStoreContract.fill(old, book, 1)
        try add(0, to: book, old)
        try Cluster.shared.get().run(
            "DROP TABLE hub_file, hub_grant; UPDATE hub_version SET number = 1", in: place)
        try await withThrowingTaskGroup { group in
            // It writes as it did: by transactions, with files unknown to it.
            group.addTask { for turn in 1...40 { try add(UInt8(turn), to: book, old) } }
            for node in 0..<3 {
                group.addTask {
                    let new = try PostgresHub(place).store
                    for turn in 0..<10 {
                        while true {
                            let before = try #require(try new.book(book))
                            if try HubStoreContract.append(1, after: before, new, UInt8(node)) {
                                break
                            }
                        }
                        if turn == 5, node == 1 { try new.addFile(book, name, [7]) }
                    }
                }
            }
            try await group.waitForAll()
        }
        let items = try old.items(book, 0, .max)
        #expect(items.map(\.number) == Array(1...72))
        #expect(items.last?.mark == (try old.book(book)?.end))
        #expect(try PostgresHub(place).store.file(book, name) == [7])
    }

    @Test func `tables of a newer version are refused`() throws {
        let place = try database()
        _ = try PostgresHub(place)
        try Cluster.shared.get().run("UPDATE hub_version SET number = 99", in: place)
        let error = #expect(throws: StoreError.self) { _ = try PostgresHub(place) }
        #expect(error?.reason == .newerVersion)
    }

    @Test func `a cluster that isn't there is unavailable`() {
        let error = #expect(throws: StoreError.self) {
            _ = try PostgresHub("host=/nowhere dbname=hub connect_timeout=2")
        }
        #expect(error?.reason == .unavailable)
    }
}

/// Adds an item at the end of a book, as ``HubServer`` does.
private func add(_ byte: UInt8, to book: BookNumber, _ store: HubStore) throws {
    try store.begin(true)
    var known = try #require(try store.book(book))
    known.end = known.end.after(try HubStoreContract.hash(byte &+ 100))
    try store.add(book, HubItem(.piece, [byte &+ 100], mark: known.end))
    try store.save(known)
    try store.commit()
}
