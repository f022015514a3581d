import Kernel

/// The cells of a table that somebody made, trimmed, without blank rows and columns, with the line
/// that each stood in.
struct Grid {
    var rows: [[String]]
    private(set) var lines: [Int]
    private(set) var isTurned = false
    /// What was left out of it: titles and remarks above it, with their lines, numbers in front.
    var left: [(line: Int, text: String, reason: MatrixTable.Reason)] = []
    /// Where the names stand, among the columns that aren't blank.
    var names = 0
    /// Numbers without a heading that are taken for weights and asked about.
    var guessedWeights: (line: Int, texts: [String])?
    /// Where they may stand.
    var nameColumns: [(place: Int, title: String)] = []

    /// - Parameter names: Where a person says that the names stand.
    init(_ all: [[String]], names: Int? = nil) {
        let trimmed = all.map { $0.map { $0.onOneLine } }
        lines = trimmed.indices.filter { trimmed[$0].contains { !$0.isEmpty } }.map { $0 + 1 }
        let filled = lines.map { trimmed[$0 - 1] }
        let width = filled.reduce(0) { max($0, $1.count) }
        rows = filled.map { $0 + Array(repeating: "", count: width - $0.count) }
        takeHeading()
        dropBlankColumns()
        takeNames(names)
    }

    /// Headings that stand beside others under one name, with that name and the others.
    var crowded: [String: (name: String, below: [String])] = [:]

    var height: Int { rows.count }
    var width: Int { rows.first?.count ?? 0 }

    /// The line of the file in which a cell stands.
    func line(_ row: Int, _ column: Int) -> Int {
        let place = isTurned ? column : row
        return lines.indices.contains(place) ? lines[place] : 1
    }

    /// The same with columns for rows.
    var turned: Grid {
        var copy = self
        copy.rows = (0..<width).map { column in rows.map { $0[column] } }
        copy.isTurned.toggle()
        return copy
    }

    /// Leaves a row out of the table.
    mutating func drop(row: Int) {
        rows.remove(at: row)
        lines.remove(at: row)
    }

    private mutating func dropBlankColumns() {
        let kept = (0..<width).filter { column in rows.contains { !$0[column].isEmpty } }
        rows = rows.map { row in kept.map { row[$0] } }
    }
}

// Finding the headings.
extension Grid {
    /// Takes away what stands above the headings, but for rows of weights and of directions, which go
    /// below them.
    private mutating func takeHeading() {
        guard let head = heading else { return }
        mergeHeadings(head)
        var labelled: [(row: [String], line: Int)] = []
        for row in 0..<head {
            if let weights = weights(above: head, row) {
                if !weights.isSure { guessedWeights = (lines[row], weights.texts) }
                labelled.append((["Weight"] + rows[row].dropFirst(), lines[row]))
            } else if isLabelled(row) {
                labelled.append((rows[row], lines[row]))
            } else if !isMerged(row, head) {
                note(row)
            }
        }
        rows.removeFirst(head)
        lines.removeFirst(head)
        rows.insert(contentsOf: labelled.map { Grid.withNameFirst($0.row) }, at: 1)
        lines.insert(contentsOf: labelled.map { $0.line }, at: 1)
    }

    /// The numbers of a row right above the headings that may be weights.
    private func weights(above head: Int, _ row: Int) -> (texts: [String], isSure: Bool)? {
        if row != head - 1 { return nil }
        var pair = self
        pair.rows = [rows[head], rows[row]]
        return pair.namelessWeights(1)
    }

    private static func withNameFirst(_ row: [String]) -> [String] {
        var row = row
        if row[0].isEmpty, let first = row.firstIndex(where: { !$0.isEmpty }) {
            row.swapAt(0, first)
        }
        return row
    }

    private mutating func note(_ row: Int) {
        let texts = rows[row].filter { !$0.isEmpty }
        let numbers = texts.count { (try? NumberCell($0, .bothDecimal))?.number != nil }
        left.append((lines[row], texts.joined(separator: " "), numbers > 1 ? .unnamed : .above))
    }

    /// The first row that is about as wide as the rows with numbers and has mostly words itself.
    private var heading: Int? {
        let widths = rows.map { row in row.count { !$0.isEmpty } }
        let numbered = rows.indices.filter { rows[$0].dropFirst().contains { Grid.isNumber($0) } }
        let widest = (numbered.isEmpty ? Array(rows.indices) : numbered)
            .reduce(0) { max($0, widths[$1]) }
        let wide = rows.indices.filter { row in
            let width = widths[row] + (rows[row][0].isEmpty ? 1 : 0)
            return widths[row] > 0 && width > 1 && width * 4 >= widest * 3 && !isLabelled(row)
        }
        return wide.first { row in
            let numbers = rows[row].count { Grid.isNumber($0) }
            return numbers * 2 <= widths[row]
        } ?? wide.first
    }

    /// Whether a row says how much columns weigh, or in which direction they count.
    func isLabelled(_ row: Int) -> Bool {
        let cells = rows[row].filter { !$0.isEmpty }
        guard let first = cells.first, cells.count > 1 else { return false }
        if TableWords.isWeight(first) { return cells.contains { Grid.isNumber($0) } }
        return TableWords.isDirection(first)
            && cells.dropFirst().allSatisfy { TableWords.isLowerBetter($0) != nil }
    }

    /// Whether a text begins like a number, perhaps behind a sign or a currency.
    static func isNumber(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let digit = scalars.firstIndex(where: { "0"..."9" ~= $0 }) else { return false }
        let before = scalars[..<digit]
        return before.count <= 4 && !before.contains { "a"..."z" ~= $0 }
    }
}

extension String {
    /// Trimmed, with every line break and tabulator as a blank.
    fileprivate var onOneLine: String {
        if !utf8.contains(where: { $0 < 0x20 }) { return trimmed }
        return utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }.joined(separator: " ")
    }
}
