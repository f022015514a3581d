import Kernel

extension UsageError: Phrase {
    var english: String {
        let quoted = Language.english.quoted
        return switch self {
        case .noCommand: "A command is missing."
        case .unknownCommand(let name): "There is no command \(quoted(name.short))."
        case .unknownOption(let name): "There is no option \(quoted(name.short))."
        case .optionOfOthers(let option, let command):
            "\(option.name) means nothing to “tally \(command.rawValue)”."
        case .needlessValue(let option): "\(option.name) takes no value."
        case .valueMissing(let option, let meaning): "\(option.name) needs its \(meaning)."
        case .wrongValue(let option, let value, let allowed):
            "\(option.name) can’t be \(quoted(value.short)); "
                + "it is one of \(Language.english.list(allowed))."
        case .together(let a, let b): "\(a.name) and \(b.name) don’t go together."
        case .operandMissing(let role): "\(role.rawValue) is missing."
        case .tooMany(let word):
            "\(quoted(word.short)) is one word too many; put a text with spaces in quotes."
        case .notAnAssignment(let word, _): "\(quoted(word.short)) is not FIELD=VALUE."
        case .repeatedField(let name): "“\(name.short)” is given twice."
        case .notAPort(let text): "\(quoted(text.short)) is not a port; a port is 0 to 65535."
        case .notAServer(let text):
            "\(quoted(text.short)) is not a server; one looks like http://192.168.1.5:8722 or "
                + "https://home.example."
        case .notAHost(let text):
            "\(quoted(text.short)) is not a host’s name; one looks like tally.example.ts.net."
        case .notADeviceAction(let word):
            "“tally device” can’t \(quoted(word.short)); it can "
                + "\(Language.english.list(DeviceAction.names))."
        case .notABookName(let name):
            "\(quoted(name.short)) can’t name a book; use letters, digits, “-”, “_” and “.”."
        case .noHome: "There is no home directory; say with --data where the data belongs."
        case .kindMissing(.import):
            "A table holds one kind of record; name it with --kind. What isn’t of tally is read with "
                + "--as, such as --as matrix to compare its rows."
        case .kindMissing: "A table holds one kind of record; name the KIND."
        case .blankText: "There is nothing to search for."
        case .notText(let word):
            "\(quoted(word.short)) is not UTF-8 text; use a terminal that writes UTF-8."
        case .unknownShell(let name):
            "\(quoted(name.short)) is not one of \(Language.english.list(Shell.names))."
        }
    }

    var german: String {
        let quoted = Language.german.quoted
        return switch self {
        case .noCommand: "Ein Befehl fehlt."
        case .unknownCommand(let name): "Den Befehl \(quoted(name.short)) gibt es nicht."
        case .unknownOption(let name): "Die Option \(quoted(name.short)) gibt es nicht."
        case .optionOfOthers(let option, let command):
            "\(option.name) gehört nicht zu „tally \(command.rawValue)“."
        case .needlessValue(let option): "\(option.name) steht ohne Wert."
        case .valueMissing(let option, let meaning): "Zu \(option.name) gehört \(meaning)."
        case .wrongValue(let option, let value, let allowed):
            "\(option.name) kann nicht \(quoted(value.short)) sein; "
                + "möglich sind \(Language.german.list(allowed))."
        case .together(let a, let b): "\(a.name) und \(b.name) schließen einander aus."
        case .operandMissing(let role): "\(role.rawValue) fehlt."
        case .tooMany(let word):
            "\(quoted(word.short)) ist ein Wort zu viel; Text mit Leerzeichen bitte in "
                + "Anführungszeichen setzen."
        case .notAnAssignment(let word, _): "\(quoted(word.short)) ist nicht FELD=WERT."
        case .repeatedField(let name): "„\(name.short)“ steht zweimal da."
        case .notAPort(let text): "\(quoted(text.short)) ist kein Port; möglich ist 0 bis 65535."
        case .notAServer(let text):
            "\(quoted(text.short)) ist kein Server; einer sieht so aus: http://192.168.1.5:8722 oder "
                + "https://home.example."
        case .notAHost(let text):
            "\(quoted(text.short)) ist kein Rechnername; einer sieht so aus: tally.example.ts.net."
        case .notADeviceAction(let word):
            "„tally device“ kann nicht \(quoted(word.short)), sondern "
                + "\(Language.german.list(DeviceAction.names))."
        case .notABookName(let name):
            "\(quoted(name.short)) kann kein Buch heißen; erlaubt sind Buchstaben, Ziffern, "
                + "„-“, „_“ und „.“."
        case .noHome:
            "Es gibt kein Heimatverzeichnis; --data sagt, wohin die Daten gehören."
        case .kindMissing(.import):
            "Eine Tabelle enthält Einträge einer Art; bitte mit --kind benennen. Was nicht von tally "
                + "ist, wird mit --as gelesen, etwa --as matrix, um die Zeilen zu vergleichen."
        case .kindMissing: "Eine Tabelle enthält Einträge einer Art; bitte KIND angeben."
        case .blankText: "Es ist nichts zu suchen angegeben."
        case .notText(let word):
            "\(quoted(word.short)) ist kein UTF-8; bitte ein Terminal benutzen, das UTF-8 schreibt."
        case .unknownShell(let name):
            "\(quoted(name.short)) gehört nicht zu: \(Language.german.list(Shell.names))."
        }
    }

    var italian: String {
        let quoted = Language.italian.quoted
        return switch self {
        case .noCommand: "Manca un comando."
        case .unknownCommand(let name): "Il comando \(quoted(name.short)) non esiste."
        case .unknownOption(let name): "L’opzione \(quoted(name.short)) non esiste."
        case .optionOfOthers(let option, let command):
            "\(option.name) non serve a «tally \(command.rawValue)»."
        case .needlessValue(let option): "\(option.name) non vuole un valore."
        case .valueMissing(let option, let meaning): "A \(option.name) serve \(meaning)."
        case .wrongValue(let option, let value, let allowed):
            "\(option.name) non può essere \(quoted(value.short)); "
                + "può essere \(Language.italian.list(allowed))."
        case .together(let a, let b): "\(a.name) e \(b.name) si escludono."
        case .operandMissing(let role): "Manca \(role.rawValue)."
        case .tooMany(let word):
            "\(quoted(word.short)) è una parola di troppo; un testo con spazi va tra virgolette."
        case .notAnAssignment(let word, _): "\(quoted(word.short)) non è CAMPO=VALORE."
        case .repeatedField(let name): "«\(name.short)» compare due volte."
        case .notAPort(let text): "\(quoted(text.short)) non è una porta; va da 0 a 65535."
        case .notAServer(let text):
            "\(quoted(text.short)) non è un server; uno è come http://192.168.1.5:8722 o "
                + "https://home.example."
        case .notAHost(let text):
            "\(quoted(text.short)) non è il nome di un computer; uno è come tally.example.ts.net."
        case .notADeviceAction(let word):
            "«tally device» non sa fare \(quoted(word.short)), ma "
                + "\(Language.italian.list(DeviceAction.names))."
        case .notABookName(let name):
            "\(quoted(name.short)) non può essere il nome di un libro; usa lettere, cifre, "
                + "«-», «_» e «.»."
        case .noHome: "Manca la cartella personale; indica con --data dove tenere i dati."
        case .kindMissing(.import):
            "Una tabella contiene un solo tipo di voci; indicalo con --kind. Ciò che non è di tally "
                + "si legge con --as, come --as matrix per confrontarne le righe."
        case .kindMissing: "Una tabella contiene un solo tipo di voci; indica KIND."
        case .blankText: "Non c’è nulla da cercare."
        case .notText(let word):
            "\(quoted(word.short)) non è testo UTF-8; usa un terminale che scrive UTF-8."
        case .unknownShell(let name):
            "\(quoted(name.short)) non è tra \(Language.italian.list(Shell.names))."
        }
    }
}

extension String {
    /// As much of a typed word as fits into a sentence.
    var short: String { truncated(to: 60) }
}
