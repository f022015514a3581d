/// The records of one kind in memory.
final class MemoryTable {
    let kind: Kind
    private(set) var rows: [Row] = []
    private var slots: [RecordID: Int] = [:]
    /// For each owning field, the rows that name an owner in it, now or before.
    private var owned: [Int: [RecordID: [Int]]] = [:]

    struct Row {
        var record: Record
        var stamps: [Stamp?]
        /// The folded texts, by which to search and sort.
        var keys: [String?]
    }

    init(_ kind: Kind) {
        self.kind = kind
    }

    func row(_ id: RecordID) -> Row? {
        slots[id].map { rows[$0] }
    }

    func record(_ id: RecordID) -> Record? {
        row(id)?.record
    }

    /// The records that name `owner` in the field.
    func children(of owner: RecordID, by field: Int) -> [RecordID] {
        rows(of: owner, by: field).map { $0.record.id }
    }

    func rows(of owner: RecordID, by field: Int) -> [Row] {
        (owned[field]?[owner] ?? []).map { rows[$0] }
            .filter { $0.record.value(at: field)?.reference == owner }
    }

    func setHidden(_ hidden: Bool, _ id: RecordID) {
        guard let slot = slots[id] else { return }
        rows[slot].record.isHidden = hidden
    }

    /// Sets the fields that the change wins; `winner` settles two writes with one stamp.
    func apply(_ change: Change, winner: (String) -> Winner?) {
        let slot = slot(for: change)
        for field in change.fields {
            guard let index = kind.index(of: field.name) else { continue }
            if let stamp = rows[slot].stamps[index] {
                if stamp > change.stamp { continue }
                if stamp == change.stamp, winner(field.name)?.json != field.json { continue }
            }
            rows[slot].stamps[index] = change.stamp
            set(index, kind.fields[index].value(fromChange: field.json), in: slot)
        }
        let instant = change.stamp.instant
        if rows[slot].record.modifiedAt < instant { rows[slot].record.modifiedAt = instant }
    }

    private func slot(for change: Change) -> Int {
        if let slot = slots[change.record] { return slot }
        slots[change.record] = rows.count
        let blank = [Value?](repeating: nil, count: kind.fields.count)
        let record = Record(
            kind: kind, id: change.record, values: blank, modifiedAt: change.stamp.instant,
            isHidden: true)
        rows.append(
            Row(
                record: record, stamps: Array(repeating: nil, count: blank.count),
                keys: kind.fields.map { $0.type.isText ? $0.defaultValue?.text?.folded : nil }))
        return rows.count - 1
    }

    private func set(_ index: Int, _ value: Value?, in slot: Int) {
        rows[slot].record.values[index] = value
        if kind.fields[index].type.isText {
            let effective = rows[slot].record.value(at: index)
            rows[slot].keys[index] = effective?.text?.folded
        }
        if kind.fields[index].type.isOwner, let owner = value?.reference {
            let known = owned[index]?[owner]?.contains(slot) ?? false
            if !known { owned[index, default: [:]][owner, default: []].append(slot) }
        }
    }
}
