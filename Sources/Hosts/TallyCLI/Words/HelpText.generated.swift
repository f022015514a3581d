// Made by `make words` from Words/*/Help.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The headings of the help and what belongs to no command alone.
enum HelpText {
    /// keeps what you tally
    static var summary: Label { Label(.help, 0) }

    /// Tallybook keeps what you tally. Without a network, on every device, and every action can be undone.
    static var about: Label { Label(.help, 1) }

    /// Usage
    static var usage: Label { Label(.help, 2) }

    /// Commands
    static var commands: Label { Label(.help, 3) }

    /// Options
    static var options: Label { Label(.help, 4) }

    /// Options of every command
    static var globalOptions: Label { Label(.help, 5) }

    /// Examples
    static var examples: Label { Label(.help, 6) }

    /// Kinds and their fields
    static var kinds: Label { Label(.help, 7) }

    /// Reports, for “tally show”
    static var reports: Label { Label(.help, 8) }

    /// Exit codes
    static var exitCodes: Label { Label(.help, 9) }

    /// Environment
    static var environment: Label { Label(.help, 10) }

    /// Files
    static var files: Label { Label(.help, 11) }

    /// “tally help COMMAND” explains a command.
    static var commandHelp: Label { Label(.help, 12) }

    /// “{ $command }” says more.
    static func seeHelp(_ command: String) -> Label {
        Label(.help, 13, [.text(command)])
    }

    /// done
    static var exitDone: Label { Label(.help, 14) }

    /// refused: a value isn’t allowed, or something isn’t there
    static var exitRefused: Label { Label(.help, 15) }

    /// the command line can’t be understood
    static var exitWrongUsage: Label { Label(.help, 16) }

    /// the book, or a file, could not be read or written
    static var exitFailed: Label { Label(.help, 17) }

    /// a server doesn’t let this one in
    static var exitNotLetIn: Label { Label(.help, 18) }

    /// where data directories are; by default ~/.local/share
    static var variableDataHome: Label { Label(.help, 19) }

    /// when set, nothing is coloured
    static var variableNoColor: Label { Label(.help, 20) }

    /// a token by which “tally sync” is let in
    static var variableToken: Label { Label(.help, 21) }

    /// the language of messages: English, German (de) or Italian (it)
    static var variableLanguage: Label { Label(.help, 22) }

    /// the book, an SQLite file; NAME is “book” unless --book says otherwise
    static var bookFile: Label { Label(.help, 23) }
}

extension Catalogue {
    fileprivate static var help: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000E01i01o02802@02Y02b03903W03b03n04404a05505:06706^07P08308i09G0:30;20<<",
                    patterns: """
                        keeps what you tally
                        Tallybook keeps what you tally. Without a network, on every device, and every action can be undone.
                        Usage
                        Commands
                        Options
                        Options of every command
                        Examples
                        Kinds and their fields
                        Reports, for “tally show”
                        Exit codes
                        Environment
                        Files
                        “tally help COMMAND” explains a command.
                        “\u{1}0” says more.
                        done
                        refused: a value isn’t allowed, or something isn’t there
                        the command line can’t be understood
                        the book, or a file, could not be read or written
                        a server doesn’t let this one in
                        where data directories are; by default ~/.local/share
                        when set, nothing is coloured
                        a token by which “tally sync” is let in
                        the language of messages: English, German (de) or Italian (it)
                        the book, an SQLite file; NAME is “book” unless --book says otherwise
                        """)
            case .german:
                MessageTable(
                    index: "00000D01j02102902B02Y02c03903Y03h04104904h05<05E06=06_07]08E09809X0:M0;U0<g",
                    patterns: """
                        behält, was zählt
                        Tallybook behält, was zählt. Ohne Netz, auf jedem Gerät, und jede Handlung lässt sich widerrufen.
                        Aufruf
                        Befehle
                        Optionen
                        Optionen aller Befehle
                        Beispiele
                        Arten und ihre Felder
                        Berichte, für „tally show“
                        Rückgabewerte
                        Umgebung
                        Dateien
                        „tally help BEFEHL“ erklärt einen Befehl.
                        Mehr sagt „\u{1}0“.
                        erledigt
                        abgelehnt: ein Wert ist nicht erlaubt, oder etwas fehlt
                        der Aufruf ist nicht zu verstehen
                        das Buch oder eine Datei war nicht zu lesen oder zu schreiben
                        ein Server lässt diesen hier nicht ein
                        wo Datenverzeichnisse liegen; sonst ~/.local/share
                        wenn gesetzt, ist nichts farbig
                        ein Token, mit dem „tally sync“ eingelassen wird
                        die Sprache der Meldungen: Englisch, Deutsch (de) oder Italienisch (it)
                        das Buch, eine SQLite-Datei; NAME ist „book“, wenn --book nichts anderes sagt
                        """)
            case .italian:
                MessageTable(
                    index: "00000?01m02102902A02Y02`03203P03a03j03o04Y04n05405n06L07>07^08X09809f0:d0;h",
                    patterns: """
                        tiene il conto
                        Tallybook tiene il conto di ciò che conta. Senza rete, su ogni dispositivo, e ogni azione si può annullare.
                        Uso
                        Comandi
                        Opzioni
                        Opzioni di ogni comando
                        Esempi
                        Tipi e loro campi
                        Resoconti, per «tally show»
                        Codici di uscita
                        Ambiente
                        File
                        «tally help COMANDO» spiega un comando.
                        «\u{1}0» dice di più.
                        fatto
                        rifiutato: un valore non è ammesso o qualcosa non c’è
                        il comando non si può capire
                        il libro o un file non si può leggere o scrivere
                        un server non fa entrare questo
                        dove sono le cartelle dei dati; altrimenti ~/.local/share
                        se impostata, nulla è colorato
                        un token con cui «tally sync» viene ammesso
                        la lingua dei messaggi: inglese, tedesco (de) o italiano (it)
                        il libro, un file SQLite; NAME è «book» se --book non dice altro
                        """)
            }
        }
    }
}
