extension MemoryTable {
    /// The row of a record; a new one when there is none yet.
    func slot(for change: Change) -> Int {
        if let slot = slots[change.record] { return Int(slot) }
        slots[change.record] = Int32(truncatingIfNeeded: rows.count)
        let record = Record(
            kind: kind, id: change.record,
            values: Array(repeating: nil, count: kind.fields.count),
            modifiedAt: change.stamp.instant, isHidden: true)
        let slot = add(Row(record: record))
        if let title = kind.titleIndex.flatMap({ textIndex[$0] }) { enterTitle(title, slot) }
        return slot
    }

    /// Sets a field, which the change has won.
    func set(_ index: Int, _ json: String, _ stamp: Stamp, in slot: Int) {
        let value = kind.fields[index].value(fromChange: json)
        setStamp(of: index, in: slot, stamp)
        if let owner = owners.firstIndex(where: { $0.field == index }) {
            move(slot, from: rows[slot].record.values[index], to: value, owner)
        }
        let isCounted = !rows[slot].record.isHidden && counts.isCounted(index)
        if isCounted { counts.add(-1, rows[slot].record, index) }
        rows[slot].record.values[index] = value
        if isCounted { counts.add(1, rows[slot].record, index) }
        if let text = textIndex[index] { fold(text, index, in: slot) }
        if index == Record.deletedIndex { rows[slot].isUncertain = true }
    }

    /// Notes that the log has an entry of the row.
    func enter(_ entry: MemoryLog.Index, _ stamp: Stamp, in slot: Int) {
        rows[slot].chain = entry
        let instant = stamp.instant
        if rows[slot].record.modifiedAt < instant { rows[slot].record.modifiedAt = instant }
        orders.note(slot)
    }

    /// Hides or shows a row, and says whether it wasn't so before.
    func setHidden(_ hidden: Bool, _ slot: Int) -> Bool {
        rows[slot].isUncertain = false
        guard rows[slot].record.isHidden != hidden else { return false }
        rows[slot].record.isHidden = hidden
        visibleCount += hidden ? -1 : 1
        counts.add(hidden ? -1 : 1, rows[slot].record)
        return true
    }

    private func fold(_ text: Int, _ index: Int, in slot: Int) {
        let isTitle = index == kind.titleIndex
        if isTitle, let old = key(text, in: slot) { titles[old]?.remove(slot) }
        setKey(text, in: slot, rows[slot].record.value(at: index)?.text?.folded)
        if isTitle { enterTitle(text, slot) }
    }

    private func enterTitle(_ text: Int, _ slot: Int) {
        guard let key = key(text, in: slot) else { return }
        titles[key, default: []].append(Int32(truncatingIfNeeded: slot))
    }

    /// Moves a row to another owner.
    private func move(_ slot: Int, from old: Value?, to new: Value?, _ owner: Int) {
        rows[slot].isUncertain = true
        if let old = old?.reference { rowsOfOwner[owner][old]?.remove(slot) }
        if let new = new?.reference {
            rowsOfOwner[owner][new, default: []].append(Int32(truncatingIfNeeded: slot))
        }
    }
}

extension [Int32] {
    /// Takes a row out of a list in which its place doesn't matter.
    fileprivate mutating func remove(_ slot: Int) {
        guard let position = firstIndex(where: { $0 == slot }) else { return }
        swapAt(position, count - 1)
        removeLast()
    }
}
