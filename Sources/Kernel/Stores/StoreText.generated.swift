// Made by `make words` from Words/*/Store.ftl: edit those.
// swift-format-ignore-file

/// Why a store could not be read or written.
package enum StoreText {
    /// The disk is full; nothing was saved.
    package static var full: Label { Label(.store, 0) }

    /// The files of this book would have more than 8 GB together, which is the most; nothing was saved.
    package static var tooMuch: Label { Label(.store, 1) }

    /// The data directory is read-only; nothing was saved.
    package static var readOnly: Label { Label(.store, 2) }

    /// The data directory may not be read or written.
    package static var notPermitted: Label { Label(.store, 3) }

    /// The book is in use by another program; nothing was saved. Try again.
    package static var busy: Label { Label(.store, 4) }

    /// The book's file is damaged.
    package static var damaged: Label { Label(.store, 5) }

    /// The book’s file was moved, replaced or deleted; nothing was saved. First export what is still held here (Settings, Export): a restart would lose it. Then put the file back, or start Tallybook again.
    package static var moved: Label { Label(.store, 6) }

    /// The book was written by a newer version of Tallybook.
    package static var newerVersion: Label { Label(.store, 7) }

    /// The book could not be read or written; nothing was saved.
    package static var unavailable: Label { Label(.store, 8) }
}

extension Catalogue {
    fileprivate static var store: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(14)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000U02602j03Y04^05:08C0990:3",
                    patterns: """
                        The disk is full; nothing was saved.
                        The files of this book would have more than 8 GB together, which is the most; nothing was saved.
                        The data directory is read-only; nothing was saved.
                        The data directory may not be read or written.
                        The book is in use by another program; nothing was saved. Try again.
                        The book's file is damaged.
                        The book’s file was moved, replaced or deleted; nothing was saved. First export what is still held here (Settings, Export): a restart would lose it. Then put the file back, or start Tallybook again.
                        The book was written by a newer version of Tallybook.
                        The book could not be read or written; nothing was saved.
                        """)
            case .german:
                MessageTable(
                    index: "00000e02N03T04U05i06O0:90;20<C",
                    patterns: """
                        Der Datenträger ist voll; nichts wurde gespeichert.
                        Die Dateien dieses Buches hätten zusammen mehr als 8 GB, und mehr geht nicht; nichts wurde gespeichert.
                        Das Datenverzeichnis ist schreibgeschützt; nichts wurde gespeichert.
                        Das Datenverzeichnis darf nicht gelesen oder beschrieben werden.
                        Ein anderes Programm benutzt das Buch; nichts wurde gespeichert. Bitte noch einmal.
                        Die Datei des Buches ist beschädigt.
                        Die Datei des Buches wurde verschoben, ersetzt oder gelöscht; nichts wurde gespeichert. Exportiere zuerst, was hier noch da ist (Einstellungen, Export): Ein Neustart verlöre es. Leg dann die Datei zurück oder starte Tallybook neu.
                        Das Buch stammt von einer neueren Version von Tallybook.
                        Das Buch konnte nicht gelesen oder geschrieben werden; nichts wurde gespeichert.
                        """)
            case .italian:
                MessageTable(
                    index: "00000_02G03L04B05H05j09U0:Z0;`",
                    patterns: """
                        Il disco è pieno; non è stato salvato nulla.
                        I file di questo libro supererebbero insieme gli 8 GB, che sono il massimo; non è stato salvato nulla.
                        La cartella dei dati è di sola lettura; non è stato salvato nulla.
                        La cartella dei dati non può essere letta o scritta.
                        Un altro programma usa il libro; non è stato salvato nulla. Riprova.
                        Il file del libro è danneggiato.
                        Il file del libro è stato spostato, sostituito o eliminato; non è stato salvato nulla. Prima esporta ciò che qui c’è ancora (Impostazioni, Esporta): un riavvio lo perderebbe. Poi rimetti il file al suo posto o riavvia Tallybook.
                        Il libro è stato scritto da una versione più recente di Tallybook.
                        Il libro non può essere letto o scritto; non è stato salvato nulla.
                        """)
            }
        }
        #endif
    }
}
