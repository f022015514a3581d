import Kernel
import TestKit
import Testing

@testable import SQLiteStore

@Suite struct ContractTests {
    @Test(arguments: StoreContract.all)
    func `a store in SQLite keeps the contract`(piece: StoreContract.Piece) throws {
        let folder = try Folder()
        try piece.verify { schema in try folder.newStore(schema).store }
    }
}
