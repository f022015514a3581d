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
    /// The files that aren't with the host.
    private var blobs: [BlobHash: [UInt8]] = [:]
    /// All files, also those that the host took over.
    private var knownBlobs: Set<BlobHash> = []
    private var saved: Saved?
    private let memo = Memo()

    /// What a rollback returns to.
    private struct Saved {
        let length: Int
        /// All changes, once some of them were forgotten.
        var changes: [Change]?
        let kept: Kept
        let undoes: [Stamp: Stamp]
        let settings: [String: String]
        let blobs: [BlobHash: [UInt8]]
        let knownBlobs: Set<BlobHash>
    }

    package init(_ schema: Schema) {
        self.schema = schema
        tables = schema.kinds.map { MemoryTable($0, in: schema) }
    }

    /// The store as the core sees it. Who holds one holds this.
    package var store: Store {
        Store(
            schema: schema, memo: memo,
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
            rewind: { (position) throws(StoreError) in self.rewind(to: position) },
            position: { () throws(StoreError) in Int64(self.log.changes.count) },
            lastStamp: { () throws(StoreError) in self.log.lastStamp },
            digest: { () throws(StoreError) in self.digest },
            blobs: Blobs(
                read: { (hash) throws(StoreError) in self.blobs[hash] },
                put: { (bytes) throws(StoreError) in self.put(bytes) },
                contains: { (hash) throws(StoreError) in self.knownBlobs.contains(hash) }),
            setting: { (name) throws(StoreError) in self.settings[name] },
            set: { (name, value) throws(StoreError) in self.settings[name] = value },
            begin: { (writing) throws(StoreError) in if writing { self.save() } },
            commit: { () throws(StoreError) in self.saved = nil },
            rollback: { self.rollBack() })
    }

    /// Keeps a file if it isn't known.
    private func put(_ bytes: [UInt8]) -> BlobHash {
        let hash = BlobHash(of: bytes)
        if knownBlobs.insert(hash).inserted { blobs[hash] = bytes }
        return hash
    }

    /// Hands one file after another over to a host that keeps them elsewhere, as a browser does: it
    /// then answers for their bytes, and the store only for knowing them.
    package func takeBlob() -> (hash: BlobHash, bytes: [UInt8])? {
        blobs.popFirst().map { (hash: $0.key, bytes: $0.value) }
    }

    /// Notes that the host has a file.
    package func noteBlob(_ hash: BlobHash) {
        knownBlobs.insert(hash)
    }

    func table(_ kind: Kind) -> MemoryTable? {
        tables.first { $0.kind === kind }
    }

    func table(named name: String) -> MemoryTable? {
        tables.first { $0.kind.name == name }
    }

    private func save() {
        saved = Saved(
            length: log.changes.count, kept: kept, undoes: undoes, settings: settings, blobs: blobs,
            knownBlobs: knownBlobs)
    }

    /// Rebuilds everything from the log as it was: slow, certain, and rare.
    private func rollBack() {
        guard let saved else { return }
        self.saved = nil
        settings = saved.settings
        (blobs, knownBlobs) = (saved.blobs, saved.knownBlobs)
        let isShorter = saved.changes != nil
        guard isShorter || saved.length < log.changes.count else { return }
        make(of: saved.changes ?? Array(log.changes.prefix(saved.length)))
        undoes = saved.undoes
        if isShorter { kept = saved.kept }
    }

    /// Forgets the log after a position.
    func rewind(to position: Int64) {
        let length = Int(max(0, min(position, Int64(log.changes.count))))
        guard length < log.changes.count else { return }
        if var saved, saved.changes == nil {
            saved.changes = Array(log.changes.prefix(saved.length))
            self.saved = saved
        }
        let rest = Array(log.changes.prefix(length))
        let stamps = Set(rest.map { $0.stamp })
        make(of: rest)
        undoes = undoes.filter { stamps.contains($0.key) }
        kept.forget(after: length)
    }

    /// Makes everything anew from some changes.
    private func make(of changes: [Change]) {
        (log, strangers) = (MemoryLog(), [:])
        tables = schema.kinds.map { MemoryTable($0, in: schema) }
        _ = append(changes, undoing: nil)
    }
}
