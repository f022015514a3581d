import Kernel

/// The air at a pull and the track, as far as they were written down.
struct Conditions {
    let celsius: Rational?
    /// Per cent.
    let humidity: Rational?
    let dewPoint: Rational?
    let hectopascals: Rational?
    let altitude: Distance?
    private let surface: String
    private let fullPullMark: Distance?

    init(_ pull: Record) {
        celsius = pull.optional(Pull.temperature).flatMap { Quantity.celsius($0) }
        humidity = pull.optional(Pull.humidity)?.rational
        dewPoint = pull.optional(Pull.dewPoint).flatMap { Quantity.celsius($0) }
        hectopascals = pull.optional(Pull.pressure).flatMap { Quantity.hectopascals($0) }
        altitude = pull.optional(Pull.altitude).flatMap { Distance($0) }
        surface = pull[Pull.surface]
        fullPullMark = pull.fullPullMark
    }

    /// What was written down, in a few words.
    func words(_ language: Language, _ unit: DistanceUnit) -> [String] {
        var words = [surface]
        if let celsius {
            let degrees = unit == .metres ? celsius : celsius * (Rational(9, 5) ?? .one) + 32
            words.append(
                language.number(degrees, places: 1) + "\u{A0}" + (unit == .metres ? "°C" : "°F"))
        }
        if let humidity {
            words.append(language.percent(humidity.divided(by: 100) ?? .zero, places: 0))
        }
        if let fullPullMark {
            words.append(language(Words.fullPullFrom(fullPullMark.text(in: unit, language))))
        }
        if let air = densityAltitude {
            let shown = Distance.whole(air, unit == .metres ? .metres : .feet, language)
            words.append(language(Words.densityAltitude(shown)))
            if isAltimeter { words.append(language(Words.fromAltimeter)) }
        }
        return words.filter { !$0.isBlank }
    }
}

extension Conditions {
    /// Whether a pressure is more than a place so high can have: then it was brought down to sea level,
    /// as weather reports and altimeters have it.
    ///
    /// - Parameter pull: The fields of a pull, as typed.
    static func isAltimeter(_ pull: Parameters) -> Bool {
        isAltimeter(
            pull["pressure"].flatMap { Quantity.hectopascals($0) },
            pull["altitude"].flatMap { Distance($0) }?.metres)
    }

    /// The standard atmosphere loses about 11 hPa on the first 100 m and less above; weather adds 30 hPa at most.
    private static func isAltimeter(_ hectopascals: Rational?, _ metres: Rational?) -> Bool {
        guard let hectopascals, let metres, metres >= 300,
            let standard = (metres * 11).divided(by: 100)
        else { return false }
        return hectopascals + standard > 1_043
    }

    var isAltimeter: Bool { Conditions.isAltimeter(hectopascals, altitude?.metres) }
}
