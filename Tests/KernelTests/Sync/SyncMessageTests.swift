import TestKit
import Testing

@testable import Kernel

/// What stands in single messages: an exchange that is made anew when digests differ hides what was
/// wrong in them.
@Suite struct SyncMessageTests {
    private let store = MemoryStore(Sample.schema).store
    private let long = String(repeating: "x", count: 900)

    private func garden(_ number: Int) -> Change {
        // No two are alike, so that none is packed away.
        let detail = (0..<9).map { "\(number * 7_919 + $0)" }.joined() + long.dropLast(number % 400)
        return .of(
            Garden.kind, .numbered(UInt64(number)), at: .at(number),
            ["name": .text("\(number)"), "detail": .text(detail)])
    }

    private func answer(_ request: SyncRequest) throws -> SyncAnswer {
        try SyncAnswer(SyncServer.answer(request.bytes, store, now: .start, seed: 7))
    }

    /// A request that brings one change, the fifth of its log.
    private func request(_ cursor: [UInt8] = []) -> SyncRequest {
        var request = SyncRequest(now: .start)
        request.cursor = cursor
        request.wantsDigest = true
        request.stretch = SyncStretch(after: 4, through: 5)
        request.parcel = Parcel.encode([LogEntry(position: 5, change: garden(9_999))])
        return request
    }

    @Test func `a server takes nothing in while it has more to give`() throws {
        for number in 0..<600 { try store.append(garden(number)) }
        let first = try answer(request())
        #expect(first.hasMore && first.accepted == nil && first.digest == nil)
        #expect(try store.position() == 600)
        var last = first
        while last.hasMore { last = try answer(request(last.cursor)) }
        #expect(last.accepted == SyncStretch(after: 4, through: 5) && !last.startsOver)
        #expect(try store.position() == 601)
        #expect(try last.digest == store.digest())
        #expect(try answer(request(last.cursor)).parcel.isEmpty)
    }

    @Test func `a cursor of another entry or log starts over, and nothing is taken in`() throws {
        try store.append(garden(1))
        let cursor = try answer(SyncRequest(now: .start)).cursor
        #expect(try !answer(SyncRequest(now: .start)).startsOver)
        for index in [0, cursor.count - 1] {
            var other = cursor
            other[index] ^= 1
            let answer = try answer(request(other))
            #expect(answer.startsOver && answer.accepted == nil && answer.digest == nil)
            #expect(answer.cursor == cursor && !answer.parcel.isEmpty)
        }
        #expect(try store.position() == 1)
        #expect(try answer(request(cursor)).accepted != nil)
    }

    @Test func `a client counts as sent only what goes on from what was sent before`() throws {
        let client = SyncClient("s", store)
        for number in 1...3 { try store.append(garden(number)) }
        var answer = SyncAnswer(now: .start)
        answer.cursor = [1]
        for stretch in [(1, 3), (2, 3), (0, 4)] as [(Int64, Int64)] {
            answer.accepted = SyncStretch(after: stretch.0, through: stretch.1)
            answer.cursor[0] += 1
            _ = try client.received(answer.bytes, .start)
            #expect(try SyncState("s", in: store).pushed == 0)
        }
        answer.accepted = SyncStretch(after: 0, through: 2)
        answer.startsOver = true
        _ = try client.received(answer.bytes, .start)
        #expect(try SyncState("s", in: store).pushed == 0)
        answer.startsOver = false
        _ = try client.received(answer.bytes, .start)
        #expect(try SyncState("s", in: store).pushed == 2)
        #expect(client.tally.sent == 2)
        let next = try SyncRequest(client.request(.start))
        #expect(next.stretch == SyncStretch(after: 2, through: 3))
    }

    @Test func `what came settles what was sent exactly to its end`() {
        var state = SyncState()
        #expect(state.note(pushed: 3) == 3)
        state.note(received: 4...6)
        #expect(state.pushed == 6 && state.received.isEmpty)
        state.note(received: 8...9)
        #expect(state.pushed == 6 && state.received == [8...9])
        #expect(state.note(pushed: 7) == 1)
        #expect(state.pushed == 9 && state.received.isEmpty)
        state.note(received: 11...12)
        #expect(state.note(pushed: 13) == 2)
        #expect(state.pushed == 13)
    }
}
