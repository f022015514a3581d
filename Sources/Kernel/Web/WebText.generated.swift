// Made by `make words` from Words/*/Web.ftl: edit those.
// swift-format-ignore-file

/// The words of the frame around every screen, and of the pages that say what went wrong.
package enum WebText {
    /// Keep count of what matters: offline, on every device.
    package static var description: Label { Label(.web, 0) }

    /// Home
    package static var home: Label { Label(.web, 1) }

    /// Add
    package static var add: Label { Label(.web, 2) }

    /// Search
    package static var search: Label { Label(.web, 3) }

    /// Trash
    package static var trash: Label { Label(.web, 4) }

    /// Settings
    package static var settings: Label { Label(.web, 5) }

    /// My book
    package static var firstBook: Label { Label(.web, 6) }

    /// Move to another book…
    package static var moveToBook: Label { Label(.web, 7) }

    /// Books
    package static var books: Label { Label(.web, 8) }

    /// Sections
    package static var sections: Label { Label(.web, 9) }

    /// Skip to content
    package static var skip: Label { Label(.web, 10) }

    /// Dismiss
    package static var dismiss: Label { Label(.web, 11) }

    /// Undo
    package static var undo: Label { Label(.web, 12) }

    /// Redo
    package static var redo: Label { Label(.web, 13) }

    /// Undo all { $count }
    package static func undoAll(_ count: Int) -> Label {
        Label(.web, 14, [.number(count)])
    }

    /// Redo all { $count }
    package static func redoAll(_ count: Int) -> Label {
        Label(.web, 15, [.number(count)])
    }

    /// Your unsaved changes are shown.
    package static var draftShown: Label { Label(.web, 16) }

    /// Typed here before and not saved:
    package static var draftOffered: Label { Label(.web, 17) }

    /// Not saved. What you typed is kept.
    package static var draftLeft: Label { Label(.web, 18) }

    /// Waiting for your answer (#):
    package static var questionsWaiting: Label { Label(.web, 19) }

    /// Keep typing
    package static var keepTyping: Label { Label(.web, 20) }

    /// Discard
    package static var discard: Label { Label(.web, 21) }

    /// Not saved: no connection. What you typed is still here; try again.
    package static var notSaved: Label { Label(.web, 22) }

    /// No connection. Try again.
    package static var unreachable: Label { Label(.web, 23) }

    /// This file has not arrived on this device yet.
    package static var fileMissing: Label { Label(.web, 24) }

    /// No connection
    package static var noConnectionTitle: Label { Label(.web, 25) }

    /// A new version is ready.
    package static var newVersion: Label { Label(.web, 26) }

    /// Reload
    package static var reload: Label { Label(.web, 27) }

    /// Not here
    package static var notFoundTitle: Label { Label(.web, 28) }

    /// There is no such page. It may have been deleted or moved.
    package static var notFound: Label { Label(.web, 29) }

    /// There is no such book here. It may be in the trash.
    package static var noBook: Label { Label(.web, 30) }

    /// “{ $name }” is in the trash, where it can be restored.
    package static func bookInTrash(_ name: String) -> Label {
        Label(.web, 31, [.text(name)])
    }

    /// Not this way
    package static var notAllowedTitle: Label { Label(.web, 32) }

    /// This address can’t be used like that.
    package static var notAllowed: Label { Label(.web, 33) }

    /// This device may only look
    package static var mayOnlyReadTitle: Label { Label(.web, 34) }

    /// Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
    package static var mayOnlyRead: Label { Label(.web, 35) }

    /// Only looking
    package static var onlyLooking: Label { Label(.web, 36) }

    /// Not accepted
    package static var refusedTitle: Label { Label(.web, 37) }

    /// Nothing to do
    package static var conflictTitle: Label { Label(.web, 38) }

    /// Not saved
    package static var storeTitle: Label { Label(.web, 39) }

    /// This is what you typed. It isn’t saved; copy what you need.
    package static var typed: Label { Label(.web, 40) }

    /// “{ $title }” was deleted meanwhile: “{ $text }”, typed for it, isn’t kept.
    package static func lost(title: String, text: String) -> Label {
        Label(.web, 41, [.text(title), .text(text)])
    }

    /// Yes
    package static var yes: Label { Label(.web, 42) }

    /// No
    package static var no: Label { Label(.web, 43) }

    /// Save
    package static var save: Label { Label(.web, 44) }

    /// Close
    package static var close: Label { Label(.web, 45) }

    /// Delete
    package static var delete: Label { Label(.web, 46) }

    /// Edit
    package static var edit: Label { Label(.web, 47) }

    /// History
    package static var history: Label { Label(.web, 48) }

    /// None
    package static var none: Label { Label(.web, 49) }

    /// I don’t need this
    package static var dontNeed: Label { Label(.web, 50) }

    /// Nothing was changed: you may only look into this shared book. An owner can let you write, under Settings › Shared books.
    package static var mayOnlyLookHere: Label { Label(.web, 51) }

    /// You
    package static var you: Label { Label(.web, 52) }
}

extension Catalogue {
    fileprivate static var web: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(16)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000f00k00o01601<01E01M01e01k02402D02L02Q02V02b02n03N03o04R04o05;05C06F06`07N07\\08408;08D09>0:20:f0;30;[0<50=]0=j0>70>E0>O0?M0@S0@W0@Z0@_0@e0@l0A10A90A>0AR0CM0CQ",
                    patterns: """
                        Keep count of what matters: offline, on every device.
                        Home
                        Add
                        Search
                        Trash
                        Settings
                        My book
                        Move to another book…
                        Books
                        Sections
                        Skip to content
                        Dismiss
                        Undo
                        Redo
                        Undo all \u{1}0
                        Redo all \u{1}0
                        Your unsaved changes are shown.
                        Typed here before and not saved:
                        Not saved. What you typed is kept.
                        Waiting for your answer (#):
                        Keep typing
                        Discard
                        Not saved: no connection. What you typed is still here; try again.
                        No connection. Try again.
                        This file has not arrived on this device yet.
                        No connection
                        A new version is ready.
                        Reload
                        Not here
                        There is no such page. It may have been deleted or moved.
                        There is no such book here. It may be in the trash.
                        “\u{1}0” is in the trash, where it can be restored.
                        Not this way
                        This address can’t be used like that.
                        This device may only look
                        Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
                        Only looking
                        Not accepted
                        Nothing to do
                        Not saved
                        This is what you typed. It isn’t saved; copy what you need.
                        “\u{1}0” was deleted meanwhile: “\u{1}1”, typed for it, isn’t kept.
                        Yes
                        No
                        Save
                        Close
                        Delete
                        Edit
                        History
                        None
                        I don’t need this
                        Nothing was changed: you may only look into this shared book. An owner can let you write, under Settings › Shared books.
                        You
                        """)
            case .german:
                MessageTable(
                    index: "00000c00i01501;01F01T01^02602>02G02[02f03103=03P03d04S05505c06A06Q06[07m08R09K09\\0::0:D0:O0;Z0<]0=a0=j0>W0?60A40A@0AQ0A_0B10C<0DS0DV0D[0Dc0Dn0E70EB0EJ0EP0Ef0HL0HO",
                    patterns: """
                        Behalten, was zählt: ohne Netz, auf jedem Gerät.
                        Start
                        Hinzufügen
                        Suche
                        Papierkorb
                        Einstellungen
                        Mein Buch
                        In ein anderes Buch …
                        Bücher
                        Bereiche
                        Zum Inhalt springen
                        Schließen
                        Widerrufen
                        Wiederholen
                        Alle \u{1}0 widerrufen
                        Alle \u{1}0 wiederholen
                        Zu sehen sind deine ungesicherten Änderungen.
                        Hier getippt und nicht gesichert:
                        Nicht gesichert. Das Getippte ist aufgehoben.
                        Warten auf deine Antwort (#):
                        Weiterschreiben
                        Verwerfen
                        Nicht gespeichert: keine Verbindung. Das Getippte ist noch da; bitte noch einmal.
                        Keine Verbindung. Bitte noch einmal.
                        Diese Datei ist auf diesem Gerät noch nicht angekommen.
                        Keine Verbindung
                        Eine neue Version ist bereit.
                        Neu laden
                        Nicht hier
                        Diese Seite gibt es nicht. Vielleicht wurde sie gelöscht oder verschoben.
                        Dieses Buch gibt es hier nicht. Vielleicht liegt es im Papierkorb.
                        „\u{1}0“ liegt im Papierkorb und lässt sich dort wiederherstellen.
                        So nicht
                        Diese Adresse lässt sich so nicht benutzen.
                        Dieses Gerät darf nur ansehen
                        Nichts wurde geändert. Wer auf einem anderen Gerät schreiben darf, kann es auch diesem erlauben: Einstellungen → Geräte.
                        Nur ansehen
                        Nicht angenommen
                        Nichts zu tun
                        Nicht gespeichert
                        Das hier wurde getippt. Gesichert ist es nicht; bitte kopieren, was fehlt.
                        „\u{1}0“ wurde inzwischen gelöscht: „\u{1}1“, dafür eingegeben, ist nicht gesichert.
                        Ja
                        Nein
                        Sichern
                        Schließen
                        Löschen
                        Bearbeiten
                        Verlauf
                        Keine
                        Das brauche ich nicht
                        Nichts wurde geändert: in dieses geteilte Buch darfst du nur hineinsehen. Wer es besitzt, kann dir das Schreiben erlauben, unter Einstellungen › Geteilte Bücher.
                        Du
                        """)
            case .italian:
                MessageTable(
                    index: "00001301:01C01I01Q01^01k02@02F02N02_02f02n03503H03Z04=04X05I05h06<06C07F07d08^09209P09Y09d0:c0;V0<J0<T0=G0=m0?m0@:0@H0@V0@b0Ak0C>0CB0CE0CK0CR0CZ0Cc0Cn0D60DC0Fa0Fd",
                    patterns: """
                        Tieni il conto di ciò che conta: senza rete, su ogni dispositivo.
                        Inizio
                        Aggiungi
                        Cerca
                        Cestino
                        Impostazioni
                        Il mio libro
                        In un altro libro…
                        Libri
                        Sezioni
                        Vai al contenuto
                        Chiudi
                        Annulla
                        Ripeti
                        Annulla tutti e \u{1}0
                        Ripeti tutti e \u{1}0
                        Vedi le tue modifiche non salvate.
                        Scritto qui e non salvato:
                        Non salvato. Ciò che hai scritto è conservato.
                        In attesa di una risposta (#):
                        Continua a scrivere
                        Scarta
                        Non salvato: nessuna connessione. Il testo è ancora qui; riprova.
                        Nessuna connessione. Riprova.
                        Questo file non è ancora arrivato su questo dispositivo.
                        Nessuna connessione
                        È pronta una nuova versione.
                        Ricarica
                        Non è qui
                        Questa pagina non esiste. Forse è stata eliminata o spostata.
                        Questo libro qui non c’è. Forse è nel cestino.
                        «\u{1}0» è nel cestino, da cui si può ripristinare.
                        Non così
                        Questo indirizzo non si può usare in questo modo.
                        Questo dispositivo può solo guardare
                        Non è cambiato nulla. Chi può scrivere da un altro dispositivo può permetterlo anche a questo: Impostazioni → Dispositivi.
                        Solo lettura
                        Non accettato
                        Nulla da fare
                        Non salvato
                        Questo è ciò che hai scritto. Non è salvato; copia ciò che ti serve.
                        «\u{1}0» nel frattempo è stato eliminato: «\u{1}1», scritto per esso, non è salvato.
                        Sì
                        No
                        Salva
                        Chiudi
                        Elimina
                        Modifica
                        Cronologia
                        Nessuno
                        Non mi serve
                        Non è stato cambiato nulla: in questo libro condiviso puoi solo guardare. Un proprietario può permetterti di scrivere, in Impostazioni › Libri condivisi.
                        Tu
                        """)
            }
        }
        #endif
    }
}
