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
    mutating func slots(by order: RowOrder, _ table: MemoryTable) -> [Int32] {
        if let index = lists.firstIndex(where: { $0.order == order }) {
            lists[index].takeIn(changed[lists[index].seen...], table)
            lists[index].seen = changed.count
            return lists[index].slots
        }
        if lists.count == Self.maximumOfLists { lists.removeFirst() }
        let slots = (0..<Int32(truncatingIfNeeded: table.rows.count))
            .sorted { order.precedes($0, $1, in: table) }
        lists.append(List(order: order, slots: slots, seen: changed.count))
        return slots
    }
}

extension SortedRows.List {
    /// Puts changed rows where they belong now.
    mutating func takeIn(_ changed: ArraySlice<Int32>, _ table: MemoryTable) {
        guard !changed.isEmpty else { return }
        let moved = Set(changed)
        if moved.count > 10 {
            slots.removeAll { moved.contains($0) }
            slots = (slots + moved).sorted { order.precedes($0, $1, in: table) }
            return
        }
        for slot in moved {
            if let place = slots.firstIndex(of: slot) { slots.remove(at: place) }
        }
        for slot in moved { slots.insert(slot, at: place(of: slot, table)) }
    }

    private func place(of slot: Int32, _ table: MemoryTable) -> Int {
        var range = 0..<slots.count
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if order.precedes(slots[middle], slot, in: table) {
                range = (middle + 1)..<range.upperBound
            } else {
                range = range.lowerBound..<middle
            }
        }
        return range.lowerBound
    }
}
