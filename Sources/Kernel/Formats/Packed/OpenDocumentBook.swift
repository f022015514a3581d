/// The sheets of an OpenDocument spreadsheet (OASIS OpenDocument 1.3, part 3).
struct OpenDocumentBook {
    private var reader: XMLReader
    private var sheets: [PackedSheet] = []
    /// How many there are, those that hold nothing included.
    private var count = 0
    private var hiddenStyles: Set<String> = []
    /// The style whose properties are being read.
    private var style = ""
    /// How many bytes of text the sheets have so far.
    private var text: Int64 = 0

    /// The sheets that hold anything, without hidden ones unless all are.
    static func sheets(
        _ file: PackedFile, _ inflated: [InflatedPiece]
    ) throws(PackedError) -> [PackedSheet] {
        if let type = try file.content("mimetype", inflated),
            !type.starts(with: "application/vnd.oasis.opendocument.spreadsheet".utf8)
        {
            throw .notASpreadsheet
        }
        if let list = try file.content("META-INF/manifest.xml", inflated) {
            var reader = try XMLReader(list, "META-INF/manifest.xml")
            while let event = try reader.event() {
                if event == .start, reader.isNamed("encryption-data") { throw .encrypted }
            }
        }
        guard let content = try file.content("content.xml", inflated) else {
            throw .damaged("content.xml")
        }
        var book = OpenDocumentBook(reader: try XMLReader(content, "content.xml"))
        try book.read()
        return book.sheets
    }

    private init(reader: XMLReader) {
        self.reader = reader
    }

    private mutating func read() throws(PackedError) {
        while let event = try reader.event() {
            guard event == .start else { continue }
            if reader.isNamed("table") {
                try readSheet()
            } else if reader.isNamed("tracked-changes") || reader.isNamed("dde-links") {
                // Cells of other days and of other files.
                try reader.skip()
            } else if reader.isNamed("style") {
                style = try reader.attribute("name") ?? ""
            } else if reader.isNamed("table-properties"), try reader.attribute("display") == "false"
            {
                hiddenStyles.insert(style)
            }
        }
    }

    private mutating func readSheet() throws(PackedError) {
        count += 1
        if count > PackedFile.mostSheets { throw .tooManySheets }
        let name = try reader.attribute("name") ?? ""
        let isHidden = hiddenStyles.contains(try reader.attribute("style-name") ?? "")
        var sheet = OpenDocumentSheet(reader, SheetGrid(text: text))
        var grid = try sheet.read()
        (reader, text) = (sheet.reader, grid.text)
        grid.askOfTypedNumbers()
        if !grid.isEmpty { sheets.append(PackedSheet(name, grid, isHidden: isHidden)) }
    }
}

/// Reads the cells of one table that has just begun.
private struct OpenDocumentSheet {
    private(set) var reader: XMLReader
    private var grid: SheetGrid
    private var row = 0
    private var column = 0
    private var cells: [SheetGrid.Cell] = []
    /// How often the row is repeated.
    private var times = 1

    init(_ reader: XMLReader, _ grid: SheetGrid) {
        self.reader = reader
        self.grid = grid
    }

    mutating func read() throws(PackedError) -> SheetGrid {
        let outside = reader.depth - 1
        while reader.depth > outside {
            let event = try reader.next()
            if event == .end, reader.isNamed("table-row") {
                try grid.add(cells, row: row, times: times)
                row = min(row + times, SheetGrid.maximumRows)
            }
            guard event == .start else { continue }
            if reader.isNamed("table-row") {
                (cells, column) = ([], 0)
                times = try count("number-rows-repeated")
            } else if reader.isNamed("table-cell") {
                try readCell()
            } else if reader.isNamed("covered-table-cell") {
                column = min(column + (try count("number-columns-repeated")), 1 << 20)
                try reader.skip()
            } else if reader.isNamed("shapes") || reader.isNamed("forms") {
                try reader.skip()
            }
        }
        return grid
    }

    private func count(_ name: StaticString) throws(PackedError) -> Int {
        if try reader.attribute(name) == nil { return 1 }
        guard let count = try reader.integer(name), count > 0 else { throw .damaged("content.xml") }
        return min(count, 1 << 21)
    }

    private mutating func readCell() throws(PackedError) {
        let times = try count("number-columns-repeated")
        let type = try reader.attribute("value-type")
        let formula = try reader.attribute("formula")
        let stored = try storedValue(type ?? "string")
        let currency = try reader.attribute("currency") ?? ""
        let shown = try reader.paragraphs()
        var text = OpenDocumentSheet.text(type ?? "string", stored ?? "", currency, shown)
        if text.isEmpty, type == nil, let formula {
            text = formula
            grid.doubt(row, formula, FormatsText.cellNoResult)
        }
        if stored == "", text.hasPrefix("#") || text.hasPrefix("Err:") {
            grid.doubt(row, text, FormatsText.cellError)
        }
        defer { column = min(column + times, 1 << 20) }
        if text.isBlank { return }
        guard column + times <= SheetGrid.maximumColumns else { throw .tooLarge }
        let isNumber = type == "float" || type == "percentage" || type == "currency"
        for place in column..<(column + times) {
            cells.append(SheetGrid.Cell(column: place, text: text, isNumber: isNumber))
        }
    }

    /// The attribute that holds a value of a type.
    private func storedValue(_ type: String) throws(PackedError) -> String? {
        switch type {
        case "date": try reader.attribute("date-value")
        case "time": try reader.attribute("time-value")
        case "boolean": try reader.attribute("boolean-value")
        case "string": try reader.attribute("string-value")
        default: try reader.attribute("value")
        }
    }

    private static func text(
        _ type: String, _ stored: String, _ currency: String, _ shown: String
    ) -> String {
        switch type {
        case "float": return SheetNumber.text(stored) ?? shown
        case "percentage":
            return SheetNumber.text(stored, isPercent: true).map { $0 + "%" } ?? shown
        case "currency":
            return SheetNumber.text(stored).map { $0 + (currency.isEmpty ? "" : " " + currency) }
                ?? shown
        case "date": return SheetMoment.text(iso: stored)
        case "time": return SheetMoment.text(duration: stored)
        case "boolean": return stored == "true" ? "TRUE" : "FALSE"
        default: return shown.isEmpty ? stored : shown
        }
    }
}

extension XMLReader {
    /// The paragraphs of a cell that has just begun, as lines; without remarks and pictures.
    fileprivate mutating func paragraphs() throws(PackedError) -> String {
        var lines: [String] = []
        let outside = depth - 1
        while depth > outside {
            guard try next() == .start else { continue }
            if isNamed("p") || isNamed("h") {
                lines.append(try paragraph())
            } else {
                try skip()
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Spaces run together, unless an element says how many there are.
    private mutating func paragraph() throws(PackedError) -> String {
        var text = ""
        let outside = depth - 1
        while depth > outside {
            switch try next() {
            case .text:
                for scalar in try self.text().unicodeScalars {
                    guard scalar == " " || scalar == "\n" || scalar == "\t" else {
                        text.unicodeScalars.append(scalar)
                        continue
                    }
                    if let last = text.utf8.last, last != 0x20, last != 0x0A { text += " " }
                }
            case .start:
                if isNamed("s") {
                    let count = try integer("c") ?? 1
                    text += String(repeating: " ", count: max(1, min(count, 1_000)))
                } else if isNamed("tab") {
                    text += " "
                } else if isNamed("line-break") {
                    text += "\n"
                } else if isNamed("note") || isNamed("annotation") || isNamed("frame") {
                    try skip()
                }
            default: break
            }
        }
        return text
    }
}
