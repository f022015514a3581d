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
        let rows = firstRows(text)
        var best = (delimiter: Delimiter.comma, fit: Fit(rows: 0, fields: .max))
        for delimiter in byLikelihood {
            let fit = Fit(of: delimiter, to: rows)
            if fit.isBetter(than: best.fit) { best = (delimiter, fit) }
        }
        return best.delimiter
    }

    /// The delimiters that stand outside quotes in each of the first ten rows.
    private static func firstRows(_ text: [UInt8]) -> [[Delimiter]] {
        var rows: [[Delimiter]] = [[]]
        var isQuoted = false
        for byte in text {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            guard !isQuoted else { continue }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                if rows.count == 10 { break }
                rows.append([])
            } else if let delimiter = Delimiter(rawValue: byte) {
                rows[rows.count - 1].append(delimiter)
            }
        }
        return rows
    }
}

/// How well a delimiter splits the first rows.
private struct Fit {
    /// The rows with as many fields as the header, if it has several.
    let rows: Int
    let fields: Int

    init(rows: Int, fields: Int) {
        self.rows = rows
        self.fields = fields
    }

    init(of delimiter: CSV.Delimiter, to rows: [[CSV.Delimiter]]) {
        let counts = rows.map { row in row.count { $0 == delimiter } }
        let inHeader = counts.first ?? 0
        self.init(rows: inHeader == 0 ? 0 : counts.count { $0 == inHeader }, fields: inHeader + 1)
    }

    func isBetter(than other: Fit) -> Bool {
        rows != other.rows ? rows > other.rows : fields > other.fields
    }
}
