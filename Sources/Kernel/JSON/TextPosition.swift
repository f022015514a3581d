/// A place in a text that a person can find in an editor: both numbers start at 1.
package struct TextPosition: Sendable, Hashable {
    package let line: Int
    /// Counted in Unicode scalars, so that `ü` is one column.
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

extension TextPosition {
    /// The place of the byte at `offset` in the UTF-8 text `bytes`. LF, CR and CR LF end a line.
    init(of offset: Int, in bytes: [UInt8], from start: Int = 0) {
        var line = 1
        var column = 1
        var previous: UInt8 = 0
        for byte in bytes.prefix(offset).dropFirst(start) {
            switch byte {
            case UInt8(ascii: "\n") where previous == UInt8(ascii: "\r"): break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (line, column) = (line + 1, 1)
            case 0x80...0xBF: break
            default: column += 1
            }
            previous = byte
        }
        self.init(line: line, column: column)
    }
}

extension TextPosition {
    /// The place and what is wrong there: "Line 2, column 4: …"
    package func label(_ what: Label) -> Label {
        JSONErrorText.at(line: "\(line)", column: "\(column)", what: what)
    }
}
