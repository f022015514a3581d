import Foundation
import Kernel
import SQLiteStore
import Testing

@Suite struct KeyRegistryTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString)
    private var path: String { folder.appending(path: "keys.db").path(percentEncoded: false) }

    private func entry(_ byte: UInt8) -> KeyRegistry.Entry {
        KeyRegistry.Entry(
            hub: "https://hub.example", signing: [UInt8](repeating: byte, count: 32),
            agreement: [UInt8](repeating: byte + 1, count: 32))
    }

    @Test func `keys are kept for each book, and forgotten when it is left`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try KeyRegistry(existing: path) == nil)
        let registry = try KeyRegistry(path)
        try registry.keep(entry(1), for: "book.sqlite")
        try registry.keep(entry(5), for: "club.sqlite")
        try registry.keep(entry(7), for: "club.sqlite")
        let again = try #require(try KeyRegistry(existing: path))
        #expect(try again.entry("book.sqlite") == entry(1))
        #expect(try again.entry("club.sqlite") == entry(7))
        #expect(try again.entry("none.sqlite") == nil)
        try again.forget("book.sqlite")
        #expect(try registry.entry("book.sqlite") == nil)
        #expect(try registry.entry("club.sqlite") == entry(7))
    }

    @Test func `the file is for its owner only, and another file is refused`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try KeyRegistry(path)
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let book = folder.appending(path: "hub.db").path(percentEncoded: false)
        _ = try SQLiteHub(book)
        let hub = try FileManager.default.attributesOfItem(atPath: book)
        #expect((hub[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        #expect(throws: StoreError.self) { try KeyRegistry(book) }
        #expect(throws: StoreError.self) { try SQLiteHub(path) }
    }
}
