import Kernel

/// What a project's items have on its qualities, in the order of both.
struct Scores {
    /// The qualities, alphabetically.
    private(set) var qualities: [Record]
    /// For each item in turn its value on each quality; `nil` where it has none.
    private var cells: [Rational?]
    /// Which record says so.
    private var sources: [RecordID?]
    private var rows: [RecordID: Int] = [:]

    init(of items: [Record], _ qualities: [Record], in book: Book) throws(BookError) {
        self.init(items, qualities)
        for (column, quality) in qualities.enumerated() {
            for score in try Scores.of(Score.quality, quality.id, in: book) {
                if let row = rows[score[Score.item]] { take(score, row, column) }
            }
        }
    }

    /// Those of one item only.
    init(of item: Record, _ qualities: [Record], in book: Book) throws(BookError) {
        self.init([item], qualities)
        for score in try Scores.of(Score.item, item.id, in: book) {
            if let column = column(of: score) { take(score, 0, column) }
        }
    }

    private init(_ items: [Record], _ qualities: [Record]) {
        self.qualities = qualities
        cells = Array(repeating: nil, count: items.count &* qualities.count)
        sources = Array(repeating: nil, count: cells.count)
        for (index, item) in items.enumerated() { rows[item.id] = index }
    }

    private func column(of score: Record) -> Int? {
        let quality = score[Score.quality]
        return qualities.firstIndex { $0.id == quality }
    }

    private mutating func take(_ score: Record, _ row: Int, _ column: Int) {
        let place = row &* qualities.count &+ column
        cells[place] = score.isHidden ? nil : score.value(on: qualities[column])
        sources[place] = score.id
    }

    /// The scores of one item, or on one quality.
    static func of(
        _ side: Attribute<RecordID>, _ id: RecordID, in book: Book
    ) throws(BookError) -> [Record] {
        try book.records(Score.kind, where: [side == id])
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

// Following changes.
extension Scores {
    /// Takes up what the qualities say by now; `false` if these are other items or qualities.
    mutating func renew(_ items: [Record], _ qualities: [Record]) -> Bool {
        guard items.count == rows.count, qualities.count == self.qualities.count else {
            return false
        }
        for (index, item) in items.enumerated() where rows[item.id] != index { return false }
        for (old, new) in zip(self.qualities, qualities) {
            if old.id != new.id || old[Quality.measured] != new[Quality.measured] { return false }
        }
        self.qualities = qualities
        return true
    }

    /// A place in the table, and what stands there.
    struct Cell {
        let row: Int
        let column: Int
        let value: Rational?
    }

    /// What taking up a score did.
    enum Renewal {
        case cell(Cell)
        /// It belongs to another project.
        case nothing
        /// It isn't certain what it changes, as where another record speaks of the same pair.
        case uncertain
    }

    /// Takes up a score as it stands now.
    mutating func renew(_ score: Record) -> Renewal {
        guard let row = rows[score[Score.item]], let column = column(of: score) else {
            return sources.contains(score.id) ? .uncertain : .nothing
        }
        let place = row &* qualities.count &+ column
        guard sources[place] == score.id || sources[place] == nil && !sources.contains(score.id)
        else { return .uncertain }
        take(score, row, column)
        return .cell(Cell(row: row, column: column, value: cells[place]))
    }
}

extension Record {
    /// What a score says on its quality: a level, or a measure.
    func value(on quality: Record) -> Rational? {
        quality[Quality.measured]
            ? optional(Score.measure)?.rational : optional(Score.value).map { Rational($0) }
    }
}
