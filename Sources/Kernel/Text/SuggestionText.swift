/// What is asked after a name that doesn't exist.
package enum SuggestionText: Phrase {
    case didYouMean(String)

    package var english: String {
        switch self {
        case .didYouMean(let name): "Did you mean \(Language.english.quoted(name))?"
        }
    }

    package var german: String {
        switch self {
        case .didYouMean(let name): "Gemeint ist vielleicht \(Language.german.quoted(name))?"
        }
    }

    package var italian: String {
        switch self {
        case .didYouMean(let name): "Forse \(Language.italian.quoted(name))?"
        }
    }
}

extension Language {
    /// The sentence, and the question whether `suggestion` was meant, if there is one.
    package func suggesting(_ suggestion: String?, after sentence: String) -> String {
        guard let suggestion else { return sentence }
        return sentence + " " + self(SuggestionText.didYouMean(suggestion))
    }
}
