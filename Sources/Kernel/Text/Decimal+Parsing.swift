extension Decimal {
    /// Reads a number as JSON writes it, exponents included, as long as it fits; else nil.
    package init?(canonical text: String) {
        var reader = NumeralReader(text)
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

/// The parts of a written number.
struct Numeral {
    var isNegative = false
    /// The digits before and after the point, each 0 to 9.
    var whole: [UInt8] = []
    var fraction: [UInt8] = []
    var exponent = 0

    /// The value; the text is for the error only.
    func decimal(of text: String) throws(NumberError) -> Decimal {
        let digits = whole + fraction
        guard let first = digits.firstIndex(where: { $0 != 0 }),
            let last = digits.lastIndex(where: { $0 != 0 })
        else { return .zero }
        let point = whole.count + exponent
        if point - first > Decimal.maximumWholeDigits { throw .tooManyWholeDigits(text) }
        if last + 1 - point > Decimal.maximumFractionDigits { throw .tooManyFractionDigits(text) }
        return Decimal(units: units(digits[first...last], zeros: point + 12 - last - 1))
    }

    /// At most 30 digits, followed by `zeros` zeros: far within 128 bits.
    private func units(_ digits: ArraySlice<UInt8>, zeros: Int) -> Int128 {
        var units: Int128 = 0
        for digit in digits { units = units &* 10 &+ Int128(digit) }
        for _ in 0..<max(0, zeros) { units = units &* 10 }
        return isNegative ? 0 &- units : units
    }
}

/// Reads a number in JSON's syntax (RFC 8259, section 6).
private struct NumeralReader {
    private var reader: ASCIIReader

    init(_ text: String) {
        reader = ASCIIReader(text)
    }

    mutating func jsonNumber() -> Numeral? {
        var numeral = Numeral()
        numeral.isNegative = reader.take("-")
        numeral.whole = digits()
        if numeral.whole.isEmpty || (numeral.whole.count > 1 && numeral.whole.first == 0) {
            return nil
        }
        if reader.take(".") {
            numeral.fraction = digits()
            if numeral.fraction.isEmpty { return nil }
        }
        if reader.take("e") || reader.take("E") {
            guard let exponent = exponent() else { return nil }
            numeral.exponent = exponent
        }
        return reader.isAtEnd ? numeral : nil
    }

    private mutating func digits() -> [UInt8] {
        var digits: [UInt8] = []
        while let digit = reader.digit() { digits.append(UInt8(truncatingIfNeeded: digit)) }
        return digits
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
        guard areGroupsWellFormed, !numeral.whole.isEmpty || !numeral.fraction.isEmpty else {
            return nil
        }
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
        if isPastDecimal {
            numeral.fraction.append(digit)
        } else {
            numeral.whole.append(digit)
            groups[groups.count - 1] += 1
        }
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
