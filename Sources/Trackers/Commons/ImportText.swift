import Kernel

/// The words of the screen that reads files.
enum ImportText: Phrase {
    case unreadable, readAs(String), tableOf(String), whatIsIt, look, keep, lookIn(String)
    /// Something has the name that something new was to get.
    case nameTaken(String)
    case into, newOne, named, more(Int)
    case records(Int), added(Int), changed(Int), restored(Int), unchanged(Int)

    var english: String {
        let count = Language.english.count
        return switch self {
        case .unreadable:
            "This is no file that Tallybook can read: neither a book or table that was exported here, nor one of the others named below."
        case .readAs(let name): "Read as \(name)."
        case .tableOf(let kind): "A table of: \(kind)."
        case .whatIsIt: "What is it?"
        case .look: "Look at it"
        case .keep: "Keep it"
        case .lookIn(let tracker): "Look at it in \(tracker)"
        case .nameTaken(let name):
            "“\(name)” is there already: choose it below, or give what is new another name."
        case .into: "Goes into"
        case .newOne: "Something new"
        case .named: "Name of what is new"
        case .more(let number): "and \(Language.english.number(number)) more"
        case .records(let number): count(number, "record", "records", nil)
        case .added(let number): "\(Language.english.number(number)) new"
        case .changed(let number): "\(Language.english.number(number)) changed"
        case .restored(let number): "\(Language.english.number(number)) out of the trash"
        case .unchanged(let number): "\(Language.english.number(number)) as before"
        }
    }

    var german: String {
        let count = Language.german.count
        return switch self {
        case .unreadable:
            "Diese Datei kann Tallybook nicht lesen: Sie ist weder ein hier exportiertes Buch oder eine Tabelle noch etwas von dem anderen, das unten steht."
        case .readAs(let name): "Gelesen als \(name)."
        case .tableOf(let kind): "Eine Tabelle: \(kind)."
        case .whatIsIt: "Was ist das?"
        case .look: "Ansehen"
        case .keep: "Übernehmen"
        case .lookIn(let tracker): "Ansehen unter \(tracker)"
        case .nameTaken(let name):
            "„\(name)“ gibt es schon: Wähl es unten aus, oder gib dem Neuen einen anderen Namen."
        case .into: "Kommt zu"
        case .newOne: "Etwas Neuem"
        case .named: "Name des Neuen"
        case .more(let number): "und noch \(Language.german.number(number))"
        case .records(let number): count(number, "Eintrag", "Einträge", nil)
        case .added(let number): "\(Language.german.number(number)) neu"
        case .changed(let number): "\(Language.german.number(number)) geändert"
        case .restored(let number): "\(Language.german.number(number)) aus dem Papierkorb"
        case .unchanged(let number): "\(Language.german.number(number)) wie zuvor"
        }
    }

    var italian: String {
        let count = Language.italian.count
        return switch self {
        case .unreadable:
            "Tallybook non può leggere questo file: non è un libro o una tabella esportati da qui, né altro di ciò che è indicato sotto."
        case .readAs(let name): "Letto come \(name)."
        case .tableOf(let kind): "Una tabella: \(kind)."
        case .whatIsIt: "Che cos’è?"
        case .look: "Guarda"
        case .keep: "Conserva"
        case .lookIn(let tracker): "Guarda in \(tracker)"
        case .nameTaken(let name):
            "«\(name)» esiste già: sceglilo qui sotto, o da’ al nuovo un altro nome."
        case .into: "Va in"
        case .newOne: "Qualcosa di nuovo"
        case .named: "Nome del nuovo"
        case .more(let number): "e ancora \(Language.italian.number(number))"
        case .records(let number): count(number, "voce", "voci", nil)
        case .added(let number): count(number, "nuova", "nuove", nil)
        case .changed(let number): count(number, "modificata", "modificate", nil)
        case .restored(let number): count(number, "dal cestino", "dal cestino", nil)
        case .unchanged(let number): count(number, "come prima", "come prima", nil)
        }
    }
}

extension ImportText {
    /// What people call a format; a program's name is its own.
    static func format(_ name: String, _ language: Language) -> String {
        switch name {
        case "list":
            language(
                Label(
                    "a list of things to buy", german: "Einkaufsliste", italian: "lista della spesa"
                ))
        case "grades":
            language(Label("a table of grades", german: "Notentabelle", italian: "tabella di voti"))
        case "matrix":
            language(
                Label(
                    "a decision table", german: "Entscheidungstabelle",
                    italian: "tabella di decisione"))
        case "notes":
            language(
                Label(
                    "notes of a pull", german: "Notizen von einem Pulling",
                    italian: "appunti di una gara"))
        case "hooks":
            language(
                Label("a table of hooks", german: "Tabelle von Zügen", italian: "tabella di tiri"))
        case "ics": language(Label("a calendar", german: "Kalender", italian: "calendario"))
        case "todotxt": "todo.txt"
        default: name.withCapital
        }
    }
}
