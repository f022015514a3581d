import Kernel
import TestKit
import Testing

@testable import SQLiteStore

@Suite struct UpgradeTests {
    private let folder: Folder
    private let path: String

    init() throws {
        folder = try Folder()
        path = folder("book.sqlite")
    }

    /// A bed with its garden, of which an older version knows only the name and level.
    private let changes = [
        Change.of(
            Garden.kind, .numbered(1), at: .at(1),
            ["name": .text("Home"), "size": .integer(3), "level": .choice("high")]),
        Change.of(
            Bed.kind, .numbered(2), at: .at(2),
            ["garden": .reference(.numbered(1)), "name": .text("Roses")]),
    ]

    @Test func `what an older version doesn't know appears when it is learned`() throws {
        let old = try SQLiteStore.open(path, Sample.narrowSchema)
        _ = try old.append(changes, undoing: nil)
        let store = try SQLiteStore.open(path, Sample.schema)
        #expect(try store.record(Garden.kind, .numbered(1))?[Garden.size] == 3)
        #expect(try store.records(Query(Bed.kind)).map(\.title) == ["Roses"])
        #expect(try store.tally(Garden.kind, "level") == ["high": 1])
        #expect(try store.check() == [])
    }

    @Test func `an older version keeps what it doesn't know`() throws {
        let new = try SQLiteStore.open(path, Sample.schema)
        _ = try new.append(changes, undoing: nil)
        let digest = try new.digest()
        let old = try SQLiteStore.open(path, Sample.narrowSchema)
        #expect(try old.digest() == digest)
        #expect(try old.log(0, 9).map(\.change) == changes)
        let again = try SQLiteStore.open(path, Sample.schema)
        #expect(try again.records(Query(Bed.kind)).map(\.title) == ["Roses"])
    }

    @Test func `a copy is put aside before tables are made anew`() throws {
        let old = try SQLiteStore.open(path, Sample.narrowSchema)
        _ = try old.append(changes, undoing: nil)
        let new = try SQLiteStore.open(path, Sample.schema)
        let copy = "book.sqlite.before-" + new.fingerprint.prefix(8)
        #expect(folder.names.contains(copy))
        let kept = try SQLiteStore.open(folder(copy), Sample.narrowSchema)
        #expect(try kept.digest() == new.digest())
    }

    @Test func `an empty book is made to fit without a copy`() throws {
        _ = try SQLiteStore.open(path, Sample.narrowSchema)
        _ = try SQLiteStore.open(path, Sample.schema)
        #expect(folder.names == ["book.sqlite"])
    }

    @Test func `a version whose tables were made anew stops writing`() throws {
        let old = try SQLiteStore.open(path, Sample.narrowSchema)
        let new = try SQLiteStore.open(path, Sample.schema)
        let error = #expect(throws: StoreError.self) {
            try old.append(changes, undoing: nil)
        }
        #expect(error?.reason == .newerVersion)
        #expect(try new.append(changes, undoing: nil) == 5)
    }

    @Test func `settings and positions survive`() throws {
        let old = try SQLiteStore.open(path, Sample.narrowSchema)
        _ = try old.append(changes, undoing: .at(0))
        try old.set("node", "1")
        let new = try SQLiteStore.open(path, Sample.schema)
        #expect(try new.setting("node") == "1")
        #expect(try new.position() == 2)
        #expect(try new.actions(nil, 9).map(\.undoes) == [.at(0), .at(0)])
    }

    @Test func `a file of a newer format is refused and left alone`() throws {
        let store = try SQLiteStore.open(path, Sample.schema)
        try store.connection.execute("PRAGMA user_version = 2")
        let error = #expect(throws: StoreError.self) {
            try SQLiteStore.open(path, Sample.schema)
        }
        #expect(error?.reason == .newerVersion)
        #expect(try store.connection.integer("PRAGMA user_version") == 2)
    }

    @Test func `tables that somebody added stay`() throws {
        let old = try SQLiteStore.open(path, Sample.narrowSchema)
        try old.connection.execute(
            "CREATE TABLE mine (x); CREATE VIEW names AS SELECT name FROM garden")
        let new = try SQLiteStore.open(path, Sample.schema)
        _ = try new.append(changes, undoing: nil)
        #expect(try new.connection.integer("SELECT count(*) FROM mine") == 0)
        #expect(try new.connection.rows("SELECT name FROM names") { $0.text(0) } == ["Home"])
    }

    @Test func `fingerprints differ by whatever decides how tables look`() {
        let level = Garden.level.field
        let other = Field("level", level.label, level.type, .defaults(to: .choice("low")))
        func schema(_ field: Field, tallied: [Field] = []) -> String {
            Schema([
                Kind("a", level.label, plural: level.label, tallied: tallied, fields: [field])
            ]).sqlFingerprint
        }
        let prints = [
            schema(level), schema(other), schema(level, tallied: [level]),
            schema(Garden.mood.field), Sample.schema.sqlFingerprint,
        ]
        #expect(Set(prints).count == prints.count)
        #expect(schema(level) == schema(level))
    }

    /// When this has to be changed, or another text follows from folding, raise `Schema.sqlVersion`,
    /// or the tables of books that were made before stay as they are.
    @Test func `what the fingerprint says nothing of is as it was in version 4`() {
        let label = Garden.level.field.label
        let name = Field("name", label, .line, .required)
        let kind = Kind(
            "leaf", label, plural: label, title: name,
            fields: [
                name,
                Field("tree", label, .reference(to: "tree", isOwner: true), .optional),
            ])
        #expect(Schema.sqlVersion == 4)
        #expect(
            SQLTable(kind).definition().joined(separator: ";\n") == """
                CREATE TABLE "leaf" (
                    "id" TEXT NOT NULL PRIMARY KEY,
                    "name" TEXT,
                    "tree" TEXT,
                    "createdAt" TEXT NOT NULL,
                    "modifiedAt" TEXT NOT NULL,
                    "deleted" INTEGER NOT NULL,
                    "gone" INTEGER NOT NULL,
                    "hidden" INTEGER NOT NULL,
                    "name_key" TEXT,
                    "given" INTEGER NOT NULL,
                    "stamps" TEXT NOT NULL
                );
                CREATE INDEX "leaf_order" ON "leaf" ("createdAt", "id") WHERE "hidden" = 0;
                CREATE INDEX "leaf_title" ON "leaf" ("name_key", "id") WHERE "hidden" = 0;
                CREATE INDEX "leaf_tree" ON "leaf" ("tree", "hidden", "createdAt", "id");
                CREATE INDEX "leaf_deleted" ON "leaf" ("gone", "modifiedAt" DESC, "id") WHERE "deleted" = 1
                """)
    }
}
