import Kernel

extension Merge {
    /// Works out whether a row is hidden by what was just merged.
    func settle(_ row: MergedRow) throws(StoreError) {
        if row.isSettled { return }
        row.isSettled = true
        row.record.isHidden = try isHidden(row.record) { (table, id) throws(StoreError) in
            guard let owner = self.pending(table, id) else {
                return try self.isHiddenInTable(table, id)
            }
            try self.settle(owner)
            return owner.record.isHidden
        }
    }

    /// Hands the change of some rows' visibility, already written, down to what they own: what came
    /// with them is settled already.
    func handDown(_ rows: [MergedRow]) throws(StoreError) {
        var rows = rows
        while let row = rows.popLast() {
            for ownership in store.schema.owned(by: row.table.kind) {
                guard !absent.contains(ownership.kind.name),
                    let table = store.tables[ownership.kind.name]
                else { continue }
                for child in try children(of: row, table, ownership.field) {
                    if let child = try turned(child, table) { rows.append(child) }
                }
            }
        }
    }

    /// The records that belong to a row and may have to follow it: only those that are visible can
    /// be hidden, and the other way round.
    private func children(
        of row: MergedRow, _ table: KindTable, _ field: Int
    ) throws(StoreError) -> [RecordID] {
        let key = KindTable.ChildrenKey(field: field, hidden: !row.record.isHidden)
        return try table.selectChildren(key).statement
            .rows([.text(row.record.id.text)]) { RecordID(column: $0.bytes(0)) }
            .compactMap { $0 }
    }

    /// The record, written anew, if its visibility changes with its owners'.
    private func turned(_ id: RecordID, _ table: KindTable) throws(StoreError) -> MergedRow? {
        guard let row = try load(id, table) else { return nil }
        let hidden = try isHidden(row.record, byOwner: isHiddenInTable)
        if hidden == row.record.isHidden { return nil }
        row.record.isHidden = hidden
        try write(row)
        return row
    }

    /// Hidden is what is deleted, and what belongs to something hidden or not here (yet).
    private func isHidden(
        _ record: Record, byOwner isOwnerHidden: (KindTable, RecordID) throws(StoreError) -> Bool
    ) throws(StoreError) -> Bool {
        if record.isDeleted { return true }
        for index in record.kind.owners {
            guard let owner = record.value(at: index)?.reference,
                let kind = record.kind.fields[index].type.target
            else { continue }
            guard let table = store.tables[kind] else { return true }
            if try isOwnerHidden(table, owner) { return true }
        }
        return false
    }

    private func isHiddenInTable(_ table: KindTable, _ id: RecordID) throws(StoreError) -> Bool {
        try table.selectHidden.statement.first([.text(id.text)]) { $0.integer(0) != 0 }
            ?? true
    }
}
