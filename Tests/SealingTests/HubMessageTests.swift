import Kernel
import SealingEngine
import TestKit
import Testing

/// Whatever bytes come, they are read as what they are, or refused.
@Suite(.namingCases) struct HubMessageTests {
    private let host = HubHost()
    private let anna: Peer

    init() throws {
        anna = try Peer(1, host)
        try anna.device.add(Garden.kind, ["name": .text("Home")])
        try anna.found()
        _ = try anna.invite()
    }

    /// A request of each sort.
    private func requests() throws -> [HubRequest] {
        let (state, key) = (try anna.state, try #require(anna.epochKey(1)))
        let pieces = try [PieceHead.Kind.piece, .snapshot].map { kind in
            try anna.person.engine.finish(
                SealedPiece.sealing(
                    PieceContent(), as: kind, in: state.book, under: key, by: anna.person.id,
                    .own, seen: state.mark))
        }
        let keys = try host.memory.store.keys(state.book, anna.person.id)
        let entries = try host.memory.store.entries(state.book).compactMap {
            MemberEntry($0.bytes)
        }
        let bytes = [1] + state.book.bytes + [UInt8](repeating: 3, count: 144)
        let file = try #require(SealedFile(bytes))
        let name = try #require(SealedFile.name(of: bytes))
        return [
            .found(entries[0], keys), .enter(state.book, entries[1], keys, greeting: [1, 2]),
            .exchange(state.book, after: 3, keysAfter: 1, [pieces[0], pieces[0]]),
            .snapshot(pieces[1]), .find, .open(state.book), .listen(state.book, after: 7),
            .bringFile(name, file), .giveFile(state.book, name),
        ]
    }

    @Test func `requests are read as they were written`() throws {
        for request in try requests() { #expect(try HubRequest(request.bytes) == request) }
    }

    @Test func `no part of a request is one, and nothing else falls`() throws {
        try withDice(300) { dice in
            for request in try requests() {
                var bytes = request.bytes
                #expect(throws: HubRefusal.self) {
                    try HubRequest(Array(bytes.prefix(dice.roll(bytes.count))))
                }
                bytes[dice.roll(bytes.count)] = UInt8(dice.roll(256))
                _ = try? HubRequest(bytes)
                _ = HubAnswer(bytes)
            }
            let noise = (0..<dice.roll(200)).map { _ in UInt8(dice.roll(256)) }
            #expect((try? HubRequest([1] + noise)).map { $0 == .find } ?? true)
            _ = HubAnswer([1] + noise)
        }
    }

    @Test func `answers are read as they were written, and no part of one is one`() throws {
        let (book, id) = (try anna.state.book, anna.person.id)
        let asked: [HubRequest] = [
            .exchange(book, after: 0, keysAfter: 0, []), .open(book), .find,
            .open(try #require(BookNumber([UInt8](repeating: 7, count: 16)))),
        ]
        for request in asked {
            let bytes = try host.answer(request, id).bytes
            for count in 0..<bytes.count { #expect(HubAnswer(Array(bytes.prefix(count))) == nil) }
        }
        for answer in [HubAnswer.late(.start), .refused(.full), .refused(.members(.lastOwner))] {
            #expect(HubAnswer(answer.bytes) == answer)
        }
    }

    @Test func `a later version's request is refused as such`() {
        #expect(throws: HubRefusal.otherVersion) { try HubRequest([2, 4]) }
        #expect(throws: HubRefusal.unreadable) { try HubRequest([]) }
    }

    @Test func `a state that can't be read is none`() throws {
        let store = anna.device.store
        let text = try #require(try store.setting("hub"))
        for count in stride(from: 0, to: text.utf8.count, by: 7) {
            try store.set("hub", String(text.prefix(count)))
            #expect(try HubState(in: store) == nil)
        }
    }
}
