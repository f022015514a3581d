package import Kernel

/// A table as people have it in spreadsheets, read as items by qualities.
///
/// Items stand in rows or in columns. What is called weight gives the weights; what is called total
/// or rank is left out, the totals after they were checked.
package struct MatrixTable: Sendable {
    package private(set) var columns: [Column] = []
    package private(set) var rows: [Row] = []
    /// Whether the items stood in columns.
    package let isTurned: Bool
    package private(set) var problems: [Problem] = []

    package struct Column: Sendable {
        package let title: String
        package let unit: String?
        package let weight: Decimal?
        package let isMeasured: Bool
        /// The quality of the project with this title.
        package let quality: Record?
    }

    package struct Row: Sendable {
        package let title: String
        package fileprivate(set) var values: [Decimal?]
        package let total: Decimal?
        /// The item of the project with this title.
        package let item: Record?
    }

    /// What keeps the table from being taken.
    package enum Problem: Sendable {
        case noTable
        case tooMuch
        case twice(String)
        case unreadable(item: String, quality: String, text: String)
        case beyond(item: String, quality: String, text: String)
    }

    package static let maximumRows = 2_000
    package static let maximumColumns = 100

    /// - Parameter turned: Whether items stand in columns; `nil` to find out.
    package init(
        _ text: String, turned: Bool?, levels: Int, items: [Record], qualities: [Record]
    ) {
        let all = (try? CSV.parse(text, restoring: true)) ?? []
        guard MatrixTable.isReasonable(all) else {
            isTurned = false
            problems = [.tooMuch]
            return
        }
        let cells = Cells(all)
        isTurned = turned ?? cells.seemsTurned(items, qualities)
        let upright = isTurned ? cells.turned : cells
        guard let sheet = Sheet(upright) else {
            problems = [.noTable]
            return
        }
        guard sheet.columns.count <= MatrixTable.maximumColumns,
            sheet.rows.count <= MatrixTable.maximumRows
        else {
            problems = [.tooMuch]
            return
        }
        let known = qualities.reduce(into: [:]) { $0[$1.title.folded] = $1 }
        for place in sheet.columns { readColumn(place, sheet, known, levels) }
        let present = items.reduce(into: [:]) { $0[$1.title.folded] = $1 }
        for row in sheet.rows { readRow(row, sheet, present, levels) }
        findTwins()
    }

    /// Whether a text has not far more cells than a table may have, so that reading it takes no time.
    private static func isReasonable(_ rows: [[String]]) -> Bool {
        let width = rows.reduce(0) { max($0, $1.count) }
        return width <= 4_000 && rows.count <= 4_000 && width * rows.count <= 1_000_000
    }

    private mutating func readColumn(
        _ place: Int, _ sheet: Sheet, _ known: [String: Record], _ levels: Int
    ) {
        let heading = sheet.heading(place)
        let (title, unit) = known[heading.folded] == nil ? heading.withoutUnit : (heading, nil)
        let quality = known[title.folded]
        let isMeasured =
            quality?[Quality.measured]
            ?? sheet.rows.contains { row in
                guard let value = Sheet.number(sheet.cell(row, place)) else { return false }
                return value.int64.map { $0 < 1 || $0 > Int64(levels) } ?? true
            }
        columns.append(
            Column(
                title: isMeasured ? title : quality == nil ? heading : title,
                unit: isMeasured ? unit : nil,
                weight: sheet.weights.flatMap { Sheet.number(sheet.cell($0, place)) },
                isMeasured: isMeasured, quality: quality))
    }

    private mutating func readRow(
        _ place: Int, _ sheet: Sheet, _ present: [String: Record], _ levels: Int
    ) {
        let title = sheet.cell(place, 0)
        var row = Row(
            title: title, values: [],
            total: sheet.total.flatMap { Sheet.number(sheet.cell(place, $0)) },
            item: present[title.folded])
        for (column, index) in zip(columns, sheet.columns) {
            let text = sheet.cell(place, index)
            let value = Sheet.number(text)
            if value == nil, !Sheet.isMissing(text) {
                problems.append(.unreadable(item: title, quality: column.title, text: text))
            } else if let value, !column.isMeasured,
                value.int64.map({ $0 < 1 || $0 > Int64(levels) }) ?? true
            {
                problems.append(.beyond(item: title, quality: column.title, text: text))
            }
            row.values.append(value)
        }
        rows.append(row)
    }

    private mutating func findTwins() {
        var seen: Set<String> = []
        for column in columns where !seen.insert(column.title.folded).inserted {
            problems.append(.twice(column.title))
        }
        seen = []
        for row in rows where !seen.insert(row.title.folded).inserted {
            problems.append(.twice(row.title))
        }
    }
}

/// The cells of a table, trimmed, without blank rows and columns.
private struct Cells {
    let rows: [[String]]

    init(_ all: [[String]]) {
        let trimmed = all.map { $0.map { $0.trimmed } }.filter { $0.contains { !$0.isEmpty } }
        let width = trimmed.reduce(0) { max($0, $1.count) }
        let kept = (0..<width).filter { column in
            trimmed.contains { column < $0.count && !$0[column].isEmpty }
        }
        rows = trimmed.map { row in kept.map { $0 < row.count ? row[$0] : "" } }
    }

    private init(rows: [[String]]) { self.rows = rows }

    var turned: Cells {
        let width = rows.first?.count ?? 0
        return Cells(rows: (0..<width).map { column in rows.map { $0[column] } })
    }

    /// Whether what stands above the columns are items: weights and totals tell, else the names that
    /// the project knows.
    func seemsTurned(_ items: [Record], _ qualities: [Record]) -> Bool {
        let above = (rows.first ?? []).dropFirst().map { $0.folded }
        let beside = rows.dropFirst().compactMap { $0.first?.folded }
        if above.contains(where: Sheet.isWeight) { return true }
        if beside.contains(where: Sheet.isWeight) { return false }
        if beside.contains(where: Sheet.isTotal) { return true }
        if above.contains(where: Sheet.isTotal) { return false }
        let known = Set(qualities.map { $0.title.folded })
        let present = Set(items.map { $0.title.folded })
        let score = above.count { present.contains($0) } + beside.count { known.contains($0) }
        let other = above.count { known.contains($0) } + beside.count { present.contains($0) }
        return score > other
    }
}

/// A table whose items stand in rows, with what its rows and columns mean.
private struct Sheet {
    private let cells: [[String]]
    /// Where the qualities and the items stand.
    let columns: [Int]
    let rows: [Int]
    let weights: Int?
    let total: Int?

    init?(_ table: Cells) {
        cells = table.rows
        guard let head = cells.first, head.count > 1, cells.count > 1 else { return nil }
        weights = cells.indices.dropFirst().first { [cells] in
            Sheet.isWeight(cells[$0][0].folded)
        }
        total = head.indices.dropFirst().first { Sheet.isTotal(head[$0].folded) }
        columns = head.indices.dropFirst().filter {
            !head[$0].isEmpty && !Sheet.isTotal(head[$0].folded) && !Sheet.isRank(head[$0].folded)
        }
        rows = cells.indices.dropFirst().filter { [cells] in
            let name = cells[$0][0]
            return !name.isEmpty && !Sheet.isWeight(name.folded) && !Sheet.isTotal(name.folded)
                && !Sheet.isRank(name.folded)
        }
        if columns.isEmpty || rows.isEmpty { return nil }
    }

    func heading(_ column: Int) -> String { cells[0][column] }
    func cell(_ row: Int, _ column: Int) -> String { cells[row][column] }

    private static let weightWords = [
        "weight", "weights", "gewicht", "gewichte", "gewichtung", "peso", "pesi",
    ]
    private static let totalWords = [
        "total", "totals", "sum", "score", "weighted score", "weighted total", "summe", "gesamt",
        "punkte", "totale", "somma", "punteggio",
    ]
    private static let rankWords = ["rank", "ranking", "rang", "posizione", "classifica"]

    static func isWeight(_ folded: String) -> Bool { weightWords.contains(folded) }
    static func isTotal(_ folded: String) -> Bool { totalWords.contains(folded) }
    static func isRank(_ folded: String) -> Bool { rankWords.contains(folded) }

    /// Nothing, or what people write for it.
    static func isMissing(_ text: String) -> Bool {
        ["", "-", "–", "—", "?", "n/a", "na", "k. a.", "k.a.", "n.d."].contains(text.folded)
    }

    /// A number as people type it, also with a unit or a currency around it.
    static func number(_ text: String) -> Decimal? {
        if isMissing(text) { return nil }
        if let value = try? Decimal.parse(text) { return value }
        let scalars = text.unicodeScalars
        let isPart = { (scalar: Unicode.Scalar) in
            "0"..."9" ~= scalar || scalar == "-"
        }
        guard let first = scalars.firstIndex(where: isPart),
            let last = scalars.lastIndex(where: isPart)
        else { return nil }
        // Two numbers with words between them are none.
        return try? Decimal.parse(String(scalars[first...last]))
    }
}

extension String {
    /// "Price (€)" as "Price" and "€".
    fileprivate var withoutUnit: (String, String?) {
        let bytes = utf8
        guard let last = bytes.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "]"),
            let open = bytes.lastIndex(
                of: last == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "["))
        else { return (self, nil) }
        let title = String(Substring(bytes[..<open])).trimmed
        let unit = String(Substring(bytes[bytes.index(after: open)...].dropLast())).trimmed
        if title.isEmpty || unit.isEmpty || unit.utf8.count > 20 { return (self, nil) }
        return (title, unit)
    }
}

extension MatrixTable {
    /// What the table changes in a project: its new items and qualities, weights and values.
    ///
    /// - Parameter lowerIsBetter: The places of new qualities of which less is better.
    package func drafts(
        _ project: RecordID, lowerIsBetter: Set<Int> = [], _ book: Book
    ) -> [Draft] {
        var drafts: [Draft] = []
        var qualities: [RecordID] = []
        for (place, column) in columns.enumerated() {
            let id = column.quality?.id ?? book.makeID()
            qualities.append(id)
            var draft = Draft(Quality.kind, id)
            if column.quality == nil {
                draft[Quality.project] = project
                draft[Quality.title] = column.title
                draft[Quality.measured] = column.isMeasured
                draft[Quality.reversed] = lowerIsBetter.contains(place)
                if let unit = column.unit { draft[Quality.unit] = unit }
            }
            if let weight = column.weight { draft[Quality.weight] = weight }
            drafts.append(draft)
        }
        for row in rows {
            let id = row.item?.id ?? book.makeID()
            if row.item == nil {
                drafts.append(
                    Draft(Item.kind, id).setting(Item.project, project)
                        .setting(Item.title, row.title))
            }
            for (index, value) in row.values.enumerated() {
                guard let value else { continue }
                drafts.append(
                    columns[index].isMeasured
                        ? Score.draft(id, qualities[index], measure: value)
                        : Score.draft(id, qualities[index], value.int64))
            }
        }
        return drafts
    }

    /// The rows whose total isn't Σ weight × value of the table's own, with that; nothing of a table
    /// with measures, whose totals depend on the method.
    package var wrongTotals: [(row: Row, sum: Rational)] {
        if columns.contains(where: { $0.isMeasured || $0.quality?[Quality.reversed] == true }) {
            return []
        }
        var found: [(row: Row, sum: Rational)] = []
        for row in rows {
            guard let total = row.total else { continue }
            var sum = Rational.zero
            for (column, value) in zip(columns, row.values) {
                let weight = column.weight ?? column.quality?[Quality.weight] ?? 1
                sum += weight.rational * (value?.rational ?? .zero)
            }
            if sum != total.rational { found.append((row, sum)) }
        }
        return found
    }
}
