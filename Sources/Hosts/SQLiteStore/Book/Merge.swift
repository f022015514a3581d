import Kernel

/// Takes in changes: enters them in the log, and brings the tables up to date at the end, each row
/// once however many changes speak of it.
///
/// The rules are those of ``MemoryStore``; a merge lives within one transaction.
final class Merge {
    let store: SQLiteStore
    private let connection: Connection
    private let changes: [Change]
    private let undone: Stamp?
    private let bulk: Bulk?
    private var rows: [RowKey: MergedRow] = [:]
    /// The rows in the order in which they were first spoken of.
    private var touched: [MergedRow] = []
    private var actions: Set<Stamp> = []
    /// With much to write: the records that each table held before, by kind.
    private var present: [String: Set<RecordID>] = [:]
    /// With much to write: the kinds of which there were no records before.
    private(set) var absent: Set<String> = []
    /// What is written next.
    private var values = RowValues()
    private var tallies: [TallyKey: Int64] = [:]

    /// A record's row, whose table is named by what it is.
    private struct RowKey: Hashable {
        let table: ObjectIdentifier
        let id: RecordID

        init(_ table: KindTable, _ id: RecordID) {
            self.table = ObjectIdentifier(table)
            self.id = id
        }
    }

    private struct TallyKey: Hashable {
        let kind: String
        let field: String
        let value: String

        func hash(into hasher: inout Hasher) {
            hasher.combine(value)
        }
    }

    init(_ store: SQLiteStore, _ changes: [Change], undoing undone: Stamp? = nil, bulk: Bulk?) {
        self.store = store
        self.changes = changes
        self.undone = undone
        self.bulk = bulk
        connection = store.connection
    }

    /// Takes in the changes, and gives how many of their fields were new.
    func add() throws(StoreError) -> Int {
        if let bulk {
            try bulk.leaveIndexes(
                of: "change", for: changes.count, beside: Int(try store.position()))
            try prepareTables(bulk)
        }
        var count = 0
        for change in changes { count += try add(change) }
        try finish()
        return count
    }

    private func add(_ change: Change) throws(StoreError) -> Int {
        if change.fields.isEmpty { return 0 }
        let row = try row(of: change)
        guard let fresh = try unheard(of: change, row) else { return 0 }
        try enter(fresh)
        if let row { try apply(fresh, to: row) }
        return fresh.fields.count
    }

    /// Takes in changes that the log holds already.
    func replay() throws(StoreError) {
        if let bulk { try prepareTables(bulk) }
        for change in changes {
            if let row = try row(of: change) { try apply(change, to: row) }
        }
        try finish()
    }

    /// Reads which records there are of the kinds that much is said of, in place of asking for each.
    private func prepareTables(_ bulk: Bulk) throws(StoreError) {
        rows.reserveCapacity(changes.count)
        touched.reserveCapacity(changes.count)
        var counts: [String: Int] = [:]
        for change in changes { counts[change.kind, default: 0] += 1 }
        for table in store.tables.all {
            let (kind, name) = (table.kind.name, table.sql.name)
            let size = try connection.integer("SELECT count(*) FROM \(name)")
            if size == 0 { absent.insert(kind) }
            guard let count = counts[kind], size <= count else { continue }
            let ids = try connection.rows("SELECT \"id\" FROM \(name)") {
                RecordID(column: $0.bytes(0))
            }
            present[kind] = Set(ids.compactMap { $0 })
            try bulk.leaveIndexes(of: kind, for: count, beside: ids.count)
        }
    }

    /// Brings the tables up to date.
    private func finish() throws(StoreError) {
        for row in touched where !row.lists.isEmpty { try mergeLists(row) }
        for row in touched { try settle(row) }
        // In the order of the index that can't be left out.
        if bulk != nil { sortRows() }
        var turned: [MergedRow] = []
        for row in touched {
            if row.record.isHidden != row.wasHidden { turned.append(row) }
            try write(row)
        }
        rows = [:]
        try bulk?.restoreIndexes()
        try handDown(turned)
        try countUp()
    }

    /// Puts the rows in the order of their identifiers.
    private func sortRows() {
        let ids = touched.map { $0.record.id }
        touched = ids.indices.sorted { ids[$0] < ids[$1] }.map { touched[$0] }
    }

    /// All that the log says of a row's record.
    private func history(_ row: MergedRow) throws(StoreError) -> [Change] {
        if row.isNew { return row.entered }
        try bulk?.restoreIndexes()
        return try store.history(RecordKey(row.table.kind.name, row.record.id))
    }
}

// The log.
extension Merge {
    /// What the log doesn't hold yet of a change.
    private func unheard(of change: Change, _ row: MergedRow?) throws(StoreError) -> Change? {
        let known = try isNews(change, row) ? [] : known(change, row)
        if known.isEmpty, !change.hasRepeats { return change }
        var fresh: [FieldChange] = []
        for field in change.fields where !fresh.contains(field) && !known.contains(field) {
            fresh.append(field)
        }
        return change.keeping(fresh)
    }

    /// Whether the log can't hold anything of the action on this record: its stamp is later than
    /// all that was said of the record, or none of those that the record was made of here.
    private func isNews(_ change: Change, _ row: MergedRow?) -> Bool {
        guard let row else { return false }
        if row.isNew { return !row.hasHeard(change.stamp) }
        return change.stamp.instant > row.record.modifiedAt
    }

    /// What the log holds of the same action on the same record.
    private func known(_ change: Change, _ row: MergedRow?) throws(StoreError) -> [FieldChange] {
        if let row, row.isNew {
            return row.entered.filter { $0.stamp == change.stamp }.flatMap { $0.fields }
        }
        try bulk?.restoreIndexes()
        let known = try store.selectKnown.statement.rows(
            [.text(change.record.text), .text(change.stamp.text), .text(change.kind)]
        ) { (row) throws(StoreError) in try row.fieldChanges(0) }
        return Array(known.joined())
    }

    private func enter(_ change: Change) throws(StoreError) {
        values.set(change)
        try store.insertChange.statement.run(values)
        guard let undone, actions.insert(change.stamp).inserted else { return }
        try connection.run(
            "INSERT OR REPLACE INTO \"undo\" VALUES (?, ?)",
            [.text(change.stamp.text), .text(undone.text)])
    }
}

// The rows.
extension Merge {
    /// The row that a change speaks of, if this version knows its kind.
    private func row(of change: Change) throws(StoreError) -> MergedRow? {
        guard let table = store.tables[change.kind] else { return nil }
        let key = RowKey(table, change.record)
        if let row = rows[key] { return row }
        let isNew = present[change.kind].map { !$0.contains(change.record) } ?? false
        let row =
            try (isNew ? nil : load(change.record, table))
            ?? MergedRow(table, change.record, change.stamp)
        rows[key] = row
        touched.append(row)
        return row
    }

    /// The row of a record that the changes speak of.
    func pending(_ table: KindTable, _ id: RecordID) -> MergedRow? {
        rows[RowKey(table, id)]
    }

    func load(_ id: RecordID, _ table: KindTable) throws(StoreError) -> MergedRow? {
        try table.selectRow.statement.first([.text(id.text)]) { (row) throws(StoreError) in
            let record = try table.reader.record(row)
            let stamps = StampsText.decode(
                row.bytes(table.reader.width), count: table.kind.fields.count)
            guard let stamps else {
                throw StoreError(.damaged, detail: "\(table.kind.name) \(id.text) has bad stamps")
            }
            return MergedRow(table, record, stamps)
        }
    }

    /// Sets the fields that a change wins.
    private func apply(_ change: Change, to row: MergedRow) throws(StoreError) {
        let kind = row.table.kind
        if row.isNew { row.enter(change) }
        for field in change.fields {
            guard let index = kind.index(of: field.name) else { continue }
            let isWon = try RowMerge.wins(
                field.json, at: change.stamp, over: row.stamps[index]
            ) { () throws(StoreError) in try rivals(of: field, at: change.stamp, row) }
            if !isWon { continue }
            row.set(index, kind.fields[index].value(fromChange: field.json), change.stamp)
        }
        if !kind.lists.isEmpty { row.lists.formUnion(change.lists(of: kind)) }
        row.touch(change.stamp.instant)
    }

    /// Works out the lists anew that the changes speak of, by the whole log.
    private func mergeLists(_ row: MergedRow) throws(StoreError) {
        let kind = row.table.kind
        let winners = Winners(try history(row))
        for index in row.lists { row.set(index, kind.fields[index].list(winners)) }
    }

    /// What else the log says of a field with one stamp.
    private func rivals(
        of field: FieldChange, at stamp: Stamp, _ row: MergedRow
    ) throws(StoreError) -> [String] {
        try history(row).filter { $0.stamp == stamp }.flatMap { $0.fields }
            .filter { $0.name == field.name && $0.json != field.json }.map { $0.json }
    }

    func write(_ row: MergedRow) throws(StoreError) {
        count(row)
        if row.isNew {
            row.set(row.table.contents, in: &values)
            try row.table.insert.statement.run(values)
        } else {
            let update = row.table.update(row.updateKey)
            row.set(update.columns, in: &values)
            values.add(row.record.id)
            try update.prepared.statement.run(values)
        }
    }
}

extension Change {
    /// Whether a field is set twice to the same value.
    fileprivate var hasRepeats: Bool {
        fields.indices.dropFirst().contains { fields[..<$0].contains(fields[$0]) }
    }
}

// Counting.
extension Merge {
    /// Takes note of how a row's change changes the counts.
    private func count(_ row: MergedRow) {
        let names = row.tallyNames
        for (position, index) in row.table.tallied.enumerated()
        where names[position] != row.counted[position] {
            let (kind, field) = (row.table.kind.name, row.table.kind.fields[index].name)
            if let name = row.counted[position] {
                tallies[TallyKey(kind: kind, field: field, value: name), default: 0] -= 1
            }
            if let name = names[position] {
                tallies[TallyKey(kind: kind, field: field, value: name), default: 0] += 1
            }
        }
    }

    private func countUp() throws(StoreError) {
        for (key, difference) in tallies where difference != 0 {
            try store.addToTally.statement.run(
                [.text(key.kind), .text(key.field), .text(key.value), .integer(difference)])
        }
    }

    static let addToTally = """
        INSERT INTO "tally" VALUES (?, ?, ?, ?) \
        ON CONFLICT DO UPDATE SET "count" = "count" + excluded."count"
        """
}

extension RowValues {
    /// A row of the log.
    fileprivate mutating func set(_ change: Change) {
        removeAll()
        add(change.stamp)
        add(change.kind)
        add(change.record)
        addText { ChangeText.encode(change.fields, into: &$0) }
    }
}
