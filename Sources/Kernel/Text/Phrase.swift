/// A visible text in every language.
///
/// Each room has one enum of its texts. Its switches are exhaustive, so that a text without a
/// translation doesn't compile.
package protocol Phrase: Sendable {
    var english: String { get }
    var german: String { get }
    var italian: String { get }
}

extension Language {
    /// The phrase in this language: `language(PrioritiesText.title)`.
    package func callAsFunction<P: Phrase>(_ phrase: P) -> String {
        switch self {
        case .english: phrase.english
        case .german: phrase.german
        case .italian: phrase.italian
        }
    }

    /// The label in this language.
    package func callAsFunction(_ label: Label) -> String {
        label.text(in: self)
    }
}

/// A phrase whose type is forgotten, to be kept in a declaration: the name of a field, say.
package struct Label: Sendable {
    private let write: @Sendable (Language) -> String

    package init(_ write: @escaping @Sendable (Language) -> String) {
        self.write = write
    }

    package init<P: Phrase>(_ phrase: P) {
        write = { language in language(phrase) }
    }

    package init(_ english: StaticString, german: StaticString, italian: StaticString) {
        write = { language in
            let words =
                switch language {
                case .english: english
                case .german: german
                case .italian: italian
                }
            return words.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// For words that are put together; literals take the one above, which costs less.
    @_disfavoredOverload
    package init(_ english: String, german: String, italian: String) {
        write = { language in
            switch language {
            case .english: english
            case .german: german
            case .italian: italian
            }
        }
    }

    package func text(in language: Language) -> String {
        write(language)
    }
}
