/// Comma-separated values by RFC 4180, and the dialects that spreadsheets write.
package enum CSV {
    /// What stands between two fields.
    package enum Delimiter: UInt8, Sendable, Hashable, CaseIterable {
        case comma = 0x2C
        case semicolon = 0x3B
        case tab = 0x09
        case bar = 0x7C
    }

    /// How many cells a row may have, as in the widest sheets of spreadsheets.
    package static let mostCells = SheetGrid.maximumColumns

    /// Reads the rows of a file; the first is usually the header.
    ///
    /// The bytes are decoded as ``String/init(spreadsheet:)`` says. Rows may differ in length.
    /// A blank line is a row of one empty field, so that row numbers are those of a spreadsheet;
    /// the line end after the last row starts no other. A quote inside an unquoted field is kept.
    ///
    /// - Parameters:
    ///   - delimiter: What separates fields; by default what the file's `sep=` line says, or the
    ///     likeliest.
    ///   - restoring: Whether to take back what ``neutralised(_:)`` did, as for our own exports.
    /// - Throws: A ``CSVError`` when quotes are left open or followed by more text, for a row of more than
    ///   ``mostCells``, and for bytes that are partly UTF-8.
    package static func parse(
        _ bytes: [UInt8], delimiter: Delimiter? = nil, restoring: Bool = false
    ) throws(CSVError) -> [[String]] {
        if let damage = CSVError.damage(in: bytes) { throw damage }
        return try parse(String(spreadsheet: bytes), delimiter: delimiter, restoring: restoring)
    }

    /// Reads the rows of a text; see ``parse(_:delimiter:restoring:)-([UInt8],_,_)``.
    ///
    /// - Throws: A ``CSVError`` when quotes are left open or followed by more text, and for a row of more than
    ///   ``mostCells``.
    package static func parse(
        _ text: String, delimiter: Delimiter? = nil, restoring: Bool = false
    ) throws(CSVError) -> [[String]] {
        let text = [UInt8](text.utf8)
        let start = separatorLine(text)
        let delimiter = delimiter ?? start?.delimiter ?? likelyDelimiter(text)
        var parser = CSVParser(text, from: start?.end ?? 0, delimiter: delimiter)
        let rows = try parser.rows()
        return restoring ? rows.map { $0 == [""] ? $0 : $0.map(restored) } : rows
    }
}
