extension Decimal {
    /// Reads a number as JSON writes it, exponents included, as long as it fits; else nil.
    package init?(canonical text: String) {
        var reader = CanonicalReader(text)
        guard let numeral = reader.jsonNumber(), let value = try? numeral.decimal(of: text) else {
            return nil
        }
        self = value
    }

    /// Reads a number as people type it.
    ///
    /// Decimal comma and decimal point are both understood. White space around the number is
    /// ignored; an optional sign may be `+`, `-` or `−`. Digits before the decimal separator may be
    /// grouped by spaces, apostrophes, points or commas: of point and comma the last one is the
    /// decimal separator when both occur (`1.234,56`, `1,234.56`), the only one is decimal
    /// (`1,234` is a bit more than one), a repeated one groups (`1.234.567`). The last group has
    /// three digits, earlier ones two or three, so that `1.2.3` is refused and not 123.
    ///
    /// - Throws: A ``NumberError`` that says what is wrong with the text.
    package static func parse(_ text: String) throws(NumberError) -> Decimal {
        if text.isBlank { throw .empty }
        guard let numeral = TypedNumeral(text)?.numeral else { throw .notANumber(text) }
        return try numeral.decimal(of: text)
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

/// Reads a number as people type it; see ``Decimal/parse(_:)``.
private struct TypedNumeral {
    private(set) var numeral = Numeral()
    /// The decimal separator, if there is one.
    private var decimal: Unicode.Scalar?
    private var isPastDecimal = false
    /// The separator of groups met so far, and the digits in each group.
    private var separator: Unicode.Scalar?
    private var groups = [0]

    init?(_ text: String) {
        let typed = text.trimmed.unicodeScalars
        decimal = Self.decimalSeparator(typed)
        for (index, scalar) in zip(typed.indices, typed) {
            if index == typed.startIndex, takeSign(scalar) { continue }
            guard take(scalar) else { return nil }
        }
        guard areGroupsWellFormed, !numeral.isEmpty else { return nil }
    }

    /// Of point and comma: the last when both occur, the only one when it occurs once.
    private static func decimalSeparator(_ typed: String.UnicodeScalarView) -> Unicode.Scalar? {
        var (points, commas) = (0, 0)
        var last: Unicode.Scalar?
        for scalar in typed where scalar == "." || scalar == "," {
            if scalar == "." { points += 1 } else { commas += 1 }
            last = scalar
        }
        return points > 0 && commas > 0 || points + commas == 1 ? last : nil
    }

    private mutating func takeSign(_ scalar: Unicode.Scalar) -> Bool {
        numeral.isNegative = scalar == "-" || scalar == "\u{2212}"
        return numeral.isNegative || scalar == "+"
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        if let byte = UInt8(exactly: scalar.value), let digit = ASCII.digit(byte) {
            takeDigit(digit)
            return true
        }
        if scalar == decimal {
            defer { isPastDecimal = true }
            return !isPastDecimal
        }
        return takeGroupSeparator(scalar)
    }

    private mutating func takeDigit(_ digit: UInt8) {
        numeral.append(digit, isFraction: isPastDecimal)
        if !isPastDecimal { groups[groups.count - 1] += 1 }
    }

    private mutating func takeGroupSeparator(_ scalar: Unicode.Scalar) -> Bool {
        guard !isPastDecimal, let kind = Self.groupSeparator(scalar), separator ?? kind == kind
        else { return false }
        separator = kind
        groups.append(0)
        return true
    }

    /// The separator that `scalar` is a form of: all spaces are one, and so are all apostrophes.
    private static func groupSeparator(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar {
        case ".", ",": scalar
        case "'", "\u{2019}", "\u{02BC}": "'"
        case " ", "\u{A0}", "\u{2007}", "\u{2009}", "\u{202F}": " "
        default: nil
        }
    }

    private var areGroupsWellFormed: Bool {
        guard groups.count > 1 else { return true }
        return (1...3).contains(groups[0]) && groups[groups.count - 1] == 3
            && groups[1...].allSatisfy { (2...3).contains($0) }
    }
}
