import Glibc
import Kernel
import SQLiteStore
import SyncOverHTTP
import TestKit
import Testing

@testable import TallyCLI

struct SafetyTests {
    private let desk = Desk.withGardens()

    private var book: String { desk.directory + "/data/book.sqlite" }

    @Test func `a check prints the digest`() throws {
        let answer = desk.tally("check")
        #expect(answer.code == .done)
        #expect(answer.messages == "The book is whole.\n")
        let checked = try JSON.parse(desk.tally("check", "--json").output)
        #expect(checked["ok"] == true)
        #expect(checked["records"] == 3)
        let digest = try #require(checked["digest"]?.string)
        #expect(answer.output == "records  3\ndigest   \(digest)\n")
    }

    @Test func `an imported copy of a book has other changes but the same records`() {
        desk.input = desk.tally("export").output
        desk.tally("--book", "copy", "import", "-")
        #expect(desk.tally("--book", "copy", "export").output == desk.input)
    }

    @Test func `an export takes the place of no book`() throws {
        let before = desk.tally("export").output
        for target in [book, desk.directory + "/data/../data/book.sqlite"] {
            let answer = desk.tally("export", "-o", target)
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("is a book, which this would take the place of"))
        }
        #expect(desk.tally("export").output == before)
        #expect(desk.tally("check").code == .done)
    }

    @Test func `an export takes the place of nothing that belongs to a book`() throws {
        desk.tally("device", "add", "--token", "--name", "Backup")
        let open = try Shelf.sqlite.open(book, Sample.schema)
        desk.tally("add", "garden", "name=Lily")
        let devices = desk.directory + "/data/devices.db"
        rename(desk.file("journal", "a journal"), devices + "-journal")
        symlink(book + "-wal", desk.directory + "/link")
        let names = desk.names(in: desk.directory + "/data")
        for target in [
            book + "-wal", book + "-shm", devices, devices + "-journal", desk.directory + "/link",
        ] {
            let answer = desk.tally("export", "-o", target)
            #expect(answer.code == .refused, "\(target)")
            #expect(answer.messages.contains("belongs to a book"), "\(target)")
        }
        #expect(desk.names(in: desk.directory + "/data") == names)
        #expect(desk.content(of: devices + "-journal") == "a journal")
        #expect(desk.tally("export", "-o", book + "-copy").code == .done)
        withExtendedLifetime(open) { #expect(desk.tally("list", "garden").code == .done) }
    }

    @Test func `what belongs beside a book or a list is written by nothing, though it isn't there`()
    {
        desk.tally("--book", "house", "add", "garden", "name=Hall")
        let data = desk.directory + "/data"
        symlink(data, desk.directory + "/way")
        symlink("/nowhere", desk.directory + "/dead")
        let names = desk.names(in: data)
        for target in [
            book + "-wal", data + "/house.sqlite-wal", data + "/house.sqlite-journal",
            desk.directory + "/way/house.sqlite-shm", data + "/books.db-wal",
            data + "/devices.db-journal",
        ] {
            for words in [
                ["export", "-o", target], ["backup", target], ["salvage", target],
            ] {
                let answer = desk.run(words)
                #expect(answer.code == .refused, "\(words)")
                #expect(answer.messages.contains("belongs to a book"), "\(words)")
            }
        }
        #expect(desk.names(in: data) == names)
        unlink(data + "/house.sqlite")
        for name in ["house.sqlite", "house.sqlite-wal", "devices.db"] {
            let answer = desk.tally("export", "-o", data + "/" + name)
            #expect(answer.code == .refused, "\(name)")
            #expect(answer.messages.contains("belongs to a book"), "\(name)")
        }
        for name in ["/dead", "/garden-wal", "/data/garden.json"] {
            #expect(desk.tally("export", "-o", desk.directory + name).code == .done, "\(name)")
        }
    }

    @Test func `what is no file isn't waited for`() throws {
        let pipe = desk.directory + "/pipe.csv"
        #expect(mkfifo(pipe, 0o600) == 0)
        for words in [["import", pipe], ["restore-backup", pipe], ["import", "/dev/zero"]] {
            let answer = desk.run(words)
            #expect(answer.code == .failed)
            #expect(answer.messages.contains("it is a pipe or a device"))
        }
        #expect(desk.tally("export", "-o", "/dev/null").code == .done)
    }

    @Test func `a damaged list of devices is named, with what to do`() {
        desk.tally("device", "add", "--token", "--name", "Backup")
        let devices = desk.directory + "/data/devices.db"
        rename(desk.file("other", "something else, long enough to be no empty file"), devices)
        for words in [
            ["device", "list"], ["device", "add"], ["device", "remove", "Backup"],
            ["serve", "--port", "0"],
        ] {
            let answer = desk.run(words)
            #expect(answer.code == .failed)
            #expect(answer.messages.contains("The list of devices, \(devices), is damaged."))
            #expect(answer.messages.contains("tally device add"))
        }
        #expect(desk.tally("list", "garden").code == .done)
    }

    @Test func `damage ends with 3`() throws {
        try overwrite(book, from: 4096)
        for words in [["check"], ["check", "--json"], ["list", "garden"]] {
            #expect(desk.run(words).code == .failed)
        }
        let checked = try JSON.parse(desk.tally("check", "--json").output)
        #expect(checked["ok"] == false)
        #expect(checked["problems"]?.elements?.isEmpty == false)
        let remedies = try #require(checked["remedies"]?.elements)
        let said = desk.tally("check").messages
        #expect(!remedies.isEmpty && remedies.allSatisfy { said.contains($0.string ?? "?") })
        #expect(desk.tally("check").messages.hasPrefix("tally: \(book) is damaged:\n  "))
    }

    @Test func `what is no book at all is damage too`() {
        let path = desk.directory + "/data/other.sqlite"
        rename(desk.file("other", "something else, long enough to be no empty file"), path)
        #expect(desk.tally("--book", "other", "check").code == .failed)
        #expect(desk.tally("--book", "other", "add", "memo", "text=x").code == .failed)
        #expect(desk.content(of: path)?.hasPrefix("something else") == true)
    }

    @Test func `a backup can be brought back, and what it replaces is kept`() throws {
        let backup = desk.directory + "/b.sqlite"
        #expect(desk.tally("backup", backup).messages == "Copied to \(backup).\n")
        let before = desk.tally("export").output
        desk.tally("delete", "garden", "Rose")
        let after = desk.tally("export").output
        let answer = desk.tally("restore-backup", backup)
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(desk.tally("export").output == before)
        let kept = try #require(
            desk.names(in: desk.directory + "/data").first { $0.contains("before") })
        #expect(answer.messages.contains(kept))
        desk.tally("restore-backup", desk.directory + "/data/" + kept)
        #expect(desk.tally("export").output == after)
    }

    @Test func `a backup of another book is told from one of this`() throws {
        let (own, club) = (desk.directory + "/own.sqlite", desk.directory + "/club.sqlite")
        desk.tally("backup", own)
        desk.tally("delete", "garden", "Rose")
        #expect(!desk.tally("restore-backup", own).messages.contains("another one"))
        desk.tally("book", "new", "Club")
        desk.tally("--book", "Club", "add", "garden", "name=Lawn")
        desk.tally("--book", "Club", "backup", club)
        let answer = desk.tally("restore-backup", club)
        #expect(answer.code == .done)
        #expect(answer.messages.contains("it may be a backup of another one"), "\(answer.messages)")
        // In a book with nothing in it anything may be put.
        let fresh = desk.tally("--book", "fresh", "restore-backup", own)
        #expect(!fresh.messages.contains("another one"), "\(fresh.messages)")
    }

    @Test func `a damaged book can be replaced by a backup`() throws {
        let backup = desk.directory + "/b.sqlite"
        desk.tally("backup", backup)
        try overwrite(book, from: 0)
        #expect(desk.tally("list", "garden").code == .failed)
        #expect(desk.tally("restore-backup", backup).code == .done)
        #expect(desk.tally("show", "garden", "Rose").code == .done)
    }

    @Test func `a backup replaces backups only`() {
        let other = desk.file("diary.txt", "dear diary")
        let answer = desk.tally("backup", other)
        #expect(answer.code == .refused)
        #expect(
            answer.messages
                == "tally: \(other) is there already and isn’t a backup; choose another name.\n")
        #expect(desk.content(of: other) == "dear diary")
        let backup = desk.file("b.sqlite", "")
        #expect(desk.tally("backup", backup).code == .done)
        #expect(desk.tally("backup", backup).code == .done)
        #expect(desk.tally("restore-backup", other).code == .refused)
        #expect(desk.tally("restore-backup", "/nowhere/b.sqlite").code == .refused)
        #expect(desk.tally("--book", "none", "backup", backup).code == .refused)
    }

    @Test func `a backup where nothing can be written fails`() {
        #expect(desk.tally("backup", "/nowhere/b.sqlite").code == .failed)
        #expect(desk.tally("backup", "/sys/b.sqlite").code == .failed)
    }

    @Test func `a check says what to do, and what it says works`() throws {
        try overwrite(book, from: 0, to: 100)
        let answer = desk.tally("check")
        #expect(answer.code == .failed)
        #expect(answer.messages.contains("tally salvage FILE"), "\(answer.messages)")
        let saved = desk.directory + "/saved.sqlite"
        #expect(desk.tally("salvage", saved).messages.contains("entries of the log"))
        #expect(desk.tally("salvage", saved).code == .refused)
        #expect(desk.tally("restore-backup", saved).code == .done)
        #expect(desk.tally("show", "garden", "Rose").code == .done)
        #expect(desk.tally("check").code == .done)
    }

    @Test func `an empty file isn't whole, and changes beside a missing book aren't nothing`()
        throws
    {
        let empty = desk.directory + "/data/empty.sqlite"
        rename(desk.file("empty", ""), empty)
        let answer = desk.tally("--book", "empty", "check")
        #expect(answer.code == .failed)
        #expect(answer.messages.contains("restore-backup"))
        #expect(desk.content(of: empty) == "")
        rename(desk.file("wal", "changes"), desk.directory + "/data/lost.sqlite-wal")
        for words in [["check"], ["list", "garden"], ["add", "garden", "name=x"]] {
            #expect(desk.run(["--book", "lost"] + words).code == .failed)
        }
        #expect(desk.content(of: desk.directory + "/data/lost.sqlite-wal") == "changes")
        #expect(desk.tally("--book", "none", "salvage", empty + "2").code == .refused)
    }

    @Test func `a check tidies up after a restore that was killed, and nothing else`() throws {
        // No process has a number beyond the system's greatest.
        let left = book + ".restoring-2000000000"
        for name in [left, left + "-journal", book + ".before-abc.partial-2000000000"] {
            rename(desk.file("x", "half"), name)
        }
        let running = book + ".restoring-\(getpid())"
        let kept = [running, book + ".before-restore-2026", book + "-2000000000"]
        for name in kept { rename(desk.file("x", "half"), name) }
        let answer = desk.tally("check")
        #expect(answer.code == .done)
        #expect(answer.messages.contains(left), "\(answer.messages)")
        let names = desk.names(in: desk.directory + "/data")
        #expect(!names.contains { $0.contains("2000000000") && $0.contains(".re") })
        #expect(!names.contains { $0.contains("partial") })
        for name in kept { #expect(desk.content(of: name) == "half") }
        #expect(!desk.tally("check").messages.contains("restoring"))
    }

    @Test func `what lies beside a copy that is gone already is tidied up, too`() {
        let left = book + ".restoring-2000000000-journal"
        rename(desk.file("x", "half"), left)
        let answer = desk.tally("check")
        #expect(answer.messages.contains(".restoring-2000000000"), "\(answer.messages)")
        let names = desk.names(in: desk.directory + "/data")
        #expect(!names.contains { $0.contains("2000000000") })
    }

    @Test func `a check says where there is no book, and what helps if there was one`() {
        let desk = Desk()
        let none = desk.tally("check")
        #expect(none.code == .done)
        #expect(none.messages.contains("There is no book at"))
        desk.tally("add", "garden", "name=Rose")
        #expect(desk.tally("device", "add", "--token", "--name", "Backup").code == .done)
        for suffix in ["", "-wal", "-shm"] { remove(desk.directory + "/data/book.sqlite" + suffix) }
        let gone = desk.tally("check")
        #expect(gone.messages.contains("There is no book at"))
        #expect(!gone.messages.contains("is whole"))
        #expect(gone.messages.contains("tally restore-backup FILE"))
    }

    @Test func `a backup of all says what isn't in it, and holds the hub`() throws {
        desk.tally("add", "garden", "name=Rose")
        #expect(desk.tally("device", "add", "--token", "--name", "Backup").code == .done)
        let hub = desk.directory + "/data/hub.db"
        _ = try SQLiteHub(hub)
        let folder = desk.directory + "/all"
        for _ in 0..<2 {
            let answer = desk.tally("backup", folder, "--all")
            #expect(answer.code == .done, "\(answer.messages)")
            #expect(answer.messages.contains("Not in the backup: devices.db."))
            #expect(answer.messages.contains(folder + "/hub.db"))
        }
        let other = desk.directory + "/other"
        mkdir(other, 0o700)
        rename(desk.file("hub", "precious"), other + "/hub.db")
        #expect(desk.tally("backup", other, "--all").code == .refused)
        _ = try SQLiteHub(folder + "/hub.db")
        // Once it was in use, it is no backup any more.
        #expect(desk.tally("backup", folder, "--all").code == .refused)
    }

    @Test
    func `a backup of all holds books in the trash, and advice names the book that it is for`()
        throws
    {
        desk.tally("add", "garden", "name=Rose")
        desk.tally("book", "new", "Club")
        desk.tally("--book", "club", "add", "garden", "name=Tulip")
        desk.tally("book", "new", "Old")
        desk.tally("--book", "old", "add", "garden", "name=Lily")
        desk.tally("book", "delete", "Old")
        desk.tally("book", "new", "Old trash")
        let folder = desk.directory + "/all"
        #expect(desk.tally("backup", folder, "--all").code == .done)
        let old = desk.tally(
            "--data", desk.directory + "/new", "restore-backup", folder + "/old-trash-too.sqlite")
        #expect(old.code == .done, "\(old.messages)")
        let club = desk.directory + "/data/club.sqlite"
        for suffix in ["-wal", "-shm"] { remove(club + suffix) }
        _ = desk.file("noise", "no book at all")
        rename(desk.directory + "/noise", club)
        let check = desk.tally("--book", "club", "check")
        #expect(check.code == .failed)
        #expect(check.messages.contains("Each of these with --book club"))
    }

    @Test func `a hub whose file got lost begins no new one`() throws {
        let book = desk.directory + "/data/book.sqlite"
        desk.tally("add", "garden", "name=Rose")
        let hub = HubEndpoint(besides: book) { _ in }
        #expect(hub.problem() == nil)
        _ = try SQLiteHub(desk.directory + "/data/hub.db")
        #expect(hub.problem() == nil)
        rename(desk.directory + "/data/hub.db", desk.directory + "/elsewhere")
        for suffix in ["-wal", "-shm"] { remove(desk.directory + "/data/hub.db" + suffix) }
        #expect(HubEndpoint(besides: book) { _ in }.problem()?.reason == .damaged)
        rename(desk.directory + "/elsewhere", desk.directory + "/data/hub.db")
        #expect(HubEndpoint(besides: book) { _ in }.problem() == nil)
    }

    @Test func `who puts a backup in the place of a lost book hears of the server that may run`() {
        desk.tally("add", "garden", "name=Rose")
        desk.tally("backup", desk.directory + "/monday.sqlite")
        let over = desk.tally("restore-backup", desk.directory + "/monday.sqlite")
        #expect(!over.messages.contains("has to be started anew"))
        remove(desk.directory + "/data/book.sqlite")
        let lost = desk.tally("restore-backup", desk.directory + "/monday.sqlite")
        #expect(lost.code == .done)
        #expect(lost.messages.contains("has to be started anew"))
    }

    @Test func `a link that leads nowhere is no empty book`() {
        let link = desk.directory + "/data/away.sqlite"
        symlink("/nowhere/book.sqlite", link)
        for words in [["check"], ["list", "garden"], ["add", "garden", "name=x"], ["export"]] {
            let answer = desk.run(["--book", "away"] + words)
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("leads nowhere"), "\(answer.messages)")
            #expect(answer.messages.contains("/nowhere/book.sqlite"))
        }
        let inside = desk.directory + "/data/inside.sqlite"
        symlink("later.sqlite", inside)
        #expect(desk.tally("--book", "inside", "add", "garden", "name=x").code == .refused)
        #expect(!desk.names(in: desk.directory + "/data").contains("later.sqlite"))
    }

    @Test func `a check says where it keeps what lay beside the book and isn't of it`() throws {
        let backup = desk.directory + "/b.sqlite"
        desk.tally("backup", backup)
        let store = try SQLiteStore.open(book, Sample.schema)
        _ = try store.store.append(
            [.of(Garden.kind, .numbered(77), at: .at(77), ["name": .text("Later")])], nil)
        let other = desk.directory + "/data/other.sqlite"
        #expect(rename(backup, other) == 0)
        #expect(link(book + "-wal", other + "-wal") == 0)
        let answer = desk.tally("--book", "other", "check")
        #expect(answer.code == .done, "\(answer.messages)")
        let names = desk.names(in: desk.directory + "/data")
        let kept = try #require(names.first { $0.hasPrefix("other.beside-") })
        #expect(answer.messages.contains(kept), "\(answer.messages)")
        #expect(desk.tally("--book", "other", "check").messages.contains("beside") == false)
        #expect(!desk.tally("--book", "other", "list", "garden").output.contains("Later"))
        let name = String(kept.dropLast(".sqlite-wal".count))
        #expect(desk.tally("--book", name, "salvage", desk.directory + "/s.sqlite").code == .done)
    }

    @Test func `what came in can't command a terminal, whatever is asked for`() throws {
        let store = try SQLiteStore.open(desk.directory + "/data/book.sqlite", Sample.schema)
        let text = "a\u{1B}[2J\u{9B}\u{202E}\u{2066}\u{2028}\u{2029}b"
        let fields: KeyValuePairs<String, Value?> = ["name": .text(text), "detail": .text(text)]
        _ = try store.store.append([.of(Garden.kind, .numbered(9), at: .at(9), fields)], nil)
        let id = RecordID.numbered(9).text
        #expect(desk.tally("list", "garden", "--plain").output.contains("a\\u{1B}[2J\\u{9B}"))
        for words in [
            ["list", "garden"], ["list", "garden", "--plain"], ["show", "garden", id],
            ["show", "garden", id, "--plain"], ["search", "2J"], ["search", "2J", "--plain"],
            ["check"], ["delete", "garden", id], ["restore", "garden", id], ["undo"],
        ] {
            let answer = desk.run(words)
            #expect(answer.code == .done, "\(words)")
            for scalar in "\u{1B}\u{9B}\u{202E}\u{2066}\u{2028}\u{2029}".unicodeScalars {
                #expect(!answer.output.unicodeScalars.contains(scalar), "\(words)")
                #expect(!answer.messages.unicodeScalars.contains(scalar), "\(words)")
            }
        }
    }

    /// Spoils a file from an offset on.
    private func overwrite(_ path: String, from offset: Int, to end: Int = .max) throws {
        let file = open(path, O_RDWR)
        try #require(file >= 0)
        defer { close(file) }
        let size = min(end, Int(lseek(file, 0, SEEK_END)))
        let noise = [UInt8](repeating: 0x5A, count: max(0, size - offset))
        #expect(pwrite(file, noise, noise.count, off_t(offset)) == noise.count)
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
    }
}
