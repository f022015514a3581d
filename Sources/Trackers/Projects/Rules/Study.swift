import Kernel

/// A project with everything in it, read once.
struct Study {
    /// How a quality shows beside every item.
    struct Mark {
        let title: String
        let symbol: String
        let isMeasured: Bool
        let unit: String?

        fileprivate init(_ quality: Record) {
            title = quality.title
            symbol = Quality.symbol(of: quality)
            isMeasured = quality[Quality.measured]
            unit = isMeasured ? quality.optional(Quality.unit) : nil
        }
    }

    let record: Record
    let items: [Record]
    let scores: Scores
    /// The qualities as every row shows them.
    let marks: [Mark]
    let comparison: Comparison
    let ranking: Ranking
    let evidence: Evidence

    init(_ record: Record, _ items: [Record], _ scores: Scores) {
        self.record = record
        self.items = items
        self.scores = scores
        marks = scores.qualities.map { Mark($0) }
        comparison = Comparison(record, items, scores)
        ranking = Ranking(comparison)
        evidence = Evidence(ranking)
    }

    /// The same with other scores in some cells.
    init(_ study: Study, _ scores: Scores, _ cells: [Scores.Cell]) {
        record = study.record
        items = study.items
        marks = study.marks
        self.scores = scores
        var comparison = study.comparison
        for cell in cells { comparison.set(cell.value, cell.row, cell.column) }
        self.comparison = comparison
        ranking = Ranking(comparison)
        evidence = Evidence(ranking)
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
    /// Whether it is about comparing at all.
    var isComparison: Bool { !items.isEmpty && !qualities.isEmpty }
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
        // Options stand in the order of the items. By title first, which then decides among equals.
        let keyed = comparison.alphabet.enumerated().map { place, index in
            SortKey(items[index], ranking[items[index].id]?.rank ?? 0, title: place)
        }
        return keyed.inOrder { a, b in
            switch sort {
            case .optimized: a.isMoreUrgent(than: b)
            case .score: a.rank == b.rank ? a.title < b.title : a.rank < b.rank
            case .title: a.title < b.title
            case .creation:
                a.item.createdAt == b.item.createdAt
                    ? a.item.id < b.item.id : a.item.createdAt < b.item.createdAt
            }
        }.map { $0.item }
    }
}

/// What an item is sorted by.
private struct SortKey {
    let item: Record
    let isCompleted: Bool
    let priority: Int64
    let rank: Int
    /// Its place among all titles.
    let title: Int

    init(_ item: Record, _ rank: Int, title: Int) {
        self.item = item
        isCompleted = item[Item.completed]
        priority = item[Item.priority]
        self.rank = rank
        self.title = title
    }

    /// What is not done first, then by priority, score and title.
    func isMoreUrgent(than other: SortKey) -> Bool {
        if isCompleted != other.isCompleted { return other.isCompleted }
        if priority != other.priority { return priority > other.priority }
        return rank == other.rank ? title < other.title : rank < other.rank
    }
}

extension Study {
    /// Whether its rank is said.
    func isPlaced(_ standing: Ranking.Standing) -> Bool {
        standing.ratio != nil && evidence.suffices
    }
}
