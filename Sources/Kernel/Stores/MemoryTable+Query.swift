extension MemoryTable {
    func records(_ query: Query) -> [Record] {
        let rows = matching(query).sorted { self.precedes($0, $1, by: query.order) }
        let page = rows.dropFirst(max(0, query.offset)).prefix(max(0, query.limit ?? .max))
        return page.map { $0.record }
    }

    func count(_ query: Query) -> Int {
        matching(query).count
    }

    func tally(_ field: String) -> [String: Int] {
        guard let index = kind.index(of: field) else { return [:] }
        var counts: [String: Int] = [:]
        for row in rows where !row.record.isHidden {
            guard let name = row.record.value(at: index)?.tallyName else { continue }
            counts[name, default: 0] += 1
        }
        return counts
    }

    private func matching(_ query: Query) -> [Row] {
        candidates(query).filter { row in
            isInScope(row.record, query.scope) && query.filters.allSatisfy { matches(row, $0) }
        }
    }

    /// The rows of one owner when the query names it, else all.
    private func candidates(_ query: Query) -> [Row] {
        for case .equals(let name, .reference(let owner)) in query.filters {
            guard let index = kind.index(of: name), kind.fields[index].type.isOwner else {
                continue
            }
            return rows(of: owner, by: index)
        }
        return rows
    }

    private func isInScope(_ record: Record, _ scope: Query.Scope) -> Bool {
        switch scope {
        case .visible: !record.isHidden
        case .deleted: record.isDeleted
        case .everything: true
        }
    }

    private func matches(_ row: Row, _ filter: Filter) -> Bool {
        switch filter {
        case .equals(let name, let value):
            return row.record.value(name) == value
        case .oneOf(let name, let values):
            guard let value = row.record.value(name) else { return false }
            return values.contains(value)
        case .contains(let folded):
            return row.keys.contains { $0?.containsFolded(folded) ?? false }
        case .titled(let folded):
            return kind.titleIndex.map { row.keys[$0] == folded } ?? false
        case .idPrefix(let prefix):
            return row.record.id.text.hasPrefix(prefix)
        }
    }

    private func precedes(_ a: Row, _ b: Row, by order: [Order]) -> Bool {
        for part in order {
            switch compare(a, b, part.key) {
            case .same: continue
            case .before: return !part.isDescending
            case .after: return part.isDescending
            }
        }
        return a.record.id < b.record.id
    }

    private func compare(_ a: Row, _ b: Row, _ key: Order.Key) -> Comparison {
        switch key {
        case .createdAt: return Comparison(a.record.createdAt, b.record.createdAt)
        case .modifiedAt: return Comparison(a.record.modifiedAt, b.record.modifiedAt)
        case .field(let name):
            guard let index = kind.index(of: name) else { return .same }
            if kind.fields[index].type.isText {
                return Comparison(folded: a.keys[index] ?? "", b.keys[index] ?? "")
            }
            return Comparison(
                a.record.value(at: index), b.record.value(at: index), kind.fields[index])
        }
    }
}
