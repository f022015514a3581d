/// What a commit did.
package struct Commit: Sendable {
    /// The action's stamp; `nil` when everything was already so.
    package let stamp: Stamp?
    /// The record of each draft.
    package let ids: [RecordID]
}

extension Book {
    /// Checks all drafts, then writes what they change as one action: all or nothing.
    ///
    /// - Throws: ``BookError/refused(_:)`` with every value that isn't allowed.
    @discardableResult
    package func commit(_ drafts: [Draft]) throws(BookError) -> Commit {
        try commit(drafts, noting: nil)
    }

    /// - Parameter note: A field of the book's own that goes with the change of one record.
    func commit(
        _ drafts: [Draft], noting note: (key: RecordKey, field: FieldChange)?
    ) throws(BookError) -> Commit {
        var unseen: [RecordKey: [Change]] = [:]
        if let asOf { unseen = try written(since: asOf) }
        var checker = DraftChecker(book: self, unseen: unseen)
        for (index, draft) in drafts.enumerated() { try checker.check(draft, at: index) }
        try checker.carry()
        var checked = try checker.finish()
        if checker.overwrites { noteOverwriting() }
        for index in checked.changes.indices where checked.changes[index].key == note?.key {
            checked.changes[index].fields += note.map { [$0.field] } ?? []
        }
        return Commit(stamp: try write(try witnessed(checked.changes)), ids: checked.ids)
    }

    @discardableResult
    package func commit(_ draft: Draft) throws(BookError) -> Commit {
        try commit([draft])
    }

    /// Keeps the bytes of a file, for a record to name.
    @discardableResult
    package func keep(_ bytes: [UInt8]) throws(BookError) -> BlobHash {
        try requireWriting()
        return try reading { () throws(StoreError) in try store.blobs.put(bytes) }
    }

    package func hasBlob(_ hash: BlobHash) throws(BookError) -> Bool {
        try reading { () throws(StoreError) in try store.blobs.contains(hash) }
    }

    /// How many files the book's records name, now or before, whose bytes aren't here.
    package func missingFiles() throws(BookError) -> Int {
        try reading { () throws(StoreError) in
            var missing = 0
            for hash in try store.filesNamed().files where try !store.blobs.contains(hash) {
                missing += 1
            }
            return missing
        }
    }

    /// Moves a record to the trash; what belongs to it is hidden with it, untouched.
    @discardableResult
    package func delete(_ record: Record) throws(BookError) -> Commit {
        try setDeleted(true, record)
    }

    @discardableResult
    package func restore(_ record: Record) throws(BookError) -> Commit {
        try setDeleted(false, record)
    }

    /// Deletes once more what was changed elsewhere meanwhile, now that this is known.
    @discardableResult
    package func deleteKnowingly(_ record: Record) throws(BookError) -> Commit {
        try writeDeleted(true, record)
    }

    private func setDeleted(_ deleted: Bool, _ record: Record) throws(BookError) -> Commit {
        guard record.isDeleted != deleted else { return Commit(stamp: nil, ids: [record.id]) }
        return try writeDeleted(deleted, record)
    }

    private func writeDeleted(_ deleted: Bool, _ record: Record) throws(BookError) -> Commit {
        let fields = [Field.deleted.change(to: .boolean(deleted))]
        let change = PendingChange(kind: record.kind.name, record: record.id, fields: fields)
        return Commit(stamp: try write(try witnessed([change])), ids: [record.id])
    }

    /// Takes in what was put aside and is possible by now.
    func takeDue() throws(BookError) {
        try requireWriting()
        _ = try reading { () throws(StoreError) in try store.takeDue(now) }
    }

    /// Stamps and appends changes as one action.
    ///
    /// - Parameter time: The time to write under if it is later than everything in the log.
    func write(
        _ pending: [PendingChange], undoing undone: Stamp? = nil, at time: UInt64? = nil
    ) throws(BookError) -> Stamp? {
        guard !pending.isEmpty else { return nil }
        try requireWriting()
        let pending = try clearingGone(pending)
        let node = try node()
        return try reading { () throws(StoreError) in
            try store.takeDue(now)
            var stamp = try store.nextStamp(now, node)
            if let time, try store.latestStamp().map({ $0.time < time }) ?? true {
                stamp = Stamp(time: time, node: node)
            }
            let changes = pending.map {
                Change(kind: $0.kind, record: $0.record, stamp: stamp, fields: $0.fields)
            }
            _ = try store.append(changes, undone)
            try store.noteAside(changes)
            if !stamp.isPossible(at: now) { try store.noteTime(of: stamp, now) }
            return stamp
        }
    }
}

/// A change that has no stamp yet.
struct PendingChange {
    let kind: String
    let record: RecordID
    var fields: [FieldChange]
    /// Whether the record is made by it.
    var isNew = false

    var key: RecordKey { RecordKey(kind, record) }
}
