/// Rows under each other with their columns aligned, for people.
///
/// Every cell is asked for once: widths are known only after the last row.
struct Table<Row> {
    private let headings: [String]
    private let colours: Bool
    private var widths: [Int]
    /// The cells of all rows, one after the other.
    private var text: [UInt8] = []
    private var cells: [Extent] = []

    /// What of ``text`` is a cell.
    private struct Extent {
        let end: Int
        let width: Int32
        let style: Style?
    }

    /// - Parameter rows: The rows in their order.
    init(_ columns: [Column<Row>], of rows: [Row], colours: Bool) {
        self.colours = colours
        headings = columns.map { $0.heading }
        widths = Array(repeating: 0, count: columns.count)
        cells.reserveCapacity(rows.count * columns.count)
        for row in rows {
            for (index, column) in columns.enumerated() { take(column.cell(row), index) }
        }
    }

    private mutating func take(_ cell: Cell, _ column: Int) {
        var shown = cell.shown.text
        if !shown.isEmpty { shown.withUTF8 { text.append(contentsOf: $0) } }
        let width = Int32(clamping: cell.shown.width)
        cells.append(Extent(end: text.count, width: width, style: cell.style))
        if cell.shown.width > widths[column] { widths[column] = cell.shown.width }
    }

    /// Writes the columns that aren't empty in all of the rows, besides the first two.
    func write(to bytes: inout [UInt8], withHeadings: Bool) {
        let headings = headings.map { Cell($0, .bold) }
        let line = TableLine(
            widths: widths.indices.map {
                if $0 > 1, widths[$0] == 0 { return nil }
                return withHeadings ? max(widths[$0], headings[$0].shown.width) : widths[$0]
            }, colours: colours)
        bytes.reserveCapacity(bytes.count + text.count + 4 * cells.count)
        if withHeadings { write(headings, line, to: &bytes) }
        writeRows(line, to: &bytes)
    }

    private func write(_ headings: [Cell], _ line: TableLine, to bytes: inout [UInt8]) {
        var line = line
        for heading in headings {
            let text = Array(heading.shown.text.utf8)
            line.add(text[...], heading.shown.width, heading.style, &bytes)
        }
    }

    private func writeRows(_ line: TableLine, to bytes: inout [UInt8]) {
        var line = line
        var start = 0
        for cell in cells {
            line.add(text[start..<cell.end], Int(cell.width), cell.style, &bytes)
            start = cell.end
        }
    }
}

/// A line of a table while it is written; spaces are owed until something follows them.
private struct TableLine {
    /// The width of each column; `nil` for those that aren't shown.
    let widths: [Int?]
    let colours: Bool
    private var column = 0
    private var owed = 0

    init(widths: [Int?], colours: Bool) {
        self.widths = widths
        self.colours = colours
    }

    /// Adds the next cell; the last one ends the line.
    mutating func add(
        _ text: ArraySlice<UInt8>, _ width: Int, _ style: Style?, _ bytes: inout [UInt8]
    ) {
        if let room = widths[column] {
            if width > 0 {
                bytes.appendSpaces(owed)
                bytes.append(text, colours ? style : nil)
                owed = 0
            }
            owed += room - width + 2
        }
        column += 1
        if column < widths.count { return }
        bytes.append(UInt8(ascii: "\n"))
        (column, owed) = (0, 0)
    }
}
