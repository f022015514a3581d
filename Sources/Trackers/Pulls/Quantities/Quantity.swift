import Kernel

/// A number with its unit as people write them: `78 °F`, `29.92 inHg`, `305' 6"`.
struct Quantity {
    let parts: [Part]

    struct Part {
        let number: Decimal
        /// In small letters, its quotation marks made plain; empty when there is none.
        let unit: String
    }

    /// Gives `nil` unless numbers and units alternate, beginning with a number.
    init?(_ text: String) {
        var parts: [Part] = []
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
                continue
            }
            let digits = rest.prefix { Quantity.isOfNumber($0) }
            guard let number = try? Decimal.parse(String(digits)) else { return nil }
            rest = rest.dropFirst(digits.count).drop { $0.isWhitespace }
            let unit = rest.prefix { !$0.isDigit && !$0.isWhitespace }
            rest = rest.dropFirst(unit.count)
            parts.append(Part(number: number, unit: Quantity.plain(unit)))
        }
        if parts.isEmpty || parts.count > 2 { return nil }
        self.parts = parts
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", ".", ",", "-", "+", "\u{2212}": true
        default: false
        }
    }

    /// The unit in one form: typographic quotation marks and primes as typewriters have them.
    private static func plain(_ unit: Substring.UnicodeScalarView) -> String {
        var plain = ""
        for scalar in unit {
            switch scalar {
            case "\u{2018}", "\u{2019}", "\u{201B}", "\u{2032}", "\u{B4}", "`": plain += "'"
            case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2033}": plain += "\""
            case ".", ",", ";": continue
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain.folded
    }
}

extension Unicode.Scalar {
    var isDigit: Bool { "0"..."9" ~= self }
}

extension Quantity {
    /// Degrees Celsius of `78 °F` or `25 °C`; without a unit, Fahrenheit.
    static func celsius(_ text: String) -> Rational? {
        guard let quantity = Quantity(text), let part = quantity.parts.first,
            quantity.parts.count == 1
        else { return nil }
        switch part.unit {
        case "c", "°c", "ºc": return part.number.rational
        case "", "f", "°f", "ºf", "°": return ((part.number.rational - 32) * 5).divided(by: 9)
        default: return nil
        }
    }

    /// Hectopascals of `29.92 inHg` or `985 hPa`; without a unit, by size: up to 40 is inHg.
    static func hectopascals(_ text: String) -> Rational? {
        guard let quantity = Quantity(text), let part = quantity.parts.first,
            quantity.parts.count == 1, part.number > 0
        else { return nil }
        let number = part.number.rational
        switch part.unit {
        case "hpa", "mb", "mbar", "millibar": return number
        case "in", "inhg", "\"", "\"hg": return number * inchOfMercury
        case "": return number > 40 ? number : number * inchOfMercury
        default: return nil
        }
    }

    /// Hectopascals (NIST SP 811, conventional inch of mercury).
    private static var inchOfMercury: Rational { Rational(3_386_389, 100_000) ?? .one }

    static let temperature = Field.Notation("78 °F / 25 °C", hasNumbers: true) {
        celsius($0) != nil
    }
    static let pressure = Field.Notation("29.1 inHg / 985 hPa", hasNumbers: true) {
        hectopascals($0) != nil
    }
}
