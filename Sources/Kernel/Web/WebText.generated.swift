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

    /// Show to others…
    package static var showOthers: Label { Label(.web, 8) }

    /// Books
    package static var books: Label { Label(.web, 9) }

    /// Sections
    package static var sections: Label { Label(.web, 10) }

    /// Skip to content
    package static var skip: Label { Label(.web, 11) }

    /// Dismiss
    package static var dismiss: Label { Label(.web, 12) }

    /// Undo
    package static var undo: Label { Label(.web, 13) }

    /// Redo
    package static var redo: Label { Label(.web, 14) }

    /// Undo all { $count }
    package static func undoAll(_ count: Int) -> Label {
        Label(.web, 15, [.number(count)])
    }

    /// Redo all { $count }
    package static func redoAll(_ count: Int) -> Label {
        Label(.web, 16, [.number(count)])
    }

    /// Your unsaved changes are shown.
    package static var draftShown: Label { Label(.web, 17) }

    /// Typed here before and not saved:
    package static var draftOffered: Label { Label(.web, 18) }

    /// Not saved. What you typed is kept.
    package static var draftLeft: Label { Label(.web, 19) }

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
}

extension Catalogue {
    fileprivate static var web: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(15)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000f00k00o01601<01E01M01e02702=02F02V02^02c02h03403@03`04A04d05005806;06U07C07Q07i08008909309g0:[0:h0;P0;j0=R0=_0=l0>:0>D0?B0@H0@L0@O0@T0@Z0@a0@f0@n0A30AG",
                    patterns: """
                        Keep count of what matters: offline, on every device.
                        Home
                        Add
                        Search
                        Trash
                        Settings
                        My book
                        Move to another book…
                        Show to others…
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
                        """)
            case .german:
                MessageTable(
                    index: "00000c00i01501;01F01T01^02602I02Q02Z02n03903D03P03c04704f05H06606F06P07b08G09@09Q09o0:90:D0;O0<R0=V0=_0>L0>k0@i0A50AF0AT0Af0C10DH0DK0DP0DX0Dc0Dl0E70E?0EE0E[",
                    patterns: """
                        Behalten, was zählt: ohne Netz, auf jedem Gerät.
                        Start
                        Hinzufügen
                        Suche
                        Papierkorb
                        Einstellungen
                        Mein Buch
                        In ein anderes Buch …
                        Anderen zeigen …
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
                        """)
            case .italian:
                MessageTable(
                    index: "00001301:01C01I01Q01^01k02@02S02Y02a03203903A03H03[03m04P04k05\\06006707:07X08R08f09D09M09X0:W0;J0<>0<H0=;0=a0?a0?n0@<0@J0@V0A_0C20C60C90C?0CF0CN0CW0Cb0Cj0D7",
                    patterns: """
                        Tieni il conto di ciò che conta: senza rete, su ogni dispositivo.
                        Inizio
                        Aggiungi
                        Cerca
                        Cestino
                        Impostazioni
                        Il mio libro
                        In un altro libro…
                        Mostra ad altri…
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
                        """)
            }
        }
        #endif
    }
}
