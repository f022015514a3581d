import Kernel

/// What the rows and columns of a table mean, once its items stand in rows.
struct Layout {
    let grid: Grid
    /// Where the qualities and the items stand.
    private(set) var columns: [Int] = []
    private(set) var rows: [Int] = []
    private(set) var weights: Int?
    private(set) var units: Int?
    private(set) var directions: Int?
    private(set) var totals: [Int] = []
    /// What is left out, with its name and why.
    private(set) var left: [(line: Int, text: String, reason: MatrixTable.Reason)] = []

    /// `nil` where there is nothing to compare.
    init?(_ grid: Grid) {
        self.grid = grid
        guard grid.width > 1, grid.height > 1 else { return nil }
        left = grid.left.map { ($0.line, $0.text, .above) }
        sortRows()
        sortColumns()
        if columns.isEmpty, !totals.isEmpty {
            columns = totals
            totals = []
        }
        if columns.isEmpty || rows.isEmpty { return nil }
    }

    func heading(_ column: Int) -> String { grid.rows[0][column] }
    func cell(_ row: Int, _ column: Int) -> String { grid.rows[row][column] }

    private mutating func leave(_ row: Int, _ column: Int, _ reason: MatrixTable.Reason) {
        left.append((grid.line(row, column), grid.rows[row][column], reason))
    }

    private mutating func sortRows() {
        let last = grid.rows.indices.dropFirst().last { row in
            grid.rows[row].dropFirst().contains { !$0.isEmpty }
        }
        for row in grid.rows.indices.dropFirst() {
            let name = grid.rows[row][0]
            let rest = grid.rows[row].dropFirst()
            if name.isEmpty {
                if rest.contains(where: { !$0.isEmpty }) { leaveNameless(row) }
            } else if weights == nil, TableWords.isWeight(name) {
                weights = row
            } else if TableWords.isUnit(name), units == nil, isWords(rest) {
                units = row
            } else if directions == nil, TableWords.isDirection(name), areDirections(rest) {
                directions = row
            } else if TableWords.isTotal(name) {
                leave(row, 0, .total)
            } else if TableWords.isRank(name) {
                leave(row, 0, .rank)
            } else if TableWords.isDerived(name) {
                leave(row, 0, .derived)
            } else if row > last ?? 0, Layout.isRemark(name) {
                leave(row, 0, .remark)
            } else if TableWords.isNote(name), isWords(rest) {
                leave(row, 0, .note)
            } else {
                rows.append(row)
            }
        }
    }

    private mutating func leaveNameless(_ row: Int) {
        let text = grid.rows[row].filter { !$0.isEmpty }.joined(separator: " ")
        left.append((grid.line(row, 0), text, .remark))
    }

    private mutating func sortColumns() {
        for column in grid.rows[0].indices.dropFirst() {
            let name = heading(column)
            if name.isEmpty {
                if hasValues(column) { left.append((grid.line(0, column), "", .remark)) }
            } else if TableWords.isTotal(name) {
                totals.append(column)
            } else if TableWords.isRank(name), !hasWeight(column) {
                leave(0, column, .rank)
            } else if TableWords.isDerived(name) {
                leave(0, column, .derived)
            } else if TableWords.isNote(name), !hasNumbers(column) {
                leave(0, column, .note)
            } else if grid.isTurned, !hasValues(column), !hasWeight(column) {
                leave(0, column, .empty)
            } else {
                columns.append(column)
            }
        }
    }

    /// What has a weight is a quality, whatever it is called: in German, room and rank are one word.
    private func hasWeight(_ column: Int) -> Bool {
        weights.map { !cell($0, column).isEmpty } ?? false
    }

    private func hasValues(_ column: Int) -> Bool {
        rows.contains { !cell($0, column).isEmpty }
    }

    private func hasNumbers(_ column: Int) -> Bool {
        rows.contains { Grid.isNumber(cell($0, column)) }
    }

    private func isWords(_ cells: some Sequence<String>) -> Bool {
        cells.allSatisfy { !Grid.isNumber($0) }
    }

    private func areDirections(_ cells: some Sequence<String>) -> Bool {
        cells.allSatisfy { $0.isEmpty || TableWords.isLowerBetter($0) != nil }
    }

    /// A sentence below a table: long, or explaining with a colon or an equals sign.
    private static func isRemark(_ text: String) -> Bool {
        text.utf8.count > 60
            || text.utf8.contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }
    }

    /// Takes a column that its numbers show to be totals out of the qualities.
    mutating func takeTotal(_ column: Int) {
        columns.removeAll { $0 == column }
        totals.append(column)
    }
}

// Which way the items stand.
extension Grid {
    /// Why items were taken to stand one way.
    enum Stand: Sendable {
        case rows, columns
        /// Nothing in the table says it.
        case unsaid
        /// "Weight" over a column may be what is weighed, or the weights.
        case weightIsDoubtful
    }

    /// Corner, weights and totals tell, else the names that the project knows.
    func stand(_ items: [Record], _ qualities: [Record]) -> Stand {
        let above = (rows.first ?? []).dropFirst()
        let beside = rows.dropFirst().compactMap { $0.first }
        let corner = rows.first?.first ?? ""
        if beside.contains(where: TableWords.isWeight) { return .rows }
        if TableWords.saysCriteria(corner) { return .columns }
        let known = Set(qualities.map { $0.title.folded })
        let present = Set(items.map { $0.title.folded })
        if above.contains(where: { known.contains($0.folded) }) { return .rows }
        if beside.contains(where: TableWords.isTotal) { return .columns }
        if TableWords.saysOptions(corner) { return .rows }
        if let first = above.first, TableWords.isWeight(first) {
            return corner.isEmpty ? .columns : .weightIsDoubtful
        }
        if above.contains(where: TableWords.isTotal) { return .rows }
        let turned =
            above.count { present.contains($0.folded) } + beside.count { known.contains($0.folded) }
        let upright = beside.count { present.contains($0.folded) }
        return turned > upright ? .columns : upright > 0 ? .rows : .unsaid
    }
}
