/// Reads rows of fields from UTF-8.
struct CSVParser {
    private let bytes: [UInt8]
    private let delimiter: UInt8
    private var position: Int

    init(_ bytes: [UInt8], from start: Int = 0, delimiter: CSV.Delimiter) {
        self.bytes = bytes
        self.delimiter = delimiter.rawValue
        position = start
    }

    private var isAtEnd: Bool { position >= bytes.count }

    /// The next byte, or nil at the end.
    private var next: UInt8? { isAtEnd ? nil : bytes[position] }

    mutating func rows() throws(CSVError) -> [[String]] {
        var rows: [[String]] = []
        while !isAtEnd { rows.append(endsLine ? blankRow() : try row()) }
        return rows
    }

    private var endsLine: Bool { next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r") }

    /// One for all, so that millions of line ends need no more than themselves.
    private mutating func blankRow() -> [String] {
        stepOverLineEnd()
        return CSVParser.blank
    }

    private static let blank = [""]

    private mutating func row() throws(CSVError) -> [String] {
        var fields = [try field()]
        while next == delimiter {
            if fields.count == CSV.mostCells { throw error(.tooManyCells, at: position) }
            position += 1
            fields.append(try field())
        }
        stepOverLineEnd()
        return fields
    }

    private mutating func stepOverLineEnd() {
        if next == UInt8(ascii: "\r") {
            position += 1
        } else if next != UInt8(ascii: "\n") {
            return
        }
        if next == UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func field() throws(CSVError) -> String {
        next == UInt8(ascii: "\"") ? try quotedField() : text(plainRun())
    }

    private mutating func plainRun() -> ArraySlice<UInt8> {
        let start = position
        while let byte = next, !endsField(byte) { position += 1 }
        return bytes[start..<position]
    }

    private func endsField(_ byte: UInt8) -> Bool {
        byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    private mutating func quotedField() throws(CSVError) -> String {
        let start = position
        var value: [UInt8] = []
        repeat {
            // After the first run, this quote is the second of a doubled one.
            if position > start { value.append(UInt8(ascii: "\"")) }
            position += 1
            value += try quotedRun(openedAt: start)
        } while next == UInt8(ascii: "\"")
        if let byte = next, !endsField(byte) { throw error(.textAfterQuotes, at: position) }
        return text(value[...])
    }

    /// Reads up to and over the next quote.
    private mutating func quotedRun(openedAt start: Int) throws(CSVError) -> ArraySlice<UInt8> {
        let run = position
        while let byte = next, byte != UInt8(ascii: "\"") { position += 1 }
        guard !isAtEnd else { throw error(.openQuotes, at: start) }
        position += 1
        return bytes[run..<(position - 1)]
    }

    private func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    private func error(_ reason: CSVError.Reason, at offset: Int) -> CSVError {
        CSVError(reason, at: TextPosition(of: offset, in: bytes))
    }
}
