import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

struct BookRegistryTests {
    private let folder: Folder
    private let now = Instant(milliseconds: 1_800_000_000_000)

    init() throws {
        folder = try Folder()
    }

    private var path: String { folder("books.db") }

    private func open() throws -> BookRegistry { try BookRegistry(path) }

    @discardableResult
    private func add(_ name: String, to registry: BookRegistry) throws -> BookRegistry.Entry? {
        let addition = try registry.add(name, in: folder.path, now) { (file) throws(StoreError) in
            _ = try SQLiteStore.open(folder(file), Sample.declarations.schema)
        }
        guard case .added(let entry) = addition else { return nil }
        return entry
    }

    @Test
    func `there are no more books than may be, those in the trash and those taken in included`()
        throws
    {
        let registry = try open()
        for number in 2...KnownBook.most {
            let addition = try registry.add("Book \(number)", in: folder.path, now) {
                (_) throws(StoreError) in
            }
            guard case .added = addition else {
                Issue.record("\(number): \(addition)")
                return
            }
        }
        #expect(try registry.delete("book-7", now))
        #expect(try add("One more", to: registry) == nil)
        #expect(try !registry.enlist("left", file: "left.sqlite", now))
        #expect(try registry.entries().count == KnownBook.most)
        #expect(try registry.deleteForGood("book-7", in: folder.path))
        #expect(try add("One more", to: registry) != nil)
    }

    @Test func `a directory with one book has no list`() throws {
        #expect(try BookRegistry(existing: path) == nil)
        #expect(Files.sort(path) == .nothing)
    }

    @Test func `the first book is in every list, and others follow as they were made`() throws {
        let registry = try open()
        #expect(try registry.entries() == [.first])
        let household = try #require(try add("Our household", to: registry))
        #expect(household.book.key == "our-household")
        #expect(household.book.base == "/books/our-household")
        #expect(household.file == "our-household.sqlite")
        #expect(Files.sort(folder(household.file)) == .file)
        #expect(try registry.entries() == [.first, household])
        #expect(try open().entries() == [.first, household])
    }

    @Test func `the file is for its owner only, whatever it was`() throws {
        _ = try open()
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        chmod(path, 0o666)
        _ = try open()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func `a damaged, empty or foreign list is refused and left as it is`() throws {
        try add("Household", to: open())
        let whole = folder.bytes("books.db")
        var torn = whole
        for place in 4_096..<4_196 { torn[place] = 0xa5 }
        let short = Array(whole.prefix(whole.count / 2))
        for bytes in [[], Array("not a list of books".utf8), torn, short] {
            folder.write("books.db", bytes)
            #expect(throws: StoreError.self) { try BookRegistry(existing: path)?.entries() }
            #expect(throws: StoreError.self) { try add("Club", to: open()) }
            let isAsItWas = folder.bytes("books.db") == bytes
            #expect(isAsItWas)
        }
        folder.write("books.db", whole)
        #expect(try open().entries().count == 2)
    }

    @Test func `a newer version's list is refused`() throws {
        _ = try open()
        try Connection(path, .writing).execute("PRAGMA user_version = 2")
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.reason == .newerVersion)
    }

    @Test func `nothing is left of a list that was being made`() throws {
        _ = try open()
        #expect(folder.names == ["books.db"])
    }

    @Test func `keys are of plain letters, and no two are the same`() throws {
        let registry = try open()
        let names = ["Käse & Brot", "book 2", "Ελλάδα", "!!!", "Käse/Brot"]
        let keys = try names.map { try add($0, to: registry)?.book.key }
        #expect(keys == ["kase-brot", "book-2", "book-3", "book-4", "kase-brot-2"])
    }

    @Test func `a file that is there already is nobody else's`() throws {
        folder.write("club.sqlite", "something of a person")
        folder.write("team.sqlite-wal", "changes")
        let registry = try open()
        #expect(try add("Club", to: registry)?.file == "club-2.sqlite")
        #expect(try add("Team", to: registry)?.file == "team-2.sqlite")
        #expect(folder.read("club.sqlite") == "something of a person")
    }

    @Test func `a book that can't be made isn't listed`() throws {
        let registry = try open()
        #expect(throws: StoreError.self) {
            try registry.add("Club", in: folder.path, now) { (_) throws(StoreError) in
                throw StoreError(.full, detail: "")
            }
        }
        #expect(try registry.entries() == [.first])
    }

    @Test func `no two books have one name, in whatever case`() throws {
        let registry = try open()
        try add("Club", to: registry)
        #expect(try add("CLUB", to: registry) == nil)
        #expect(try add("Book", to: registry) == nil)
        try add("Team", to: registry)
        #expect(try !registry.rename("team", "club", now))
        #expect(try registry.rename("team", "TEAM", now))
        #expect(try registry.rename("", "Mine", now))
        #expect(try !registry.rename("team", "mine", now))
        #expect(try registry.entries().map { $0.book.name } == ["Mine", "Club", "TEAM"])
    }

    @Test func `a name, a colour and the trash leave the address and the file as they are`() throws
    {
        let (registry, other) = (try open(), try open())
        try add("Club", to: registry)
        #expect(try other.rename("club", "Chess club", now))
        try other.paint("club", .green, now)
        try other.paint("", .red, now)
        #expect(try other.delete("club", now))
        let entries = try registry.entries()
        #expect(entries.first?.book.color == .red)
        let club = try #require(entries.last)
        #expect(club.file == "club.sqlite")
        #expect(
            club.book
                == KnownBook(key: "club", name: "Chess club", color: .green, deleted: now))
        #expect(try !registry.delete("club", now))
        #expect(try registry.restore("club"))
        #expect(try !registry.restore("club"))
        #expect(try other.entries().last?.book.deleted == nil)
    }

    @Test func `the first book stays`() throws {
        let registry = try open()
        #expect(try registry.rename("", "Mine", now))
        #expect(try !registry.delete("", now))
        #expect(try !registry.deleteForGood("", in: folder.path))
    }

    @Test func `what comes back to a name that is taken gets a number`() throws {
        let registry = try open()
        try add("Club", to: registry)
        #expect(try registry.delete("club", now))
        #expect(try add("Club", to: registry)?.book.key == "club-2")
        #expect(try registry.restore("club"))
        #expect(try registry.entries().map { $0.book.name } == ["", "Club 2", "Club"])
    }

    @Test func `only what is in the trash goes for good, with its file`() throws {
        let registry = try open()
        try add("Club", to: registry)
        #expect(try !registry.deleteForGood("club", in: folder.path))
        #expect(try registry.delete("club", now))
        #expect(folder.names.contains("club.sqlite"))
        #expect(try registry.deleteForGood("club", in: folder.path))
        #expect(folder.names == ["books.db"])
        #expect(try registry.entries() == [.first])
    }

    @Test func `a list that another took the place of is left for that one`() throws {
        let registry = try open()
        try add("Club", to: registry)
        let version = try registry.version()
        try add("Team", to: BookRegistry(folder("other.db")))
        rename(folder("other.db"), path)
        #expect(try registry.version() != version)
        #expect(try registry.entries().map { $0.book.key } == ["", "team"])
        try registry.paint("team", .green, now)
        #expect(try open().entries().last?.book.color == .green)
    }

    @Test func `a list that is gone says so, and takes nothing in`() throws {
        let registry = try open()
        try add("Club", to: registry)
        rename(path, folder("away.db"))
        #expect(registry.isGone)
        let error = #expect(throws: StoreError.self) { try registry.entries() }
        #expect(error?.reason == .moved)
        #expect(throws: StoreError.self) { try add("Team", to: registry) }
        rename(folder("away.db"), path)
        #expect(try registry.entries().map { $0.book.key } == ["", "club"])
    }

    @Test func `what is written to a list that is replaced meanwhile is refused`() throws {
        let registry = try open()
        _ = try BookRegistry(folder("other.db"))
        let error = #expect(throws: StoreError.self) {
            try registry.add("Club", in: folder.path, now) { (_) throws(StoreError) in
                rename(folder("other.db"), path)
            }
        }
        #expect(error?.reason == .moved)
        #expect(try registry.entries() == [.first])
    }

    @Test func `a link is no list`() throws {
        _ = try BookRegistry(folder("other.db"))
        symlink(folder("other.db"), path)
        #expect(throws: StoreError.self) { try BookRegistry(existing: path) }
    }

    @Test func `the version is another after each change, also by others`() throws {
        let (registry, other) = (try open(), try open())
        let first = try registry.version()
        #expect(try registry.version() == first)
        try add("Club", to: other)
        let second = try registry.version()
        #expect(second != first)
        #expect(try registry.delete("club", now))
        #expect(try registry.version() != second)
    }
}
