import AllTrackers
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// What SQLite says that it does. A list costs what it shows only when it is read in the order of
/// an index, without looking at all rows and without sorting.
@Suite struct QueryPlanTests {
    private let folder: Folder
    private let store: SQLiteStore

    init() throws {
        folder = try Folder()
        store = try folder.newStore(Sample.schema)
    }

    private func plan(_ query: Query) throws -> String {
        let statement = query.sql
        let steps = try store.connection.rows(
            "EXPLAIN QUERY PLAN " + statement.text, statement.values
        ) { $0.text(3) }
        return steps.joined(separator: "; ")
    }

    @Test func `the main list comes in the order of its index`() throws {
        let page = Query(Garden.kind, where: Garden.kind.main, limit: 100, offset: 200)
        #expect(
            try plan(page) == "SEARCH garden USING INDEX garden_order (level_key>? AND level_key<?)"
        )
    }

    @Test func `one choice comes in the order of the index`() throws {
        let page = Query(Garden.kind, where: [Garden.level == .high], limit: 3)
        #expect(try plan(page) == "SEARCH garden USING INDEX garden_order (level_key=?)")
    }

    @Test func `the list from A to Z comes in the order of titles`() throws {
        let page = Query(Garden.kind, order: [.ascending(Garden.name)], limit: 100, offset: 90_000)
        #expect(try plan(page) == "SCAN garden USING INDEX garden_title")
        var search = page
        search.filters = [.contains(folded: "milk")]
        #expect(try plan(search) == "SCAN garden USING INDEX garden_title")
    }

    @Test func `what belongs to a record comes in its own order`() throws {
        let owner = RecordID.numbered(1)
        #expect(
            try plan(Query(Plant.kind, where: [Plant.bed == owner]))
                == "SEARCH plant USING INDEX plant_bed (bed=? AND hidden=?)")
        #expect(
            try plan(Query(Rating.kind, where: [Rating.garden == owner], limit: 5))
                == "SEARCH rating USING INDEX rating_garden (garden=? AND hidden=?)")
    }

    @Test func `what belongs to any of some records is found by the index`() throws {
        let owners = (1...1_000).map { RecordID.numbered($0) }
        let steps = try plan(Query(Plant.kind, where: [Plant.bed.isOne(of: owners)]))
        #expect(steps.hasPrefix("SEARCH plant USING INDEX plant_bed (bed=? AND hidden=?)"))
    }

    @Test func `titles and prefixes of identifiers are found by an index`() throws {
        let titled = try plan(Query(Garden.kind, where: [.titled(folded: "a")], limit: 100))
        #expect(titled.hasPrefix("SEARCH garden USING INDEX garden_title (name_key=?)"))
        let prefix = try plan(Query(Garden.kind, where: [.idPrefix("019")], limit: 100))
        #expect(prefix.hasPrefix("SEARCH garden USING INDEX sqlite_autoindex_garden_1"))
    }

    @Test func `the trash comes latest first`() throws {
        let latest = [Order(.modifiedAt, descending: true)]
        let page = Query(Garden.kind, order: latest, scope: .trashed, limit: 50)
        #expect(try plan(page) == "SEARCH garden USING INDEX garden_deleted (gone=?)")
    }

    @Test func `everything comes by identifier`() throws {
        let all = Query(Garden.kind, order: [], scope: .everything)
        #expect(try plan(all) == "SCAN garden USING INDEX sqlite_autoindex_garden_1")
    }

    @Test func `every tracker's main list comes in the order of its index`() throws {
        let schema = AllTrackers.app().schema
        let store = try folder.newStore(schema)
        for kind in schema.kinds {
            let statement = Query(kind, where: kind.main, limit: 100).sql
            let steps = try store.connection.rows(
                "EXPLAIN QUERY PLAN " + statement.text, statement.values
            ) { $0.text(3) }
            #expect(steps.count == 1 && steps[0].contains("USING INDEX \(kind.name)_order"))
        }
    }
}
