import AllTrackers
import Glibc
import Kernel
import TestKit
import Testing

@testable import TallyCLI

/// A directory of two books and a club's, as a server serves them.
@Suite struct BookcaseTests {
    private let desk = Desk(AllTrackers.declarations)
    private let app = AllTrackers.app()
    private let books: Bookcase

    init() throws {
        desk.tally("add", "essential", "name=Rose")
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "essential", "name=Tulip")
        books = try Self.open(desk)
    }

    private static func open(_ desk: Desk) throws -> Bookcase {
        let data = desk.directory + "/data"
        let pool = try BookPool(.sqlite, data + "/book.sqlite", AllTrackers.declarations.schema)
        return Bookcase(pool, BookList(directory: data), .sqlite, AllTrackers.declarations)
    }

    private func get(_ target: String) throws -> Response {
        let request = Request(
            method: "GET", target: target, context: .init(now: .start, seed: 1))
        return books.answer(try #require(request)) { $1.answer($0, app) }
    }

    private func post(_ target: String, _ body: String) throws -> Response {
        let request = Request(
            method: "POST", target: target, contentType: "application/x-www-form-urlencoded",
            body: Array(body.utf8), context: .init(now: .start, seed: 2))
        return books.answer(try #require(request)) { $1.answer($0, app) }
    }

    private func text(_ target: String) throws -> String {
        String(decoding: try get(target).body, as: UTF8.self)
    }

    @Test func `each book has what is its own, and only that`() throws {
        let (first, club) = (try text("/export.json"), try text("/books/club/export.json"))
        #expect(first.contains("Rose") && !first.contains("Tulip"))
        #expect(club.contains("Tulip") && !club.contains("Rose"))
    }

    @Test func `every address of a page stays in its book, and the app's files are for all`() throws
    {
        let addresses = try self.addresses(of: "/books/club/settings")
        #expect(addresses.count > 20)
        for address in addresses where !address.hasPrefix("#") && !address.hasPrefix("https://") {
            let isRight = address.hasPrefix("/books/club/") || address.hasPrefix("/assets/")
            // The switcher leads to the first book.
            #expect(isRight || address == "/", "\(address)")
        }
        let others = try self.addresses(of: "/settings").filter { $0.hasPrefix("/books/") }
        #expect(others == ["/books/club/"])
    }

    private func addresses(of target: String) throws -> [String] {
        let page = try text(target)
        return [" href=\"", " action=\"", " formaction=\"", " src=\""].flatMap {
            page.components(after: $0)
        }
    }

    @Test func `a post comes back to its book, and is undone there`() throws {
        let response = try post("/books/club/reset", "return=/")
        let location = try #require(response.header("Location"))
        #expect(location.hasPrefix("/books/club/?done="))
        #expect(try !text("/books/club/export.json").contains("Tulip"))
        #expect(try text("/export.json").contains("Rose"))
        let back = try post("/books/club/undo", "last=undo&return=/books/club/settings")
        #expect(back.header("Location")?.hasPrefix("/books/club/settings?done=") == true)
        #expect(try text("/books/club/export.json").contains("Tulip"))
    }

    @Test func `a book that isn't there says so, and leads home`() throws {
        for target in ["/books/none", "/books/none/settings", "/books/", "/books"] {
            let response = try get(target)
            #expect(response.status == 404)
            #expect(String(decoding: response.body, as: UTF8.self).contains("href=\"/\""))
        }
        #expect(try text("/books/none").contains("There is no such book here."))
        #expect(try text("/books/~nobody2nobody2no/").contains("An invitation brings you"))
        #expect(books.base(of: "/books/none/events") == "")
        #expect(books.base(of: "/books/club/events") == "/books/club")
        #expect(books.base(of: "/events") == "")
    }

    @Test func `what other processes do with books is known at once`() throws {
        let before = try #require(books.version(behind: "/books/club"))
        desk.tally("--book", "Club", "add", "essential", "name=Aster")
        #expect(books.version(behind: "/books/club") != before)
        desk.tally("book", "new", "Team")
        #expect(try get("/books/team/settings").status == 200)
        desk.tally("book", "delete", "Club")
        #expect(try get("/books/club/settings").status == 404)
        #expect(books.version(behind: "/books/club") == -1)
        desk.tally("book", "restore", "Club")
        #expect(try text("/books/club/export.json").contains("Aster"))
    }

    @Test func `a change of one book isn't one of another`() throws {
        _ = try get("/books/club")
        let (first, club) = (books.version, books.version(behind: "/books/club"))
        desk.tally("add", "essential", "name=Lily")
        #expect(books.version != first)
        #expect(books.version(behind: "/books/club") == club)
    }

    @Test func `a listed book whose file is gone isn't made anew`() throws {
        rename(desk.directory + "/data/club.sqlite", desk.directory + "/elsewhere")
        #expect(try get("/books/club").status == 503)
        #expect(
            try text("/books/club").contains("The file of the book “Club” isn’t there any more"))
        #expect(!desk.names(in: desk.directory + "/data").contains("club.sqlite"))
        rename(desk.directory + "/elsewhere", desk.directory + "/data/club.sqlite")
        #expect(try get("/books/club").status == 200)
    }

    @Test func `a list that is taken away, damaged or replaced is looked at again`() throws {
        let data = desk.directory + "/data"
        #expect(try get("/books/club").status == 200)
        let before = books.version
        rename(data + "/books.db", desk.directory + "/away")
        #expect(try get("/books/club").status == 404)
        #expect(books.version != before)
        #expect(try text("/settings/books").contains("My book"))
        _ = desk.file("data/books.db", "something else, which is long enough to look whole")
        #expect(try get("/books/club").status == 503)
        #expect(try text("/books/club").contains("is damaged. Move it elsewhere"))
        let page = try text("/settings/books")
        #expect(page.contains("The list of books, books.db, is damaged."))
        #expect(!page.contains("The home server keeps"))
        #expect(try get("/settings/books/book").status == 303)
        #expect(try post("/settings/books", "do=add&name=Team").status == 503)
        rename(desk.directory + "/away", data + "/books.db")
        #expect(try get("/books/club").status == 200)
        #expect(books.version != before)
    }

    @Test func `a book in the trash says so at its address`() throws {
        desk.tally("book", "delete", "Club")
        let page = try text("/books/club/settings")
        #expect(
            page.contains("“Club” is in the trash") && page.contains("href=\"/settings/books\""))
        let sync = try post("/books/club/sync/v1", "")
        #expect(sync.status == 404 && sync.header("Content-Type")?.hasPrefix("text/plain") == true)
        #expect(String(decoding: sync.body, as: UTF8.self).hasPrefix("“Club” is in the trash"))
        desk.tally("book", "delete", "Club", "--for-good")
        #expect(try text("/books/club/settings").contains("There is no such book here."))
    }

    @Test func `the switcher is there once there are two books, and leads to each`() throws {
        let page = try text("/books/club/")
        #expect(page.contains("id=\"switch-books\""))
        #expect(page.contains("href=\"/books/club/\" data-native=\"\" aria-current=\"page\""))
        #expect(page.contains("href=\"/\" data-native"))
        #expect(try text("/").contains("href=\"/books/club/\" data-native"))
        desk.tally("book", "delete", "Club")
        #expect(try !text("/").contains("switch-books"))
    }

    @Test func `books are added, named, coloured, deleted and restored in the settings`() throws {
        let added = try post("/settings/books", "do=add&name=Chess+team")
        #expect(added.header("Location") == "/books/chess-team/")
        let saved = try post(
            "/books/club/settings/books", "do=save&book=chess-team&name=Team&color=green")
        #expect(saved.header("Location") == "/books/club/settings/books")
        #expect(try text("/settings/books").contains("lead color-green"))
        let deleted = try post("/books/chess-team/settings/books", "do=delete&book=chess-team")
        let after = try #require(deleted.header("Location"))
        #expect(after == "/settings/books?removed=chess-team")
        #expect(try text(after).contains("“Team” is in the trash."))
        _ = try post("/settings/books", "do=restore&book=chess-team")
        #expect(try get("/books/chess-team/").status == 200)
        _ = try post("/settings/books", "do=gone&book=chess-team")
        #expect(try get("/books/chess-team/").status == 200)
        _ = try post("/settings/books", "do=delete&book=chess-team")
        _ = try post("/settings/books", "do=gone&book=chess-team")
        #expect(!desk.names(in: desk.directory + "/data").contains("chess-team.sqlite"))
        _ = try post("/settings/books", "do=delete&book=book")
        #expect(try get("/").status == 200)
    }

    @Test
    func `a book that the list doesn't name stands in the settings, and is put into it by a form`()
        throws
    {
        #expect(try !text("/settings/books").contains("unlisted-books"))
        unlink(desk.directory + "/data/books.db")
        let page = try text("/settings/books")
        #expect(page.contains("id=\"unlisted-club\"") && page.contains("Not in the list"))
        #expect(page.contains("name=\"do\" value=\"enlist\""))
        #expect(try get("/books/club/").status == 404)
        for name in ["none", "book", "../data/club", "club.sqlite"] {
            _ = try post("/settings/books", "do=enlist&book=" + name)
            #expect(try get("/books/club/").status == 404)
        }
        let answer = try post("/settings/books", "do=enlist&book=club")
        #expect(answer.header("Location") == "/settings/books")
        #expect(try text("/books/club/export.json").contains("Tulip"))
        #expect(try !text("/settings/books").contains("unlisted-books"))
        _ = try post("/settings/books", "do=enlist&book=club")
        #expect(try text("/settings/books").ranges(of: "id=\"book-club\"").count == 1)
    }

    @Test func `a link to a book is none that could be put into the list`() throws {
        let data = desk.directory + "/data"
        unlink(data + "/books.db")
        #expect(rename(data + "/club.sqlite", desk.directory + "/elsewhere.sqlite") == 0)
        #expect(symlink(desk.directory + "/elsewhere.sqlite", data + "/club.sqlite") == 0)
        #expect(try !text("/settings/books").contains("unlisted-books"))
        _ = try post("/settings/books", "do=enlist&book=club")
        #expect(try get("/books/club/").status == 404)
        #expect(desk.tally("book", "restore", "club").code == .refused)
    }

    @Test func `a book that its server lets only look is served to look at`() throws {
        let host = SyncHost(MemoryStore(AllTrackers.declarations.schema).store)
        desk.connect = { _, _ in { host.run($0) } }
        desk.tally("sync", "https://home.example")
        #expect(try text("/priorities").contains("<form"))
        host.takesChanges = false
        desk.tally("sync")
        let before = try text("/export.json")
        let page = try text("/")
        #expect(page.contains("Rose") || page.contains("Only looking"), "\(page)")
        let rose = try id("Rose", "/export.json")
        for (path, body) in [
            ("/priorities/" + rose + "/level", "level=low"), ("/move/essential/" + rose, "to=club"),
            ("/sync/v1/files/" + BlobHash(of: []).text, ""), ("/undo", "stamp=x"),
        ] {
            let answer = try post(path, body)
            #expect([403, 415].contains(answer.status), "\(path) \(answer.status)")
        }
        let tulip = try id("Tulip", "/books/club/export.json")
        let moved = try post("/books/club/move/essential/" + tulip, "to=book")
        #expect(moved.status == 403)
        #expect(String(decoding: moved.body, as: UTF8.self).contains("lets this device only look"))
        #expect(try text("/export.json") == before)
        #expect(try text("/books/club/export.json").contains("Tulip"))
        // Others are as they were.
        #expect(try post("/books/club/priorities/" + tulip + "/level", "level=low").status == 303)
        host.takesChanges = true
        desk.tally("sync")
        #expect(try post("/priorities/" + rose + "/level", "level=low").status == 303)
    }

    @Test func `a name that is refused is shown again with the reason`() throws {
        let taken = try post("/settings/books", "do=add&name=CLUB")
        #expect(taken.status == 422)
        let page = String(decoding: taken.body, as: UTF8.self)
        #expect(page.contains("There is a book “CLUB” already.") && page.contains("value=\"CLUB\""))
        let blank = try post("/books/club/settings/books", "do=save&book=club&name=+&color=red")
        #expect(blank.status == 422)
        let form = String(decoding: blank.body, as: UTF8.self)
        #expect(form.contains("has 1 to 60 characters"))
        #expect(form.contains("action=\"/books/club/settings/books\""))
    }

    @Test func `a record is moved from its page, and back by one undo`() throws {
        let rose = try id("Rose", "/export.json")
        let menu = try text("/priorities/" + rose)
        #expect(menu.contains("href=\"/move/essential/\(rose)\""))
        let page = try text("/move/essential/" + rose)
        #expect(page.contains("<option value=\"club\">Club</option>"))
        let moved = try post("/move/essential/" + rose, "to=club")
        let place = try #require(moved.header("Location"))
        #expect(place.hasPrefix("/move/essential/\(rose)?to=club&moved="))
        #expect(try text(place).contains("“Rose” is in “Club” now."))
        #expect(try text(place).contains("href=\"/books/club/priorities/\(rose)\""))
        #expect(try !text("/export.json").contains("Rose"))
        #expect(try text("/books/club/export.json").contains(rose))
        let stamp = try #require(place.components(after: "moved=", "&").first)
        let back = try post("/move/essential/" + rose, "do=undo&to=club&stamp=" + stamp)
        let there = try #require(back.header("Location"))
        #expect(there.hasPrefix("/move/essential/\(rose)?to=club&back=1&done="), "\(there)")
        #expect(try text(there).contains("It is back here, and no longer in “Club”."))
        try isInFirstBook(rose)
    }

    @Test func `what was restored and moved once more stays in the other book after an undo`()
        throws
    {
        let (rose, _) = try moveRose()
        _ = try post("/trash/restore", "kind=essential&id=\(rose)&return=/")
        #expect(try text("/export.json").contains(rose))
        let place = try #require(
            try post("/move/essential/" + rose, "to=club").header("Location"))
        let stamp = try #require(place.components(after: "moved=", "&").first)
        let back = try post("/move/essential/" + rose, "do=undo&to=club&stamp=" + stamp)
        let there = try #require(back.header("Location"))
        #expect(there.contains("&back=here"), "\(there)")
        #expect(try text(there).contains("It is back here. In “Club” it is as well."))
        #expect(try text("/export.json").contains(rose))
        #expect(try text("/books/club/export.json").contains(rose))
    }

    /// Moves Rose to the club; where its page is then.
    @discardableResult
    private func moveRose() throws -> (id: String, place: String) {
        let rose = try id("Rose", "/export.json")
        let moved = try post("/move/essential/" + rose, "to=club")
        try isInClub(rose)
        return (rose, try #require(moved.header("Location")))
    }

    private func isInFirstBook(_ rose: String) throws {
        #expect(try text("/export.json").contains(rose))
        #expect(try !text("/books/club/export.json").contains(rose))
    }

    private func isInClub(_ rose: String) throws {
        #expect(try !text("/export.json").contains(rose))
        #expect(try text("/books/club/export.json").contains(rose))
    }

    @Test(arguments: ["", "/books/club"])
    func `undoing the last action of either book takes a move back in both`(base: String) throws {
        let rose = try moveRose().id
        let back = try post(base + "/undo", "last=undo&return=/priorities")
        #expect(back.status == 303)
        try isInFirstBook(rose)
        let place = try #require(back.header("Location"))
        #expect(try text(place).contains("Undone: "), "\(place)")
        #expect(try !text(place).contains(">Redo<"))
        // What was done before is next.
        _ = try post(base + "/undo", "last=undo&return=/priorities")
        let name = base.isEmpty ? "Rose" : "Tulip"
        #expect(try !text(base + "/export.json").contains(name))
    }

    @Test func `a move that was taken back is done again by moving again`() throws {
        let rose = try moveRose().id
        _ = try post("/undo", "last=undo&return=/")
        for base in ["", "/books/club"] {
            #expect(try post(base + "/undo", "last=redo&return=/").status == 409)
        }
        try isInFirstBook(rose)
        try moveRose()
        _ = try post("/books/club/undo", "last=undo&return=/")
        try isInFirstBook(rose)
    }

    @Test(arguments: ["", "/books/club"])
    func `what was changed in the other book since stays there, and that is said`(
        base: String
    ) throws {
        let (rose, place) = try moveRose()
        desk.tally("--book", "Club", "set", "essential", "Rose", "details=Thorny")
        let stamp = try #require(place.components(after: "moved=", "&").first)
        let answer =
            try base.isEmpty
            ? post("/undo", "stamp=\(stamp)&return=/")
            : post("/move/essential/" + rose, "do=undo&to=club&stamp=" + stamp)
        try isInClub(rose)
        let shown = try #require(answer.header("Location"))
        #expect(try text(shown).contains("was changed in “Club” since"), "\(shown)")
        #expect(try text(shown).contains("href=\"/books/club/move/essential/\(rose)\""))
        #expect(try text("/books/club/export.json").contains("Thorny"))
    }

    @Test func `a move to a book that isn't here any more isn't taken back by half`() throws {
        let rose = try moveRose().id
        desk.tally("book", "delete", "Club")
        let answer = try post("/undo", "last=undo&return=/")
        #expect(try !text("/export.json").contains(rose))
        let shown = try #require(answer.header("Location"))
        #expect(try text(shown).contains("The other book isn’t here"), "\(shown)")
        #expect(try text(shown).contains("Restore “Rose”"))
        desk.tally("book", "restore", "Club")
        _ = try post("/undo", "last=undo&return=/")
        try isInFirstBook(rose)
    }

    @Test(arguments: ["", "/books/club"])
    func `taking a move back goes on where it was cut off`(base: String) throws {
        let (rose, place) = try moveRose()
        let stamp = try #require(place.components(after: "moved=", "&").first.flatMap { Stamp($0) })
        let schema = AllTrackers.declarations.schema
        let home = try BookPool(.sqlite, desk.directory + "/data/book.sqlite", schema)
        try home.using { (open) throws(BookError) in
            try open.store.transaction(writing: true, failure: { .store($0) }) {
                () throws(BookError) in
                let book = Book(
                    open.store, AllTrackers.declarations.rulebook, now: .start, utcOffset: 0,
                    seed: 3)
                guard let away = try book.crossing(at: stamp) else { throw .nothingToUndo }
                _ = try book.takeBack(away: away, from: book)
            }
        }
        for address in ["/export.json", "/books/club/export.json"] {
            #expect(try text(address).contains(rose))
        }
        _ =
            try base.isEmpty
            ? post("/undo", "stamp=\(stamp.text)&return=/")
            : post(base + "/undo", "last=undo&return=/")
        try isInFirstBook(rose)
    }

    @Test func `taken back from the page there, a move leads to where the record is`() throws {
        let rose = try moveRose().id
        let form = try text("/books/club/move/essential/" + rose)
        let stamp = try #require(form.components(after: "name=\"stamp\" value=\"").first)
        let answer = try post(
            "/books/club/move/essential/" + rose, "do=undo&to=&stamp=" + stamp)
        try isInFirstBook(rose)
        let place = try #require(answer.header("Location"))
        let page = try text(place)
        #expect(page.contains("“Rose” is in “My book” now."), "\(place)")
        #expect(page.contains("href=\"/priorities/\(rose)\""))
    }

    @Test func `the old address of what was moved says where it went, and not that it was deleted`()
        throws
    {
        let rose = try moveRose().id
        let page = try text("/priorities/" + rose)
        #expect(page.contains("“Rose” was moved to another book on "), "\(page)")
        #expect(!page.contains("was deleted"))
    }

    @Test func `what was deleted in the other book since isn't said to have moved on`() throws {
        let rose = try moveRose().id
        desk.tally("--book", "Club", "delete", "essential", "Rose")
        let answer = try post("/undo", "last=undo&return=/")
        #expect(try #require(answer.header("Location")).contains("problem=used"))
        let there = try get("/books/club/move/essential/" + rose)
        #expect(there.status == 404)
        #expect(try !text("/books/club/move/essential/" + rose).contains("moved to another book"))
        desk.tally("--book", "Club", "undo")
        _ = try post("/undo", "last=undo&return=/")
        try isInFirstBook(rose)
    }

    @Test func `what is restored while the other book has it says so`() throws {
        let rose = try moveRose().id
        let back = try post("/trash/restore", "kind=essential&id=\(rose)&return=/")
        let place = try #require(back.header("Location"))
        #expect(
            try text(place).contains("The book that it was moved to has it, too"), "\(place)")
    }

    @Test func `what is copied to another book is taken away there by one undo`() throws {
        desk.tally("add", "gradeScale", "name=Own", "steps=A: 90\nB: 0")
        desk.tally("add", "course", "name=Algebra", "ownScale=Own")
        let scale = try id("Own", "/export.json")
        let moved = try post("/move/gradeScale/" + scale, "to=club")
        let place = try #require(moved.header("Location"))
        #expect(try text("/books/club/export.json").contains(scale))
        let page = try text(place)
        let stamp = try #require(
            page.components(after: "name=\"stamp\" value=\"").first, "\(place)")
        _ = try post("/move/gradeScale/" + scale, "do=uncopy&to=club&stamp=" + stamp)
        #expect(try !text("/books/club/export.json").contains(scale))
        #expect(try text("/export.json").contains(scale))
    }

    @Test func `what needs a look is decided before it moves, and the page leads there`() throws {
        let host = SyncHost(MemoryStore(AllTrackers.declarations.schema).store)
        desk.connect = { _, _ in { host.run($0) } }
        desk.tally("sync", "https://home.example")
        let essential = try #require(AllTrackers.declarations.schema.kind("essential"))
        try host.store.append(
            .of(essential, .numbered(9), at: .at(900, node: 99), ["name": .text("rose")]))
        desk.tally("sync")
        let rose = try id("Rose", "/export.json")
        let page = try text("/move/essential/" + rose)
        #expect(page.contains("Needs a look") && page.contains("href=\"/settings/look\""))
        #expect(!page.contains("<option value=\"club\">"))
        let answer = try post("/move/essential/" + rose, "to=club")
        #expect(String(decoding: answer.body, as: UTF8.self).contains("href=\"/settings/look\""))
        #expect(try text("/export.json").contains(rose))
    }

    @Test func `what isn't there to be moved gets the page that says so`() throws {
        let missing = "/move/essential/0190f3a0-0000-7000-8000-000000000000"
        let answer = try post(missing, "to=club")
        #expect(answer.status == 404)
        #expect(answer.header("Content-Type")?.hasPrefix("text/html") == true)
    }

    @Test func `a record of another book is moved from there, and only to one that is there`()
        throws
    {
        let tulip = try id("Tulip", "/books/club/export.json")
        let path = "/books/club/move/essential/" + tulip
        for to in ["none", "club", ""] {
            #expect(try post(path, "to=" + to).header("Location") == path)
        }
        #expect(try text("/books/club/export.json").contains("Tulip"))
        let moved = try post(path, "to=book")
        #expect(moved.header("Location")?.hasPrefix(path + "?to=book&moved=") == true)
        #expect(try text("/export.json").contains("Tulip"))
        #expect(try post("/move/essential/none", "to=club").status == 405)
        #expect(
            try post("/books/none" + AppAddress.moving + "/essential/" + tulip, "to=club").status
                == 404)
    }

    /// The identifier of the record that an export has under a name.
    private func id(_ name: String, _ export: String) throws -> String {
        let line = try #require(
            try text(export).split(separator: "\n").first { $0.contains("\"\(name)\"") })
        return try #require(String(line).components(after: "\"id\":\"", "\"").first)
    }

    @Test func `a book's calendar has an address of its own, and stays in its book`() throws {
        desk.tally("--book", "Club", "add", "project", "title=Party", "reminderTime=09:00")
        let page = "/books/club/projects/calendar"
        #expect(try post(page, "").header("Location")?.hasPrefix(page) == true)
        let address = try #require(
            try text(page).components(after: "<code>", "<").first { $0.hasSuffix(".ics") })
        #expect(address.hasPrefix("/books/club/projects/calendar/"))
        #expect(try text(address).contains("SUMMARY:Party"))
        let elsewhere = String(address.dropFirst("/books/club".count))
        #expect(try get(elsewhere).status == 404)
        #expect(app.hasOwnSecret(Bookcase.within(address)))
        desk.tally("book", "delete", "Club")
        #expect(try get(address).status == 404)
    }

    @Test func `a book that is served alone knows of no others`() throws {
        let pool = try BookPool(
            .sqlite, desk.directory + "/data/book.sqlite", AllTrackers.declarations.schema)
        let alone = Bookcase(pool, nil, .sqlite, AllTrackers.declarations)
        let request = Request(
            .post, path: "/settings/books", body: Array("do=add&name=x".utf8),
            context: .init(now: .start, seed: 1))
        #expect(alone.answer(request) { $1.answer($0, app) }.status == 405)
        #expect(!desk.names(in: desk.directory + "/data").contains("x.sqlite"))
    }
}

extension String {
    /// What stands after each occurrence of a text, up to the next quotation mark, or another end.
    fileprivate func components(after text: String, _ end: Character = "\"") -> [String] {
        var rest = self[...]
        var found: [String] = []
        while let range = rest.firstRange(of: text) {
            rest = rest[range.upperBound...]
            found.append(String(rest.prefix { $0 != end }))
        }
        return found
    }
}
