extension Decimal {
    /// Reads a number as JSON writes it, exponents included, as long as it fits; else nil.
    package init?(canonical text: String) {
        var reader = CanonicalReader(text)
        guard let numeral = reader.jsonNumber(), let value = try? numeral.decimal(of: text) else {
            return nil
        }
        self = value
    }
}

/// Reads a number in JSON's syntax (RFC 8259, section 6).
private struct CanonicalReader {
    private var reader: ASCIIReader

    init(_ text: String) {
        reader = ASCIIReader(text)
    }

    mutating func jsonNumber() -> Numeral? {
        var numeral = Numeral()
        numeral.isNegative = reader.take("-")
        let beginsWithZero = reader.take("0")
        if beginsWithZero { numeral.append(0, isFraction: false) }
        let count = digits(into: &numeral, isFraction: false)
        if beginsWithZero ? count > 0 : count == 0 { return nil }
        if reader.take("."), digits(into: &numeral, isFraction: true) == 0 { return nil }
        if reader.take("e") || reader.take("E") {
            guard let exponent = exponent() else { return nil }
            numeral.exponent = exponent
        }
        return reader.isAtEnd ? numeral : nil
    }

    /// Takes all digits that come next and says how many.
    private mutating func digits(into numeral: inout Numeral, isFraction: Bool) -> Int {
        var count = 0
        while let digit = reader.digit() {
            numeral.append(UInt8(truncatingIfNeeded: digit), isFraction: isFraction)
            count &+= 1
        }
        return count
    }

    /// An exponent with its sign; one beyond a million stays there, where nothing but zero fits.
    private mutating func exponent() -> Int? {
        let isNegative = reader.take("-")
        if !isNegative { _ = reader.take("+") }
        guard var value = reader.digit() else { return nil }
        while let digit = reader.digit() { value = min(value * 10 + digit, 1_000_000) }
        return isNegative ? -value : value
    }
}
