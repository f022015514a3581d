/// A packed spreadsheet before anything in it is unpacked.
struct PackedFile {
    let type: Kind
    private let bytes: [UInt8]
    /// The packed files that matter.
    private let entries: [Zip.Entry]

    enum Kind {
        /// Office Open XML (ECMA-376): Excel, Google Sheets, Moodle.
        case excel
        /// OpenDocument (version 1.3): LibreOffice, Moodle.
        case openDocument
    }

    /// How many bytes the files that matter may hold together.
    static let maximumSize = 64 << 20
    /// How many sheets are read, empty ones included.
    static let mostSheets = 500

    /// Whether some bytes begin as a zip container does, or as Excel's files did until 2007 and do
    /// when they have a password.
    static func isPacked(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
            || isCompound(bytes)
    }

    private static func isCompound(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])
    }

    init(_ bytes: [UInt8]) throws(PackedError) {
        if PackedFile.isCompound(bytes) { throw .oldExcel }
        guard PackedFile.isPacked(bytes) else { throw .notASpreadsheet }
        let zip = try Zip(bytes)
        self.bytes = bytes
        if zip.entry("xl/workbook.xml") != nil {
            type = .excel
            entries = zip.entries.filter { PackedFile.isOfExcel($0.name) }
        } else if zip.entry("content.xml") != nil {
            type = .openDocument
            entries = ["content.xml", "mimetype", "META-INF/manifest.xml"].compactMap {
                zip.entry($0)
            }
        } else {
            throw .notASpreadsheet
        }
        var size = 0
        for entry in entries {
            size += min(entry.size, PackedFile.maximumSize + 1)
            if size > PackedFile.maximumSize { throw .tooLarge }
        }
    }

    var pieces: [PackedPiece] {
        entries.filter { $0.isDeflated && $0.size > 0 }.map {
            PackedPiece(offset: $0.offset, length: $0.length, size: $0.size)
        }
    }

    /// What a packed file holds; `nil` when it isn't there.
    ///
    /// - Parameter inflated: What the host made of ``pieces``.
    /// - Throws: ``PackedError`` when the content isn't what the container says of it.
    func content(
        _ name: String, _ inflated: [InflatedPiece]
    ) throws(PackedError) -> [UInt8]? {
        guard let entry = entries.first(where: { Zip.isSame($0.name, name) }) else { return nil }
        let content: [UInt8]
        if entry.isDeflated, entry.size > 0 {
            if inflated.isEmpty { throw .notUnpacked }
            content = inflated.first { $0.offset == entry.offset }?.bytes ?? []
        } else {
            content = [UInt8](bytes[entry.offset..<(entry.offset + min(entry.length, entry.size))])
        }
        guard content.count == entry.size, CRC32.checksum(content[...]) == entry.checksum else {
            throw .damaged(entry.name)
        }
        return content
    }

    /// The workbook with its relations, texts and formats, and the sheets.
    private static func isOfExcel(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
        guard let first = parts.first, let last = parts.last, Zip.isSame(first, "xl") else {
            return false
        }
        switch parts.count {
        case 2: return last.folded.hasSuffix(".xml")
        case 3:
            return Zip.isSame(parts[1], "worksheets") && last.folded.hasSuffix(".xml")
                || Zip.isSame(name, "xl/_rels/workbook.xml.rels")
        default: return false
        }
    }
}
