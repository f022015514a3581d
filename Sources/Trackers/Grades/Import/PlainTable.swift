import Kernel

/// A table with one assignment a row, its columns found by their headings or chosen by hand.
struct PlainTable {
    let columns: [GradeTable.Part: Int]
    let works: [GradeTable.Found]
    let doubts: [Doubt]

    init(_ lines: [TableLine], _ chosen: [GradeTable.Part: Int], _ scale: Scale) {
        let cells = lines.map { $0.cells }
        let columns = PlainTable.columns(cells, chosen)
        self.columns = columns
        let dates = columns[.due].map { column in cells.dropFirst().map { $0.cell(column).trimmed }
        }
        let order = DateOrder(dates ?? [])
        let style = NumberStyle.inferred(from: cells.joined(), fallback: .doubtful)
        var found = ReadWorks(scale, style, lines)
        for line in lines.dropFirst() { PlainTable.read(line, columns, order, &found) }
        (works, doubts) = (found.works, found.doubts)
    }

    private static func columns(
        _ rows: [[String]], _ chosen: [GradeTable.Part: Int]
    ) -> [GradeTable.Part: Int] {
        let head = (rows.first ?? []).map { $0.trimmed.folded }
        var columns = chosen
        for part in GradeTable.Part.allCases where columns[part] == nil {
            columns[part] = head.firstIndex { words(part).contains($0) }
        }
        if columns[.name] == nil { columns[.name] = 0 }
        if columns[.score] == nil, chosen.isEmpty {
            let taken = Set(columns.values)
            columns[.score] = head.indices.first {
                !taken.contains($0) && PlainTable.holdsScores($0, rows)
            }
        }
        return columns
    }

    private static func read(
        _ row: TableLine, _ columns: [GradeTable.Part: Int], _ order: DateOrder,
        _ found: inout ReadWorks
    ) {
        let line = row.number
        func text(_ part: GradeTable.Part) -> String {
            columns[part].map { row.cells.cell($0).trimmed } ?? ""
        }
        let name = text(.name)
        if name.isEmpty { return }
        var work = GradeTable.Found(name: name, group: text(.group))
        work.line = line
        if let column = columns[.total], !NumberCell.isMissing(text(.total)) {
            guard let total = found.total(text(.total), of: name, line, column) else { return }
            work.total = total
        } else {
            work.knowsTotal = columns[.total] == nil
        }
        let due = text(.due)
        work.due = order.date(due)
        if !due.isEmpty, work.due == nil {
            found.doubt(line, due, "", Words.importDate, changes: false)
        }
        let cell =
            columns[.score].map { GradeCell(text(.score), found.scale, found.style(of: $0)) }
            ?? .blank
        if case .outOf(_, let total) = cell { (work.total, work.knowsTotal) = (total, true) }
        found.add(work, cell, Student("", row, ids: []))
    }

    /// Whether most cells of a column that aren't empty can be read as scores.
    private static func holdsScores(_ column: Int, _ rows: [[String]]) -> Bool {
        let cells = rows.dropFirst().map { $0.cell(column).trimmed }.filter { !$0.isEmpty }
        let read = cells.count { text in
            if case .unreadable = GradeCell(text, Scale([]), .unknown) { false } else { true }
        }
        return read > 0 && read * 2 > cells.count
    }

    private static func words(_ part: GradeTable.Part) -> [String] {
        switch part {
        case .name:
            ["assignment", "task", "name", "title", "item", "aufgabe", "titel", "compito", "nome"]
        case .score:
            [
                "score", "earned", "points", "grade", "result", "ergebnis", "punkte", "erreicht",
                "voto", "punti", "risultato",
            ]
        case .total:
            [
                "total", "out of", "possible", "points possible", "max", "maximum", "von",
                "gesamt", "totale", "su",
            ]
        case .due:
            ["due", "due date", "date", "datum", "fallig", "fällig", "abgabe", "scadenza", "data"]
        case .group:
            [
                "group", "category", "type", "kind", "gruppe", "art", "tipo", "kategorie", "gruppo",
                "categoria",
            ]
        }
    }
}
