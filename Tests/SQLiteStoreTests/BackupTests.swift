import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

@Suite struct BackupTests {
    private let folder: Folder
    private let path: String
    private let copy: String

    init() throws {
        folder = try Folder()
        path = folder("book.sqlite")
        copy = folder("copies/monday")
        try Files.makeDirectory(folder("copies"))
    }

    private func book() throws -> SQLiteStore {
        try SQLiteStore.open(path, Sample.schema)
    }

    private func plant(_ number: UInt64, in store: SQLiteStore) throws {
        _ = try store.append(
            [
                .of(
                    Garden.kind, .numbered(number), at: .at(Int(number)),
                    ["name": .text("\(number)")])
            ],
            undoing: nil)
    }

    private func names(_ store: SQLiteStore) throws -> [String] {
        try store.records(Query(Garden.kind, order: [])).map(\.title)
    }

    @Test func `a backup is the book, and one file`() throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        try plant(2, in: store)
        #expect(try names(try SQLiteStore.open(copy, Sample.schema)) == ["1"])
        #expect(try names(store) == ["1", "2"])
    }

    @Test func `a backup takes the place of an older one`() throws {
        let store = try book()
        try store.backup(to: copy)
        try plant(1, in: store)
        try store.backup(to: copy)
        #expect(try names(try SQLiteStore.open(copy, Sample.schema)) == ["1"])
        #expect(folder.names.filter { $0.contains("partial") } == [])
    }

    @Test func `a backup is never put over the book itself or a directory`() throws {
        let store = try book()
        try plant(1, in: store)
        symlink(path, folder("link"))
        for target in [path, folder("link"), folder("copies"), folder("none/monday")] {
            #expect(throws: StoreError.self) { try store.backup(to: target) }
        }
        #expect(try names(store) == ["1"])
    }

    @Test func `a restored book is as it was at the backup`() throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        try plant(2, in: store)
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        #expect(try names(try book()) == ["1"])
    }

    @Test func `where the book is gone, a backup opens no address again`() throws {
        let store = try book().store
        try store.set("shown", "paint all secret")
        try book().backup(to: copy)
        #expect(SQLiteStore.hasOpenings(copy))
        try SQLiteStore.restore(from: copy, to: folder("new.sqlite"), Sample.schema)
        #expect(!SQLiteStore.hasOpenings(folder("new.sqlite")))
    }

    @Test(arguments: [true, false])
    func `an address that was taken back stays so after a backup is put back`(isWhole: Bool) throws
    {
        let store = try book().store
        try store.set("shown", "paint all secret\npaint one another")
        try store.set("calendar", "secret")
        try book().backup(to: copy)
        try store.set("shown", "paint one another")
        try store.set("calendar", "renewed")
        if !isWhole {
            for companion in ["", "-wal", "-shm"] { unlink(path + companion) }
            folder.write("book.sqlite", "no book at all")
        }
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        let restored = try book().store
        #expect(try restored.setting("shown") == (isWhole ? "paint one another" : nil))
        #expect(try restored.setting("calendar") == (isWhole ? "renewed" : nil))
    }

    @Test func `what a wrong clock wrote into a backup is put aside, and comes back in time`()
        throws
    {
        let store = try book()
        try plant(1, in: store)
        let far = Stamp.at(20 * 365 * 86_400_000, node: 7)
        let late = Change.of(Garden.kind, .numbered(2), at: far, ["name": .text("Far")])
        _ = try store.append([late], undoing: nil)
        try store.backup(to: copy)
        try SQLiteStore.restore(from: copy, to: path, Sample.schema, now: .start)
        #expect(try names(store) == ["1"])
        let device = Device(store: store.store)
        #expect(try device.book.farActions().map(\.stamp) == [far])
        #expect(try store.check() == [])
        device.now = far.instant
        try device.set(Garden.kind, .numbered(1), ["name": .text("One")])
        #expect(try Set(names(store)) == ["One", "Far"])
        #expect(try store.store.action(far) == [late])
    }

    @Test func `who has the book open goes on with the restored one`() throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        try plant(2, in: store)
        #expect(try names(store) == ["1", "2"])
        let version = try store.dataVersion()
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        #expect(try store.dataVersion() != version)
        #expect(try names(store) == ["1"])
        try plant(3, in: store)
        #expect(try names(store) == ["1", "3"])
        #expect(try store.check() == [])
    }

    @Test(arguments: [
        "CREATE TRIGGER evil AFTER INSERT ON garden BEGIN DELETE FROM garden; END",
        "DROP TABLE garden",
        "ALTER TABLE garden RENAME TO g2; CREATE VIEW garden AS SELECT * FROM g2",
    ])
    func `what somebody did to a backup's tables spoils no book`(deed: String) throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        try Connection(copy, .writing).execute(deed)
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        let restored = try book()
        #expect(try names(restored) == ["1"])
        try plant(2, in: restored)
        #expect(try names(restored) == ["1", "2"])
    }

    @Test(arguments: [Int64.max, 0, -5])
    func `a log whose entries are nowhere is no whole book's`(position: Int64) throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        try Connection(copy, .writing).execute("UPDATE \"change\" SET \"seq\" = \(position)")
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        }
        #expect(error?.reason == .damaged)
        #expect(
            try SQLiteStore.open(copy, Sample.schema).check() == [.unreadable(position: position)])
        #expect(try names(store) == ["1"])
    }

    @Test(arguments: [
        "UPDATE change SET fields = '[1,2'", "UPDATE change SET fields = '{\"name\":[1,2}'",
        "UPDATE change SET stamp = 'then'", "UPDATE change SET record = 'it'",
        "INSERT INTO undo SELECT stamp, 'then' FROM change",
    ])
    func `a log with an entry that can't be read is no whole book's, and the entry is named`(
        deed: String
    ) throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        try Connection(copy, .writing).execute(deed)
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        }
        #expect(error?.reason == .damaged)
        #expect(error?.detail == "\(copy): entry 1 of the log can't be read")
        let damaged = try SQLiteStore.open(copy, Sample.schema)
        #expect(try damaged.check() == [.unreadable(position: 1)])
        #expect(throws: StoreError.self) { try damaged.backup(to: folder("tuesday")) }
        #expect(try names(store) == ["1"])
    }

    @Test(arguments: [
        "DELETE FROM search_data", "DELETE FROM search_config", "DROP TABLE search_idx",
    ])
    func `an index for searching that can't be opened is made anew with a restored book`(
        deed: String
    ) throws {
        let store = try book()
        try plant(100, in: store)
        while try store.catchUp() {}
        try store.backup(to: copy)
        try Connection(copy, .writing).execute(deed)
        #expect(try SQLiteStore.open(copy, Sample.schema).check() == [.unsearchable])
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        let restored = try book()
        #expect(try restored.check() == [])
        while try restored.catchUp() {}
        let found = try restored.records(Query(Garden.kind, where: [.contains(folded: "100")]))
        #expect(found.map(\.title) == ["100"])
    }

    @Test func `the book before a restore is kept`() throws {
        let store = try book()
        try store.backup(to: copy)
        try plant(1, in: store)
        let kept = try #require(try SQLiteStore.restore(from: copy, to: path, Sample.schema))
        #expect(kept.hasPrefix(path + ".before-restore-"))
        #expect(try names(try SQLiteStore.open(kept, Sample.schema)) == ["1"])
        #expect(try names(store) == [])
    }

    @Test
    func `what is written while a backup is restored is in the book or in the one that is kept`()
        async throws
    {
        let store = try book()
        let text = String(repeating: "what takes a while to copy ", count: 10_000)
        for number in 5_000..<5_010 {
            let change = Change.of(
                Garden.kind, .numbered(UInt64(number)), at: .at(number),
                ["name": .text("\(number)"), "detail": .text(text)])
            _ = try store.append([change], undoing: nil)
        }
        try store.backup(to: copy)
        let path = path
        let (written, kept) = try await withThrowingTaskGroup(of: Set<String>.self) { group in
            for writer in 0..<3 {
                group.addTask {
                    let store = try SQLiteStore.open(path, Sample.schema)
                    return try Set(
                        (1...200).map { number in
                            let name = "\(writer)-\(number)"
                            let id = RecordID.numbered(UInt64(writer * 1000 + number))
                            let stamp = Stamp.at(number, node: UInt64(writer + 1))
                            let change = Change.of(
                                Garden.kind, id, at: stamp, ["name": .text(name)])
                            _ = try store.append([change], undoing: nil)
                            return name
                        })
                }
            }
            var kept: [String] = []
            for _ in 0..<5 {
                usleep(20_000)
                try kept += [SQLiteStore.restore(from: copy, to: path, Sample.schema)]
                    .compactMap(\.self)
            }
            return (try await group.reduce(into: Set()) { $0.formUnion($1) }, kept)
        }
        #expect(Set(kept).count == 5)
        let found = try (kept + [path]).reduce(into: Set()) { found, path in
            found.formUnion(try names(try SQLiteStore.open(path, Sample.schema)))
        }
        #expect(written.count == 600)
        #expect(written.subtracting(found) == [])
    }

    @Test func `a restored book writes under another node`() throws {
        let store = try book()
        try store.set("node", "1")
        try store.set("language", "de")
        try store.backup(to: copy)
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        #expect(try store.setting("node") == nil)
        #expect(try store.setting("language") == "de")
    }

    @Test func `a backup is restored where there is no book`() throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        let target = folder("new/place/book.sqlite")
        #expect(try SQLiteStore.restore(from: copy, to: target, Sample.schema) == nil)
        #expect(try names(try SQLiteStore.open(target, Sample.schema)) == ["1"])
    }

    @Test func `a damaged book is put aside and replaced`() throws {
        let store = try book()
        try plant(1, in: store)
        try store.backup(to: copy)
        let target = folder("other.sqlite")
        folder.write("other.sqlite", "This is no database, but long enough to look like one.")
        let kept = try #require(try SQLiteStore.restore(from: copy, to: target, Sample.schema))
        #expect(try names(try SQLiteStore.open(target, Sample.schema)) == ["1"])
        #expect(folder.read(kept).hasPrefix("This is no database"))
    }

    @Test func `what is no book is refused before anything is changed`() throws {
        let store = try book()
        try plant(1, in: store)
        folder.write("garbage", String(repeating: "garbage", count: 1_000))
        folder.write("empty", "")
        let other = try Connection(folder("other"), .creating)
        try other.execute("CREATE TABLE essential (id)")
        for name in ["garbage", "empty", "other", "missing", "copies"] {
            #expect(throws: StoreError.self) {
                try SQLiteStore.restore(from: folder(name), to: path, Sample.schema)
            }
        }
        #expect(try names(store) == ["1"])
        #expect(folder.names.filter { $0.contains("before") || $0.contains("restoring") } == [])
    }

    @Test func `a backup that was cut short or changed is refused`() throws {
        let store = try book()
        for number in 1...200 { try plant(UInt64(number), in: store) }
        try store.backup(to: copy)
        var bytes = folder.bytes("copies/monday")
        folder.write("short", Array(bytes.prefix(bytes.count / 2)))
        for index in stride(from: 9_000, to: bytes.count, by: 97) { bytes[index] ^= 0x55 }
        folder.write("changed", bytes)
        for name in ["short", "changed"] {
            let error = #expect(throws: StoreError.self) {
                try SQLiteStore.restore(from: folder(name), to: path, Sample.schema)
            }
            #expect(error?.reason == .damaged)
        }
    }

    @Test func `a backup of another schema and page size is brought up to date`() throws {
        let old = try SQLiteStore.open(folder("old.sqlite"), Sample.narrowSchema)
        try plant(1, in: old)
        try old.connection.execute("PRAGMA page_size = 1024")
        try old.connection.run("VACUUM INTO ?", [.text(copy)])
        let store = try book()
        try SQLiteStore.restore(from: copy, to: path, Sample.schema)
        #expect(try names(store) == ["1"])
        #expect(try store.check() == [])
    }
}
