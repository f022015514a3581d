/// Why a book didn't do as it was asked. Nothing was changed.
package enum BookError: Error, Sendable {
    /// Values that aren't allowed.
    case refused([Refusal])
    /// Nothing, or nothing visible, answers to this name.
    case notFound(kind: Kind, reference: String)
    /// The record was deleted, or belongs to one that was.
    case gone(Record)
    /// Several records answer to this name.
    case ambiguous(kind: Kind, reference: String, found: [Record], count: Int)
    case nothingToUndo
    case nothingToRedo
    case store(StoreError)

    /// A refused value of one draft.
    package struct Refusal: Sendable {
        /// The position of the draft among those given.
        package let draft: Int
        package let error: FieldError

        package init(draft: Int = 0, _ error: FieldError) {
            self.draft = draft
            self.error = error
        }
    }

    package static func refused(_ error: FieldError) -> BookError { .refused([Refusal(error)]) }
}

extension BookError: Phrase {
    package var english: String { sentence(in: .english) }
    package var german: String { sentence(in: .german) }
    package var italian: String { sentence(in: .italian) }

    private func sentence(in language: Language) -> String {
        switch self {
        case .refused(let refusals):
            refusals.map { $0.error.sentence(in: language) }.joined(separator: "\n")
        case .notFound(let kind, let reference):
            language(BookText.notFound(kind.label.text(in: language), reference))
        case .gone(let record):
            language(BookText.notFound(record.kind.label.text(in: language), record.id.text))
        case .ambiguous(let kind, let reference, _, let count):
            language(BookText.ambiguous(kind.label.text(in: language), reference, count))
        case .nothingToUndo: language(BookText.nothingToUndo)
        case .nothingToRedo: language(BookText.nothingToRedo)
        case .store(let error): language(error)
        }
    }
}
