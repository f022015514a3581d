/// A sheet of a packed spreadsheet.
struct PackedSheet {
    let sheet: ForeignFile.Sheet
    let isHidden: Bool

    init(_ name: String, _ grid: SheetGrid, isHidden: Bool) {
        sheet = ForeignFile.Sheet(name: name, rows: grid.table, doubts: grid.doubts)
        self.isHidden = isHidden
    }
}

extension ForeignFile {
    /// Whether some bytes are no text, but packed as spreadsheets are.
    package static func isPacked(_ bytes: [UInt8]) -> Bool { PackedFile.isPacked(bytes) }

    /// A packed spreadsheet, with the sheets that are shown; with all where none is.
    ///
    /// - Parameter inflated: What the host made of ``PackedPiece/pieces(of:)``.
    package init(
        packed bytes: [UInt8], name: String = "", _ inflated: [InflatedPiece]
    ) throws(PackedError) {
        let file = try PackedFile(bytes)
        let all =
            switch file.type {
            case .excel: try ExcelBook.sheets(file, inflated)
            case .openDocument: try OpenDocumentBook.sheets(file, inflated)
            }
        let shown = all.filter { !$0.isHidden }
        let sheets = (shown.isEmpty ? all : shown).map { $0.sheet }
        if sheets.isEmpty { throw .noTable }
        self.init(bytes, name: name, sheets: sheets)
    }

    /// The same with one sheet before the others, whose text it then is.
    package func leading(_ index: Int) -> ForeignFile {
        var sheets = sheets
        sheets.insert(sheets.remove(at: index), at: 0)
        return ForeignFile(bytes, name: name, sheets: sheets)
    }

    /// One file for each sheet of a spreadsheet; this one alone where there is but one table.
    package var each: [ForeignFile] {
        if sheets.count < 2 { return [self] }
        return sheets.map { ForeignFile(bytes, name: name, sheets: [$0]) }
    }
}

extension ForeignFile.Sheet {
    /// The table as CSV, for everything that reads text.
    package var csv: String {
        var writer = CSVWriter(neutralising: false)
        for row in rows { writer.row(row) }
        return writer.text
    }
}
