/// The plural categories of the Unicode CLDR.
package enum PluralCategory: String, Sendable, Hashable {
    case zero, one, two, few, many, other
}

extension Language {
    /// A number with its noun: `1 item`, `12 items`.
    ///
    /// `many` is for Italian millions (`1 000 000 di voci`) and is `other` where it is left out.
    package func count(_ number: Int, one: String, other: String, many: String? = nil) -> String {
        let noun =
            switch plural(number) {
            case .one: one
            case .many: many ?? other
            case .zero, .two, .few, .other: other
            }
        return self.number(number) + " " + noun
    }

    /// A place in an order: `1st`, `2nd`, `11th` in English, `1.` in German, `1º` in Italian.
    package func ordinal(_ number: Int) -> String {
        switch self {
        case .english: "\(number)" + Self.englishOrdinalSuffix(number.magnitude)
        case .german: "\(number)."
        case .italian: "\(number)º"
        }
    }

    private static func englishOrdinalSuffix(_ number: UInt) -> String {
        if 11...13 ~= number % 100 { return "th" }
        switch number % 10 {
        case 1: return "st"
        case 2: return "nd"
        case 3: return "rd"
        default: return "th"
        }
    }
}
