import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// A book where nothing can be written.
@Suite struct ReadOnlyTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder("a b?c#d%.sqlite")
        // Closed again at once, so that all of it is in its file.
        _ = try SQLiteStore.open(path, Sample.schema).append([garden(1), garden(2)], undoing: nil)
    }

    private func garden(_ number: UInt64) -> Change {
        .of(Garden.kind, .numbered(number), at: .at(Int(number)), ["name": .text("\(number)")])
    }

    private func reason(_ work: () throws -> Void) -> StoreError.Reason? {
        do { try work() } catch let error as StoreError { return error.reason } catch {}
        return nil
    }

    @Test func `it can be read, checked and backed up, and nothing appears beside it`() throws {
        let names = folder.names
        let store = try SQLiteStore.openReadOnly(path, Sample.schema)
        #expect(try store.count(Query(Garden.kind)) == 2)
        #expect(try store.check() == [])
        #expect(folder.names == names)
        try store.backup(to: folder("copy"))
        #expect(try SQLiteStore.open(folder("copy"), Sample.schema).position() == 2)
    }

    @Test func `writing is refused as read-only`() throws {
        let store = try SQLiteStore.openReadOnly(path, Sample.schema)
        #expect(reason { _ = try store.append([garden(3)], undoing: nil) } == .readOnly)
        #expect(reason { _ = try store.catchUp() } == .readOnly)
        #expect(try store.count(Query(Garden.kind)) == 2)
    }

    @Test func `one whose last changes aren't in its file yet is read with them`() throws {
        let writer = try SQLiteStore.open(path, Sample.schema)
        _ = try writer.append([garden(3)], undoing: nil)
        let names = folder.names
        #expect(try SQLiteStore.openReadOnly(path, Sample.schema).position() == 3)
        for suffix in ["", "-wal"] { folder.write("left\(suffix)", folder.bytes(path + suffix)) }
        let left = try SQLiteStore.openReadOnly(folder("left"), Sample.schema)
        #expect(try left.position() == 3)
        #expect(reason { _ = try left.append([garden(4)], undoing: nil) } == .readOnly)
        #expect(folder.names == (names + ["left", "left-wal"]).sorted())
    }

    @Test func `one of another version is read as this one reads it`() throws {
        let names = folder.names
        let store = try SQLiteStore.openReadOnly(path, Schema([Garden.kind]))
        #expect(try store.count(Query(Garden.kind)) == 2)
        #expect(reason { _ = try store.append([garden(3)], undoing: nil) } == .readOnly)
        #expect(folder.names == names)
    }

    @Test func `a file in a folder of one's own is writable, and one that isn't there is not`() {
        #expect(Files.isWritable(path))
        #expect(!Files.isWritable(folder("none")))
    }
}
