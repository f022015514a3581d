extension CSV {
    /// The delimiter that a spreadsheet's first line `sep=;` names, and where the line ends.
    static func separatorLine(_ text: [UInt8]) -> (delimiter: Delimiter, end: Int)? {
        let line = text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        guard line.count == 5, line.starts(with: "sep=".utf8), let last = line.last,
            let delimiter = Delimiter(rawValue: last)
        else { return nil }
        let isPair = text.dropFirst(5).starts(with: "\r\n".utf8)
        return (delimiter, min(line.count + (isPair ? 2 : 1), text.count))
    }

    /// The delimiter that splits most of the first rows into the same number of fields, so that titles
    /// above a table don't count.
    ///
    /// Of equals, the one with more fields wins, then the one less likely to stand inside a text or a
    /// number such as `3,5`. A text without any delimiter has one column; then it is the comma.
    static func likelyDelimiter(_ text: [UInt8]) -> Delimiter {
        let byLikelihood: [Delimiter] = [.tab, .semicolon, .comma, .bar]
        let rows = firstRows(text)
        var best = (delimiter: Delimiter.comma, fit: Fit())
        for delimiter in byLikelihood {
            let fit = Fit(rows.map { $0[delimiter] })
            if fit.isBetter(than: best.fit) { best = (delimiter, fit) }
        }
        return best.delimiter
    }

    /// The delimiters outside quotes in each of the first thirty rows that aren't blank.
    private static func firstRows(_ text: [UInt8]) -> [DelimitersOfRow] {
        var rows = [DelimitersOfRow()]
        var isQuoted = false
        for byte in text {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") {
                rows[rows.count - 1].take(byte)
            } else if !rows[rows.count - 1].isBlank {
                if rows.count == 30 { break }
                rows.append(DelimitersOfRow())
            }
        }
        return rows
    }
}

/// How often each delimiter stands in a row.
private struct DelimitersOfRow {
    private var commas = 0
    private var semicolons = 0
    private var tabs = 0
    private var bars = 0
    private(set) var isBlank = true

    mutating func take(_ byte: UInt8) {
        if byte > 0x20 { isBlank = false }
        switch CSV.Delimiter(rawValue: byte) {
        case .comma: commas += 1
        case .semicolon: semicolons += 1
        case .tab: tabs += 1
        case .bar: bars += 1
        case nil: break
        }
    }

    subscript(delimiter: CSV.Delimiter) -> Int {
        switch delimiter {
        case .comma: commas
        case .semicolon: semicolons
        case .tab: tabs
        case .bar: bars
        }
    }
}

/// How well a delimiter splits the first rows.
private struct Fit {
    /// The rows with one number of fields, if it is more than one field.
    private var rows = 0
    private var fields = 0

    init() {}

    /// - Parameter counts: How often the delimiter stands in each row.
    init(_ counts: [Int]) {
        for count in Set(counts) where count > 0 {
            var fit = Fit()
            fit.rows = counts.count { $0 == count }
            fit.fields = count + 1
            if fit.isBetter(than: self) { self = fit }
        }
    }

    func isBetter(than other: Fit) -> Bool {
        rows != other.rows ? rows > other.rows : fields > other.fields
    }
}
