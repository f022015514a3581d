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

    /// The delimiter that splits most of the first rows into as many fields as the header.
    ///
    /// Of equals, the one with more fields wins, then the one less likely to stand inside a text or
    /// a number such as `3,5`. A text without any delimiter has one column; then it is the comma.
    static func likelyDelimiter(_ text: [UInt8]) -> Delimiter {
        let byLikelihood: [Delimiter] = [.tab, .semicolon, .comma, .bar]
        var best = (delimiter: Delimiter.comma, fit: Fit(rows: 0, fields: 0))
        for delimiter in byLikelihood {
            let fit = fit(of: delimiter, to: text)
            if fit.isBetter(than: best.fit) { best = (delimiter, fit) }
        }
        return best.delimiter
    }

    /// How well a delimiter splits the first rows.
    private struct Fit {
        /// The rows with as many fields as the header.
        let rows: Int
        let fields: Int

        func isBetter(than other: Fit) -> Bool {
            rows != other.rows ? rows > other.rows : fields > other.fields
        }
    }

    private static func fit(of delimiter: Delimiter, to text: [UInt8]) -> Fit {
        var parser = CSVParser(text, delimiter: delimiter)
        let rows = (try? parser.rows(limit: 10)) ?? []
        guard let fields = rows.first?.count, fields > 1 else { return Fit(rows: 0, fields: 0) }
        return Fit(rows: rows.count { $0.count == fields }, fields: fields)
    }
}
