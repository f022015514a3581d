/// A visible text that can be written in every language: a message of a catalogue and what it speaks of.
///
/// `make words` makes the labels of a room from its catalogues: `PrioritiesText.toGet(3)`.
package struct Label: Sendable {
    private enum Form: Sendable {
        case message(Message)
        case composed(@Sendable (Language) -> String)
    }

    private let form: Form

    /// A message of a catalogue, by its number there.
    package init(_ catalogue: Catalogue, _ number: Int, _ arguments: [Argument] = []) {
        form = .message(Message(catalogue: catalogue, number: number, arguments: arguments))
    }

    package init(_ write: @escaping @Sendable (Language) -> String) {
        form = .composed(write)
    }

    package func text(in language: Language) -> String {
        switch form {
        case .message(let message): message.text(in: language)
        case .composed(let write): write(language)
        }
    }

    /// What a message speaks of. A number is written in the language's way, and chooses its plural.
    package enum Argument: Sendable {
        case text(String)
        case number(Int)
        case label(Label)

        func text(in language: Language) -> String {
            switch self {
            case .text(let text): text
            case .number(let number): language.number(number)
            case .label(let label): label.text(in: language)
            }
        }
    }
}

extension Label {
    /// The sentence, and the question whether `suggestion` was meant, if there is one.
    package func suggesting(_ suggestion: String?) -> Label {
        Label { language in language.suggesting(suggestion, after: language(self)) }
    }
}

extension Label: Equatable {
    /// Whether both read the same in every language.
    package static func == (one: Label, other: Label) -> Bool {
        Language.allCases.allSatisfy { one.text(in: $0) == other.text(in: $0) }
    }
}

extension Language {
    /// The label in this language: `language(PrioritiesText.title)`.
    package func callAsFunction(_ label: Label) -> String {
        label.text(in: self)
    }
}
