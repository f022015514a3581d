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
    /// The action moved a record between two books: one of them alone can't take it back, and none does it again.
    indirect case moved(Crossing)
    /// What is to be moved needs a look first.
    case unsettled([Concern])
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

extension BookError {
    /// Sentences, of which several stand on lines of their own.
    package var label: Label {
        switch self {
        case .refused(let refusals):
            Label { language in
                refusals.map { $0.error.sentence(in: language) }.joined(separator: "\n")
            }
        case .notFound(let kind, let reference):
            BookText.notFound(kind: kind.label, text: reference)
        case .gone(let record):
            BookText.notFound(kind: record.kind.label, text: record.id.text)
        case .ambiguous(let kind, let reference, _, let count):
            BookText.ambiguous(kind: kind.label, text: reference, count: count)
        case .nothingToUndo: BookText.nothingToUndo
        case .nothingToRedo: BookText.nothingToRedo
        case .moved(let crossing):
            crossing.isBack
                ? BookText.moveAgain(crossing.record.title)
                : BookText.moveBack(crossing.record.title)
        case .unsettled(let concerns):
            BookText.unsettled(Label { $0.list(concerns.map { $0.record.title }) })
        case .store(let error): error.label
        }
    }
}
