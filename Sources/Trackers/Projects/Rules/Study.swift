import Kernel

/// A project with everything in it, read once.
struct Study {
    let record: Record
    let items: [Record]
    let scores: Scores
    let comparison: Comparison
    let ranking: Ranking

    init(_ record: Record, _ items: [Record], _ scores: Scores) {
        self.record = record
        self.items = items
        self.scores = scores
        comparison = Comparison(record, items, scores)
        ranking = Ranking(comparison)
    }

    init(_ record: Record, in book: Book) throws(BookError) {
        self = try RecentStudy.study(record, in: book)
    }

    /// What one item's screen needs: the item alone, where what the others have doesn't change what
    /// it comes to.
    init(_ record: Record, for item: Record, in book: Book) throws(BookError) {
        let qualities = try Quality.of(record.id, in: book)
        let isAlone =
            record[Project.method] == .weightedSum
            && !qualities.contains { $0[Quality.measured] }
        if isAlone {
            self.init(record, [item], try Scores(of: item, qualities, in: book))
        } else {
            try self.init(record, in: book)
        }
    }

    var id: RecordID { record.id }
    var qualities: [Record] { scores.qualities }
    var levels: Int { comparison.levels }
    /// Whether there is anything to compare.
    var isComparable: Bool { items.count > 1 && !qualities.isEmpty }
    /// Whether any quality holds numbers.
    var isMeasured: Bool { comparison.columns.contains { $0.isMeasured } }

    var completion: Completion {
        Completion(
            completed: items.reduce(0) { $0 + ($1[Item.completed] ? 1 : 0) }, total: items.count)
    }

    func title(of id: RecordID) -> String { ranking[id]?.option.title ?? "" }
}

extension Comparison {
    /// What a project says of its items, as options.
    init(_ project: Record, _ items: [Record], _ scores: Scores) {
        self.init(
            levels: Project.levels(of: project),
            ignoresUnscored: project[Project.unscored] == .ignored,
            method: project[Project.method], normalization: project[Project.normalization],
            criteria: scores.qualities.map { Criterion($0) },
            options: items.indices.map { index in
                Option(
                    id: items[index].id, title: items[index].title, values: scores.row(index))
            })
    }
}

extension Comparison.Criterion {
    fileprivate init(_ quality: Record) {
        self.init(
            id: quality.id, weight: quality[Quality.weight].rational,
            isReversed: quality[Quality.reversed], isMeasured: quality[Quality.measured])
    }
}

extension Study {
    /// The items in the order that the project shows them.
    var sortedItems: [Record] {
        let sort = record[Project.sort]
        if sort == .optimized, qualities.isEmpty { return items }
        let keyed = items.map { ($0, ranking[$0.id]?.rank ?? 0, $0.title.folded) }
        return keyed.inOrder { a, b in
            switch sort {
            case .optimized: Study.precedes(a, b)
            case .score: a.1 == b.1 ? Study.isEarlier(a, b) : a.1 < b.1
            case .title: Study.isEarlier(a, b)
            case .creation:
                a.0.createdAt == b.0.createdAt
                    ? a.0.id < b.0.id : a.0.createdAt < b.0.createdAt
            }
        }.map { $0.0 }
    }

    /// What is not done first, then by priority, score and title.
    private static func precedes(
        _ a: (Record, Int, String), _ b: (Record, Int, String)
    ) -> Bool {
        let (x, y) = (a.0[Item.completed], b.0[Item.completed])
        if x != y { return y }
        let (p, q) = (a.0[Item.priority], b.0[Item.priority])
        if p != q { return p > q }
        return a.1 == b.1 ? isEarlier(a, b) : a.1 < b.1
    }

    private static func isEarlier(
        _ a: (Record, Int, String), _ b: (Record, Int, String)
    ) -> Bool {
        a.2 == b.2 ? a.0.id < b.0.id : a.2 < b.2
    }
}
