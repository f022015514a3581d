import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// Every kind of damage that a file may come to, what puts a backup over it, and what is left of it.
@Suite struct DamageTests {
    private let folder: Folder
    private let path: String
    private let whole: [UInt8]
    private let file: BlobHash

    init() throws {
        folder = try Folder()
        path = folder("book.sqlite")
        let store = try SQLiteStore.open(path, Sample.schema)
        for number in 1...300 { _ = try store.append([DamageTests.garden(number)], undoing: nil) }
        _ = try store.append([DamageTests.garden(301)], undoing: .at(300))
        file = try store.put([UInt8](repeating: 7, count: 20_000))
        try store.backup(to: folder("backup"))
        whole = folder.bytes("backup")
        for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    }

    private static func garden(_ number: Int) -> Change {
        let detail = String(repeating: "\(number) ", count: number == 150 ? 5_000 : 20)
        return .of(
            Garden.kind, .numbered(UInt64(number)), at: .at(number),
            ["name": .text("\(number)"), "detail": .text(detail)])
    }

    private func damaged(_ change: (inout [UInt8]) -> Void) {
        var bytes = whole
        change(&bytes)
        folder.write("book.sqlite", bytes)
    }

    private static let noise = [UInt8](repeating: 0x5A, count: 5_000)

    /// By name, what each makes of the place of the book.
    private var kinds: [(name: String, make: () -> Void)] {
        [
            ("no head", { damaged { $0.replaceSubrange(0..<100, with: Self.noise.prefix(100)) } }),
            (
                "no first page",
                { damaged { $0.replaceSubrange(0..<4_096, with: Self.noise.prefix(4_096)) } }
            ),
            ("cut off", { damaged { $0.removeLast($0.count / 2 + 123) } }),
            ("a page of zeros", { damaged { for index in 8_192..<12_288 { $0[index] = 0 } } }),
            ("a newer version's number", { damaged { $0[60] = 9 } }),
            (
                "a log of noise",
                {
                    damaged { _ in }; folder.write("book.sqlite-wal", Self.noise)
                }
            ),
            ("a log of nothing known", { folder.write("book.sqlite-wal", Self.noise) }),
            (
                "a log beside nothing",
                {
                    damaged { $0 = [] }; folder.write("book.sqlite-wal", Self.noise)
                }
            ),
            ("nothing in it", { damaged { $0 = [] } }),
            ("missing", {}),
            ("a folder", { mkdir(path, 0o700) }),
            (
                "a log that is a folder",
                {
                    damaged { _ in }; mkdir(path + "-wal", 0o700)
                }
            ),
        ]
    }

    private func clear() {
        for name in folder.names where name != "backup" {
            unlink(folder(name))
            rmdir(folder(name))
        }
    }

    @Test func `a backup is put over every kind of damage, and what was there is kept`() throws {
        for kind in kinds {
            clear()
            kind.make()
            let before = folder.names.filter { $0 != "backup" }
            let kept = try SQLiteStore.restore(from: folder("backup"), to: path, Sample.schema)
            let store = try SQLiteStore.open(path, Sample.schema)
            #expect(try store.position() == 301, "\(kind.name)")
            #expect(try store.check() == [], "\(kind.name)")
            #expect((kept == nil) == (before == [] || kind.name == "nothing in it"), "\(kind.name)")
        }
    }

    @Test func `changes beside a book that is gone are never thrown away`() throws {
        for isThere in [true, false] {
            clear()
            if isThere { folder.write("book.sqlite", "") }
            folder.write("book.sqlite-wal", "changes")
            let names = folder.names
            let error = #expect(throws: StoreError.self) {
                try SQLiteStore.open(path, Sample.schema)
            }
            #expect(error?.reason == .damaged)
            #expect(folder.names == names && folder.read("book.sqlite-wal") == "changes")
        }
    }

    @Test func `all of a whole book is salvaged`() throws {
        damaged { _ in }
        let found = try SQLiteStore.salvage(from: path, to: folder("new"), Sample.schema)
        #expect(found == Salvaged(changes: 301, lost: 0, files: 1))
        let store = try SQLiteStore.open(folder("new"), Sample.schema)
        let original = try SQLiteStore.open(path, Sample.schema)
        #expect(try store.digest() == original.digest())
        #expect(try store.log(0, 1_000) == original.log(0, 1_000))
        #expect(try store.blob(file) == original.blob(file))
        #expect(try store.check() == [])
    }

    @Test func `a book without its head or its first page is salvaged whole`() throws {
        for count in [100, 4_096] {
            clear()
            damaged { $0.replaceSubrange(0..<count, with: Self.noise.prefix(count)) }
            let found = try SQLiteStore.salvage(from: path, to: folder("new"), Sample.schema)
            #expect(found == Salvaged(changes: 301, lost: 0, files: 1))
        }
    }

    @Test
    func `what is only in the log beside the file is salvaged, and what was never saved isn't`()
        throws
    {
        damaged { _ in }
        let store = try SQLiteStore.open(path, Sample.schema)
        _ = try store.append([Self.garden(302)], undoing: nil)
        var log = folder.bytes(path + "-wal")
        folder.write("copy", folder.bytes(path))
        folder.write("copy-wal", log)
        let found = try SQLiteStore.salvage(from: folder("copy"), to: folder("new"), Sample.schema)
        #expect(found.changes == 302 && found.lost == 0)
        log.removeLast()
        folder.write("copy-wal", log)
        let less = try SQLiteStore.salvage(from: folder("copy"), to: folder("less"), Sample.schema)
        #expect(less.changes == 301 && less.lost == 0)
    }

    @Test func `a book with holes is salvaged but for what was there, which is counted`() throws {
        withDice(20) { dice in
            clear()
            damaged { bytes in
                for _ in 0..<3 {
                    let page = dice.number(in: 0...(bytes.count / 4_096 - 1)) * 4_096
                    bytes.replaceSubrange(page..<(page + 4_096), with: Self.noise.prefix(4_096))
                }
            }
            let found = try? SQLiteStore.salvage(from: path, to: folder("new"), Sample.schema)
            #expect((found?.changes ?? 0) > 50)
            #expect((found?.changes ?? 0) + (found?.lost ?? 0) <= 301)
            #expect((try? SQLiteStore.open(folder("new"), Sample.schema).check()) == [])
        }
    }

    /// The book after some SQL that no version of ours would run.
    private func spoil(_ sql: String) throws {
        clear()
        damaged { _ in }
        try Connection(path, .writing).execute("PRAGMA secure_delete = ON; \(sql); VACUUM")
    }

    private func salvage() throws -> (found: Salvaged, store: SQLiteStore) {
        unlink(folder("new"))
        let found = try SQLiteStore.salvage(from: path, to: folder("new"), Sample.schema)
        let store = try SQLiteStore.open(folder("new"), Sample.schema)
        #expect(try store.check() == [])
        return (found, store)
    }

    private func details(_ store: SQLiteStore) throws -> [String] {
        try store.records(Query(Garden.kind, order: [])).map { $0[Garden.detail] }.sorted()
    }

    @Test func `of a file that has only tables left the records are salvaged`() throws {
        damaged { _ in }
        let whole = try details(SQLiteStore.open(path, Sample.schema))
        try spoil("DROP TABLE change; DROP TABLE search")
        let (found, store) = try salvage()
        #expect(found.changes == 0 && found.records == 301 && found.files == 1)
        #expect(try details(store) == whole)
    }

    @Test func `what no entry of the log says any more comes from the tables, and is counted`()
        throws
    {
        damaged { _ in }
        let whole = try details(SQLiteStore.open(path, Sample.schema))
        try spoil(
            "UPDATE change SET fields = 'x' WHERE seq IN (2, 150); DELETE FROM change WHERE seq = 301"
        )
        let (found, store) = try salvage()
        #expect(found.changes == 298 && found.lost == 2 && found.records == 3)
        #expect(try details(store) == whole)
        try spoil("DELETE FROM garden WHERE name = '7'")
        #expect(try salvage().found.onlyInLog == 1)
        #expect(try details(salvage().store) == whole)
    }

    @Test func `where log and table say two things both are named, and kept if they can be`()
        throws
    {
        try spoil("UPDATE garden SET detail = 'Other', size = 3 WHERE name = '7'")
        let (found, store) = try salvage()
        let garden = RecordKey("garden", .numbered(7))
        let difference = try #require(found.differences.first)
        #expect(found.differences.count == 1)
        #expect(difference.key == garden && difference.field == "detail")
        #expect(difference.table == "\"Other\"" && difference.log.hasPrefix("\"7 7 "))
        #expect(difference.keepsBoth)
        let record = try #require(try store.record(Garden.kind, garden.id))
        let open = try Device(store: store.store).book.openVersions(record)
        #expect(open.count == 1)
        let texts = [record[Garden.detail]] + open.flatMap { $0.versions.map { $0.text } }
        #expect(texts.count == 2 && texts.contains("Other"))
        #expect(texts.contains { $0.hasPrefix("7 7 ") })
    }

    @Test
    func `rows that may be of several kinds are counted where the log doesn't say all of them`()
        throws
    {
        let name = Attribute<String>(Field("name", Sample.label("Name"), .line, .required))
        let twins = ["left", "right"].map { kind in
            Kind(kind, Sample.label(kind), plural: Sample.label(kind), fields: [name.field])
        }
        clear()
        let store = try SQLiteStore.open(path, Schema(twins))
        for (number, kind) in twins.enumerated() {
            let id = RecordID.numbered(UInt64(number))
            _ = try store.append(
                [.of(kind, id, at: .at(number + 1), ["name": .text("One")])], undoing: nil)
        }
        #expect(try SQLiteStore.salvage(from: path, to: folder("a"), Schema(twins)).unclear == 0)
        try store.connection.execute("UPDATE change SET fields = 'x' WHERE seq = 2")
        #expect(try SQLiteStore.salvage(from: path, to: folder("b"), Schema(twins)).unclear == 1)
    }

    @Test func `nothing is made of a file with nothing of a book in it`() {
        for bytes in [[], Self.noise, Array(whole.prefix(4_096))] {
            clear()
            folder.write("book.sqlite", bytes)
            let names = folder.names
            let error = #expect(throws: StoreError.self) {
                try SQLiteStore.salvage(from: path, to: folder("new"), Sample.schema)
            }
            #expect(error?.reason == .damaged)
            #expect(folder.names == names)
        }
    }

    @Test func `random damage is salvaged without a crash`() {
        withDice(40) { dice in
            clear()
            damaged { bytes in
                for _ in 0..<200 {
                    bytes[dice.number(in: 0...(bytes.count - 1))] = UInt8(dice.roll(256))
                }
            }
            _ = try? SQLiteStore.salvage(from: path, to: folder("new"), Sample.schema)
        }
    }
}
