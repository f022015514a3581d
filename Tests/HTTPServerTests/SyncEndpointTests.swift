import Kernel
import TestKit
import Testing

@testable import SyncOverHTTP

/// What the endpoints of sync take in, asked without a network.
@Suite struct SyncEndpointTests {
    private let store = MemoryStore(Sample.schema).store

    private func request(
        _ target: String, _ type: String, _ body: [UInt8], mayOnlyRead: Bool
    ) throws -> Request {
        var context = Request.Context(now: .start, seed: 1)
        context.mayOnlyRead = mayOnlyRead
        return try #require(
            Request(
                method: "POST", target: target, contentType: type, body: body, context: context))
    }

    private func message(_ changes: [Change]) throws -> [UInt8] {
        let other = MemoryStore(Sample.schema).store
        for change in changes { try other.append(change) }
        return try #require(Zlib.packed(try SyncClient("s", other).request(.start)))
    }

    @Test func `a device that may only read brings neither changes nor files`() throws {
        let garden = Change.of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("Home")])
        let hash = BlobHash(of: [1])
        for (mayOnlyRead, statuses) in [(true, [403, 403]), (false, [200, 204])] {
            let changes = try request(
                SyncEndpoint.path, SyncEndpoint.contentType, try message([garden]),
                mayOnlyRead: mayOnlyRead)
            let file = try request(
                FilesEndpoint.path + "/" + hash.text, FilesEndpoint.contentType, [1],
                mayOnlyRead: mayOnlyRead)
            let taken = [
                SyncEndpoint.answer(changes, store).status,
                FilesEndpoint.answer(file, store)?.status,
            ]
            #expect(taken == statuses)
            #expect(try store.position() == (mayOnlyRead ? 0 : 1))
            #expect(try store.blobs.contains(hash) != mayOnlyRead)
        }
        let nothing = try request(
            SyncEndpoint.path, SyncEndpoint.contentType, try message([]), mayOnlyRead: true)
        #expect(SyncEndpoint.answer(nothing, store).status == 200)
    }

    @Test func `a message is whole, not too long, and nothing else`() throws {
        let message = [UInt8](repeating: 7, count: 100_000)
        let packed = try #require(Zlib.packed(message))
        #expect(Zlib.unpacked(packed, limit: message.count) == message)
        #expect(Zlib.unpacked(packed, limit: message.count - 1) == nil)
        #expect(Zlib.unpacked(packed + [0], limit: message.count) == nil)
        #expect(Zlib.unpacked(Array(packed.dropLast()), limit: message.count) == nil)
    }

    @Test func `a short message that unpacks to much is known by its first bytes, and refused`()
        throws
    {
        let bomb = try #require(Zlib.packed([UInt8](repeating: 0, count: 49 << 20)))
        #expect(bomb.count < 64 << 10)
        #expect(SyncEndpoint.isLarge(bomb, beyond: 512 << 10))
        let garden = Change.of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("Home")])
        let short = try message([garden])
        #expect(!SyncEndpoint.isLarge(short, beyond: 512 << 10))
        #expect(SyncEndpoint.isLarge(short, beyond: 10))
        let refused = SyncEndpoint.answer(
            try request(SyncEndpoint.path, SyncEndpoint.contentType, bomb, mayOnlyRead: false),
            store)
        #expect(refused.status == 413)
        #expect(String(decoding: refused.body, as: UTF8.self).contains("more than any device"))
        #expect(try store.position() == 0)
    }

    @Test func `no browser shows a file, or runs what is in it`() throws {
        let hash = try store.blobs.put([1])
        var question = try request(
            FilesEndpoint.path + "/" + hash.text, "", [], mayOnlyRead: true)
        question.method = .get
        let answer = try #require(FilesEndpoint.answer(question, store))
        #expect(answer.body == [1])
        #expect(answer.header("Content-Disposition") == "attachment")
        #expect(answer.header("Content-Security-Policy")?.contains("sandbox") == true)
    }
}
