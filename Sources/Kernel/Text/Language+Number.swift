// Groups of three digits stand apart from 10,000 on, by a narrow no-break space in every language
// (ISO 80000-1, 7.3.1; Duden). A point or a comma would be the custom somewhere, but `12,345` can't be
// told from a decimal number when it is typed back; with a space, every number that is
// shown reads back in its language.
extension Language {
    /// What stands before the decimals.
    package var decimalSeparator: String {
        switch self {
        case .english: "."
        case .german, .italian: ","
        }
    }

    /// A number as stored, with all its decimals.
    package func number(_ value: Decimal) -> String {
        written(value.canonical)
    }

    /// A number rounded half up to at most `places` decimals.
    package func number(_ value: Rational, places: Int) -> String {
        written(value.canonical(places: places))
    }

    /// A number as stored, without groups: as it stands in a form's field.
    package func typed(_ value: Decimal) -> String {
        value.canonical.split(separator: ".").joined(separator: decimalSeparator)
    }

    package func number(_ value: Int) -> String {
        written("\(value)")
    }

    /// A share of one as a percentage, rounded half up to at most `places` decimals: a half is `50%`
    /// in English and Italian, `50 %` with a no-break space in German.
    package func percent(_ share: Rational, places: Int) -> String {
        number(share * 100, places: places) + percentSign
    }

    /// What follows the figure of a percentage.
    package var percentSign: String {
        switch self {
        case .english, .italian: "%"
        case .german: "\u{A0}%"
        }
    }

    /// Canonical text in this language: the minus sign stays ASCII, so that it can be typed back.
    private func written(_ canonical: String) -> String {
        let isShort = canonical.utf8.count < 5
        if isShort, !canonical.utf8.contains(UInt8(ascii: ".")) { return canonical }
        let parts = canonical.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
        guard let first = parts.first else { return canonical }
        let whole = Self.grouped(Substring(first))
        return parts.count > 1 ? whole + decimalSeparator + String(Substring(parts[1])) : whole
    }

    private static func grouped(_ whole: Substring) -> String {
        let digits = whole.utf8.count - (whole.utf8.first == UInt8(ascii: "-") ? 1 : 0)
        guard digits > 4 else { return String(whole) }
        var text = ""
        var left = whole.utf8.count
        for digit in whole.unicodeScalars {
            if left % 3 == 0, left < whole.utf8.count, text != "-" { text += "\u{202F}" }
            text.unicodeScalars.append(digit)
            left -= 1
        }
        return text
    }
}
