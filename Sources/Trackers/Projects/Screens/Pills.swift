package import Kernel

private enum Pills {
    /// Up to so many qualities have room for their names.
    static let named = 4
}

extension HTML {
    /// What an item has on every quality, as in `4e`, with its name where these are few; `?` where it has nothing.
    func pills(_ study: Study, _ option: Int, _ language: Language) {
        div(.class("pills")) {
            for (column, mark) in study.marks.enumerated() {
                let value = study.text(option, column, language)
                let isNamed = study.marks.count <= Pills.named
                let symbol = mark.isMeasured && value != nil ? "" : mark.symbol
                pill(
                    (value ?? "?") + symbol + (isNamed ? " " + mark.title : ""),
                    level: value == nil ? 0 : study.level(option, column), of: study.levels,
                    label: mark.title + ": " + (value ?? language(Words.unscored)))
            }
        }
    }

    /// How a quality shows: its symbol with the most that one can have.
    func pill(sampleOf quality: Record, _ levels: Int, _ language: Language) {
        pill(
            Quality.symbol(of: quality), quality.title, isMeasured: quality[Quality.measured],
            levels, language)
    }

    func pill(
        _ symbol: String, _ title: String, isMeasured: Bool, _ levels: Int, _ language: Language
    ) {
        let words = isMeasured ? symbol : String(levels) + symbol
        pill(words, level: levels, of: levels, label: title + ": " + words)
    }

    /// A level and a quality's symbol with as many dots over it, which the style sheet draws: `4p`.
    package func pill(_ words: String, level: Int, of levels: Int, label: String) {
        raw("<span class=\"pill d")
        text(max(0, min(level, 10)))
        if let strength = strength(level, of: levels) {
            raw(" ")
            raw(strength)
        }
        raw("\" role=\"img\" aria-label=\"")
        text(label)
        raw("\">")
        text(words)
        raw("</span>")
    }

    private func strength(_ level: Int, of levels: Int) -> StaticString? {
        guard level > 0, levels > 0 else { return "unset" }
        switch level &* 4 / levels {
        case ..<2: return nil
        case 2: return "s2"
        case 3: return "s3"
        default: return "s4"
        }
    }
}
