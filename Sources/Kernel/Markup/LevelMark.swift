/// The four levels by shape and colour: red triangle, orange full circle, green half circle, blue
/// square. Never shown without the word, which may be for screen readers only.
package enum LevelMark: Sendable, Hashable, CaseIterable {
    case critical, high, medium, low

    var icon: Icon {
        switch self {
        case .critical: Icon("mark-critical")
        case .high: Icon("mark-high")
        case .medium: Icon("mark-medium")
        case .low: Icon("mark-low")
        }
    }

    var className: String {
        switch self {
        case .critical: "mark level-critical"
        case .high: "mark level-high"
        case .medium: "mark level-medium"
        case .low: "mark level-low"
        }
    }
}

/// A picture beside words: an icon or a level's mark.
package enum Symbol: Sendable, Hashable {
    case icon(Icon)
    case level(LevelMark)
}

extension HTML {
    /// A level's mark, with `word` for screen readers if it doesn't stand beside it anyway.
    package func levelMark(_ level: LevelMark, word: String? = nil) {
        icon(level.icon, class: level.className)
        if let word { span(.class("sr")) { text(word) } }
    }

    /// An icon or a level's mark, as decoration.
    package func symbol(_ symbol: Symbol) {
        switch symbol {
        case .icon(let icon): self.icon(icon)
        case .level(let level): levelMark(level)
        }
    }
}
