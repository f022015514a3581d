extension MemoryTable {
    func records(_ query: Query) -> [Record] {
        let tests = query.filters.map { RowTest($0, in: self) }
        let order = RowOrder(query.order, in: self)
        let (offset, limit) = (max(0, query.offset), max(0, query.limit ?? .max))
        if let few = fewMatches(query, tests, order) {
            return few.sorted { order.precedes($0, $1, in: self) }
                .dropFirst(offset).prefix(limit).map { rows[Int($0)].record }
        }
        var found: [Record] = []
        var skipped = 0
        for slot in orders.slots(by: order, self) where matches(slot, query.scope, tests) {
            if found.count == limit { break }
            if skipped < offset { skipped += 1 } else { found.append(rows[Int(slot)].record) }
        }
        return found
    }

    func count(_ query: Query) -> Int {
        let tests = query.filters.map { RowTest($0, in: self) }
        if query.scope == .visible, let count = visibleCount(tests) { return count }
        if let few = candidates(query) {
            return few.count { matches($0, query.scope, tests) }
        }
        return allSlots.count { matches($0, query.scope, tests) }
    }

    /// How many visible rows pass, if that is known without looking at them.
    private func visibleCount(_ tests: [RowTest]) -> Int? {
        if tests.isEmpty { return visibleCount }
        guard tests.count == 1, let (field, values) = tests[0].choices,
            let tally = counts[field]
        else { return nil }
        return Set(values).reduce(0) { $0 + (tally[$1] ?? 0) }
    }

    /// The rows that a query finds, in no order, if it is likely that they are few: then it is
    /// better to sort them than to pick them from all rows in order.
    private func fewMatches(_ query: Query, _ tests: [RowTest], _ order: RowOrder) -> [Int32]? {
        if let few = candidates(query) { return few.filter { matches($0, query.scope, tests) } }
        let isUnusual = query.order != kind.order && !orders.knows(order)
        guard isUnusual || query.filters.contains(where: { $0.isSearch }) else { return nil }
        let found = allSlots.filter { matches($0, query.scope, tests) }
        return found.count * 8 < rows.count ? found : nil
    }

    private var allSlots: Range<Int32> { 0..<Int32(truncatingIfNeeded: rows.count) }

    /// The rows of one owner or title when the query names it.
    private func candidates(_ query: Query) -> [Int32]? {
        for filter in query.filters {
            switch filter {
            case .equals(let field, .reference(let owner)):
                guard let index = kind.index(of: field), kind.fields[index].type.isOwner else {
                    continue
                }
                return slots(of: owner, by: index)
            case .oneOf(let field, let values):
                guard let index = kind.index(of: field), kind.fields[index].type.isOwner else {
                    continue
                }
                return slots(ofAll: values, by: index)
            case .titled(let folded):
                return titles[folded] ?? []
            default: continue
            }
        }
        return nil
    }

    /// The rows of any of some owners.
    private func slots(ofAll owners: [Value], by index: Int) -> [Int32] {
        var seen: Set<RecordID> = []
        var found: [Int32] = []
        for value in owners {
            guard let owner = value.reference, seen.insert(owner).inserted else { continue }
            found += slots(of: owner, by: index)
        }
        return found
    }

    private func matches(_ slot: Int32, _ scope: Query.Scope, _ tests: [RowTest]) -> Bool {
        let slot = Int(slot)
        let isInScope =
            switch scope {
            case .visible: !rows[slot].record.isHidden
            case .deleted: rows[slot].record.isDeleted
            case .trashed: rows[slot].record.isDeleted && !rows[slot].record.isGone
            case .everything: true
            }
        return isInScope && tests.allSatisfy { $0.holds(slot, in: self) }
    }
}

extension Filter {
    /// Whether it looks for something that is rather rare.
    fileprivate var isSearch: Bool {
        switch self {
        case .contains, .idPrefix: true
        case .equals, .oneOf, .titled: false
        }
    }
}
