import TestKit
import Testing

@testable import Kernel

/// What single answers of a server say of what it may not write, has put aside or had forgotten.
@Suite struct SyncAnswerTests {
    private let store = MemoryStore(Sample.schema).store

    private func garden(_ number: Int, at milliseconds: Int, node: UInt64 = 1) -> Change {
        .of(
            Garden.kind, .numbered(UInt64(number)), at: .at(milliseconds, node: node),
            ["name": .text("\(number)")])
    }

    /// The answer to a request that brings some changes.
    private func answer(
        _ changes: Change..., after cursor: [UInt8] = [], seed: UInt64 = 7, writes: Bool = true
    ) throws -> SyncAnswer {
        var request = SyncRequest(now: .start)
        request.cursor = cursor
        request.wantsDigest = true
        request.stretch = SyncStretch(after: 0, through: Int64(changes.count))
        request.parcel = Parcel.encode(
            changes.enumerated().map { LogEntry(position: Int64($0 + 1), change: $1) })
        return try SyncAnswer(
            SyncServer.answer(request.bytes, store, now: .start, seed: seed, writes: writes))
    }

    @Test func `who may only read brings nothing in, and is answered otherwise`() throws {
        #expect(throws: SyncError.self) { try answer(garden(1, at: 1), writes: false) }
        #expect(try store.position() == 0)
        #expect(try answer(writes: false).digest != nil)
    }

    @Test func `what was put aside goes back once, before books are compared`() throws {
        let late = garden(2, at: 3 * 86_400_000)
        let first = try answer(garden(1, at: 1), late)
        #expect(first.accepted != nil && first.hasMore && first.digest == nil)
        let next = try answer(after: first.cursor)
        let runs = try #require(Parcel.decode(next.parcel))
        #expect(runs.flatMap { $0.changes }.map { $0.kind } == [PutAside.kind])
        #expect(!next.hasMore && next.digest != nil)
        let again = try answer(late, after: next.cursor)
        #expect(!again.hasMore && again.digest == next.digest)
    }

    @Test func `a log that had forgotten something of its own gets another name`() throws {
        try store.set(Setting.node.rawValue, ASCII.hex(UInt64(1)))
        let before = try answer(seed: 1).cursor
        let after = try answer(garden(1, at: 1), after: before, seed: 2)
        #expect(after.accepted != nil && after.cursor.prefix(8) != before.prefix(8))
        #expect(try answer(after: before, seed: 3).startsOver)
        #expect(try !answer(after: after.cursor, seed: 4).startsOver)
    }

    @Test func `a client that hears that it starts over sends everything again`() throws {
        let client = SyncClient("s", store)
        for number in 1...2 { try store.append(garden(number, at: number)) }
        var answer = SyncAnswer(now: .start)
        answer.cursor = [1]
        answer.accepted = SyncStretch(after: 0, through: 2)
        _ = try client.received(answer.bytes, .start)
        #expect(try SyncState("s", in: store).pushed == 2)
        (answer.cursor, answer.accepted, answer.startsOver) = ([2], nil, true)
        _ = try client.received(answer.bytes, .start)
        let next = try SyncRequest(client.request(.start))
        #expect(next.cursor == [2] && next.stretch == SyncStretch(after: 0, through: 2))
    }

    @Test
    func `of a server's books only as many are taken as it can have, by names it can have given`()
        throws
    {
        let client = SyncClient("s", store)
        try store.set(Setting.server.rawValue, "s")
        var answer = SyncAnswer(now: .start)
        let made = "e" + String(repeating: "\u{301}", count: 4_000)
        let bold = String(repeating: "k", count: 4_000)
        let books = (0..<5_000).map { KnownBook(key: "b\($0)", name: "Book \($0)") }
        answer.books =
            [KnownBook(key: "made", name: made), KnownBook(key: bold, name: "Bold")] + books
        _ = try client.received(answer.bytes, .start)
        #expect(try SyncStatus.of(store).books == Array(books.prefix(KnownBook.most)))
        #expect(KnownDevice.name(made) == nil)
    }

    @Test func `a server tells no more books than it can make`() throws {
        let books = (0..<600).map { KnownBook(key: "b\($0)", name: "Book \($0)") }
        var request = SyncRequest(now: .start)
        request.asksForBooks = true
        let answer = try SyncAnswer(
            SyncServer.answer(request.bytes, store, now: .start, seed: 7, books: books))
        #expect(answer.books?.count == KnownBook.most)
    }

    @Test func `a client that gets nowhere gives up and says so`() throws {
        let client = SyncClient("s", store)
        try store.append(garden(1, at: 1))
        let answer = SyncAnswer(now: .start).bytes
        var count = 1
        while count < 9, try client.received(answer, .start) == .again { count += 1 }
        #expect(count == 3)
        #expect(try SyncState("s", in: store).problem == .unreadable)
    }

    @Test func `a server that always says there is more comes to an end`() throws {
        let client = SyncClient("s", store)
        var answer = SyncAnswer(now: .start)
        answer.hasMore = true
        var count = 1
        while count < 50 {
            answer.cursor = [UInt8(count)]
            if try client.received(answer.bytes, .start) == .done { break }
            count += 1
        }
        #expect(count == 3)
        #expect(try SyncState("s", in: store).problem == .unreadable)
    }

    @Test func `a server that says the same again and again comes to an end`() throws {
        let client = SyncClient("s", store)
        var answer = SyncAnswer(now: .start)
        answer.hasMore = true
        answer.parcel = Parcel.encode(
            (1...100).map { LogEntry(position: Int64($0), change: garden($0, at: $0)) })
        var count = 1
        while count < 200 {
            answer.cursor = [UInt8(count)]
            if try client.received(answer.bytes, .start) == .done { break }
            count += 1
        }
        #expect(count < 20)
        #expect(try SyncState("s", in: store).problem == .unreadable)
        #expect(try store.position() == 100)
    }

    @Test func `a clock that was far ahead asks for the time before it sends anything`() throws {
        try store.append(garden(1, at: 1))
        for (difference, sent) in [(-Stamp.reach - 1, 0), (-Stamp.reach, 1)] as [(Int64, Int64)] {
            var state = SyncState()
            state.clockDifference = difference
            try state.save("s", in: store)
            let request = try SyncRequest(SyncClient("s", store).request(.start))
            #expect(request.stretch.through == sent)
        }
    }

    @Test func `who was refused what was sent asks whether the books are the same all the same`()
        throws
    {
        try store.append(garden(1, at: 1))
        let client = SyncClient("s", store)
        client.failed(.refused("No."))
        let request = try SyncRequest(client.request(.start))
        #expect(request.parcel.isEmpty && request.wantsDigest)
    }

    @Test
    func
        `what comes while the client lacks more than fits is not accepted, and nothing of it kept`()
        throws
    {
        let long = String(repeating: "x", count: 900)
        for number in 1...400 {
            try store.append(
                .of(
                    Garden.kind, .numbered(UInt64(number)), at: .at(number),
                    ["name": .text("\(number)"), "detail": .text("\(number) \(long)")]))
        }
        let crafted = try answer(garden(9_999, at: 9_999, node: 5))
        #expect(crafted.accepted == nil && crafted.hasMore && crafted.digest == nil)
        #expect(try store.position() == 400)
        var cursor = crafted.cursor
        while true {
            let next = try answer(after: cursor)
            cursor = next.cursor
            if !next.hasMore { break }
        }
        #expect(try answer(garden(9_999, at: 9_999, node: 5), after: cursor).accepted != nil)
        #expect(try store.position() == 401)
    }

    @Test func `one change with very many fields is merged in portions like any others`() throws {
        let fields = (0..<95).map { FieldChange("f\($0)", json: "\($0)") }
        let change = Change(kind: "garden", record: .numbered(1), stamp: .at(1), fields: fields)
        var request = SyncRequest(now: .start)
        request.asksWhatIsNew = true
        request.stretch = SyncStretch(after: 0, through: 1)
        request.parcel = Parcel.encode([LogEntry(position: 1, change: change)])
        var pauses = 0
        let answer = try SyncAnswer(
            SyncServer.answer(
                request.bytes, store, now: .start, seed: 7, portion: 10, pause: { pauses += 1 }))
        #expect(answer.accepted == request.stretch && pauses >= 9)
        let kept = try store.log(0, .max).map { $0.change.fields.count }
        #expect(kept.allSatisfy { $0 <= 10 } && kept.reduce(0, +) == 95)
        #expect(
            try store.history(RecordKey("garden", .numbered(1))).flatMap { $0.fields } == fields)
    }

    @Test func `what a server's own clock dated ahead and dates anew is told to who runs it`()
        throws
    {
        let server = Device(store: store)
        server.now = .start + 3 * 86_400_000
        try server.add(Garden.kind, ["name": .text("Ahead")])
        try server.add(Garden.kind, ["name": .text("Too")])
        var told: [Int] = []
        for _ in 1...2 {
            let request = SyncRequest(now: .start)
            _ = try SyncServer.answer(
                request.bytes, store, now: .start, seed: 7, redated: { told.append($0) })
        }
        #expect(told == [2])
    }

    @Test func `books are compared once all is merged whose time has come`() throws {
        let far = garden(1, at: 3 * 86_400_000, node: 5)
        let aside = PutAside.keeping(far, undoes: nil)
        var request = SyncRequest(now: .start + 3 * 86_400_000)
        request.wantsDigest = true
        request.stretch = SyncStretch(after: 0, through: 1)
        request.parcel = Parcel.encode([LogEntry(position: 1, change: aside)])
        let first = try SyncAnswer(
            SyncServer.answer(request.bytes, store, now: request.now, seed: 7))
        #expect(first.accepted != nil && first.hasMore && first.digest == nil)
        request.parcel = []
        request.cursor = first.cursor
        request.stretch = SyncStretch(after: 1, through: 1)
        let next = try SyncAnswer(
            SyncServer.answer(request.bytes, store, now: request.now, seed: 7))
        #expect(try next.digest == store.digest() && !next.hasMore)
        #expect(try store.record(Garden.kind, .numbered(1))?.title == "1")
    }

    @Test func `what was sent of a log that was made anew counts up to where it is the same`()
        throws
    {
        for number in 1...2 { try store.append(garden(number, at: number)) }
        try store.append(garden(3, at: 900_000_000_000))
        var state = SyncState()
        state.pushed = 3
        try state.save("s", in: store)
        #expect(try store.mend(now: .start) != nil)
        #expect(try SyncState("s", in: store).pushed == 2)
    }

    @Test func `a digest that was kept and is wrong is counted anew on both sides`() throws {
        let (host, phone) = (SyncHost(), try Device(1))
        try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.sync(with: host)
        for store in [host.store, phone.store] {
            let wrong = try MemoryStore(Sample.schema).store.digest().text
            try store.set(Setting.digest.rawValue, "\(try store.position()) \(wrong)")
            try phone.sync(with: host)
            #expect(try phone.status.problem == nil)
        }
    }

    @Test func `what came from the server isn't counted as waiting`() throws {
        for number in 1...4 { try store.append(garden(number, at: number)) }
        try store.append(garden(5, at: 5, node: 7))
        try store.set(Setting.server.rawValue, "s")
        try store.set(Setting.node.rawValue, ASCII.hex(Stamp.at(0).node))
        var state = SyncState()
        state.received = [2...3]
        try state.save("s", in: store)
        #expect(try SyncStatus.of(store).waiting == 2)
    }
}
