import Kernel

/// One record's row while changes are merged into it.
final class MergedRow {
    let table: KindTable
    var record: Record
    /// The stamp of each field's winner.
    var stamps: [Stamp?]
    /// Whether the row isn't in its table yet.
    var isNew: Bool
    /// A bit for each field whose column may differ from the table's.
    var changed: UInt64 = 0
    /// All that was ever said of a row that isn't in its table yet.
    private(set) var entered: [Change] = []
    /// Their stamps, once there are many.
    private var heard: Set<Stamp> = []
    /// The lists that the changes speak of.
    var lists: Set<Int> = []
    /// What the table says.
    var wasHidden: Bool
    /// The values by which the record is counted in the table; none while it is hidden.
    var counted: [String?]
    /// Whether ``Record/isHidden`` takes the changes into account.
    var isSettled = false

    /// A record that this store never heard of.
    init(_ table: KindTable, _ id: RecordID, _ first: Stamp) {
        self.table = table
        let count = table.kind.fields.count
        record = Record(
            kind: table.kind, id: id, values: Array(repeating: nil, count: count),
            modifiedAt: first.instant, isHidden: true)
        stamps = Array(repeating: nil, count: count)
        isNew = true
        wasHidden = true
        counted = table.tallied.map { _ in nil }
    }

    init(_ table: KindTable, _ record: Record, _ stamps: [Stamp?]) {
        self.table = table
        self.record = record
        self.stamps = stamps
        isNew = false
        wasHidden = record.isHidden
        counted = []
        counted = tallyNames
    }

    /// The values by which the record is to be counted.
    var tallyNames: [String?] {
        table.tallied.map { record.isHidden ? nil : record.value(at: $0)?.tallyName }
    }

    func set(_ index: Int, _ value: Value?, _ stamp: Stamp) {
        stamps[index] = stamp
        set(index, value)
    }

    func set(_ index: Int, _ value: Value?) {
        if isSame(record.values[index], value) { return }
        record.values[index] = value
        changed |= 1 << UInt64(index)
    }

    /// Whether a column stays as it is. Equal texts may differ in their bytes, by which they are kept.
    private func isSame(_ old: Value?, _ new: Value?) -> Bool {
        switch (old, new) {
        case (.text(let old), .text(let new)): old.utf8.elementsEqual(new.utf8)
        case (.words, .words), (.pairs, .pairs): false
        default: old == new
        }
    }

    /// Notes a change to a row that isn't in its table yet.
    func enter(_ change: Change) {
        entered.append(change)
        if entered.count == MergedRow.many { heard = Set(entered.map { $0.stamp }) }
        if entered.count > MergedRow.many { heard.insert(change.stamp) }
    }

    func hasHeard(_ stamp: Stamp) -> Bool {
        if entered.count < MergedRow.many { return entered.contains { $0.stamp == stamp } }
        return heard.contains(stamp)
    }

    private static let many = 16

    func touch(_ instant: Instant) {
        guard record.modifiedAt < instant else { return }
        record.modifiedAt = instant
    }
}

extension MergedRow {
    /// Sets what columns are to hold.
    func set(_ columns: [SQLTable.Content], in row: inout RowValues) {
        let (record, fields) = (record, table.kind.fields)
        row.removeAll()
        for column in columns {
            switch column {
            case .id: row.add(record.id)
            case .field(0): row.add(record.createdAt.iso)
            case .field(let index): row.add(fields[index].sql(record.value(at: index)))
            case .key(let index): row.add(fields[index].sqlKey(record.value(at: index)))
            case .modifiedAt: row.add(record.modifiedAt)
            case .hidden: row.add(record.isHidden ? 1 : 0)
            case .given: row.add(Int64(bitPattern: record.given))
            case .stamps: row.add(stamps)
            }
        }
    }

    /// The columns to set in a row that exists. Without a date of creation of its own, a record may
    /// have the one of its last change.
    var updateKey: KindTable.UpdateKey {
        let followsChange = record.values[0] == nil && record.id.instant == nil
        return KindTable.UpdateKey(
            fields: followsChange ? changed | 1 : changed,
            setsHidden: record.isHidden != wasHidden)
    }
}

extension Record {
    fileprivate var given: UInt64 {
        var bits: UInt64 = 0
        for index in values.indices where values[index] != nil { bits |= 1 << UInt64(index) }
        return bits
    }
}
