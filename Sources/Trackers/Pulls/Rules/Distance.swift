package import Kernel

/// A distance as it was typed, exact in metres.
///
///     Distance("305' 6\"")?.metres  // 93.1164
package struct Distance: Sendable, Hashable {
    package let metres: Rational

    package init(metres: Rational) {
        self.metres = metres
    }

    /// Reads `300`, `300 ft`, `305' 6"`, `305.5`, `91,4 m`; a number alone is feet. Gives `nil` for
    /// anything else, and for what is less than nothing.
    package init?(_ text: String) {
        if let feet = Distance.plainFeet(text) {
            self = feet
            return
        }
        guard let quantity = Quantity(text), let first = quantity.parts.first,
            let unit = LengthUnit(first.unit),
            quantity.parts.allSatisfy({ !$0.number.isNegative })
        else { return nil }
        var metres = first.number * unit.metres
        if quantity.parts.count > 1 {
            let second = quantity.parts[1]
            guard first.unit != "", unit == .foot, first.number.denominator == .one,
                second.unit == "" || LengthUnit(second.unit) == .inch, second.number < 12
            else { return nil }
            metres += second.number * LengthUnit.inch.metres
        }
        self.init(metres: metres)
    }

    /// The common case, read byte by byte: digits, and perhaps a point or a comma among them.
    private static func plainFeet(_ text: String) -> Distance? {
        guard 1...9 ~= text.utf8.count else { return nil }
        var (units, scale): (Int64, Int64) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                units = units &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
                scale = scale &* 10
            case UInt8(ascii: "."), UInt8(ascii: ","):
                guard scale == 0, units > 0 else { return nil }
                scale = 1
            default: return nil
            }
        }
        guard scale != 1 else { return nil }
        return Rational(units &* 3_048, max(1, scale) &* 10_000).map { Distance(metres: $0) }
    }

    package static let notation = Field.Notation("300, 300 ft, 305' 6\", 305.5, 91.4 m") {
        Distance($0) != nil
    }
}

/// What lengths are typed in. The foot is the international one of 0.3048 m.
enum LengthUnit {
    case foot, inch, metre

    init?(_ word: String) {
        switch word {
        case "", "'", "ft", "feet", "foot", "fuss", "piedi", "piede": self = .foot
        case "\"", "''", "in", "inch", "inches", "zoll", "pollici": self = .inch
        case "m", "meter", "meters", "metre", "metres", "metri", "metro": self = .metre
        default: return nil
        }
    }

    var metres: Rational {
        switch self {
        case .foot: Rational(3_048, 10_000) ?? .one
        case .inch: Rational(254, 10_000) ?? .one
        case .metre: .one
        }
    }
}

/// In what distances are shown.
package enum DistanceUnit: String, Sendable, CaseIterable {
    case feet, feetAndInches, metres
}

extension Distance {
    /// The distance as shown: `305.5 ft`, `305′ 6″`, `93.12 m`, rounded half up to hundredths.
    package func text(in unit: DistanceUnit, _ language: Language) -> String {
        switch unit {
        case .feet: language.number(feet, places: 2) + "\u{A0}ft"
        case .metres: language.number(metres, places: 2) + "\u{A0}m"
        case .feetAndInches: feetAndInches(language)
        }
    }

    /// Without decimals, for altitudes.
    static func whole(
        _ distance: Distance, _ unit: DistanceUnit, _ language: Language
    ) -> String {
        let isMetric = unit == .metres
        return language.number(isMetric ? distance.metres : distance.feet, places: 0)
            + (isMetric ? "\u{A0}m" : "\u{A0}ft")
    }

    /// With one decimal at most, for estimates.
    func rough(_ unit: DistanceUnit, _ language: Language) -> String {
        let isMetric = unit == .metres
        return language.number(isMetric ? metres : feet, places: 1)
            + (isMetric ? "\u{A0}m" : "\u{A0}ft")
    }

    private var feet: Rational { metres.divided(by: LengthUnit.foot.metres) ?? .zero }

    /// Rounds the inches before it parts them from the feet, so that there are never twelve.
    private func feetAndInches(_ language: Language) -> String {
        let hundredths = (feet * 12).rounded(places: 2)
        let parts = hundredths.quotientAndRemainder(dividingBy: 1_200)
        let feet = Rational(parts?.quotient ?? .zero)
        let inches = Rational(numerator: parts?.remainder ?? .zero, denominator: 100) ?? .zero
        return language.number(feet, places: 0) + "′\u{A0}" + language.number(inches, places: 2)
            + "″"
    }
}
