import Kernel

/// Reads the cells of a table column by column.
struct ColumnReading {
    let layout: Layout
    let choices: MatrixChoices
    let target: MatrixTarget
    let tableStyle: NumberStyle?
    let readerStyle: NumberStyle
    private let headingWeights: HeadingWeights
    let words: WordsBeside
    /// Whether some columns are scores, beside which measures count otherwise.
    private(set) var isBesideScores = false
    /// What scores with decimals are out of that are on no scale of levels, and in how many columns.
    private(set) var wholes: [String: Int] = [:]
    /// Whether "(min)" and "(max)" behind headings are directions, and no minutes.
    private let hasDirections: Bool
    var columns: [MatrixTable.Column] = []
    var rows: [MatrixTable.Row] = []
    private(set) var levels: Int
    var questions: [MatrixTable.Question] = []
    var remarks: [MatrixTable.Remark] = []
    var problems: [MatrixTable.Problem] = []

    init(
        _ layout: Layout, _ choices: MatrixChoices, _ target: MatrixTarget, _ style: NumberStyle
    ) {
        self.layout = layout
        self.choices = choices
        self.target = target
        readerStyle = style
        let texts = layout.rows.flatMap { row in layout.columns.map { layout.cell(row, $0) } }
        tableStyle = ColumnCells.style(of: texts)
        words = WordsBeside(
            layout.columns.map { column in layout.rows.map { layout.cell($0, column) } })
        let headings = layout.columns.map { layout.heading($0) }
        headingWeights =
            layout.weights == nil ? HeadingWeights(headings) : HeadingWeights([])
        hasDirections = headings.contains {
            $0.withoutMarks.marks.contains(where: TableWords.isMaximum)
        }
        levels = target.levels
        readRows()
        let drafts = scaled(layout.columns.indices.map { cells(of: $0) })
        for cells in drafts where cells.isOutOf {
            wholes[cells.whole ?? ""] = drafts.count { $0.whole == cells.whole }
        }
        chooseLevels(drafts)
        isBesideScores = drafts.indices.contains { isLevels(drafts[$0], $0) }
        for (place, draft) in drafts.enumerated() { take(draft, place, drafts) }
        askScale(drafts)
        readWeights(headingWeights)
    }

    private mutating func readRows() {
        let present = target.items.reduce(into: [:]) { $0[$1.title.folded] = $1 }
        let style = tableStyle ?? styleBeside ?? readerStyle
        for (place, row) in layout.rows.enumerated() {
            let title = layout.cell(row, 0)
            rows.append(
                MatrixTable.Row(
                    title: title, values: [],
                    totals: layout.totals.map { number(layout.cell(row, $0), style) },
                    totalLines: layout.totals.map { layout.grid.line(row, $0) },
                    rank: layout.rank.flatMap { Layout.place(layout.cell(row, $0)) },
                    item: present[title.folded], line: layout.grid.line(row, 0),
                    isSkipped: choices.skippedRows.contains(place)))
        }
    }

    /// What totals and weights show of points and commas, where the scores don't.
    private var styleBeside: NumberStyle? {
        let totals = layout.rows.flatMap { row in layout.totals.map { layout.cell(row, $0) } }
        let weights = layout.weights.map { row in layout.columns.map { layout.cell(row, $0) } }
        return ColumnCells.style(of: totals) ?? ColumnCells.style(of: weights ?? [])
    }

    private func number(_ text: String, _ style: NumberStyle) -> Decimal? {
        (try? NumberCell(text, style))?.number
    }

    private func cells(of place: Int) -> ColumnCells {
        let column = layout.columns[place]
        let texts = layout.rows.map { layout.cell($0, column) }
        return ColumnCells(
            column, heading: layout.heading(column), texts, target,
            isWeighed: headingWeights.weights[place] != nil, hasDirections: hasDirections, words,
            table: tableStyle, chosen: choices.styles[place], reader: readerStyle)
    }

    /// Columns that the others come to, by their numbers and by their names, or by numbers alone, of
    /// which the last is taken and asked about.
    var totals: [(column: Int, isSure: Bool)] {
        guard layout.columns.count > 1 else { return [] }
        let named = columns.indices.filter { place in
            TableWords.mayBeTotal(columns[place].title)
                && TotalsCheck.isTotal(
                    rows.map { $0.figures[place] }, columns, rows, besides: place)
        }
        if !named.isEmpty || !layout.totals.isEmpty {
            return named.map { (layout.columns[$0], true) }
        }
        let alike = columns.indices.last { place in
            layout.columns.count > 2 && columns[place].quality == nil && !columns[place].isWords
                && TotalsCheck.isWorkedOut(place, columns, rows)
        }
        return alike.map { [(layout.columns[$0], false)] } ?? []
    }
}

// How many levels there are.
extension ColumnReading {
    /// Bare numbers on the scale that they share, where the project can have it evenly.
    private func scaled(_ drafts: [ColumnCells]) -> [ColumnCells] {
        let hasParts = drafts.contains { $0.isOutOf }
        let places = drafts.indices.filter { place in
            let (cells, use) = (drafts[place], choices.uses[place])
            let isPart = hasParts && cells.whole == "5" && cells.quality == nil
            return isPart && use == nil
                || cells.isBare && unit(of: cells) == nil && use != .measured
        }
        guard let scale = NumberScale(places.map { drafts[$0].values }),
            choices.levels.map({ scale.fits($0) })
                ?? (target.items.isEmpty || scale.fits(target.levels))
        else { return drafts }
        return drafts.enumerated().map { places.contains($0) ? $1.on(scale) : $1 }
    }

    private mutating func askScale(_ drafts: [ColumnCells]) {
        let found = drafts.filter { $0.isOnScale }
        guard let first = found.first, choices.levels == nil else { return }
        var read: [MatrixTable.ReadCell] = []
        for step in 0..<(first.words?.steps ?? 0) {
            for cells in found {
                guard let words = cells.words, let row = words.places.firstIndex(of: step) else {
                    continue
                }
                let level = String(words.level(step, of: levels))
                read.append(MatrixTable.ReadCell(cells.texts[row], level))
                break
            }
        }
        questions.append(
            .scale(
                line: layout.grid.line(0, first.column), qualities: found.map { $0.title }, read))
    }

    /// As many levels as the scores that can be some need: five or ten, or as words say; for words
    /// alone so many that each has one.
    private mutating func chooseLevels(_ drafts: [ColumnCells]) {
        if let chosen = choices.levels {
            levels = max(target.levels, min(chosen, 10))
            return
        }
        let scored = drafts.enumerated().filter { isLevels($1, $0) }.map { $1 }
        let most = saidMost(scored)
        levels = max(levels, most ?? 0)
        askLevels(
            scored.filter { $0.words == nil && !$0.fits(isSaid($0) ? levels : target.levels) })
        let words = scored.compactMap { $0.words }
        for scale in words where scale.isSaid { levels = max(levels, scale.steps) }
        let isFree =
            target.items.isEmpty && scored.allSatisfy { $0.words != nil || $0.values.isEmpty }
        guard isFree, levels < 10 else { return }
        let fitting = (levels...10).first { count in words.allSatisfy { $0.fits(count) } }
        levels = fitting ?? levels
    }

    /// As many levels as headings, or a row of the most points, say.
    private func saidMost(_ scored: [ColumnCells]) -> Int? {
        let found = Set(scored.compactMap { $0.most } + [layout.mostOfAll].compactMap { $0 })
        return found.count == 1 ? found.first.flatMap { 2...10 ~= $0 ? $0 : nil } : nil
    }

    private func isSaid(_ cells: ColumnCells) -> Bool {
        cells.most != nil || layout.mostOfAll != nil
    }

    private mutating func askLevels(_ beyond: [ColumnCells]) {
        guard let first = beyond.first else { return }
        let greatest = beyond.flatMap { $0.values }.reduce(Decimal.zero) { $0 < $1 ? $1 : $0 }
        levels = greatest > 5 || max(levels, target.levels) > 5 ? 10 : 5
        questions.append(
            .levels(
                line: layout.grid.line(0, first.column), qualities: beyond.map { $0.title },
                greatest: greatest.canonical))
    }

    private func isLevels(_ cells: ColumnCells, _ place: Int) -> Bool {
        if let use = choices.uses[place] { return use == .scored && cells.couldBeLevels }
        if let quality = cells.quality { return !quality[Quality.measured] && cells.couldBeLevels }
        if let whole = cells.whole, wholes[whole] != nil { return false }
        return cells.couldBeLevels && (cells.words != nil || unit(of: cells) == nil)
    }
}

// What columns mean.
extension ColumnReading {
    private mutating func take(_ cells: ColumnCells, _ place: Int, _ all: [ColumnCells]) {
        let unit = unit(of: cells)
        var column = MatrixTable.Column(title: cells.title, quality: cells.quality)
        column.line = layout.grid.line(0, cells.column)
        column.use = use(of: cells, place, unit)
        let direction = direction(of: cells, place, column.use, unit, all)
        column.isReversed = direction.isLowerBetter
        column.direction = direction
        column.place = cells.column
        column.isDirectionOpen = isOpen(direction, column)
        column.isDirectionSaid = direction.isSaid
        let isPercent = unit == "%" && all.allSatisfy { self.unit(of: $0) == "%" }
        column.isBare =
            column.isMeasured && cells.reach <= 100 && (unit == nil && cells.isBare || isPercent)
        column.isBareScore =
            cells.isBare && !column.isMeasured && cells.most == nil && layout.most == nil
            && cells.unknownMark == nil && cells.fits(levels)
            && cells.fits(target.levels)
        column.isWords =
            !column.isMeasured && !cells.isOnScale && cells.words.map { $0.figures == nil } ?? false
        column.style = cells.isAsked ? cells.style : nil
        if column.isMeasured {
            column.unit = unit
        }
        if cells.quality == nil { column.title = cells.title(isMeasured: column.isMeasured) }
        columns.append(column)
        let values = column.isMeasured ? cells.numbers : cells.scores(levels)
        let figures = column.isMeasured ? values : cells.figures(levels)
        for row in rows.indices {
            rows[row].values.append(values[row])
            rows[row].figures.append(figures[row])
        }
        explain(cells, column, place, direction)
        if !column.isSkipped { refuse(cells, column) }
    }

    private func use(
        of cells: ColumnCells, _ place: Int, _ unit: String?
    ) -> MatrixChoices.Use {
        let own = cells.quality.map { $0[Quality.measured] ? MatrixChoices.Use.measured : .scored }
        let chosen = choices.uses[place]
        if chosen == .skipped { return .skipped }
        if let use = own ?? chosen { return use }
        if cells.isText { return .skipped }
        if let whole = cells.whole, wholes[whole] != nil { return .measured }
        return cells.couldBeLevels && (unit == nil || cells.words != nil) ? .scored : .measured
    }

    /// What stands in brackets, or in the row of units, or behind every number. A row without a name
    /// holds units only if they are known.
    func unit(of cells: ColumnCells) -> String? {
        if let unit = cells.headingUnit { return unit }
        if let row = layout.units {
            let (unit, inner) = layout.cell(row, cells.column).withoutUnit
            let name = unit.withoutBrackets
            let isNamed = !layout.cell(row, 0).isEmpty
            if inner == nil, !name.isEmpty, name.utf8.count <= 20, !TableWords.isScale(name),
                isNamed || Units.isKnown(name)
            {
                return name
            }
        }
        return cells.units.count == 1 ? cells.units[0] : nil
    }
}
