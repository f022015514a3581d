import AllTrackers
import Kernel
import TestKit
import Testing

/// What people say of records, and what is new of what others did, in a book that several keep.
@Suite struct CommentTests {
    private let visitor = Visitor(AllTrackers.app())
    private let bruno: Device
    private let milk: RecordID

    private static let anna: UInt64 = 0xa11a_a11a_a11a_0000
    private static let theirs: UInt64 = 0xb0b0_b0b0_b0b0_0001

    init() throws {
        let store = MemoryStore(AllTrackers.declarations.schema).store
        bruno = try Device(Self.theirs, store, AllTrackers.declarations.rulebook)
        visitor.send("/priorities/new", ["name": "Milk"])
        let made = try visitor.book.records(visitor.essentialKind)
        milk = try #require(made.first).id
        try hand(from: visitor.store, to: bruno.store)
    }

    private var path: String { "/priorities/" + milk.text }
    private var comments: String { "/comments/essential/" + milk.text }

    private func hand(from one: Store, to other: Store) throws {
        _ = try other.append(try one.everything, nil)
    }

    /// From now on the book is Anna's and Bruno's.
    private func share() throws {
        try visitor.store.write(as: WriterMark(ofNode: Self.anna))
        try visitor.store.name(writers: [
            WriterMark(ofNode: Self.anna): "Anna", WriterMark(ofNode: Self.theirs): "Bruno",
        ])
    }

    /// Has what Bruno wrote come in as news.
    private func receive() throws {
        let position = try visitor.store.position()
        try hand(from: bruno.store, to: visitor.store)
        if try visitor.store.setting(Setting.news.rawValue) == nil {
            try visitor.store.set(Setting.news.rawValue, String(position))
        }
    }

    @discardableResult
    private func brunoSays(_ text: String) throws -> RecordID {
        bruno.now = max(bruno.now, visitor.now)
        return try bruno.add(
            Comment.kind, ["text": .text(text), "essential": .reference(milk)])
    }

    @Test
    func `in a book of one's own the pages of records say nothing of comments until there is one`()
    {
        #expect(!visitor.get(path).text.contains("comment"))
        #expect(visitor.get("/history/essential/" + milk.text).markup.contains(comments))
        let said = visitor.send(comments, ["text": "the red ones", "return": path])
        #expect(said.toast == "Comment: “the red ones”")
        #expect(visitor.get(path).text.contains("the red ones"))
        #expect(!visitor.get(path).text.contains("You"))
    }

    @Test func `a comment is sent, changed, deleted and taken back`() throws {
        visitor.send(comments, ["text": "the red ones"])
        let comment = try #require(try visitor.book.records(Comment.kind).first)
        #expect(visitor.get("/comment/" + comment.id.text).markup.contains("the red ones"))
        visitor.send("/comment/" + comment.id.text, ["text": "the blue ones"])
        #expect(visitor.get(comments).text.contains("the blue ones"))
        let deleted = visitor.send("/comments/delete", ["comment": comment.id.text])
        #expect(deleted.toast == "“the blue ones” deleted")
        #expect(!visitor.get(path).text.contains("the blue ones"))
        #expect(visitor.get("/trash").text.contains("the blue ones"))
        visitor.send("/undo", ["last": "undo", "return": path])
        #expect(visitor.get(path).text.contains("the blue ones"))
    }

    @Test func `a blank comment is refused, and what it is about stays in view`() {
        let refused = visitor.post(comments, ["text": "  "])
        #expect(refused.status == 422)
        #expect(refused.text.contains("Milk"))
    }

    @Test(arguments: [[], ["essential", "project"]])
    func `a comment is about one thing`(subjects: [String]) throws {
        let project = try bruno.add(
            try #require(visitor.app.schema.kind("project")), ["title": .text("Garden")])
        try hand(from: bruno.store, to: visitor.store)
        var draft = Draft(Comment.kind).setting(Comment.text, "Hm")
        for name in subjects {
            draft.set(
                try #require(Comment.kind.field(name)),
                .reference(name == "essential" ? milk : project))
        }
        #expect(throws: BookError.self) { try visitor.book.commit(draft) }
    }

    @Test func `it goes with what it is about, and is found`() throws {
        visitor.send(comments, ["text": "the red ones"])
        #expect(visitor.get("/search?q=red+ones").markup.contains(comments))
        visitor.send(path + "/delete")
        #expect(try visitor.book.records(Comment.kind).isEmpty)
        visitor.send("/undo", ["last": "undo"])
        #expect(try visitor.book.records(Comment.kind).count == 1)
    }

    @Test func `in a shared book a page says who said what, and offers to change only one's own`()
        throws
    {
        try share()
        visitor.send(comments, ["text": "the red ones"])
        try hand(from: visitor.store, to: bruno.store)
        try brunoSays("there were none")
        try receive()
        let page = visitor.get(path)
        #expect(page.text.contains("You") && page.text.contains("Bruno"))
        #expect(page.markup.matches(of: /data-menu="comments"/).count == 1)
    }

    @Test func `a comment moves along with what it is about, and is nobody's there`() throws {
        try share()
        let rulebook = AllTrackers.declarations.rulebook
        let other = try Device(7, MemoryStore(visitor.app.schema).store, rulebook)
        other.wait(60_000)
        visitor.wait(600_000)
        let oil = try other.add(visitor.essentialKind, ["name": .text("Oil")])
        try other.add(Comment.kind, ["text": .text("the green one"), "essential": .reference(oil)])
        let record = try other.book.visible(visitor.essentialKind, oil)
        _ = try visitor.book.take(try other.book.relocation(of: record), from: other.book)
        let page = visitor.get("/priorities/" + oil.text)
        #expect(page.text.contains("the green one"))
        #expect(!page.text.contains("You"))
    }

    @Test func `what others say is counted on the row until somebody reads it`() throws {
        try share()
        #expect(!visitor.get("/priorities").markup.contains("new comment"))
        try brunoSays("there were none")
        try brunoSays("or were there")
        try receive()
        #expect(visitor.get("/priorities").markup.contains("aria-label=\"2 new comments\""))
        #expect(visitor.get(path).text.contains("or were there"))
        #expect(!visitor.get("/priorities").markup.contains("new comment"))
        try brunoSays("yes")
        try receive()
        #expect(visitor.get("/priorities").markup.contains("aria-label=\"1 new comment\""))
    }

    @Test func `the first screen says in one line what others did, and looking makes it old`()
        throws
    {
        try share()
        #expect(!visitor.get("/").markup.contains("/news"))
        bruno.now = visitor.now
        try bruno.add(visitor.essentialKind, ["name": .text("Bread")])
        try bruno.add(visitor.essentialKind, ["name": .text("Salt")])
        try bruno.add(visitor.essentialKind, ["name": .text("Oil")])
        try receive()
        let home = visitor.get("/")
        #expect(home.text.contains("Bruno: Oil added, Salt added"))
        #expect(home.text.contains("1 more"))
        let link = try #require(home.markup.firstMatch(of: /href="(\/news[^"]*)"/))
        let news = visitor.get(String(link.output.1))
        #expect(news.rows.prefix(3) == ["Oil added", "Salt added", "Bread added"])
        #expect(news.text.contains("Bruno · "))
        #expect(!visitor.get("/").markup.contains("/news"))
        #expect(visitor.get(String(link.output.1)).rows == news.rows)
    }

    @Test func `news are taken back like anything else`() throws {
        try share()
        bruno.now = visitor.now
        try bruno.add(visitor.essentialKind, ["name": .text("Bread")])
        try receive()
        let stamp = try #require(try visitor.book.news()?.deeds.first)
        let undone = visitor.send("/undo", ["stamp": stamp.text, "return": "/news"])
        #expect(undone.toast == "Undone: Bread added (Bruno)")
        #expect(try visitor.book.news() == nil)
    }

    @Test func `a page that is open says what others did last, once, and the first screen never`()
        throws
    {
        try share()
        bruno.now = visitor.now
        try bruno.add(visitor.essentialKind, ["name": .text("Bread")])
        try receive()
        #expect(visitor.get("/").toast == nil)
        #expect(visitor.get("/priorities").toast == "Bruno: Bread added")
        #expect(visitor.get("/priorities").toast == nil)
    }

    @Test func `whoever may only read changes nothing by looking, on somebody else's machine`()
        throws
    {
        try share()
        try brunoSays("there were none")
        try receive()
        visitor.mayOnlyRead = true
        for target in [path, "/news", "/priorities"] { _ = visitor.get(target) }
        visitor.mayOnlyRead = false
        #expect(visitor.get("/priorities").markup.contains("1 new comment"))
        #expect(visitor.get("/").markup.contains("/news?after="))
    }

    @Test(arguments: ["de", "it"])
    func `other languages`(language: String) throws {
        try share()
        try brunoSays("x")
        try brunoSays("y")
        try receive()
        visitor.language = language
        let words = language == "de" ? "2 neue Kommentare" : "2 nuovi commenti"
        #expect(visitor.get("/priorities").markup.contains(words))
        #expect(visitor.get("/").text.contains("Bruno: "))
    }
}

extension Visitor {
    fileprivate var essentialKind: Kind { app.schema.kind("essential") ?? Comment.kind }
}
