/// The filled cells of a sheet while it is read, row by row and from left to right.
struct SheetGrid {
    /// What Excel has; LibreOffice has as many rows.
    static let maximumRows = 1_048_576
    static let maximumColumns = 16_384
    /// How many rows a table may have: what fills whole columns is nobody's list.
    private static let mostRows = 200_000
    /// How many cells a sheet may have, those between filled ones included.
    private static let maximumCells: Int64 = 4_000_000
    /// How many bytes of text all sheets of a file may have together, each time that a text is named.
    static let maximumText: Int64 = 32 << 20

    private var rows: [(number: Int, cells: [Cell])] = []
    private var width = 0
    private var filled = 0
    /// How many bytes of text there are so far, those of the file's other sheets included.
    private(set) var text: Int64 = 0
    private(set) var doubts: [Doubt] = []
    /// Cells of text that look like numbers with a point or a comma.
    private var typedNumbers: [(row: Int, text: String)] = []
    private var hasDecimals = false

    /// - Parameter text: How many bytes of text the file's other sheets have.
    init(text: Int64) {
        self.text = text
    }

    struct Cell {
        let column: Int
        let text: String
        /// Whether the file has it as a number, not as a text.
        var isNumber = false
    }

    var isEmpty: Bool { rows.isEmpty }

    /// Takes the cells of a row, counted from 0; those that are blank are left out.
    ///
    /// - Throws: ``PackedError/tooLarge`` when a table would be larger than anybody's.
    mutating func add(_ cells: [Cell], row: Int, times: Int = 1) throws(PackedError) {
        let cells = cells.filter { !$0.text.isBlank }
        guard let last = cells.last else { return }
        width = max(width, last.column + 1)
        guard width <= SheetGrid.maximumColumns, row <= SheetGrid.mostRows - times else {
            throw .tooLarge
        }
        let end = row + times
        filled += times
        // `Int` has 32 bits in the browser, which a million rows of a thousand cells go beyond.
        guard Int64(end) + Int64(filled) * Int64(width) <= SheetGrid.maximumCells else {
            throw .tooLarge
        }
        let size = cells.reduce(Int64(0)) { $0 + Int64($1.text.utf8.count) }
        text += size * Int64(times)
        if text > SheetGrid.maximumText { throw .tooLarge }
        for cell in cells { note(cell, row) }
        for number in row..<end { rows.append((number, cells)) }
    }

    mutating func doubt(_ row: Int, _ text: String, _ reason: Label) {
        if doubts.count == 50 { return }
        doubts.append(
            Doubt(line: row + 1, text: text.truncated(to: 80), reason: reason))
    }

    private mutating func note(_ cell: Cell, _ row: Int) {
        if cell.isNumber {
            hasDecimals = hasDecimals || cell.text.utf8.contains(UInt8(ascii: "."))
        } else if cell.text.utf8.count < 40, typedNumbers.count < 10_000,
            cell.text.utf8.contains(where: { $0 == 0x2C || $0 == 0x2E }),
            NumberParts(cell.text) != nil
        {
            typedNumbers.append((row, cell.text))
        }
    }

    /// The table: all its rows from the first, as wide as the widest.
    var table: [[String]] {
        var table: [[String]] = []
        let blank = [""]
        for row in rows {
            while table.count < row.number { table.append(blank) }
            var texts = [String](repeating: "", count: width)
            for cell in row.cells { texts[cell.column] = cell.text }
            table.append(texts)
        }
        return table
    }

    /// Numbers of the file have a point. They say nothing of how people wrote the numbers that are
    /// texts, so where one of those can be read in two ways, it is named.
    mutating func askOfTypedNumbers() {
        guard hasDecimals else { return }
        let style = NumberStyle.inferred(from: typedNumbers.map { $0.text }, fallback: .unknown)
        if style == .decimalPoint { return }
        for (row, text) in typedNumbers {
            guard let number = NumberParts(text)?.number,
                let (grouped, decimal) = Decimal.readings(of: number)
            else { continue }
            doubt(
                row, text,
                FormatsText.cellTypedNumber(
                    one: Label { $0.typed(grouped) }, other: Label { $0.typed(decimal) }))
        }
    }
}
