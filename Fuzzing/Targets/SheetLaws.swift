import Kernel

/// Any bytes are a packed spreadsheet or are refused; the pieces that a host shall inflate lie within
/// them. What stands in a sheet is read the same twice, is no larger than a table may be, and reads
/// the same as CSV.
func brokenSheetLaw(_ bytes: [UInt8]) -> String? {
    for piece in PackedPiece.pieces(of: bytes)
    where piece.offset < 0 || piece.length > bytes.count - piece.offset || piece.size > 64 << 20 {
        return "pieces lie within the file"
    }
    _ = try? ForeignFile(packed: bytes, [])
    let files = [
        [("content.xml", bytes)],
        workbook(sheet: bytes), workbook(texts: bytes), workbook(styles: bytes),
        [("xl/workbook.xml", bytes), ("xl/_rels/workbook.xml.rels", bytes)],
    ]
    for file in files {
        let packed = container(file)
        guard let one = try? ForeignFile(packed: packed, []) else { continue }
        guard let other = try? ForeignFile(packed: packed, []),
            one.sheets.map({ $0.rows }) == other.sheets.map({ $0.rows })
        else { return "reading twice gives the same" }
        for sheet in one.sheets {
            if sheet.rows.reduce(0, { $0 + $1.count }) > 4_000_000 { return "tables are bounded" }
            if (try? CSV.parse(sheet.csv)) != sheet.rows { return "a sheet reads as its CSV" }
        }
    }
    return nil
}

private func workbook(
    sheet: [UInt8]? = nil, texts: [UInt8]? = nil, styles: [UInt8]? = nil
) -> [(String, [UInt8])] {
    let relations = ["worksheet", "sharedStrings", "styles"].map {
        "<Relationship Id=\"\($0)\" Type=\"\($0)\" Target=\"worksheets/\($0).xml\"/>"
    }
    let cells =
        "<worksheet><sheetData><row><c t=\"s\"><v>0</v></c><c s=\"0\"><v>1.5</v></c></row>"
        + "</sheetData></worksheet>"
    return [
        (
            "xl/workbook.xml",
            Array("<a><sheet name=\"x\" r:id=\"worksheet\"/></a>".utf8)
        ),
        ("xl/_rels/workbook.xml.rels", Array("<a>\(relations.joined())</a>".utf8)),
        ("xl/worksheets/worksheet.xml", sheet ?? Array(cells.utf8)),
        ("xl/worksheets/sharedStrings.xml", texts ?? Array("<a><si><t>x</t></si></a>".utf8)),
        ("xl/worksheets/styles.xml", styles ?? Array("<a/>".utf8)),
    ]
}

/// A zip container of files that are stored as they are.
private func container(_ files: [(name: String, content: [UInt8])]) -> [UInt8] {
    var (bytes, list): ([UInt8], [UInt8]) = ([], [])
    for (name, content) in files {
        let name = Array(name.utf8)
        let common =
            little(0, 10) + little(checksum(content), 4) + little(UInt32(content.count), 4)
            + little(UInt32(content.count), 4) + little(UInt32(name.count), 2) + little(0, 2)
        list += [0x50, 0x4B, 1, 2, 0, 0] + common + little(0, 10) + little(UInt32(bytes.count), 4)
        list += name
        bytes += [0x50, 0x4B, 3, 4] + common + name + content
    }
    let count = little(UInt32(files.count), 2)
    return bytes + list + [0x50, 0x4B, 5, 6] + little(0, 4) + count + count
        + little(UInt32(list.count), 4) + little(UInt32(bytes.count), 4) + little(0, 2)
}

private func little(_ value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 4 ? UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) : 0 }
}

private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest = UInt32.max
    for byte in bytes {
        rest ^= UInt32(byte)
        for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
    }
    return ~rest
}
