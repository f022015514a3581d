/// Why a text is not a number that can be kept; as a phrase, a sentence for its reader.
package enum NumberError: Error, Sendable, Hashable {
    /// The text is empty or white space.
    case empty
    /// The text, as typed, is not a number.
    case notANumber(String)
    /// More than ``Decimal/maximumWholeDigits`` digits before the decimal point.
    case tooManyWholeDigits(String)
    /// More than ``Decimal/maximumFractionDigits`` digits after the decimal point.
    case tooManyFractionDigits(String)
}

extension NumberError: Phrase {
    package var english: String {
        switch self {
        case .empty: "Type a number, such as 12.5."
        case .notANumber(let text):
            "\(quoted(text, .english)) is not a number. Type one such as 12.5."
        case .tooManyWholeDigits(let text):
            "\(quoted(text, .english)) is too large: "
                + "at most \(Decimal.maximumWholeDigits) digits before the decimal point are kept."
        case .tooManyFractionDigits(let text):
            "\(quoted(text, .english)) is too exact: "
                + "at most \(Decimal.maximumFractionDigits) digits after the decimal point are kept."
        }
    }

    package var german: String {
        switch self {
        case .empty: "Gib eine Zahl ein, etwa 12,5."
        case .notANumber(let text):
            "\(quoted(text, .german)) ist keine Zahl. Gib eine ein, etwa 12,5."
        case .tooManyWholeDigits(let text):
            "\(quoted(text, .german)) ist zu groß: "
                + "höchstens \(Decimal.maximumWholeDigits) Stellen vor dem Komma werden behalten."
        case .tooManyFractionDigits(let text):
            "\(quoted(text, .german)) ist zu genau: "
                + "höchstens \(Decimal.maximumFractionDigits) Stellen nach dem Komma werden behalten."
        }
    }

    package var italian: String {
        switch self {
        case .empty: "Scrivi un numero, per esempio 12,5."
        case .notANumber(let text):
            "\(quoted(text, .italian)) non è un numero. Scrivine uno, per esempio 12,5."
        case .tooManyWholeDigits(let text):
            "\(quoted(text, .italian)) è troppo grande: "
                + "si conservano al massimo \(Decimal.maximumWholeDigits) cifre prima della virgola."
        case .tooManyFractionDigits(let text):
            "\(quoted(text, .italian)) è troppo preciso: "
                + "si conservano al massimo \(Decimal.maximumFractionDigits) cifre dopo la virgola."
        }
    }

    /// What was typed may be of any length; a sentence shows its beginning.
    private func quoted(_ text: String, _ language: Language) -> String {
        language.quoted(text.truncated(to: 40))
    }
}
