import Kernel

/// Results pasted or uploaded as a table: columns are matched by their headings, in any of the
/// languages; a column with another heading becomes a category of one's own.
struct NotesTable {
    private(set) var rows: [NotesPage.Row] = []

    private enum Column {
        case puller, tractor, className, result, pressure, place, note
        case custom(String)
    }

    /// Gives `nil` when the first line isn't a heading with a distance and a name.
    init?(_ text: String) {
        guard let table = try? CSV.parse(Array(text.utf8)), let header = table.first,
            table.count > 1
        else { return nil }
        let columns = header.map { NotesTable.column($0) }
        guard columns.contains(where: { if case .result = $0 { true } else { false } }),
            columns.count > 1
        else { return nil }
        for cells in table.dropFirst().prefix(NotesPage.limit)
        where !cells.allSatisfy({ $0.isBlank }) {
            rows.append(NotesTable.row(cells, columns))
        }
    }

    private static func column(_ heading: String) -> Column {
        switch heading.trimmed.folded {
        case "puller", "driver", "name", "fahrer", "pilota": .puller
        case "tractor", "vehicle", "traktor", "trattore": .tractor
        case "class", "klasse", "classe": .className
        case "distance", "dist", "feet", "ft", "result", "weite", "ergebnis", "distanza": .result
        case "psi", "tire pressure", "tirepressure", "reifendruck", "pressione": .pressure
        case "place", "pos", "position", "rank", "platz", "posto": .place
        case "note", "notes", "notiz", "nota": .note
        default: .custom(heading.trimmed)
        }
    }

    private static func row(_ cells: [String], _ columns: [Column]) -> NotesPage.Row {
        var row = NotesPage.Row(source: cells.joined(separator: " · "), kind: .hook)
        for (cell, column) in zip(cells, columns) where !cell.isBlank {
            let cell = cell.trimmed
            switch column {
            case .puller: row.puller = cell
            case .tractor: row.tractor = cell
            case .className: row.className = cell
            case .result: row.result = cell
            case .pressure: row.pressure = cell
            case .place: row.place = String(cell.unicodeScalars.prefix { $0.isDigit })
            case .note: row.word = cell
            case .custom(let name):
                row.custom += (row.custom.isEmpty ? "" : "\n") + name + ": " + cell
            }
        }
        return row
    }
}
