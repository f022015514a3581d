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
            let problem = error.reason == .tooManyCells ? Problem.tooMuch : .broken(error)
            self.init(turned: false, levels: target.levels, problem: problem)
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
        let turned = choices.turned ?? stand.isTurned
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
        if choices.turned == nil { explain(stand, grid.rows[0]) }
        if let (line, texts) = grid.guessedWeights {
            questions.append(.namelessWeights(line: line, texts))
        }
        read(layout, choices, target, style)
    }

    private mutating func explain(_ stand: Grid.Stand, _ headings: [String]) {
        switch stand {
        case .rows, .columns: break
        case .unsaid: remarks.append(.stand(isTurned: false))
        case .weightIsDoubtful: questions.append(.weightColumn(line: 1, text: headings[1]))
        case .cornerIsDoubtful: questions.append(.corner(line: 1, text: headings[0]))
        case .weightRowIsDoubtful(let isTurned):
            questions.append(.weightRow(line: 1, isCriterion: isTurned))
        }
    }

    private mutating func read(
        _ given: Layout, _ choices: MatrixChoices, _ target: MatrixTarget, _ style: NumberStyle
    ) {
        let reading = ColumnReading(given, choices, target, style)
        var layout = given
        for total in reading.totals {
            layout.takeTotal(total.column)
            if total.isSure { continue }
            questions.append(
                .perhapsTotal(
                    line: layout.grid.line(0, total.column), text: layout.heading(total.column)))
        }
        totalPlaces = layout.totals
        totalHeadings = layout.totals.map { layout.heading($0) }
        totalDirections = totalHeadings.map { TotalDirection($0) }
        var cells = ColumnReading(layout, choices, target, style)
        take(cells)
        let counted = TotalsCheck.counted(self).filter { choices.reversed[$0.place] == nil }
        if !counted.isEmpty {
            var choices = choices
            for (place, isLowerBetter, total) in counted {
                choices.reversed[place] = isLowerBetter
                let (line, title) = (columns[place].line, columns[place].title)
                remarks.append(
                    isLowerBetter
                        ? .countedDown(line: line, quality: title, total: totalHeadings[total])
                        : .counted(line: line, quality: title))
            }
            cells = ColumnReading(layout, choices, target, style)
            take(cells)
        }
        questions += cells.questions
        remarks += cells.remarks
        problems += cells.problems
        explain(layout)
        askMost(layout)
        askNames()
        askContained()
        askCounts()
        askRanks()
        askHint(layout)
        findTwins()
        refuse(layout)
        var check = TotalsCheck(self, target)
        check.run()
        questions += check.questions
        remarks += check.remarks
        if check.isConfirmed { questions.removeAll { $0.isAnsweredByTotals } }
        // Totals of what can be reached at most come out right, too.
        questions += layout.perhapsMost.map { .perhapsMost(line: $0.line, item: $0.name) }
    }

    private mutating func take(_ cells: ColumnReading) {
        levels = cells.levels
        columns = cells.columns
        rows = cells.rows
    }

    /// Says what of the table was left out, and asks of what may be more than that.
    private mutating func explain(_ layout: Layout) {
        questions += layout.perhapsRanks.map { .rank(line: $0.line, text: $0.text) }
        questions += layout.oddTotals.map { .leftTotal(line: $0.line, name: $0.name) }
        questions += layout.perhapsProducts.map {
            .perhapsProduct(line: $0.line, item: $0.item, of: $0.of)
        }
        questions += layout.unknown.map { .unknown(line: $0.line, name: $0.name, text: $0.text) }
        for (line, text, reason) in layout.left {
            if reason == .unnamed {
                questions.append(.unnamed(line: line, text: text))
            } else {
                remarks.append(.left(line: line, text: text, reason))
            }
        }
        for row in layout.winners { rows[row].isWinner = true }
    }

    private mutating func askMost(_ layout: Layout) {
        if let most = layout.most {
            let (line, name) = (layout.grid.line(most, 0), layout.cell(most, 0))
            if layout.mostOfAll == levels, layout.isMostSure {
                remarks.append(.most(line: line, name: name))
            } else {
                questions.append(
                    .most(line: line, name: name, isOneScale: layout.mostOfAll == levels))
            }
            return
        }
        if !layout.perhapsMost.isEmpty { return }
        let figures = rows.map { row in used.map { row.figures[$0] } }
        for row in [0, rows.count - 1] where MostPoints.seemsSaid(by: row, figures) {
            questions.append(.perhapsMost(line: rows[row].line, item: rows[row].title))
        }
    }

    /// Asks of qualities that are called totals, and of items that are called what is wanted.
    private mutating func askNames() {
        // Of two, one is no total of the other.
        for column in columns
        where used.count > 2 && !column.isSkipped && column.quality == nil {
            guard column.weight == nil, TableWords.isCalledTotal(column.title) else { continue }
            questions.append(.noTotal(line: column.line, quality: column.title))
        }
        for row in rows where row.item == nil && TableWords.mayBeTarget(row.title) {
            questions.append(.perhapsTarget(line: row.line, item: row.title))
        }
    }

    /// Refuses several columns under one name, and a table of which nothing is left.
    private mutating func refuse(_ layout: Layout) {
        let named =
            rows.map { ($0.title, $0.line) }
            + columns.map { (layout.heading($0.place), $0.line) }
        for (title, line) in named {
            guard let found = layout.grid.crowded[title] else { continue }
            problems.append(.crowded(line: line, name: found.name, found.below))
        }
        refuseWeights(layout)
        if used.isEmpty { problems.append(.nothingLeft) }
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
