import Kernel

/// A project as one table that says all its comparison follows from, so that it can be taken in
/// again: `tally export --as matrix`.
///
/// The corner names the format and how the project compares. Below the titles stand, always in this
/// order, weights, kinds, directions and units; then the items, best first. The last two columns are
/// totals and ranks, which nothing is read from; ranks are blank where screens show none.
enum OwnMatrix {
    private static let name = "tallybook matrix 1"
    private static let scored = "scored"
    private static let measured = "measured"
    private static let higher = "higher"
    private static let lower = "lower"

    static func csv(_ study: Study) -> [UInt8] {
        var writer = CSVWriter()
        writer.row([corner(study)] + study.qualities.map { $0.title } + ["total", "rank"])
        let rows: [(String, (Record) -> String)] = [
            ("weight", { $0[Quality.weight].canonical }),
            ("kind", { $0[Quality.measured] ? measured : scored }),
            ("direction", { $0[Quality.reversed] ? lower : higher }),
            ("unit", { $0.optional(Quality.unit) ?? "" }),
        ]
        for (title, cell) in rows { writer.row([title] + study.qualities.map(cell) + ["", ""]) }
        for standing in study.ranking.standings {
            writer.row(
                [standing.option.title]
                    + study.qualities.indices.map { study.cell(standing.index, $0) }
                    + [
                        standing.total?.canonical(places: 10) ?? "",
                        study.isPlaced(standing) ? String(standing.rank) : "",
                    ])
        }
        return writer.bytes
    }

    private static func corner(_ study: Study) -> String {
        let project = study.record
        return name + " levels=" + String(study.levels) + " unscored="
            + project[Project.unscored].rawValue + " method=" + project[Project.method].rawValue
            + " normalization=" + project[Project.normalization].rawValue
    }
}

extension Study {
    /// A value as it counts: a score beyond the levels counts as the last.
    fileprivate func cell(_ option: Int, _ column: Int) -> String {
        guard let value = comparison.options[option].values[column] else { return "" }
        if marks[column].isMeasured { return value.canonical(places: 12) }
        return max(.one, min(value.floor, BigInteger(levels))).description
    }
}

// Reading.
extension OwnMatrix {
    static func isOwn(_ rows: [[String]]) -> Bool {
        rows.first?.first?.hasPrefix(name + " ") ?? false
    }

    /// Reads by place alone, so that an item may be called "weight".
    static func table(_ all: [[String]], _ target: MatrixTarget) -> MatrixTable {
        let rows = all.filter { $0.contains { !$0.isEmpty } }
        var table = MatrixTable(turned: false, levels: target.levels)
        guard rows.count >= 5, let head = rows.first, head.count > 3,
            rows.allSatisfy({ $0.count >= head.count - 2 })
        else {
            table.problems.append(.noTable)
            return table
        }
        guard rows.count - 5 <= MatrixTable.maximumRows,
            head.count - 3 <= MatrixTable.maximumColumns
        else {
            table.problems.append(.tooMuch)
            return table
        }
        readSettings(head[0], target, &table)
        for place in 1..<(head.count - 2) { readColumn(place, rows, target, &table) }
        for (place, row) in rows.enumerated().dropFirst(5) {
            readItem(row, line: place + 1, target, &table)
        }
        if !target.isNew { table.findTwins() }
        return table
    }

    private static func readSettings(
        _ corner: String, _ target: MatrixTarget, _ table: inout MatrixTable
    ) {
        let words = corner.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        func value(_ name: String) -> String {
            let word = words.first { $0.hasPrefix(name + "=") } ?? ""
            return String(decoding: word.utf8.dropFirst(name.utf8.count + 1), as: UTF8.self)
        }
        guard let levels = Int(value("levels")), 2...10 ~= levels,
            let unscored = Unscored(rawValue: value("unscored")),
            let method = Method(rawValue: value("method")),
            let normalization = Normalization(rawValue: value("normalization"))
        else {
            table.problems.append(.word(line: 1, text: corner, allowed: [name + " levels=4 …"]))
            return
        }
        table.levels = max(levels, target.isNew ? 2 : target.levels)
        table.settings = MatrixSettings(
            levels: levels, unscored: unscored, method: method, normalization: normalization)
    }

    private static func readColumn(
        _ place: Int, _ rows: [[String]], _ target: MatrixTarget, _ table: inout MatrixTable
    ) {
        let title = rows[0][place]
        var column = MatrixTable.Column(
            title: title, quality: target.qualities.first { $0.title.folded == title.folded })
        if let weight = Decimal(canonical: rows[1][place]), !weight.isNegative, weight <= 1_000_000
        {
            column.weight = weight
        } else {
            table.problems.append(.weight(line: 2, quality: title, text: rows[1][place]))
        }
        let kind = word(rows[2][place], 3, [scored, measured], &table)
        let direction = word(rows[3][place], 4, [higher, lower], &table)
        column.use = kind == measured ? .measured : .scored
        column.isReversed = direction == lower
        if column.isMeasured, !rows[4][place].isEmpty { column.unit = rows[4][place] }
        if let quality = column.quality {
            column.use = quality[Quality.measured] ? .measured : .scored
            column.isReversed = quality[Quality.reversed]
        }
        table.columns.append(column)
    }

    private static func word(
        _ text: String, _ line: Int, _ allowed: [String], _ table: inout MatrixTable
    ) -> String {
        if allowed.contains(text) { return text }
        table.problems.append(.word(line: line, text: text, allowed: allowed))
        return ""
    }

    private static func readItem(
        _ cells: [String], line: Int, _ target: MatrixTarget, _ table: inout MatrixTable
    ) {
        let item = target.items.first { $0.title.folded == cells[0].folded }
        var row = MatrixTable.Row(title: cells[0], values: [], item: item, line: line)
        for (column, text) in zip(table.columns, cells.dropFirst()) {
            row.values.append(value(text, column, cells[0], line, &table))
        }
        table.rows.append(row)
    }

    private static func value(
        _ text: String, _ column: MatrixTable.Column, _ item: String, _ line: Int,
        _ table: inout MatrixTable
    ) -> Decimal? {
        if text.isEmpty { return nil }
        guard let number = Decimal(canonical: text) else {
            table.problems.append(
                .unreadable(line: line, item: item, quality: column.title, .notANumber(text)))
            return nil
        }
        let fits = number.int64.map { 1...Int64(table.levels) ~= $0 } ?? false
        if column.isMeasured || fits { return number }
        table.problems.append(
            .beyond(line: line, item: item, quality: column.title, text: text))
        return nil
    }
}
