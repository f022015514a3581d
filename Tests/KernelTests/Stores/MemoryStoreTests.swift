import Kernel
import TestKit
import Testing

@Suite struct MemoryStoreTests {
    @Test(arguments: StoreContract.all)
    func `a store in memory keeps the contract`(piece: StoreContract.Piece) throws {
        try piece.verify { schema in MemoryStore(schema).store }
    }

    @Test func `what was worked out is kept however often the store is handed out`() {
        let memory = MemoryStore(Sample.schema)
        #expect(memory.store.memo === memory.store.memo)
    }
}
