import Kernel

/// The headings of the help and what belongs to no command alone.
enum HelpText: Phrase {
    case summary, about
    case usage, commands, options, globalOptions, examples, kinds, exitCodes, environment, files
    case reports
    case commandHelp
    case seeHelp(String)
    case exitCode(ExitCode)
    case variable(String)
    case bookFile

    var english: String {
        switch self {
        case .summary: "keeps what you tally"
        case .about:
            "Tallybook keeps what you tally. Without a network, on every device, and every action "
                + "can be undone."
        case .usage: "Usage"
        case .commands: "Commands"
        case .options: "Options"
        case .globalOptions: "Options of every command"
        case .examples: "Examples"
        case .kinds: "Kinds and their fields"
        case .reports: "Reports, for “tally show”"
        case .exitCodes: "Exit codes"
        case .environment: "Environment"
        case .files: "Files"
        case .commandHelp: "“tally help COMMAND” explains a command."
        case .seeHelp(let command): "“\(command)” says more."
        case .exitCode(.done): "done"
        case .exitCode(.refused): "refused: a value isn’t allowed, or something isn’t there"
        case .exitCode(.wrongUsage): "the command line can’t be understood"
        case .exitCode(.failed): "the book, or a file, could not be read or written"
        case .exitCode(.notLetIn): "a server doesn’t let this one in"
        case .variable("XDG_DATA_HOME"): "where data directories are; by default ~/.local/share"
        case .variable("NO_COLOR"): "when set, nothing is coloured"
        case .variable("TALLY_TOKEN"): "a token by which “tally sync” is let in"
        case .variable: "the language of messages: English, German (de) or Italian (it)"
        case .bookFile: "the book, an SQLite file; NAME is “book” unless --book says otherwise"
        }
    }

    var german: String {
        switch self {
        case .summary: "behält, was zählt"
        case .about:
            "Tallybook behält, was zählt. Ohne Netz, auf jedem Gerät, und jede Handlung lässt sich "
                + "widerrufen."
        case .usage: "Aufruf"
        case .commands: "Befehle"
        case .options: "Optionen"
        case .globalOptions: "Optionen aller Befehle"
        case .examples: "Beispiele"
        case .kinds: "Arten und ihre Felder"
        case .reports: "Berichte, für „tally show“"
        case .exitCodes: "Rückgabewerte"
        case .environment: "Umgebung"
        case .files: "Dateien"
        case .commandHelp: "„tally help BEFEHL“ erklärt einen Befehl."
        case .seeHelp(let command): "Mehr sagt „\(command)“."
        case .exitCode(.done): "erledigt"
        case .exitCode(.refused): "abgelehnt: ein Wert ist nicht erlaubt, oder etwas fehlt"
        case .exitCode(.wrongUsage): "der Aufruf ist nicht zu verstehen"
        case .exitCode(.failed): "das Buch oder eine Datei war nicht zu lesen oder zu schreiben"
        case .exitCode(.notLetIn): "ein Server lässt diesen hier nicht ein"
        case .variable("XDG_DATA_HOME"): "wo Datenverzeichnisse liegen; sonst ~/.local/share"
        case .variable("NO_COLOR"): "wenn gesetzt, ist nichts farbig"
        case .variable("TALLY_TOKEN"): "ein Token, mit dem „tally sync“ eingelassen wird"
        case .variable: "die Sprache der Meldungen: Englisch, Deutsch (de) oder Italienisch (it)"
        case .bookFile:
            "das Buch, eine SQLite-Datei; NAME ist „book“, wenn --book nichts anderes sagt"
        }
    }

    var italian: String {
        switch self {
        case .summary: "tiene il conto"
        case .about:
            "Tallybook tiene il conto di ciò che conta. Senza rete, su ogni dispositivo, e ogni "
                + "azione si può annullare."
        case .usage: "Uso"
        case .commands: "Comandi"
        case .options: "Opzioni"
        case .globalOptions: "Opzioni di ogni comando"
        case .examples: "Esempi"
        case .kinds: "Tipi e loro campi"
        case .reports: "Resoconti, per «tally show»"
        case .exitCodes: "Codici di uscita"
        case .environment: "Ambiente"
        case .files: "File"
        case .commandHelp: "«tally help COMANDO» spiega un comando."
        case .seeHelp(let command): "«\(command)» dice di più."
        case .exitCode(.done): "fatto"
        case .exitCode(.refused): "rifiutato: un valore non è ammesso o qualcosa non c’è"
        case .exitCode(.wrongUsage): "il comando non si può capire"
        case .exitCode(.failed): "il libro o un file non si può leggere o scrivere"
        case .exitCode(.notLetIn): "un server non fa entrare questo"
        case .variable("XDG_DATA_HOME"):
            "dove sono le cartelle dei dati; altrimenti ~/.local/share"
        case .variable("NO_COLOR"): "se impostata, nulla è colorato"
        case .variable("TALLY_TOKEN"): "un token con cui «tally sync» viene ammesso"
        case .variable: "la lingua dei messaggi: inglese, tedesco (de) o italiano (it)"
        case .bookFile: "il libro, un file SQLite; NAME è «book» se --book non dice altro"
        }
    }
}
