// Made by `make words` from Words/*/Book.ftl: edit those.
// swift-format-ignore-file

/// The words of the book itself.
package enum BookText {
    /// { $kind }: there is no “{ $text }”.
    package static func notFound(kind: Label, text: String) -> Label {
        Label(.book, 0, [.label(kind), .text(text)])
    }

    /// { $kind }: “{ $text }” names { $count } records; give an id, or more of it.
    package static func ambiguous(kind: Label, text: String, count: Int) -> Label {
        Label(.book, 1, [.label(kind), .text(text), .number(count)])
    }

    /// There is nothing to undo.
    package static var nothingToUndo: Label { Label(.book, 2) }

    /// There is nothing to redo.
    package static var nothingToRedo: Label { Label(.book, 3) }

    /// it was there already
    package static var wasThere: Label { Label(.book, 4) }

    /// { $title } added
    package static func added(_ title: String) -> Label {
        Label(.book, 5, [.text(title)])
    }

    /// { $title } deleted
    package static func deleted(_ title: String) -> Label {
        Label(.book, 6, [.text(title)])
    }

    /// { $title } deleted for good
    package static func deletedForGood(_ title: String) -> Label {
        Label(.book, 7, [.text(title)])
    }

    /// { $title } restored
    package static func restored(_ title: String) -> Label {
        Label(.book, 8, [.text(title)])
    }

    /// { $title } changed
    package static func changed(_ title: String) -> Label {
        Label(.book, 9, [.text(title)])
    }

    /// { $title }: one made of both
    package static func joined(_ title: String) -> Label {
        Label(.book, 10, [.text(title)])
    }

    /// { $title } moved here from another book
    package static func movedHere(_ title: String) -> Label {
        Label(.book, 11, [.text(title)])
    }

    /// { $title } moved to another book
    package static func movedAway(_ title: String) -> Label {
        Label(.book, 12, [.text(title)])
    }

    /// The book that it was moved to has it, too
    package static var elsewhereToo: Label { Label(.book, 13) }

    /// “{ $title }” went from one book to another. That is taken back in both at once: “Move to another book” has the button.
    package static func moveBack(_ title: String) -> Label {
        Label(.book, 14, [.text(title)])
    }

    /// “{ $title }” was moved to another book and back. Move it again instead.
    package static func moveAgain(_ title: String) -> Label {
        Label(.book, 15, [.text(title)])
    }

    /// Nothing was moved: first decide what needs a look (Settings → Needs a look): { $names }.
    package static func unsettled(_ names: Label) -> Label {
        Label(.book, 16, [.label(names)])
    }

    /// Undone: { $what }
    package static func undone(_ what: String) -> Label {
        Label(.book, 17, [.text(what)])
    }

    /// Redone: { $what }
    package static func redone(_ what: String) -> Label {
        Label(.book, 18, [.text(what)])
    }

    /// { $what }, { $count } in all
    package static func inAll(what: String, count: Int) -> Label {
        Label(.book, 19, [.text(what), .number(count)])
    }

    /// Changed since and left so: { $names }
    package static func leftSince(_ names: String) -> Label {
        Label(.book, 20, [.text(names)])
    }

    /// Untitled
    package static var untitled: Label { Label(.book, 21) }

    /// There is another “{ $title }”
    package static func another(_ title: String) -> Label {
        Label(.book, 22, [.text(title)])
    }

    /// “{ $title }” was deleted, and meanwhile it was changed elsewhere.
    package static func edited(_ title: String) -> Label {
        Label(.book, 23, [.text(title)])
    }

    /// There are two of “{ $title }”, made on different devices.
    package static func twin(_ title: String) -> Label {
        Label(.book, 24, [.text(title)])
    }

    /// { $title }: “{ $field }” was changed on both devices.
    package static func versions(title: String, field: String) -> Label {
        Label(.book, 25, [.text(title), .text(field)])
    }

    /// { $title }, { $field }: changed elsewhere meanwhile to “{ $value }”; its history has both.
    package static func overwritten(title: String, field: String, value: String) -> Label {
        Label(.book, 26, [.text(title), .text(field), .text(value)])
    }

    /// “{ $title }” was deleted on { $date }.
    package static func gone(title: String, date: String) -> Label {
        Label(.book, 27, [.text(title), .text(date)])
    }

    /// “{ $title }” was moved to another book on { $date }.
    package static func goneElsewhere(title: String, date: String) -> Label {
        Label(.book, 28, [.text(title), .text(date)])
    }

    /// “{ $title }” was deleted for good on { $date }.
    package static func goneForGood(title: String, date: String) -> Label {
        Label(.book, 29, [.text(title), .text(date)])
    }

    /// “{ $title }” belongs to “{ $owner }”, which was deleted on { $date }.
    package static func belongsToGone(title: String, owner: String, date: String) -> Label {
        Label(.book, 30, [.text(title), .text(owner), .text(date)])
    }

    /// “{ $title }” belongs to “{ $owner }”, which was deleted for good on { $date }.
    package static func belongsToGoneForGood(title: String, owner: String, date: String) -> Label {
        Label(.book, 31, [.text(title), .text(owner), .text(date)])
    }

    /// Restore “{ $title }”
    package static func restore(_ title: String) -> Label {
        Label(.book, 32, [.text(title)])
    }

    /// See both
    package static var seeVersions: Label { Label(.book, 33) }

    /// A device’s clock says { $date }, and the one here { $here }. What it wrote is kept, but not shown: { $names }.
    package static func putAside(date: String, here: String, names: String) -> Label {
        Label(.book, 34, [.text(date), .text(here), .text(names)])
    }

    /// A clock said { $date } when this was written, and it wins until then: { $names }.
    package static func farAhead(date: String, names: String) -> Label {
        Label(.book, 35, [.text(date), .text(names)])
    }

    /// { $count ->
    ///     [one] { $count } added
    ///    *[other] { $count } added
    /// }
    package static func addedOf(_ count: Int) -> Label {
        Label(.book, 36, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } was there already
    ///    *[other] { $count } were there already
    /// }
    package static func thereOf(_ count: Int) -> Label {
        Label(.book, 37, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } line left out
    ///    *[other] { $count } lines left out
    /// }
    package static func linesLeft(_ count: Int) -> Label {
        Label(.book, 38, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record added
    ///    *[other] { $count } records added
    /// }
    package static func addedMany(_ count: Int) -> Label {
        Label(.book, 39, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record deleted
    ///    *[other] { $count } records deleted
    /// }
    package static func deletedMany(_ count: Int) -> Label {
        Label(.book, 40, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record deleted for good
    ///    *[other] { $count } records deleted for good
    /// }
    package static func deletedManyForGood(_ count: Int) -> Label {
        Label(.book, 41, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record changed
    ///    *[other] { $count } records changed
    /// }
    package static func changedMany(_ count: Int) -> Label {
        Label(.book, 42, [.number(count)])
    }

    /// { $count ->
    ///     [one] { $count } record taken in
    ///    *[other] { $count } records taken in
    /// }
    package static func takenIn(_ count: Int) -> Label {
        Label(.book, 43, [.number(count)])
    }

    /// { $count ->
    ///     [one] “{ $title }” was deleted, and meanwhile { $count } record in it was added or changed elsewhere: { $names }.
    ///    *[other] “{ $title }” was deleted, and meanwhile { $count } records in it were added or changed elsewhere: { $names }.
    /// }
    package static func orphans(title: String, count: Int, names: String) -> Label {
        Label(.book, 44, [.text(title), .number(count), .text(names)])
    }

    /// { $what } ({ $who })
    package static func ofSomebody(what: String, who: String) -> Label {
        Label(.book, 45, [.text(what), .text(who)])
    }
}

extension Catalogue {
    fileprivate static var book: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(0)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000J01D01^02802M02V02a03503A03L03a04A04Z05D07;08?09R09]09h0:60:T0:]0;70<50<k0=U0>\\0?80?b0@G0A>0B>0BO0BX0D30E60EQ0FE0G10G[0HI0II0J70Jg0Mb0Mj",
                    patterns: """
                        \u{1}0: there is no “\u{1}1”.
                        \u{1}0: “\u{1}1” names \u{1}2 records; give an id, or more of it.
                        There is nothing to undo.
                        There is nothing to redo.
                        it was there already
                        \u{1}0 added
                        \u{1}0 deleted
                        \u{1}0 deleted for good
                        \u{1}0 restored
                        \u{1}0 changed
                        \u{1}0: one made of both
                        \u{1}0 moved here from another book
                        \u{1}0 moved to another book
                        The book that it was moved to has it, too
                        “\u{1}0” went from one book to another. That is taken back in both at once: “Move to another book” has the button.
                        “\u{1}0” was moved to another book and back. Move it again instead.
                        Nothing was moved: first decide what needs a look (Settings → Needs a look): \u{1}0.
                        Undone: \u{1}0
                        Redone: \u{1}0
                        \u{1}0, \u{1}1 in all
                        Changed since and left so: \u{1}0
                        Untitled
                        There is another “\u{1}0”
                        “\u{1}0” was deleted, and meanwhile it was changed elsewhere.
                        There are two of “\u{1}0”, made on different devices.
                        \u{1}0: “\u{1}1” was changed on both devices.
                        \u{1}0, \u{1}1: changed elsewhere meanwhile to “\u{1}2”; its history has both.
                        “\u{1}0” was deleted on \u{1}1.
                        “\u{1}0” was moved to another book on \u{1}1.
                        “\u{1}0” was deleted for good on \u{1}1.
                        “\u{1}0” belongs to “\u{1}1”, which was deleted on \u{1}2.
                        “\u{1}0” belongs to “\u{1}1”, which was deleted for good on \u{1}2.
                        Restore “\u{1}0”
                        See both
                        A device’s clock says \u{1}0, and the one here \u{1}1. What it wrote is kept, but not shown: \u{1}2.
                        A clock said \u{1}0 when this was written, and it wins until then: \u{1}1.
                        \u{2}0\u{3}one\u{4}\u{1}0 added\u{3}\u{4}\u{1}0 added\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 was there already\u{3}\u{4}\u{1}0 were there already\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 line left out\u{3}\u{4}\u{1}0 lines left out\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record added\u{3}\u{4}\u{1}0 records added\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record deleted\u{3}\u{4}\u{1}0 records deleted\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record deleted for good\u{3}\u{4}\u{1}0 records deleted for good\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record changed\u{3}\u{4}\u{1}0 records changed\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 record taken in\u{3}\u{4}\u{1}0 records taken in\u{5}
                        \u{2}1\u{3}one\u{4}“\u{1}0” was deleted, and meanwhile \u{1}1 record in it was added or changed elsewhere: \u{1}2.\u{3}\u{4}“\u{1}0” was deleted, and meanwhile \u{1}1 records in it were added or changed elsewhere: \u{1}2.\u{5}
                        \u{1}0 (\u{1}1)
                        """)
            case .german:
                MessageTable(
                    index: "00000L01U02302R02_02o03<03T03i04604R05?05a06S08W0:>0;a0<00<?0<O0=80=C0=`0>\\0?[0@M0AY0B90Bn0CY0DV0E^0F80FF0H90IH0J10J\\0KP0LK0M@0NK0O@0P90S`0Sh",
                    patterns: """
                        \u{1}0: „\u{1}1“ gibt es nicht.
                        \u{1}0: „\u{1}1“ benennt \u{1}2 Einträge; bitte (mehr von) der Kennung angeben.
                        Es gibt nichts zu widerrufen.
                        Es gibt nichts zu wiederholen.
                        war schon da
                        \u{1}0 hinzugefügt
                        \u{1}0 gelöscht
                        \u{1}0 endgültig gelöscht
                        \u{1}0 wiederhergestellt
                        \u{1}0 geändert
                        \u{1}0: aus zweien eins gemacht
                        \u{1}0 aus einem anderen Buch hierher verschoben
                        \u{1}0 in ein anderes Buch verschoben
                        Das Buch, in das es verschoben wurde, hat es auch
                        „\u{1}0“ ging von einem Buch in ein anderes. Das wird in beiden zugleich widerrufen: Der Knopf steht bei „In ein anderes Buch“.
                        „\u{1}0“ wurde in ein anderes Buch verschoben und zurückgeholt. Verschieb es stattdessen noch einmal.
                        Nichts wurde verschoben: Entscheide erst, was unter „Bitte ansehen“ steht (Einstellungen): \u{1}0.
                        Widerrufen: \u{1}0
                        Wiederholt: \u{1}0
                        \u{1}0, zusammen \u{1}1
                        Inzwischen geändert und so gelassen: \u{1}0
                        Ohne Titel
                        Es gibt noch einmal „\u{1}0“
                        „\u{1}0“ wurde gelöscht und inzwischen anderswo geändert.
                        „\u{1}0“ gibt es zweimal, auf verschiedenen Geräten angelegt.
                        \u{1}0: „\u{1}1“ wurde auf beiden Geräten geändert.
                        \u{1}0, \u{1}1: inzwischen anderswo auf „\u{1}2“ geändert; der Verlauf hat beides.
                        „\u{1}0“ wurde am \u{1}1 gelöscht.
                        „\u{1}0“ wurde am \u{1}1 in ein anderes Buch verschoben.
                        „\u{1}0“ wurde am \u{1}1 endgültig gelöscht.
                        „\u{1}0“ gehört zu „\u{1}1“, und das wurde am \u{1}2 gelöscht.
                        „\u{1}0“ gehört zu „\u{1}1“, und das wurde am \u{1}2 endgültig gelöscht.
                        „\u{1}0“ wiederherstellen
                        Beide ansehen
                        Die Uhr eines Gerätes zeigt den \u{1}0, die hier den \u{1}1. Was es schrieb, ist aufgehoben, wird aber nicht gezeigt: \u{1}2.
                        Als dies geschrieben wurde, zeigte eine Uhr den \u{1}0, und bis dahin gilt es: \u{1}1.
                        \u{2}0\u{3}one\u{4}\u{1}0 hinzugefügt\u{3}\u{4}\u{1}0 hinzugefügt\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 war schon da\u{3}\u{4}\u{1}0 waren schon da\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Zeile weggelassen\u{3}\u{4}\u{1}0 Zeilen weggelassen\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag hinzugefügt\u{3}\u{4}\u{1}0 Einträge hinzugefügt\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag gelöscht\u{3}\u{4}\u{1}0 Einträge gelöscht\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag endgültig gelöscht\u{3}\u{4}\u{1}0 Einträge endgültig gelöscht\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag geändert\u{3}\u{4}\u{1}0 Einträge geändert\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 Eintrag aufgenommen\u{3}\u{4}\u{1}0 Einträge aufgenommen\u{5}
                        \u{2}1\u{3}one\u{4}„\u{1}0“ wurde gelöscht, und anderswo kam dort inzwischen etwas hinzu oder wurde geändert (\u{1}1 Eintrag): \u{1}2.\u{3}\u{4}„\u{1}0“ wurde gelöscht, und anderswo kam dort inzwischen etwas hinzu oder wurde geändert (\u{1}1 Einträge): \u{1}2.\u{5}
                        \u{1}0 (\u{1}1)
                        """)
            case .italian:
                MessageTable(
                    index: "00000G01F01e02C02P02]02k03D03U03d04404W05605i07c0900:I0:W0:d0;40;b0;o0<K0=C0>;0?50@<0@[0AK0B50B`0CV0Ch0D60Ef0Fn0G`0Hb0In0Jo0L30MX0N_0O]0Sj0T2",
                    patterns: """
                        \u{1}0: «\u{1}1» non esiste.
                        \u{1}0: «\u{1}1» indica \u{1}2 voci; serve (più) dell’identificativo.
                        Non c’è nulla da annullare.
                        Non c’è nulla da ripetere.
                        c’era già
                        Aggiunto: \u{1}0
                        Eliminato: \u{1}0
                        Eliminato per sempre: \u{1}0
                        Ripristinato: \u{1}0
                        Modificato: \u{1}0
                        \u{1}0: uniti i due
                        \u{1}0: spostato qui da un altro libro
                        \u{1}0: spostato in un altro libro
                        Ce l’ha anche il libro in cui era stato spostato
                        «\u{1}0» è passato da un libro a un altro. Lo si annulla in tutti e due insieme: il pulsante sta in «In un altro libro».
                        «\u{1}0» era passato a un altro libro ed è tornato. Spostalo invece di nuovo.
                        Nulla è stato spostato: prima decidi ciò che è «Da controllare» (Impostazioni): \u{1}0.
                        Annullato: \u{1}0
                        Ripetuto: \u{1}0
                        \u{1}0, \u{1}1 in tutto
                        Modificato nel frattempo e lasciato così: \u{1}0
                        Senza titolo
                        C’è già un altro «\u{1}0»
                        «\u{1}0» è stato eliminato e intanto modificato altrove.
                        «\u{1}0» c’è due volte, creato su dispositivi diversi.
                        \u{1}0: «\u{1}1» è stato modificato su entrambi i dispositivi.
                        \u{1}0, \u{1}1: intanto cambiato altrove in «\u{1}2»; la cronologia ha entrambi.
                        «\u{1}0» è stato eliminato: \u{1}1.
                        «\u{1}0» è stato spostato in un altro libro: \u{1}1.
                        «\u{1}0» è stato eliminato per sempre: \u{1}1.
                        «\u{1}0» appartiene a «\u{1}1», eliminato: \u{1}2.
                        «\u{1}0» appartiene a «\u{1}1», eliminato per sempre: \u{1}2.
                        Ripristina «\u{1}0»
                        Vedi entrambi
                        L’orologio di un dispositivo segna \u{1}0, quello qui \u{1}1. Ciò che ha scritto è conservato, ma non mostrato: \u{1}2.
                        Quando fu scritto un orologio segnava \u{1}0, e fino ad allora prevale: \u{1}1.
                        \u{2}0\u{3}one\u{4}\u{1}0 aggiunto\u{3}many\u{4}\u{1}0 aggiunti\u{3}\u{4}\u{1}0 aggiunti\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 c’era già\u{3}many\u{4}\u{1}0 c’erano già\u{3}\u{4}\u{1}0 c’erano già\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 riga tralasciata\u{3}many\u{4}\u{1}0 righe tralasciate\u{3}\u{4}\u{1}0 righe tralasciate\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce aggiunta\u{3}many\u{4}\u{1}0 voci aggiunte\u{3}\u{4}\u{1}0 voci aggiunte\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce eliminata\u{3}many\u{4}\u{1}0 voci eliminate\u{3}\u{4}\u{1}0 voci eliminate\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce eliminata per sempre\u{3}many\u{4}\u{1}0 voci eliminate per sempre\u{3}\u{4}\u{1}0 voci eliminate per sempre\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce modificata\u{3}many\u{4}\u{1}0 voci modificate\u{3}\u{4}\u{1}0 voci modificate\u{5}
                        \u{2}0\u{3}one\u{4}\u{1}0 voce accolta\u{3}many\u{4}\u{1}0 voci accolte\u{3}\u{4}\u{1}0 voci accolte\u{5}
                        \u{2}1\u{3}one\u{4}«\u{1}0» è stato eliminato, e intanto altrove lì è cambiato qualcosa (\u{1}1 voce): \u{1}2.\u{3}many\u{4}«\u{1}0» è stato eliminato, e intanto altrove lì è cambiato qualcosa (\u{1}1 voci): \u{1}2.\u{3}\u{4}«\u{1}0» è stato eliminato, e intanto altrove lì è cambiato qualcosa (\u{1}1 voci): \u{1}2.\u{5}
                        \u{1}0 (\u{1}1)
                        """)
            }
        }
        #endif
    }
}
