/// The records of one kind in memory.
final class MemoryTable {
    let kind: Kind
    var rows: [Row] = []
    /// When each field of each row was written last, row by row; ``Stamp/never`` when it wasn't.
    private var stamps: [Stamp] = []
    /// The folded texts of each row, row by row, by which to search and sort.
    private var keys: [String?] = []
    var slots: [RecordID: Int32] = [:]
    /// The fields by which the records belong to others.
    let owners: [Tie]
    /// The fields by which others belong to the records.
    let owned: [Tie]
    /// For each of ``owners``, the rows of each owner.
    var rowsOfOwner: [[RecordID: [Int32]]]
    /// The rows with each folded title.
    var titles: [String: [Int32]] = [:]
    /// For each field, its place among the texts; nothing when it is none.
    let textIndex: [Int?]
    /// The folded defaults of the texts.
    private let blankKeys: [String?]
    var counts: TallyCounts
    var visibleCount = 0
    var orders = SortedRows()

    struct Row {
        var record: Record
        /// Where the log speaks of the record.
        var chain = MemoryLog.none
        /// Whether something was written from which it follows that the record is hidden or not.
        var isUncertain = true
    }

    /// A field by which records of one table belong to those of another.
    struct Tie {
        let field: Int
        /// The other table's position in the store; nothing when its kind is unknown.
        let table: Int?
    }

    init(_ kind: Kind, in schema: Schema) {
        self.kind = kind
        owners = kind.owners.map { field in
            let target = kind.fields[field].type.target
            return Tie(field: field, table: schema.kinds.firstIndex { $0.name == target })
        }
        owned = schema.owned(by: kind).map { ownership in
            Tie(field: ownership.field, table: schema.kinds.firstIndex { $0 === ownership.kind })
        }
        rowsOfOwner = Array(repeating: [:], count: owners.count)
        var texts = 0..<kind.fields.count
        textIndex = kind.fields.map { $0.type.isText ? texts.popFirst() : nil }
        blankKeys = kind.fields.filter { $0.type.isText }.map { $0.defaultValue?.text?.folded }
        counts = TallyCounts(kind)
    }
}

extension MemoryTable {
    /// Adds a row in which nothing is written yet, and gives its slot.
    func add(_ row: Row) -> Int {
        rows.append(row)
        stamps.append(contentsOf: repeatElement(.never, count: kind.fields.count))
        keys.append(contentsOf: blankKeys)
        return rows.count - 1
    }

    /// When a field was written last.
    func stamp(of field: Int, in slot: Int) -> Stamp {
        stamps[slot * kind.fields.count + field]
    }

    func setStamp(of field: Int, in slot: Int, _ stamp: Stamp) {
        stamps[slot * kind.fields.count + field] = stamp
    }

    /// The folded text at a place among the texts.
    func key(_ text: Int, in slot: Int) -> String? {
        keys[slot * blankKeys.count + text]
    }

    func setKey(_ text: Int, in slot: Int, _ key: String?) {
        keys[slot * blankKeys.count + text] = key
    }

    /// Whether one of the texts contains `folded`.
    func contains(_ folded: String, in slot: Int) -> Bool {
        let first = slot * blankKeys.count
        return keys[first..<(first + blankKeys.count)].contains {
            $0?.containsFolded(folded) ?? false
        }
    }
}

extension MemoryTable {
    func record(_ id: RecordID) -> Record? {
        slots[id].map { rows[Int($0)].record }
    }

    /// Where the log speaks of a record.
    func chain(of id: RecordID) -> MemoryLog.Index? {
        slots[id].map { rows[Int($0)].chain }
    }

    /// The rows that name `owner` in the field.
    func slots(of owner: RecordID, by field: Int) -> [Int32] {
        guard let tie = owners.firstIndex(where: { $0.field == field }) else { return [] }
        return rowsOfOwner[tie][owner] ?? []
    }

    /// How many visible records have each value of a field of choices.
    func tally(_ field: String) -> [String: Int] {
        kind.index(of: field).flatMap { counts[$0] } ?? [:]
    }
}
