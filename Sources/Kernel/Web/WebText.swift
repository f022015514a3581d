/// The words of the frame around every screen, and of the pages that say what went wrong.
package enum WebText: Phrase {
    case description, home, search, trash, settings, sections, skip, dismiss, undo, redo
    case draftShown, draftOffered, draftLeft, keepTyping, discard
    case notSaved, unreachable, fileMissing, noConnectionTitle, newVersion, reload
    case notFoundTitle, notFound, notAllowedTitle, notAllowed, refusedTitle, conflictTitle
    case storeTitle
    case typed, lost(String, String)
    case yes, no, save, cancel, close, delete, edit, history, none

    package var english: String {
        switch self {
        case .description: "Keep count of what matters: offline, on every device."
        case .home: "Home"
        case .search: "Search"
        case .trash: "Trash"
        case .lost(let title, let text):
            "“\(title)” was deleted meanwhile: “\(text)”, typed for it, isn’t kept."
        case .settings: "Settings"
        case .sections: "Sections"
        case .skip: "Skip to content"
        case .dismiss: "Dismiss"
        case .undo: "Undo"
        case .redo: "Redo"
        case .draftShown: "Your unsaved changes are shown."
        case .draftOffered: "Typed here before and not saved:"
        case .draftLeft: "Not saved. What you typed is kept."
        case .keepTyping: "Keep typing"
        case .discard: "Discard"
        case .notSaved: "Not saved: no connection. What you typed is still here; try again."
        case .unreachable: "No connection. Try again."
        case .fileMissing: "This file has not arrived on this device yet."
        case .noConnectionTitle: "No connection"
        case .newVersion: "A new version is ready."
        case .reload: "Reload"
        case .notFoundTitle: "Not here"
        case .notFound: "There is no such page. It may have been deleted or moved."
        case .notAllowedTitle: "Not this way"
        case .notAllowed: "This address can’t be used like that."
        case .refusedTitle: "Not accepted"
        case .conflictTitle: "Nothing to do"
        case .storeTitle: "Not saved"
        case .typed: "This is what you typed. It isn’t saved; copy what you need."
        case .yes: "Yes"
        case .no: "No"
        case .save: "Save"
        case .cancel: "Cancel"
        case .close: "Close"
        case .delete: "Delete"
        case .edit: "Edit"
        case .history: "History"
        case .none: "None"
        }
    }

    package var german: String {
        switch self {
        case .description: "Behalten, was zählt: ohne Netz, auf jedem Gerät."
        case .home: "Start"
        case .search: "Suche"
        case .trash: "Papierkorb"
        case .lost(let title, let text):
            "„\(title)“ wurde inzwischen gelöscht: „\(text)“, dafür eingegeben, ist nicht gesichert."
        case .settings: "Einstellungen"
        case .sections: "Bereiche"
        case .skip: "Zum Inhalt springen"
        case .dismiss: "Schließen"
        case .undo: "Widerrufen"
        case .redo: "Wiederholen"
        case .draftShown: "Zu sehen sind deine ungesicherten Änderungen."
        case .draftOffered: "Hier getippt und nicht gesichert:"
        case .draftLeft: "Nicht gesichert. Das Getippte ist aufgehoben."
        case .keepTyping: "Weiterschreiben"
        case .discard: "Verwerfen"
        case .notSaved:
            "Nicht gespeichert: keine Verbindung. Das Getippte ist noch da; bitte noch einmal."
        case .unreachable: "Keine Verbindung. Bitte noch einmal."
        case .fileMissing: "Diese Datei ist auf diesem Gerät noch nicht angekommen."
        case .noConnectionTitle: "Keine Verbindung"
        case .newVersion: "Eine neue Version ist bereit."
        case .reload: "Neu laden"
        case .notFoundTitle: "Nicht hier"
        case .notFound: "Diese Seite gibt es nicht. Vielleicht wurde sie gelöscht oder verschoben."
        case .notAllowedTitle: "So nicht"
        case .notAllowed: "Diese Adresse lässt sich so nicht benutzen."
        case .refusedTitle: "Nicht angenommen"
        case .conflictTitle: "Nichts zu tun"
        case .storeTitle: "Nicht gespeichert"
        case .typed: "Das hier wurde getippt. Gesichert ist es nicht; bitte kopieren, was fehlt."
        case .yes: "Ja"
        case .no: "Nein"
        case .save: "Sichern"
        case .cancel: "Abbrechen"
        case .close: "Schließen"
        case .delete: "Löschen"
        case .edit: "Bearbeiten"
        case .history: "Verlauf"
        case .none: "Keine"
        }
    }

    package var italian: String {
        switch self {
        case .description: "Tieni il conto di ciò che conta: senza rete, su ogni dispositivo."
        case .home: "Inizio"
        case .search: "Cerca"
        case .trash: "Cestino"
        case .lost(let title, let text):
            "«\(title)» nel frattempo è stato eliminato: «\(text)», scritto per esso, non è salvato."
        case .settings: "Impostazioni"
        case .sections: "Sezioni"
        case .skip: "Vai al contenuto"
        case .dismiss: "Chiudi"
        case .undo: "Annulla"
        case .redo: "Ripeti"
        case .draftShown: "Vedi le tue modifiche non salvate."
        case .draftOffered: "Scritto qui e non salvato:"
        case .draftLeft: "Non salvato. Ciò che hai scritto è conservato."
        case .keepTyping: "Continua a scrivere"
        case .discard: "Scarta"
        case .notSaved:
            "Non salvato: nessuna connessione. Il testo è ancora qui; riprova."
        case .unreachable: "Nessuna connessione. Riprova."
        case .fileMissing: "Questo file non è ancora arrivato su questo dispositivo."
        case .noConnectionTitle: "Nessuna connessione"
        case .newVersion: "È pronta una nuova versione."
        case .reload: "Ricarica"
        case .notFoundTitle: "Non è qui"
        case .notFound: "Questa pagina non esiste. Forse è stata eliminata o spostata."
        case .notAllowedTitle: "Non così"
        case .notAllowed: "Questo indirizzo non si può usare in questo modo."
        case .refusedTitle: "Non accettato"
        case .conflictTitle: "Nulla da fare"
        case .storeTitle: "Non salvato"
        case .typed: "Questo è ciò che hai scritto. Non è salvato; copia ciò che ti serve."
        case .yes: "Sì"
        case .no: "No"
        case .save: "Salva"
        case .cancel: "Annulla"
        case .close: "Chiudi"
        case .delete: "Elimina"
        case .edit: "Modifica"
        case .history: "Cronologia"
        case .none: "Nessuno"
        }
    }
}
