extension NumberStyle {
    /// A text with numbers, as the book keeps it: those that others would read otherwise are written
    /// with a point and without groups, all else stays as typed.
    ///
    ///     try NumberStyle.decimalPoint.kept("1,100 ft")  // "1100 ft"
    ///     try NumberStyle.decimalComma.kept("91,4 m")    // "91,4 m"
    ///
    /// - Throws: A ``NumberError`` for a number with two readings.
    package func kept(_ text: String) throws(NumberError) -> String {
        var kept = ""
        for run in text.numberRuns {
            let isDoubtful = NumberShape(run).depends(on: self)
            kept += try isDoubtful ? Decimal.parse(run, self).canonical : run
        }
        return kept
    }
}

extension Language {
    /// A text that ``NumberStyle/kept(_:)`` made, as it is typed in this language, so that it reads
    /// back.
    package func typed(_ kept: String) -> String {
        var text = ""
        for run in kept.numberRuns {
            guard NumberShape(run).doubtfulMark != nil, let number = try? Decimal.parse(run) else {
                text += run
                continue
            }
            text += typed(number)
        }
        return text
    }
}

extension String {
    /// The text in pieces, by turns numbers (digits, points, commas) and what stands between them.
    fileprivate var numberRuns: [String] {
        var runs: [String] = []
        var wasNumber: Bool?
        for scalar in unicodeScalars {
            let isNumber = "0"..."9" ~= scalar || NumberMark(scalar) != nil
            if isNumber != wasNumber { runs.append("") }
            runs[runs.count - 1].unicodeScalars.append(scalar)
            wasNumber = isNumber
        }
        return runs
    }
}
