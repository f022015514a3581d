/// The records of one kind in memory.
final class MemoryTable {
    let kind: Kind
    var rows: [Row] = []
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
    var counts: TallyCounts
    var visibleCount = 0
    var orders = SortedRows()

    struct Row {
        var record: Record
        /// When each field was written last; ``Stamp/never`` when it wasn't.
        var stamps: [Stamp]
        /// The folded texts, by which to search and sort.
        var keys: [String?]
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
        counts = TallyCounts(kind)
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

extension Stamp {
    /// Earlier than every other.
    static let never = Stamp(time: 0, node: 0)
}
