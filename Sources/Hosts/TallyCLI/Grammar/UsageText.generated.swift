// Made by `make words` from Words/*/Usage.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// Why a command line can’t be understood.
enum UsageText {
    /// A command is missing.
    static var noCommand: Label { Label(.usage, 0) }

    /// There is no command “{ $name }”.
    static func unknownCommand(_ name: String) -> Label {
        Label(.usage, 1, [.text(name)])
    }

    /// There is no option “{ $name }”.
    static func unknownOption(_ name: String) -> Label {
        Label(.usage, 2, [.text(name)])
    }

    /// { $option } means nothing to “tally { $command }”.
    static func optionOfOthers(option: String, command: String) -> Label {
        Label(.usage, 3, [.text(option), .text(command)])
    }

    /// { $option } takes no value.
    static func needlessValue(_ option: String) -> Label {
        Label(.usage, 4, [.text(option)])
    }

    /// { $option } needs its { $meaning }.
    static func valueMissing(option: String, meaning: String) -> Label {
        Label(.usage, 5, [.text(option), .text(meaning)])
    }

    /// { $option } can’t be “{ $value }”; it is one of { $allowed }.
    static func wrongValue(option: String, value: String, allowed: Label) -> Label {
        Label(.usage, 6, [.text(option), .text(value), .label(allowed)])
    }

    /// { $one } and { $other } don’t go together.
    static func together(one: String, other: String) -> Label {
        Label(.usage, 7, [.text(one), .text(other)])
    }

    /// Say { $one } or { $other }.
    static func oneMissing(one: String, other: String) -> Label {
        Label(.usage, 8, [.text(one), .text(other)])
    }

    /// { $role } is missing.
    static func operandMissing(_ role: String) -> Label {
        Label(.usage, 9, [.text(role)])
    }

    /// There is no server yet to be in step with: name one, as “tally sync https://home.example” does, or share the book over a hub by “tally book invite --hub URL”.
    static var noServerYet: Label { Label(.usage, 10) }

    /// “{ $word }” is one word too many; put a text with spaces in quotes.
    static func tooMany(_ word: String) -> Label {
        Label(.usage, 11, [.text(word)])
    }

    /// “{ $word }” is not FIELD=VALUE.
    static func notAnAssignment(_ word: String) -> Label {
        Label(.usage, 12, [.text(word)])
    }

    /// “{ $name }” is given twice.
    static func repeatedField(_ name: String) -> Label {
        Label(.usage, 13, [.text(name)])
    }

    /// “{ $text }” is not a port; a port is 0 to 65535.
    static func notAPort(_ text: String) -> Label {
        Label(.usage, 14, [.text(text)])
    }

    /// --dry-run is for what a browser’s recovery page downloaded, a file that ends in .pieces.
    static var noRehearsal: Label { Label(.usage, 15) }

    /// “{ $text }” is not a server; one looks like http://192.168.1.5:8722 or https://home.example.
    static func notAServer(_ text: String) -> Label {
        Label(.usage, 16, [.text(text)])
    }

    /// “{ $text }” is not a host’s name; one looks like tally.example.ts.net.
    static func notAHost(_ text: String) -> Label {
        Label(.usage, 17, [.text(text)])
    }

    /// “{ $text }” is no address to write to; --push takes one such as mailto:you@example.org or https://example.org/contact.
    static func notAContact(_ text: String) -> Label {
        Label(.usage, 18, [.text(text)])
    }

    /// “tally device” can’t “{ $word }”; it can { $actions }.
    static func notADeviceAction(word: String, actions: Label) -> Label {
        Label(.usage, 19, [.text(word), .label(actions)])
    }

    /// “tally book” can’t “{ $word }”; it can { $actions }.
    static func notABookAction(word: String, actions: Label) -> Label {
        Label(.usage, 20, [.text(word), .label(actions)])
    }

    /// “{ $word }” is no colour of a book; there are { $colors }, and none.
    static func notAColor(word: String, colors: Label) -> Label {
        Label(.usage, 21, [.text(word), .label(colors)])
    }

    /// “{ $name }” can’t name a book; use letters, digits, “-”, “_” and “.”.
    static func notABookName(_ name: String) -> Label {
        Label(.usage, 22, [.text(name)])
    }

    /// There is no home directory; say with --data where the data belongs.
    static var noHome: Label { Label(.usage, 23) }

    /// A table holds one kind of record; name it with --kind. What isn’t of tally is read with --as, such as --as matrix to compare its rows.
    static var kindOfTableMissing: Label { Label(.usage, 24) }

    /// A table holds one kind of record; name the KIND.
    static var kindMissing: Label { Label(.usage, 25) }

    /// There is nothing to search for.
    static var blankText: Label { Label(.usage, 26) }

    /// “{ $word }” is not UTF-8 text; use a terminal that writes UTF-8.
    static func notText(_ word: String) -> Label {
        Label(.usage, 27, [.text(word)])
    }

    /// “{ $name }” is not one of { $shells }.
    static func unknownShell(name: String, shells: Label) -> Label {
        Label(.usage, 28, [.text(name), .label(shells)])
    }
}

extension Catalogue {
    fileprivate static var usage: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000F00d01A01e02802I03203Q03_03n06U07V08308L09:0:U0;o0=50>i0?Y0@G0A@0BQ0CU0E^0FO0Fo0Gm0HH",
                    patterns: """
                        A command is missing.
                        There is no command “\u{1}0”.
                        There is no option “\u{1}0”.
                        \u{1}0 means nothing to “tally \u{1}1”.
                        \u{1}0 takes no value.
                        \u{1}0 needs its \u{1}1.
                        \u{1}0 can’t be “\u{1}1”; it is one of \u{1}2.
                        \u{1}0 and \u{1}1 don’t go together.
                        Say \u{1}0 or \u{1}1.
                        \u{1}0 is missing.
                        There is no server yet to be in step with: name one, as “tally sync https://home.example” does, or share the book over a hub by “tally book invite --hub URL”.
                        “\u{1}0” is one word too many; put a text with spaces in quotes.
                        “\u{1}0” is not FIELD=VALUE.
                        “\u{1}0” is given twice.
                        “\u{1}0” is not a port; a port is 0 to 65535.
                        --dry-run is for what a browser’s recovery page downloaded, a file that ends in .pieces.
                        “\u{1}0” is not a server; one looks like http://192.168.1.5:8722 or https://home.example.
                        “\u{1}0” is not a host’s name; one looks like tally.example.ts.net.
                        “\u{1}0” is no address to write to; --push takes one such as mailto:you@example.org or https://example.org/contact.
                        “tally device” can’t “\u{1}0”; it can \u{1}1.
                        “tally book” can’t “\u{1}0”; it can \u{1}1.
                        “\u{1}0” is no colour of a book; there are \u{1}1, and none.
                        “\u{1}0” can’t name a book; use letters, digits, “-”, “_” and “.”.
                        There is no home directory; say with --data where the data belongs.
                        A table holds one kind of record; name it with --kind. What isn’t of tally is read with --as, such as --as matrix to compare its rows.
                        A table holds one kind of record; name the KIND.
                        There is nothing to search for.
                        “\u{1}0” is not UTF-8 text; use a terminal that writes UTF-8.
                        “\u{1}0” is not one of \u{1}1.
                        """)
            case .german:
                MessageTable(
                    index: "00000B00e01H01l02@02R03A03d04404>07108I08g09B0:40;i0=J0>S0@X0AL0B>0CF0Dg0En0HT0IS0J60K@0K_",
                    patterns: """
                        Ein Befehl fehlt.
                        Den Befehl „\u{1}0“ gibt es nicht.
                        Die Option „\u{1}0“ gibt es nicht.
                        \u{1}0 gehört nicht zu „tally \u{1}1“.
                        \u{1}0 steht ohne Wert.
                        Zu \u{1}0 gehört \u{1}1.
                        \u{1}0 kann nicht „\u{1}1“ sein; möglich sind \u{1}2.
                        \u{1}0 und \u{1}1 schließen einander aus.
                        Sag \u{1}0 oder \u{1}1.
                        \u{1}0 fehlt.
                        Noch gibt es keinen Server zum Abgleichen: Nenn einen, wie „tally sync https://home.example“ es tut, oder teil das Buch über einen Hub mit „tally book invite --hub URL“.
                        „\u{1}0“ ist ein Wort zu viel; Text mit Leerzeichen bitte in Anführungszeichen setzen.
                        „\u{1}0“ ist nicht FELD=WERT.
                        „\u{1}0“ steht zweimal da.
                        „\u{1}0“ ist kein Port; möglich ist 0 bis 65535.
                        --dry-run ist für das, was die Rettungsseite eines Browsers heruntergeladen hat, eine Datei mit der Endung .pieces.
                        „\u{1}0“ ist kein Server; einer sieht so aus: http://192.168.1.5:8722 oder https://home.example.
                        „\u{1}0“ ist kein Rechnername; einer sieht so aus: tally.example.ts.net.
                        „\u{1}0“ ist keine Adresse, an die man schreiben kann; --push nimmt eine wie mailto:du@example.org oder https://example.org/kontakt.
                        „tally device“ kann nicht „\u{1}0“, sondern \u{1}1.
                        „tally book“ kann nicht „\u{1}0“, sondern \u{1}1.
                        „\u{1}0“ ist keine Farbe für ein Buch; es gibt \u{1}1 und none für keine.
                        „\u{1}0“ kann kein Buch heißen; erlaubt sind Buchstaben, Ziffern, „-“, „_“ und „.“.
                        Es gibt kein Heimatverzeichnis; --data sagt, wohin die Daten gehören.
                        Eine Tabelle enthält Einträge einer Art; bitte mit --kind benennen. Was nicht von tally ist, wird mit --as gelesen, etwa --as matrix, um die Zeilen zu vergleichen.
                        Eine Tabelle enthält Einträge einer Art; bitte KIND angeben.
                        Es ist nichts zu suchen angegeben.
                        „\u{1}0“ ist kein UTF-8; bitte ein Terminal benutzen, das UTF-8 schreibt.
                        „\u{1}0“ gehört nicht zu: \u{1}1.
                        """)
            case .italian:
                MessageTable(
                    index: "00000B00`01?01\\02402C02n03D03T03^06R07X08408N0980:d0<90=A0?<0?h0@R0AX0Bn0D10FI0GA0G^0H\\0I2",
                    patterns: """
                        Manca un comando.
                        Il comando «\u{1}0» non esiste.
                        L’opzione «\u{1}0» non esiste.
                        \u{1}0 non serve a «tally \u{1}1».
                        \u{1}0 non vuole un valore.
                        A \u{1}0 serve \u{1}1.
                        \u{1}0 non può essere «\u{1}1»; può essere \u{1}2.
                        \u{1}0 e \u{1}1 si escludono.
                        Indica \u{1}0 o \u{1}1.
                        Manca \u{1}0.
                        Non c’è ancora un server con cui allinearsi: indicane uno, come fa «tally sync https://home.example», o condividi il libro tramite un hub con «tally book invite --hub URL».
                        «\u{1}0» è una parola di troppo; un testo con spazi va tra virgolette.
                        «\u{1}0» non è CAMPO=VALORE.
                        «\u{1}0» compare due volte.
                        «\u{1}0» non è una porta; va da 0 a 65535.
                        --dry-run è per ciò che ha scaricato la pagina di recupero di un browser, un file che finisce in .pieces.
                        «\u{1}0» non è un server; uno è come http://192.168.1.5:8722 o https://home.example.
                        «\u{1}0» non è il nome di un computer; uno è come tally.example.ts.net.
                        «\u{1}0» non è un indirizzo a cui scrivere; --push ne prende uno come mailto:tu@example.org o https://example.org/contatti.
                        «tally device» non sa fare «\u{1}0», ma \u{1}1.
                        «tally book» non sa fare «\u{1}0», ma \u{1}1.
                        «\u{1}0» non è un colore per un libro; ci sono \u{1}1, e none per nessuno.
                        «\u{1}0» non può essere il nome di un libro; usa lettere, cifre, «-», «_» e «.».
                        Manca la cartella personale; indica con --data dove tenere i dati.
                        Una tabella contiene un solo tipo di voci; indicalo con --kind. Ciò che non è di tally si legge con --as, come --as matrix per confrontarne le righe.
                        Una tabella contiene un solo tipo di voci; indica KIND.
                        Non c’è nulla da cercare.
                        «\u{1}0» non è testo UTF-8; usa un terminale che scrive UTF-8.
                        «\u{1}0» non è tra \u{1}1.
                        """)
            }
        }
    }
}
