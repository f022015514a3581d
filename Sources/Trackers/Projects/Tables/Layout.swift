import Kernel

/// What the rows and columns of a table mean, once its items stand in rows.
struct Layout {
    var grid: Grid
    /// Where the qualities and the items stand.
    var columns: [Int] = []
    var rows: [Int] = []
    private(set) var weights: Int?
    private(set) var units: Int?
    private(set) var directions: Int?
    private(set) var totals: [Int] = []
    /// What is left out, with its name and why.
    private(set) var left: [(line: Int, text: String, reason: MatrixTable.Reason)] = []
    /// The table's own ranking, best first.
    private(set) var rank: Int?
    /// What is left out as a ranking though it may be a quality.
    private(set) var perhapsRanks: [(line: Int, text: String)] = []

    /// The row of the most points possible, by its name.
    var most: Int?
    /// Whether that name can mean nothing else.
    var isMostSure = true
    /// Rows with the most points everywhere whose name may mean that, or somebody.
    var perhapsMost: [(line: Int, name: String)] = []
    /// The column that names who wins.
    private(set) var winner: Int?
    /// Items that repeat another by the weights, as only some do.
    var perhapsProducts: [(line: Int, item: String, of: String)] = []
    /// What is left out though nobody knows what it is.
    var unknown: [(line: Int, name: String, text: String)] = []

    /// `nil` where there is nothing to compare.
    init?(_ grid: Grid) {
        self.grid = grid
        guard grid.width > 1, grid.height > 1 else { return nil }
        left = grid.left
        sortRows()
        sortColumns()
        if columns.isEmpty, !totals.isEmpty {
            columns = totals
            totals = []
        }
        if columns.isEmpty || rows.isEmpty { return nil }
        dropProducts()
    }

    func heading(_ column: Int) -> String { grid.rows[0][column] }
    func cell(_ row: Int, _ column: Int) -> String { grid.rows[row][column] }

    mutating func leave(_ row: Int, _ column: Int, _ reason: MatrixTable.Reason) {
        left.append((grid.line(row, column), grid.rows[row][column], reason))
    }

    private mutating func sortRows() {
        let last = grid.rows.indices.dropFirst().last { row in
            grid.rows[row].dropFirst().contains { !$0.isEmpty }
        }
        for row in grid.rows.indices.dropFirst() {
            if grid.rows[row][0].isEmpty {
                takeNameless(row)
            } else if !takeExplaining(row), !takeMost(row), !leaveWords(row) {
                if let reason = reason(toLeave: row, last: last ?? 0) {
                    leave(row, 0, reason)
                } else {
                    rows.append(row)
                }
            }
        }
    }

    /// Units, or directions, stand without a name right below the headings.
    private mutating func takeNameless(_ row: Int) {
        let cells = grid.rows[row].dropFirst()
        if cells.allSatisfy({ $0.isEmpty }) { return }
        let isFirst = rows.isEmpty && units == nil
        let isDirections = areDirections(cells) && cells.contains { TableWords.isDirected($0) }
        if directions == nil, isFirst, isDirections {
            directions = row
        } else if isFirst, isWords(cells), cells.allSatisfy({ $0.utf8.count <= 20 }) {
            units = row
        } else {
            leaveNameless(row)
        }
    }

    /// Takes a row of weights, units or directions.
    private mutating func takeExplaining(_ row: Int) -> Bool {
        let name = grid.rows[row][0]
        let rest = grid.rows[row].dropFirst()
        if weights == nil, TableWords.isWeight(name) {
            weights = row
        } else if TableWords.isUnit(name), units == nil, isWords(rest) {
            units = row
        } else if directions == nil, TableWords.isDirection(name), areDirections(rest) {
            directions = row
        } else {
            return false
        }
        return true
    }

    /// - Parameter last: The last row with anything behind its name.
    private func reason(toLeave row: Int, last: Int) -> MatrixTable.Reason? {
        let name = grid.rows[row][0]
        if TableWords.isTotal(name) || isExtreme(row) { return .total }
        if repeatsWeights(row) { return .derived }
        if TableWords.isSurelyRank(name) { return .rank }
        if TableWords.isDerived(name) || isDifference(row) { return .derived }
        if row > last, Layout.isRemark(name) { return .remark }
        let isTitle = TableWords.saysTitles(name)
        if isTitle, grid.rows[row].dropFirst().allSatisfy({ $0.isEmpty }) { return .remark }
        return TableWords.isNote(name) && hasText(grid.rows[row].dropFirst()) ? .note : nil
    }

    /// Whether a row holds the weights once more, as before the scores of each item.
    private func repeatsWeights(_ row: Int) -> Bool {
        guard let weights, TableWords.isWeight(grid.rows[row][0]) else { return false }
        return grid.rows[row].dropFirst() == grid.rows[weights].dropFirst()
    }

    /// Whether a row "Max" repeats cells of the rows above instead of being about somebody.
    func isExtreme(_ row: Int) -> Bool {
        guard rows.count > 1, TableWords.mayBeExtreme(grid.rows[row][0]) else { return false }
        return grid.rows[row].indices.dropFirst().allSatisfy { column in
            let text = cell(row, column)
            return text.isEmpty || rows.contains { cell($0, column) == text }
        }
    }

    /// Several numbers may count.
    private static func reason(ofUnnamed texts: [String]) -> MatrixTable.Reason {
        texts.count { (try? NumberCell($0, .bothDecimal))?.number != nil } > 1 ? .unnamed : .remark
    }

    private mutating func leaveNameless(_ row: Int) {
        let texts = grid.rows[row].filter { !$0.isEmpty }
        let reason = Layout.reason(ofUnnamed: texts)
        left.append((grid.line(row, 0), texts.joined(separator: " "), reason))
    }

    private mutating func leaveNameless(column: Int) {
        let texts = grid.rows.indices.dropFirst().map { cell($0, column) }.filter { !$0.isEmpty }
        if texts.isEmpty { return }
        let reason = Layout.reason(ofUnnamed: texts)
        left.append((grid.line(0, column), texts.prefix(4).joined(separator: ", "), reason))
    }

    private mutating func sortColumns() {
        let isFilled =
            grid.isTurned
            || rows.count > 1 && grid.rows[0].indices.dropFirst().contains { hasValues($0) }
        for column in grid.rows[0].indices.dropFirst() {
            let name = heading(column)
            if name.isEmpty {
                leaveNameless(column: column)
            } else if TableWords.isTotal(name) {
                totals.append(column)
            } else if TableWords.isRank(name), !hasWeight(column), isRanking(column) {
                take(rank: column)
            } else if TableWords.isDerived(name) {
                leave(0, column, .derived)
            } else if !hasWeight(column), isNote(column) {
                if TableWords.isWinner(name) { winner = column }
                leave(0, column, TableWords.isWinner(name) ? .winner : .note)
            } else if isFilled, !hasValues(column), !hasWeight(column) {
                leave(0, column, .empty)
            } else {
                columns.append(column)
            }
        }
    }

    /// A ranking that neither its name nor the totals make sure of is asked about.
    private mutating func take(rank column: Int) {
        rank = column
        if TableWords.isSurelyRank(heading(column)) || isConfirmed(column) {
            leave(0, column, .rank)
        } else {
            perhapsRanks.append((grid.line(0, column), heading(column)))
        }
    }

    /// Whether a column ranks the items, and stands where rankings do or as the totals say.
    private func isRanking(_ column: Int) -> Bool {
        let places = places(column)
        guard places.count > 1, places.count == rows.count(where: { !cell($0, column).isEmpty })
        else { return places.isEmpty && !hasValues(column) }
        let sorted = places.map { $0.place }.inOrder { $0 < $1 }
        var (competition, dense) = (true, sorted[0] == 1)
        for (index, place) in sorted.enumerated() {
            let isTie = index > 0 && sorted[index - 1] == place
            if !isTie, place != index + 1 { competition = false }
            if index > 0, !isTie, place != sorted[index - 1] + 1 { dense = false }
        }
        return (competition || dense) && (isLast(column) || isConfirmed(column))
    }

    /// Whether only what is left out follows.
    private func isLast(_ column: Int) -> Bool {
        ((column + 1)..<max(grid.width, column + 1)).allSatisfy { next in
            let name = heading(next)
            return name.isEmpty || TableWords.isTotal(name) || TableWords.isDerived(name)
                || TableWords.isRank(name) || isNote(next) || !hasValues(next)
        }
    }

    /// Whether some totals stand in the same order.
    private func isConfirmed(_ column: Int) -> Bool {
        let places = places(column).inOrder { $0.place < $1.place }
        return grid.rows[0].indices.dropFirst().contains { total in
            let name = heading(total)
            guard TableWords.isTotal(name) || TableWords.mayBeTotal(name) else { return false }
            let numbers = places.map {
                (try? NumberCell(cell($0.row, total), .bothDecimal))?.number
            }
            return zip(numbers, numbers.dropFirst()).allSatisfy { better, worse in
                guard let better, let worse else { return false }
                return worse <= better
            }
        }
    }

    private func places(_ column: Int) -> [(row: Int, place: Int)] {
        rows.compactMap { row in Layout.place(cell(row, column)).map { (row, $0) } }
    }

    /// A place in a ranking: "2", "2.", "#2", "2nd"; `nil` for anything else.
    static func place(_ text: String) -> Int? {
        let bytes = text.folded.utf8.drop { $0 == UInt8(ascii: "#") }
        let digits = bytes.prefix { 0x30...0x39 ~= $0 }
        let end = String(Substring(bytes.dropFirst(digits.count)))
        guard 1...4 ~= digits.count, ordinals.contains(end) else { return nil }
        return Int(String(Substring(digits)))
    }

    private static let ordinals = [
        "", ".", ")", "st", "nd", "rd", "th", "\u{B0}", "\u{BA}", "\u{AA}", "o", "a", "er", "re",
        "e", "eme", ". platz", ". rang", ".\u{BA}",
    ]

    /// What has a weight is a quality, whatever it is called: in German, room and rank are one word.
    private func hasWeight(_ column: Int) -> Bool {
        weights.map { !cell($0, column).isEmpty } ?? false
    }

    private func hasValues(_ column: Int) -> Bool {
        rows.contains { !cell($0, column).isEmpty }
    }

    /// What is called notes and has texts, or leads to pages.
    private func isNote(_ column: Int) -> Bool {
        let cells = rows.map { cell($0, column) }.filter { !$0.isEmpty }
        if TableWords.isNote(heading(column)), cells.isEmpty || hasText(cells) { return true }
        return !cells.isEmpty && cells.allSatisfy { TableWords.isAddress($0) }
    }

    private func hasText(_ cells: some Sequence<String>) -> Bool {
        cells.contains { (try? NumberCell($0, .bothDecimal)) == nil }
    }

    func isWords(_ cells: some Sequence<String>) -> Bool {
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
