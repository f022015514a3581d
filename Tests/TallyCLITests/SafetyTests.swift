import Glibc
import Kernel
import SQLiteStore
import TallyCLI
import TestKit
import Testing

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

    @Test func `damage ends with 3`() throws {
        try overwrite(book, from: 4096)
        for words in [["check"], ["check", "--json"], ["list", "garden"]] {
            #expect(desk.run(words).code == .failed)
        }
        #expect(desk.tally("check", "--json").output.hasPrefix("{\"ok\":false,\"problems\":["))
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

    @Test func `what came in can't command a terminal, whatever is asked for`() throws {
        let store = try SQLiteStore.open(desk.directory + "/data/book.sqlite", Sample.schema)
        let text = "a\u{1B}[2J\u{9B}\u{202E}\u{2066}b"
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
            for scalar in "\u{1B}\u{9B}\u{202E}\u{2066}".unicodeScalars {
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
