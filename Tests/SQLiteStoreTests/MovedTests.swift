import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// A book whose file goes away while it is open.
@Suite struct MovedTests {
    private let folder: Folder
    private let path: String
    private let store: SQLiteStore

    init() throws {
        folder = try Folder()
        path = folder("book.sqlite")
        store = try SQLiteStore.open(path, Sample.schema)
        _ = try store.append([garden(1)], undoing: nil)
    }

    private func garden(_ number: UInt64) -> Change {
        .of(Garden.kind, .numbered(number), at: .at(Int(number)), ["name": .text("\(number)")])
    }

    private func refusal(_ work: () throws -> Void) -> StoreError.Reason? {
        do { try work() } catch let error as StoreError { return error.reason } catch {}
        return nil
    }

    /// Whether the next write is refused, and every file is left as it is.
    private func isRefused() -> Bool {
        let names = folder.names
        return refusal { _ = try store.append([garden(2)], undoing: nil) } == .moved
            && folder.names == names
    }

    @Test func `a book that was moved is written to again when it is back`() throws {
        rename(path, folder("elsewhere"))
        #expect(isRefused())
        #expect(refusal { try store.begin(true) } == .moved, "before anything is written")
        #expect(store.isLost)
        #expect(try store.count(Query(Garden.kind)) == 1)
        rename(folder("elsewhere"), path)
        #expect(!store.isLost)
        #expect(try store.append([garden(2)], undoing: nil) == 1)
        #expect(try store.position() == 2)
    }

    @Test func `a book that was deleted, or its companions, takes no more writes`() throws {
        for suffix in ["-shm", "-wal", ""] {
            rename(path + suffix, folder("away"))
            #expect(isRefused(), "\(suffix)")
            rename(folder("away"), path + suffix)
        }
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
        #expect(isRefused())
    }

    @Test func `a book with another in its place takes no more writes`() throws {
        try store.backup(to: folder("copy"))
        rename(folder("copy"), path)
        #expect(isRefused())
    }

    @Test func `what was begun before the book went away is not committed`() throws {
        try store.begin(true)
        _ = try store.append([garden(2)], undoing: nil)
        rename(path, folder("elsewhere"))
        #expect(refusal { try store.commit() } == .moved)
        rename(folder("elsewhere"), path)
        #expect(try SQLiteStore.open(path, Sample.schema).position() == 1)
        #expect(try store.append([garden(2)], undoing: nil) == 1)
        #expect(try store.position() == 2)
    }
}
