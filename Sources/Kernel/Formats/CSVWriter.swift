/// Writes rows as RFC 4180 says: commas, CR LF, quotes where they are needed.
package struct CSVWriter {
    /// What was written so far, in UTF-8 without a byte order mark.
    package private(set) var bytes: [UInt8] = []

    private let isNeutralising: Bool

    /// - Parameter neutralising: Whether spreadsheets will read it, which take `=1+1` for a formula.
    package init(neutralising: Bool = true) {
        isNeutralising = neutralising
    }

    /// What was written so far, as text.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes one row, each field neutralised as ``CSV/neutralised(_:)`` says, if at all.
    package mutating func row(_ fields: [String]) {
        var isFirst = true
        for field in fields {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            self.field(isNeutralising ? CSV.neutralised(field) : field)
            isFirst = false
        }
        bytes += "\r\n".utf8
    }

    private mutating func field(_ text: String) {
        guard needsQuotes(text) else {
            bytes += text.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { bytes.append(byte) }
            bytes.append(byte)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Other delimiters are quoted too: a spreadsheet that splits at `;` then splits nothing, and
    /// finds no formula behind one. So is what means something else where a file starts: a byte
    /// order mark, and `sep=`.
    private func needsQuotes(_ text: String) -> Bool {
        text.unicodeScalars.first == "\u{FEFF}" || text.utf8.starts(with: "sep=".utf8)
            || text.utf8.contains(where: isSpecial)
    }

    private func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
            || CSV.Delimiter(rawValue: byte) != nil
    }
}
