/// A small shape in a colour, drawn by the style sheet's `.mark.<name>`: a list may hold a thousand of
/// them. Never shown without a word, which may be for screen readers only.
package struct Mark: Sendable, Hashable {
    private let name: StaticString

    /// - Parameter name: As the style sheet writes it behind `.mark.`
    package init(_ name: StaticString) {
        self.name = name
    }

    func write(_ html: HTML) {
        html.raw("<i class=\"mark ")
        html.raw(name)
        html.raw("\"></i>")
    }

    package static func == (a: Mark, b: Mark) -> Bool { a.name.description == b.name.description }

    package func hash(into hasher: inout Hasher) { hasher.combine(name.description) }
}

/// A picture beside words: an icon or a mark.
package enum Symbol: Sendable, Hashable {
    case icon(Icon)
    case mark(Mark)
}

extension HTML {
    /// A mark, with `word` for screen readers if it doesn't stand beside it anyway.
    package func mark(_ mark: Mark, word: String? = nil) {
        mark.write(self)
        if let word { span(.class("sr")) { text(word) } }
    }

    /// An icon or a mark, as decoration.
    package func symbol(_ symbol: Symbol) {
        switch symbol {
        case .icon(let icon): self.icon(icon)
        case .mark(let mark): mark.write(self)
        }
    }
}
