extension Language {
    /// Parts in a row: `a`, `a and b`, `a, b and c`.
    package func list(_ parts: [String]) -> String {
        joined(parts) { LanguageText.list(parts: $0, last: $1) }
    }

    /// Parts of which one is meant: `a`, `a or b`, `a, b or c`.
    package func alternatives(_ parts: [String]) -> String {
        joined(parts) { LanguageText.alternatives(parts: $0, last: $1) }
    }

    private func joined(_ parts: [String], _ label: (String, String) -> Label) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return self(label(parts.dropLast().joined(separator: ", "), last))
    }

    /// A text within the language's quotation marks.
    package func quoted(_ text: String) -> String {
        self(LanguageText.quoted(text))
    }

    /// The sentence, and the question whether `suggestion` was meant, if there is one.
    package func suggesting(_ suggestion: String?, after sentence: String) -> String {
        guard let suggestion else { return sentence }
        return sentence + " " + self(LanguageText.didYouMean(suggestion))
    }
}
