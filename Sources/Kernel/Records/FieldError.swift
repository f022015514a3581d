/// Why a value is refused: the field, the value as it was given, and what is allowed.
package struct FieldError: Error, Sendable {
    package let field: Field
    /// The value as typed.
    package let value: String
    package let reason: Reason

    package enum Reason: Equatable, Sendable {
        case missing
        case tooLong(count: Int, maximum: Int)
        /// Few characters, of too many Unicode scalars.
        case tooManyCodes(count: Int, maximum: Int)
        case severalLines
        case controlCharacter
        /// The names that are allowed.
        case notAllowed([String])
        case notANumber
        case notAWholeNumber
        /// A number in two readings, or one that would have to be guessed.
        case number(NumberError)
        case outOfRange(minimum: String, maximum: String)
        /// A day before the first one that is allowed.
        case tooEarly(first: CivilDate)
        /// A text in no way of writing that the field knows; what it knows, by example.
        case notReadable(examples: String)
        /// A file with too many bytes.
        case tooLarge(maximum: String)
        case notADate
        case notATime
        case notAnInstant
        case notYesOrNo
        case notAReference(kind: String)
        case notFound(kind: String)
        /// How many records have the name, and which.
        case ambiguous(count: Int, ids: [String])
        /// A record can't belong to itself, directly or through others.
        case circular
        case notText
        case notAList
        case notPairs
        case notAnIdentifier
        /// Records that are one per pair keep their pair.
        case unchangeable
        /// What a kind's own rule says, in its words, which follow the value: "stands twice; each letter
        /// may stand once."
        case rule(Label)
    }

    package init(_ field: Field, value: String, _ reason: Reason) {
        self.field = field
        self.value = value
        self.reason = reason
    }
}

extension FieldError {
    /// The sentence beside a form's field, which needn't repeat the field's label.
    package func hint(in language: Language) -> String {
        let text = language(reason.label)
        guard showsValue else { return text }
        return language.quoted(value.truncated(to: 60)) + " " + text
    }

    /// The whole sentence: field, value, and what is allowed.
    package func sentence(in language: Language) -> String {
        field.label.text(in: language) + ": " + hint(in: language)
    }

    /// Everything that is wrong with one field, each sentence once; `nil` if nothing is.
    package static func hints(_ errors: [FieldError], in language: Language) -> String? {
        var hints: [String] = []
        for error in errors {
            let hint = error.hint(in: language)
            if !hints.contains(hint) { hints.append(hint) }
        }
        return hints.isEmpty ? nil : hints.joined(separator: " ")
    }

    private var showsValue: Bool {
        switch reason {
        case .missing, .tooLong, .tooManyCodes, .severalLines, .controlCharacter, .unchangeable,
            .number:
            false
        default: true
        }
    }
}

extension FieldError.Reason {
    /// Why a text isn't a number: in the reader's words where they say more than `fallback`.
    package init(_ error: NumberError, else fallback: FieldError.Reason) {
        switch error {
        case .ambiguous, .unclear, .tooManyWholeDigits, .tooManyFractionDigits:
            self = .number(error)
        case .empty, .notANumber: self = fallback
        }
    }
}

extension FieldError.Reason {
    /// A sentence, or what follows the value.
    package var label: Label {
        switch self {
        case .missing: RecordsText.missing
        case .tooLong(let count, let maximum):
            RecordsText.tooLong(count: "\(count)", maximum: "\(maximum)")
        case .tooManyCodes(let count, let maximum):
            RecordsText.tooManyCodes(count: "\(count)", maximum: "\(maximum)")
        case .severalLines: RecordsText.severalLines
        case .controlCharacter: RecordsText.controlCharacter
        case .notAllowed(let names): RecordsText.notAllowed(Label { $0.list(names) })
        case .notANumber: RecordsText.notANumber
        case .notAWholeNumber: RecordsText.notAWholeNumber
        case .number(let error): error.label
        case .outOfRange(let minimum, let maximum):
            RecordsText.outOfRange(minimum: minimum, maximum: maximum)
        case .tooEarly(let first): RecordsText.tooEarly(Label { $0.date(first) })
        case .notReadable(let examples): RecordsText.notReadable(examples)
        case .tooLarge(let maximum): RecordsText.tooLarge(maximum)
        case .notADate: RecordsText.notADate
        case .notATime: RecordsText.notATime
        case .notAnInstant: RecordsText.notAnInstant
        case .notYesOrNo: RecordsText.notYesOrNo
        case .notAReference(let kind): RecordsText.notAReference(kind)
        case .notFound(let kind): RecordsText.notFound(kind)
        case .ambiguous(let count, let ids):
            RecordsText.ambiguous(count: "\(count)", ids: ids.joined(separator: ", "))
        case .circular: RecordsText.circular
        case .notText: RecordsText.notText
        case .notAList: RecordsText.notAList
        case .notPairs: RecordsText.notPairs
        case .notAnIdentifier: RecordsText.notAnIdentifier
        case .unchangeable: RecordsText.unchangeable
        case .rule(let words): words
        }
    }
}

extension FieldError {
    /// The allowed name that was probably meant.
    package var suggestion: String? {
        guard case .notAllowed(let names) = reason else { return nil }
        return value.nearest(in: names)
    }
}
