import Kernel
import SQLiteStore
import TestKit
import Testing

@Suite(.namingCases) struct SyncTests {
    @Test(arguments: SyncContract.all)
    func `no device and no server loses anything in SQLite`(piece: SyncContract.Piece) throws {
        let folder = try Folder()
        try piece.verify { schema in try folder.newStore(schema).store }
    }

    @Test func `over any network all devices end with one book in SQLite`() throws {
        let folder = try Folder()
        try verifySync(households: 10, steps: 40) { schema in
            try folder.newStore(schema).store
        }
    }

    @Test(arguments: FileSyncContract.all)
    func `no file is lost in SQLite`(piece: FileSyncContract.Piece) throws {
        let folder = try Folder()
        try piece.verify { schema in try folder.newStore(schema).store }
    }

    @Test func `over any network every file is everywhere in the end, in SQLite`() throws {
        let folder = try Folder()
        try verifyFileSync(households: 5) { schema in try folder.newStore(schema).store }
    }

    @Test func `the digest of a long log has its first record and its last`() throws {
        let folder = try Folder()
        let (book, memory) = (
            try folder.newStore(Sample.schema).store, MemoryStore(Sample.schema).store
        )
        let changes = (1...20_001).map { number in
            Change(
                kind: "later", record: .numbered(UInt64(number)), stamp: .at(number),
                fields: [FieldChange("x", json: "1")])
        }
        for store in [book, memory] { _ = try store.append(changes, nil) }
        #expect(try book.digest() == memory.digest())
    }

    @Test func `a book brought back by its backup catches up, under a new node`() throws {
        let folder = try Folder()
        let host = SyncHost()
        let book = try SQLiteStore.open(folder("book.sqlite"), Sample.schema)
        var phone = try Device(1, book.store)
        let garden = try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.sync(with: host)
        try book.backup(to: folder("old.sqlite"))
        try phone.delete(Garden.kind, garden)
        let later = try phone.add(Garden.kind, ["name": .text("Later")])
        try phone.sync(with: host)
        try SQLiteStore.restore(
            from: folder("old.sqlite"), to: folder("book.sqlite"), Sample.schema)
        let now = phone.now
        phone = Device(store: book.store)
        phone.now = now
        #expect(try phone.node == nil)
        try phone.add(Garden.kind, ["name": .text("Since")])
        try expectInStep(host, phone)
        #expect(try phone.record(Garden.kind, garden)?.isDeleted == true)
        #expect(try phone.record(Garden.kind, later)?.title == "Later")
        #expect(try phone.store.count(Query(Garden.kind)) == 2)
    }

    @Test func `a server brought back by its backup is noticed by its new log`() throws {
        let folder = try Folder()
        let book = try SQLiteStore.open(folder("book.sqlite"), Sample.schema)
        let host = SyncHost(book.store)
        let phone = try Device(1)
        try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.sync(with: host)
        try book.backup(to: folder("old.sqlite"))
        let later = try phone.add(Garden.kind, ["name": .text("Later")])
        try phone.sync(with: host)
        let log = try book.store.setting(Setting.log.rawValue)
        try SQLiteStore.restore(
            from: folder("old.sqlite"), to: folder("book.sqlite"), Sample.schema)
        try expectInStep(host, phone)
        #expect(try book.store.record(Garden.kind, later)?.title == "Later")
        #expect(try book.store.setting(Setting.log.rawValue) != log)
    }
}
