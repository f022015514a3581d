import Kernel

/// The columns of a table within notes, aligned by tabs, bars or several spaces.
struct NoteColumns {
    private let table: NotesTable

    /// Gives `nil` unless the line names columns and nothing else.
    init?(heading line: String) {
        let cells = NoteColumns.cells(line)
        guard cells.count > 1, !cells.contains(where: { $0.hasDigit }) else { return nil }
        let table = NotesTable([cells], hasHeadings: true)
        let known = table.roles.filter { $0 != .custom && $0 != .leftOut }
        guard table.hasResults, known.count > 1 else { return nil }
        self.table = table
    }

    /// Whether its distances are in the unit of their heading.
    var isInFeet: Bool { table.saysUnit }

    /// Whether words with single spaces between them all name columns, which then can't be told apart:
    /// `Pos Name Dist`.
    static func namesColumns(_ line: String) -> Bool {
        let words = line.words
        guard 2...8 ~= words.count, !line.hasDigit else { return false }
        let table = NotesTable([words], hasHeadings: true)
        return table.hasResults && !table.roles.contains(.custom)
            && !table.roles.contains(.className)
    }

    /// The line by its columns, if it has as many.
    func row(_ line: String, _ language: Language, today: CivilDate) -> NotesPage.Row? {
        let cells = NoteColumns.cells(line)
        guard cells.count == table.headings.count else { return nil }
        var row = table.row(cells, language, today: today).row
        row.source = line
        row.dropNothing()
        for (cell, role) in zip(cells, table.roles)
        where (role.air != nil || role == .altitude) && !cell.isBlank {
            row.put(aside: cell)
        }
        return TypedResult(row.result).isRead && (row.place.isEmpty || Int(row.place) != nil)
            ? row : nil
    }

    private static func cells(_ line: String) -> [String] {
        var cells = [""]
        var spaces = 0
        for scalar in line.trimmed.unicodeScalars {
            if scalar == "\t" || scalar == "|" {
                cells.append("")
                spaces = 0
            } else if scalar == " " {
                spaces += 1
                if spaces == 1 { cells[cells.count - 1] += " " }
                if spaces == 2, !(cells.last ?? "").isBlank { cells.append("") }
            } else {
                spaces = 0
                cells[cells.count - 1].unicodeScalars.append(scalar)
            }
        }
        let trimmed = cells.map { $0.trimmed }
        let isFramed = line.trimmed.utf8.first == UInt8(ascii: "|")
        return isFramed ? Array(trimmed.dropFirst().prefix(max(0, trimmed.count - 2))) : trimmed
    }
}

extension TypedResult {
    /// Whether it says a result, or nothing.
    var isRead: Bool { distance.isEmpty || Distance(distance) != nil }
}
