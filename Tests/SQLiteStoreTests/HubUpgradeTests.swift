import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// A hub's file of the format before there were files of notes.
@Suite struct HubUpgradeTests {
    private let folder: Folder
    private let path: String
    private let book: BookNumber
    private let name: Hash256

    init() throws {
        folder = try Folder()
        path = folder("hub.db")
        book = try HubStoreContract.book(1)
        name = try HubStoreContract.hash(1)
        try HubStoreContract.fill(SQLiteHub(path).store, book, 3)
        try Connection(path, .writing).execute("DROP TABLE \"file\"; PRAGMA user_version = 1;")
    }

    @Test func `it gets a table for them, and keeps what it has`() throws {
        let store = try SQLiteHub(path).store
        #expect(try store.items(book, 0, .max).count == 3)
        #expect(try !store.hasFile(book, name))
        try store.addFile(book, name, [1])
        let again = try SQLiteHub(path).store
        #expect(try again.file(book, name) == [1])
        #expect(try again.items(book, 0, .max).count == 3)
    }

    @Test func `it can be backed up as it is`() throws {
        try SQLiteHub.backUp(path, to: folder("copy.db"))
        #expect(try SQLiteHub(folder("copy.db")).store.items(book, 0, .max).count == 3)
    }
}
