import Foundation
import Kernel
import SQLiteStore
import TestKit
import Testing

@Suite struct HubStoreTests {
    @Test(arguments: HubStoreContract.all)
    func `a hub in memory keeps the contract`(piece: HubStoreContract.Piece) throws {
        try piece.verify { MemoryHub().store }
    }

    @Test(arguments: HubStoreContract.all)
    func `a hub in SQLite keeps the contract`(piece: HubStoreContract.Piece) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try piece.verify {
            try SQLiteHub(folder.appending(path: "hub.sqlite").path(percentEncoded: false)).store
        }
    }
}
