extension JSONParser {
    /// Reads a string from its opening to its closing quote, and returns what it stands for.
    mutating func string() throws(JSONError) -> String {
        let start = position
        position += 1
        let plain = plainRun()
        if next == UInt8(ascii: "\"") {
            position += 1
            return try text(plain, from: start)
        }
        var unescaped = [UInt8](plain)
        while try unescape(into: &unescaped) { unescaped += plainRun() }
        return try text(unescaped[...], from: start)
    }

    /// Steps over the bytes that stand for themselves.
    private mutating func plainRun() -> ArraySlice<UInt8> {
        let start = position
        var end = start
        while end < bytes.count, isPlain(bytes[end]) { end += 1 }
        position = end
        return bytes[start..<end]
    }

    private func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private func text(_ bytes: ArraySlice<UInt8>, from start: Int) throws(JSONError) -> String {
        // ASCII is valid, and mostly all there is.
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw error(.invalidUTF8, at: start)
        }
        return text
    }

    /// Reads one escape, or the closing quote, after which it answers false.
    private mutating func unescape(into text: inout [UInt8]) throws(JSONError) -> Bool {
        guard position < bytes.count else { throw unexpected(.closingQuote) }
        let byte = next
        guard byte >= 0x20 else { throw error(.controlCharacter(byte)) }
        position += 1
        if byte == UInt8(ascii: "\"") { return false }
        try escape(into: &text)
        return true
    }

    /// Reads what follows a backslash.
    private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
        switch next {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(next)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): return try unicodeEscape(into: &text)
        default: throw unknownEscape()
        }
        position += 1
    }

    private func unknownEscape() -> JSONError {
        let error = unexpected(.escape)
        guard case .found(let scalar, _) = error.reason else { return error }
        return JSONError(.unknownEscape(scalar), at: error.position)
    }

    /// Reads `uXXXX`, or `uXXXX\uXXXX` when the first is the high half of a surrogate pair.
    private mutating func unicodeEscape(into text: inout [UInt8]) throws(JSONError) {
        let start = position - 1
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"),
            isUnicodeEscape(position + 1)
        {
            position += 1
            units.append(try codeUnit())
        }
        guard let scalars = String(validating: units, as: UTF16.self) else {
            throw error(.loneSurrogate, at: start)
        }
        text += scalars.utf8
    }

    private func isUnicodeEscape(_ index: Int) -> Bool {
        index < bytes.count && bytes[index] == UInt8(ascii: "u")
    }

    /// Reads `uXXXX`.
    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = ASCII.hexDigit(next) else { throw unexpected(.hexDigit) }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }
}
