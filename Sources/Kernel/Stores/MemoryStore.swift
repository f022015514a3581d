/// A store that lives in memory: in tests, and in the browser, where its log is kept by the host.
package final class MemoryStore {
    package let schema: Schema
    /// Every change in the order of arrival; the position of an entry is its index plus one.
    var log: [Change] = []
    /// Where the log speaks of each record.
    var entries: [RecordKey: [Int]] = [:]
    /// Where the log holds each action.
    var actions: [Stamp: [Int]] = [:]
    /// The actions that take back another.
    var undoes: [Stamp: Stamp] = [:]
    var tables: [MemoryTable]
    var settings: [String: String] = [:]
    private var saved: Saved?

    /// What a rollback returns to.
    private struct Saved {
        let length: Int
        let undoes: [Stamp: Stamp]
        let settings: [String: String]
    }

    package init(_ schema: Schema) {
        self.schema = schema
        tables = schema.kinds.map { MemoryTable($0) }
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
            action: { (stamp) throws(StoreError) in self.changes(at: self.actions[stamp] ?? []) },
            actions: { (before, limit) throws(StoreError) in self.actions(before, limit) },
            log: { (after, limit) throws(StoreError) in self.log(after, limit) },
            position: { () throws(StoreError) in Int64(self.log.count) },
            lastStamp: { () throws(StoreError) in self.actions.keys.max() },
            digest: { () throws(StoreError) in self.digest },
            setting: { (name) throws(StoreError) in self.settings[name] },
            set: { (name, value) throws(StoreError) in self.settings[name] = value },
            begin: { (writing) throws(StoreError) in if writing { self.save() } },
            commit: { () throws(StoreError) in self.saved = nil },
            rollback: { self.rollBack() })
    }

    private func table(_ kind: Kind) -> MemoryTable? {
        tables.first { $0.kind == kind }
    }

    private func save() {
        saved = Saved(length: log.count, undoes: undoes, settings: settings)
    }

    /// Rebuilds everything from the log as it was: slow, certain, and rare.
    private func rollBack() {
        guard let saved else { return }
        let kept = Array(log.prefix(saved.length))
        settings = saved.settings
        self.saved = nil
        guard kept.count < log.count else { return }
        (log, entries, actions) = ([], [:], [:])
        tables = schema.kinds.map { MemoryTable($0) }
        _ = append(kept, undoing: nil)
        undoes = saved.undoes
    }
}
