extension NumberStyle {
    /// The style that a column's cells are written in.
    ///
    /// Clear cells decide for all: beside `1.050,50` or `0,5`, `1.200` is 1200. A mark that some cells
    /// show to be decimal makes the other one group. Where cells contradict each other
    /// (`0,5` beside `0.5`), three digits after a mark are doubtful; where none is clear, `fallback`
    /// decides: the style of the whole table, then that of the reader's language.
    ///
    ///     let table = NumberStyle.inferred(from: allCells, fallback: page.numberStyle)
    ///     let style = NumberStyle.inferred(from: column, fallback: table)
    package static func inferred(
        from cells: some Sequence<String>, fallback: NumberStyle
    ) -> NumberStyle {
        var evidence = NumberEvidence()
        for cell in cells { evidence.take(cell) }
        return evidence.style ?? fallback
    }
}

/// What the clear cells of a table say about its marks.
private struct NumberEvidence {
    private var pointIsDecimal = false
    private var commaIsDecimal = false

    mutating func take(_ cell: String) {
        guard let number = NumberParts(cell)?.number else { return }
        let shape = NumberShape(number)
        guard shape.doubtfulMark == nil, shape.points &+ shape.commas > 0,
            (try? shape.decimal(at: shape.decimal)) != nil
        else { return }
        if let mark = shape.decimal {
            if shape.after > 0 { takeDecimal(mark) }
        } else {
            takeDecimal(shape.points > 0 ? .comma : .point)
        }
    }

    private mutating func takeDecimal(_ mark: NumberMark) {
        if mark == .point { pointIsDecimal = true } else { commaIsDecimal = true }
    }

    var style: NumberStyle? {
        switch (pointIsDecimal, commaIsDecimal) {
        case (true, true): .doubtful
        case (true, false): .decimalPoint
        case (false, true): .decimalComma
        case (false, false): nil
        }
    }
}
