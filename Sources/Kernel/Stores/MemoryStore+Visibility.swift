extension MemoryStore {
    /// Works out whether a record is hidden, and hands a change of that down to what it owns.
    func updateVisibility(of slot: Int, in table: MemoryTable) {
        guard table.setHidden(isHidden(slot, in: table), slot) else { return }
        let id = table.rows[slot].record.id
        for tie in table.owned {
            guard let child = tie.table.map({ tables[$0] }) else { continue }
            for slot in child.slots(of: id, by: tie.field) {
                updateVisibility(of: Int(slot), in: child)
            }
        }
    }

    /// Hidden is what is deleted, and what belongs to something hidden or not here (yet).
    private func isHidden(_ slot: Int, in table: MemoryTable) -> Bool {
        if table.rows[slot].record.isDeleted { return true }
        return table.owners.contains { tie in
            guard let owner = table.rows[slot].record.value(at: tie.field)?.reference else {
                return false
            }
            return tie.table.flatMap { tables[$0].record(owner)?.isHidden } ?? true
        }
    }
}
