import Kernel

// Words about pasted notes.
extension Words {
    static let paste = Label(
        "Paste notes", german: "Notizen einfügen", italian: "Incolla appunti")
    static let notes = Label(
        "Notes or a table", german: "Notizen oder eine Tabelle",
        italian: "Appunti o una tabella")
    static let notesHint = Label(
        "A line for each hook, the class above its hooks; or a table with headings, as from a spreadsheet. Nothing is kept before you have seen it.",
        german:
            "Eine Zeile je Zug, die Klasse über ihren Zügen; oder eine Tabelle mit Überschriften. Nichts wird behalten, bevor du es gesehen hast.",
        italian:
            "Una riga per tirata, la classe sopra le sue tirate; oppure una tabella con intestazioni. Nulla viene salvato prima che tu l’abbia visto."
    )
    static let notesExample = """
        Cow Town, Kansas City MO 7/18/26
        9500 Pro Farm
        Rick - WhyNot 305' 6" 25.5 psi
        Sam - Rust Bucket DQ
        """
    static let table = Label(
        "All hooks as a table", german: "Alle Züge als Tabelle",
        italian: "Tutte le tirate in tabella")
    static let resultInFeet = Label(
        "Result, ft if no unit", german: "Ergebnis, sonst in ft",
        italian: "Esito, ft se senza unità")
    static let readNotes = Label("Read", german: "Lesen", italian: "Leggi")
    static let readAgain = Label("Read again", german: "Neu lesen", italian: "Rileggi")
    static let nothingPasted = Label(
        "There is nothing to read yet.", german: "Hier steht noch nichts.",
        italian: "Non c’è ancora nulla da leggere.")
    static let check = Label(
        "Is this right?", german: "Stimmt das so?", italian: "È giusto così?")
    static let checkSentence = Label(
        "Open a line to see it as written, and to correct it. What wasn’t understood stays as a note.",
        german:
            "Öffne eine Zeile, um sie im Wortlaut zu sehen und zu berichtigen. Unverstandenes bleibt als Notiz.",
        italian:
            "Apri una riga per vederla com’è scritta e correggerla. Ciò che non si è capito resta come nota."
    )
    static let keepAll = Label("Keep all", german: "Alles behalten", italian: "Salva tutto")
    static func lineNumber(_ number: Int) -> Label {
        Label { language in
            let number = language.number(number)
            return language(
                Label("Line \(number)", german: "Zeile \(number)", italian: "Riga \(number)"))
        }
    }

    /// How many lines may have been misread.
    static func doubts(_ count: Int) -> Label {
        Label { language in
            language(
                count == 1
                    ? Label(
                        "1 line needs a look", german: "1 Zeile ist fraglich",
                        italian: "1 riga da controllare")
                    : Label(
                        "\(count) lines need a look", german: "\(count) Zeilen sind fraglich",
                        italian: "\(count) righe da controllare"))
        }
    }

    static let noHookTable = Label(
        "This is no table of hooks: a row of headings is needed, with one for the distance or the result.",
        german:
            "Das ist keine Tabelle von Zügen: Nötig ist eine Kopfzeile mit einer Spalte für Weite oder Ergebnis.",
        italian:
            "Non è una tabella di tirate: serve una riga di intestazioni con una per la distanza o l’esito."
    )

    static func severalPulls(_ count: Int) -> Label {
        Label(
            "The file has \(count) pulls; --into and --named take files of one pull.",
            german: "Die Datei hat \(count) Pullings; --into und --named nehmen Dateien mit einem.",
            italian: "Il file ha \(count) gare; --into e --named accettano file con una sola gara.")
    }

    static let lineIs = Label("This line is", german: "Diese Zeile ist", italian: "Questa riga è")

    static let orFile = Label("Or a file", german: "Oder eine Datei", italian: "O un file")
    static let readTable = Label(
        "As a table", german: "Als Tabelle", italian: "Come tabella")
    static let columns = Label(
        "Match the columns", german: "Spalten zuordnen", italian: "Abbina le colonne")
    static let columnNumber = Label("Column", german: "Spalte", italian: "Colonna")
    static let hasHeadings = Label(
        "The first row names the columns", german: "Die erste Zeile benennt die Spalten",
        italian: "La prima riga dà i nomi alle colonne")
    static let preview = Label("Preview", german: "Vorschau", italian: "Anteprima")
    static let noResults = Label(
        "Choose a column with results: distances, FP, DQ.",
        german: "Wähle eine Spalte mit Ergebnissen: Weiten, FP, DQ.",
        italian: "Scegli una colonna con gli esiti: distanze, FP, DQ.")
    static let sameIsOnePull = Label(
        "Rows with the same pull, place and date become one pull.",
        german: "Zeilen mit gleichem Pulling, Ort und Datum werden ein Pulling.",
        italian: "Le righe con la stessa gara, luogo e data diventano una gara.")
    static let isKnown = Label(
        "This pull is in the book: its hooks are added to it.",
        german: "Dieses Pulling steht schon im Buch: Die Züge kommen dazu.",
        italian: "Questa gara è già nel libro: le tirate si aggiungono.")

    static let isCategory = Label(
        "This column becomes a category of its own.",
        german: "Diese Spalte wird eine eigene Angabe.",
        italian: "Questa colonna diventa una voce a sé.")
    static let mayBeColumn = Label(
        "Kept as a category of its own, though its heading may mean a column that is known.",
        german:
            "Als eigene Angabe behalten, obwohl die Überschrift eine bekannte Spalte meinen kann.",
        italian: "Tenuta come voce a sé, ma il titolo può indicare una colonna nota.")
    static let isLeftOut = Label(
        "This column is left out.", german: "Diese Spalte wird weggelassen.",
        italian: "Questa colonna viene tralasciata.")
    static let noTractors = Label(
        "No column names the tractor.", german: "Keine Spalte nennt den Traktor.",
        italian: "Nessuna colonna indica il trattore.")
    static let noDates = Label(
        "No column has the date of the pull.", german: "Keine Spalte hat das Datum des Pullings.",
        italian: "Nessuna colonna ha la data della gara.")

    /// - Parameter isLines: Whether lines are counted, and not bytes.
    static func tooMuch(_ count: Int, most: Int, isLines: Bool) -> Label {
        Label {
            let (count, most) = ($0.number(count), $0.number(most))
            return isLines
                ? $0(
                    Label(
                        "These notes have \(count) lines; at most \(most) are read at once.",
                        german:
                            "Diese Notizen haben \(count) Zeilen; höchstens \(most) werden auf einmal gelesen.",
                        italian:
                            "Questi appunti hanno \(count) righe; se ne leggono al massimo \(most) alla volta."
                    ))
                : $0(
                    Label(
                        "These notes have \(count) bytes; at most \(most) are read at once.",
                        german:
                            "Diese Notizen haben \(count) Bytes; höchstens \(most) werden auf einmal gelesen.",
                        italian:
                            "Questi appunti hanno \(count) byte; se ne leggono al massimo \(most) alla volta."
                    ))
        }
    }

    static func tooLong(_ count: Int, most: Int) -> Label {
        Label {
            let (count, most) = ($0.number(count), $0.number(most))
            return $0(
                Label(
                    "These are \(count) lines; at most \(most) can be looked through at once. Part them, by pull for example.",
                    german:
                        "Das sind \(count) Zeilen; höchstens \(most) lassen sich auf einmal durchsehen. Teile sie auf, etwa nach Pulling.",
                    italian:
                        "Sono \(count) righe; se ne possono controllare al massimo \(most) alla volta. Dividile, per esempio per gara."
                ))
        }
    }

    /// What a column holds; a category is called like its column.
    static func role(_ role: NotesTable.Role, _ column: String) -> Label {
        switch role {
        case .puller: Hook.puller.field.label
        case .tractor: Hook.tractor.field.label
        case .className: Hook.className.field.label
        case .result:
            Label(
                "Result, ft if no unit", german: "Ergebnis, sonst in ft",
                italian: "Esito, ft se senza unità")
        case .metres:
            Label(
                "Result, m if no unit", german: "Ergebnis, sonst in m",
                italian: "Esito, m se senza unità")
        case .inches:
            Label(
                "Inches of the result", german: "Zoll zum Ergebnis", italian: "Pollici dell’esito")
        case .status: Hook.status.field.label
        case .pressure: Hook.tirePressure.field.label
        case .bar:
            Label(
                "Tire pressure, bar", german: "Reifendruck, bar", italian: "Pressione gomme, bar")
        case .kilopascals:
            Label(
                "Tire pressure, kPa", german: "Reifendruck, kPa", italian: "Pressione gomme, kPa")
        case .sled: Hook.sled.field.label
        case .place: place
        case .attempt: Hook.attempt.field.label
        case .note: Hook.note.field.label
        case .custom:
            Label(
                "Own category “\(column)”", german: "Eigene Angabe „\(column)“",
                italian: "Altra voce «\(column)»")
        case .pull: Label("Pull: name", german: "Pulling: Name", italian: "Gara: nome")
        case .location: Label("Pull: place", german: "Pulling: Ort", italian: "Gara: luogo")
        case .date: Label("Pull: date", german: "Pulling: Datum", italian: "Gara: data")
        case .temperature: Pull.temperature.field.label
        case .humidity: Pull.humidity.field.label
        case .barometer: Pull.pressure.field.label
        case .altitude: Pull.altitude.field.label
        case .run:
            Label(
                "Result of one of several runs", german: "Ergebnis eines von mehreren Läufen",
                italian: "Esito di una delle prove")
        case .best:
            Label(
                "Best of the runs, left out", german: "Bester der Läufe, weggelassen",
                italian: "Migliore delle prove, tralasciata")
        case .unit:
            Label(
                "Unit of the result", german: "Einheit des Ergebnisses",
                italian: "Unità dell’esito")
        case .leftOut: Label("– leave out –", german: "– weglassen –", italian: "– tralasciare –")
        }
    }

    static func line(_ kind: NotesPage.Row.Kind) -> Label {
        switch kind {
        case .hook: Label("A hook", german: "ein Zug", italian: "una tirata")
        case .className: Label("A class", german: "eine Klasse", italian: "una classe")
        case .sled: Label("A sled", german: "ein Bremswagen", italian: "una slitta")
        case .note: Label("A note", german: "eine Notiz", italian: "una nota")
        case .pull: Label("The pull", german: "das Pulling", italian: "la gara")
        case .condition:
            Label("Weather or track", german: "Wetter oder Bahn", italian: "meteo o pista")
        case .leftOut: Label("Left out", german: "weggelassen", italian: "tralasciata")
        }
    }
}
