// Made by `make words` from Words/*/Hub.ftl: edit those.
// swift-format-ignore-file

/// What a hub says of a book that several people keep, and what is the matter.
package enum HubText {
    /// This device isn’t in the book, or not any more: an owner removed it, or the hub doesn’t know it, as when it was put back from a backup. What is here stays here.
    package static var notMember: Label { Label(.hub, 0) }

    /// The link or the sheet leads to no book: it was used up, taken back, or has ended. Ask for another one. If the hub has lost what it kept, its keeper can put that back.
    package static var noBook: Label { Label(.hub, 1) }

    /// The hub’s answer can’t be read, or it can’t read what it was sent.
    package static var unreadableAnswer: Label { Label(.hub, 2) }

    /// This device wasn’t given the book’s new key yet. It comes with the next exchange of an owner’s device.
    package static var keyMissing: Label { Label(.hub, 3) }

    /// Others keep writing into this book; try again in a moment.
    package static var tooBusy: Label { Label(.hub, 4) }

    /// There is something in this book, or the hub speaks something, that only a newer version of Tallybook knows.
    package static var newerVersion: Label { Label(.hub, 5) }

    /// What the hub handed over can’t be opened with the keys of this device.
    package static var notOpened: Label { Label(.hub, 6) }

    /// The hub shows another row than before, or than it showed others. Nothing of it was kept; ask whoever runs the hub.
    package static var otherRow: Label { Label(.hub, 7) }

    /// Something on the hub isn’t signed by whom it says. Nothing of it was kept; ask whoever runs the hub.
    package static var forged: Label { Label(.hub, 8) }

    /// The hub took something from somebody who may not write it. Nothing of it was kept; ask whoever runs the hub.
    package static var notAllowedPiece: Label { Label(.hub, 9) }

    /// The hub’s list of members isn’t the one that was there before. Nothing of it was kept; ask whoever runs the hub.
    package static var otherMembers: Label { Label(.hub, 10) }

    /// You may only look into this book. What is written here stays here.
    package static var mayOnlyRead: Label { Label(.hub, 11) }

    /// The clock of this device or the hub’s is wrong: they are more than a day apart. Set the wrong one right and try again.
    package static var clocksDiffer: Label { Label(.hub, 12) }

    /// The book has no more room on this hub. What was written here stays here, and waits.
    package static var full: Label { Label(.hub, 13) }

    /// One change is larger than the hub takes. What was written here stays here.
    package static var tooLarge: Label { Label(.hub, 14) }

    /// The hub can’t read or keep anything now; try again later.
    package static var hubFails: Label { Label(.hub, 15) }

    /// A book has at most { $most } members, and as many open invitations.
    package static func tooMany(_ most: Int) -> Label {
        Label(.hub, 16, [.number(most)])
    }

    /// Only an owner can do that.
    package static var onlyOwners: Label { Label(.hub, 17) }

    /// This is no recovery sheet: one has the hub’s address and nine words.
    package static var sheetMissing: Label { Label(.hub, 18) }

    /// One of the nine words on the sheet isn’t right, or is missing.
    package static var sheetMistyped: Label { Label(.hub, 19) }

    /// This browser keeps no keys here, as in a private window; a shared book needs them.
    package static var unable: Label { Label(.hub, 20) }

    /// { $hub } has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged.
    package static func rolledBack(_ hub: String) -> Label {
        Label(.hub, 21, [.text(hub)])
    }

    /// { $hub } begins no books for strangers. Enter a token of it, which its keeper makes by “tally device add --token” or has in the token file of tally-hub; a home server can let this device in, too.
    package static func notOpen(_ hub: String) -> Label {
        Label(.hub, 22, [.text(hub)])
    }

    /// A book needs an owner: make somebody else one first.
    package static var lastOwner: Label { Label(.hub, 23) }

    /// This book isn’t shared.
    package static var notShared: Label { Label(.hub, 24) }

    /// There is no invitation in this; it looks like https://hub.example/join#…
    package static var linkMissing: Label { Label(.hub, 25) }

    /// The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end.
    package static var linkMistyped: Label { Label(.hub, 26) }

    /// The hub has forgotten whom an owner had taken out of this book, or which invitations had ended. Nothing of yours was brought; once an owner has exchanged, it goes on by itself.
    package static var membersBack: Label { Label(.hub, 27) }

    /// Since the hub was put back, people rule this book who had been taken out of it, and no owner is left who could take them out again. Nothing of yours was brought. Leave the book: it stays here as your own, and can be shared anew.
    package static var overthrown: Label { Label(.hub, 28) }
}

extension Catalogue {
    fileprivate static var hub: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(4)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00002U05<06E08208m0:Y0;b0=U0?<0@i0B^0Ca0EZ0Fn0H90I50J20JM0KT0LU0Mh0OL0RN0SC0S]0Th0V=0Xn0\\S",
                    patterns: """
                        This device isn’t in the book, or not any more: an owner removed it, or the hub doesn’t know it, as when it was put back from a backup. What is here stays here.
                        The link or the sheet leads to no book: it was used up, taken back, or has ended. Ask for another one. If the hub has lost what it kept, its keeper can put that back.
                        The hub’s answer can’t be read, or it can’t read what it was sent.
                        This device wasn’t given the book’s new key yet. It comes with the next exchange of an owner’s device.
                        Others keep writing into this book; try again in a moment.
                        There is something in this book, or the hub speaks something, that only a newer version of Tallybook knows.
                        What the hub handed over can’t be opened with the keys of this device.
                        The hub shows another row than before, or than it showed others. Nothing of it was kept; ask whoever runs the hub.
                        Something on the hub isn’t signed by whom it says. Nothing of it was kept; ask whoever runs the hub.
                        The hub took something from somebody who may not write it. Nothing of it was kept; ask whoever runs the hub.
                        The hub’s list of members isn’t the one that was there before. Nothing of it was kept; ask whoever runs the hub.
                        You may only look into this book. What is written here stays here.
                        The clock of this device or the hub’s is wrong: they are more than a day apart. Set the wrong one right and try again.
                        The book has no more room on this hub. What was written here stays here, and waits.
                        One change is larger than the hub takes. What was written here stays here.
                        The hub can’t read or keep anything now; try again later.
                        A book has at most \u{1}0 members, and as many open invitations.
                        Only an owner can do that.
                        This is no recovery sheet: one has the hub’s address and nine words.
                        One of the nine words on the sheet isn’t right, or is missing.
                        This browser keeps no keys here, as in a private window; a shared book needs them.
                        \u{1}0 has forgotten a part of this book, as when it was put back from a backup. Nothing was exchanged.
                        \u{1}0 begins no books for strangers. Enter a token of it, which its keeper makes by “tally device add --token” or has in the token file of tally-hub; a home server can let this device in, too.
                        A book needs an owner: make somebody else one first.
                        This book isn’t shared.
                        There is no invitation in this; it looks like https://hub.example/join#…
                        The invitation isn’t whole, or letters of it are wrong. Copy it again, to its end.
                        The hub has forgotten whom an owner had taken out of this book, or which invitations had ended. Nothing of yours was brought; once an owner has exchanged, it goes on by itself.
                        Since the hub was put back, people rule this book who had been taken out of it, and no owner is left who could take them out again. Nothing of yours was brought. Leave the book: it stays here as your own, and can be shared anew.
                        """)
            case .german:
                MessageTable(
                    index: "00002e05o07>09G0:W0<@0=Z0?Y0A`0Ce0Ea0Fl0IC0Ji0LD0MW0Nb0OF0Pl0Qj0S[0UI0X^0Yj0ZI0[S0]A0`Q0dH",
                    patterns: """
                        Dieses Gerät ist nicht oder nicht mehr in dem Buch: jemand hat es entfernt, oder der Hub kennt es nicht, etwa weil eine Sicherung zurückgespielt wurde. Was hier ist, bleibt hier.
                        Der Link oder das Blatt führt zu keinem Buch: es ist aufgebraucht, zurückgenommen oder abgelaufen. Bitte um einen neuen. Hat der Hub verloren, was er aufbewahrte, kann sein Betreiber es zurückholen.
                        Die Antwort des Hubs ist nicht lesbar, oder er kann nicht lesen, was er bekam.
                        Dieses Gerät hat den neuen Schlüssel des Buchs noch nicht bekommen. Er kommt, sobald sich das Gerät eines Besitzers wieder abgleicht.
                        Andere schreiben gerade ständig in dieses Buch; versuch es gleich noch einmal.
                        In diesem Buch steht etwas, oder der Hub spricht etwas, das nur eine neuere Version von Tallybook kennt.
                        Was der Hub übergeben hat, lässt sich mit den Schlüsseln dieses Geräts nicht öffnen.
                        Der Hub zeigt eine andere Reihe als zuvor oder als er anderen zeigte. Nichts davon wurde behalten; frag den, der ihn betreibt.
                        Etwas auf dem Hub ist nicht von dem unterschrieben, von dem es sein soll. Nichts davon wurde behalten; frag den, der den Hub betreibt.
                        Der Hub hat etwas von jemandem angenommen, der es nicht schreiben darf. Nichts davon wurde behalten; frag den, der den Hub betreibt.
                        Die Mitgliederliste des Hubs ist nicht die, die vorher da war. Nichts davon wurde behalten; frag den, der den Hub betreibt.
                        Du darfst dieses Buch nur ansehen. Was hier geschrieben wird, bleibt hier.
                        Die Uhr dieses Geräts oder die des Hubs geht falsch: sie liegen mehr als einen Tag auseinander. Stell die falsche richtig und versuch es noch einmal.
                        Auf diesem Hub ist für das Buch kein Platz mehr. Was hier geschrieben wurde, bleibt hier und wartet.
                        Eine Änderung ist größer, als der Hub annimmt. Was hier geschrieben wurde, bleibt hier.
                        Der Hub kann gerade nichts lesen oder aufbewahren; versuch es später noch einmal.
                        Ein Buch hat höchstens \u{1}0 Mitglieder und ebenso viele offene Einladungen.
                        Das kann nur, wer das Buch besitzt.
                        Das ist kein Wiederherstellungsblatt: auf einem solchen stehen die Adresse des Hubs und neun Wörter.
                        Eines der neun Wörter auf dem Blatt stimmt nicht oder fehlt.
                        Dieser Browser bewahrt hier keine Schlüssel auf, wie in einem privaten Fenster; ein geteiltes Buch braucht sie.
                        \u{1}0 hat einen Teil dieses Buchs vergessen, wie nach dem Einspielen einer Sicherung. Nichts wurde ausgetauscht.
                        \u{1}0 fängt für Fremde keine Bücher an. Gib ein Token von ihm ein, das macht, wer ihn betreibt: „tally device add --token“ oder die Token-Datei von tally-hub; ein Heimserver kann auch dieses Gerät einlassen.
                        Ein Buch braucht jemanden, der es besitzt: mach zuerst jemand anderen dazu.
                        Dieses Buch ist nicht geteilt.
                        Darin ist keine Einladung; sie sieht aus wie https://hub.example/join#…
                        Die Einladung ist nicht vollständig, oder Buchstaben darin sind falsch. Kopier sie noch einmal bis zum Ende.
                        Der Hub hat vergessen, wen ein Besitzer aus diesem Buch genommen hatte oder welche Einladungen zu Ende waren. Von dir wurde nichts hingebracht; sobald ein Besitzer abgeglichen hat, geht es von selbst weiter.
                        Seit der Hub zurückgesetzt wurde, bestimmen Leute über dieses Buch, die daraus entfernt waren, und kein Besitzer kann sie mehr entfernen. Von dir wurde nichts hingebracht. Verlasse das Buch: Es bleibt hier als deins und kann neu geteilt werden.
                        """)
            case .italian:
                MessageTable(
                    index: "00002o05f07I09W0:V0<H0=_0?h0AY0CS0EM0FP0HU0J<0K\\0Lc0Ma0ND0OT0PM0R50Sb0W60X>0X]0Yf0[C0^I0b4",
                    patterns: """
                        Questo dispositivo non è nel libro, o non lo è più: un proprietario l’ha rimosso, o l’hub non lo conosce, come dopo il ripristino da una copia di sicurezza. Ciò che è qui resta qui.
                        Il link o il foglio non porta a nessun libro: è già stato usato, ritirato o è scaduto. Chiedine un altro. Se l’hub ha perso ciò che conservava, chi lo gestisce può rimetterlo.
                        La risposta dell’hub non è leggibile, o l’hub non può leggere ciò che gli è stato inviato.
                        Questo dispositivo non ha ancora ricevuto la nuova chiave del libro. Arriva quando il dispositivo di un proprietario si sincronizza di nuovo.
                        Altri continuano a scrivere in questo libro; riprova tra poco.
                        In questo libro c’è qualcosa, o l’hub usa qualcosa, che solo una versione più recente di Tallybook conosce.
                        Ciò che l’hub ha consegnato non si può aprire con le chiavi di questo dispositivo.
                        L’hub mostra una fila diversa da prima o da quella mostrata ad altri. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        Qualcosa sull’hub non è firmato da chi dice. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        L’hub ha accettato qualcosa da chi non può scriverlo. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        L’elenco dei membri dell’hub non è quello di prima. Non ne è stato conservato nulla; chiedi a chi gestisce l’hub.
                        Puoi solo guardare questo libro. Ciò che si scrive qui resta qui.
                        L’orologio di questo dispositivo o quello dell’hub è sbagliato: distano più di un giorno. Correggi quello sbagliato e riprova.
                        Su questo hub non c’è più spazio per il libro. Ciò che è stato scritto qui resta qui, e aspetta.
                        Una modifica è più grande di quanto l’hub accetti. Ciò che è stato scritto qui resta qui.
                        Ora l’hub non può leggere né conservare nulla; riprova più tardi.
                        Un libro ha al massimo \u{1}0 membri e altrettanti inviti aperti.
                        Lo può fare solo un proprietario.
                        Questo non è un foglio di recupero: ha l’indirizzo dell’hub e nove parole.
                        Una delle nove parole del foglio non è giusta, o manca.
                        Questo browser qui non conserva chiavi, come in una finestra privata; un libro condiviso ne ha bisogno.
                        \u{1}0 ha dimenticato una parte di questo libro, come dopo il ripristino di un backup. Nulla è stato scambiato.
                        \u{1}0 non avvia libri per estranei. Inserisci un suo token, che chi lo gestisce crea con «tally device add --token» o ha nel file dei token di tally-hub; un server di casa può anche ammettere questo dispositivo.
                        Un libro ha bisogno di un proprietario: prima rendi tale qualcun altro.
                        Questo libro non è condiviso.
                        Qui non c’è un invito; ha l’aspetto di https://hub.example/join#…
                        L’invito non è completo, o alcune lettere sono sbagliate. Copialo di nuovo fino in fondo.
                        L’hub ha dimenticato chi era stato tolto da questo libro da un proprietario, o quali inviti erano finiti. Di tuo non è stato portato nulla; appena un proprietario si allinea, si prosegue da sé.
                        Da quando l’hub è stato ripristinato comanda su questo libro chi ne era stato tolto, e nessun proprietario può più toglierlo. Di tuo non è stato portato nulla. Lascia il libro: resta qui come tuo, e si può condividere di nuovo.
                        """)
            }
        }
        #endif
    }
}
