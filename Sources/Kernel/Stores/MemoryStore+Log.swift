extension MemoryStore {
    /// Merges changes; see ``Store/append``.
    func append(_ changes: [Change], undoing undone: Stamp?) -> Int {
        var count = 0
        // By position, since a loop over the changes themselves copies each.
        for index in changes.indices where !changes[index].fields.isEmpty {
            let fresh = merge(changes[index])
            if let undone, fresh > 0 { undoes[changes[index].stamp] = undone }
            count += fresh
        }
        return count
    }

    /// Merges one change, and gives how many of its fields were new.
    private func merge(_ change: Change) -> Int {
        guard let table = table(named: change.kind) else { return mergeStranger(change) }
        let slot = table.slot(for: change)
        var heard: [Int] = []
        for position in change.fields.indices {
            let field = change.fields[position]
            let index = table.kind.index(of: field.name)
            if let index, table.stamp(of: index, in: slot) < change.stamp {
                table.set(index, field.json, change.stamp, in: slot)
                continue
            }
            // It was written at this stamp or later, or is unknown here: the log can tell.
            let rivals = rivals(of: position, in: change, table.rows[slot].chain)
            if rivals.contains(field.json) {
                heard.append(position)
            } else if let index,
                RowMerge.wins(
                    field.json, at: change.stamp, over: table.stamp(of: index, in: slot),
                    rivals: { rivals })
            {
                table.set(index, field.json, change.stamp, in: slot)
            }
        }
        if heard.isEmpty { return enter(change, slot, table) }
        return change.without(heard).map { enter($0, slot, table) } ?? 0
    }

    /// Enters a change of which nothing is known yet into the log, and gives how many fields it has.
    private func enter(_ change: Change, _ slot: Int, _ table: MemoryTable) -> Int {
        table.enter(log.append(change, to: table.rows[slot].chain), change.stamp, in: slot)
        if !table.kind.lists.isEmpty { mergeLists(change, slot, table) }
        if table.rows[slot].isUncertain { updateVisibility(of: slot, in: table) }
        return change.fields.count
    }

    /// Works out the lists anew that an entered change speaks of.
    private func mergeLists(_ change: Change, _ slot: Int, _ table: MemoryTable) {
        let lists = change.lists(of: table.kind)
        if lists.isEmpty { return }
        let winners = Winners(log.entries(of: table.rows[slot].chain))
        for index in lists {
            table.rows[slot].record.values[index] = table.kind.fields[index].list(winners)
        }
    }

    /// Keeps a change of a kind that this version doesn't know.
    private func mergeStranger(_ change: Change) -> Int {
        let key = RecordKey(change.kind, change.record)
        let chain = strangers[key] ?? MemoryLog.none
        let heard = change.fields.indices.filter { position in
            rivals(of: position, in: change, chain).contains(change.fields[position].json)
        }
        guard let fresh = change.without(heard) else { return 0 }
        strangers[key] = log.append(fresh, to: chain)
        return fresh.fields.count
    }

    /// What else was written to a field with the change's stamp: before, or earlier in the change.
    private func rivals(
        of position: Int, in change: Change, _ chain: MemoryLog.Index
    ) -> [String] {
        let name = change.fields[position].name
        let earlier = change.fields[..<position].filter { $0.name == name }.map { $0.json }
        return log.values(of: name, at: change.stamp, in: chain) + earlier
    }

    func history(_ key: RecordKey) -> [Change] {
        let chain: MemoryLog.Index? =
            if let table = table(named: key.kind) { table.chain(of: key.id) } else {
                strangers[key]
            }
        guard let chain else { return [] }
        return Array(log.entries(of: chain).reversed()).inOrder { $0.stamp < $1.stamp }
    }

    func actions(_ before: Stamp?, _ limit: Int) -> [Action] {
        log.actions(before: before, limit: limit)
            .map { Action(stamp: $0, undoes: undoes[$0]) }
    }

    func entries(_ after: Int64, _ limit: Int) -> [LogEntry] {
        let start = Int(max(0, min(after, Int64(log.changes.count))))
        return log.changes[start...].prefix(max(0, limit)).enumerated().map { offset, change in
            LogEntry(
                position: Int64(start + offset + 1), change: change, undoes: undoes[change.stamp])
        }
    }

    var digest: Digest {
        var digest = Digest()
        for (key, chain) in strangers { digest.add(key, Winners(log.entries(of: chain))) }
        for table in tables {
            for row in table.rows {
                let key = RecordKey(table.kind.name, row.record.id)
                digest.add(key, Winners(log.entries(of: row.chain)))
            }
        }
        return digest
    }
}

extension Change {
    /// The change without the fields at some positions; `nil` when none is left.
    fileprivate func without(_ positions: [Int]) -> Change? {
        if positions.isEmpty { return self }
        return keeping(fields.indices.filter { !positions.contains($0) }.map { fields[$0] })
    }
}
