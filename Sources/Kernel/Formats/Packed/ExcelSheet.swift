/// Reads the cells of one sheet of an Excel file.
struct ExcelSheet {
    private var reader: XMLReader
    private let part: String
    private let texts: [String]
    private let formats: [SheetFormat]
    private let from1904: Bool
    private var grid: SheetGrid
    /// The row and column of the cell that comes next where none is named, from 0.
    private var row = 0
    private var column = 0
    private var cells: [SheetGrid.Cell] = []

    init(
        _ reader: XMLReader, _ part: String, _ texts: [String], _ formats: [SheetFormat],
        _ from1904: Bool, _ grid: SheetGrid
    ) {
        self.reader = reader
        self.part = part
        self.texts = texts
        self.formats = formats
        self.from1904 = from1904
        self.grid = grid
    }

    mutating func read() throws(PackedError) -> SheetGrid {
        while let event = try reader.event() {
            guard event == .start else { continue }
            if reader.isNamed("sheetData") {
                try readRows()
            } else if !reader.isNamed("worksheet") {
                try reader.skip()
            }
        }
        return grid
    }

    private mutating func readRows() throws(PackedError) {
        let outside = reader.depth - 1
        while reader.depth > outside {
            let event = try reader.next()
            if event == .start, reader.isNamed("row") {
                try beginRow()
            } else if event == .start, reader.isNamed("c") {
                try readCell()
            } else if event == .end, reader.isNamed("row") {
                try grid.add(cells, row: row)
                row += 1
            }
        }
    }

    /// Rows may name their number, which only grows.
    private mutating func beginRow() throws(PackedError) {
        (cells, column) = ([], 0)
        if try reader.attribute("r") == nil { return }
        guard let number = try reader.integer("r"), number > row, number <= SheetGrid.maximumRows
        else {
            throw .damaged(part)
        }
        row = number - 1
    }

    private mutating func readCell() throws(PackedError) {
        if let text = try reader.attribute("r") {
            guard let place = ExcelSheet.column(text, row: row), place >= column else {
                throw .damaged(part)
            }
            column = place
        }
        let type = try reader.attribute("t") ?? "n"
        let format = try reader.integer("s")
            .flatMap { formats.indices.contains($0) ? formats[$0] : nil }
        var (value, formula): (String?, String?) = (nil, nil)
        let outside = reader.depth - 1
        while reader.depth > outside {
            guard try reader.next() == .start else { continue }
            if reader.isNamed("v") {
                value = try reader.elementText()
            } else if reader.isNamed("f") {
                formula = try reader.elementText()
            } else if reader.isNamed("is") {
                value = try reader.richText()
            } else {
                try reader.skip()
            }
        }
        if let cell = try cell(type, value, formula, format ?? .plain) { cells.append(cell) }
        column += 1
    }

    private mutating func cell(
        _ type: String, _ value: String?, _ formula: String?, _ format: SheetFormat
    ) throws(PackedError) -> SheetGrid.Cell? {
        guard let value else {
            guard let formula else { return nil }
            grid.doubt(row, "=" + formula, FormatsText.cellNoResult)
            return SheetGrid.Cell(column: column, text: "=" + formula)
        }
        switch type {
        case "s":
            guard let index = Int(value), texts.indices.contains(index) else {
                throw .damaged(part)
            }
            return SheetGrid.Cell(column: column, text: texts[index])
        case "b":
            return SheetGrid.Cell(column: column, text: value == "1" ? "TRUE" : "FALSE")
        case "d": return SheetGrid.Cell(column: column, text: SheetMoment.text(iso: value))
        case "str": return SheetGrid.Cell(column: column, text: value.withoutEscapes)
        case "e":
            grid.doubt(row, value, FormatsText.cellError)
            return SheetGrid.Cell(column: column, text: value)
        case "inlineStr": return SheetGrid.Cell(column: column, text: value)
        case "n":
            return SheetGrid.Cell(column: column, text: text(value, format), isNumber: true)
        default: throw .damaged(part)
        }
    }

    /// A number as its format says; as it is in the file, when it is none.
    private func text(_ stored: String, _ format: SheetFormat) -> String {
        let plain = SheetNumber.text(stored)
        switch format {
        case .plain: return plain ?? stored
        case .percent:
            return SheetNumber.text(stored, isPercent: true).map { $0 + "%" } ?? stored
        case .moment(let hasDate, let hasTime):
            return SheetMoment.text(
                stored, hasDate: hasDate, hasTime: hasTime, from1904: from1904) ?? plain ?? stored
        case .elapsed: return SheetMoment.elapsed(stored) ?? plain ?? stored
        case .unit(let unit, let isBefore):
            guard let plain else { return stored }
            return isBefore ? unit + " " + plain : plain + " " + unit
        }
    }

    /// The column of `B3`, from 0; `nil` when it is no cell of this row.
    static func column(_ reference: String, row: Int) -> Int? {
        var column = 0
        var digits = 0
        var number = 0
        for byte in reference.utf8 {
            if let digit = ASCII.digit(byte) {
                number = min(number * 10 + Int(digit), 10_000_000)
                digits += 1
            } else {
                let letter = Int(byte & 0xDF) - 0x40
                guard digits == 0, 1...26 ~= letter else { return nil }
                column = min(column * 26 + letter, 1_000_000)
            }
        }
        guard digits > 0, number == row + 1, 1...SheetGrid.maximumColumns ~= column else {
            return nil
        }
        return column - 1
    }
}
