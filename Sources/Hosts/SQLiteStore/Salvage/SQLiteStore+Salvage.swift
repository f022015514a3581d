package import Kernel

/// What was brought back from a damaged book.
package struct Salvaged: Hashable, Sendable {
    /// Entries of the log that were read, and entries that must have been there besides. What came
    /// after the last one can't be known.
    package var changes = 0
    package var lost = 0
    /// Files that are as their names say.
    package var files = 0
    /// Records of which the tables say what no entry of the log does; it is in the new book.
    package var records = 0
    /// Records of which only the log says something.
    package var onlyInLog = 0
    /// Rows of tables that may be of several kinds and say what the log doesn't; they aren't in the new book.
    package var unclear = 0
    /// What log and tables say differently. The new book has what the log says, and where a field keeps
    /// versions also the other.
    package var differences: [SalvagedDifference] = []
}

extension SQLiteStore {
    /// Makes a new book at `target` of what can be read at `source`, page by page, without SQLite and
    /// without what the file says of itself: of the log, and of what the tables say beyond it.
    ///
    /// - Throws: ``StoreError/Reason/damaged`` when nothing can be read; there is no new book then.
    package static func salvage(
        from source: String, to target: String, _ schema: Schema
    ) throws(StoreError) -> Salvaged {
        let target = try plain(target)
        guard Files.sort(target) == .nothing, !Files.isLink(target) else {
            throw StoreError(.unavailable, detail: "\(target) is there already")
        }
        let finds = try Finds(source, schema)
        guard !finds.isEmpty else {
            throw StoreError(.damaged, detail: "\(source) has nothing in it that can be read")
        }
        do {
            return try open(target, schema).take(finds)
        } catch {
            Files.removeBook(target)
            throw error
        }
    }

    private func take(_ finds: Finds) throws(StoreError) -> Salvaged {
        try writing { () throws(StoreError) in
            let places = finds.changes.keys.sorted()
            let changes = places.flatMap { finds.changes[$0] ?? [] }
            var batch: [Change] = []
            var undone: Stamp?
            for change in changes {
                let next = finds.undone[change.stamp]
                if next != undone || batch.count == 10_000 {
                    _ = try append(batch, undoing: undone)
                    batch = []
                }
                undone = next
                batch.append(change)
            }
            _ = try append(batch, undoing: undone)
            for file in finds.files.values { _ = try put(file) }
            let more = Supplement(changes, finds.records, schema)
            _ = try append(more.changes, undoing: nil)
            let now = Stamp.next(
                after: try lastStamp(), now: Files.now, node: .random(in: 1 ... .max))
            _ = try append(more.versions(at: now), undoing: nil)
            let known = finds.stamps
            return Salvaged(
                changes: changes.count, lost: max(0, (places.last ?? 0) - places.count),
                files: finds.files.count, records: more.records.count,
                onlyInLog: more.onlyInLog.count,
                unclear: finds.unclear.count { !$0.isKnown(to: known) },
                differences: more.differences)
        }
    }
}

/// What stands in a book's pages and can only be what it looks like.
private struct Finds {
    /// By their places in the log, where only a strange log beside the file gives more than one.
    var changes: [Int: [Change]] = [:]
    /// Which action takes back which.
    var undone: [Stamp: Stamp] = [:]
    var files: [BlobHash: [UInt8]] = [:]
    var records: [SalvagedRecord] = []
    var unclear: [SalvagedRecord] = []
    /// When the log says something of a record, of whatever kind.
    var stamps: [RecordID: Set<Stamp>] {
        changes.values.joined().reduce(into: [:]) { $0[$1.record, default: []].insert($1.stamp) }
    }

    var isEmpty: Bool { changes.isEmpty && files.isEmpty && records.isEmpty }

    init(_ path: String, _ schema: Schema) throws(StoreError) {
        let file = try Files.sort(path) == .file ? Files.read(path) : []
        let log = try Files.sort(path + "-wal") == .file ? Files.read(path + "-wal") : []
        // Nothing is ever taken out of a log: what a page held before is as good, and the log beside
        // the file may be another book's.
        let tables = SalvagedTables(schema)
        for pages in [SalvagedPages(file: file, log: []), SalvagedPages(file: file, log: log)] {
            unclear = []
            for number in 0..<pages.count {
                let rows = pages.rows(in: number + 1)
                for row in rows { take(row) }
                let found = tables.records(in: rows)
                records += found.records
                unclear += found.unclear
            }
        }
    }

    private mutating func take(_ row: SalvagedRow) {
        if let change = change(row) {
            if changes[row.number]?.contains(change) == true { return }
            changes[row.number, default: []].append(change)
        } else if row.values.count == 2, let name = row.values[0].text {
            if case .blob(let bytes) = row.values[1], BlobHash(of: bytes).text == name {
                files[BlobHash(of: bytes)] = bytes
            } else if let stamp = Stamp(name), let other = row.values[1].text.flatMap({ Stamp($0) })
            {
                undone[stamp] = other
            }
        }
    }

    private func change(_ row: SalvagedRow) -> Change? {
        guard row.number > 0, row.values.count == 5,
            let stamp = row.values[1].text.flatMap({ Stamp($0) }),
            let kind = row.values[2].text,
            let record = row.values[3].text.flatMap({ RecordID($0) }),
            let text = row.values[4].text, (try? JSON.parse(text)) != nil,
            let fields = Array(text.utf8).withUnsafeBufferPointer({ ChangeText.decode($0) })
        else { return nil }
        return Change(kind: kind, record: record, stamp: stamp, fields: fields)
    }
}
