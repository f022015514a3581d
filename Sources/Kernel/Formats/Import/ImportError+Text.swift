extension ImportError.NotABook: Phrase {
    private static let example = #"{"tallybook": 1, "records": […]}"#

    package var english: String {
        switch self {
        case .shape: "This is not a book; a book is an object such as \(Self.example)."
        case .version(let version):
            "This book has the format \(version.truncated(to: 20)); "
                + "this version of Tallybook reads the format \(BookFormat.version)."
        case .recordsMissing: "“records” is missing; it must be a list of records in brackets."
        case .repeatedName(let name):
            "\(Language.english.quoted(name.truncated(to: 60))) stands there twice; it may only once."
        case .damagedFile(let index):
            "files[\(index)] is damaged: it must have its “sha256” and, as “base64”, "
                + "at most 25 MB with this hash."
        case .noHeader: "The table is empty; its first row must name the fields."
        case .unknownColumn(let name, let kind, let suggestion):
            Language.english.suggesting(
                suggestion,
                after: "The kind “\(kind)” has no field "
                    + "\(Language.english.quoted(name.truncated(to: 60))), which the header names.")
        case .repeatedColumn(let name): "The header names “\(name)” twice."
        }
    }

    package var german: String {
        switch self {
        case .shape: "Das ist kein Buch; ein Buch ist ein Objekt wie \(Self.example)."
        case .version(let version):
            "Dieses Buch hat das Format \(version.truncated(to: 20)); "
                + "diese Version von Tallybook liest das Format \(BookFormat.version)."
        case .recordsMissing:
            "„records“ fehlt; es muss eine Liste von Einträgen in eckigen Klammern sein."
        case .repeatedName(let name):
            "\(Language.german.quoted(name.truncated(to: 60))) steht da zweimal; es darf nur einmal."
        case .damagedFile(let index):
            "files[\(index)] ist beschädigt: nötig sind „sha256“ und als „base64“ "
                + "höchstens 25 MB mit diesem Hash."
        case .noHeader: "Die Tabelle ist leer; ihre erste Zeile muss die Felder benennen."
        case .unknownColumn(let name, let kind, let suggestion):
            Language.german.suggesting(
                suggestion,
                after: "Die Art „\(kind)“ hat kein Feld "
                    + "\(Language.german.quoted(name.truncated(to: 60))), das die Kopfzeile nennt.")
        case .repeatedColumn(let name): "Die Kopfzeile nennt „\(name)“ zweimal."
        }
    }

    package var italian: String {
        switch self {
        case .shape: "Questo non è un libro; un libro è un oggetto come \(Self.example)."
        case .version(let version):
            "Questo libro ha il formato \(version.truncated(to: 20)); "
                + "questa versione di Tallybook legge il formato \(BookFormat.version)."
        case .recordsMissing: "Manca «records», che deve essere un elenco di voci tra quadre."
        case .repeatedName(let name):
            "\(Language.italian.quoted(name.truncated(to: 60))) compare due volte; può una sola."
        case .damagedFile(let index):
            "files[\(index)] è danneggiato: servono «sha256» e, come «base64», "
                + "al massimo 25 MB con questo hash."
        case .noHeader: "La tabella è vuota; la prima riga deve indicare i campi."
        case .unknownColumn(let name, let kind, let suggestion):
            Language.italian.suggesting(
                suggestion,
                after: "Il tipo «\(kind)» non ha il campo "
                    + "\(Language.italian.quoted(name.truncated(to: 60))) dell’intestazione.")
        case .repeatedColumn(let name): "L’intestazione indica «\(name)» due volte."
        }
    }
}
