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

    @Test func `a hub whose file was moved away keeps nothing more, and says so`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "hub.sqlite")
        let hub = try SQLiteHub(file.path(percentEncoded: false)).store
        try hub.begin(true)
        try hub.commit()
        try hub.begin(true)
        try FileManager.default.moveItem(at: file, to: folder.appending(path: "away.sqlite"))
        #expect { try hub.commit() } throws: { ($0 as? StoreError)?.reason == .moved }
        #expect { try hub.begin(true) } throws: { ($0 as? StoreError)?.reason == .moved }
        #expect { try hub.begin(false) } throws: { ($0 as? StoreError)?.reason == .moved }
    }
}
