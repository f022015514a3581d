import Kernel

/// What a project's items have on its qualities, in the order of both.
struct Scores {
    /// The qualities, alphabetically.
    let qualities: [Record]
    /// For each item in turn its value on each quality; `nil` where it has none.
    private var cells: [Rational?]

    init(of items: [Record], _ qualities: [Record], in book: Book) throws(BookError) {
        self.init(items.count, qualities)
        var rows: [RecordID: Int] = [:]
        for (index, item) in items.enumerated() { rows[item.id] = index }
        for (column, quality) in qualities.enumerated() {
            for score in try Scores.of(Score.quality, quality.id, in: book) {
                if let row = rows[score[Score.item]] { take(score, row, column) }
            }
        }
    }

    /// Those of one item only.
    init(of item: Record, _ qualities: [Record], in book: Book) throws(BookError) {
        self.init(1, qualities)
        for score in try Scores.of(Score.item, item.id, in: book) {
            let quality = score[Score.quality]
            if let column = qualities.firstIndex(where: { $0.id == quality }) {
                take(score, 0, column)
            }
        }
    }

    private init(_ rows: Int, _ qualities: [Record]) {
        self.qualities = qualities
        cells = Array(repeating: nil, count: rows &* qualities.count)
    }

    private mutating func take(_ score: Record, _ row: Int, _ column: Int) {
        cells[row &* qualities.count &+ column] = score.value(on: qualities[column])
    }

    /// The scores of one item, or on one quality.
    static func of(
        _ side: Attribute<RecordID>, _ id: RecordID, in book: Book
    ) throws(BookError) -> [Record] {
        try book.records(Score.kind, where: [.equals(side.name, .reference(id))])
    }

    /// All values of one item, in the order of the qualities.
    func row(_ index: Int) -> [Rational?] {
        let start = index &* qualities.count
        guard start >= 0, start &+ qualities.count <= cells.count else { return [] }
        return Array(cells[start..<(start &+ qualities.count)])
    }

    /// The greatest level that is used.
    static func greatest(of project: RecordID, in book: Book) throws(BookError) -> Int64 {
        var greatest: Int64 = 0
        for quality in try Quality.of(project, in: book) {
            for score in try of(Score.quality, quality.id, in: book) {
                greatest = max(greatest, score.optional(Score.value) ?? 0)
            }
        }
        return greatest
    }
}

extension Record {
    /// What a score says on its quality: a level, or a measure.
    func value(on quality: Record) -> Rational? {
        quality[Quality.measured]
            ? optional(Score.measure)?.rational : optional(Score.value).map { Rational($0) }
    }
}
