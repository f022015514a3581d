/// The filled cells of a sheet while it is read, row by row and from left to right.
struct SheetGrid {
    /// What Excel has; LibreOffice has as many rows.
    static let maximumRows = 1_048_576
    static let maximumColumns = 16_384
    /// How many rows a table may have: what fills whole columns is nobody's list.
    private static let mostRows = 200_000
    /// How many cells a sheet may have, those between filled ones included.
    private static let maximumCells: Int64 = 4_000_000

    private var rows: [(number: Int, cells: [Cell])] = []
    private var width = 0
    private var filled = 0
    private(set) var doubts: [Doubt] = []
    /// Cells of text that look like numbers with a point or a comma.
    private var typedNumbers: [(row: Int, text: String)] = []
    private var hasDecimals = false

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
        for cell in cells { note(cell, row) }
        for number in row..<end { rows.append((number, cells)) }
    }

    mutating func doubt(_ row: Int, _ text: String, _ reason: SheetText) {
        if doubts.count == 50 { return }
        doubts.append(
            Doubt(line: row + 1, text: text.truncated(to: 80), reason: Label(reason)))
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
            doubt(row, text, .typedNumber(grouped, decimal))
        }
    }
}

/// What is to be said of cells and sheets.
package enum SheetText: Phrase {
    case typedNumber(Decimal, Decimal)
    case noResult
    case error
    case otherSheet
    case whichSheet, sheet

    package var english: String {
        switch self {
        case .typedNumber(let one, let other):
            "This cell is a text beside numbers; it may be \(Language.english.typed(one)) or \(Language.english.typed(other)). Make it a number in the spreadsheet."
        case .noResult:
            "The file has this formula without its result. Open it in a spreadsheet program and save it again."
        case .error: "The spreadsheet shows an error here instead of a value. Mend it there first."
        case .otherSheet: "This sheet was not read."
        case .whichSheet: "This spreadsheet has several tables. Which one is meant?"
        case .sheet: "Sheet"
        }
    }

    package var german: String {
        switch self {
        case .typedNumber(let one, let other):
            "Diese Zelle ist ein Text neben Zahlen; sie kann \(Language.german.typed(one)) oder \(Language.german.typed(other)) heißen. Mach sie in der Tabelle zu einer Zahl."
        case .noResult:
            "Die Datei hat diese Formel ohne ihr Ergebnis. Öffne sie in einem Tabellenprogramm und sichere sie neu."
        case .error:
            "Hier zeigt die Tabelle statt eines Wertes einen Fehler. Bring ihn erst dort in Ordnung."
        case .otherSheet: "Dieses Blatt wurde nicht gelesen."
        case .whichSheet: "Diese Datei hat mehrere Tabellen. Welche ist gemeint?"
        case .sheet: "Blatt"
        }
    }

    package var italian: String {
        switch self {
        case .typedNumber(let one, let other):
            "Questa cella è un testo tra numeri; può essere \(Language.italian.typed(one)) o \(Language.italian.typed(other)). Rendila un numero nel foglio."
        case .noResult:
            "Il file ha questa formula senza il risultato. Aprilo con un programma e salvalo di nuovo."
        case .error: "Qui il foglio mostra un errore al posto di un valore. Correggilo prima là."
        case .otherSheet: "Questo foglio non è stato letto."
        case .whichSheet: "Questo file ha più tabelle. Quale?"
        case .sheet: "Foglio"
        }
    }
}
