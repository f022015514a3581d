extension MemoryTable {
    func records(_ query: Query) -> [Record] {
        let offset = max(0, query.offset)
        let limit = max(0, query.limit ?? .max)
        var found: [Record] = []
        var skipped = 0
        let tests = query.filters.map { RowTest($0, in: self) }
        for slot in sortedCandidates(query) where matches(slot, query.scope, tests) {
            if found.count == limit { break }
            if skipped < offset { skipped += 1 } else { found.append(rows[Int(slot)].record) }
        }
        return found
    }

    func count(_ query: Query) -> Int {
        let tests = query.filters.map { RowTest($0, in: self) }
        if tests.isEmpty, query.scope == .visible { return visibleCount }
        if let few = candidates(query) {
            return few.count { matches($0, query.scope, tests) }
        }
        return rows.indices.count { matches(Int32(truncatingIfNeeded: $0), query.scope, tests) }
    }

    /// The rows among which a query finds its records, in its order.
    private func sortedCandidates(_ query: Query) -> [Int32] {
        let order = RowOrder(query.order, in: self)
        if let few = candidates(query) {
            return few.sorted { order.precedes($0, $1, in: rows) }
        }
        return orders.slots(by: order, rows)
    }

    /// The rows of one owner or title when the query names it.
    private func candidates(_ query: Query) -> [Int32]? {
        for filter in query.filters {
            switch filter {
            case .equals(let name, .reference(let owner)):
                guard let index = kind.index(of: name), kind.fields[index].type.isOwner else {
                    continue
                }
                return slots(of: owner, by: index)
            case .titled(let folded):
                return titles[folded] ?? []
            default: continue
            }
        }
        return nil
    }

    private func matches(_ slot: Int32, _ scope: Query.Scope, _ tests: [RowTest]) -> Bool {
        let slot = Int(slot)
        let isInScope =
            switch scope {
            case .visible: !rows[slot].record.isHidden
            case .deleted: rows[slot].record.isDeleted
            case .everything: true
            }
        return isInScope && tests.allSatisfy { $0.holds(rows[slot]) }
    }
}
