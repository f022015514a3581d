extension Language {
    /// Whether people who speak it measure in metres, degrees Celsius and bar, unless they choose
    /// otherwise.
    package var isMetric: Bool { self != .english }
}
