package import Kernel

/// A zip container of files that are stored as they are, so that no host has to inflate anything.
package struct Container {
    private var bytes: [UInt8] = []
    private var list: [UInt8] = []
    private var count = 0

    package init() {}

    package mutating func add(_ name: String, _ content: String) {
        let (name, content) = (Array(name.utf8), Array(content.utf8))
        let checksum = checksum(of: content)
        let size = UInt32(content.count)
        let common =
            short(20) + short(0) + short(0) + long(0) + long(checksum) + long(size) + long(size)
            + short(UInt16(name.count)) + short(0)
        list +=
            [0x50, 0x4B, 1, 2] + short(20) + common + short(0) + short(0) + short(0) + long(0)
            + long(UInt32(bytes.count)) + name
        bytes += [0x50, 0x4B, 3, 4] + common + name + content
        count += 1
    }

    package var whole: [UInt8] {
        bytes + list + [0x50, 0x4B, 5, 6] + short(0) + short(0) + short(UInt16(count))
            + short(UInt16(count)) + long(UInt32(list.count)) + long(UInt32(bytes.count)) + short(0)
    }

    private func short(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

    private func long(_ value: UInt32) -> [UInt8] {
        short(UInt16(value & 0xFFFF)) + short(UInt16(value >> 16))
    }

    private func checksum(of bytes: [UInt8]) -> UInt32 {
        var rest = UInt32.max
        for byte in bytes {
            rest ^= UInt32(byte)
            for _ in 0..<8 { rest = rest & 1 == 0 ? rest >> 1 : rest >> 1 ^ 0xEDB8_8320 }
        }
        return ~rest
    }
}

/// An Excel file.
///
/// - Parameters:
///   - data: What stands in `sheetData` of the sheet One.
///   - codes: The formats of the styles 1, 2 …
///   - others: More sheets, by their names.
package func excel(
    _ data: String, texts: [String] = [], codes: [String] = [], from1904: Bool = false,
    others: KeyValuePairs<String, String> = [:]
) -> [UInt8] {
    let sheets = [("One", data)] + others.map { ($0.key, $0.value) }
    var container = Container()
    container.add(
        "xl/workbook.xml",
        "<workbook xmlns:r=\"r\"><workbookPr date1904=\"\(from1904)\"/><sheets>"
            + sheets.map { "<sheet name=\"\($0.0)\" sheetId=\"1\" r:id=\"\($0.0)\"/>" }.joined()
            + "</sheets></workbook>")
    let relations =
        sheets.map { ($0.0, "worksheet", "worksheets/\($0.0).xml") } + [
            ("b", "sharedStrings", "/xl/sharedStrings.xml"), ("c", "styles", "styles.xml"),
        ]
    container.add(
        "xl/_rels/workbook.xml.rels",
        "<Relationships>"
            + relations.map {
                "<Relationship Id=\"\($0.0)\" Type=\"x/\($0.1)\" Target=\"\($0.2)\"/>"
            }.joined() + "</Relationships>")
    container.add(
        "xl/sharedStrings.xml", "<sst>" + texts.map { "<si>" + $0 + "</si>" }.joined() + "</sst>")
    let formats = codes.enumerated().map {
        "<numFmt numFmtId=\"\($0 + 200)\" formatCode=\"\($1)\"/>"
    }
    let styles = [0] + codes.indices.map { $0 + 200 }
    container.add(
        "xl/styles.xml",
        "<styleSheet><numFmts>" + formats.joined() + "</numFmts><cellXfs>"
            + styles.map { "<xf numFmtId=\"\($0)\"/>" }.joined() + "</cellXfs></styleSheet>")
    for (name, data) in sheets {
        container.add(
            "xl/worksheets/\(name).xml",
            "<worksheet><sheetData>\(data)</sheetData></worksheet>")
    }
    return container.whole
}

/// Rows of numbers and texts as they stand in `sheetData`.
package func sheetData(_ rows: [[String]]) -> String {
    rows.map { row in
        let cells = row.map {
            Decimal(canonical: $0) == nil
                ? "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" : "<c><v>\($0)</v></c>"
        }
        return "<row>\(cells.joined())</row>"
    }.joined()
}

/// An OpenDocument spreadsheet with one table of these rows.
package func openDocument(_ rows: String) -> [UInt8] {
    var container = Container()
    container.add("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
    container.add(
        "content.xml",
        "<office:document-content><office:body><office:spreadsheet><table:table table:name=\"One\">"
            + rows + "</table:table></office:spreadsheet></office:body></office:document-content>")
    return container.whole
}

/// The first sheet of a packed spreadsheet.
package func sheet(_ bytes: [UInt8]) throws -> ForeignFile.Sheet {
    try ForeignFile(packed: bytes, []).sheets[0]
}

/// Why a packed spreadsheet isn't read.
package func refusal(_ bytes: [UInt8]) -> PackedError? {
    do throws(PackedError) {
        _ = try ForeignFile(packed: bytes, [])
        return nil
    } catch {
        return error
    }
}
