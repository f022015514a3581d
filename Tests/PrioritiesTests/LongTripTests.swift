import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

/// What a long list costs on a trip.
@Suite struct LongTripTests {
    private let log = Reads()
    private let visitor: Visitor

    /// How often the store was read.
    final class Reads {
        var count = 0
    }

    init() {
        let app = AllTrackers.app()
        let (store, log) = (MemoryStore(app.schema).store, self.log)
        visitor = Visitor(app, store.counting { log.count += 1 })
    }

    /// How many reads a trip takes that began after everything was written.
    private func reads(showing rows: Int) -> Int {
        // How often something is got is worked out once for each change, as the list does before.
        _ = visitor.get("/priorities")
        log.count = 0
        let since = visitor.now.milliseconds + 1
        let screen = visitor.get("/priorities/shop?since=\(since)")
        #expect(screen.rows.count == rows)
        return log.count
    }

    /// Writes as one action of its own.
    @discardableResult
    private func commit(_ drafts: [Draft]) throws -> [RecordID] {
        _ = visitor.get("/")
        return try visitor.book.commit(drafts).ids
    }

    private func add(_ names: Range<Int>, in list: RecordID? = nil) throws {
        let ids = try commit(names.map { wanted("Thing \($0)") })
        guard let list else { return }
        try commit(
            ids.map {
                Draft(EssentialLink.kind).setting(EssentialLink.parent, list)
                    .setting(EssentialLink.child, $0)
            })
    }

    private func wanted(_ name: String) -> Draft {
        Draft(Essential.kind).setting(Essential.name, name).setting(Essential.level, .high)
    }

    @Test func `a long list is read as often as a short one`() throws {
        try add(0..<3)
        let few = reads(showing: 3)
        try add(3..<90)
        #expect(reads(showing: 90) == few)
    }

    @Test func `the list that all are wanted for is read once`() throws {
        let list = try #require(try commit([wanted("Party")]).first)
        try add(0..<3, in: list)
        // What stands inside is listed with it, each once.
        let few = reads(showing: 4) - 3
        try add(3..<90, in: list)
        #expect(reads(showing: 91) - 90 == few)
    }
}

extension Store {
    /// The same, where each read of records and history is told.
    fileprivate func counting(_ tell: @escaping () -> Void) -> Store {
        Store(
            schema: schema, memo: memo,
            record: { (kind, id) throws(StoreError) in
                tell()
                return try record(kind, id)
            },
            records: { (query) throws(StoreError) in
                tell()
                return try records(query)
            },
            count: count, tally: tally, append: append,
            history: { (key) throws(StoreError) in
                tell()
                return try history(key)
            },
            action: action, actions: actions, log: log, rewind: rewind, position: position,
            lastStamp: lastStamp, digest: digest, blobs: blobs, setting: setting, set: set,
            begin: begin, commit: commit, rollback: rollback)
    }
}
