// Made by `make words` from Words/*/Sharing.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What the command line says of books that several people keep over a hub.
enum SharingText {
    /// Member
    static var member: Label { Label(.sharing, 0) }

    /// Role
    static var role: Label { Label(.sharing, 1) }

    /// you
    static var you: Label { Label(.sharing, 2) }

    /// owner
    static var owner: Label { Label(.sharing, 3) }

    /// editor
    static var editor: Label { Label(.sharing, 4) }

    /// viewer
    static var viewer: Label { Label(.sharing, 5) }

    /// sheet
    static var sheetRole: Label { Label(.sharing, 6) }

    /// Recovery sheet
    static var sheetName: Label { Label(.sharing, 7) }

    /// Somebody
    static var somebody: Label { Label(.sharing, 8) }

    /// Recovered book
    static var recoveredName: Label { Label(.sharing, 9) }

    /// The book is on { $hub } now, sealed: the hub can read nothing of it.
    static func founded(_ hub: String) -> Label {
        Label(.sharing, 10, [.text(hub)])
    }

    /// Send this link to whoever is to come in. { $uses ->
    ///     [one] It lets one device in
    ///    *[other] It lets { $uses } devices in
    /// }, within { $days ->
    ///     [one] a day
    ///    *[other] { $days } days
    /// }; whoever has it can use it.
    static func invited(uses: Int, days: Int) -> Label {
        Label(.sharing, 11, [.number(uses), .number(days)])
    }

    /// You are in “{ $book }”, to which { $inviter } invited you.
    static func joined(inviter: String, book: String) -> Label {
        Label(.sharing, 12, [.text(inviter), .text(book)])
    }

    /// The book is back, as “{ $book }”. Remove the devices that are lost: “tally book members” lists them.
    static func recovered(_ book: String) -> Label {
        Label(.sharing, 13, [.text(book)])
    }

    /// No answer came. If the hub has let this device in all the same, “tally sync --book { $book }” goes on.
    static func unfinished(_ book: String) -> Label {
        Label(.sharing, 14, [.text(book)])
    }

    /// “{ $name }” is out; from now on everything is sealed with a new key. What was on that device stays there.
    static func removed(_ name: String) -> Label {
        Label(.sharing, 15, [.text(name)])
    }

    /// This device has left “{ $book }”, which stays here as a book of its own.
    static func left(_ book: String) -> Label {
        Label(.sharing, 16, [.text(book)])
    }

    /// Write this down or print it, and keep it where passports are: whoever has it has the book. Without it and without a device nobody can bring the book back.
    static var keepSheet: Label { Label(.sharing, 17) }

    /// { $count ->
    ///     [one] One piece of others can’t be opened and was left out.
    ///    *[other] { $count } pieces of others can’t be opened and were left out.
    /// }
    static func unreadable(_ count: Int) -> Label {
        Label(.sharing, 18, [.number(count)])
    }

    /// This device isn’t in the book, or not any more: an owner removed it, or the hub doesn’t know it. What is here stays here.
    static var notMember: Label { Label(.sharing, 19) }

    /// The link or the sheet leads to no book: it was used up, taken back, or has ended. Ask for another one.
    static var noBook: Label { Label(.sharing, 20) }

    /// This book is on no hub; “tally book invite --hub URL” puts it on one.
    static var notShared: Label { Label(.sharing, 21) }

    /// This book is on a hub already; come in with another one by --book, or without it into a new one.
    static var alreadyShared: Label { Label(.sharing, 22) }

    /// The hub’s answer can’t be read, or it can’t read what it was sent.
    static var unreadableAnswer: Label { Label(.sharing, 23) }

    /// This device wasn’t given the book’s new key yet. It comes with the next exchange of an owner’s device.
    static var keyMissing: Label { Label(.sharing, 24) }

    /// Others keep writing into this book; try again in a moment.
    static var tooBusy: Label { Label(.sharing, 25) }

    /// There is something in this book, or the hub speaks something, that only a newer version of Tallybook knows.
    static var newerVersion: Label { Label(.sharing, 26) }

    /// What the hub handed over can’t be opened with the keys of this device.
    static var notOpened: Label { Label(.sharing, 27) }

    /// This device can’t seal or open anything now: the system has no random numbers.
    static var unable: Label { Label(.sharing, 28) }

    /// The hub has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged. “tally sync { $hub }” goes on with it and brings it back what is here.
    static func rolledBack(_ hub: String) -> Label {
        Label(.sharing, 29, [.text(hub)])
    }

    /// The hub shows another row than before, or than it showed others. Nothing of it was kept; ask whoever runs the hub.
    static var otherRow: Label { Label(.sharing, 30) }

    /// Something on the hub isn’t signed by whom it says. Nothing of it was kept; ask whoever runs the hub.
    static var forged: Label { Label(.sharing, 31) }

    /// The hub took something from somebody who may not write it. Nothing of it was kept; ask whoever runs the hub.
    static var notAllowedPiece: Label { Label(.sharing, 32) }

    /// The hub’s list of members isn’t the one that was there before. Nothing of it was kept; ask whoever runs the hub.
    static var otherMembers: Label { Label(.sharing, 33) }

    /// { $hub } begins no books for strangers. Have its server let this device in first: “tally sync { $hub } --token-file FILE”.
    static func notOpen(_ hub: String) -> Label {
        Label(.sharing, 34, [.text(hub)])
    }

    /// You may only look into this book. What is written here stays here.
    static var mayOnlyRead: Label { Label(.sharing, 35) }

    /// The clock of this device or the hub’s is wrong: they are more than a day apart. Set the wrong one right and try again.
    static var clocksDiffer: Label { Label(.sharing, 36) }

    /// The book has no more room on this hub. What was written here stays here, and waits.
    static var full: Label { Label(.sharing, 37) }

    /// One change is larger than the hub takes. What was written here stays here.
    static var tooLarge: Label { Label(.sharing, 38) }

    /// The hub can’t read or keep anything now; try again later.
    static var hubFails: Label { Label(.sharing, 39) }

    /// A book needs an owner: make somebody else one first, by inviting them with --role owner.
    static var lastOwner: Label { Label(.sharing, 40) }

    /// A book has at most { $most } members, and as many open invitations.
    static func tooMany(_ most: Int) -> Label {
        Label(.sharing, 41, [.number(most)])
    }

    /// Only an owner can do that.
    static var onlyOwners: Label { Label(.sharing, 42) }

    /// There is no invitation in this; it looks like https://hub.example/join#… Give it in quotation marks.
    static var linkMissing: Label { Label(.sharing, 43) }

    /// The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end, and give it in quotation marks.
    static var linkMistyped: Label { Label(.sharing, 44) }

    /// This is no recovery sheet: one has the hub’s address and nine words.
    static var sheetMissing: Label { Label(.sharing, 45) }

    /// One of the nine words on the sheet isn’t right, or is missing.
    static var sheetMistyped: Label { Label(.sharing, 46) }

    /// There is no member “{ $name }”, or more than one; “tally book members” lists them, with ids.
    static func noSuchMember(_ name: String) -> Label {
        Label(.sharing, 47, [.text(name)])
    }
}

extension Catalogue {
    fileprivate static var sharing: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000700<00@00F00M00T00Z00i01201A02@04Y05G06m08Q0:80;>0=Y0?S0AQ0C80DB0Ec0Fl0HY0IT0K@0LI0MZ0PH0R;0Sb0UO0WD0Y70Z:0\\30]G0^R0_N0`g0ad0b?0cf0e[0fb0gc0iA",
                    patterns: """
                        Member
                        Role
                        you
                        owner
                        editor
                        viewer
                        sheet
                        Recovery sheet
                        Somebody
                        Recovered book
                        The book is on \u{1}0 now, sealed: the hub can read nothing of it.
                        Send this link to whoever is to come in. \u{2}0\u{3}one\u{4}It lets one device in\u{3}\u{4}It lets \u{1}0 devices in\u{5}, within \u{2}1\u{3}one\u{4}a day\u{3}\u{4}\u{1}1 days\u{5}; whoever has it can use it.
                        You are in “\u{1}1”, to which \u{1}0 invited you.
                        The book is back, as “\u{1}0”. Remove the devices that are lost: “tally book members” lists them.
                        No answer came. If the hub has let this device in all the same, “tally sync --book \u{1}0” goes on.
                        “\u{1}0” is out; from now on everything is sealed with a new key. What was on that device stays there.
                        This device has left “\u{1}0”, which stays here as a book of its own.
                        Write this down or print it, and keep it where passports are: whoever has it has the book. Without it and without a device nobody can bring the book back.
                        \u{2}0\u{3}one\u{4}One piece of others can’t be opened and was left out.\u{3}\u{4}\u{1}0 pieces of others can’t be opened and were left out.\u{5}
                        This device isn’t in the book, or not any more: an owner removed it, or the hub doesn’t know it. What is here stays here.
                        The link or the sheet leads to no book: it was used up, taken back, or has ended. Ask for another one.
                        This book is on no hub; “tally book invite --hub URL” puts it on one.
                        This book is on a hub already; come in with another one by --book, or without it into a new one.
                        The hub’s answer can’t be read, or it can’t read what it was sent.
                        This device wasn’t given the book’s new key yet. It comes with the next exchange of an owner’s device.
                        Others keep writing into this book; try again in a moment.
                        There is something in this book, or the hub speaks something, that only a newer version of Tallybook knows.
                        What the hub handed over can’t be opened with the keys of this device.
                        This device can’t seal or open anything now: the system has no random numbers.
                        The hub has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged. “tally sync \u{1}0” goes on with it and brings it back what is here.
                        The hub shows another row than before, or than it showed others. Nothing of it was kept; ask whoever runs the hub.
                        Something on the hub isn’t signed by whom it says. Nothing of it was kept; ask whoever runs the hub.
                        The hub took something from somebody who may not write it. Nothing of it was kept; ask whoever runs the hub.
                        The hub’s list of members isn’t the one that was there before. Nothing of it was kept; ask whoever runs the hub.
                        \u{1}0 begins no books for strangers. Have its server let this device in first: “tally sync \u{1}0 --token-file FILE”.
                        You may only look into this book. What is written here stays here.
                        The clock of this device or the hub’s is wrong: they are more than a day apart. Set the wrong one right and try again.
                        The book has no more room on this hub. What was written here stays here, and waits.
                        One change is larger than the hub takes. What was written here stays here.
                        The hub can’t read or keep anything now; try again later.
                        A book needs an owner: make somebody else one first, by inviting them with --role owner.
                        A book has at most \u{1}0 members, and as many open invitations.
                        Only an owner can do that.
                        There is no invitation in this; it looks like https://hub.example/join#… Give it in quotation marks.
                        The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end, and give it in quotation marks.
                        This is no recovery sheet: one has the hub’s address and nine words.
                        One of the nine words on the sheet isn’t right, or is missing.
                        There is no member “\u{1}0”, or more than one; “tally book members” lists them, with ids.
                        """)
            case .german:
                MessageTable(
                    index: "00000900?00B00J00S00Y00_01701>01W02a05W06D08<0:10;j0=10?[0B50D:0F:0GQ0I10J@0LI0MY0OB0P\\0R:0UC0WB0YI0[N0]J0_S0`^0c50d[0f60gI0h_0ij0jN0l80nI0oo10m12Y",
                    patterns: """
                        Mitglied
                        Rolle
                        du
                        besitzt
                        schreibt
                        liest
                        Blatt
                        Wiederherstellungsblatt
                        Jemand
                        Wiederhergestelltes Buch
                        Das Buch liegt jetzt auf \u{1}0, versiegelt: der Hub kann nichts davon lesen.
                        Schick diesen Link dem, der hereinkommen soll. \u{2}0\u{3}one\u{4}Er lässt ein Gerät ein\u{3}\u{4}Er lässt \u{1}0 Geräte ein\u{5}, innerhalb von \u{2}1\u{3}one\u{4}einem Tag\u{3}\u{4}\u{1}1 Tagen\u{5}; wer ihn hat, kann ihn benutzen.
                        Du bist in „\u{1}1“; eingeladen hat dich \u{1}0.
                        Das Buch ist wieder da, als „\u{1}0“. Entferne die Geräte, die verloren sind: „tally book members“ zählt sie auf.
                        Es kam keine Antwort. Falls der Hub dieses Gerät trotzdem eingelassen hat, macht „tally sync --book \u{1}0“ weiter.
                        „\u{1}0“ ist draußen; ab jetzt wird alles mit einem neuen Schlüssel versiegelt. Was auf jenem Gerät war, bleibt dort.
                        Dieses Gerät hat „\u{1}0“ verlassen; hier bleibt es als eigenes Buch.
                        Schreib das ab oder druck es aus und bewahre es dort auf, wo die Ausweise liegen: wer es hat, hat das Buch. Ohne das Blatt und ohne ein Gerät bringt es niemand zurück.
                        \u{2}0\u{3}one\u{4}Ein Stück von anderen lässt sich nicht öffnen und wurde ausgelassen.\u{3}\u{4}\u{1}0 Stücke von anderen lassen sich nicht öffnen und wurden ausgelassen.\u{5}
                        Dieses Gerät ist nicht oder nicht mehr in dem Buch: jemand hat es entfernt, oder der Hub kennt es nicht. Was hier ist, bleibt hier.
                        Der Link oder das Blatt führt zu keinem Buch: es ist aufgebraucht, zurückgenommen oder abgelaufen. Bitte um einen neuen Link.
                        Dieses Buch liegt auf keinem Hub; „tally book invite --hub URL“ legt es auf einen.
                        Dieses Buch liegt schon auf einem Hub; nimm mit --book ein anderes, oder ohne --book ein neues.
                        Die Antwort des Hubs ist nicht lesbar, oder er kann nicht lesen, was er bekam.
                        Dieses Gerät hat den neuen Schlüssel des Buchs noch nicht bekommen. Er kommt, sobald sich das Gerät eines Besitzers wieder abgleicht.
                        Andere schreiben gerade ständig in dieses Buch; versuch es gleich noch einmal.
                        In diesem Buch steht etwas, oder der Hub spricht etwas, das nur eine neuere Version von Tallybook kennt.
                        Was der Hub übergeben hat, lässt sich mit den Schlüsseln dieses Geräts nicht öffnen.
                        Dieses Gerät kann gerade nichts versiegeln oder öffnen: das System hat keine Zufallszahlen.
                        Der Hub hat einen Teil dieses Buchs vergessen, etwa weil eine Sicherung zurückgespielt wurde. Nichts wurde ausgetauscht. „tally sync \u{1}0“ macht mit ihm weiter und bringt ihm zurück, was hier ist.
                        Der Hub zeigt eine andere Reihe als zuvor oder als er anderen zeigte. Nichts davon wurde behalten; frag den, der ihn betreibt.
                        Etwas auf dem Hub ist nicht von dem unterschrieben, von dem es sein soll. Nichts davon wurde behalten; frag den, der den Hub betreibt.
                        Der Hub hat etwas von jemandem angenommen, der es nicht schreiben darf. Nichts davon wurde behalten; frag den, der den Hub betreibt.
                        Die Mitgliederliste des Hubs ist nicht die, die vorher da war. Nichts davon wurde behalten; frag den, der den Hub betreibt.
                        \u{1}0 fängt für Fremde keine Bücher an. Lass dieses Gerät zuerst von dem Server dort einlassen: „tally sync \u{1}0 --token-file DATEI“.
                        Du darfst dieses Buch nur ansehen. Was hier geschrieben wird, bleibt hier.
                        Die Uhr dieses Geräts oder die des Hubs geht falsch: sie liegen mehr als einen Tag auseinander. Stell die falsche richtig und versuch es noch einmal.
                        Auf diesem Hub ist für das Buch kein Platz mehr. Was hier geschrieben wurde, bleibt hier und wartet.
                        Eine Änderung ist größer, als der Hub annimmt. Was hier geschrieben wurde, bleibt hier.
                        Der Hub kann gerade nichts lesen oder aufbewahren; versuch es später noch einmal.
                        Ein Buch braucht jemanden, der es besitzt: lade zuerst jemanden mit --role owner ein.
                        Ein Buch hat höchstens \u{1}0 Mitglieder und ebenso viele offene Einladungen.
                        Das kann nur, wer das Buch besitzt.
                        Darin ist keine Einladung; sie sieht aus wie https://hub.example/join#… Setz sie in Anführungszeichen.
                        Die Einladung ist nicht vollständig, oder Buchstaben darin sind falsch. Kopier sie noch einmal bis zum Ende und setz sie in Anführungszeichen.
                        Das ist kein Wiederherstellungsblatt: auf einem solchen stehen die Adresse des Hubs und neun Wörter.
                        Eines der neun Wörter auf dem Blatt stimmt nicht oder fehlt.
                        Es gibt kein Mitglied „\u{1}0“, oder mehr als eines; „tally book members“ zählt sie mit Kennungen auf.
                        """)
            case .italian:
                MessageTable(
                    index: "00000700=00@00M00T00Z00a01401=01N02S05d06L07o09e0;T0<[0?00B@0DL0F90GM0Hg0JJ0LX0MW0OI0P`0R>0UK0WT0YE0[?0]90_80`;0b@0cg0eG0fN0g^0h\\0i?0j`0lV0mf0n_10G",
                    patterns: """
                        Membro
                        Ruolo
                        tu
                        proprietario
                        scrive
                        legge
                        foglio
                        Foglio di recupero
                        Qualcuno
                        Libro recuperato
                        Il libro ora è su \u{1}0, sigillato: l’hub non ne può leggere nulla.
                        Manda questo link a chi deve entrare. \u{2}0\u{3}one\u{4}Fa entrare un dispositivo\u{3}many\u{4}Fa entrare \u{1}0 dispositivi\u{3}\u{4}Fa entrare \u{1}0 dispositivi\u{5}, entro \u{2}1\u{3}one\u{4}un giorno\u{3}many\u{4}\u{1}1 giorni\u{3}\u{4}\u{1}1 giorni\u{5}; chi ce l’ha può usarlo.
                        Sei in «\u{1}1», a cui ti ha invitato \u{1}0.
                        Il libro è tornato, come «\u{1}0». Rimuovi i dispositivi perduti: «tally book members» li elenca.
                        Non è arrivata risposta. Se l’hub ha comunque fatto entrare questo dispositivo, «tally sync --book \u{1}0» prosegue.
                        «\u{1}0» è fuori; da ora tutto viene sigillato con una nuova chiave. Ciò che era su quel dispositivo vi resta.
                        Questo dispositivo ha lasciato «\u{1}0», che resta qui come libro a sé.
                        Trascrivilo o stampalo e conservalo dove tieni i documenti: chi lo ha, ha il libro. Senza il foglio e senza un dispositivo nessuno può recuperarlo.
                        \u{2}0\u{3}one\u{4}Un pezzo di altri non si può aprire ed è stato tralasciato.\u{3}many\u{4}\u{1}0 pezzi di altri non si possono aprire e sono stati tralasciati.\u{3}\u{4}\u{1}0 pezzi di altri non si possono aprire e sono stati tralasciati.\u{5}
                        Questo dispositivo non è nel libro, o non lo è più: un proprietario l’ha rimosso, o l’hub non lo conosce. Ciò che è qui resta qui.
                        Il link o il foglio non porta a nessun libro: è già stato usato, ritirato o è scaduto. Chiedine un altro.
                        Questo libro non è su nessun hub; «tally book invite --hub URL» lo mette su uno.
                        Questo libro è già su un hub; entra con un altro tramite --book, o senza, in uno nuovo.
                        La risposta dell’hub non è leggibile, o l’hub non può leggere ciò che gli è stato inviato.
                        Questo dispositivo non ha ancora ricevuto la nuova chiave del libro. Arriva quando il dispositivo di un proprietario si sincronizza di nuovo.
                        Altri continuano a scrivere in questo libro; riprova tra poco.
                        In questo libro c’è qualcosa, o l’hub usa qualcosa, che solo una versione più recente di Tallybook conosce.
                        Ciò che l’hub ha consegnato non si può aprire con le chiavi di questo dispositivo.
                        Ora questo dispositivo non può sigillare né aprire nulla: il sistema non ha numeri casuali.
                        L’hub ha dimenticato una parte di questo libro, come quando viene ripristinato da una copia di sicurezza. Non è stato scambiato nulla. «tally sync \u{1}0» prosegue con esso e gli riporta ciò che è qui.
                        L’hub mostra una fila diversa da prima o da quella mostrata ad altri. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        Qualcosa sull’hub non è firmato da chi dice. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        L’hub ha accettato qualcosa da chi non può scriverlo. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        L’elenco dei membri dell’hub non è quello di prima. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        \u{1}0 non avvia libri per estranei. Fa’ prima ammettere questo dispositivo dal suo server: «tally sync \u{1}0 --token-file FILE».
                        Puoi solo guardare questo libro. Ciò che si scrive qui resta qui.
                        L’orologio di questo dispositivo o quello dell’hub è sbagliato: distano più di un giorno. Correggi quello sbagliato e riprova.
                        Su questo hub non c’è più spazio per il libro. Ciò che è stato scritto qui resta qui, e aspetta.
                        Una modifica è più grande di quanto l’hub accetti. Ciò che è stato scritto qui resta qui.
                        Ora l’hub non può leggere né conservare nulla; riprova più tardi.
                        Un libro ha bisogno di un proprietario: prima invita qualcuno con --role owner.
                        Un libro ha al massimo \u{1}0 membri e altrettanti inviti aperti.
                        Lo può fare solo un proprietario.
                        Qui non c’è un invito; ha l’aspetto di https://hub.example/join#… Mettilo tra virgolette.
                        L’invito non è completo, o alcune lettere sono sbagliate. Copialo di nuovo fino in fondo e mettilo tra virgolette.
                        Questo non è un foglio di recupero: ha l’indirizzo dell’hub e nove parole.
                        Una delle nove parole del foglio non è giusta, o manca.
                        Non c’è nessun membro «\u{1}0», o ce n’è più d’uno; «tally book members» li elenca con gli id.
                        """)
            }
        }
    }
}
