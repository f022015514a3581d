// Made by `make words` from Words/*/Push.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What notifications say, and what is said of them where a server sends them.
enum PushText {
    /// This server sends no notifications. Started with --push and an address for whoever runs a push service, as in “tally serve --push mailto:…”, it does.
    static var off: Label { Label(.push, 0) }

    /// They come by the push service of this browser’s maker, sealed: it sees when, not what. Switched off here, or once the device is removed, they end at once.
    static var sentence: Label { Label(.push, 1) }

    /// This browser can’t be notified here. It needs the app’s own storage and an address that starts with https:// or http://localhost; on an iPhone, the app on the home screen.
    static var unable: Label { Label(.push, 2) }

    /// The browser doesn’t allow this app to notify. Its settings for this site change that.
    static var denied: Label { Label(.push, 3) }

    /// Reminders
    static var reminders: Label { Label(.push, 4) }

    /// Projects at their daily time; what is due, at 18:00 the day before, by the server’s clock.
    static var remindersNote: Label { Label(.push, 5) }

    /// When somebody else adds something
    static var added: Label { Label(.push, 6) }

    /// By another device of this server, or by others in a book that is shared from it. At most one message a book every few minutes.
    static var addedNote: Label { Label(.push, 7) }

    /// This book
    static var thisBook: Label { Label(.push, 8) }

    /// There are as many devices with notifications as there may be.
    static var tooMany: Label { Label(.push, 9) }

    /// “{ $name }” can’t be notified: a browser gives an address with https of a push service, a key and a secret.
    static func badSubscription(_ name: String) -> Label {
        Label(.push, 10, [.text(name)])
    }

    /// Added: { $what }
    static func new(_ what: String) -> Label {
        Label(.push, 11, [.text(what)])
    }

    /// { $who } added { $what }
    static func newOf(who: String, what: String) -> Label {
        Label(.push, 12, [.text(who), .text(what)])
    }

    /// { $count ->
    ///     [one] { $what } and { $count } more
    ///    *[other] { $what } and { $count } more
    /// }
    static func andMore(what: String, count: Int) -> Label {
        Label(.push, 13, [.text(what), .number(count)])
    }

    /// There are no random numbers for a key.
    static var noKey: Label { Label(.push, 14) }

    /// Notified
    static var notified: Label { Label(.push, 15) }

    /// yes
    static var yes: Label { Label(.push, 16) }

    /// no
    static var no: Label { Label(.push, 17) }

    /// There is something new in a shared book.
    static var shared: Label { Label(.push, 18) }

    /// Shared books
    static var sharedBooks: Label { Label(.push, 19) }

    /// Their server can’t read them: it tells that something is new, at most every half hour, and this device finds out what.
    static var sharedNote: Label { Label(.push, 20) }
}

extension Catalogue {
    fileprivate static var push: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00002L04i07Y09109;0:X0;:0=90=C0>A0?l0@60@B0@i0AP0AY0A]0A`0BI0BV0DO",
                    patterns: """
                        This server sends no notifications. Started with --push and an address for whoever runs a push service, as in “tally serve --push mailto:…”, it does.
                        They come by the push service of this browser’s maker, sealed: it sees when, not what. Switched off here, or once the device is removed, they end at once.
                        This browser can’t be notified here. It needs the app’s own storage and an address that starts with https:// or http://localhost; on an iPhone, the app on the home screen.
                        The browser doesn’t allow this app to notify. Its settings for this site change that.
                        Reminders
                        Projects at their daily time; what is due, at 18:00 the day before, by the server’s clock.
                        When somebody else adds something
                        By another device of this server, or by others in a book that is shared from it. At most one message a book every few minutes.
                        This book
                        There are as many devices with notifications as there may be.
                        “\u{1}0” can’t be notified: a browser gives an address with https of a push service, a key and a secret.
                        Added: \u{1}0
                        \u{1}0 added \u{1}1
                        \u{2}1\u{3}one\u{4}\u{1}0 and \u{1}1 more\u{3}\u{4}\u{1}0 and \u{1}1 more\u{5}
                        There are no random numbers for a key.
                        Notified
                        yes
                        no
                        There is something new in a shared book.
                        Shared books
                        Their server can’t read them: it tells that something is new, at most every half hour, and this device finds out what.
                        """)
            case .german:
                MessageTable(
                    index: "00002\\05G08G0:<0:I0;d0<H0>T0>`0?d0Ai0B10B@0Bn0Ca0Cn0D10D60D]0Dn0G4",
                    patterns: """
                        Dieser Server schickt keine Mitteilungen. Gestartet mit --push und einer Adresse für die Betreiber von Push-Diensten, etwa „tally serve --push mailto:…“, tut er es.
                        Sie kommen über den Push-Dienst des Browserherstellers, versiegelt: Er sieht, wann, nicht was. Hier ausgeschaltet, oder sobald das Gerät entfernt ist, enden sie sofort.
                        Diesem Browser kann hier nichts mitgeteilt werden. Nötig sind der eigene Speicher der App und eine Adresse mit https:// oder http://localhost; auf dem iPhone die App auf dem Home-Bildschirm.
                        Der Browser erlaubt dieser App keine Mitteilungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
                        Erinnerungen
                        Projekte zu ihrer täglichen Zeit; Fälliges am Vortag um 18:00, nach der Uhr des Servers.
                        Wenn jemand anders etwas hinzufügt
                        Auf einem anderen Gerät dieses Servers, oder andere in einem von ihm geteilten Buch. Höchstens eine Mitteilung je Buch alle paar Minuten.
                        Dieses Buch
                        Es gibt schon so viele Geräte mit Mitteilungen, wie es geben darf.
                        „\u{1}0“ kann nichts mitgeteilt werden: Ein Browser gibt eine https-Adresse eines Push-Dienstes, einen Schlüssel und ein Geheimnis.
                        Neu: \u{1}0
                        Neu von \u{1}0: \u{1}1
                        \u{2}1\u{3}one\u{4}\u{1}0 und \u{1}1 weiteres\u{3}\u{4}\u{1}0 und \u{1}1 weitere\u{5}
                        Es gibt keine Zufallszahlen für einen Schlüssel.
                        Mitteilungen
                        ja
                        nein
                        In einem geteilten Buch gibt es Neues.
                        Geteilte Bücher
                        Ihr Server kann sie nicht lesen: Er teilt höchstens jede halbe Stunde mit, dass es Neues gibt, und dieses Gerät findet heraus, was.
                        """)
            case .italian:
                MessageTable(
                    index: "00002J04c07R09509@0;70;^0=f0>30?00@d0A00AB0B:0Be0Bo0C30C60C`0D00El",
                    patterns: """
                        Questo server non manda notifiche. Avviato con --push e un indirizzo per chi gestisce i servizi push, come “tally serve --push mailto:…”, le manda.
                        Arrivano dal servizio push di chi fa il browser, sigillate: vede quando, non che cosa. Spente qui, o appena il dispositivo è rimosso, finiscono subito.
                        Qui questo browser non può ricevere notifiche. Servono la memoria propria dell’app e un indirizzo con https:// o http://localhost; su iPhone, l’app nella schermata Home.
                        Il browser non permette notifiche a quest’app. Si cambia nelle sue impostazioni per questo sito.
                        Promemoria
                        I progetti alla loro ora di ogni giorno; ciò che scade, alle 18:00 del giorno prima, secondo l’orologio del server.
                        Quando qualcun altro aggiunge qualcosa
                        Da un altro dispositivo di questo server, o da altri in un libro condiviso da qui. Al massimo un messaggio per libro ogni pochi minuti.
                        Questo libro
                        I dispositivi con notifiche sono già quanti possono essere.
                        «\u{1}0» non può ricevere notifiche: un browser dà un indirizzo https di un servizio push, una chiave e un segreto.
                        Novità: \u{1}0
                        Novità da \u{1}0: \u{1}1
                        \u{2}1\u{3}one\u{4}\u{1}0 e un altro\u{3}many\u{4}\u{1}0 e altri \u{1}1\u{3}\u{4}\u{1}0 e altri \u{1}1\u{5}
                        Non ci sono numeri casuali per una chiave.
                        Notifiche
                        sì
                        no
                        C’è una novità in un libro condiviso.
                        Libri condivisi
                        Il loro server non può leggerli: dice al massimo ogni mezz’ora che c’è una novità, e questo dispositivo trova quale.
                        """)
            }
        }
    }
}
