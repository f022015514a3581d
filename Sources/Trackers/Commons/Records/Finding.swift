import Kernel

/// What is found of a typed text, by kind.
struct Finding {
    /// How many records of each kind are shown.
    private static let limit = 50
    /// So many words may be parted into what a record and its owner contain.
    private static let mostWords = 6

    private let page: Page

    init(_ page: Page) {
        self.page = page
    }

    /// What contains a text, with what belongs to it; or else what contains one part of it and belongs
    /// to what contains the other, as "HW linear" finds the homework of Linear Algebra.
    func results(_ typed: String) throws(BookError) -> [(Kind, [Record])] {
        for (index, text) in typed.searches.enumerated() {
            let found = try containing(text)
            if !found.isEmpty { return found }
            guard index == 0 else { continue }
            let joined = try joined(typed.folded.words)
            if !joined.isEmpty { return joined }
        }
        return []
    }

    private func containing(_ text: String) throws(BookError) -> [(Kind, [Record])] {
        var named: [String: [RecordID]] = [:]
        var found: [(Kind, [Record])] = []
        for kind in kinds {
            var records = try self.records(kind, [.contains(folded: text)])
            records = try exactFirst(records, kind, text)
            let ids = records.map { $0.id }
            for record in try owned(kind, by: named) where !ids.contains(record.id) {
                if records.count < Finding.limit { records.append(record) }
            }
            named[kind.name] = ids
            if !records.isEmpty { found.append((kind, records)) }
        }
        return found
    }

    /// What is called just so comes first, then what begins so.
    private func exactFirst(
        _ records: [Record], _ kind: Kind, _ text: String
    ) throws(BookError) -> [Record] {
        guard kind.titleIndex != nil, !records.isEmpty else { return records }
        let exact = try self.records(kind, [.titled(folded: text)])
        let rest = records.filter { record in !exact.contains { $0.id == record.id } }
        let begins = rest.filter { $0.title.folded.hasPrefix(text.folded) }
        let others = rest.filter { !$0.title.folded.hasPrefix(text.folded) }
        return Array((exact + begins + others).prefix(Finding.limit))
    }

    /// Those of a kind that belong to one of these, which are named by their kinds.
    private func owned(_ kind: Kind, by owners: [String: [RecordID]]) throws(BookError) -> [Record]
    {
        var found: [Record] = []
        for place in kind.owners {
            let field = kind.fields[place]
            guard let ids = field.type.target.flatMap({ owners[$0] }), !ids.isEmpty else {
                continue
            }
            found += try records(kind, [.oneOf(field, ids.map { .reference($0) })])
        }
        return found
    }

    private func joined(_ words: [String]) throws(BookError) -> [(Kind, [Record])] {
        guard 2...Finding.mostWords ~= words.count else { return [] }
        for count in 1..<words.count {
            let start = words.prefix(count).joined(separator: " ")
            let end = words.dropFirst(count).joined(separator: " ")
            for (part, owner) in [(start, end), (end, start)] {
                let found = try containing(part, ofWhatContains: owner)
                if !found.isEmpty { return found }
            }
        }
        return []
    }

    private func containing(
        _ text: String, ofWhatContains other: String
    ) throws(BookError) -> [(Kind, [Record])] {
        var found: [(Kind, [Record])] = []
        for kind in kinds {
            for place in kind.owners {
                let field = kind.fields[place]
                guard let owner = field.type.target.flatMap({ page.app.schema.kind($0) }) else {
                    continue
                }
                let owners = try records(owner, [.contains(folded: other)])
                if owners.isEmpty { continue }
                let records = try records(
                    kind,
                    [.contains(folded: text), .oneOf(field, owners.map { .reference($0.id) })])
                if !records.isEmpty { found.append((kind, records)) }
            }
        }
        return found
    }

    private func records(_ kind: Kind, _ filters: [Filter]) throws(BookError) -> [Record] {
        try page.book.records(kind, where: filters, limit: Finding.limit)
    }

    /// Those that are searched, in the order of the trackers; what the person has hidden comes last.
    private var kinds: [Kind] {
        var kinds: [Kind] = []
        for hidden in [false, true] {
            for place in page.order.places where place.isShown != hidden {
                kinds += page.order.tracker(place).kinds.filter { $0.isSearchable }
            }
        }
        // What belongs to no tracker.
        return kinds
            + page.app.schema.kinds.filter { $0.isSearchable && page.app.tracker(of: $0) == nil }
    }
}
