import Kernel

/// Reads the cells of a table column by column.
struct ColumnReading {
    private let layout: Layout
    private let choices: MatrixChoices
    private let target: MatrixTarget
    private let tableStyle: NumberStyle?
    private let readerStyle: NumberStyle
    private(set) var columns: [MatrixTable.Column] = []
    private(set) var rows: [MatrixTable.Row] = []
    private(set) var levels: Int
    private(set) var questions: [MatrixTable.Question] = []
    private(set) var remarks: [MatrixTable.Remark] = []
    private(set) var problems: [MatrixTable.Problem] = []

    init(
        _ layout: Layout, _ choices: MatrixChoices, _ target: MatrixTarget, _ style: NumberStyle
    ) {
        self.layout = layout
        self.choices = choices
        self.target = target
        readerStyle = style
        tableStyle = Self.style(
            of: layout.rows.flatMap { row in layout.columns.map { layout.cell(row, $0) } })
        levels = target.levels
        let present = target.items.reduce(into: [:]) { $0[$1.title.folded] = $1 }
        for (place, row) in layout.rows.enumerated() {
            let title = layout.cell(row, 0)
            rows.append(
                MatrixTable.Row(
                    title: title, values: [],
                    totals: layout.totals.map { number(layout.cell(row, $0)) },
                    item: present[title.folded], line: layout.grid.line(row, 0),
                    isSkipped: choices.skippedRows.contains(place)))
        }
        let drafts = layout.columns.indices.map { draft($0) }
        chooseLevels(drafts)
        for (place, draft) in drafts.enumerated() { take(draft, place) }
        readWeights()
    }

    /// A column as it stands, before it is known what it means.
    private struct Cells {
        let column: Int
        let title: String
        let heading: String
        let quality: Record?
        /// In brackets behind the heading.
        let mark: String?
        let style: NumberStyle
        let isAsked: Bool
        var numbers: [Decimal?] = []
        var errors: [(row: Int, NumberError)] = []
        var units: [String] = []
        var values: [Decimal] { numbers.compactMap { $0 } }
        /// Whether all could be levels, if there were so many.
        var couldBeLevels: Bool {
            values.allSatisfy { ($0.int64.map { 1...10 ~= $0 } ?? false) }
        }
        func fits(_ levels: Int) -> Bool {
            values.allSatisfy { ($0.int64.map { 1...Int64(levels) ~= $0 } ?? false) }
        }
    }

    private func draft(_ place: Int) -> Cells {
        let column = layout.columns[place]
        let heading = layout.heading(column)
        let known = target.qualities.first { $0.title.folded == heading.folded }
        let (title, mark) = known == nil ? heading.withoutUnit : (heading, nil)
        let quality = known ?? target.qualities.first { $0.title.folded == title.folded }
        let texts = rows.indices.map { layout.cell(layout.rows[$0], column) }
        let found = Self.style(of: texts) ?? tableStyle
        let chosen = choices.styles[place]
        var cells = Cells(
            column: column, title: title, heading: heading, quality: quality, mark: mark,
            style: chosen ?? found ?? readerStyle,
            isAsked: chosen != nil || texts.contains { Self.isAmbiguous($0, found ?? .doubtful) })
        for (row, text) in texts.enumerated() { Self.read(text, row, &cells) }
        return cells
    }

    private static func read(_ text: String, _ row: Int, _ cells: inout Cells) {
        do throws(NumberError) {
            let cell = try NumberCell(text == "?" ? "" : text, cells.style)
            cells.numbers.append(cell.number)
            if !cell.unit.isEmpty, !cells.units.contains(cell.unit) {
                cells.units.append(cell.unit)
            }
        } catch {
            cells.numbers.append(nil)
            cells.errors.append((row, error))
        }
    }

    private static func style(of texts: [String]) -> NumberStyle? {
        let one = NumberStyle.inferred(from: texts, fallback: .decimalPoint)
        let other = NumberStyle.inferred(from: texts, fallback: .decimalComma)
        return one == other ? one : nil
    }

    private static func isAmbiguous(_ text: String, _ style: NumberStyle) -> Bool {
        do throws(NumberError) { _ = try NumberCell(text, style) } catch {
            if case .ambiguous = error { return true }
        }
        return false
    }

    private func number(_ text: String) -> Decimal? {
        (try? NumberCell(text, tableStyle ?? readerStyle))?.number
    }
}

// What columns mean.
extension ColumnReading {
    /// Columns called "Score" or the like that are the sums of the others.
    var totals: [Int] {
        layout.columns.indices.filter { place in
            guard layout.columns.count > 1, TableWords.mayBeTotal(columns[place].title) else {
                return false
            }
            let theirs = rows.map { $0.values[place] }
            return TotalsCheck.isTotal(theirs, columns, rows, besides: place)
        }.map { layout.columns[$0] }
    }

    /// As many levels as the scores that can be some need: five or ten.
    private mutating func chooseLevels(_ drafts: [Cells]) {
        if let chosen = choices.levels {
            levels = max(target.levels, min(chosen, 10))
            return
        }
        var beyond: [Cells] = []
        for (place, cells) in drafts.enumerated() where isLevels(cells, place) {
            if !cells.fits(target.levels) { beyond.append(cells) }
        }
        guard let first = beyond.first else { return }
        let greatest = beyond.flatMap { $0.values }.reduce(Decimal.zero) { $0 < $1 ? $1 : $0 }
        levels = greatest > 5 || target.levels >= 5 ? 10 : 5
        questions.append(
            .levels(
                line: layout.grid.line(0, first.column), qualities: beyond.map { $0.title },
                greatest: greatest.canonical))
    }

    private func isLevels(_ cells: Cells, _ place: Int) -> Bool {
        if let use = choices.uses[place] { return use == .scored && cells.couldBeLevels }
        if let quality = cells.quality { return !quality[Quality.measured] && cells.couldBeLevels }
        return cells.couldBeLevels && unit(of: cells) == nil
    }

    /// What stands in brackets, or in the row of units, or behind every number.
    private func unit(of cells: Cells) -> String? {
        if let mark = cells.mark, TableWords.isLowerBetter(mark) == nil, !Self.isScale(mark) {
            return mark
        }
        if let row = layout.units {
            let unit = layout.cell(row, cells.column)
            if !unit.isEmpty, unit.utf8.count <= 20 { return unit }
        }
        return cells.units.count == 1 ? cells.units[0] : nil
    }

    /// "1-5", which says of what scores are.
    private static func isScale(_ mark: String) -> Bool {
        mark.unicodeScalars.contains { "0"..."9" ~= $0 }
            && mark.unicodeScalars.allSatisfy {
                "0"..."9" ~= $0 || $0 == "-" || $0 == "–" || $0 == " " || $0 == "/"
            }
    }

    private mutating func take(_ cells: Cells, _ place: Int) {
        let unit = unit(of: cells)
        let line = layout.grid.line(0, cells.column)
        var column = MatrixTable.Column(title: cells.title, quality: cells.quality)
        column.line = line
        column.use = use(of: cells, place, unit)
        column.isReversed = isReversed(cells, place)
        column.style = cells.isAsked ? cells.style : nil
        if column.isMeasured {
            column.unit = unit
        } else if cells.quality == nil,
            let mark = cells.mark, TableWords.isLowerBetter(mark) == nil
        {
            column.title = cells.heading
        }
        columns.append(column)
        for row in rows.indices { rows[row].values.append(cells.numbers[row]) }
        if column.isSkipped { return }
        explain(cells, column, place, unit)
        refuse(cells, column)
    }

    private func use(of cells: Cells, _ place: Int, _ unit: String?) -> MatrixChoices.Use {
        let own = cells.quality.map { $0[Quality.measured] ? MatrixChoices.Use.measured : .scored }
        let chosen = choices.uses[place]
        if chosen == .skipped { return .skipped }
        return own ?? chosen ?? (cells.couldBeLevels && unit == nil ? .scored : .measured)
    }

    private func isReversed(_ cells: Cells, _ place: Int) -> Bool {
        if let quality = cells.quality { return quality[Quality.reversed] }
        if let chosen = choices.reversed[place] { return chosen }
        let row = layout.directions.map { layout.cell($0, cells.column) }
        return row.flatMap { TableWords.isLowerBetter($0) }
            ?? cells.mark.flatMap { TableWords.isLowerBetter($0) } ?? false
    }

    /// Says why a column is measured, and what its points and commas were taken for.
    private mutating func explain(
        _ cells: Cells, _ column: MatrixTable.Column, _ place: Int, _ unit: String?
    ) {
        if cells.isAsked, choices.styles[place] == nil,
            let row = rows.indices.first(where: { Self.isAmbiguous(text($0, cells), .doubtful) }),
            let read = cells.numbers[row]
        {
            questions.append(
                .style(
                    line: line(row, cells), quality: column.title, text: text(row, cells),
                    read: read))
        }
        guard column.isMeasured, cells.quality == nil, choices.uses[place] == nil else { return }
        if let unit {
            remarks.append(.unit(line: column.line, quality: column.title, unit))
        } else if let row = rows.indices.first(where: { row in
            cells.numbers[row].map { $0.int64.map { !(1...10 ~= $0) } ?? true } ?? false
        }) {
            questions.append(
                .measures(line: line(row, cells), quality: column.title, text: text(row, cells)))
        }
    }

    private mutating func refuse(_ cells: Cells, _ column: MatrixTable.Column) {
        for (row, error) in cells.errors where !rows[row].isSkipped {
            problems.append(
                .unreadable(
                    line: line(row, cells), item: rows[row].title, quality: column.title, error))
        }
        if cells.units.count > 1 {
            problems.append(
                .units(line: column.line, quality: column.title, cells.units))
        }
        if column.isMeasured { return }
        for (row, number) in cells.numbers.enumerated() where !rows[row].isSkipped {
            guard let number, number.int64.map({ !(1...Int64(levels) ~= $0) }) ?? true else {
                continue
            }
            problems.append(
                .beyond(
                    line: line(row, cells), item: rows[row].title, quality: column.title,
                    text: text(row, cells)))
        }
    }

    private func text(_ row: Int, _ cells: Cells) -> String {
        layout.cell(layout.rows[row], cells.column)
    }

    private func line(_ row: Int, _ cells: Cells) -> Int {
        layout.grid.line(layout.rows[row], cells.column)
    }
}

// Weights.
extension ColumnReading {
    private mutating func readWeights() {
        guard let row = layout.weights else { return }
        let texts = layout.columns.map { layout.cell(row, $0) }
        let style = Self.style(of: texts) ?? tableStyle ?? readerStyle
        var isPercent: [Bool] = []
        for (place, text) in texts.enumerated() where !columns[place].isSkipped {
            let line = layout.grid.line(row, layout.columns[place])
            guard let cell = try? NumberCell(text, style), cell.unit.isEmpty || cell.unit == "%"
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
}
