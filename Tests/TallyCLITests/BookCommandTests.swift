import Glibc
import Kernel
import SQLiteStore
import SyncOverHTTP
import TallyCLI
import TestKit
import Testing

struct BookCommandTests {
    let desk = Desk()

    private var data: String { desk.directory + "/data" }

    private func listed(_ words: String...) -> [String] {
        let output = desk.run(["book", "list", "--plain"] + words).output
        return output.split(separator: "\n").map { String($0.split(separator: "\t")[1]) }
    }

    @Test func `there is one book at first, and nothing is made by asking`() throws {
        #expect(
            desk.tally("book", "list", "--json").output
                == "[{\"book\":\"book\",\"name\":\"My book\",\"color\":null,\"address\":\"/\","
                + "\"file\":\"\(data)/book.sqlite\",\"deleted\":null}]\n")
        #expect(desk.names(in: desk.directory) == [])
        desk.tally("add", "garden", "name=Rose")
        #expect(!desk.names(in: data).contains("books.db"))
    }

    @Test func `a new book is empty, and each command finds it by its name or key`() {
        desk.tally("add", "garden", "name=Rose")
        let answer = desk.tally("book", "new", "Our household")
        #expect(answer.code == .done)
        #expect(answer.messages == "“Our household” is there; --book our-household means it.\n")
        desk.tally("--book", "Our household", "add", "garden", "name=Tulip")
        for name in ["our-household", "OUR household"] {
            #expect(desk.tally("--book", name, "show", "garden", "Tulip").code == .done)
            #expect(desk.tally("--book", name, "show", "garden", "Rose").code == .refused)
        }
        #expect(desk.tally("show", "garden", "Rose", "--book", "book").code == .done)
        #expect(listed() == ["My book", "Our household"])
    }

    @Test func `a book that was made under a name of its own is in the list`() {
        desk.tally("--book", "trip", "add", "garden", "name=Rose")
        #expect(listed() == ["My book", "trip"])
        #expect(desk.tally("--book", "none", "list", "garden").code == .done)
        #expect(listed() == ["My book", "trip"])
    }

    @Test func `a book that a name began is said to be new, once, with the name that was near`() {
        desk.tally("book", "new", "Household")
        let answer = desk.tally("--book", "Househld", "add", "garden", "name=Oops")
        #expect(answer.code == .done)
        #expect(answer.messages.contains("The book “Househld” is new"), "\(answer.messages)")
        #expect(answer.messages.contains("Did you mean “Household”?"))
        #expect(answer.messages.contains("tally book delete Househld"))
        let again = desk.tally("--book", "Househld", "add", "garden", "name=Rose").messages
        #expect(!again.contains("is new"))
        let far = desk.tally("--book", "trip", "add", "garden", "name=Rose").messages
        #expect(far.contains("is new") && !far.contains("Did you mean"))
        #expect(!desk.tally("--book", "none", "list", "garden").messages.contains("is new"))
    }

    @Test func `it is found by its file as well, and by its new name`() {
        desk.tally("--book", "trip", "add", "garden", "name=Rose")
        let json = desk.tally("book", "rename", "trip", "Summer", "--json")
        #expect(json.output.contains("\"book\":\"trip\",\"name\":\"Summer\""))
        for name in ["trip", "Summer"] {
            #expect(desk.tally("--book", name, "show", "garden", "Rose").code == .done)
        }
        desk.tally("--book", "Summer", "book", "rename", "Winter")
        desk.tally("book", "rename", "book", "Mine")
        #expect(listed() == ["Mine", "Winter"])
        #expect(desk.tally("--book", "Mine", "add", "garden", "name=Own").code == .done)
        #expect(desk.tally("show", "garden", "Own").code == .done)
    }

    @Test func `a book is coloured, and a colour that isn't there is explained`() {
        desk.tally("book", "new", "Club")
        #expect(desk.tally("book", "color", "Club", "green").code == .done)
        #expect(desk.tally("book", "list", "--json").output.contains("\"color\":\"green\""))
        let wrong = desk.tally("book", "color", "Club", "gren")
        #expect(wrong.code == .wrongUsage)
        #expect(wrong.messages.contains("Did you mean “green”?"))
        #expect(desk.tally("book", "color", "Club", "none").code == .done)
        #expect(!desk.tally("book", "list", "--json").output.contains("green"))
    }

    @Test func `a deleted book is in the trash until it is restored or gone for good`() {
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "garden", "name=Rose")
        #expect(desk.tally("book", "delete", "club").code == .done)
        #expect(listed() == ["My book"])
        #expect(listed("--all") == ["My book", "Club"])
        for words in [["list", "garden"], ["add", "garden", "name=x"], ["check"]] {
            let answer = desk.run(["--book", "Club"] + words)
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("is in the trash"))
        }
        #expect(desk.tally("book", "delete", "Club").code == .refused)
        #expect(desk.tally("book", "restore", "Club").code == .done)
        #expect(desk.tally("--book", "Club", "show", "garden", "Rose").code == .done)
        #expect(desk.tally("book", "delete", "Club", "--for-good").code == .done)
        #expect(listed("--all") == ["My book"])
        #expect(!desk.names(in: data).contains { $0.hasPrefix("club") })
    }

    @Test func `what can't be meant is refused`() {
        #expect(desk.tally("book").code == .wrongUsage)
        #expect(desk.tally("book", "lst").messages.contains("Did you mean “list”?"))
        #expect(desk.tally("book", "list", "x").code == .wrongUsage)
        #expect(desk.tally("book", "new").code == .wrongUsage)
        #expect(desk.tally("book", "new", "a", "b").code == .wrongUsage)
        #expect(desk.tally("book", "rename", "book").code == .wrongUsage)
        for words in [
            ["new", "a\nb"], ["new", ""], ["new", "Book"], ["delete", "book"], ["delete", "none"],
            ["restore", "book"], ["restore", "none"], ["rename", "none", "x"],
        ] {
            #expect(desk.run(["book"] + words).code == .refused, "\(words)")
        }
        desk.tally("book", "new", "Club")
        let taken = desk.tally("book", "new", "CLUB")
        #expect(taken.code == .refused)
        #expect(taken.messages == "tally: There is a book “CLUB” already.\n")
    }

    @Test func `a damaged list is neither read as empty nor written over`() {
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "garden", "name=Rose")
        let path = desk.file("data/books.db", "something else, which is long enough to look whole")
        let bytes = desk.content(of: path)
        for words in [
            ["book", "list"], ["book", "new", "Team"], ["book", "delete", "Club"],
            ["--book", "Club", "list", "garden"], ["--book", "other", "add", "garden", "name=x"],
        ] {
            let answer = desk.run(words)
            #expect(answer.code == .failed)
            #expect(answer.messages.contains("is damaged. Move it elsewhere"))
        }
        #expect(desk.content(of: path) == bytes)
        #expect(desk.tally("add", "garden", "name=Own").code == .done)
        rename(path, desk.directory + "/away")
        #expect(desk.tally("--book", "club", "show", "garden", "Rose").code == .done)
        #expect(listed() == ["My book", "club"])
    }

    @Test func `a listed book whose file is gone isn't made anew`() {
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "garden", "name=Rose")
        let backup = desk.directory + "/club.backup"
        desk.tally("--book", "Club", "backup", backup)
        for ending in ["", "-wal", "-shm"] { unlink(data + "/club.sqlite" + ending) }
        for words in [
            ["list", "garden"], ["add", "garden", "name=x"], ["check"], ["backup", backup],
            ["add", "garden", "name=x", "--dry-run"], ["serve"],
        ] {
            let answer = desk.run(["--book", "Club"] + words)
            #expect(answer.code == .failed, "\(words)")
            #expect(
                answer.messages.contains("“tally book delete club” takes the book off the list"))
        }
        #expect(!desk.names(in: data).contains("club.sqlite"))
        #expect(desk.tally("--book", "Club", "restore-backup", backup).code == .done)
        #expect(desk.tally("--book", "Club", "show", "garden", "Rose").code == .done)
    }

    @Test func `a name that no book has is said when it is used`() {
        let answer = desk.tally("--book", "trip", "list", "garden")
        #expect(answer.messages.hasPrefix("There is no book “trip” yet"))
    }

    @Test func `a record is moved to another book, and back by an undo`() {
        desk.tally("book", "new", "Club")
        desk.tally("add", "garden", "name=Home")
        desk.tally("add", "bed", "name=Rose", "garden=Home")
        let trial = desk.tally("move", "garden", "Home", "--to", "Club", "--dry-run")
        #expect(trial.messages.contains("“Home” and 1 thing with it are in “Club” now."))
        #expect(desk.tally("show", "garden", "Home").code == .done)
        let json = desk.tally("move", "garden", "home", "--to", "club", "--json")
        #expect(json.output.contains("\"book\":\"club\",\"records\":2,\"stays\":false"))
        #expect(desk.tally("show", "garden", "Home").code == .refused)
        #expect(desk.tally("--book", "Club", "show", "bed", "Rose").code == .done)
        #expect(desk.tally("undo").code == .done)
        #expect(desk.tally("show", "bed", "Rose").code == .done)
        #expect(desk.tally("move", "garden", "Home", "--to", "Club").code == .done)
        #expect(
            desk.tally("--book", "Club", "move", "garden", "Home", "--to", "book").code == .done)
        #expect(desk.tally("show", "bed", "Rose").code == .done)
    }

    @Test(arguments: [[], ["--book", "Club"]])
    func `an undo in either book takes a move back in both`(book: [String]) {
        desk.tally("book", "new", "Club")
        desk.tally("add", "garden", "name=Home")
        desk.tally("add", "bed", "name=Rose", "garden=Home")
        desk.tally("move", "garden", "Home", "--to", "Club")
        let trial = desk.run(book + ["undo", "--dry-run"])
        #expect(trial.code == .done)
        #expect(desk.tally("--book", "Club", "show", "bed", "Rose").code == .done)
        let answer = desk.run(book + ["undo"])
        #expect(answer.code == .done)
        #expect(answer.messages.contains("“Club”"), "\(answer.messages)")
        #expect(desk.tally("show", "bed", "Rose").code == .done)
        #expect(desk.tally("--book", "Club", "show", "garden", "Home").code == .refused)
    }

    @Test func `an undo that would leave two of it, or none, says what to do instead`() {
        desk.tally("book", "new", "Club")
        desk.tally("add", "garden", "name=Home")
        desk.tally("move", "garden", "Home", "--to", "Club")
        desk.tally("--book", "Club", "set", "garden", "Home", "detail=Shady")
        let changed = desk.tally("undo")
        #expect(changed.code == .refused)
        #expect(
            changed.messages.contains("tally --book club move garden"), "\(changed.messages)")
        #expect(desk.tally("show", "garden", "Home").code == .refused)
        desk.tally("--book", "Club", "undo")
        desk.tally("book", "delete", "Club")
        let gone = desk.tally("undo")
        #expect(gone.code == .refused)
        #expect(gone.messages.contains("tally restore garden"), "\(gone.messages)")
        #expect(desk.tally("show", "garden", "Home").code == .refused)
        desk.tally("book", "restore", "Club")
        #expect(desk.tally("undo").code == .done)
        #expect(desk.tally("show", "garden", "Home").code == .done)
        #expect(desk.tally("--book", "Club", "show", "garden", "Home").code == .refused)
    }

    @Test func `the first book is meant by the name that the list shows for it`() {
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "garden", "name=Home")
        #expect(
            desk.tally("--book", "Club", "move", "garden", "Home", "--to", "My book").code == .done)
        #expect(desk.tally("--book", "my book", "show", "garden", "Home").code == .done)
        #expect(desk.tally("--book", "Mein Buch", "show", "garden", "Home").code == .done)
    }

    @Test func `books that a lost list named are told, copied and brought back`() {
        desk.tally("book", "new", "Our club")
        desk.tally("--book", "our-club", "add", "garden", "name=Rose")
        desk.tally("add", "garden", "name=Own")
        unlink(data + "/books.db")
        let sentence = "club.sqlite is a book that the list doesn’t name"
        let told = desk.tally("book", "list")
        #expect(told.code == .done && told.messages.contains(sentence), "\(told.messages)")
        #expect(
            desk.tally("book", "list", "--json").output.contains(
                "{\"book\":\"our-club\",\"file\":\"\(data)/our-club.sqlite\",\"listed\":false}"))
        let folder = desk.directory + "/copies"
        #expect(desk.tally("backup", folder, "--all").messages.contains(sentence))
        #expect(desk.names(in: folder) == ["book.sqlite", "our-club.sqlite"])
        #expect(!desk.names(in: data).contains("books.db"))
        #expect(desk.tally("book", "restore", "our-club").messages == "“our-club” is back.\n")
        #expect(listed() == ["My book", "our-club"])
        #expect(desk.tally("book", "list").messages == "")
        #expect(desk.tally("--book", "our-club", "show", "garden", "Rose").code == .done)
    }

    @Test func `beyond as many books as there may be, none is made or taken in`() throws {
        mkdir(data, 0o700)
        let registry = try BookRegistry(data + "/books.db")
        for number in 2...KnownBook.most {
            _ = try registry.add("Book \(number)", in: data, .start) { (_) throws(StoreError) in }
        }
        let sentence = "There are 500 books already, those in the trash included"
        let answer = desk.tally("book", "new", "Club")
        #expect(answer.code == .refused && answer.messages.contains(sentence), "\(answer.messages)")
        #expect(desk.tally("--book", "left", "add", "garden", "name=Rose").code == .done)
        let restored = desk.tally("book", "restore", "left")
        #expect(restored.code == .refused && restored.messages.contains(sentence))
        #expect(desk.tally("--book", "left", "show", "garden", "Rose").code == .done)
        desk.tally("book", "delete", "Book 9", "--for-good")
        #expect(desk.tally("book", "restore", "left").code == .done)
    }

    @Test func `what can't be moved is said`() {
        desk.tally("book", "new", "Club")
        desk.tally("add", "garden", "name=Home")
        desk.tally("add", "bed", "name=Rose", "garden=Home")
        for (words, code, sentence) in [
            (["bed", "Rose", "--to", "Club"], ExitCode.refused, "belongs to another record"),
            (
                ["garden", "Home", "--to", "book"], .refused,
                "That is in the book “My book” already."
            ),
            (["garden", "Home", "--to", "none"], .refused, "There is no book “none”."),
            (["garden", "None", "--to", "Club"], .refused, "None"),
            (["garden", "Home"], .wrongUsage, "BOOK"),
        ] {
            let answer = desk.run(["move"] + words)
            #expect(answer.code == code, "\(words)")
            #expect(answer.messages.contains(sentence), "\(answer.messages)")
        }
    }

    @Test func `all books are searched and copied at once`() {
        desk.tally("book", "new", "Club")
        desk.tally("add", "garden", "name=Rose garden")
        desk.tally("--book", "Club", "add", "garden", "name=Rose hill")
        let plain = desk.tally("search", "rose", "--all", "--plain").output.split(separator: "\n")
        #expect(plain.map { $0.split(separator: "\t")[0] } == ["book", "club"])
        #expect(plain.map { $0.split(separator: "\t")[3] } == ["Rose garden", "Rose hill"])
        let json = desk.tally("search", "hill", "--all", "--json").output
        #expect(json.hasPrefix("{\"book\":\"club\",\"record\":{"))
        #expect(desk.tally("search", "rose", "--all").output.contains("Club"))
        #expect(desk.tally("search", "tulip", "--all").messages.contains("tulip"))
        let folder = desk.directory + "/copies"
        #expect(desk.tally("backup", folder, "--all").code == .done)
        #expect(desk.names(in: folder).sorted() == ["book.sqlite", "club.sqlite"])
        #expect(desk.tally("backup", folder, "--all").code == .done)
        #expect(
            desk.tally("--book", "Club", "restore-backup", folder + "/club.sqlite").code == .done)
    }

    @Test func `a backup takes the place of no book`() {
        desk.tally("add", "garden", "name=First")
        desk.tally("book", "new", "House")
        desk.tally("--book", "House", "add", "garden", "name=Only here")
        let other = desk.directory + "/other"
        desk.tally("--data", other, "add", "garden", "name=Other")
        let house = desk.directory + "/data/house.sqlite"
        for words in [["backup", house], ["backup", other, "--all"]] {
            let answer = desk.run(words)
            #expect(answer.code != .done)
            #expect(answer.messages.contains("is a book, which this would take the place of"))
        }
        #expect(desk.tally("--book", "House", "list", "garden").output.contains("Only here"))
        #expect(desk.tally("--data", other, "list", "garden").output.contains("Other"))
    }

    @Test func `what fails for one of all books is said, and the others are done`() {
        desk.tally("book", "new", "Club")
        desk.tally("book", "new", "Team")
        desk.tally("add", "garden", "name=Rose")
        desk.tally("--book", "Team", "add", "garden", "name=Rose hill")
        for ending in ["", "-wal", "-shm"] { unlink(data + "/club.sqlite" + ending) }
        let answer = desk.tally("search", "rose", "--all", "--plain")
        #expect(answer.code == .failed)
        #expect(answer.output.split(separator: "\n").count == 2)
        #expect(answer.messages.contains("The file of the book “Club”"))
        let sync = desk.tally("sync", "--all")
        #expect(sync.messages.contains("“Team” has no server yet"))
    }

    @Test func `all books of a server come to a new device, each into its own`() throws {
        let books = [
            KnownBook.first, KnownBook(key: "club", name: "Club", color: .teal),
            KnownBook(key: "house", name: "House"),
        ]
        var hosts: [String: SyncHost] = [:]
        for (book, name) in zip(books, ["Rose", "Ivy", "Oak"]) {
            let host = SyncHost()
            host.books = books
            try host.store.append(
                .of(Garden.kind, RecordID(high: 1, low: 1), at: .at(1), ["name": .text(name)]))
            hosts["https://home.example" + book.base] = host
        }
        desk.connect = { server, _ in
            let host = hosts[server]
            return { host?.run($0) ?? .failed(.unreachable, detail: "") }
        }
        desk.tally("book", "new", "Team")
        desk.tally("book", "rename", "Team", "House")
        let answer = desk.tally("sync", "--all", "https://home.example")
        #expect(answer.code != .done)
        #expect(answer.messages.contains("The server has a book “House” too"))
        #expect(desk.tally("list", "garden", "--plain").output.contains("Rose"))
        #expect(desk.tally("--book", "Club", "list", "garden", "--plain").output.contains("Ivy"))
        #expect(desk.tally("book", "list", "--json").output.contains(#""color":"teal""#))
        #expect(desk.tally("book", "rename", "House", "Team").code == .done)
        #expect(desk.tally("sync", "--all").code == .done)
        #expect(desk.tally("--book", "House", "list", "garden", "--plain").output.contains("Oak"))
    }

    @Test func `what a server names oddly is left out, and said`() throws {
        let host = SyncHost()
        host.books = [
            .first, KnownBook(key: "Club!", name: "Club"), KnownBook(key: "club", name: "Club"),
            KnownBook(key: "long", name: String(repeating: "x", count: 61)),
            KnownBook(key: "club", name: "Second"),
        ]
        let other = SyncHost()
        desk.connect = { server, _ in { (server.hasSuffix("/club") ? other : host).run($0) } }
        for words in [["https://home.example"], []] {
            let answer = desk.run(["sync", "--all"] + words)
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("whose address, “Club!”, can be none"))
            #expect(answer.messages.contains("the book at “long” as nothing can be called"))
            #expect(answer.messages.contains("a second book at “club”, “Second”"))
            #expect(listed() == ["My book", "Club"])
        }
    }

    @Test func `nothing is exported over the list`() {
        desk.tally("book", "new", "Club")
        #expect(desk.tally("export", "-o", data + "/books.db").code == .refused)
        #expect(listed() == ["My book", "Club"])
    }

    @Test func `each book is copied, brought back and checked by itself`() {
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "garden", "name=Rose")
        let backup = desk.directory + "/club.backup"
        #expect(desk.tally("--book", "Club", "backup", backup).code == .done)
        desk.tally("--book", "Club", "delete", "garden", "Rose")
        #expect(desk.tally("--book", "Club", "restore-backup", backup).code == .done)
        #expect(desk.tally("--book", "Club", "show", "garden", "Rose").code == .done)
        #expect(desk.tally("--book", "Club", "check").code == .done)
        #expect(desk.tally("show", "garden", "Rose").code == .refused)
    }
}
