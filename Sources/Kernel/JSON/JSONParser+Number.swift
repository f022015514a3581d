extension JSONParser {
    /// Reads `-`? integer (`.` digits)? (`e` sign? digits)?, and returns it as written.
    mutating func number() throws(JSONError) -> String {
        let start = position
        step(over: UInt8(ascii: "-"))
        if !step(over: UInt8(ascii: "0")) { try digits() }
        if step(over: UInt8(ascii: ".")) { try digits() }
        if step(over: UInt8(ascii: "e")) || step(over: UInt8(ascii: "E")) { try exponent() }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func exponent() throws(JSONError) {
        if !step(over: UInt8(ascii: "+")) { step(over: UInt8(ascii: "-")) }
        try digits()
    }

    private mutating func digits() throws(JSONError) {
        guard isDigit(next) else { throw unexpected(.digit) }
        while isDigit(next) { position += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { ASCII.digit(byte) != nil }

    @discardableResult
    private mutating func step(over byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }
}
