// Made by `make words` from Words/*/Door.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// The words for those who aren’t let in, or are just being.
enum DoorText {
    /// This is somebody’s Tallybook
    static var title: Label { Label(.door, 0) }

    /// A home server that keeps a book for its people. It answers only devices that it has let in, and this one it hasn’t, or not any more.
    static var what: Label { Label(.door, 1) }

    /// How to be let in
    static var how: Label { Label(.door, 2) }

    /// Ask for an address: “Settings → Devices → Add a device” shows one on a device that is in, and “tally device add” on the server’s machine. Open it here, or paste it.
    static var ways: Label { Label(.door, 3) }

    /// Come in
    static var comeIn: Label { Label(.door, 4) }

    /// The address you were given
    static var address: Label { Label(.door, 5) }

    /// What this device is called
    static var name: Label { Label(.door, 6) }

    /// So that it can be told from others, and removed when it is lost.
    static var nameHint: Label { Label(.door, 7) }

    /// A name has 1 to { $most } characters in one line.
    static func badName(_ most: String) -> Label {
        Label(.door, 8, [.text(most)])
    }

    /// You are invited to this Tallybook
    static var welcome: Label { Label(.door, 9) }

    /// Let this device in
    static var letMeIn: Label { Label(.door, 10) }

    /// This address lets nobody in: it was used, has ended, or never did. Ask for another.
    static var notAKey: Label { Label(.door, 11) }

    /// Too many wrong tries came from here. Try again in a minute.
    static var slow: Label { Label(.door, 12) }

    /// More is asked of this hub from your address than it answers at once. It goes on in { $minutes ->
    ///     [one] a minute
    ///    *[other] { $minutes } minutes
    /// }; what you write stays on this device until then.
    static func manyRequests(_ minutes: Int) -> Label {
        Label(.door, 13, [.number(minutes)])
    }

    /// More was brought to this hub from your address than it takes at once. It goes on in { $minutes ->
    ///     [one] a minute
    ///    *[other] { $minutes } minutes
    /// }; what you write stays on this device until then.
    static func manyBytes(_ minutes: Int) -> Label {
        Label(.door, 14, [.number(minutes)])
    }

    /// Too many books were begun on this hub from your address. The next can be begun in { $minutes ->
    ///     [one] a minute
    ///    *[other] { $minutes } minutes
    /// }.
    static func manyBooks(_ minutes: Int) -> Label {
        Label(.door, 15, [.number(minutes)])
    }

    /// Too many invitations were opened on this hub from your address. The next can be opened in { $minutes ->
    ///     [one] a minute
    ///    *[other] { $minutes } minutes
    /// }.
    static func manyInvitations(_ minutes: Int) -> Label {
        Label(.door, 16, [.number(minutes)])
    }

    /// This device may only look. Nothing was changed.
    static var mayOnlyRead: Label { Label(.door, 17) }

    /// This device may only look
    static var onlyLooks: Label { Label(.door, 18) }

    /// Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
    static var notChanged: Label { Label(.door, 19) }

    /// Back
    static var back: Label { Label(.door, 20) }

    /// This Tallybook answers only devices that it has let in. “tally device add” on its machine, or Settings → Devices on a device that is in, gives an address to come in by.
    static var plain: Label { Label(.door, 21) }

    /// Into a shared book, by an invitation or a recovery sheet
    static var shared: Label { Label(.door, 22) }

    /// What you sent was not saved.
    static var notSaved: Label { Label(.door, 23) }

    /// This device will be able to read all of it, and to change nothing.
    static var willOnlyRead: Label { Label(.door, 24) }

    /// This device is already in
    static var alreadyIn: Label { Label(.door, 25) }

    /// It is in as “{ $name }”. The address is still good: open it on the device that is to be let in.
    static func notUsedUp(_ name: String) -> Label {
        Label(.door, 26, [.text(name)])
    }

    /// It is in as “{ $name }”.
    static func inAs(_ name: String) -> Label {
        Label(.door, 27, [.text(name)])
    }

    /// Tallybook runs on this machine, and its user needs no address.
    static var isHere: Label { Label(.door, 28) }

    /// This address lets nobody in any more, or never did; nobody needs one here.
    static var needsNone: Label { Label(.door, 29) }

    /// This isn’t shown any more, or never was
    static var gone: Label { Label(.door, 30) }

    /// Whoever showed it took it back, or the address isn’t whole. Ask them for another one.
    static var goneWhy: Label { Label(.door, 31) }

    /// Open Tallybook
    static var goOn: Label { Label(.door, 32) }

    /// Somebody invites you to a shared book. This hub only carries it, sealed, and has no pages: paste the whole address into Tallybook where it shares over this hub (Settings → Shared books), or give it to “tally book join” on a computer, in quotation marks. What stands behind its # is secret, and was not sent here: show it to nobody.
    static var invited: Label { Label(.door, 33) }
}

extension Catalogue {
    fileprivate static var door: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000O02V02g05Z05b06=06X07Y08D08f0990:M0;I0=j0@L0B<0D40Dd0E>0Ff0Fk0IZ0JS0K00L30LM0Mj0N@0O?0PJ0Q40RL0R[0Wm",
                    patterns: """
                        This is somebody’s Tallybook
                        A home server that keeps a book for its people. It answers only devices that it has let in, and this one it hasn’t, or not any more.
                        How to be let in
                        Ask for an address: “Settings → Devices → Add a device” shows one on a device that is in, and “tally device add” on the server’s machine. Open it here, or paste it.
                        Come in
                        The address you were given
                        What this device is called
                        So that it can be told from others, and removed when it is lost.
                        A name has 1 to \u{1}0 characters in one line.
                        You are invited to this Tallybook
                        Let this device in
                        This address lets nobody in: it was used, has ended, or never did. Ask for another.
                        Too many wrong tries came from here. Try again in a minute.
                        More is asked of this hub from your address than it answers at once. It goes on in \u{2}0\u{3}one\u{4}a minute\u{3}\u{4}\u{1}0 minutes\u{5}; what you write stays on this device until then.
                        More was brought to this hub from your address than it takes at once. It goes on in \u{2}0\u{3}one\u{4}a minute\u{3}\u{4}\u{1}0 minutes\u{5}; what you write stays on this device until then.
                        Too many books were begun on this hub from your address. The next can be begun in \u{2}0\u{3}one\u{4}a minute\u{3}\u{4}\u{1}0 minutes\u{5}.
                        Too many invitations were opened on this hub from your address. The next can be opened in \u{2}0\u{3}one\u{4}a minute\u{3}\u{4}\u{1}0 minutes\u{5}.
                        This device may only look. Nothing was changed.
                        This device may only look
                        Nothing was changed. Somebody whose device may write can let this one write, too: Settings → Devices.
                        Back
                        This Tallybook answers only devices that it has let in. “tally device add” on its machine, or Settings → Devices on a device that is in, gives an address to come in by.
                        Into a shared book, by an invitation or a recovery sheet
                        What you sent was not saved.
                        This device will be able to read all of it, and to change nothing.
                        This device is already in
                        It is in as “\u{1}0”. The address is still good: open it on the device that is to be let in.
                        It is in as “\u{1}0”.
                        Tallybook runs on this machine, and its user needs no address.
                        This address lets nobody in any more, or never did; nobody needs one here.
                        This isn’t shown any more, or never was
                        Whoever showed it took it back, or the address isn’t whole. Ask them for another one.
                        Open Tallybook
                        Somebody invites you to a shared book. This hub only carries it, sealed, and has no pages: paste the whole address into Tallybook where it shares over this hub (Settings → Shared books), or give it to “tally book join” on a computer, in quotation marks. What stands behind its # is secret, and was not sent here: show it to nobody.
                        """)
            case .german:
                MessageTable(
                    index: "00000K02V02n06D06Q07307L08`09N0:50:M0<80=B0@<0C20Dm0Fm0Ge0HD0JB0JJ0MW0NY0OI0PD0Ph0RX0S90TG0UW0VE0X10XC0^A",
                    patterns: """
                        Das ist jemandes Tallybook
                        Ein Heimserver, der ein Buch für seine Leute führt. Er antwortet nur Geräten, die er eingelassen hat, und dieses nicht oder nicht mehr.
                        So wird man eingelassen
                        Lass dir eine Adresse geben: „Einstellungen → Geräte → Gerät hinzufügen“ zeigt eine auf einem eingelassenen Gerät, „tally device add“ auf dem Rechner des Servers. Öffne sie hier oder füg sie ein.
                        Hereinkommen
                        Die Adresse, die du bekommen hast
                        Wie dieses Gerät heißt
                        Damit es sich von anderen unterscheidet und entfernen lässt, wenn es verloren ist.
                        Ein Name hat 1 bis \u{1}0 Zeichen in einer Zeile.
                        Du bist zu diesem Tallybook eingeladen
                        Dieses Gerät einlassen
                        Diese Adresse lässt niemanden ein: Sie ist benutzt, abgelaufen oder galt nie. Lass dir eine andere geben.
                        Von hier kamen zu viele falsche Versuche. In einer Minute geht es wieder.
                        Von deiner Adresse wird dieser Hub mehr gefragt, als er auf einmal beantwortet. In \u{2}0\u{3}one\u{4}einer Minute\u{3}\u{4}\u{1}0 Minuten\u{5} geht es weiter; bis dahin bleibt auf diesem Gerät, was du schreibst.
                        Von deiner Adresse wurde diesem Hub mehr gebracht, als er auf einmal nimmt. In \u{2}0\u{3}one\u{4}einer Minute\u{3}\u{4}\u{1}0 Minuten\u{5} geht es weiter; bis dahin bleibt auf diesem Gerät, was du schreibst.
                        Von deiner Adresse wurden auf diesem Hub zu viele Bücher begonnen. Das nächste geht in \u{2}0\u{3}one\u{4}einer Minute\u{3}\u{4}\u{1}0 Minuten\u{5}.
                        Von deiner Adresse wurden auf diesem Hub zu viele Einladungen geöffnet. Die nächste geht in \u{2}0\u{3}one\u{4}einer Minute\u{3}\u{4}\u{1}0 Minuten\u{5}.
                        Dieses Gerät darf nur ansehen. Nichts wurde geändert.
                        Dieses Gerät darf nur ansehen
                        Nichts wurde geändert. Wer auf einem anderen Gerät schreiben darf, kann es auch diesem erlauben: Einstellungen → Geräte.
                        Zurück
                        Dieses Tallybook antwortet nur Geräten, die es eingelassen hat. „tally device add“ auf seinem Rechner oder Einstellungen → Geräte auf einem eingelassenen Gerät gibt eine Adresse zum Hereinkommen.
                        In ein geteiltes Buch, mit Einladung oder Wiederherstellungsblatt
                        Was du geschickt hast, wurde nicht gespeichert.
                        Dieses Gerät wird alles lesen und nichts ändern können.
                        Dieses Gerät ist schon eingelassen
                        Es ist als „\u{1}0“ eingelassen. Die Adresse gilt noch: Öffne sie auf dem Gerät, das eingelassen werden soll.
                        Es ist als „\u{1}0“ eingelassen.
                        Tallybook läuft auf dieser Maschine, und ihr Benutzer braucht keine Adresse.
                        Diese Adresse lässt niemanden mehr ein oder tat es nie; hier braucht es keine.
                        Das wird nicht mehr gezeigt oder wurde es nie
                        Wer es zeigte, hat es zurückgenommen, oder die Adresse ist nicht vollständig. Lass dir eine andere geben.
                        Tallybook öffnen
                        Jemand lädt dich in ein geteiltes Buch ein. Dieser Hub trägt es nur, versiegelt, und hat keine Seiten: Füge die ganze Adresse in Tallybook ein, wo es über diesen Hub teilt (Einstellungen → Geteilte Bücher), oder gib sie auf einem Rechner „tally book join“, in Anführungszeichen. Was hinter ihrem # steht, ist geheim: Es wurde nicht hierher geschickt; zeig es niemandem.
                        """)
            case .italian:
                MessageTable(
                    index: "00000S02R02g05i05o06N07007g08S09409O0;70<?0?I0BX0Dk0G;0H90H_0J_0Jh0Me0Nb0OO0PM0Q00RH0R`0T30UK0V>0WP0W_0]N",
                    patterns: """
                        Questo è il Tallybook di qualcuno
                        Un server di casa che tiene un libro per le sue persone. Risponde solo ai dispositivi che ha ammesso, e questo no, o non più.
                        Come farsi ammettere
                        Chiedi un indirizzo: «Impostazioni → Dispositivi → Aggiungi un dispositivo» ne mostra uno su un dispositivo ammesso, «tally device add» sul computer del server. Aprilo qui, o incollalo.
                        Entra
                        L’indirizzo che hai ricevuto
                        Come si chiama questo dispositivo
                        Per distinguerlo dagli altri e rimuoverlo se va perso.
                        Un nome ha da 1 a \u{1}0 caratteri su una riga.
                        Sei invitato in questo Tallybook
                        Ammetti questo dispositivo
                        Questo indirizzo non ammette nessuno: è stato usato, è scaduto o non è mai valso. Chiedine un altro.
                        Da qui sono arrivati troppi tentativi sbagliati. Riprova tra un minuto.
                        Dal tuo indirizzo si chiede a questo hub più di quanto risponda in una volta. Continua tra \u{2}0\u{3}one\u{4}un minuto\u{3}many\u{4}\u{1}0 di minuti\u{3}\u{4}\u{1}0 minuti\u{5}; fino ad allora quello che scrivi resta su questo dispositivo.
                        Dal tuo indirizzo è stato portato a questo hub più di quanto prenda in una volta. Continua tra \u{2}0\u{3}one\u{4}un minuto\u{3}many\u{4}\u{1}0 di minuti\u{3}\u{4}\u{1}0 minuti\u{5}; fino ad allora quello che scrivi resta su questo dispositivo.
                        Dal tuo indirizzo sono stati iniziati troppi libri su questo hub. Il prossimo si può iniziare tra \u{2}0\u{3}one\u{4}un minuto\u{3}many\u{4}\u{1}0 di minuti\u{3}\u{4}\u{1}0 minuti\u{5}.
                        Dal tuo indirizzo sono stati aperti troppi inviti su questo hub. Il prossimo si può aprire tra \u{2}0\u{3}one\u{4}un minuto\u{3}many\u{4}\u{1}0 di minuti\u{3}\u{4}\u{1}0 minuti\u{5}.
                        Questo dispositivo può solo guardare. Non è cambiato nulla.
                        Questo dispositivo può solo guardare
                        Non è cambiato nulla. Chi può scrivere da un altro dispositivo può permetterlo anche a questo: Impostazioni → Dispositivi.
                        Indietro
                        Questo Tallybook risponde solo ai dispositivi che ha ammesso. «tally device add» sul suo computer, o Impostazioni → Dispositivi su un dispositivo ammesso, dà un indirizzo per entrare.
                        In un libro condiviso, con un invito o un foglio di recupero
                        Quello che hai inviato non è stato salvato.
                        Questo dispositivo potrà leggere tutto e non cambiare nulla.
                        Questo dispositivo è già ammesso
                        È ammesso come «\u{1}0». L’indirizzo vale ancora: aprilo sul dispositivo da ammettere.
                        È ammesso come «\u{1}0».
                        Tallybook gira su questa macchina, e il suo utente non ha bisogno di un indirizzo.
                        Questo indirizzo non ammette più nessuno, o non lo ha mai fatto; qui non ne serve uno.
                        Questo non è più mostrato, o non lo è mai stato
                        Chi lo mostrava lo ha ritirato, o l’indirizzo non è intero. Chiedine un altro.
                        Apri Tallybook
                        Qualcuno ti invita in un libro condiviso. Questo hub lo trasporta soltanto, sigillato, e non ha pagine: incolla l’indirizzo intero in Tallybook dove condivide tramite questo hub (Impostazioni → Libri condivisi), o dallo a «tally book join» su un computer, tra virgolette. Quello che segue il suo # è segreto: non è stato inviato qui; non mostrarlo a nessuno.
                        """)
            }
        }
    }
}
