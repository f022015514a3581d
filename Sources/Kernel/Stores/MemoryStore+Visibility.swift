extension MemoryStore {
    /// Works out whether a record is hidden, and hands a change of that down to what it owns.
    func updateVisibility(of id: RecordID, in table: MemoryTable) {
        guard let row = table.row(id) else { return }
        let hidden = isHidden(row.record)
        guard hidden != row.record.isHidden else { return }
        table.setHidden(hidden, id)
        for ownership in schema.owned(by: table.kind) {
            guard let owned = tables.first(where: { $0.kind == ownership.kind }) else { continue }
            for child in owned.children(of: id, by: ownership.field) {
                updateVisibility(of: child, in: owned)
            }
        }
    }

    /// Hidden is what is deleted, and what belongs to something hidden or not here (yet).
    private func isHidden(_ record: Record) -> Bool {
        if record.isDeleted { return true }
        return record.kind.owners.contains { index in
            guard let owner = record.value(at: index)?.reference,
                let kind = record.kind.fields[index].type.target
            else { return false }
            return tables.first { $0.kind.name == kind }?.row(owner)?.record.isHidden ?? true
        }
    }
}
