import AllTrackers
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// What a person sees who opens a book in the `sqlite3` shell.
@Suite struct TableTests {
    private let folder: Folder
    private let store: SQLiteStore

    init() throws {
        folder = try Folder()
        store = try folder.newStore(Sample.schema)
    }

    private func rows(_ sql: String) throws -> [[SQLValue]] {
        try store.connection.rows(sql) { row in
            (0..<row.columnCount).map { row.value($0) }
        }
    }

    @Test func `a table has the published names, and forms to sort by`() throws {
        let columns = try store.connection.rows(
            "SELECT name || ' ' || type FROM pragma_table_info('garden')"
        ) { $0.text(0) }
        #expect(
            columns == [
                "id TEXT", "name TEXT", "detail TEXT", "nick TEXT", "size INTEGER", "yield TEXT",
                "open INTEGER", "founded TEXT", "opens TEXT", "seen TEXT", "level TEXT",
                "mood TEXT", "days TEXT", "tags TEXT", "extras TEXT", "twin TEXT",
                "createdAt TEXT", "modifiedAt TEXT", "deleted INTEGER", "gone INTEGER",
                "hidden INTEGER",
                "name_key TEXT", "detail_key TEXT", "nick_key TEXT", "yield_key TEXT",
                "level_key INTEGER", "mood_key INTEGER", "given INTEGER", "stamps TEXT",
            ])
    }

    @Test func `a row shows what the app shows, defaults among it`() throws {
        _ = try store.append(
            [.of(Garden.kind, .numbered(1), at: .at(5), ["name": .text("Süße Äpfel")])],
            undoing: nil)
        let shown = try rows(
            "SELECT id, name, level, yield, open, size, createdAt, modifiedAt, hidden FROM garden")
        #expect(
            shown == [
                [
                    .text(RecordID.numbered(1).text), .text("Süße Äpfel"), .text("medium"),
                    .text("1"), .integer(0), .null, .text("2026-01-01T00:00:00.001Z"),
                    .text("2026-01-01T00:00:00.005Z"), .integer(0),
                ]
            ])
        #expect(try rows("SELECT name_key FROM garden") == [[.text("susse apfel")]])
    }

    @Test func `lists are JSON, and so are the changes in the log`() throws {
        let fields: KeyValuePairs<String, Value?> = [
            "tags": .words(["a", "b"]), "extras": .pairs([Value.Pair("x", "1")]),
        ]
        _ = try store.append([.of(Garden.kind, .numbered(1), at: .at(1), fields)], undoing: nil)
        #expect(
            try rows("SELECT tags ->> 1, extras ->> 'x' FROM garden") == [[.text("b"), .text("1")]])
        #expect(try rows("SELECT fields -> 'tags' FROM change") == [[.text(#"["a","b"]"#)]])
    }

    @Test func `names with any characters make a table`() throws {
        let field = Field("a \"b\"; --", Sample.label("x"), .line, .optional)
        let owner = Field(
            "ä'", Sample.label("x"), .reference(to: "select", isOwner: false), .optional)
        let kind = Kind(
            "select", Sample.label("x"), plural: Sample.label("x"), title: field,
            order: [.descending(field)], fields: [field, owner])
        let store = try folder.newStore(Schema([kind]))
        let change = Change.of(
            kind, .numbered(1), at: .at(1),
            [field.name: .text("X"), owner.name: .reference(.numbered(1))])
        _ = try store.append([change], undoing: nil)
        for filter in [.equals(owner, .reference(.numbered(1))), .titled(folded: "x")]
            as [Filter]
        {
            #expect(try store.records(Query(kind, where: [filter])).map(\.title) == ["X"])
        }
        #expect(try store.check() == [])
    }

    /// Swift takes é in one scalar and e with an accent for equal.
    @Test func `a text that changes in nothing but its bytes is written`() throws {
        for (number, text) in ["\u{e9}", "e\u{301}"].enumerated() {
            let fields: KeyValuePairs<String, Value?> = [
                "name": .text(text), "tags": .words([text]),
                "extras": .pairs([Value.Pair(text, text)]),
            ]
            _ = try store.append(
                [.of(Garden.kind, .numbered(1), at: .at(number), fields)], undoing: nil)
            let name = try store.record(Garden.kind, .numbered(1))?[Garden.name]
            #expect(name.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
            #expect(try store.check() == [])
        }
    }

    @Test func `an update touches only the columns that change`() {
        let table = store.tables["garden"]
        let level = UInt64(1) << UInt64(Garden.kind.index(of: "level") ?? 0)
        let key = KindTable.UpdateKey(fields: level, setsHidden: false)
        let index = Garden.kind.index(of: "level") ?? 0
        #expect(
            table?.update(key).columns
                == [.field(index), .modifiedAt, .key(index), .given, .stamps])
    }

    @Test func `every tracker's tables can be made beside the log`() throws {
        let store = try folder.newStore(AllTrackers.app().schema)
        #expect(try store.check() == [])
    }
}
