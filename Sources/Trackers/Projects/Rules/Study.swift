import Kernel

/// A project with everything in it, read once.
struct Study {
    let record: Record
    let items: [Record]
    let scores: Scores
    let comparison: Comparison
    let ranking: Ranking

    init(_ record: Record, in book: Book) throws(BookError) {
        self.record = record
        items = try book.records(
            Item.kind, where: [.equals("project", .reference(record.id))])
        let scores = try Scores(of: record.id, in: book)
        self.scores = scores
        comparison = Comparison(
            levels: Project.levels(of: record),
            ignoresUnscored: record[Project.unscored] == .ignored,
            criteria: scores.qualities.map {
                Comparison.Criterion(
                    id: $0.id, weight: $0[Quality.weight].rational,
                    isReversed: $0[Quality.reversed])
            },
            options: items.map { item in
                Comparison.Option(
                    id: item.id, title: item.title,
                    scores: scores.qualities.map { scores.value(item.id, $0.id) })
            })
        ranking = Ranking(comparison)
    }

    var id: RecordID { record.id }
    var qualities: [Record] { scores.qualities }
    var levels: Int { comparison.levels }
    /// Whether there is anything to compare.
    var isComparable: Bool { items.count > 1 && !qualities.isEmpty }

    var completion: Completion {
        Completion(
            completed: items.reduce(0) { $0 + ($1[Item.completed] ? 1 : 0) }, total: items.count)
    }

    func title(of id: RecordID) -> String { items.first { $0.id == id }?.title ?? "" }
}

extension Study {
    /// The items in the order that the project shows them.
    var sortedItems: [Record] {
        let sort = record[Project.sort]
        if sort == .optimized, qualities.isEmpty { return items }
        let places = ranking.standings.reduce(into: [:]) { $0[$1.option.id] = $1.rank }
        let keyed = items.map { ($0, places[$0.id] ?? 0, $0.title.folded) }
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
