import Kernel

/// The words of the common screens.
enum CommonsText: Phrase {
    case today, upNext, atAGlance, welcome, welcomeSentence, loadSample
    case searchEverything, searchHint, search, nothingFound(String), searchFor
    case trashTitle, trashEmpty, trashEmptySentence, restore, deletedOn(String)
    case historyTitle, created, changed, undoThis, deleted, restored
    case language, languageOfBrowser, theme, themeSystem, themeLight, themeDark, save
    case data, sampleTitle, sampleSentence, reset, resetSentence, resetButton
    case export, exportSentence, exportButton, importTitle, importSentence, importButton, file
    case nothingChosen, nothingNew, missingFiles(Int)
    case tables, tablesSentence, noTables, choose
    case about, aboutSentence, check, digest, digestSentence

    var english: String {
        switch self {
        case .today: "Today"
        case .upNext: "Up next"
        case .atAGlance: "At a glance"
        case .welcome: "Welcome to Tallybook"
        case .welcomeSentence:
            "It keeps what you tally: the essentials you run out of, the projects you finish, and more. Everything stays on your devices."
        case .loadSample: "Load sample data"
        case .searchEverything: "Search everything"
        case .searchHint: "Type at least one letter. Press / anywhere to come here."
        case .search: "Search"
        case .nothingFound(let text): "Nothing contains “\(text)”."
        case .searchFor: "Find…"
        case .trashTitle: "Trash"
        case .trashEmpty: "The trash is empty"
        case .trashEmptySentence: "What you delete waits here until you want it back."
        case .restore: "Restore"
        case .deletedOn(let date): "Deleted \(date)"
        case .historyTitle: "History"
        case .created: "Created"
        case .changed: "Changed"
        case .undoThis: "Undo this"
        case .deleted: "Deleted"
        case .restored: "Restored"
        case .language: "Language"
        case .languageOfBrowser: "As the browser"
        case .theme: "Appearance"
        case .themeSystem: "System"
        case .themeLight: "Light"
        case .themeDark: "Dark"
        case .save: "Save"
        case .data: "Data"
        case .sampleTitle: "Sample data"
        case .sampleSentence: "Adds examples to look around with. One undo takes them all away."
        case .reset: "Start over"
        case .resetSentence: "Moves everything to the trash, as one action that can be undone."
        case .resetButton: "Empty the book"
        case .export: "Export"
        case .exportSentence: "The whole book as one JSON file, to keep or to take elsewhere."
        case .exportButton: "Download"
        case .tables: "Tables"
        case .tablesSentence: "Each list as a CSV file for spreadsheets."
        case .noTables: "There is nothing to put in a table yet."
        case .choose: "Choose"
        case .importTitle: "Import"
        case .importSentence:
            "Reads a book or a table that was exported here, and lists, gradebooks, notes, matrices and calendars of others, also as .xlsx or .ods. One undo takes it back."
        case .importButton: "Import"
        case .file: "File"
        case .nothingChosen: "No file was chosen."
        case .nothingNew: "All of it is in the book already; nothing was changed."
        case .missingFiles(let count):
            Language.english.count(count, one: "file", other: "files")
                + " that attachments name did not come along."
        case .about: "About"
        case .aboutSentence:
            "Tallybook is free software under the Apache License 2.0. Your data stays with you."
        case .check: "Check the book"
        case .digest: "Digest"
        case .digestSentence: "Two devices that show the same digest hold the same book."
        }
    }

    var german: String {
        switch self {
        case .today: "Heute"
        case .upNext: "Als Nächstes"
        case .atAGlance: "Auf einen Blick"
        case .welcome: "Willkommen bei Tallybook"
        case .welcomeSentence:
            "Es behält, was du zählst: was dir ausgeht, was du fertig machst und mehr. Alles bleibt auf deinen Geräten."
        case .loadSample: "Beispieldaten laden"
        case .searchEverything: "Alles durchsuchen"
        case .searchHint:
            "Tippe mindestens einen Buchstaben. Die Taste / führt von überall hierher."
        case .search: "Suchen"
        case .nothingFound(let text): "Nichts enthält „\(text)“."
        case .searchFor: "Suchen…"
        case .trashTitle: "Papierkorb"
        case .trashEmpty: "Der Papierkorb ist leer"
        case .trashEmptySentence: "Was du löschst, wartet hier, bis du es zurückhaben willst."
        case .restore: "Wiederherstellen"
        case .deletedOn(let date): "Gelöscht am \(date)"
        case .historyTitle: "Verlauf"
        case .created: "Angelegt"
        case .changed: "Geändert"
        case .undoThis: "Das widerrufen"
        case .deleted: "Gelöscht"
        case .restored: "Wiederhergestellt"
        case .language: "Sprache"
        case .languageOfBrowser: "Wie der Browser"
        case .theme: "Darstellung"
        case .themeSystem: "System"
        case .themeLight: "Hell"
        case .themeDark: "Dunkel"
        case .save: "Sichern"
        case .data: "Daten"
        case .sampleTitle: "Beispieldaten"
        case .sampleSentence:
            "Legt Beispiele zum Umsehen an. Ein einziges Widerrufen nimmt sie alle zurück."
        case .reset: "Von vorn beginnen"
        case .resetSentence:
            "Legt alles in den Papierkorb, als eine Handlung, die sich widerrufen lässt."
        case .resetButton: "Buch leeren"
        case .export: "Export"
        case .exportSentence: "Das ganze Buch als eine JSON-Datei, zum Aufheben oder Mitnehmen."
        case .exportButton: "Herunterladen"
        case .tables: "Tabellen"
        case .tablesSentence: "Jede Liste als CSV-Datei für Tabellenprogramme."
        case .noTables: "Noch gibt es nichts für eine Tabelle."
        case .choose: "Auswählen"
        case .importTitle: "Import"
        case .importSentence:
            "Liest ein hier exportiertes Buch oder eine Tabelle sowie Listen, Notenbücher, Notizen, Matrizen und Kalender von anderswo, auch als .xlsx oder .ods. Mit einem Mal zu widerrufen."
        case .importButton: "Importieren"
        case .file: "Datei"
        case .nothingChosen:
            "Es wurde keine Datei gewählt."
        case .nothingNew: "Das alles steht schon im Buch; nichts wurde geändert."
        case .missingFiles(let count):
            "Was Anhänge nennen, kam nicht mit: "
                + Language.german.count(count, one: "Datei", other: "Dateien") + "."
        case .about: "Über"
        case .aboutSentence:
            "Tallybook ist freie Software unter der Apache-Lizenz 2.0. Deine Daten bleiben bei dir."
        case .check: "Buch prüfen"
        case .digest: "Prüfsumme"
        case .digestSentence: "Zeigen zwei Geräte dieselbe Prüfsumme, haben sie dasselbe Buch."
        }
    }

    var italian: String {
        switch self {
        case .today: "Oggi"
        case .upNext: "Da fare"
        case .atAGlance: "In breve"
        case .welcome: "Benvenuto in Tallybook"
        case .welcomeSentence:
            "Tiene il conto di ciò che conta per te: che cosa sta finendo, che cosa porti a termine e altro. Tutto resta sui tuoi dispositivi."
        case .loadSample: "Carica dati di esempio"
        case .searchEverything: "Cerca dappertutto"
        case .searchHint: "Scrivi almeno una lettera. Il tasto / porta qui da ovunque."
        case .search: "Cerca"
        case .nothingFound(let text): "Nulla contiene «\(text)»."
        case .searchFor: "Trova…"
        case .trashTitle: "Cestino"
        case .trashEmpty: "Il cestino è vuoto"
        case .trashEmptySentence: "Ciò che elimini aspetta qui finché non lo rivuoi."
        case .restore: "Ripristina"
        case .deletedOn(let date): "Eliminato il \(date)"
        case .historyTitle: "Cronologia"
        case .created: "Creato"
        case .changed: "Modificato"
        case .undoThis: "Annulla questo"
        case .deleted: "Eliminato"
        case .restored: "Ripristinato"
        case .language: "Lingua"
        case .languageOfBrowser: "Come il browser"
        case .theme: "Aspetto"
        case .themeSystem: "Sistema"
        case .themeLight: "Chiaro"
        case .themeDark: "Scuro"
        case .save: "Salva"
        case .data: "Dati"
        case .sampleTitle: "Dati di esempio"
        case .sampleSentence: "Aggiunge esempi per curiosare. Un solo annulla li toglie tutti."
        case .reset: "Ricomincia"
        case .resetSentence: "Sposta tutto nel cestino, con una sola azione che si può annullare."
        case .resetButton: "Svuota il libro"
        case .export: "Esporta"
        case .exportSentence: "Tutto il libro in un file JSON, da conservare o portare altrove."
        case .exportButton: "Scarica"
        case .tables: "Tabelle"
        case .tablesSentence: "Ogni elenco come file CSV per fogli di calcolo."
        case .noTables: "Non c’è ancora niente da mettere in una tabella."
        case .choose: "Scegli"
        case .importTitle: "Importa"
        case .importSentence:
            "Legge un libro o una tabella esportati da qui, e liste, registri, note, matrici e calendari di altri, anche .xlsx o .ods. Un solo annulla lo toglie."
        case .importButton: "Importa"
        case .file: "File"
        case .nothingChosen: "Nessun file scelto."
        case .nothingNew: "È già tutto nel libro; nulla è cambiato."
        case .missingFiles(let count):
            "Indicati da allegati, ma non arrivati: "
                + Language.italian.count(count, one: "file", other: "file") + "."
        case .about: "Informazioni"
        case .aboutSentence:
            "Tallybook è software libero con licenza Apache 2.0. I tuoi dati restano con te."
        case .check: "Controlla il libro"
        case .digest: "Impronta"
        case .digestSentence: "Due dispositivi con la stessa impronta hanno lo stesso libro."
        }
    }
}
