/// A file that somebody gives, decoded once for all who look at it.
package struct ForeignFile: Sendable {
    /// How many bytes of other programs' text are read at once, in the browser as on the command line.
    package static let maximumSize = 32 << 20

    /// Its name, or its path as typed; empty when it was pasted.
    package let name: String
    package let bytes: [UInt8]
    /// The text, with UTF-8, UTF-16 and Windows-1252 told apart; the first sheet of a packed
    /// spreadsheet as CSV.
    package let text: String
    /// The tables in it that hold anything: one for text, each sheet of a packed spreadsheet.
    package let sheets: [Sheet]
    /// Why its text is no table; nil where it is one, or a spreadsheet.
    package let fault: CSVError?

    /// One table.
    package struct Sheet: Sendable {
        /// Empty for a text file.
        package let name: String
        /// Rows of cells as a person sees them; row 1 of the file is the first.
        package let rows: [[String]]
        /// Cells that a packed spreadsheet leaves open.
        package let doubts: [Doubt]

        package init(name: String = "", rows: [[String]], doubts: [Doubt] = []) {
            self.name = name
            self.rows = rows
            self.doubts = doubts
        }
    }

    /// A file of text.
    package init(_ bytes: [UInt8], name: String = "") {
        self.name = name
        self.bytes = bytes
        text = String(spreadsheet: bytes)
        do {
            let rows = try CSV.parse(text)
            (sheets, fault) = (rows.isEmpty ? [] : [Sheet(rows: rows)], nil)
        } catch {
            (sheets, fault) = ([], error)
        }
    }

    /// A spreadsheet whose sheets were read.
    init(_ bytes: [UInt8], name: String, sheets: [Sheet]) {
        self.name = name
        self.bytes = bytes
        self.sheets = sheets
        fault = nil
        text = sheets.first?.csv ?? ""
    }

    /// What was pasted or typed.
    package init(text: String) {
        self.init(Array(text.utf8))
    }

    /// The rows of the first table; none where the text is no table.
    package var rows: [[String]] { sheets.first?.rows ?? [] }

    /// The lines of the text, without their ends.
    package var lines: [String] {
        var lines: [String] = []
        var line: [UInt8] = []
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == 0x0A, previous == 0x0D {
                // The end of this line was counted already.
            } else if byte == 0x0A || byte == 0x0D {
                lines.append(String(decoding: line, as: UTF8.self))
                line = []
            } else {
                line.append(byte)
            }
            previous = byte
        }
        return line.isEmpty ? lines : lines + [String(decoding: line, as: UTF8.self)]
    }

    /// Whether its name ends so, as in `csv`.
    package func ends(in ending: String) -> Bool {
        name.folded.hasSuffix("." + ending)
    }
}
