/// Rows under each other with their columns aligned, for people.
struct Table<Row> {
    private let columns: [Column<Row>]
    private let widths: [Int]
    private let colours: Bool

    /// Takes the columns that aren't empty in all of the rows, besides the first two.
    init(_ columns: [Column<Row>], of rows: [Row], colours: Bool, withHeadings: Bool) {
        self.colours = colours
        var kept: [Column<Row>] = []
        var widths: [Int] = []
        for (index, column) in columns.enumerated() {
            let width = Self.width(of: column, rows)
            if width == 0, index > 1 { continue }
            kept.append(column)
            widths.append(withHeadings ? max(width, ShownText(column.heading).width) : width)
        }
        self.columns = kept
        self.widths = widths
    }

    private static func width(of column: Column<Row>, _ rows: [Row]) -> Int {
        var width = 0
        for row in rows { width = max(width, column.cell(row).shown.width) }
        return width
    }

    func appendHeadings(to bytes: inout [UInt8]) {
        line(&bytes) { Cell($0.heading, .bold) }
    }

    func append(_ row: Row, to bytes: inout [UInt8]) {
        line(&bytes) { $0.cell(row) }
    }

    private func line(_ bytes: inout [UInt8], _ cell: (Column<Row>) -> Cell) {
        var pending = 0
        for (column, width) in zip(columns, widths) {
            let cell = cell(column)
            if cell.shown.width > 0 {
                bytes.appendSpaces(pending)
                bytes.append(cell.shown.text, colours ? cell.style : nil)
                pending = 0
            }
            pending += width - cell.shown.width + 2
        }
        bytes.append(UInt8(ascii: "\n"))
    }
}
