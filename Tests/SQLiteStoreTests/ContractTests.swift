import Kernel
import SQLiteStore
import TestKit
import Testing

@Suite(.namingCases) struct ContractTests {
    @Test(arguments: StoreContract.all)
    func `a store in SQLite keeps the contract`(piece: StoreContract.Piece) throws {
        let folder = try Folder()
        try piece.verify { schema in try folder.newStore(schema).store }
    }

    @Test func `the law of convergence holds in SQLite`() throws {
        let folder = try Folder()
        try verifyConvergence(households: 60, schedules: 2) { schema in
            try folder.newStore(schema).store
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
