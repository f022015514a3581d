import Kernel

/// The air at a pull and the track, as far as they were written down.
struct Conditions {
    let celsius: Rational?
    /// Per cent.
    let humidity: Rational?
    let dewPoint: Rational?
    let hectopascals: Rational?
    let altitude: Distance?
    private let typed: [String]

    init(_ pull: Record) {
        let temperature = pull.optional(Pull.temperature)
        celsius = temperature.flatMap { Quantity.celsius($0) }
        humidity = pull.optional(Pull.humidity)?.rational
        dewPoint = pull.optional(Pull.dewPoint).flatMap { Quantity.celsius($0) }
        hectopascals = pull.optional(Pull.pressure).flatMap { Quantity.hectopascals($0) }
        altitude = pull.optional(Pull.altitude).flatMap { Distance($0) }
        typed = [pull[Pull.surface], temperature ?? ""]
    }

    /// What was written down, in a few words.
    func words(_ language: Language, _ unit: DistanceUnit) -> [String] {
        var words = typed
        if let humidity {
            words.append(language.percent(humidity.divided(by: 100) ?? .zero, places: 0))
        }
        if let air = densityAltitude {
            let shown = Distance.whole(air, unit == .metres ? .metres : .feet, language)
            words.append(language(Words.densityAltitude(shown)))
        }
        return words.filter { !$0.isBlank }
    }
}
