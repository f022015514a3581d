extension MemoryStore {
    /// Merges changes; see ``Store/append``.
    func append(_ changes: [Change], undoing undone: Stamp?) -> Int {
        var count = 0
        for change in changes {
            guard let fresh = unheard(of: change) else { continue }
            count += fresh.fields.count
            enter(fresh)
            apply(fresh)
            if let undone { undoes[fresh.stamp] = undone }
        }
        return count
    }

    /// What the log doesn't hold yet of a change.
    private func unheard(of change: Change) -> Change? {
        let key = RecordKey(change.kind, change.record)
        let known = changes(at: entries[key] ?? []).filter { $0.stamp == change.stamp }
        var fresh: [FieldChange] = []
        for field in change.fields where !fresh.contains(field) {
            if !known.contains(where: { $0.fields.contains(field) }) { fresh.append(field) }
        }
        return change.keeping(fresh)
    }

    private func enter(_ change: Change) {
        let index = log.count
        log.append(change)
        entries[RecordKey(change.kind, change.record), default: []].append(index)
        actions[change.stamp, default: []].append(index)
    }

    /// Puts a change into its table, if this version knows its kind, and hides or shows what
    /// belongs to the record.
    private func apply(_ change: Change) {
        guard let table = tables.first(where: { $0.kind.name == change.kind }) else { return }
        table.apply(change) { name in self.winner(of: name, in: change) }
        updateVisibility(of: change.record, in: table)
    }

    /// The winner of one field by the whole log: the slow path, for two writes with one stamp.
    private func winner(of field: String, in change: Change) -> Winner? {
        Winners(history(RecordKey(change.kind, change.record))).fields[field]
    }

    func history(_ key: RecordKey) -> [Change] {
        changes(at: entries[key] ?? []).sorted { $0.stamp < $1.stamp }
    }

    func changes(at indices: [Int]) -> [Change] {
        indices.map { log[$0] }
    }

    func actions(_ before: Stamp?, _ limit: Int) -> [Action] {
        actions.keys.filter { stamp in before.map { stamp < $0 } ?? true }
            .sorted(by: >)
            .prefix(max(0, limit))
            .map { Action(stamp: $0, undoes: undoes[$0]) }
    }

    func log(_ after: Int64, _ limit: Int) -> [LogEntry] {
        let start = Int(max(0, min(after, Int64(log.count))))
        return log[start...].prefix(max(0, limit)).enumerated().map { offset, change in
            LogEntry(position: Int64(start + offset + 1), change: change)
        }
    }

    var digest: Digest {
        var digest = Digest()
        for (key, indices) in entries {
            digest.add(key, Winners(indices.lazy.map { self.log[$0] }))
        }
        return digest
    }
}
