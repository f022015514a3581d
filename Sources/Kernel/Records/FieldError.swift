/// Why a value is refused: the field, the value as it was given, and what is allowed.
package struct FieldError: Error, Sendable {
    package let field: Field
    /// The value as typed.
    package let value: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
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
        /// What a kind's own rule says, in its words; they follow the value.
        case rule(Wording)
    }

    /// The end of a sentence in every language: "stands twice; each letter may stand once."
    package struct Wording: Phrase, Hashable {
        package let english: String
        package let german: String
        package let italian: String

        package init(_ english: String, german: String, italian: String) {
            self.english = english
            self.german = german
            self.italian = italian
        }
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
        let text = language(reason)
        guard showsValue else { return text }
        return language.quoted(value.truncated(to: 60)) + " " + text
    }

    /// The whole sentence: field, value, and what is allowed.
    package func sentence(in language: Language) -> String {
        field.label.text(in: language) + ": " + hint(in: language)
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
        case .ambiguous, .unclear: self = .number(error)
        case .empty, .notANumber, .tooManyWholeDigits, .tooManyFractionDigits: self = fallback
        }
    }
}

extension FieldError.Reason: Phrase {
    package var english: String {
        switch self {
        case .missing: "This may not be empty."
        case .tooLong(let count, let maximum):
            "This has \(count) characters; at most \(maximum) are allowed."
        case .tooManyCodes(let count, let maximum):
            "With all marks on its characters this has \(count) codes; at most \(maximum) are allowed."
        case .severalLines: "This must be on one line."
        case .controlCharacter: "This contains a control character; only text is allowed."
        case .notAllowed(let names): "is not one of \(Language.english.list(names))."
        case .notANumber: "is not a number, such as 12 or 0.5 (up to 18 digits and 12 decimals)."
        case .notAWholeNumber: "is not a whole number."
        case .number(let error): error.english
        case .outOfRange(let minimum, let maximum):
            "is out of range; it must be from \(minimum) to \(maximum)."
        case .notReadable(let examples): "can’t be read; write it like \(examples)."
        case .tooLarge(let maximum): "is too large; a file may have at most \(maximum)."
        case .notADate: "is not a date, such as 2026-07-18."
        case .notATime: "is not a time of day, such as 08:30."
        case .notAnInstant: "is not a point in time, such as 2026-07-18T08:30:00Z."
        case .notYesOrNo: "is neither true nor false."
        case .notAReference(let kind):
            "does not name a record; give an id or title of kind \(kind)."
        case .notFound(let kind): "does not exist among the records of kind \(kind)."
        case .ambiguous(let count, let ids):
            "names \(count) records; give more of the id: \(ids.joined(separator: ", "))."
        case .circular: "can’t go into itself, nor into something that it holds; choose another."
        case .notText: "is not text."
        case .notAList: "is not a list of text."
        case .notPairs: "is not a set of names with values."
        case .notAnIdentifier: "is not an identifier; it must be a text that is not empty."
        case .unchangeable: "This can’t be changed; delete the record and add another."
        case .rule(let words): words.english
        }
    }

    package var german: String {
        switch self {
        case .missing: "Das darf nicht leer sein."
        case .tooLong(let count, let maximum):
            "Das hat \(count) Zeichen; erlaubt sind höchstens \(maximum)."
        case .tooManyCodes(let count, let maximum):
            "Das hat mit allem, was auf den Zeichen sitzt, \(count) Codes; erlaubt sind höchstens \(maximum)."
        case .severalLines: "Das muss in einer Zeile stehen."
        case .controlCharacter: "Das enthält ein Steuerzeichen; erlaubt ist nur Text."
        case .notAllowed(let names): "gehört nicht zu: \(Language.german.list(names))."
        case .notANumber:
            "ist keine Zahl wie 12 oder 0,5 (bis 18 Stellen und 12 Nachkommastellen)."
        case .notAWholeNumber: "ist keine ganze Zahl."
        case .number(let error): error.german
        case .outOfRange(let minimum, let maximum):
            "liegt außerhalb; erlaubt ist \(minimum) bis \(maximum)."
        case .notReadable(let examples): "ist nicht lesbar; erlaubt ist etwa \(examples)."
        case .tooLarge(let maximum):
            "ist zu groß; eine Datei darf höchstens \(maximum) haben."
        case .notADate: "ist kein Datum wie 2026-07-18."
        case .notATime: "ist keine Uhrzeit wie 08:30."
        case .notAnInstant: "ist kein Zeitpunkt wie 2026-07-18T08:30:00Z."
        case .notYesOrNo: "ist weder wahr (true) noch falsch (false)."
        case .notAReference(let kind):
            "benennt keinen Eintrag; nötig ist Kennung oder Titel der Art \(kind)."
        case .notFound(let kind): "gibt es unter den Einträgen der Art \(kind) nicht."
        case .ambiguous(let count, let ids):
            "benennt \(count) Einträge; mehr von der Kennung angeben: \(ids.joined(separator: ", "))."
        case .circular:
            "kann nicht in sich selbst liegen und auch in nichts, das darin liegt; bitte anderes wählen."
        case .notText: "ist kein Text."
        case .notAList: "ist keine Liste von Texten."
        case .notPairs: "ist keine Sammlung von Namen mit Werten."
        case .notAnIdentifier: "ist keine Kennung; nötig ist ein nicht leerer Text."
        case .unchangeable:
            "Das lässt sich nicht ändern; bitte den Eintrag löschen und neu anlegen."
        case .rule(let words): words.german
        }
    }

    package var italian: String {
        switch self {
        case .missing: "Non può essere vuoto."
        case .tooLong(let count, let maximum):
            "Ha \(count) caratteri; ne sono ammessi al massimo \(maximum)."
        case .tooManyCodes(let count, let maximum):
            "Con tutti i segni sui caratteri ha \(count) codici; ne sono ammessi al massimo \(maximum)."
        case .severalLines: "Deve stare su una riga."
        case .controlCharacter: "Contiene un carattere di controllo; è ammesso solo testo."
        case .notAllowed(let names): "non è tra: \(Language.italian.list(names))."
        case .notANumber:
            "non è un numero, come 12 o 0,5 (fino a 18 cifre e 12 decimali)."
        case .notAWholeNumber: "non è un numero intero."
        case .number(let error): error.italian
        case .outOfRange(let minimum, let maximum):
            "è fuori dai limiti; deve andare da \(minimum) a \(maximum)."
        case .notReadable(let examples): "non si legge; scrivilo come \(examples)."
        case .tooLarge(let maximum):
            "è troppo grande; un file può avere al massimo \(maximum)."
        case .notADate: "non è una data, come 2026-07-18."
        case .notATime: "non è un orario, come 08:30."
        case .notAnInstant: "non è un istante, come 2026-07-18T08:30:00Z."
        case .notYesOrNo: "non è né vero (true) né falso (false)."
        case .notAReference(let kind):
            "non indica una voce; serve un identificativo o un titolo di tipo \(kind)."
        case .notFound(let kind): "non esiste tra le voci di tipo \(kind)."
        case .ambiguous(let count, let ids):
            "indica \(count) voci; serve più dell’identificativo: \(ids.joined(separator: ", "))."
        case .circular:
            "non può stare dentro sé stesso, né dentro qualcosa che contiene; scegli altro."
        case .notText: "non è un testo."
        case .notAList: "non è un elenco di testi."
        case .notPairs: "non è un insieme di nomi con valori."
        case .notAnIdentifier: "non è un identificativo; serve un testo non vuoto."
        case .unchangeable: "Non si può cambiare; elimina la voce e creane un’altra."
        case .rule(let words): words.italian
        }
    }
}
