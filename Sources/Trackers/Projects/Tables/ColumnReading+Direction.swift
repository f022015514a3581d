import Kernel

// Which way columns count.
extension ColumnReading {
    /// Why more or less of a column is better.
    enum Direction: Equatable {
        case own(Bool), said(Bool), unsaid
        case word(CriterionWords.Direction)

        var isLowerBetter: Bool {
            switch self {
            case .own(let isLower), .said(let isLower): isLower
            case .word(let direction): direction.isLowerBetter
            case .unsaid: false
            }
        }

        var isSaid: Bool {
            switch self {
            case .own, .said: true
            case .word, .unsaid: false
            }
        }
    }

    func direction(
        of cells: ColumnCells, _ place: Int, _ use: MatrixChoices.Use, _ unit: String?,
        _ all: [ColumnCells]
    ) -> Direction {
        if let quality = cells.quality { return .own(quality[Quality.reversed]) }
        if let chosen = choices.reversed[place] { return .own(chosen) }
        let row = layout.directions.map { layout.cell($0, cells.column) }
        let said = row.flatMap { TableWords.isLowerBetter($0) } ?? cells.saidLower
        if let said { return .said(said) }
        if cells.whole != nil, use == .measured { return .said(false) }
        let isAmount =
            use == .measured ? unit != nil || !cells.isRelative : cells.words?.isAmount ?? false
        guard isAmount, !(use == .measured && unit == nil && isOneOfMany(cells, all)) else {
            return .unsaid
        }
        return CriterionWords.direction(cells.title, unit: unit).map { .word($0) } ?? .unsaid
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
                || !column.isSkipped
                    && (TableWords.isSurelyRank(column.title)
                        || TableWords.isPriority(column.title)))
    }
}
