/// What a cell of somebody else's table holds where a number belongs: the number with the currency
/// or unit around it, or nothing.
///
///     try NumberCell("1.250 €", .decimalComma)  // 1250, "€"
///     try NumberCell("n/a", .decimalPoint)      // no number
///
/// What would have to be guessed, such as `(500)`, `1.5k` or `~70`, is an error with a sentence.
package struct NumberCell: Sendable, Hashable {
    /// Absent where the cell says that there is none.
    package let number: Decimal?
    /// What stood before or after the number, as written: `€`, `psi`, `%`; often empty.
    package let unit: String

    /// - Throws: A ``NumberError`` that names what can't be read without guessing.
    package init(_ text: String, _ style: NumberStyle) throws(NumberError) {
        guard let parts = try NumberParts(cell: text) else {
            (number, unit) = (nil, "")
            return
        }
        number = try parts.value(style, text)
        unit = parts.unit
    }

    /// Whether a cell says that there is no value: blank, a dash, `n/a` and the like.
    package static func isMissing(_ text: String) -> Bool {
        switch text.folded {
        case "", "-", "\u{2013}", "\u{2014}", "\u{2212}", "--", "n/a", "n.a.", "n. a.", "k.a.",
            "k. a.", "n.d.",
            "n. d.":
            true
        default: false
        }
    }
}

extension String {
    /// The number alone, if it stands with this unit: `1,250` of `€1,250`; else the text as it is.
    package func withoutUnit(_ unit: String) -> String {
        guard let parts = NumberParts(self), !parts.unit.isEmpty,
            parts.unit.folded == unit.folded
        else { return self }
        return parts.number
    }
}

/// A written number apart from its sign and from what stands around it.
struct NumberParts {
    /// The number with its sign, but nothing else.
    let number: String
    let unit: String

    /// Nil for a cell without a value.
    init?(cell text: String) throws(NumberError) {
        if NumberCell.isMissing(text) { return nil }
        guard let parts = NumberParts(text) else { throw NumberError(unreadable: text) }
        self = parts
    }

    /// Nil unless there is one number with nothing but a sign, a currency and a unit around it.
    init?(_ text: String) {
        let (amount, distance) = Self.splittingDistance(text.trimmed)
        let scalars = amount.unicodeScalars
        guard let first = scalars.firstIndex(where: Self.isDigit),
            let last = scalars.lastIndex(where: Self.isDigit)
        else { return nil }
        var head = Head(scalars[..<first])
        let tail = String(scalars[scalars.index(after: last)...])
        let middle = scalars[first...last]
        guard let unit = Self.unit(tail), head.takeCurrency(), middle.allSatisfy(Self.isOfNumber),
            head.currency.isEmpty || unit.isEmpty
        else { return nil }
        number = head.sign + head.mark + String(middle)
        self.unit = (head.currency.isEmpty ? unit : head.currency) + distance
    }

    /// "5.2 l/100 km" without "/100 km", whose digits belong to the unit.
    private static func splittingDistance(_ text: String) -> (amount: String, distance: String) {
        guard let slash = text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (text, "") }
        let distance = text.utf8[slash...]
        let isKnown = ["/100 km", "/100km", "/ 100 km"].contains {
            distance.elementsEqual($0.utf8)
        }
        return isKnown
            ? (String(Substring(text.utf8[..<slash])), String(Substring(distance))) : (text, "")
    }

    func value(_ style: NumberStyle, _ text: String) throws(NumberError) -> Decimal {
        do { return try Decimal.parse(number, style) } catch {
            switch error {
            case .empty, .notANumber: throw .notANumber(text)
            case .ambiguous(_, let one, let other): throw .ambiguous(text, one, other)
            case .unclear, .tooManyWholeDigits, .tooManyFractionDigits: throw error
            }
        }
    }

    /// Whether only letters are so, as far as that is known without tables: all beyond ASCII that
    /// are no signs.
    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80
            ? UInt8(ascii: "a")...UInt8(ascii: "z") ~= UInt8(truncatingIfNeeded: scalar.value)
                | 0x20
            : 0xC0...0x1FFF ~= scalar.value && scalar.value != 0xD7 && scalar.value != 0xF7
    }

    static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        isDigit(scalar) || scalar == "." || scalar == "," || scalar == "'" || scalar == "\u{2019}"
            || scalar.isWhitespace
    }

    /// What may follow a number: nothing, a word such as `psi`, a sign such as `€`, `%` or `°C`, and
    /// the dash of prices without cents (`5,–`). Nil for anything else.
    private static func unit(_ tail: String) -> String? {
        let unit = withoutCents(tail).trimmed
        guard let first = unit.unicodeScalars.first else { return "" }
        let word = String(unit.unicodeScalars.prefix { $0 != " " })
        let isOrdinal = ["st", "nd", "rd", "th"].contains(word)
        guard isOfUnit(first), unit.utf8.count <= 24, !isOrdinal,
            unit.unicodeScalars.allSatisfy({
                isOfUnit($0) || $0 == " " || $0 == "/" || $0 == "."
            })
        else { return nil }
        return NumberOddity.isAbbreviation(unit) ? nil : unit
    }

    /// A mark right after the number, and the dash after it, mean nothing.
    private static func withoutCents(_ tail: String) -> String {
        var rest = tail.unicodeScalars[...]
        guard let first = rest.first, NumberMark(first) != nil else { return tail }
        rest.removeFirst()
        if let dash = rest.first, dash == "-" || dash == "\u{2013}" || dash == "\u{2014}" {
            rest.removeFirst()
        }
        return String(rest)
    }

    private static func isOfUnit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "%", "\u{2030}", "°", "º", "'", "\"", "\u{2032}", "\u{2033}", "²", "³", "µ": true
        default: isLetter(scalar) || Currency.isSign(scalar)
        }
    }

    /// What stands before the digits: a sign, a currency, and perhaps the mark of `.5`.
    private struct Head {
        private(set) var sign = ""
        private(set) var mark = ""
        private(set) var currency = ""

        init(_ scalars: Substring.UnicodeScalarView) {
            for scalar in scalars { take(scalar) }
            currency = currency.trimmed
        }

        private mutating func take(_ scalar: Unicode.Scalar) {
            let isSign = scalar == "-" || scalar == "+" || scalar == "\u{2212}"
            if isSign, sign.isEmpty {
                sign.unicodeScalars.append(scalar)
            } else {
                currency.unicodeScalars.append(scalar)
            }
        }

        /// Whether what is left is a currency or nothing. A mark right before the digits is the
        /// number's own, unless it ends an abbreviation such as `Fr.`.
        mutating func takeCurrency() -> Bool {
            if Currency.isKnown(currency) { return true }
            guard let last = currency.unicodeScalars.last, NumberMark(last) != nil else {
                return false
            }
            mark = String(last)
            currency = String(currency.unicodeScalars.dropLast()).trimmed
            return Currency.isKnown(currency)
        }
    }
}

/// How currencies are written around amounts.
enum Currency {
    static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: true
        default: false
        }
    }

    /// Whether a text is empty or names a currency: `€`, `US$`, `CHF`, `Fr.`, `kr`.
    static func isKnown(_ text: String) -> Bool {
        if text.isEmpty || codes.contains(text) { return true }
        guard let last = text.unicodeScalars.last, isSign(last) else { return false }
        return text.utf8.count <= 5
            && text.unicodeScalars.dropLast().allSatisfy { "A"..."Z" ~= $0 }
    }

    private static let codes = [
        "EUR", "USD", "GBP", "CHF", "JPY", "AUD", "CAD", "NZD", "SEK", "NOK", "DKK", "PLN", "CZK",
        "HUF", "INR", "CNY", "RON", "TRY", "BRL", "MXN", "ZAR", "Fr.", "SFr.", "kr", "kr.", "Rs",
        "Rs.",
    ]
}
