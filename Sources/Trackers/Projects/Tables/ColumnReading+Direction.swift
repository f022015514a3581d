import Kernel

// Which way columns count.
extension ColumnReading {
    /// Why more or less of a column is better.
    enum Direction: Equatable {
        case own(Bool), said(Bool), unsaid
        case word(CriterionWords.Direction)
        /// A word of several says it, or one that may mean something else, so that it is asked.
        case likely(CriterionWords.Direction)
        /// What stands beside the table says of all scores that less is better.
        case hinted(String)

        var isLowerBetter: Bool {
            switch self {
            case .own(let isLower), .said(let isLower): isLower
            case .word(let direction), .likely(let direction): direction.isLowerBetter
            case .hinted: true
            case .unsaid: false
            }
        }

        var isSaid: Bool {
            switch self {
            case .own, .said: true
            case .word, .likely, .hinted, .unsaid: false
            }
        }
    }

    func direction(
        of cells: ColumnCells, _ place: Int, _ use: MatrixChoices.Use, _ unit: String?,
        _ all: [ColumnCells]
    ) -> Direction {
        if let quality = cells.quality { return .own(quality[Quality.reversed]) }
        let found = foundDirection(of: cells, use, unit, all)
        guard let chosen = choices.reversed[place] else { return found }
        if case .word(let word) = found, word.isLowerBetter == chosen { return found }
        return .own(chosen)
    }

    /// What the table says itself.
    private func foundDirection(
        of cells: ColumnCells, _ use: MatrixChoices.Use, _ unit: String?, _ all: [ColumnCells]
    ) -> Direction {
        let row = layout.directions.map { layout.cell($0, cells.column) }
        let said = row.flatMap { TableWords.isLowerBetter($0) } ?? cells.saidLower
        if let said { return .said(said) }
        if cells.whole != nil, use == .measured { return .said(false) }
        let isAmount =
            use == .measured ? unit != nil || !cells.isRelative : cells.words?.isAmount ?? false
        guard isAmount, !(use == .measured && unit == nil && isOneOfMany(cells, all)) else {
            return likely(cells)
        }
        let name = cells.title + (cells.unknownMark.map { " " + $0 } ?? "")
        guard let found = CriterionWords.direction(name, unit: unit) else { return likely(cells) }
        return found.isSure ? .word(found) : .likely(found)
    }

    /// Which way numbers count that are ranks, penalties or school grades by their names.
    private func likely(_ cells: ColumnCells) -> Direction {
        if cells.words != nil, !cells.isOnScale { return .unsaid }
        let isSmall = cells.values.allSatisfy { $0 <= 6 }
        if let found = LowerWords.direction(cells.heading, isSmall: isSmall) {
            return .likely(found)
        }
        let isLevels = !cells.values.isEmpty && cells.units.isEmpty && cells.couldBeLevels
        return isLevels ? layout.lowerHint.map { .hinted($0) } ?? .unsaid : .unsaid
    }

    /// Whether bare numbers reach as far as those of other columns, and so may be scores of one
    /// scale, whatever their heading says.
    private func isOneOfMany(_ cells: ColumnCells, _ all: [ColumnCells]) -> Bool {
        let alike = all.filter { $0.isBare && unit(of: $0) == nil && $0.reach == cells.reach }
        return cells.isBare && cells.reach <= 100 && alike.count > 1
    }

    /// Nobody says it of a measure, or of places in somebody else's ranking.
    func isOpen(_ direction: Direction, _ column: MatrixTable.Column) -> Bool {
        direction == .unsaid && column.quality == nil
            && (column.isMeasured
                || !column.isSkipped && TableWords.isPriority(column.title))
    }
}
