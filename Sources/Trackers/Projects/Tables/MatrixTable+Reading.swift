package import Kernel

extension MatrixTable {
    /// Reads a text.
    ///
    /// - Parameter style: How the reader writes numbers, where the table doesn't show it.
    package init(
        _ text: String, _ choices: MatrixChoices = MatrixChoices(),
        for target: MatrixTarget = MatrixTarget(), style: NumberStyle = .decimalPoint
    ) {
        let all: [[String]]
        do { all = try CSV.parse(text, restoring: true) } catch {
            self.init(turned: false, levels: target.levels, problem: .broken(error))
            return
        }
        guard MatrixTable.isReasonable(all) else {
            self.init(turned: false, levels: target.levels, problem: .tooMuch)
            return
        }
        if OwnMatrix.isOwn(all) {
            self = OwnMatrix.table(all, target)
            return
        }
        self.init(Grid(all, names: choices.names), choices, target, style)
    }

    init(turned: Bool, levels: Int, problem: Problem? = nil) {
        isTurned = turned
        self.levels = levels
        problems = problem.map { [$0] } ?? []
    }

    /// Whether a text has not far more cells than a table may have, so that reading it takes no time.
    private static func isReasonable(_ rows: [[String]]) -> Bool {
        let width = rows.reduce(0) { max($0, $1.count) }
        return width <= 4_000 && rows.count <= 4_000 && width * rows.count <= 1_000_000
    }

    private init(
        _ grid: Grid, _ choices: MatrixChoices, _ target: MatrixTarget, _ style: NumberStyle
    ) {
        let stand = grid.stand(target.items, target.qualities)
        let seemsTurned = stand != .rows && stand != .unsaid
        let turned = choices.turned ?? seemsTurned
        guard let layout = Layout(turned ? grid.turned : grid) else {
            self.init(turned: turned, levels: target.levels, problem: .noTable)
            return
        }
        guard layout.columns.count <= MatrixTable.maximumColumns,
            layout.rows.count <= MatrixTable.maximumRows
        else {
            self.init(turned: turned, levels: target.levels, problem: .tooMuch)
            return
        }
        self.init(turned: turned, levels: target.levels)
        namesPlace = grid.names
        nameColumns = grid.nameColumns
        if choices.turned == nil {
            if stand == .unsaid { remarks.append(.stand(isTurned: turned)) }
            if stand == .weightIsDoubtful { questions.append(.weightColumn(line: 1)) }
            if stand == .cornerIsDoubtful { questions.append(.corner(line: 1)) }
        }
        read(layout, choices, target, style)
    }

    private mutating func read(
        _ given: Layout, _ choices: MatrixChoices, _ target: MatrixTarget, _ style: NumberStyle
    ) {
        let reading = ColumnReading(given, choices, target, style)
        var layout = given
        for column in reading.totals { layout.takeTotal(column) }
        var cells = ColumnReading(layout, choices, target, style)
        let counted = TotalsCheck.counted(cells.columns, cells.rows)
        if !counted.isEmpty {
            var choices = choices
            for place in counted where choices.reversed[place] == nil {
                choices.reversed[place] = false
                let column = cells.columns[place]
                remarks.append(.counted(line: column.line, quality: column.title))
            }
            cells = ColumnReading(layout, choices, target, style)
        }
        questions += layout.perhapsRanks.map { .rank(line: $0.line, text: $0.text) }
        remarks += layout.left.map { .left(line: $0.line, text: $0.text, $0.reason) }
        levels = cells.levels
        columns = cells.columns
        rows = cells.rows
        questions += cells.questions
        remarks += cells.remarks
        problems += cells.problems
        findTwins()
        var check = TotalsCheck(self, target)
        check.run()
        questions += check.questions
        remarks += check.remarks
    }

    mutating func findTwins() {
        var seen: Set<String> = []
        for column in columns where !column.isSkipped {
            if seen.insert(column.title.folded).inserted { continue }
            problems.append(.twice(line: column.line, column.title))
        }
        seen = []
        for row in rows where !row.isSkipped {
            if seen.insert(row.title.folded).inserted { continue }
            problems.append(.twice(line: row.line, row.title))
        }
    }
}

extension String {
    /// "Price (€)" as "Price" and "€".
    var withoutUnit: (String, String?) {
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
