/// Why a text is not a number that can be kept.
package enum NumberError: Error, Sendable, Hashable {
    /// The text is empty or white space.
    case empty
    /// The text, as typed, is not a number.
    case notANumber(String)
    /// The text, as written, is one number or another: 1100 or 1.1 for `1,100`.
    case ambiguous(String, Decimal, Decimal)
    /// The text, as written, would have to be guessed.
    case unclear(String, NumberOddity)
    /// More than ``Decimal/maximumWholeDigits`` digits before the decimal point.
    case tooManyWholeDigits(String)
    /// More than ``Decimal/maximumFractionDigits`` digits after the decimal point.
    case tooManyFractionDigits(String)
}

extension NumberError {
    /// Why a text that can't be read isn't a number.
    init(unreadable text: String) {
        self = NumberOddity(text).map { .unclear(text, $0) } ?? .notANumber(text)
    }

    /// The text that the error is about.
    package var text: String {
        switch self {
        case .empty: ""
        case .notANumber(let text), .ambiguous(let text, _, _), .unclear(let text, _),
            .tooManyWholeDigits(let text), .tooManyFractionDigits(let text):
            text
        }
    }
}

extension NumberError {
    /// A sentence for who typed the number; what was typed may be of any length, and its beginning is shown.
    package var label: Label {
        switch self {
        case .empty: NumberText.empty
        case .notANumber(let text): NumberText.notANumber(text.truncated(to: 40))
        case .ambiguous(let text, let one, let other):
            NumberText.ambiguous(
                text: text.truncated(to: 40), one: Label { $0.typed(one) },
                other: Label { $0.typed(other) })
        case .unclear(let text, let oddity):
            NumberText.unclear(text: text.truncated(to: 40), why: oddity.label)
        case .tooManyWholeDigits(let text):
            NumberText.tooManyWholeDigits(
                text: text.truncated(to: 40), digits: "\(Decimal.maximumWholeDigits)")
        case .tooManyFractionDigits(let text):
            NumberText.tooManyFractionDigits(
                text: text.truncated(to: 40), digits: "\(Decimal.maximumFractionDigits)")
        }
    }
}

extension NumberOddity {
    /// The end of a sentence that starts with the text.
    fileprivate var label: Label {
        switch self {
        case .brackets: NumberText.isBrackets
        case .abbreviation: NumberText.isAbbreviation
        case .spreadsheetError: NumberText.isSpreadsheetError
        case .approximation: NumberText.isApproximation
        case .limit: NumberText.isLimit
        case .range: NumberText.isRange
        }
    }
}
