import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// What lies beside a book that nobody has open.
@Suite struct BesideTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder("book.sqlite")
    }

    private func garden(_ number: Int, _ name: String? = nil) -> Change {
        .of(
            Garden.kind, .numbered(UInt64(number)), at: .at(number),
            [
                "name": .text(name ?? "\(number)"),
                "detail": .text(String(repeating: "x", count: 300)),
            ])
    }

    /// A book with gardens, as a crash leaves it: its file, and beside it what came last.
    private func crash(_ file: ClosedRange<Int>, _ beside: ClosedRange<Int>) throws {
        let here = folder("crashed\(folder.names.count)-\(file.count).sqlite")
        do {
            let store = try SQLiteStore.open(here, Sample.schema)
            _ = try store.append(file.map { garden($0) }, undoing: nil)
        }
        let store = try SQLiteStore.open(here, Sample.schema)
        for number in beside { _ = try store.append([garden(number)], undoing: nil) }
        for suffix in ["", "-wal"] {
            folder.write("book.sqlite" + suffix, folder.bytes(here + suffix))
        }
    }

    private func open() throws -> SQLiteStore {
        try SQLiteStore.open(path, Sample.schema)
    }

    /// The file's name under which something was put aside, which must be all of it.
    private func aside(_ store: SQLiteStore, _ bytes: [UInt8]) throws {
        let kept = try #require(store.aside.first)
        #expect(store.aside.count == 1 && kept.hasPrefix(folder("book.beside-")))
        #expect(folder.bytes(kept) == bytes)
    }

    @Test(arguments: [F_RDLCK, F_WRLCK])
    func `that another process reads or writes a book is seen`(type: Int32) throws {
        folder.write("book.sqlite", Array("SQLite format 3".utf8))
        #expect(!Files.isLocked(path))
        let file = Glibc.open(path, O_RDWR)
        defer { close(file) }
        // A lock of an open file is to this process as another's.
        let lockOfFile: Int32 = 37
        var lock = Glibc.flock()
        lock.l_type = Int16(type)
        lock.l_whence = Int16(SEEK_SET)
        (lock.l_start, lock.l_len) = (0x4000_0002, 510)
        try #require(fcntl(file, lockOfFile, &lock) == 0)
        #expect(Files.isLocked(path))
        lock.l_type = Int16(F_UNLCK)
        try #require(fcntl(file, lockOfFile, &lock) == 0)
        #expect(!Files.isLocked(path))
    }

    @Test func `what a crash left beside its book is taken in`() throws {
        try crash(1...5, 6...9)
        let store = try open()
        #expect(try store.position() == 9)
        #expect(try store.check() == [])
        #expect(store.aside == [])
    }

    @Test(arguments: [40, 2_000, 9_000, 20_000])
    func `a log with one spoilt bit is kept whole, and read as far as it can be`(place: Int) throws
    {
        try crash(1...1, 2...9)
        var log = folder.bytes(path + "-wal")
        log[place] ^= 4
        folder.write("book.sqlite-wal", log)
        let store = try open()
        let kept = try #require(store.spoilt)
        #expect(try store.position() < 9 && store.aside == [])
        let whole = try SQLiteStore.open(kept, Sample.schema)
        let position = try whole.position()
        #expect(position == 9 && whole.spoilt == nil)
    }

    @Test func `a log whose head is spoilt is kept whole`() throws {
        try crash(1...1, 2...9)
        var log = folder.bytes(path + "-wal")
        log[17] ^= 4
        folder.write("book.sqlite-wal", log)
        #expect(try SQLiteStore.open(#require(open().spoilt), Sample.schema).position() == 9)
    }

    @Test func `a log that ends within a write is no spoilt one`() throws {
        try crash(1...1, 2...9)
        let log = folder.bytes(path + "-wal")
        folder.write("book.sqlite-wal", Array(log.dropLast(2_000)))
        let store = try open()
        #expect(try store.spoilt == nil && store.position() == 8)
    }

    @Test func `any bytes are a log or none, and never trap`() {
        withDice(300) { dice in
            let count = dice.number(in: 0...9_000)
            var bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
            if dice.hits(oneIn: 2), bytes.count > 32 {
                bytes.replaceSubrange(
                    0..<12, with: [0x37, 0x7f, 6, 0x82, 0, 0x2d, 0xe2, 0x18, 0, 0, 2, 0])
            }
            let frames = LogFrames(bytes)
            _ = frames?.losesWrites
            _ = frames?.unrolled(over: [])
        }
    }

    @Test func `a book that is only beside its file yet is taken in`() throws {
        let here = folder("crashed.sqlite")
        let store = try SQLiteStore.open(here, Sample.schema)
        _ = try store.append([garden(1)], undoing: nil)
        for suffix in ["", "-wal"] {
            folder.write("book.sqlite" + suffix, folder.bytes(here + suffix))
        }
        #expect(try open().position() == 1)
    }

    @Test func `a crash while the file was being brought up to date loses nothing`() throws {
        try crash(1...40, 41...80)
        let (file, log) = (folder.bytes("book.sqlite"), folder.bytes("book.sqlite-wal"))
        let frames = (log.count - 32) / 4_120
        for count in stride(from: 1, through: frames, by: 7) {
            var torn = file
            for frame in 0..<count {
                let start = 32 + frame * 4_120
                let page = (log.integer(start, 4) ?? 1) - 1
                let missing = max(0, (page + 1) * 4_096 - torn.count)
                torn += [UInt8](repeating: 0, count: missing)
                let bytes = log[(start + 24)..<(start + 4_120)]
                torn.replaceSubrange((page * 4_096)..<((page + 1) * 4_096), with: bytes)
            }
            let name = "torn\(count).sqlite"
            folder.write(name, torn)
            folder.write(name + "-wal", log)
            let store = try SQLiteStore.open(folder(name), Sample.schema)
            #expect(try store.position() == 80)
            #expect(try store.check() == [])
        }
    }

    @Test(arguments: [true, false])
    func `a backup put in place by hand isn't overwritten by what was left beside it`(
        isBackup: Bool
    ) throws {
        do {
            let store = try SQLiteStore.open(folder("good.sqlite"), Sample.schema)
            _ = try store.append((1...7).map { garden($0, "good") }, undoing: nil)
            if isBackup { try store.backup(to: folder("copy")) }
        }
        let good = folder.bytes(isBackup ? "copy" : "good.sqlite")
        try crash(1...5, 6...60)
        let log = folder.bytes("book.sqlite-wal")
        folder.write("book.sqlite", good)
        for _ in 0..<2 {
            let store = try open()
            #expect(try store.position() == 7)
            #expect(
                try store.records(Query(Garden.kind, order: [])).allSatisfy { $0.title == "good" })
            #expect(try store.check() == [])
            if store.aside != [] { try aside(store, log) }
        }
        #expect(folder.names.filter { $0.contains("beside") }.count == 1)
        let kept = try #require(folder.names.first { $0.contains("beside") })
        let name = String(kept.dropLast("-wal".count))
        let found = try SQLiteStore.salvage(from: folder(name), to: folder("new"), Sample.schema)
        #expect(found.changes > 50)
    }

    @Test func `a book that went on since isn't put back by an older file beside it`() throws {
        try crash(1...5, 6...9)
        let old = folder.bytes("book.sqlite-wal")
        do { _ = try open().append([garden(10)], undoing: nil) }
        folder.write("book.sqlite-wal", old)
        let store = try open()
        #expect(try store.position() == 10)
        try aside(store, old)
    }

    @Test func `noise beside a book is put aside and changes nothing`() throws {
        do { _ = try open().append([garden(1)], undoing: nil) }
        let noise = [UInt8](repeating: 0x5A, count: 5_000)
        folder.write("book.sqlite-wal", noise)
        let store = try open()
        #expect(try store.position() == 1)
        try aside(store, noise)
    }

    @Test func `another book's journal isn't rolled back into this one`() throws {
        do { _ = try open().append((1...20).map { garden($0) }, undoing: nil) }
        let other = try Connection(folder("other"), .creating)
        try other.execute("PRAGMA cache_size = 2; CREATE TABLE t (a); BEGIN")
        try other.execute("COMMIT; BEGIN")
        let long = String(repeating: "y", count: 2_000)
        for _ in 0..<60 { try other.execute("INSERT INTO t VALUES ('\(long)')") }
        try other.execute("COMMIT; BEGIN; UPDATE t SET a = a || 'z'")
        let journal = folder.bytes("other-journal")
        #expect(journal.first != 0 && journal.count > 4_096)
        folder.write("book.sqlite-journal", journal)
        let store = try open()
        #expect(try store.position() == 20)
        #expect(try store.check() == [])
        try aside(store, journal)
    }

    @Test func `a journal beside a book that is gone is kept`() throws {
        var journal: [UInt8] = [
            0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7, 0, 0, 0, 1, 1, 2, 3, 4,
        ]
        journal += [0, 0, 0, 9] + [UInt8](repeating: 0, count: 5_000)
        folder.write("book.sqlite-journal", journal)
        #expect(throws: StoreError.self) { try open() }
        #expect(folder.bytes("book.sqlite-journal") == journal)
    }

    @Test func `where neither reading is whole nothing is changed`() throws {
        try crash(1...40, 41...80)
        var file = folder.bytes("book.sqlite")
        for index in 8_192..<20_000 { file[index] ^= 0x55 }
        folder.write("book.sqlite", file)
        let other = folder.bytes("book.sqlite-wal").prefix(32 + 3 * 4_120)
        folder.write("book.sqlite-wal", Array(other))
        let before = ["book.sqlite", "book.sqlite-wal"].map { folder.bytes($0) }
        let error = #expect(throws: StoreError.self) { try open() }
        #expect(error?.reason == .damaged)
        #expect(["book.sqlite", "book.sqlite-wal"].map { folder.bytes($0) } == before)
    }

    @Test func `where nothing can be written a book is read without what isn't of it`() throws {
        do { try open().backup(to: folder("copy")) }
        try crash(1...5, 6...60)
        folder.write("book.sqlite", folder.bytes("copy"))
        let names = folder.names
        #expect(try SQLiteStore.openReadOnly(path, Sample.schema).position() == 0)
        #expect(folder.names == names)
    }
}
