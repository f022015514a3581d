package import Kernel

/// How soon an essential is needed.
package enum Level: String, Choice {
    /// Stocked: off the list.
    case low
    /// Get some if on sale.
    case medium
    /// Running out soon.
    case high
    /// Needed some yesterday.
    case critical

    /// That of a record that says nothing of it.
    package static let fallback = Level.medium
    /// That of what is written down, or needed again.
    package static let added = Level.high

    package var label: Label { PrioritiesText.levelWord(self) }

    /// The levels on the list, most urgent first.
    static let listed: [Level] = [.critical, .high, .medium]
    /// All levels, most urgent first.
    static let descending: [Level] = [.critical, .high, .medium, .low]

    /// Whether it is less urgent than another.
    func isBelow(_ other: Level) -> Bool {
        let order = Level.descending
        return order.firstIndex(of: self) ?? 0 > order.firstIndex(of: other) ?? 0
    }

    /// Red triangle, orange full circle, green half circle, blue square.
    var mark: Mark {
        switch self {
        case .low: Mark("low")
        case .medium: Mark("medium")
        case .high: Mark("high")
        case .critical: Mark("critical")
        }
    }
}
