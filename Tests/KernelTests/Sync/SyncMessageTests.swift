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

    /// A parcel of a change and so many others in the same record, each with the same values.
    private func parcel(_ count: Int, fields: Int) -> [UInt8] {
        let values = (0..<fields).map { FieldChange("f\($0)", json: "1") }
        let entries = (1...3).map { number in
            LogEntry(
                position: 0,
                change: Change(
                    kind: "garden", record: .numbered(1), stamp: .at(number), fields: values))
        }
        let before = Parcel.encode(Array(entries.prefix(2)))
        let each = Parcel.encode(entries).dropFirst(before.count)
        return before + (1..<count).flatMap { _ in each }
    }

    @Test(arguments: [(Batch.large / 3 + 1, 1), (240, 10_000)])
    func `more than any device sends is refused before any of it is merged`(
        count: Int, fields: Int
    ) throws {
        var request = SyncRequest(now: .start)
        request.parcel = parcel(count, fields: fields)
        #expect(throws: SyncError.tooMuch) { try answer(request) }
        #expect(try store.position() == 0)
        var wrong = SyncAnswer(now: .start)
        wrong.parcel = request.parcel
        #expect(throws: SyncError.tooMuch) {
            try SyncClient("s", store).received(wrong.bytes, .start)
        }
        request.parcel = Array(request.parcel.dropLast())
        #expect(throws: (any Error).self) { try answer(request) }
        request.parcel = parcel(min(count, 50), fields: min(fields, 50))
        #expect(try answer(request).accepted != nil)
    }

    @Test func `a device sends only so many changes at once, however short they are`() throws {
        for number in 0...Batch.mostSent {
            try store.append(
                .of(
                    Garden.kind, .numbered(UInt64(number) + 1), at: .at(number),
                    ["size": .integer(1)]))
        }
        let first = try SyncRequest(SyncClient("s", store).request(.start, upTo: Batch.large))
        #expect(first.stretch.through == Int64(Batch.mostSent) && !first.wantsDigest)
    }

    @Test func `what is dated ahead is held back up to a size, and counted without a look`() throws
    {
        let client = SyncClient("s", store)
        let far = { (number: Int, text: String) in
            LogEntry(
                position: 0,
                change: .of(
                    Garden.kind, .numbered(UInt64(number) + 1), at: .at(900_000_000_000 + number),
                    ["name": .text(text)]))
        }
        var answer = SyncAnswer(now: .start)
        answer.parcel = Parcel.encode((0...Store.shownHeld).map { far($0, "Far \($0)") })
        answer.cursor = [1]
        _ = try client.received(answer.bytes, .start)
        #expect(try store.heldSummary()?.count == Store.shownHeld + 1)
        let device = Device(store: store)
        #expect(try device.book.hasFarActions())
        #expect(try device.book.farActions().count == Store.shownHeld)
        let text = String(repeating: "x", count: 1 << 20)
        answer.parcel = Parcel.encode((0..<17).map { far(1_000 + $0, "\($0)" + text) })
        answer.cursor = [2]
        #expect(throws: SyncError.tooMuchAhead) { try client.received(answer.bytes, .start) }
        #expect(try SyncState("s", in: store).problem == .tooMuchAhead)
        #expect(try SyncState("s", in: store).cursor == [1])
        #expect(try store.heldSummary()?.count == Store.shownHeld + 1)
        #expect(try store.position() == 0)
        try device.book.takeInFarActions()
        #expect(try store.count(Query(Garden.kind)) == Store.shownHeld + 1)
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
