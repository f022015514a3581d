import CSQLite
import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// What happens when the disk or the file doesn't play along. Files are damaged here for real; what
/// needs another user than root is tried on the mapping of the system's errors.
@Suite struct FailureTests {
    private let folder: Folder

    init() throws {
        folder = try Folder()
    }

    private func open(_ name: String) throws(StoreError) -> SQLiteStore {
        try SQLiteStore.open(folder(name), Sample.schema)
    }

    private func reason(_ work: () throws -> Void) -> StoreError.Reason? {
        do { try work() } catch let error as StoreError { return error.reason } catch {}
        return nil
    }

    private func garden(_ number: UInt64, _ text: String = "") -> Change {
        .of(
            Garden.kind, .numbered(number), at: .at(Int(number)),
            ["name": .text("\(number)"), "detail": .text(text)])
    }

    @Test func `whatever opens a book, what it says is saved is on the disk`() throws {
        let folder = try Folder()
        let store = try SQLiteStore.open(folder("a.sqlite"), Sample.schema)
        try store.backup(to: folder("backup"))
        try SQLiteStore.restore(from: folder("backup"), to: folder("b.sqlite"), Sample.schema)
        let others = [
            try SQLiteStore.open(folder("a.sqlite"), Sample.schema),
            try SQLiteStore.open(folder("b.sqlite"), Sample.schema),
            try SQLiteStore.open(folder("b.sqlite"), Sample.narrowSchema),
        ]
        for book in [store] + others {
            // FULL or EXTRA.
            #expect(try book.connection.integer("PRAGMA synchronous") >= 2)
            #expect(try book.connection.integer("PRAGMA trusted_schema") == 0)
            #expect(try book.connection.first("PRAGMA journal_mode") { $0.text(0) } == "wal")
        }
    }

    @Test func `missing directories are made, for their owner only`() throws {
        _ = try open("a/b/book.sqlite").append([garden(1)], undoing: nil)
        var status = stat()
        stat(folder("a"), &status)
        #expect(status.st_mode & 0o777 == 0o700)
    }

    @Test func `any path is a path`() throws {
        for name in ["a b.sqlite", "ä'\".sqlite", "file:x?mode=memory", "%00", ";--", "日本"] {
            _ = try open(name).append([garden(1)], undoing: nil)
            #expect(try open(name).position() == 1)
            #expect(folder.names.contains(name))
        }
    }

    @Test func `what is no name of a file is refused`() {
        for path in ["", folder("a\0b")] {
            #expect(reason { _ = try SQLiteStore.open(path, Sample.schema) } == .unavailable)
        }
        #expect(folder.names == [])
    }

    @Test func `a directory, or a file in place of a directory, is refused`() throws {
        _ = try open("directory/book.sqlite")
        folder.write("file", "x")
        #expect(reason { _ = try open("directory") } == .unavailable)
        #expect(reason { _ = try open("file/book.sqlite") } == .unavailable)
    }

    @Test func `garbage is refused as damaged and left as it is`() throws {
        for text in ["xy", String(repeating: "garbage ", count: 2_000)] {
            folder.write("garbage", text)
            #expect(reason { _ = try open("garbage") } == .damaged)
            #expect(folder.read("garbage") == text)
        }
    }

    @Test func `another program's database is refused and left as it is`() throws {
        try Connection(folder("other"), .creating).execute("CREATE TABLE essential (id)")
        let before = folder.bytes("other")
        #expect(reason { _ = try open("other") } == .damaged)
        #expect(folder.bytes("other") == before)
    }

    @Test func `an empty file becomes a book`() throws {
        folder.write("empty", "")
        #expect(try open("empty").position() == 0)
    }

    @Test func `a book cut off in the middle is damaged, not a crash`() throws {
        let store = try open("book")
        for number in 1...300 { _ = try store.append([garden(UInt64(number))], undoing: nil) }
        try store.backup(to: folder("whole"))
        let bytes = folder.bytes("whole")
        for part in 1..<12 {
            folder.write("cut", Array(bytes.prefix(bytes.count * part / 12)))
            let reason = reason {
                let store = try open("cut")
                if let problem = try store.check().first {
                    throw StoreError(.damaged, detail: problem.label.text(in: .english))
                }
                _ = try store.store.dump
            }
            #expect(reason == .damaged, "\(part)")
        }
    }

    @Test func `random damage is an error or a problem, not a crash`() throws {
        let store = try open("book")
        for number in 1...100 { _ = try store.append([garden(UInt64(number))], undoing: nil) }
        try store.backup(to: folder("whole"))
        let bytes = folder.bytes("whole")
        withDice(60) { dice in
            var damaged = bytes
            for _ in 0..<dice.number(in: 1...40) {
                damaged[dice.number(in: 100...(bytes.count - 1))] = UInt8(dice.roll(256))
            }
            folder.write("damaged", damaged)
            _ = reason {
                let store = try open("damaged")
                _ = try store.store.dump
                _ = try store.append([garden(200)], undoing: nil)
                _ = try store.check()
                _ = try store.digest()
            }
            for suffix in ["-wal", "-shm"] { Files.remove(folder("damaged") + suffix) }
        }
    }

    @Test func `a full disk refuses the write and keeps what was there`() throws {
        let store = try open("book")
        _ = try store.append([garden(1)], undoing: nil)
        let before = try store.store.dump
        let pages = try store.connection.integer("PRAGMA page_count")
        try store.connection.execute("PRAGMA max_page_count = \(pages + 2)")
        let long = String(repeating: "long ", count: 100_000)
        #expect(reason { _ = try store.append([garden(2, long)], undoing: nil) } == .full)
        #expect(try store.store.dump == before)
        #expect(try store.position() == 1)
        try store.connection.execute("PRAGMA max_page_count = 1000000")
        #expect(try store.append([garden(2, long)], undoing: nil) == 2)
        #expect(try store.check() == [])
    }

    @Test func `a failure in the middle takes back the whole transaction`() throws {
        let store = try open("book")
        try store.begin(true)
        _ = try store.append([garden(1)], undoing: nil)
        try store.connection.execute("DROP TABLE \"undo\"")
        #expect(reason { _ = try store.append([garden(2)], undoing: .at(1)) } == .unavailable)
        #expect(reason { try store.commit() } == .unavailable)
        #expect(try store.position() == 0)
        #expect(try store.append([garden(2)], undoing: .at(1)) == 2)
    }

    @Test func `a book that may only be read says so when it is written to`() throws {
        _ = try open("book").append([garden(1)], undoing: nil)
        let store = try SQLiteStore(Connection(folder("book"), .reading), Sample.schema)
        #expect(try store.records(Query(Garden.kind)).count == 1)
        #expect(reason { _ = try store.append([garden(2)], undoing: nil) } == .readOnly)
        #expect(reason { try store.set("a", "b") } == .readOnly)
    }

    @Test func `a kind with more fields than a row can tell apart is refused`() {
        let label = Sample.label("x")
        let fields = (0..<63).map { Field("f\($0)", label, .boolean, .optional) }
        let schema = Schema([Kind("wide", label, plural: label, fields: fields)])
        #expect(reason { _ = try SQLiteStore.open(folder("book"), schema) } == .unavailable)
    }

    @Test func `the reasons of SQLite and the system are told apart`() {
        let codes: [(Int32, Int32, StoreError.Reason)] = [
            (SQLITE_FULL, 0, .full), (SQLITE_READONLY, 0, .readOnly),
            (SQLITE_READONLY | 8 << 8, 0, .readOnly), (SQLITE_PERM, 0, .notPermitted),
            (SQLITE_BUSY, 0, .busy), (SQLITE_LOCKED, 0, .busy), (SQLITE_CORRUPT, 0, .damaged),
            (SQLITE_NOTADB, 0, .damaged), (SQLITE_CANTOPEN, EACCES, .notPermitted),
            (SQLITE_CANTOPEN, EROFS, .readOnly), (SQLITE_CANTOPEN, ENOENT, .unavailable),
            (SQLITE_IOERR | 3 << 8, ENOSPC, .full), (SQLITE_IOERR | 3 << 8, EFBIG, .full),
            (SQLITE_IOERR | 3 << 8, EDQUOT, .full), (SQLITE_IOERR, EIO, .unavailable),
            (SQLITE_ERROR, 0, .unavailable), (SQLITE_NOMEM, 0, .unavailable),
        ]
        for (code, errno, reason) in codes {
            #expect(StoreError.Reason(sqlite: code, errno: errno) == reason, "\(code) \(errno)")
        }
    }

    @Test func `an error tells the statement but never the values`() throws {
        let store = try open("book")
        try store.writing {}
        try store.connection.execute("DROP TABLE setting")
        let error = #expect(throws: StoreError.self) { try store.set("node", "secret") }
        #expect(error?.detail.contains("no such table: setting") == true)
        #expect(error?.detail.contains("INSERT INTO") == true)
        #expect(error?.detail.contains("secret") == false)
    }
}
