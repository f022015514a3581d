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

    /// Your unsaved changes are shown.
    package static var draftShown: Label { Label(.web, 14) }

    /// Typed here before and not saved:
    package static var draftOffered: Label { Label(.web, 15) }

    /// Not saved. What you typed is kept.
    package static var draftLeft: Label { Label(.web, 16) }

    /// Keep typing
    package static var keepTyping: Label { Label(.web, 17) }

    /// Discard
    package static var discard: Label { Label(.web, 18) }

    /// Not saved: no connection. What you typed is still here; try again.
    package static var notSaved: Label { Label(.web, 19) }

    /// No connection. Try again.
    package static var unreachable: Label { Label(.web, 20) }

    /// This file has not arrived on this device yet.
    package static var fileMissing: Label { Label(.web, 21) }

    /// No connection
    package static var noConnectionTitle: Label { Label(.web, 22) }

    /// A new version is ready.
    package static var newVersion: Label { Label(.web, 23) }

    /// Reload
    package static var reload: Label { Label(.web, 24) }

    /// Not here
    package static var notFoundTitle: Label { Label(.web, 25) }

    /// There is no such page. It may have been deleted or moved.
    package static var notFound: Label { Label(.web, 26) }

    /// There is no such book here. It may be in the trash.
    package static var noBook: Label { Label(.web, 27) }

    /// “{ $name }” is in the trash, where it can be restored.
    package static func bookInTrash(_ name: String) -> Label {
        Label(.web, 28, [.text(name)])
    }

    /// Not this way
    package static var notAllowedTitle: Label { Label(.web, 29) }

    /// This address can’t be used like that.
    package static var notAllowed: Label { Label(.web, 30) }

    /// Not accepted
    package static var refusedTitle: Label { Label(.web, 31) }

    /// Nothing to do
    package static var conflictTitle: Label { Label(.web, 32) }

    /// Not saved
    package static var storeTitle: Label { Label(.web, 33) }

    /// This is what you typed. It isn’t saved; copy what you need.
    package static var typed: Label { Label(.web, 34) }

    /// “{ $title }” was deleted meanwhile: “{ $text }”, typed for it, isn’t kept.
    package static func lost(title: String, text: String) -> Label {
        Label(.web, 35, [.text(title), .text(text)])
    }

    /// Yes
    package static var yes: Label { Label(.web, 36) }

    /// No
    package static var no: Label { Label(.web, 37) }

    /// Save
    package static var save: Label { Label(.web, 38) }

    /// Close
    package static var close: Label { Label(.web, 39) }

    /// Delete
    package static var delete: Label { Label(.web, 40) }

    /// Edit
    package static var edit: Label { Label(.web, 41) }

    /// History
    package static var history: Label { Label(.web, 42) }

    /// None
    package static var none: Label { Label(.web, 43) }

    /// I don’t need this
    package static var dontNeed: Label { Label(.web, 44) }
}

extension Catalogue {
    fileprivate static var web: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(14)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000f00k00o01601<01E01M01e01k02402D02L02Q02V03603W04:04F04N05Q05k06Y06g07?07F07O08I09=0:10:>0:f0;30;A0;K0<I0=O0=S0=V0=[0=a0=h0=m0>50>:0>N",
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
                    index: "00000c00i01501;01F01T01^02602>02G02[02f03103=03l04N05<05L05V06h07M08F08W09509?09J0:U0;X0<\\0<e0=R0=c0>10>C0?N0@e0@h0@m0A50A@0AI0AT0A\\0Ab0B8",
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
                    index: "00001301:01C01I01Q01^01k02@02F02N02_02f02n03503X04304d05805?06B06`07Z07n08L08U08`09_0:R0;F0;P0<C0<Q0<_0<k0>40?G0?K0?N0?T0?[0?c0?l0@70@?0@L",
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
