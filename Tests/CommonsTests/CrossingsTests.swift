import AllTrackers
import TestKit
import Testing

@testable import Kernel

/// Moves between two books of a browser, each with a core of its own, of which a script keeps the pieces.
final class CrossingsTests {
    /// A book, and what a script keeps of it.
    private final class Copy {
        let book: KnownBook
        private(set) var memory = MemoryStore(AllTrackers.declarations.schema)
        private var pieces: [[UInt8]] = []

        init(_ key: String) {
            book = KnownBook(key: key, name: key)
        }

        /// Keeps what was written.
        func keep() {
            if let news = memory.takeNews() { pieces.append(news) }
        }

        /// Starts another core from what is kept, and from what another wrote here.
        func restart(with news: [UInt8] = []) {
            if !news.isEmpty { pieces.append(news) }
            memory = MemoryStore(AllTrackers.declarations.schema)
            for piece in pieces { #expect(memory.load(piece)) }
        }
    }

    private let app = AllTrackers.app(assets: .development)
    private let (home, club) = (Copy(""), Copy("~club"))
    private var now = Instant.start

    private func kind(_ name: String) throws -> Kind { try #require(app.schema.kind(name)) }

    private func book(_ copy: Copy) -> Book {
        now = now + 1_000
        return Book(
            copy.memory.store, app.rulebook, now: now, seed: UInt64(bitPattern: now.milliseconds))
    }

    private func add(
        _ name: String, to copy: Copy, _ fields: KeyValuePairs<String, Value>
    ) throws -> RecordID {
        var draft = Draft(try kind(name), nil)
        for (name, value) in fields {
            draft.set(try #require(draft.kind.field(name)), value)
        }
        let id = try #require(try book(copy).commit(draft).ids.first)
        copy.keep()
        return id
    }

    private func title(_ name: String, _ id: RecordID, in copy: Copy) throws -> String? {
        guard let record = try book(copy).record(try kind(name), id), !record.isHidden else {
            return nil
        }
        return record.title
    }

    private func post(_ path: String, _ form: KeyValuePairs<String, String>) throws -> Request {
        now = now + 1_000
        let body = Parameters(form.map { (name: $0.key, value: $0.value) }).formEncoded
        return try #require(
            Request(
                method: "POST", target: path, contentType: "application/x-www-form-urlencoded",
                body: [UInt8](body.utf8),
                context: Request.Context(now: now, seed: UInt64(bitPattern: now.milliseconds))))
    }

    private func crossings(_ copy: Copy) -> Crossings {
        Crossings(app, copy.memory.store, copy.book)
    }

    private enum End { case both, onlyTaker }

    /// Does as the script: what was written in the other book is kept first. Gives where the answer leads.
    @discardableResult
    private func perform(
        _ request: Request, asked: Copy, giver: Copy, taker: Copy, until end: End = .both
    ) throws -> String? {
        let done = try crossings(giver).perform(
            request, beside: taker.book, isAsked: taker === asked, taker.memory.everything())
        if done.answer != nil { taker.restart(with: done.news) }
        switch end {
        case .both: giver.keep()
        case .onlyTaker: giver.restart()
        }
        return done.answer?.header("Location")
    }

    private func move(
        _ kind: String, _ id: RecordID, from source: Copy, to target: Copy, until end: End = .both
    ) throws -> String? {
        let request = try post(AppAddress.moving(kind, id.text), ["to": target.book.handle])
        guard case .move(let key, _) = try crossings(source).look(request) else { return nil }
        #expect(key == target.book.key)
        return try perform(request, asked: source, giver: source, taker: target, until: end)
    }

    private func undo(
        _ form: KeyValuePairs<String, String>, in asked: Copy, beside other: Copy,
        until end: End = .both
    ) throws -> String? {
        let request = try post("/undo", form)
        guard case .back(let crossing) = try crossings(asked).look(request) else { return nil }
        let mark = try #require(Crossing.Mark(crossing.mark.text))
        #expect(try crossings(other).has(mark, now))
        let (giver, taker) = crossing.isHere ? (asked, other) : (other, asked)
        return try perform(request, asked: asked, giver: giver, taker: taker, until: end)
    }

    @Test func `a record goes to the other book and is known there after both began anew`() throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        let place = try move("essential", milk, from: home, to: club)
        #expect(place?.hasPrefix("/move/essential/\(milk.text)?to=%7Eclub&moved=") == true)
        home.restart()
        club.restart()
        #expect(try title("essential", milk, in: home) == nil)
        #expect(try title("essential", milk, in: club) == "Milk")
    }

    @Test func `a project goes with all that is in it, and comes back`() throws {
        let garden = try add("project", to: club, ["title": .text("Garden")])
        let hedge = try add(
            "item", to: club, ["project": .reference(garden), "title": .text("Hedge")])
        #expect(
            try move("project", garden, from: club, to: home)?.hasPrefix("/books/~club/") == true)
        #expect(try title("item", hedge, in: home) == "Hedge")
        #expect(try title("project", garden, in: club) == nil)
        _ = try move("project", garden, from: home, to: club)
        #expect(try title("item", hedge, in: club) == "Hedge")
        #expect(try title("project", garden, in: home) == nil)
    }

    @Test(arguments: [true, false])
    func `one undo takes a move back in both books, whichever is asked`(_ asksHome: Bool) throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        _ = try move("essential", milk, from: home, to: club)
        let (asked, other) = asksHome ? (home, club) : (club, home)
        let place = try undo(["last": "undo", "return": "/priorities"], in: asked, beside: other)
        #expect(place?.hasPrefix(asked.book.base + "/priorities?done=") == true)
        home.restart()
        club.restart()
        #expect(try title("essential", milk, in: home) == "Milk")
        #expect(try title("essential", milk, in: club) == nil)
        #expect(try undo(["last": "undo", "return": "/"], in: asked, beside: other) == nil)
    }

    @Test func `a move that ended between the books goes on when it is asked for again`() throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        _ = try move("essential", milk, from: home, to: club, until: .onlyTaker)
        #expect(try title("essential", milk, in: home) == "Milk")
        #expect(try title("essential", milk, in: club) == "Milk")
        _ = try move("essential", milk, from: home, to: club)
        #expect(try title("essential", milk, in: home) == nil)
        _ = try undo(["last": "undo"], in: club, beside: home)
        #expect(try title("essential", milk, in: home) == "Milk")
        #expect(try title("essential", milk, in: club) == nil)
    }

    @Test func `an undo that ended between the books goes on when it is asked for again`() throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        let place = try #require(try move("essential", milk, from: home, to: club))
        let stamp = String(try #require(place.split(separator: "=").last))
        _ = try undo(["stamp": stamp], in: home, beside: club, until: .onlyTaker)
        #expect(try title("essential", milk, in: home) == "Milk")
        #expect(try title("essential", milk, in: club) == "Milk")
        #expect(try undo(["stamp": stamp], in: home, beside: club) != nil)
        #expect(try title("essential", milk, in: home) == "Milk")
        #expect(try title("essential", milk, in: club) == nil)
    }

    @Test func `what was changed in the other book since stays there`() throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        _ = try move("essential", milk, from: home, to: club)
        let kind = try kind("essential")
        var draft = Draft(kind, milk)
        draft.set(try #require(kind.field("name")), .text("Oat milk"))
        try book(club).commit(draft)
        club.keep()
        let place = try undo(["last": "undo"], in: home, beside: club)
        #expect(place == "/move/essential/\(milk.text)?to=~club&problem=used")
        #expect(try title("essential", milk, in: club) == "Oat milk")
        #expect(try title("essential", milk, in: home) == nil)
    }

    /// Has a book be one of which this device may only read.
    private func mayOnlyRead(_ copy: Copy) throws {
        let store = copy.memory.store
        try store.set(Setting.server.rawValue, "https://hub.example")
        var state = try SyncState("https://hub.example", in: store)
        state.mayOnlyRead = true
        try state.save("https://hub.example", in: store)
        copy.keep()
    }

    @Test func `nothing goes into a book that may only be read, nor out of it`() throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        let salt = try add("essential", to: club, ["name": .text("Salt")])
        let oats = try add("essential", to: home, ["name": .text("Oats")])
        _ = try move("essential", oats, from: home, to: club)
        try mayOnlyRead(club)
        let place = try move("essential", milk, from: home, to: club)
        #expect(place == "/move/essential/\(milk.text)?to=%7Eclub&problem=reads")
        #expect(try title("essential", milk, in: home) == "Milk")
        #expect(try title("essential", milk, in: club) == nil)
        #expect(try move("essential", salt, from: club, to: home) == nil)
        let back = try undo(["last": "undo"], in: home, beside: club)
        #expect(back == "/move/essential/\(oats.text)?to=~club&problem=reads")
        #expect(try title("essential", oats, in: club) == "Oats")
        #expect(try title("essential", oats, in: home) == nil)
    }

    @Test func `what is no move is nothing of another book's`() throws {
        let milk = try add("essential", to: home, ["name": .text("Milk")])
        let requests = try [
            post("/undo", ["last": "undo"]), post("/undo", ["last": "redo"]),
            post("/undo", ["stamp": "x"]), post("/priorities/new", ["name": "Salt"]),
        ]
        for request in requests {
            guard case .nothing = try crossings(home).look(request) else {
                Issue.record("\(request.path) is taken for a move")
                continue
            }
        }
        #expect(Crossing.Mark("essential \(milk.text)") == nil)
        #expect(Crossing.Mark("essential \(milk.text) x") == nil)
    }
}
