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

    /// Waiting for your answer (#):
    package static var questionsWaiting: Label { Label(.web, 20) }

    /// Keep typing
    package static var keepTyping: Label { Label(.web, 21) }

    /// Discard
    package static var discard: Label { Label(.web, 22) }

    /// Not saved: no connection. What you typed is still here; try again.
    package static var notSaved: Label { Label(.web, 23) }

    /// No connection. Try again.
    package static var unreachable: Label { Label(.web, 24) }

    /// This file has not arrived on this device yet.
    package static var fileMissing: Label { Label(.web, 25) }

    /// No connection
    package static var noConnectionTitle: Label { Label(.web, 26) }

    /// A new version is ready.
    package static var newVersion: Label { Label(.web, 27) }

    /// Reload
    package static var reload: Label { Label(.web, 28) }

    /// Not here
    package static var notFoundTitle: Label { Label(.web, 29) }

    /// There is no such page. It may have been deleted or moved.
    package static var notFound: Label { Label(.web, 30) }

    /// This is the address of a shared book, which lies in browsers alone, and isn’t in this one, or not any more: its data may have been cleared. An invitation brings you into the book, and so does its recovery sheet.
    package static var noSharedBook: Label { Label(.web, 31) }

    /// Come in
    package static var comeIn: Label { Label(.web, 32) }

    /// There is no such book here. It may be in the trash.
    package static var noBook: Label { Label(.web, 33) }

    /// “{ $name }” is in the trash, where it can be restored.
    package static func bookInTrash(_ name: String) -> Label {
        Label(.web, 34, [.text(name)])
    }

    /// Not this way
    package static var notAllowedTitle: Label { Label(.web, 35) }

    /// This address can’t be used like that.
    package static var notAllowed: Label { Label(.web, 36) }

    /// This device may only look
    package static var mayOnlyReadTitle: Label { Label(.web, 37) }

    /// Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
    package static var mayOnlyRead: Label { Label(.web, 38) }

    /// Only looking
    package static var onlyLooking: Label { Label(.web, 39) }

    /// Not accepted
    package static var refusedTitle: Label { Label(.web, 40) }

    /// Nothing to do
    package static var conflictTitle: Label { Label(.web, 41) }

    /// Not saved
    package static var storeTitle: Label { Label(.web, 42) }

    /// This is what you typed. It isn’t saved; copy what you need.
    package static var typed: Label { Label(.web, 43) }

    /// “{ $title }” was deleted meanwhile: “{ $text }”, typed for it, isn’t kept.
    package static func lost(title: String, text: String) -> Label {
        Label(.web, 44, [.text(title), .text(text)])
    }

    /// Yes
    package static var yes: Label { Label(.web, 45) }

    /// No
    package static var no: Label { Label(.web, 46) }

    /// Save
    package static var save: Label { Label(.web, 47) }

    /// Close
    package static var close: Label { Label(.web, 48) }

    /// Delete
    package static var delete: Label { Label(.web, 49) }

    /// Edit
    package static var edit: Label { Label(.web, 50) }

    /// History
    package static var history: Label { Label(.web, 51) }

    /// None
    package static var none: Label { Label(.web, 52) }

    /// I don’t need this
    package static var dontNeed: Label { Label(.web, 53) }

    /// Nothing was changed: you may only look into this shared book. An owner can let you write, under Settings › Shared books.
    package static var mayOnlyLookHere: Label { Label(.web, 54) }

    /// You
    package static var you: Label { Label(.web, 55) }
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
                    index: "00000f00k00o01601<01E01M01e02702=02F02V02^02c02h03403@03`04A04d05A05M05U06X07207`07n08F08M08V09P0<f0<n0=b0>V0>c0?K0?e0AM0AZ0Ag0B50B?0C=0DC0DG0DJ0DO0DU0D\\0Da0Di0Dn0EB0G=0GA",
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
                        This is the address of a shared book, which lies in browsers alone, and isn’t in this one, or not any more: its data may have been cleared. An invitation brings you into the book, and so does its recovery sheet.
                        Come in
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
                    index: "00000c00i01501;01F01T01^02602I02Q02Z02n03903D03P03c04704f05H06606T06d06n08@08e09^09o0:M0:W0:b0;m0?O0?\\0@_0Ac0Al0BY0C80E60EB0ES0Ea0F30G>0HU0HX0H]0He0I00I90ID0IL0IR0Ih0LN0LQ",
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
                        Das ist die Adresse eines geteilten Buchs, das nur in Browsern liegt, und in diesem nicht oder nicht mehr: vielleicht wurden seine Daten gelöscht. Eine Einladung bringt dich in das Buch, und das Wiederherstellungsblatt auch.
                        Hineinkommen
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
                    index: "00001301:01C01I01Q01^01k02@02S02Y02a03203903A03H03[03m04P04k05\\06;06O06V07Y08709109E09c09l0:70;60>L0>R0?E0@90@C0A60A\\0C\\0Ci0D70DE0DQ0EZ0Fm0G10G40G:0GA0GI0GR0G]0Ge0H20JP0JS",
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
                        È l’indirizzo di un libro condiviso, che sta solo nei browser, e in questo non c’è o non c’è più: forse i suoi dati sono stati cancellati. Un invito ti porta nel libro, e così il suo foglio di recupero.
                        Entra
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
