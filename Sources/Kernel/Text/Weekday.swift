/// A day of the week, in the order of ISO 8601: Monday first.
package enum Weekday: String, Sendable, Hashable, CaseIterable, Comparable {
    case monday = "mon"
    case tuesday = "tue"
    case wednesday = "wed"
    case thursday = "thu"
    case friday = "fri"
    case saturday = "sat"
    case sunday = "sun"

    /// 0 for Monday to 6 for Sunday.
    package var index: Int {
        switch self {
        case .monday: 0
        case .tuesday: 1
        case .wednesday: 2
        case .thursday: 3
        case .friday: 4
        case .saturday: 5
        case .sunday: 6
        }
    }

    package static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}
