package import Kernel

/// A distance as it was typed, exact: any decimals of feet, inches and metres that a number can have.
///
///     Distance("305' 6\"")?.metres  // 93.1164
package struct Distance: Sendable, Hashable, Comparable {
    /// In units of 10⁻¹⁶ m, of which feet, inches and metres with twelve decimals are whole numbers.
    let units: Int128

    init(units: Int128) {
        self.units = units
    }

    /// Rounds to the billionth of a millimetre.
    package init(metres: Rational) {
        units = Int128(metres.rounded(places: 12).int64 ?? 0) &* 10_000
    }

    /// Reads `300`, `300 ft`, `305' 6"`, `305.5`, `91,4 m`, and what a ``TapeMeasure`` reads; a
    /// number alone is feet. Gives `nil` for anything else, and for what is less than nothing.
    package init?(_ text: String) {
        if let distance = Distance.plainFeet(text) ?? Distance(quantity: text) {
            self = distance
        } else if let tape = TapeMeasure(text) {
            self.init(units: tape.units)
        } else {
            return nil
        }
    }

    /// Numbers with their units, as every version of the app reads them.
    init?(quantity text: String) {
        guard let quantity = Quantity(text), let first = quantity.parts.first,
            let unit = LengthUnit(first.unit),
            quantity.parts.allSatisfy({ !$0.number.isNegative })
        else { return nil }
        var units = unit.units(first.number)
        if quantity.parts.count > 1 {
            let second = quantity.parts[1]
            guard first.unit != "", unit == .foot, first.number.int64 != nil,
                second.unit == "" || LengthUnit(second.unit) == .inch, second.number < 12
            else { return nil }
            units = units &+ LengthUnit.inch.units(second.number)
        }
        self.init(units: units)
    }

    /// The common case, read byte by byte: digits, and perhaps a point or a comma among them.
    private static func plainFeet(_ text: String) -> Distance? {
        guard 1...9 ~= text.utf8.count else { return nil }
        var (digits, scale): (Int64, Int64) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
                scale = scale &* 10
            case UInt8(ascii: "."), UInt8(ascii: ","):
                guard scale == 0, digits > 0 else { return nil }
                scale = 1
            default: return nil
            }
        }
        guard scale != 1 else { return nil }
        let unit = LengthUnit.foot.factor &* (1_000_000_000_000 / max(1, scale))
        return Distance(units: Int128(digits) &* Int128(unit))
    }

    package static func < (a: Distance, b: Distance) -> Bool { a.units < b.units }

    package var metres: Rational { amount(in: .metre) }

    private func amount(in unit: LengthUnit) -> Rational {
        let denominator = BigInteger(unit.factor &* 1_000_000_000_000)
        return Rational(numerator: BigInteger(units), denominator: denominator) ?? .zero
    }

    package static let notation = Field.Notation(
        "300, 300 ft, 305' 6\", 305.5, 91.4 m", hasNumbers: true
    ) {
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

    /// In tenths of a millimetre.
    var factor: Int64 {
        switch self {
        case .foot: 3_048
        case .inch: 254
        case .metre: 10_000
        }
    }

    var metres: Rational { Rational(factor, 10_000) ?? .one }

    /// So many of the unit in the units of a distance. A number has thirty digits at most.
    func units(_ number: Decimal) -> Int128 {
        number.units &* Int128(factor)
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

    private var feet: Rational { amount(in: .foot) }

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
