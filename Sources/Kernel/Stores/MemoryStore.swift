/// A store that lives in memory: in tests, and in the browser, where its log is kept by the host.
package final class MemoryStore {
    package let schema: Schema
    var log = MemoryLog()
    /// The actions that take back another.
    var undoes: [Stamp: Stamp] = [:]
    var tables: [MemoryTable]
    /// The log's chain for each record of a kind that this version doesn't know.
    var strangers: [RecordKey: MemoryLog.Index] = [:]
    var settings: [String: String] = [:]
    /// How much of it the host keeps; see ``takeNews()``.
    var kept = Kept()
    private var saved: Saved?

    /// What a rollback returns to.
    private struct Saved {
        let length: Int
        let undoes: [Stamp: Stamp]
        let settings: [String: String]
    }

    package init(_ schema: Schema) {
        self.schema = schema
        tables = schema.kinds.map { MemoryTable($0, in: schema) }
    }

    /// The store as the core sees it.
    package var store: Store {
        Store(
            schema: schema,
            record: { (kind, id) throws(StoreError) in self.table(kind)?.record(id) },
            records: { (query) throws(StoreError) in self.table(query.kind)?.records(query) ?? [] },
            count: { (query) throws(StoreError) in self.table(query.kind)?.count(query) ?? 0 },
            tally: { (kind, field) throws(StoreError) in self.table(kind)?.tally(field) ?? [:] },
            append: { (changes, undone) throws(StoreError) in self.append(changes, undoing: undone)
            },
            history: { (key) throws(StoreError) in self.history(key) },
            action: { (stamp) throws(StoreError) in self.log.action(stamp) },
            actions: { (before, limit) throws(StoreError) in self.actions(before, limit) },
            log: { (after, limit) throws(StoreError) in self.entries(after, limit) },
            position: { () throws(StoreError) in Int64(self.log.changes.count) },
            lastStamp: { () throws(StoreError) in self.log.lastStamp },
            digest: { () throws(StoreError) in self.digest },
            setting: { (name) throws(StoreError) in self.settings[name] },
            set: { (name, value) throws(StoreError) in self.settings[name] = value },
            begin: { (writing) throws(StoreError) in if writing { self.save() } },
            commit: { () throws(StoreError) in self.saved = nil },
            rollback: { self.rollBack() })
    }

    func table(_ kind: Kind) -> MemoryTable? {
        tables.first { $0.kind === kind }
    }

    func table(named name: String) -> MemoryTable? {
        tables.first { $0.kind.name == name }
    }

    private func save() {
        saved = Saved(length: log.changes.count, undoes: undoes, settings: settings)
    }

    /// Rebuilds everything from the log as it was: slow, certain, and rare.
    private func rollBack() {
        guard let saved else { return }
        self.saved = nil
        settings = saved.settings
        guard saved.length < log.changes.count else { return }
        let kept = Array(log.changes.prefix(saved.length))
        (log, strangers) = (MemoryLog(), [:])
        tables = schema.kinds.map { MemoryTable($0, in: schema) }
        _ = append(kept, undoing: nil)
        undoes = saved.undoes
    }
}
