/// The rows of a table in the orders in which they were asked for, kept as the rows change.
///
/// A row that changed is noted, and put into its new place when somebody asks next, so that a list
/// costs what it shows and not what the book holds.
struct SortedRows {
    private var lists: [List] = []
    /// The rows that changed, in the order of their changes.
    private var changed: [Int32] = []

    fileprivate struct List {
        let order: RowOrder
        var slots: [Int32]
        /// How many of the changes it took in.
        var seen: Int
    }

    private static let maximumOfLists = 6
    private static let maximumOfChanges = 2_000

    /// Notes that a row is new or has changed.
    mutating func note(_ slot: Int) {
        if lists.isEmpty { return }
        changed.append(Int32(truncatingIfNeeded: slot))
        if changed.count > Self.maximumOfChanges { self = SortedRows() }
    }

    /// Whether the order was asked for before.
    func knows(_ order: RowOrder) -> Bool {
        lists.contains { $0.order == order }
    }

    /// All rows in an order.
    mutating func slots(by order: RowOrder, _ rows: [MemoryTable.Row]) -> [Int32] {
        if let index = lists.firstIndex(where: { $0.order == order }) {
            lists[index].takeIn(changed[lists[index].seen...], rows)
            lists[index].seen = changed.count
            return lists[index].slots
        }
        if lists.count == Self.maximumOfLists { lists.removeFirst() }
        let slots = (0..<Int32(truncatingIfNeeded: rows.count))
            .sorted { order.precedes($0, $1, in: rows) }
        lists.append(List(order: order, slots: slots, seen: changed.count))
        return slots
    }
}

extension SortedRows.List {
    /// Puts changed rows where they belong now.
    mutating func takeIn(_ changed: ArraySlice<Int32>, _ rows: [MemoryTable.Row]) {
        guard !changed.isEmpty else { return }
        let moved = Set(changed)
        slots.removeAll { moved.contains($0) }
        if moved.count < 100 {
            for slot in moved { slots.insert(slot, at: place(of: slot, rows)) }
        } else {
            slots = (slots + moved).sorted { order.precedes($0, $1, in: rows) }
        }
    }

    private func place(of slot: Int32, _ rows: [MemoryTable.Row]) -> Int {
        var range = 0..<slots.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if order.precedes(slots[middle], slot, in: rows) {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}
