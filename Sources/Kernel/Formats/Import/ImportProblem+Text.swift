extension ImportProblem.Reason: Phrase {
    package var english: String {
        switch self {
        case .notAnObject: "This is not a record; a record is an object in braces."
        case .kindMissing: "“kind” is missing; it says what the record is, as in “essential”."
        case .unknownKind(let name, _): "There is no kind \(Language.english.quoted(name.short))."
        case .unknownField(let name, let kind, _):
            "The kind “\(kind)” has no field \(Language.english.quoted(name.short))."
        case .repeatedField(let name): "\(Language.english.quoted(name.short)) stands here twice."
        case .idMissing: "“id” is missing; it must be a text that is not empty."
        case .notAText(let name, let value):
            "“\(name)” is \(value.short); it must be a text that is not empty."
        case .repeatedID(let first):
            "This is the same record as \(first.english); each may stand there only once."
        case .ambiguousTitle(let title, let count):
            "\(Language.english.quoted(title.short)) names \(count) records; give an id instead."
        case .tooManyCells(let cells, let columns):
            "There are \(cells) cells, but the header names \(columns)."
        case .refused(let error): error.sentence(in: .english)
        }
    }

    package var german: String {
        switch self {
        case .notAnObject: "Das ist kein Eintrag; ein Eintrag ist ein Objekt in Klammern."
        case .kindMissing: "„kind“ fehlt; es sagt, was der Eintrag ist, wie „essential“."
        case .unknownKind(let name, _):
            "Die Art \(Language.german.quoted(name.short)) gibt es nicht."
        case .unknownField(let name, let kind, _):
            "Die Art „\(kind)“ hat kein Feld \(Language.german.quoted(name.short))."
        case .repeatedField(let name): "\(Language.german.quoted(name.short)) steht hier zweimal."
        case .idMissing: "„id“ fehlt; es muss ein Text sein, der nicht leer ist."
        case .notAText(let name, let value):
            "„\(name)“ ist \(value.short); es muss ein Text sein, der nicht leer ist."
        case .repeatedID(let first):
            "Das ist derselbe Eintrag wie \(first.german); jeder darf nur einmal vorkommen."
        case .ambiguousTitle(let title, let count):
            "\(Language.german.quoted(title.short)) benennt \(count) Einträge; bitte eine id angeben."
        case .tooManyCells(let cells, let columns):
            "Hier stehen \(cells) Zellen, aber die Kopfzeile benennt \(columns)."
        case .refused(let error): error.sentence(in: .german)
        }
    }

    package var italian: String {
        switch self {
        case .notAnObject: "Questa non è una voce; una voce è un oggetto tra parentesi graffe."
        case .kindMissing: "Manca «kind», che dice che cosa è la voce, come «essential»."
        case .unknownKind(let name, _):
            "Il tipo \(Language.italian.quoted(name.short)) non esiste."
        case .unknownField(let name, let kind, _):
            "Il tipo «\(kind)» non ha un campo \(Language.italian.quoted(name.short))."
        case .repeatedField(let name): "\(Language.italian.quoted(name.short)) compare due volte."
        case .idMissing: "Manca «id», che deve essere un testo non vuoto."
        case .notAText(let name, let value):
            "«\(name)» è \(value.short); deve essere un testo non vuoto."
        case .repeatedID(let first):
            "È la stessa voce di \(first.italian); ognuna può comparire una volta sola."
        case .ambiguousTitle(let title, let count):
            "\(Language.italian.quoted(title.short)) indica \(count) voci; serve un id."
        case .tooManyCells(let cells, let columns):
            "Ci sono \(cells) celle, ma l’intestazione ne indica \(columns)."
        case .refused(let error): error.sentence(in: .italian)
        }
    }
}

extension String {
    /// As much of a name from a file as fits into a sentence.
    fileprivate var short: String { truncated(to: 60) }
}
