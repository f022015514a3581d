// Made by `make words` from Words/*/Devices.ftl: edit those.
// swift-format-ignore-file

import Kernel

/// What the command line says of devices and of the door.
enum DeviceText {
    /// Name
    static var name: Label { Label(.devices, 0) }

    /// Right
    static var right: Label { Label(.devices, 1) }

    /// Let in
    static var made: Label { Label(.devices, 2) }

    /// Last here
    static var seen: Label { Label(.devices, 3) }

    /// reads
    static var reads: Label { Label(.devices, 4) }

    /// reads and writes
    static var writes: Label { Label(.devices, 5) }

    /// never
    static var never: Label { Label(.devices, 6) }

    /// today
    static var today: Label { Label(.devices, 7) }

    /// Program
    static var program: Label { Label(.devices, 8) }

    /// No device is let in yet; “tally device add” lets one in.
    static var noDevices: Label { Label(.devices, 9) }

    /// “{ $name }” is let in by this token, which is shown only now.
    static func added(_ name: String) -> Label {
        Label(.devices, 10, [.text(name)])
    }

    /// “{ $name }” is shut out.
    static func removed(_ name: String) -> Label {
        Label(.devices, 11, [.text(name)])
    }

    /// “{ $name }” may only look from now on.
    static func readsNow(_ name: String) -> Label {
        Label(.devices, 12, [.text(name)])
    }

    /// “{ $name }” may read and write from now on.
    static func writesNow(_ name: String) -> Label {
        Label(.devices, 13, [.text(name)])
    }

    /// It gets into every book of this directory, whichever is named.
    static var allBooks: Label { Label(.devices, 14) }

    /// The secret calendar address goes on working wherever it is known; Projects → Reminders renews it.
    static var calendarStays: Label { Label(.devices, 15) }

    /// What is shown at addresses can still be seen there; Settings → Shown to others takes it back.
    static var shownStays: Label { Label(.devices, 16) }

    /// It stays in the shared books that it is in, which this server goes on carrying: Settings → Shared books, or “tally book remove”, takes it out.
    static var sharedStays: Label { Label(.devices, 17) }

    /// Open it on the device; it lets one in, within 15 minutes.
    static var openIt: Label { Label(.devices, 18) }

    /// Send it as “Authorization: Bearer TOKEN”.
    static var keepIt: Label { Label(.devices, 19) }

    /// This address is this machine’s own. For others, start “tally serve” with --name or --host first.
    static var noServer: Label { Label(.devices, 20) }

    /// To let a first device in, open this on it within 15 minutes:
    static var enterHere: Label { Label(.devices, 21) }

    /// To let a first device in, run “tally device add”.
    static var enterLater: Label { Label(.devices, 22) }

    /// Without HTTPS in front, whoever is on the network can read what goes over it, cookies too, and browsers don’t work offline.
    static var plainHttp: Label { Label(.devices, 23) }

    /// With --no-lock everybody who reaches this server may read, change and export everything.
    static var noLock: Label { Label(.devices, 24) }

    /// There, “tally device add --token” prints a token; “tally sync URL --token-file FILE” sends it from then on.
    static var howToSync: Label { Label(.devices, 25) }

    /// This address has no https: whoever is on the way can read what is exchanged.
    static var sentInTheClear: Label { Label(.devices, 26) }

    /// There is no device “{ $name }”.
    static func unknownDevice(_ name: String) -> Label {
        Label(.devices, 27, [.text(name)])
    }

    /// Several devices are called “{ $name }”; name one by its id: { $ids }.
    static func severalDevices(name: String, ids: Label) -> Label {
        Label(.devices, 28, [.text(name), .label(ids)])
    }

    /// “{ $name }” can’t name a device; a name has 1 to { $most } characters in one line.
    static func badName(name: String, most: String) -> Label {
        Label(.devices, 29, [.text(name), .text(most)])
    }

    /// { $place } holds no token; one has 20 to 100 letters, digits, “-” or “_” in one line.
    static func badToken(_ place: String) -> Label {
        Label(.devices, 30, [.text(place)])
    }

    /// The list of devices, { $path }, is damaged. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
    static func damagedDevices(_ path: String) -> Label {
        Label(.devices, 31, [.text(path)])
    }
}

extension Catalogue {
    fileprivate static var devices: Catalogue {
        Catalogue { language in
            switch language {
            case .english:
                MessageTable(
                    index: "00000500;00B00L00R00c00i00o01702402o03E03i04R05Q07508U0:j0;d0<R0>90?60?l0Aj0CC0E70FD0Fa0G^0Hi0J?0LQ",
                    patterns: """
                        Name
                        Right
                        Let in
                        Last here
                        reads
                        reads and writes
                        never
                        today
                        Program
                        No device is let in yet; “tally device add” lets one in.
                        “\u{1}0” is let in by this token, which is shown only now.
                        “\u{1}0” is shut out.
                        “\u{1}0” may only look from now on.
                        “\u{1}0” may read and write from now on.
                        It gets into every book of this directory, whichever is named.
                        The secret calendar address goes on working wherever it is known; Projects → Reminders renews it.
                        What is shown at addresses can still be seen there; Settings → Shown to others takes it back.
                        It stays in the shared books that it is in, which this server goes on carrying: Settings → Shared books, or “tally book remove”, takes it out.
                        Open it on the device; it lets one in, within 15 minutes.
                        Send it as “Authorization: Bearer TOKEN”.
                        This address is this machine’s own. For others, start “tally serve” with --name or --host first.
                        To let a first device in, open this on it within 15 minutes:
                        To let a first device in, run “tally device add”.
                        Without HTTPS in front, whoever is on the network can read what goes over it, cookies too, and browsers don’t work offline.
                        With --no-lock everybody who reaches this server may read, change and export everything.
                        There, “tally device add --token” prints a token; “tally sync URL --token-file FILE” sends it from then on.
                        This address has no https: whoever is on the way can read what is exchanged.
                        There is no device “\u{1}0”.
                        Several devices are called “\u{1}0”; name one by its id: \u{1}1.
                        “\u{1}0” can’t name a device; a name has 1 to \u{1}1 characters in one line.
                        \u{1}0 holds no token; one has 20 to 100 letters, digits, “-” or “_” in one line.
                        The list of devices, \u{1}0, is damaged. Move it elsewhere and let the devices in anew with “tally device add”; the book isn’t touched by that.
                        """)
            case .german:
                MessageTable(
                    index: "00000500;00G00T00Z00m01101701@02K03Q03k04O05;06C07h09W0<D0=D0>C0@20A90An0CN0Dh0Fb0Gf0HI0IJ0J[0LB0NX",
                    patterns: """
                        Name
                        Recht
                        Eingelassen
                        Zuletzt hier
                        liest
                        liest und schreibt
                        nie
                        heute
                        Programm
                        Noch kein Gerät ist eingelassen; „tally device add“ lässt eines ein.
                        „\u{1}0“ ist mit diesem Token eingelassen; es ist nur jetzt zu sehen.
                        „\u{1}0“ ist ausgesperrt.
                        „\u{1}0“ darf ab jetzt nur ansehen.
                        „\u{1}0“ darf ab jetzt lesen und schreiben.
                        Es kommt in jedes Buch dieses Verzeichnisses, welches auch genannt ist.
                        Die geheime Kalenderadresse gilt weiter, wo sie bekannt ist; Projekte → Erinnerungen erneuert sie.
                        Was unter Adressen gezeigt wird, ist dort weiter zu sehen; Einstellungen → Anderen gezeigt nimmt es zurück.
                        In den geteilten Büchern, in denen es ist, bleibt es, und dieser Server trägt sie weiter: Einstellungen → Geteilte Bücher oder „tally book remove“ nimmt es heraus.
                        Auf dem Gerät öffnen; es lässt eines ein, binnen 15 Minuten.
                        Ein Programm schickt es als „Authorization: Bearer TOKEN“.
                        Das ist die eigene Adresse dieses Rechners. Für andere erst „tally serve“ mit --name oder --host starten.
                        Um ein erstes Gerät einzulassen, öffne das darauf binnen 15 Minuten:
                        „tally device add“ lässt ein erstes Gerät ein.
                        Ohne HTTPS davor kann jeder im Netz mitlesen, auch Cookies, und Browser arbeiten nicht offline.
                        Mit --no-lock darf jeder, der diesen Dienst erreicht, alles lesen, ändern und mitnehmen.
                        Dort gibt „tally device add --token“ ein Token aus; „tally sync URL --token-file DATEI“ schickt es von da an mit.
                        Diese Adresse hat kein https: Wer auf dem Weg sitzt, kann mitlesen.
                        Das Gerät „\u{1}0“ gibt es nicht.
                        Mehrere Geräte heißen „\u{1}0“; bitte eine Kennung nennen: \u{1}1.
                        „\u{1}0“ kann kein Gerät heißen; ein Name hat 1 bis \u{1}1 Zeichen in einer Zeile.
                        In \u{1}0 steht kein Token; eines hat 20 bis 100 Buchstaben, Ziffern, „-“ oder „_“ in einer Zeile.
                        Die Liste der Geräte, \u{1}0, ist beschädigt. Leg sie anderswohin und lass die Geräte mit „tally device add“ neu ein; das Buch berührt das nicht.
                        """)
            case .italian:
                MessageTable(
                    index: "00000500=00E00S00Y00h00l01101;02?03<03T04>04m05m07Q0990;I0<B0=>0>h0@40@g0Bd0D>0Ei0GB0Gd0Hf0J<0KQ0Mi",
                    patterns: """
                        Nome
                        Diritto
                        Ammesso
                        Ultima visita
                        legge
                        legge e scrive
                        mai
                        oggi
                        Programma
                        Nessun dispositivo è ammesso; «tally device add» ne ammette uno.
                        «\u{1}0» è ammesso con questo token, che si vede solo adesso.
                        «\u{1}0» è chiuso fuori.
                        «\u{1}0» d’ora in poi può solo guardare.
                        «\u{1}0» d’ora in poi può leggere e scrivere.
                        Entra in ogni libro di questa cartella, qualunque sia indicato.
                        L’indirizzo segreto del calendario resta valido dove è noto; Progetti → Promemoria lo rinnova.
                        Ciò che è mostrato a degli indirizzi vi si vede ancora; Impostazioni → Mostrato ad altri lo ritira.
                        Resta nei libri condivisi in cui è, e questo server continua a portarli: Impostazioni → Libri condivisi, o «tally book remove», lo toglie.
                        Aprilo sul dispositivo; ne ammette uno, entro 15 minuti.
                        Un programma lo invia come «Authorization: Bearer TOKEN».
                        Questo indirizzo vale solo su questo computer. Per altri avvia prima «tally serve» con --name o --host.
                        Per ammettere un primo dispositivo, apri questo su di esso entro 15 minuti:
                        «tally device add» ammette un primo dispositivo.
                        Senza HTTPS davanti chiunque sia in rete può leggere ciò che passa, anche i cookie, e i browser non funzionano senza rete.
                        Con --no-lock chiunque raggiunga questo server può leggere, cambiare ed esportare tutto.
                        Là «tally device add --token» stampa un token; «tally sync URL --token-file FILE» da allora lo invia.
                        Questo indirizzo non ha https: chi sta lungo la strada può leggere ciò che si scambia.
                        Il dispositivo «\u{1}0» non esiste.
                        Più dispositivi si chiamano «\u{1}0»; indicane uno con l’id: \u{1}1.
                        «\u{1}0» non può essere il nome di un dispositivo; ha da 1 a \u{1}1 caratteri su una riga.
                        In \u{1}0 non c’è un token; ha da 20 a 100 lettere, cifre, «-» o «_» su una riga.
                        L’elenco dei dispositivi, \u{1}0, è danneggiato. Spostalo altrove e ammetti di nuovo i dispositivi con «tally device add»; il libro non ne è toccato.
                        """)
            }
        }
    }
}
