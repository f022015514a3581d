import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// Files that came and that no change names.
@Suite struct UnnamedFileTests {
    private let folder: Folder
    private let store: SQLiteStore
    private let day = 86_400_000

    init() throws {
        folder = try Folder()
        store = try folder.newStore(Sample.fileSchema)
    }

    private func drop(_ days: Int) throws -> Int {
        try store.dropUnnamedFiles(now: .start + days * day)
    }

    @Test func `a file that no change names for 30 days is removed, and no earlier`() throws {
        let file = try store.put([1, 2, 3])
        #expect(try drop(0) == 0)
        #expect(try drop(29) == 0)
        #expect(try store.hasBlob(file))
        #expect(try drop(30) == 1)
        #expect(try !store.hasBlob(file))
        #expect(try drop(31) == 0)
        _ = try store.put([1, 2, 3])
        #expect(try drop(31) == 0)
        #expect(try drop(60) == 0)
        #expect(try drop(61) == 1)
    }

    @Test func `a file that a change names stays, however it names it and whenever it did`() throws
    {
        let device = Device(store: store.store)
        let now = try device.addPhoto([1])
        let before = try device.addPhoto([2])
        let photo = try #require(
            try store.records(Query(Photo.kind)).first { $0.blobs == [before] })
        try device.delete(Photo.kind, photo.id)
        let newer = try store.put([3])
        _ = try store.append(
            [
                Change(
                    kind: "newer kind", record: .numbered(1), stamp: .at(1),
                    fields: [FieldChange("file", json: "{\"x\":\"\(newer.text)\"}")])
            ], undoing: nil)
        let (late, lost) = (try store.put([4]), try store.put([5]))
        #expect(try drop(0) == 0)
        #expect(try drop(20) == 0)
        try device.addPhoto([4])
        #expect(try drop(100) == 1)
        for file in [now, before, newer, late] { #expect(try store.hasBlob(file)) }
        #expect(try !store.hasBlob(lost))
    }

    @Test func `a clock that jumps back makes nothing wait for ever`() throws {
        _ = try store.put([1])
        #expect(try drop(5_000) == 0)
        #expect(try drop(0) == 0)
        #expect(try drop(30) == 1)
    }

    @Test func `files beyond what a book may hold are refused, and what is there stays`() throws {
        store.fileQuota = 1_000
        let file = try store.put([UInt8](repeating: 1, count: 900))
        let error = #expect(throws: StoreError.self) {
            try store.put([UInt8](repeating: 2, count: 101))
        }
        #expect(error?.reason == .tooMuch)
        #expect(try store.put([UInt8](repeating: 1, count: 900)) == file)
        _ = try store.put([UInt8](repeating: 3, count: 100))
        #expect(try store.hasBlob(file))
    }
}
