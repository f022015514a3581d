/// The store could not be read or written; nothing of the failed write was kept.
package struct StoreError: Error, Hashable, Sendable {
    package let reason: Reason
    /// What the system said, for the person who looks after it.
    package let detail: String

    package enum Reason: Hashable, Sendable {
        case full, readOnly, notPermitted, busy, damaged, newerVersion, unavailable
        /// The file isn't where it was opened any more, or another is in its place.
        case moved
        /// All files of a book together would have more bytes than a book may hold.
        case tooMuch
    }

    package init(_ reason: Reason, detail: String) {
        self.reason = reason
        self.detail = detail
    }
}

extension StoreError: Phrase {
    package var english: String {
        switch reason {
        case .full: "The disk is full; nothing was saved."
        case .tooMuch:
            "The files of this book would have more than 8 GB together, which is the most; nothing was saved."
        case .readOnly: "The data directory is read-only; nothing was saved."
        case .notPermitted: "The data directory may not be read or written."
        case .busy: "The book is in use by another program; nothing was saved. Try again."
        case .damaged: "The book's file is damaged."
        case .moved:
            "The book’s file was moved, replaced or deleted; nothing was saved. Put it back, or start Tallybook again."
        case .newerVersion: "The book was written by a newer version of Tallybook."
        case .unavailable: "The book could not be read or written; nothing was saved."
        }
    }

    package var german: String {
        switch reason {
        case .full: "Der Datenträger ist voll; nichts wurde gespeichert."
        case .tooMuch:
            "Die Dateien dieses Buches hätten zusammen mehr als 8 GB, und mehr geht nicht; nichts wurde gespeichert."
        case .readOnly: "Das Datenverzeichnis ist schreibgeschützt; nichts wurde gespeichert."
        case .notPermitted: "Das Datenverzeichnis darf nicht gelesen oder beschrieben werden."
        case .busy:
            "Ein anderes Programm benutzt das Buch; nichts wurde gespeichert. Bitte noch einmal."
        case .damaged: "Die Datei des Buches ist beschädigt."
        case .moved:
            "Die Datei des Buches wurde verschoben, ersetzt oder gelöscht; nichts wurde gespeichert. Leg sie zurück oder starte Tallybook neu."
        case .newerVersion: "Das Buch stammt von einer neueren Version von Tallybook."
        case .unavailable:
            "Das Buch konnte nicht gelesen oder geschrieben werden; nichts wurde gespeichert."
        }
    }

    package var italian: String {
        switch reason {
        case .full: "Il disco è pieno; non è stato salvato nulla."
        case .tooMuch:
            "I file di questo libro supererebbero insieme gli 8 GB, che sono il massimo; non è stato salvato nulla."
        case .readOnly: "La cartella dei dati è di sola lettura; non è stato salvato nulla."
        case .notPermitted: "La cartella dei dati non può essere letta o scritta."
        case .busy: "Un altro programma usa il libro; non è stato salvato nulla. Riprova."
        case .damaged: "Il file del libro è danneggiato."
        case .moved:
            "Il file del libro è stato spostato, sostituito o eliminato; non è stato salvato nulla. Rimettilo al suo posto o riavvia Tallybook."
        case .newerVersion: "Il libro è stato scritto da una versione più recente di Tallybook."
        case .unavailable:
            "Il libro non può essere letto o scritto; non è stato salvato nulla."
        }
    }
}
