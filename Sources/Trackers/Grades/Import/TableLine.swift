import Kernel

/// A row of a table that says something, and where it stands.
struct TableLine: Sendable {
    /// From 1, as a spreadsheet counts.
    let number: Int
    let cells: [String]

    /// The rows that aren't blank.
    static func filled(_ rows: [[String]], atMost limit: Int = .max) -> [TableLine] {
        var lines: [TableLine] = []
        for (index, row) in rows.enumerated() where !row.isBlankRow {
            if lines.count == limit { break }
            lines.append(TableLine(number: index + 1, cells: row))
        }
        return lines
    }
}

extension [TableLine] {
    /// Headings stand within the first so many rows.
    static var headLimit: Int { 20 }

    /// The position of the first row that is one of headings.
    func head(_ isHead: ([String]) -> Bool) -> Int? {
        prefix(Self.headLimit).firstIndex { isHead($0.cells) }
    }
}

extension [String] {
    /// The cell of a row that may be short.
    func cell(_ index: Int) -> String { indices.contains(index) ? self[index] : "" }

    /// Whether nothing stands in it.
    var isBlankRow: Bool { allSatisfy { $0.isBlank } }

    /// The position of the first heading that is one of some words, folded.
    func heading(_ words: String...) -> Int? { heading(words) }

    /// Long cells are no headings, and would be folded again for every word that is looked for.
    func heading(_ words: [String]) -> Int? {
        firstIndex { $0.utf8.count <= 200 && words.contains($0.trimmed.folded) }
    }
}

/// The row of one student.
struct Student {
    let name: String
    /// Numbers and addresses that nobody else has.
    let ids: [String]
    /// The row in the file, from 1.
    let line: Int
    let row: [String]

    init(_ name: String, _ line: TableLine, ids columns: [Int?]) {
        self.name = name
        ids = columns.compactMap { $0 }.map { line.cells.cell($0).trimmed }
            .filter { !$0.isEmpty && $0 != name }
        self.line = line.number
        row = line.cells
    }
}
