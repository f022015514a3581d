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

    /// Sections
    package static var sections: Label { Label(.web, 7) }

    /// Skip to content
    package static var skip: Label { Label(.web, 8) }

    /// Dismiss
    package static var dismiss: Label { Label(.web, 9) }

    /// Undo
    package static var undo: Label { Label(.web, 10) }

    /// Redo
    package static var redo: Label { Label(.web, 11) }

    /// Your unsaved changes are shown.
    package static var draftShown: Label { Label(.web, 12) }

    /// Typed here before and not saved:
    package static var draftOffered: Label { Label(.web, 13) }

    /// Not saved. What you typed is kept.
    package static var draftLeft: Label { Label(.web, 14) }

    /// Keep typing
    package static var keepTyping: Label { Label(.web, 15) }

    /// Discard
    package static var discard: Label { Label(.web, 16) }

    /// Not saved: no connection. What you typed is still here; try again.
    package static var notSaved: Label { Label(.web, 17) }

    /// No connection. Try again.
    package static var unreachable: Label { Label(.web, 18) }

    /// This file has not arrived on this device yet.
    package static var fileMissing: Label { Label(.web, 19) }

    /// No connection
    package static var noConnectionTitle: Label { Label(.web, 20) }

    /// A new version is ready.
    package static var newVersion: Label { Label(.web, 21) }

    /// Reload
    package static var reload: Label { Label(.web, 22) }

    /// Not here
    package static var notFoundTitle: Label { Label(.web, 23) }

    /// There is no such page. It may have been deleted or moved.
    package static var notFound: Label { Label(.web, 24) }

    /// There is no such book here. It may be in the trash.
    package static var noBook: Label { Label(.web, 25) }

    /// Not this way
    package static var notAllowedTitle: Label { Label(.web, 26) }

    /// This address can’t be used like that.
    package static var notAllowed: Label { Label(.web, 27) }

    /// Not accepted
    package static var refusedTitle: Label { Label(.web, 28) }

    /// Nothing to do
    package static var conflictTitle: Label { Label(.web, 29) }

    /// Not saved
    package static var storeTitle: Label { Label(.web, 30) }

    /// This is what you typed. It isn’t saved; copy what you need.
    package static var typed: Label { Label(.web, 31) }

    /// “{ $title }” was deleted meanwhile: “{ $text }”, typed for it, isn’t kept.
    package static func lost(title: String, text: String) -> Label {
        Label(.web, 32, [.text(title), .text(text)])
    }

    /// Yes
    package static var yes: Label { Label(.web, 33) }

    /// No
    package static var no: Label { Label(.web, 34) }

    /// Save
    package static var save: Label { Label(.web, 35) }

    /// Close
    package static var close: Label { Label(.web, 36) }

    /// Delete
    package static var delete: Label { Label(.web, 37) }

    /// Edit
    package static var edit: Label { Label(.web, 38) }

    /// History
    package static var history: Label { Label(.web, 39) }

    /// None
    package static var none: Label { Label(.web, 40) }

    /// I don’t need this
    package static var dontNeed: Label { Label(.web, 41) }
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
                    index: "00000f00k00o01601<01E01M01V01f01n02302802X03903\\03h04005305M06;06I06a06h07107k08_08l09T09a09o0:90;70<=0<A0<D0<I0<O0<V0<[0<c0<h0=<",
                    patterns: """
                        Keep count of what matters: offline, on every device.
                        Home
                        Add
                        Search
                        Trash
                        Settings
                        My book
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
                    index: "00000c00i01501;01F01T01^01g02;02F02Q02]03L03n04\\04l05606H06m07f08708U08_08j0:50;80;A0;n0<?0<M0<_0=j0?A0?D0?I0?Q0?\\0?e0@00@80@>0@T",
                    patterns: """
                        Behalten, was zählt: ohne Netz, auf jedem Gerät.
                        Start
                        Hinzufügen
                        Suche
                        Papierkorb
                        Einstellungen
                        Mein Buch
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
                    index: "00001301:01C01I01Q01^01k02302D02K02S02Z03=03X04I04]04d05g06E07?07S08108:08E09D0:70:A0;40;B0;P0;\\0<e0>80><0>?0>E0>L0>T0>]0>h0?00?=",
                    patterns: """
                        Tieni il conto di ciò che conta: senza rete, su ogni dispositivo.
                        Inizio
                        Aggiungi
                        Cerca
                        Cestino
                        Impostazioni
                        Il mio libro
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
