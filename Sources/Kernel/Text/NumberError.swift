/// Why a text is not a number that can be kept; as a phrase, a sentence for its reader.
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

extension NumberError: Phrase {
    package var english: String {
        switch self {
        case .empty: "Type a number, such as 12.5."
        case .notANumber(let text):
            "\(quoted(text, .english)) is not a number. Type one such as 12.5."
        case .ambiguous(let text, let one, let other):
            "\(quoted(text, .english)) may be \(either(one, other, .english)). "
                + "Write it as one of them."
        case .unclear(let text, let oddity):
            quoted(text, .english) + " " + oddity.english
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
        case .ambiguous(let text, let one, let other):
            "\(quoted(text, .german)) kann \(either(one, other, .german)) sein. "
                + "Schreib es als eines davon."
        case .unclear(let text, let oddity):
            quoted(text, .german) + " " + oddity.german
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
        case .ambiguous(let text, let one, let other):
            "\(quoted(text, .italian)) può essere \(either(one, other, .italian)). "
                + "Scrivilo in uno di questi modi."
        case .unclear(let text, let oddity):
            quoted(text, .italian) + " " + oddity.italian
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

    private func either(_ one: Decimal, _ other: Decimal, _ language: Language) -> String {
        let (one, other) = (language.typed(one), language.typed(other))
        return switch language {
        case .english: one + " or " + other
        case .german: one + " oder " + other
        case .italian: one + " o " + other
        }
    }
}

extension NumberOddity: Phrase {
    package var english: String {
        switch self {
        case .brackets:
            "is in brackets, which often means less than zero. Write it with a minus sign or without "
                + "brackets."
        case .abbreviation: "is abbreviated. Write the number in full, such as 1500."
        case .spreadsheetError: "is an error of a spreadsheet. Write the number itself."
        case .approximation: "is only roughly a number. Write it exactly, such as 70."
        case .limit: "is a limit, not a number. Write one number, such as 80."
        case .range: "is a range. Write one number, such as 1.5."
        }
    }

    package var german: String {
        switch self {
        case .brackets:
            "steht in Klammern, was oft kleiner als null heißt. Schreib es mit Minus oder ohne "
                + "Klammern."
        case .abbreviation: "ist abgekürzt. Schreib die Zahl aus, etwa 1500."
        case .spreadsheetError: "ist ein Fehler einer Tabelle. Schreib die Zahl selbst."
        case .approximation: "ist nur ungefähr eine Zahl. Schreib sie genau, etwa 70."
        case .limit: "ist eine Grenze und keine Zahl. Schreib eine Zahl, etwa 80."
        case .range: "ist ein Bereich. Schreib eine Zahl, etwa 1,5."
        }
    }

    package var italian: String {
        switch self {
        case .brackets:
            "è tra parentesi, che spesso vuol dire meno di zero. Scrivilo con il meno o senza "
                + "parentesi."
        case .abbreviation: "è abbreviato. Scrivi il numero per intero, per esempio 1500."
        case .spreadsheetError: "è un errore di un foglio di calcolo. Scrivi il numero."
        case .approximation: "è un numero solo all’incirca. Scrivilo esatto, per esempio 70."
        case .limit: "è un limite, non un numero. Scrivi un numero, per esempio 80."
        case .range: "è un intervallo. Scrivi un numero, per esempio 1,5."
        }
    }
}
