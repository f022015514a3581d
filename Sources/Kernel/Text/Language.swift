/// A language that every text of the app exists in.
package enum Language: String, Sendable, Hashable, CaseIterable {
    case english = "en"
    case german = "de"
    case italian = "it"

    /// What its speakers call it.
    package var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .italian: "Italiano"
        }
    }

    /// The direction of its script, as in HTML's `dir`.
    package var direction: Direction {
        switch self {
        case .english, .german, .italian: .leftToRight
        }
    }

    package enum Direction: String, Sendable, Hashable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }
}
