import Kernel
import TestKit
import Testing

/// Files of a store in memory whose host keeps them elsewhere, as a browser does.
@Suite struct TakenFileTests {
    private let memory = MemoryStore(Sample.fileSchema)

    @Test func `a file is handed out once, and is known from then on`() throws {
        let hash = try memory.store.blobs.put([1, 2])
        let taken = try #require(memory.takeBlob())
        #expect(taken.hash == hash && taken.bytes == [1, 2])
        #expect(memory.takeBlob() == nil)
        #expect(try memory.store.blobs.contains(hash))
        #expect(try memory.store.blobs.read(hash) == nil)
        _ = try memory.store.blobs.put([1, 2])
        #expect(memory.takeBlob() == nil)
    }

    @Test func `a file of a refused action is neither handed out nor known`() throws {
        try memory.store.begin(true)
        let hash = try memory.store.blobs.put([1, 2])
        memory.store.rollback()
        #expect(memory.takeBlob() == nil)
        #expect(try !memory.store.blobs.contains(hash))
    }

    @Test func `an export tells where files belong that are elsewhere`() throws {
        let device = try Device(1, memory.store)
        let hash = try device.addPhoto([1, 2, 3])
        let whole = try device.book.json()
        _ = memory.takeBlob()
        let (bytes, files) = try device.book.jsonWithoutFiles()
        #expect(files.map { $0.hash } == [hash])
        let keeper = MemoryStore(Sample.fileSchema).store.blobs
        _ = try keeper.put([1, 2, 3])
        #expect(try keeper.fill(bytes, with: files) == whole)
        #expect(throws: BookError.self) { try device.book.json() }
    }

    @Test func `files are put where they belong, as they are or in base 64`() throws {
        let blobs = memory.store.blobs
        let (first, second) = (try blobs.put([1, 2]), try blobs.put([0xFF]))
        let inserts = [
            FileInsert(first), FileInsert(second, at: 1, isBase64: true), FileInsert(first, at: 2),
        ]
        #expect(
            try blobs.fill([8, 9], with: inserts) == [1, 2, 8] + "/w==".utf8 + [9, 1, 2])
        #expect(try blobs.fill([8], with: [FileInsert(BlobHash(of: [5]))]) == nil)
        #expect(try blobs.fill([8], with: []) == [8])
    }
}
