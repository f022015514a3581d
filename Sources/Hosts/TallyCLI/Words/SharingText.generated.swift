// Made by `make words` from Words/*/Sharing.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What the command line says of books that several people keep over a hub.
enum SharingText {
    /// Member
    static var member: Label { Label(.sharing, 0) }

    /// Role
    static var role: Label { Label(.sharing, 1) }

    /// In since
    static var since: Label { Label(.sharing, 2) }

    /// you
    static var you: Label { Label(.sharing, 3) }

    /// owner
    static var owner: Label { Label(.sharing, 4) }

    /// editor
    static var editor: Label { Label(.sharing, 5) }

    /// viewer
    static var viewer: Label { Label(.sharing, 6) }

    /// sheet
    static var sheetRole: Label { Label(.sharing, 7) }

    /// Recovery sheet
    static var sheetName: Label { Label(.sharing, 8) }

    /// Somebody
    static var somebody: Label { Label(.sharing, 9) }

    /// Recovered book
    static var recoveredName: Label { Label(.sharing, 10) }

    /// The book is on { $hub } now, sealed: the hub can read nothing of it.
    static func founded(_ hub: String) -> Label {
        Label(.sharing, 11, [.text(hub)])
    }

    /// Send this link to whoever is to come in. { $uses ->
    ///     [one] It lets one device in
    ///    *[other] It lets { $uses } devices in
    /// }, within { $days ->
    ///     [one] a day
    ///    *[other] { $days } days
    /// }; whoever has it can use it.
    static func invited(uses: Int, days: Int) -> Label {
        Label(.sharing, 12, [.number(uses), .number(days)])
    }

    /// You are in “{ $book }”, to which { $inviter } invited you.
    static func joined(inviter: String, book: String) -> Label {
        Label(.sharing, 13, [.text(inviter), .text(book)])
    }

    /// The book is back, as “{ $book }”. Remove the devices that are lost: “{ $command }” lists them.
    static func recovered(book: String, command: String) -> Label {
        Label(.sharing, 14, [.text(book), .text(command)])
    }

    /// What the book was called stands neither on the sheet nor on the hub; “{ $command }” gives it a name.
    static func unnamed(_ command: String) -> Label {
        Label(.sharing, 15, [.text(command)])
    }

    /// No answer came. If the hub has let this device in all the same, “tally sync --book { $book }” goes on.
    static func unfinished(_ book: String) -> Label {
        Label(.sharing, 16, [.text(book)])
    }

    /// “{ $name }” is out; from now on everything is sealed with a new key. What was on that device stays there.
    static func removed(_ name: String) -> Label {
        Label(.sharing, 17, [.text(name)])
    }

    /// Uses left
    static var usesLeft: Label { Label(.sharing, 18) }

    /// Ends
    static var ends: Label { Label(.sharing, 19) }

    /// What “{ $name }” is now: { $role }.
    static func roleSet(name: String, role: String) -> Label {
        Label(.sharing, 20, [.text(name), .text(role)])
    }

    /// { $count ->
    ///     [one] An invitation or a recovery sheet ended with it, by which they could have come back. Make another one for whoever needs it.
    ///    *[other] { $count } invitations or recovery sheets ended with it, by which they could have come back. Make others for whoever needs them.
    /// }
    static func doorsClosed(_ count: Int) -> Label {
        Label(.sharing, 21, [.number(count)])
    }

    /// The invitation is taken back: nobody comes in by it any more.
    static var withdrawn: Label { Label(.sharing, 22) }

    /// Out again, since they had been taken out before, or came in by what was closed: { $names }.
    static func expelled(_ names: String) -> Label {
        Label(.sharing, 23, [.text(names)])
    }

    /// Not in the book any more since the hub was put back, and to be invited again: { $names }.
    static func missing(_ names: String) -> Label {
        Label(.sharing, 24, [.text(names)])
    }

    /// { $hub } is this machine alone: nobody comes in by that from elsewhere.
    static func loopback(_ hub: String) -> Label {
        Label(.sharing, 25, [.text(hub)])
    }

    /// What is written here stays here until “tally sync”, which brings all shared books of this device in step.
    static var syncBrings: Label { Label(.sharing, 26) }

    /// Others see you as “{ $name }”. --as NAME gives another name; it counts when a book is first shared, or come into.
    static func called(_ name: String) -> Label {
        Label(.sharing, 27, [.text(name)])
    }

    /// “{ $name }” can’t name a person; a name has 1 to { $most } characters in one line.
    static func badName(name: String, most: String) -> Label {
        Label(.sharing, 28, [.text(name), .text(most)])
    }

    /// This device is in “{ $book }” already (--book { $handle }); the link was not used.
    static func isIn(book: String, handle: String) -> Label {
        Label(.sharing, 29, [.text(book), .text(handle)])
    }

    /// Another “{ $name }” is still in it, be it somebody else or the same person by another device: “tally book members” lists them.
    static func namesakeStays(_ name: String) -> Label {
        Label(.sharing, 30, [.text(name)])
    }

    /// This device is in “{ $book }” already. To come in by the sheet, as an owner, leave it first: “{ $command }”.
    static func isInByKeys(book: String, command: String) -> Label {
        Label(.sharing, 31, [.text(book), .text(command)])
    }

    /// Nobody owns the book on the hub now: the others go on, and nobody can invite, remove or give roles. Let them know.
    static var ownerless: Label { Label(.sharing, 32) }

    /// This device has left “{ $book }”, which stays here as a book of its own.
    static func left(_ book: String) -> Label {
        Label(.sharing, 33, [.text(book)])
    }

    /// With --for-good it is left here all the same; the others then still see this device in it.
    static var leaveAnyway: Label { Label(.sharing, 34) }

    /// Write this down or print it, and keep it where passports are: whoever has it has the book. Without it and without a device nobody can bring the book back.
    static var keepSheet: Label { Label(.sharing, 35) }

    /// { $count ->
    ///     [one] An older sheet goes on working, too.
    ///    *[other] { $count } older sheets go on working, too.
    /// } “{ $command }” lists them with their dates, and “tally book remove”, given an id, ends one.
    static func olderSheets(count: Int, command: String) -> Label {
        Label(.sharing, 36, [.number(count), .text(command)])
    }

    /// { $count ->
    ///     [one] One piece of others can’t be opened and was left out.
    ///    *[other] { $count } pieces of others can’t be opened and were left out.
    /// }
    static func unreadable(_ count: Int) -> Label {
        Label(.sharing, 37, [.number(count)])
    }

    /// This book is on no hub; “tally book invite --hub URL” puts it on one.
    static var notShared: Label { Label(.sharing, 38) }

    /// This book is on a hub already; come in with another one by --book, or without it into a new one.
    static var alreadyShared: Label { Label(.sharing, 39) }

    /// This book is on the hub { $hub }. To put it on another, leave that one first: “tally book leave”.
    static func onOtherHub(_ hub: String) -> Label {
        Label(.sharing, 40, [.text(hub)])
    }

    /// This device can’t seal or open anything now: the system has no random numbers.
    static var unable: Label { Label(.sharing, 41) }

    /// The hub has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged. “tally sync { $hub }” goes on with it and brings it back what is here.
    static func rolledBack(_ hub: String) -> Label {
        Label(.sharing, 42, [.text(hub)])
    }

    /// { $hub } begins no books for strangers. Where it gives tokens, say one: --token-file FILE. A home server lets this device in first: “tally sync { $hub } --token-file FILE”.
    static func notOpen(_ hub: String) -> Label {
        Label(.sharing, 43, [.text(hub)])
    }

    /// A book needs an owner: make somebody else one first, as “tally book role NAME --role owner” does.
    static var lastOwner: Label { Label(.sharing, 44) }

    /// There is no invitation in this; it looks like https://hub.example/join#… Give it in quotation marks.
    static var linkMissing: Label { Label(.sharing, 45) }

    /// The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end, and give it in quotation marks.
    static var linkMistyped: Label { Label(.sharing, 46) }

    /// There is no member “{ $name }”, or more than one; “tally book members” lists them, with ids.
    static func noSuchMember(_ name: String) -> Label {
        Label(.sharing, 47, [.text(name)])
    }

    /// There is no open invitation “{ $name }”, or more than one; “tally book invitations” lists them, with ids.
    static func noSuchInvitation(_ name: String) -> Label {
        Label(.sharing, 48, [.text(name)])
    }

    /// The keys by which this device is in the book are gone: they were in { $path }. What is here stays here. Have an owner invite it once more, and “tally book join” goes on with this book, as “tally book recover” does with a recovery sheet; or put the file back.
    static func keysGone(_ path: String) -> Label {
        Label(.sharing, 49, [.text(path)])
    }

    /// This is this device itself: “tally book leave” takes it out.
    static var oneself: Label { Label(.sharing, 50) }

    /// This device is in the book as “{ $name }”, and nobody is renamed there: “{ $given }” would be told to nobody. Leave --as out; to go by another name, leave the book and come in anew.
    static func lateName(name: String, given: String) -> Label {
        Label(.sharing, 51, [.text(name), .text(given)])
    }

    /// The hub shows another row than before, as when it was put back from a backup and others wrote there since; or it shows different rows to different people. Nothing was exchanged. If whoever runs it says that it is right, “tally sync { $hub }” goes on with it and brings it what is here.
    static func otherRow(_ hub: String) -> Label {
        Label(.sharing, 52, [.text(hub)])
    }

    /// No hub answers at { $hub }. If the link is a site’s, the page that made it shows another one, “For tally book join”: use that.
    static func noHubThere(_ hub: String) -> Label {
        Label(.sharing, 53, [.text(hub)])
    }
}

extension Catalogue {
    fileprivate static var sharing: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000700<00E00I00O00V00]00c01201;01J02I04b05P06f08E09i0;P0;Z0;_0<90@70A50BI0C[0D]0FK0H:0IE0JL0LL0N00Oc0Pi0RD0T_0WK0YE0ZO0\\00]P0^a0aO0d40eZ0gA0i60jT0l?10C11D14318O1:N",
                    patterns: """
                        Member
                        Role
                        In since
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
                        The book is back, as “\u{1}0”. Remove the devices that are lost: “\u{1}1” lists them.
                        What the book was called stands neither on the sheet nor on the hub; “\u{1}0” gives it a name.
                        No answer came. If the hub has let this device in all the same, “tally sync --book \u{1}0” goes on.
                        “\u{1}0” is out; from now on everything is sealed with a new key. What was on that device stays there.
                        Uses left
                        Ends
                        What “\u{1}0” is now: \u{1}1.
                        \u{2}0\u{3}one\u{4}An invitation or a recovery sheet ended with it, by which they could have come back. Make another one for whoever needs it.\u{3}\u{4}\u{1}0 invitations or recovery sheets ended with it, by which they could have come back. Make others for whoever needs them.\u{5}
                        The invitation is taken back: nobody comes in by it any more.
                        Out again, since they had been taken out before, or came in by what was closed: \u{1}0.
                        Not in the book any more since the hub was put back, and to be invited again: \u{1}0.
                        \u{1}0 is this machine alone: nobody comes in by that from elsewhere.
                        What is written here stays here until “tally sync”, which brings all shared books of this device in step.
                        Others see you as “\u{1}0”. --as NAME gives another name; it counts when a book is first shared, or come into.
                        “\u{1}0” can’t name a person; a name has 1 to \u{1}1 characters in one line.
                        This device is in “\u{1}0” already (--book \u{1}1); the link was not used.
                        Another “\u{1}0” is still in it, be it somebody else or the same person by another device: “tally book members” lists them.
                        This device is in “\u{1}0” already. To come in by the sheet, as an owner, leave it first: “\u{1}1”.
                        Nobody owns the book on the hub now: the others go on, and nobody can invite, remove or give roles. Let them know.
                        This device has left “\u{1}0”, which stays here as a book of its own.
                        With --for-good it is left here all the same; the others then still see this device in it.
                        Write this down or print it, and keep it where passports are: whoever has it has the book. Without it and without a device nobody can bring the book back.
                        \u{2}0\u{3}one\u{4}An older sheet goes on working, too.\u{3}\u{4}\u{1}0 older sheets go on working, too.\u{5} “\u{1}1” lists them with their dates, and “tally book remove”, given an id, ends one.
                        \u{2}0\u{3}one\u{4}One piece of others can’t be opened and was left out.\u{3}\u{4}\u{1}0 pieces of others can’t be opened and were left out.\u{5}
                        This book is on no hub; “tally book invite --hub URL” puts it on one.
                        This book is on a hub already; come in with another one by --book, or without it into a new one.
                        This book is on the hub \u{1}0. To put it on another, leave that one first: “tally book leave”.
                        This device can’t seal or open anything now: the system has no random numbers.
                        The hub has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged. “tally sync \u{1}0” goes on with it and brings it back what is here.
                        \u{1}0 begins no books for strangers. Where it gives tokens, say one: --token-file FILE. A home server lets this device in first: “tally sync \u{1}0 --token-file FILE”.
                        A book needs an owner: make somebody else one first, as “tally book role NAME --role owner” does.
                        There is no invitation in this; it looks like https://hub.example/join#… Give it in quotation marks.
                        The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end, and give it in quotation marks.
                        There is no member “\u{1}0”, or more than one; “tally book members” lists them, with ids.
                        There is no open invitation “\u{1}0”, or more than one; “tally book invitations” lists them, with ids.
                        The keys by which this device is in the book are gone: they were in \u{1}0. What is here stays here. Have an owner invite it once more, and “tally book join” goes on with this book, as “tally book recover” does with a recovery sheet; or put the file back.
                        This is this device itself: “tally book leave” takes it out.
                        This device is in the book as “\u{1}0”, and nobody is renamed there: “\u{1}1” would be told to nobody. Leave --as out; to go by another name, leave the book and come in anew.
                        The hub shows another row than before, as when it was put back from a backup and others wrote there since; or it shows different rows to different people. Nothing was exchanged. If whoever runs it says that it is right, “tally sync \u{1}0” goes on with it and brings it what is here.
                        No hub answers at \u{1}0. If the link is a site’s, the page that made it shows another one, “For tally book join”: use that.
                        """)
            case .german:
                MessageTable(
                    index: "00000900?00J00M00U00^00d00j01B01I01b02l05b06O08709V0;K0=D0=I0=O0=g0Ao0C50DF0ES0FP0HE0JN0K[0Lm0OJ0Q:0SJ0TQ0Uk0XU0[B0]\\0_30`S0b:0cX0fa0iY0kY0mC0oT11@12m17^18d1;R1@Q1Bh",
                    patterns: """
                        Mitglied
                        Rolle
                        Dabei seit
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
                        Das Buch ist wieder da, als „\u{1}0“. Entferne die Geräte, die verloren sind: „\u{1}1“ zählt sie auf.
                        Wie das Buch hieß, steht weder auf dem Blatt noch auf dem Hub; „\u{1}0“ gibt ihm einen Namen.
                        Es kam keine Antwort. Falls der Hub dieses Gerät trotzdem eingelassen hat, macht „tally sync --book \u{1}0“ weiter.
                        „\u{1}0“ ist draußen; ab jetzt wird alles mit einem neuen Schlüssel versiegelt. Was auf jenem Gerät war, bleibt dort.
                        Noch
                        Endet
                        „\u{1}0“ ist jetzt: \u{1}1.
                        \u{2}0\u{3}one\u{4}Eine Einladung oder ein Wiederherstellungsblatt, womit sie zurückgekommen wären, ist damit zu Ende. Mach für andere ein neues.\u{3}\u{4}\u{1}0 Einladungen oder Wiederherstellungsblätter, womit sie zurückgekommen wären, sind damit zu Ende. Mach für andere neue.\u{5}
                        Die Einladung ist zurückgenommen: Mit ihr kommt niemand mehr herein.
                        Wieder draußen, da sie schon entfernt waren oder durch Geschlossenes kamen: \u{1}0.
                        Seit der Hub zurückgesetzt wurde nicht mehr im Buch und neu einzuladen: \u{1}0.
                        \u{1}0 ist nur diese Maschine: Andere kommen damit nicht herein.
                        Was hier geschrieben wird, bleibt hier bis zu „tally sync“, das alle geteilten Bücher dieses Geräts abgleicht.
                        Andere sehen dich als „\u{1}0“. --as NAME gibt einen anderen Namen; das zählt, wenn ein Buch zum ersten Mal geteilt oder betreten wird.
                        „\u{1}0“ kann niemand heißen; ein Name hat 1 bis \u{1}1 Zeichen in einer Zeile.
                        Dieses Gerät ist schon in „\u{1}0“ (--book \u{1}1); der Link wurde nicht verbraucht.
                        Noch jemand mit dem Namen „\u{1}0“ ist darin, sei es jemand anderes oder dieselbe Person mit einem anderen Gerät: „tally book members“ zählt alle auf.
                        Dieses Gerät ist schon in „\u{1}0“. Um mit dem Blatt als Besitzer hereinzukommen, verlass es zuerst: „\u{1}1“.
                        Das Buch auf dem Hub hat nun keinen Besitzer: Die anderen machen weiter, aber niemand kann einladen, entfernen oder Rechte geben. Sag es ihnen.
                        Dieses Gerät hat „\u{1}0“ verlassen; hier bleibt es als eigenes Buch.
                        Mit --for-good verlässt dieses Gerät es trotzdem; die anderen sehen es dann noch darin.
                        Schreib das ab oder druck es aus und bewahre es dort auf, wo die Ausweise liegen: wer es hat, hat das Buch. Ohne das Blatt und ohne ein Gerät bringt es niemand zurück.
                        \u{2}0\u{3}one\u{4}Ein älteres Blatt gilt weiter.\u{3}\u{4}\u{1}0 ältere Blätter gelten weiter.\u{5} „\u{1}1“ zählt sie mit ihrem Datum auf, und „tally book remove“ mit einer ID beendet eines.
                        \u{2}0\u{3}one\u{4}Ein Stück von anderen lässt sich nicht öffnen und wurde ausgelassen.\u{3}\u{4}\u{1}0 Stücke von anderen lassen sich nicht öffnen und wurden ausgelassen.\u{5}
                        Dieses Buch liegt auf keinem Hub; „tally book invite --hub URL“ legt es auf einen.
                        Dieses Buch liegt schon auf einem Hub; nimm mit --book ein anderes, oder ohne --book ein neues.
                        Dieses Buch liegt auf dem Hub \u{1}0. Bevor es auf einen anderen kann, verlass es: „tally book leave“.
                        Dieses Gerät kann gerade nichts versiegeln oder öffnen: das System hat keine Zufallszahlen.
                        Der Hub hat einen Teil dieses Buchs vergessen, etwa weil eine Sicherung zurückgespielt wurde. Nichts wurde ausgetauscht. „tally sync \u{1}0“ macht mit ihm weiter und bringt ihm zurück, was hier ist.
                        \u{1}0 fängt für Fremde keine Bücher an. Wo er Token vergibt, nenn eins: --token-file DATEI. Ein eigener Server lässt dieses Gerät zuerst ein: „tally sync \u{1}0 --token-file DATEI“.
                        Ein Buch braucht jemanden, der es besitzt: mach zuerst jemand anderen dazu, wie es „tally book role NAME --role owner“ tut.
                        Darin ist keine Einladung; sie sieht aus wie https://hub.example/join#… Setz sie in Anführungszeichen.
                        Die Einladung ist nicht vollständig, oder Buchstaben darin sind falsch. Kopier sie noch einmal bis zum Ende und setz sie in Anführungszeichen.
                        Es gibt kein Mitglied „\u{1}0“, oder mehr als eines; „tally book members“ zählt sie mit Kennungen auf.
                        Es gibt keine offene Einladung „\u{1}0“ oder mehr als eine; „tally book invitations“ listet sie mit IDs.
                        Die Schlüssel, mit denen dieses Gerät im Buch ist, sind weg: Sie waren in \u{1}0. Was hier ist, bleibt hier. Lass es von einem Besitzer noch einmal einladen, dann macht „tally book join“ mit diesem Buch weiter, wie „tally book recover“ mit einem Wiederherstellungsblatt; oder leg die Datei zurück.
                        Das ist dieses Gerät selbst: „tally book leave“ nimmt es heraus.
                        Dieses Gerät ist als „\u{1}0“ im Buch, und umbenannt wird dort niemand: „\u{1}1“ erführe keiner. Lass --as weg; um anders zu heißen, verlass das Buch und komm neu herein.
                        Der Hub zeigt eine andere Reihe als zuvor, etwa weil eine Sicherung zurückgespielt wurde und andere seither dort schrieben; oder er zeigt verschiedenen Leuten Verschiedenes. Nichts wurde ausgetauscht. Sagt, wer ihn betreibt, dass das richtig ist, macht „tally sync \u{1}0“ mit ihm weiter und bringt ihm, was hier ist.
                        An \u{1}0 antwortet kein Hub. Gehört der Link zu einer Website, zeigt die Seite, die ihn gemacht hat, einen anderen „Für tally book join“: nimm den.
                        """)
            case .italian:
                MessageTable(
                    index: "00000700=00H00K00X00_00e00l01?01H01Y02^05o06W07j09C0;90<h0=00=50=H0Be0C^0E80FP0GI0I<0KE0Lb0N00On0QZ0SW0T^0Ul0XA0[b0_20`F0a`0c?0d]0gj0jS0lJ0mk0oa11I13117Q18O1;91@21B>",
                    patterns: """
                        Membro
                        Ruolo
                        Dentro dal
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
                        Il libro è tornato, come «\u{1}0». Rimuovi i dispositivi perduti: «\u{1}1» li elenca.
                        Come si chiamava il libro non sta né sul foglio né sull’hub; «\u{1}0» gli dà un nome.
                        Non è arrivata risposta. Se l’hub ha comunque fatto entrare questo dispositivo, «tally sync --book \u{1}0» prosegue.
                        «\u{1}0» è fuori; da ora tutto viene sigillato con una nuova chiave. Ciò che era su quel dispositivo vi resta.
                        Restano
                        Fine
                        «\u{1}0» ora è: \u{1}1.
                        \u{2}0\u{3}one\u{4}Con ciò è finito un invito o un foglio di recupero con cui poteva tornare. Fanne un altro per chi ne ha bisogno.\u{3}many\u{4}Con ciò sono finiti \u{1}0 inviti o fogli di recupero con cui poteva tornare. Fanne altri per chi ne ha bisogno.\u{3}\u{4}Con ciò sono finiti \u{1}0 inviti o fogli di recupero con cui poteva tornare. Fanne altri per chi ne ha bisogno.\u{5}
                        L’invito è ritirato: con esso non entra più nessuno.
                        Di nuovo fuori, perché erano già stati tolti o sono entrati da ciò che era chiuso: \u{1}0.
                        Non più nel libro da quando l’hub è stato ripristinato, e da invitare di nuovo: \u{1}0.
                        \u{1}0 è solo questa macchina: gli altri non entrano così.
                        Ciò che si scrive qui resta qui fino a «tally sync», che allinea tutti i libri condivisi di questo dispositivo.
                        Gli altri ti vedono come «\u{1}0». --as NAME dà un altro nome; vale quando un libro viene condiviso la prima volta, o quando vi si entra.
                        “\u{1}0” non può essere il nome di una persona; un nome ha da 1 a \u{1}1 caratteri su una riga.
                        Questo dispositivo è già in «\u{1}0» (--book \u{1}1); il link non è stato usato.
                        C’è ancora un altro «\u{1}0», sia un’altra persona o la stessa con un altro dispositivo: «tally book members» li elenca.
                        Questo dispositivo è già in «\u{1}0». Per entrare con il foglio, come proprietario, prima lascialo: «\u{1}1».
                        Il libro sull’hub ora non ha proprietari: gli altri continuano, ma nessuno può invitare, togliere o dare ruoli. Avvisali.
                        Questo dispositivo ha lasciato «\u{1}0», che resta qui come libro a sé.
                        Con --for-good lo lasci comunque; gli altri vedono ancora questo dispositivo.
                        Trascrivilo o stampalo e conservalo dove tieni i documenti: chi lo ha, ha il libro. Senza il foglio e senza un dispositivo nessuno può recuperarlo.
                        \u{2}0\u{3}one\u{4}Anche un foglio più vecchio vale ancora.\u{3}many\u{4}Valgono ancora anche \u{1}0 di fogli più vecchi.\u{3}\u{4}Valgono ancora anche \u{1}0 fogli più vecchi.\u{5} «\u{1}1» li elenca con le date, e «tally book remove» con un id ne annulla uno.
                        \u{2}0\u{3}one\u{4}Un pezzo di altri non si può aprire ed è stato tralasciato.\u{3}many\u{4}\u{1}0 pezzi di altri non si possono aprire e sono stati tralasciati.\u{3}\u{4}\u{1}0 pezzi di altri non si possono aprire e sono stati tralasciati.\u{5}
                        Questo libro non è su nessun hub; «tally book invite --hub URL» lo mette su uno.
                        Questo libro è già su un hub; entra con un altro tramite --book, o senza, in uno nuovo.
                        Questo libro è sull’hub \u{1}0. Per metterlo su un altro, prima lascialo: «tally book leave».
                        Ora questo dispositivo non può sigillare né aprire nulla: il sistema non ha numeri casuali.
                        L’hub ha dimenticato una parte di questo libro, come quando viene ripristinato da una copia di sicurezza. Non è stato scambiato nulla. «tally sync \u{1}0» prosegue con esso e gli riporta ciò che è qui.
                        \u{1}0 non avvia libri per estranei. Se dà token, indicane uno: --token-file FILE. Un server di casa ammette prima questo dispositivo: «tally sync \u{1}0 --token-file FILE».
                        Un libro ha bisogno di un proprietario: prima rendi tale qualcun altro, come fa «tally book role NAME --role owner».
                        Qui non c’è un invito; ha l’aspetto di https://hub.example/join#… Mettilo tra virgolette.
                        L’invito non è completo, o alcune lettere sono sbagliate. Copialo di nuovo fino in fondo e mettilo tra virgolette.
                        Non c’è nessun membro «\u{1}0», o ce n’è più d’uno; «tally book members» li elenca con gli id.
                        Non c’è alcun invito aperto «\u{1}0», o più d’uno; «tally book invitations» li elenca con gli ID.
                        Le chiavi con cui questo dispositivo è nel libro non ci sono più: erano in \u{1}0. Ciò che è qui resta qui. Fatti invitare di nuovo da un proprietario, e «tally book join» prosegue con questo libro, come «tally book recover» con un foglio di recupero; o rimetti il file al suo posto.
                        È questo stesso dispositivo: «tally book leave» lo toglie.
                        Questo dispositivo è nel libro come «\u{1}0», e lì nessuno cambia nome: «\u{1}1» non lo saprebbe nessuno. Ometti --as; per chiamarti altrimenti, lascia il libro e rientra.
                        L’hub mostra una fila diversa da prima, come quando viene ripristinato da una copia di sicurezza e intanto altri vi hanno scritto; oppure mostra file diverse a persone diverse. Non è stato scambiato nulla. Se chi lo gestisce dice che è giusto, «tally sync \u{1}0» prosegue con esso e gli porta ciò che è qui.
                        A \u{1}0 non risponde nessun hub. Se il link è di un sito, la pagina che l’ha creato ne mostra un altro «Per tally book join»: usa quello.
                        """)
            }
        }
    }
}
