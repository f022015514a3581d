// Made by `make words` from Words/*/Sync.ftl: edit those.
// swift-format-ignore-file

/// The few words of the status line, and why a device isn’t in step.
package enum SyncText {
    /// Offline
    package static var offline: Label { Label(.sync, 0) }

    /// Working offline
    package static var chosenOffline: Label { Label(.sync, 1) }

    /// Not in step
    package static var notInStep: Label { Label(.sync, 2) }

    /// Not let in
    package static var notLetIn: Label { Label(.sync, 3) }

    /// Not in this book any more
    package static var notMember: Label { Label(.sync, 4) }

    /// Not synced yet
    package static var neverSynced: Label { Label(.sync, 5) }

    /// Synced just now
    package static var syncedNow: Label { Label(.sync, 6) }

    /// Synced { $count } min ago
    package static func syncedMinutes(_ count: Int) -> Label {
        Label(.sync, 7, [.number(count)])
    }

    /// Synced { $count } h ago
    package static func syncedHours(_ count: Int) -> Label {
        Label(.sync, 8, [.number(count)])
    }

    /// Synced on { $date }
    package static func syncedOn(_ date: String) -> Label {
        Label(.sync, 9, [.text(date)])
    }

    /// { $count ->
    ///     [one] { $count } change waiting
    ///    *[other] { $count } changes waiting
    /// }
    package static func waiting(_ count: Int) -> Label {
        Label(.sync, 10, [.number(count)])
    }

    /// { $most } changes or more waiting
    package static func waitingMany(_ most: Int) -> Label {
        Label(.sync, 11, [.number(most)])
    }

    /// What came to be synced can’t be read.
    package static var messageUnreadable: Label { Label(.sync, 12) }

    /// The two sides speak different versions of sync; update the older one.
    package static var otherVersion: Label { Label(.sync, 13) }

    /// There is another book at this address than before. Nothing was exchanged, and this device keeps its own.
    package static var otherBook: Label { Label(.sync, 14) }

    /// What came to be synced is more than any device sends at once. Nothing of it was taken in.
    package static var messageTooMuch: Label { Label(.sync, 15) }

    /// The server has more changes that are dated ahead than this device keeps waiting, so nothing more of the server’s is taken in. Nothing that was written here is lost. On both, see Settings › Needs a look, or “tally check”.
    package static var tooMuchAhead: Label { Label(.sync, 16) }

    /// This device may only look: what is written on it isn’t sent, and stays here. What others write arrives.
    package static var mayOnlyRead: Label { Label(.sync, 17) }

    /// The server can’t be reached.
    package static var unreachable: Label { Label(.sync, 18) }

    /// The server said: { $sentence }
    package static func serverRefused(_ sentence: String) -> Label {
        Label(.sync, 19, [.text(sentence)])
    }

    /// The server’s answer can’t be read.
    package static var answerUnreadable: Label { Label(.sync, 20) }

    /// This book and the server’s differ although everything was exchanged.
    package static var differs: Label { Label(.sync, 21) }

    /// This device has changes of others that the server lacks. It may only look and can’t send them: they come back to the server once a device that has them too, and may write, syncs.
    package static var serverLacks: Label { Label(.sync, 22) }

    /// The clock of this device or that of the server seems wrong: they are more than a day apart. What one of them can’t believe yet it keeps aside; set the wrong one right, and both books become the same.
    package static var clocksDiffer: Label { Label(.sync, 23) }

    /// The server has changes that are dated ahead, as by a clock that was wrong. They count here once their time has come, or once they are taken in on the server (“tally check --take-in” there, or Settings › Needs a look).
    package static var datedAhead: Label { Label(.sync, 24) }

    /// What the server sent could not be saved here.
    package static var notKept: Label { Label(.sync, 25) }

    /// The server doesn’t let this device in.
    package static var serverLetsNotIn: Label { Label(.sync, 26) }

    /// This device’s clock is wrong
    package static var clockAhead: Label { Label(.sync, 27) }

    /// This device’s clock is wrong: not everything is shown
    package static var clockBehind: Label { Label(.sync, 28) }

    /// { $days ->
    ///     [one] This device’s clock is { $days } day behind the server’s. Once the wrong one is right, all of this counts: { $names }.
    ///    *[other] This device’s clock is { $days } days behind the server’s. Once the wrong one is right, all of this counts: { $names }.
    /// }
    package static func lateHere(days: Int, names: String) -> Label {
        Label(.sync, 29, [.number(days), .text(names)])
    }
}

extension Catalogue {
    fileprivate static var sync: Catalogue {
        #if hasFeature(Embedded)
            Catalogue(15)
        #else
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000800H00T00_01901H01X01j02:02G03503P04805>06g08A0;f0=P0=o0>C0>j0@10Bf0F00IP0J>0Jg0KF0L>0O`",
                    patterns: """
                        Offline
                        Working offline
                        Not in step
                        Not let in
                        Not in this book any more
                        Not synced yet
                        Synced just now
                        Synced \u{1}0 min ago
                        Synced \u{1}0 h ago
                        Synced on \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 change waiting\u{3}\u{4}\u{1}0 changes waiting\u{5}
                        \u{1}0 changes or more waiting
                        What came to be synced can’t be read.
                        The two sides speak different versions of sync; update the older one.
                        There is another book at this address than before. Nothing was exchanged, and this device keeps its own.
                        What came to be synced is more than any device sends at once. Nothing of it was taken in.
                        The server has more changes that are dated ahead than this device keeps waiting, so nothing more of the server’s is taken in. Nothing that was written here is lost. On both, see Settings › Needs a look, or “tally check”.
                        This device may only look: what is written on it isn’t sent, and stays here. What others write arrives.
                        The server can’t be reached.
                        The server said: \u{1}0
                        The server’s answer can’t be read.
                        This book and the server’s differ although everything was exchanged.
                        This device has changes of others that the server lacks. It may only look and can’t send them: they come back to the server once a device that has them too, and may write, syncs.
                        The clock of this device or that of the server seems wrong: they are more than a day apart. What one of them can’t believe yet it keeps aside; set the wrong one right, and both books become the same.
                        The server has changes that are dated ahead, as by a clock that was wrong. They count here once their time has come, or once they are taken in on the server (“tally check --take-in” there, or Settings › Needs a look).
                        What the server sent could not be saved here.
                        The server doesn’t let this device in.
                        This device’s clock is wrong
                        This device’s clock is wrong: not everything is shown
                        \u{2}0\u{3}one\u{4}This device’s clock is \u{1}0 day behind the server’s. Once the wrong one is right, all of this counts: \u{1}1.\u{3}\u{4}This device’s clock is \u{1}0 days behind the server’s. Once the wrong one is right, all of this counts: \u{1}1.\u{5}
                        """)
            case .german:
                MessageTable(
                    index: "00000800I00^01001J01a02402K02`03203e04E04o06Q08E09i0>30@60@W0@m0AW0Bj0F<0Id0MS0NR0O=0O`0P]0TK",
                    patterns: """
                        Offline
                        Offline gewählt
                        Nicht im Gleichstand
                        Nicht eingelassen
                        Nicht mehr in diesem Buch
                        Noch nicht abgeglichen
                        Gerade abgeglichen
                        Abgeglichen vor \u{1}0 min
                        Abgeglichen vor \u{1}0 h
                        Abgeglichen am \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 Änderung wartet\u{3}\u{4}\u{1}0 Änderungen warten\u{5}
                        \u{1}0 oder mehr Änderungen warten
                        Was zum Abgleich ankam, ist nicht lesbar.
                        Die beiden Seiten sprechen verschiedene Versionen des Abgleichs; bitte die ältere aktualisieren.
                        Unter dieser Adresse liegt ein anderes Buch als zuvor. Nichts wurde ausgetauscht, und dieses Gerät behält seines.
                        Was zum Abgleich ankam, ist mehr, als ein Gerät auf einmal sendet. Nichts davon wurde aufgenommen.
                        Der Server hat mehr vordatierte Änderungen, als dieses Gerät warten lässt; deshalb wird vom Server nichts mehr aufgenommen. Nichts, was hier geschrieben wurde, geht verloren. Sieh auf beiden unter Einstellungen › Bitte ansehen nach, oder mit „tally check“.
                        Dieses Gerät darf nur ansehen: was auf ihm geschrieben wird, wird nicht gesendet und bleibt hier. Was andere schreiben, kommt an.
                        Der Server ist nicht erreichbar.
                        Der Server meldet: \u{1}0
                        Die Antwort des Servers ist nicht lesbar.
                        Dieses Buch und das des Servers unterscheiden sich, obwohl alles ausgetauscht ist.
                        Dieses Gerät hat Änderungen anderer, die dem Server fehlen. Es darf nur ansehen und kann sie nicht senden: zum Server kommen sie wieder, sobald sich ein Gerät abgleicht, das sie auch hat und schreiben darf.
                        Die Uhr dieses Geräts oder die des Servers scheint falsch zu gehen: sie liegen mehr als einen Tag auseinander. Was eine von beiden noch nicht glauben kann, hebt sie auf; stell die falsche richtig, dann werden beide Bücher gleich.
                        Der Server hat vordatierte Änderungen, wie von einer Uhr, die falsch ging. Sie gelten hier, sobald ihre Zeit kommt oder sobald sie auf dem Server aufgenommen werden (dort „tally check --take-in“ oder Einstellungen › Bitte ansehen).
                        Was der Server schickte, konnte hier nicht gespeichert werden.
                        Der Server lässt dieses Gerät nicht ein.
                        Die Uhr dieses Geräts geht falsch
                        Die Uhr dieses Geräts geht falsch: nicht alles ist zu sehen
                        \u{2}0\u{3}one\u{4}Die Uhr dieses Geräts geht gegenüber der des Servers \u{1}0 Tag nach. Geht die falsche richtig, zählt all das: \u{1}1.\u{3}\u{4}Die Uhr dieses Geräts geht gegenüber der des Servers \u{1}0 Tage nach. Geht die falsche richtig, zählt all das: \u{1}1.\u{5}
                        """)
            case .italian:
                MessageTable(
                    index: "00000;00Q00_00k01D01]01o02G02]03104C04a05Y07108i0:c0>[0@[0A;0AN0B70CC0FI0Ig0MN0NF0O00O`0Pc0XB",
                    patterns: """
                        Senza rete
                        Senza rete per scelta
                        Non allineato
                        Non ammesso
                        Non più in questo libro
                        Non ancora sincronizzato
                        Sincronizzato ora
                        Sincronizzato \u{1}0 min fa
                        Sincronizzato \u{1}0 h fa
                        Sincronizzato il \u{1}0
                        \u{2}0\u{3}one\u{4}\u{1}0 modifica in attesa\u{3}many\u{4}\u{1}0 modifiche in attesa\u{3}\u{4}\u{1}0 modifiche in attesa\u{5}
                        \u{1}0 o più modifiche in attesa
                        Ciò che è arrivato da sincronizzare non è leggibile.
                        Le due parti parlano versioni diverse della sincronizzazione; aggiorna la più vecchia.
                        A questo indirizzo c’è un libro diverso da prima. Non è stato scambiato nulla e questo dispositivo conserva il suo.
                        Ciò che è arrivato da sincronizzare è più di quanto un dispositivo invii in una volta. Non ne è stato accolto nulla.
                        Il server ha più modifiche datate nel futuro di quante questo dispositivo ne tenga in attesa: dal server non si accoglie altro. Nulla di ciò che è stato scritto qui va perso. Su entrambi, vedi Impostazioni › Da controllare, o «tally check».
                        Questo dispositivo può solo guardare: ciò che vi si scrive non viene inviato e resta qui. Ciò che scrivono gli altri arriva.
                        Il server non è raggiungibile.
                        Il server dice: \u{1}0
                        La risposta del server non è leggibile.
                        Questo libro e quello del server differiscono, benché tutto sia scambiato.
                        Questo dispositivo ha modifiche di altri che mancano al server. Può solo guardare e non può inviarle: al server tornano quando si sincronizza un dispositivo che le ha anch’esso e può scrivere.
                        L’orologio di questo dispositivo o quello del server sembra sbagliato: distano più di un giorno. Ciò che uno dei due non può ancora credere resta da parte; correggi quello sbagliato e i due libri diventeranno uguali.
                        Il server ha modifiche datate nel futuro, come da un orologio che era sbagliato. Qui conteranno quando verrà il loro momento, o quando saranno accolte sul server (là «tally check --take-in», o Impostazioni › Da controllare).
                        Ciò che il server ha inviato non è stato salvato qui.
                        Il server non ammette questo dispositivo.
                        L’orologio di questo dispositivo è sbagliato
                        L’orologio di questo dispositivo è sbagliato: non si vede tutto
                        \u{2}0\u{3}one\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorno rispetto a quello del server. Quando quello sbagliato sarà giusto, tutto questo conterà: \u{1}1.\u{3}many\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorni rispetto a quello del server. Quando quello sbagliato sarà giusto, tutto questo conterà: \u{1}1.\u{3}\u{4}L’orologio di questo dispositivo è indietro di \u{1}0 giorni rispetto a quello del server. Quando quello sbagliato sarà giusto, tutto questo conterà: \u{1}1.\u{5}
                        """)
            }
        }
        #endif
    }
}
