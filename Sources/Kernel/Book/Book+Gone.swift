// What is deleted for good: out of the trash too, on every device. Its words stay in the log.
extension Book {
    /// Takes records out of the trash, with what belongs to them and lies there as well, as one
    /// action that can be undone. Those that aren't deleted yet are deleted by it.
    @discardableResult
    package func deleteForGood(_ records: [Record]) throws(BookError) -> Commit {
        var pending: [PendingChange] = []
        var seen: Set<RecordKey> = []
        for record in records where !record.isGone && seen.insert(record.key).inserted {
            pending.append(leaving(record))
            try leave(with: record, &pending, &seen)
        }
        return Commit(stamp: try write(try witnessed(pending)), ids: records.map { $0.id })
    }

    private func leaving(_ record: Record) -> PendingChange {
        let gone = Field.gone.change(to: .boolean(true))
        let deleted = Field.deleted.change(to: .boolean(true))
        return PendingChange(
            kind: record.kind.name, record: record.id,
            fields: record.isDeleted ? [gone] : [deleted, gone])
    }

    /// Adds what was deleted by itself before its owner was.
    private func leave(
        with owner: Record, _ pending: inout [PendingChange], _ seen: inout Set<RecordKey>
    ) throws(BookError) {
        for tie in schema.owned(by: owner.kind) {
            let isLast = schema.owned(by: tie.kind).isEmpty
            for child in try children(of: owner.id, [tie], isLast ? .trashed : .everything)
            where seen.insert(child.key).inserted {
                if child.isDeleted, !child.isGone { pending.append(leaving(child)) }
                if !isLast { try leave(with: child, &pending, &seen) }
            }
        }
    }

    /// A record that is deleted or restored is gone no longer: it would be missing in the trash.
    func clearingGone(_ pending: [PendingChange]) throws(BookError) -> [PendingChange] {
        var pending = pending
        for index in pending.indices {
            let change = Change(
                kind: pending[index].kind, record: pending[index].record,
                stamp: Stamp(time: 0, node: 0),
                fields: pending[index].fields)
            guard change[Field.deleted.name] != nil, change[Field.gone.name] == nil,
                let kind = schema.kind(change.kind),
                let record = try record(kind, change.record), record.values[Record.goneIndex] != nil
            else { continue }
            pending[index].fields.append(Field.gone.change(to: .boolean(false)))
        }
        return pending
    }
}

// What has been in the trash for long.
extension Book {
    /// After how many days this device empties the trash; `nil` for never.
    package func trashDays() throws(BookError) -> Int? {
        try setting(.trashDays).flatMap { Int($0) }
    }

    /// At most so many are deleted for good at once without anybody's asking; others follow.
    private static let most = 200

    /// Deletes for good what has been in the trash for longer than this device keeps it, once a day.
    @discardableResult
    package func emptyOldTrash() throws(BookError) -> Commit? {
        guard let days = try trashDays(), try setting(.trashEmptied) != today.iso else {
            return nil
        }
        let limit = Instant(milliseconds: now.milliseconds - Int64(days) * 86_400_000)
        var old: [Record] = []
        for kind in schema.kinds where kind.titleIndex != nil && old.count < Book.most {
            let query = Query(
                kind, order: [Order(.modifiedAt)], scope: .trashed, limit: Book.most)
            for record in try records(query) where record.modifiedAt < limit { old.append(record) }
        }
        if old.count < Book.most { try set(.trashEmptied, today.iso) }
        return try deleteForGood(old)
    }
}

extension Setting {
    /// After how many days the trash is emptied; absent for never.
    package static var trashDays: Setting { Setting(rawValue: "trash-days") }
    /// The day on which it was last looked for what is so old.
    package static var trashEmptied: Setting { Setting(rawValue: "trash-emptied") }
}
