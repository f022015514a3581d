/// The colour of a tracker; every screen wears exactly one.
package enum Tint: Sendable, Hashable, CaseIterable {
    case home, projects, priorities, pulls, grades

    /// The class that sets the tint for an element and all within it.
    package var className: String {
        switch self {
        case .home: "tint-home"
        case .projects: "tint-projects"
        case .priorities: "tint-priorities"
        case .pulls: "tint-pulls"
        case .grades: "tint-grades"
        }
    }
}

/// What a figure or a sentence says about itself, in colour; always with words or a symbol beside.
package enum Tone: Sendable, Hashable {
    case plain, good, warning, danger

    /// The class that colours it, or `nil` for plain ink.
    package var className: String? {
        switch self {
        case .plain: nil
        case .good: "good"
        case .warning: "warning"
        case .danger: "danger"
        }
    }
}
