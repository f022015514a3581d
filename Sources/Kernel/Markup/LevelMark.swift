/// The four levels by shape and colour: red triangle, orange full circle, green half circle, blue
/// square. Never shown without the word, which may be for screen readers only.
package enum LevelMark: Sendable, Hashable, CaseIterable {
    case critical, high, medium, low

    /// The mark, which the style sheet draws: a list may hold a thousand of them.
    var markup: StaticString {
        switch self {
        case .critical: "<i class=\"mark critical\"></i>"
        case .high: "<i class=\"mark high\"></i>"
        case .medium: "<i class=\"mark medium\"></i>"
        case .low: "<i class=\"mark low\"></i>"
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
        raw(level.markup)
        if let word { span(.class("sr")) { text(word) } }
    }

    /// An icon or a level's mark, as decoration.
    package func symbol(_ symbol: Symbol) {
        switch symbol {
        case .icon(let icon): self.icon(icon)
        case .level(let level): raw(level.markup)
        }
    }
}
