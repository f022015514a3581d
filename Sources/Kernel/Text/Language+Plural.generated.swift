// Made by `make words` from the Unicode CLDR.
// swift-format-ignore-file

extension Language {
    /// The category of a whole number by the CLDR's rules for cardinals.
    package func plural(_ number: Int) -> PluralCategory {
        let n = number.magnitude
        switch self {
        case .english, .german:
            if n == 1 { return .one }
        case .italian:
            if n == 1 { return .one }
            if n != 0 && n % 1000000 == 0 { return .many }
        }
        return .other
    }
}
