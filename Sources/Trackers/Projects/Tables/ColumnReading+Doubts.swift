import Kernel

// What is said, asked and refused of a column.
extension ColumnReading {
    /// Says why a column is measured, which way it counts, and what its points, commas and words were
    /// taken for.
    mutating func explain(
        _ cells: ColumnCells, _ column: MatrixTable.Column, _ place: Int, _ direction: Direction
    ) {
        if column.isSkipped {
            if choices.uses[place] == nil { askText(cells, column) }
            return
        }
        askStyle(cells, column, place)
        explainBlanks(cells, column)
        if !column.isMeasured { askWords(cells, column) }
        explain(direction, cells, column)
        if column.isMeasured, cells.quality == nil, choices.uses[place] == nil {
            explainMeasures(cells, column, direction)
        }
    }

    /// Says which cells are taken for no value though something stands in them.
    private mutating func explainBlanks(_ cells: ColumnCells, _ column: MatrixTable.Column) {
        var found: [String] = []
        for (row, text) in cells.texts.enumerated() where !text.isEmpty {
            let isBlank = text == "?" || NumberCell.isMissing(text)
            if isBlank, cells.words?.places[row] == nil, !found.contains(text) {
                found.append(text)
            }
        }
        if found.isEmpty { return }
        remarks.append(.blanks(line: column.line, quality: column.title, found))
    }

    private mutating func askText(_ cells: ColumnCells, _ column: MatrixTable.Column) {
        let text = words.odd(in: cells.texts) ?? cells.texts.first { !$0.isEmpty } ?? ""
        questions.append(.text(line: column.line, quality: column.title, text: text))
    }

    private mutating func askStyle(
        _ cells: ColumnCells, _ column: MatrixTable.Column, _ place: Int
    ) {
        let found = cells.ambiguous
        guard cells.isAsked, choices.styles[place] == nil, let first = found.first else { return }
        questions.append(
            .style(
                line: line(first.row, cells), quality: column.title,
                cells: found.map { MatrixTable.ReadCell($0.text, $0.read.canonical) },
                isOdd: cells.isOdd))
    }

    /// Words are asked about, unless they say themselves what they are in the levels there are.
    private mutating func askWords(_ cells: ColumnCells, _ column: MatrixTable.Column) {
        guard let words = cells.words, !cells.isOnScale else { return }
        let isClear =
            words.isSaid && words.steps == levels && (target.isNew || levels == target.levels)
        if isClear || choices.levels != nil { return }
        var read: [MatrixTable.ReadCell] = []
        for step in 0..<words.steps {
            let level = String(words.level(step, of: levels))
            for (place, text) in zip(words.places, cells.texts) where place == step {
                if read.contains(where: { $0.text.folded == text.folded }) { continue }
                read.append(MatrixTable.ReadCell(text, level))
            }
        }
        questions.append(
            .words(
                line: column.line, quality: column.title, cells: read,
                isLowerBetter: column.isReversed))
    }

    private mutating func explain(
        _ direction: Direction, _ cells: ColumnCells, _ column: MatrixTable.Column
    ) {
        askMark(cells, column)
        switch direction {
        case .own, .said: break
        case .word(let found):
            remarks.append(
                .direction(
                    line: column.line, quality: column.title,
                    isLowerBetter: found.isLowerBetter, word: found.word))
        case .likely(let found):
            questions.append(
                .likely(
                    line: column.line, quality: column.title,
                    isLowerBetter: found.isLowerBetter, word: found.word,
                    isMeasured: column.isMeasured))
        case .hinted: break
        case .unsaid where column.isDirectionOpen:
            questions.append(.direction(line: column.line, quality: column.title))
        case .unsaid:
            guard cells.quality == nil, !column.isMeasured else { return }
            if CriterionWords.isBurden(cells.title), cells.words == nil || cells.isOnScale {
                questions.append(.burden(line: column.line, quality: column.title))
            } else if CriterionWords.direction(column.title)?.isLowerBetter ?? false {
                remarks.append(.scoredSo(line: column.line, quality: column.title))
            }
        }
    }

    /// Asks of scores behind whose heading something stands that nobody understands.
    private mutating func askMark(_ cells: ColumnCells, _ column: MatrixTable.Column) {
        guard let mark = cells.unknownMark, column.quality == nil, !column.isMeasured else {
            return
        }
        if case .likely = column.direction { return }
        questions.append(.mark(line: column.line, quality: cells.title, text: mark))
    }

    /// Asks of numbers without a unit of which only some can't be levels, unless a word says that
    /// they are measured.
    private mutating func explainMeasures(
        _ cells: ColumnCells, _ column: MatrixTable.Column, _ direction: Direction
    ) {
        if let whole = cells.whole, isBesideScores || (wholes[whole] ?? 0) > 1 {
            let row = cells.numbers.firstIndex { $0.map { $0.int64 == nil } ?? false } ?? 0
            return questions.append(
                .measures(line: line(row, cells), quality: column.title, text: cells.texts[row]))
        }
        if let unit = column.unit {
            return remarks.append(.unit(line: column.line, quality: column.title, unit))
        }
        let isLevel = cells.numbers.map { $0.map { $0.int64.map { 1...10 ~= $0 } ?? false } }
        guard let row = isLevel.firstIndex(of: false), isLevel.contains(true) else { return }
        if case .word = direction { return }
        questions.append(
            .measures(line: line(row, cells), quality: column.title, text: cells.texts[row]))
    }

    mutating func refuse(_ cells: ColumnCells, _ column: MatrixTable.Column) {
        if cells.words == nil || column.isMeasured { refuseUnreadable(cells, column) }
        if cells.units == ["%"], cells.bare > 0 {
            problems.append(.units(line: column.line, quality: column.title, ["%", "1"]))
        }
        if cells.units.count > 1 {
            problems.append(
                .units(line: column.line, quality: column.title, cells.units))
        }
        if column.isMeasured || cells.words != nil { return }
        for (row, number) in cells.numbers.enumerated() where !rows[row].isSkipped {
            guard let number, number.int64.map({ !(1...Int64(levels) ~= $0) }) ?? true else {
                continue
            }
            problems.append(
                .beyond(
                    line: line(row, cells), item: rows[row].title, quality: column.title,
                    text: cells.texts[row]))
        }
    }

    private mutating func refuseUnreadable(_ cells: ColumnCells, _ column: MatrixTable.Column) {
        for (row, error) in cells.errors where !rows[row].isSkipped {
            problems.append(
                .unreadable(
                    line: line(row, cells), item: rows[row].title, quality: column.title, error))
        }
    }

    private func line(_ row: Int, _ cells: ColumnCells) -> Int {
        layout.grid.line(layout.rows[row], cells.column)
    }
}

// Weights.
extension ColumnReading {
    /// Takes the weights of a row, else those behind the headings.
    mutating func readWeights(_ inHeadings: HeadingWeights) {
        if let row = layout.weights {
            readWeights(row)
        } else if !inHeadings.weights.isEmpty {
            takeWeights(inHeadings)
        }
    }

    private mutating func takeWeights(_ found: HeadingWeights) {
        for place in columns.indices where !columns[place].isSkipped {
            columns[place].weight = found.weights[place]
            if found.weights[place] == nil, columns[place].quality == nil {
                questions.append(
                    .noWeight(line: columns[place].line, quality: columns[place].title))
            }
        }
        let weights = layout.columns.indices.compactMap { found.weights[$0] }
        let line = layout.grid.line(0, layout.columns[0])
        if found.isAsked {
            questions.append(.headingWeights(line: line, weights))
        } else {
            remarks.append(.headingWeights(line: line, weights))
        }
    }

    private mutating func readWeights(_ row: Int) {
        let texts = layout.columns.map { layout.cell(row, $0) }
        let style = ColumnCells.style(of: texts) ?? tableStyle ?? readerStyle
        var isPercent: [Bool] = []
        if takeWords(texts, row) { return }
        for (place, text) in texts.enumerated() where !columns[place].isSkipped {
            let line = layout.grid.line(row, layout.columns[place])
            guard let cell = try? NumberCell(text.withoutTimes, style),
                cell.unit.isEmpty || cell.unit == "%"
            else {
                problems.append(.weight(line: line, quality: columns[place].title, text: text))
                continue
            }
            guard let number = cell.number else {
                if columns[place].quality == nil {
                    questions.append(.noWeight(line: line, quality: columns[place].title))
                }
                continue
            }
            if number.isNegative || number > 1_000_000 {
                problems.append(.weight(line: line, quality: columns[place].title, text: text))
            }
            columns[place].weight = number
            isPercent.append(cell.unit == "%")
        }
        if Set(isPercent).count > 1, let place = columns.indices.first {
            problems.append(
                .units(
                    line: layout.grid.line(row, layout.columns[place]),
                    quality: layout.cell(row, 0), ["%", "1"]))
        }
    }

    /// Weights in words, such as "high": as many as their step from the least.
    private mutating func takeWords(_ texts: [String], _ row: Int) -> Bool {
        guard let words = LevelWords(texts), words.isAmount else { return false }
        var read: [MatrixTable.ReadCell] = []
        for place in columns.indices where !columns[place].isSkipped {
            guard let step = words.places[place] else {
                questions.append(
                    .noWeight(line: columns[place].line, quality: columns[place].title))
                continue
            }
            columns[place].weight = Decimal(Int64(step + 1))
            if !read.contains(where: { $0.text.folded == texts[place].folded }) {
                read.append(MatrixTable.ReadCell(texts[place], String(step + 1)))
            }
        }
        questions.append(.wordWeights(line: layout.grid.line(row, layout.columns[0]), read))
        return true
    }
}

extension String {
    /// "x3", "× 3" and "3x" as "3".
    fileprivate var withoutTimes: String {
        let times: [Unicode.Scalar] = ["x", "X", "\u{D7}"]
        var scalars = unicodeScalars[...]
        if let first = scalars.first, times.contains(first) {
            scalars.removeFirst()
        } else if let last = scalars.last, times.contains(last) {
            scalars.removeLast()
        }
        return String(scalars).trimmed
    }
}
