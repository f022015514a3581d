import Kernel
import TestKit
import Testing

@testable import SQLiteStore

@Suite(.namingCases) struct ContractTests {
    @Test(arguments: StoreContract.all)
    func `a store in SQLite keeps the contract`(piece: StoreContract.Piece) throws {
        let folder = try Folder()
        try piece.verify { schema in try folder.newStore(schema).store }
    }

    @Test func `what was worked out is kept however often the store is handed out`() throws {
        let folder = try Folder()
        let book = try folder.newStore(Sample.schema)
        #expect(book.store.memo === book.store.memo)
    }

    @Test func `the law of convergence holds in SQLite`() throws {
        let folder = try Folder()
        try verifyConvergence(households: 60, schedules: 2) { schema in
            try folder.newStore(schema).store
        }
    }

    @Test(arguments: [1, 5, 20])
    func `the law holds where a transaction is prepared for very much`(from threshold: Int) throws {
        let folder = try Folder()
        try verifyConvergence(households: 20, schedules: 2) { schema in
            let store = try folder.newStore(schema)
            store.bulkThreshold = threshold
            return store.store
        }
    }

    @Test func `writing very much leaves every index where it was`() throws {
        let folder = try Folder()
        try withDice(20) { dice in
            let store = try folder.newStore(Sample.schema)
            let sql = "SELECT \"sql\" FROM sqlite_schema ORDER BY \"name\""
            let before = try store.connection.rows(sql) { $0.text(0) }
            store.bulkThreshold = 1
            _ = try Household(&dice, steps: 30) { _ in store.store }
            #expect(try store.connection.rows(sql) { $0.text(0) } == before)
            #expect(try store.check() == [])
            #expect(throws: StoreError.self) {
                try store.writing { () throws(StoreError) in
                    _ = try store.append(try store.log(0, 10).map { $0.change }, undoing: nil)
                    throw StoreError(.full, detail: "")
                }
            }
            #expect(try store.connection.rows(sql) { $0.text(0) } == before)
        }
    }

    /// Every kind of question that ``Query`` can ask, on books that grew at random.
    @Test func `SQLite answers every query as memory does`() throws {
        try withDice(60) { dice in
            let changes = try Household(&dice, steps: 40) { MemoryStore($0).store }.changes
            let folder = try Folder()
            let stores = [
                MemoryStore(Sample.schema).store, try folder.newStore(Sample.schema).store,
            ]
            for store in stores { _ = try store.append(changes, nil) }
            for _ in 0..<60 {
                let query = Query.random(&dice)
                let found = try stores.map { try $0.records(query).map(\.dump) }
                #expect(found[0] == found[1], "\(query.sql.text) \(query.sql.values)")
                #expect(try stores[0].count(query) == stores[1].count(query))
            }
        }
    }
}
