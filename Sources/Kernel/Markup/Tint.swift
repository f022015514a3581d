/// The colour of a tracker; every screen wears exactly one.
///
/// A tracker names its own in an extension and gives it to `.tint-<name>` in its style sheet; without
/// one it wears home's.
package struct Tint: Sendable, Hashable {
    /// The class that sets the tint for an element and all within it.
    package let className: String

    /// - Parameter name: As the style sheets write it behind `tint-`.
    package init(_ name: StaticString) {
        className = "tint-" + name.description
    }

    package static var home: Tint { Tint("home") }
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
