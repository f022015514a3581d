import Kernel

/// What is said of devices and of the door.
enum DeviceText: Phrase {
    case name, right, made, seen, reads, writes, never, program
    case noDevices, added(String), removed(String), openIt, keepIt, noServer
    case enterHere, plainHTTP, noLock, howToSync, sentInTheClear

    var english: String {
        let quoted = Language.english.quoted
        return switch self {
        case .name: "Name"
        case .right: "Right"
        case .made: "Let in"
        case .seen: "Last here"
        case .reads: "reads"
        case .writes: "reads and writes"
        case .never: "never"
        case .program: "Program"
        case .noDevices: "No device is let in yet; “tally device add” lets one in."
        case .added(let name):
            "\(quoted(name.short)) is let in by this token, which is shown only now."
        case .removed(let name): "\(quoted(name.short)) is shut out."
        case .openIt: "Open it on the device; it lets one in, within 15 minutes."
        case .keepIt: "Send it as “Authorization: Bearer TOKEN”."
        case .noServer:
            "This address is this machine’s own. For others, start “tally serve” with --name or --host first."
        case .enterHere: "To let a first device in, open this on it within 15 minutes:"
        case .plainHTTP:
            "Without HTTPS in front, whoever is on the network can read what goes over it, cookies too, and browsers don’t work offline."
        case .noLock:
            "With --no-lock everybody who reaches this server may read, change and export everything."
        case .howToSync:
            "There, “tally device add --token” prints a token; “tally sync URL --token-file FILE” sends it from then on."
        case .sentInTheClear:
            "This address has no https: whoever is on the way can read what is exchanged."
        }
    }

    var german: String {
        let quoted = Language.german.quoted
        return switch self {
        case .name: "Name"
        case .right: "Recht"
        case .made: "Eingelassen"
        case .seen: "Zuletzt hier"
        case .reads: "liest"
        case .writes: "liest und schreibt"
        case .never: "nie"
        case .program: "Programm"
        case .noDevices: "Noch kein Gerät ist eingelassen; „tally device add“ lässt eines ein."
        case .added(let name):
            "\(quoted(name.short)) ist mit diesem Token eingelassen; es ist nur jetzt zu sehen."
        case .removed(let name): "\(quoted(name.short)) ist ausgesperrt."
        case .openIt: "Auf dem Gerät öffnen; es lässt eines ein, binnen 15 Minuten."
        case .keepIt: "Ein Programm schickt es als „Authorization: Bearer TOKEN“."
        case .noServer:
            "Das ist die eigene Adresse dieses Rechners. Für andere erst „tally serve“ mit --name oder --host starten."
        case .enterHere: "Um ein erstes Gerät einzulassen, öffne das darauf binnen 15 Minuten:"
        case .plainHTTP:
            "Ohne HTTPS davor kann jeder im Netz mitlesen, auch Cookies, und Browser arbeiten nicht offline."
        case .noLock:
            "Mit --no-lock darf jeder, der diesen Dienst erreicht, alles lesen, ändern und mitnehmen."
        case .howToSync:
            "Dort gibt „tally device add --token“ ein Token aus; „tally sync URL --token-file DATEI“ schickt es von da an mit."
        case .sentInTheClear:
            "Diese Adresse hat kein https: Wer auf dem Weg sitzt, kann mitlesen."
        }
    }

    var italian: String {
        let quoted = Language.italian.quoted
        return switch self {
        case .name: "Nome"
        case .right: "Diritto"
        case .made: "Ammesso"
        case .seen: "Ultima visita"
        case .reads: "legge"
        case .writes: "legge e scrive"
        case .never: "mai"
        case .program: "Programma"
        case .noDevices: "Nessun dispositivo è ammesso; «tally device add» ne ammette uno."
        case .added(let name):
            "\(quoted(name.short)) è ammesso con questo token, che si vede solo adesso."
        case .removed(let name): "\(quoted(name.short)) è chiuso fuori."
        case .openIt: "Aprilo sul dispositivo; ne ammette uno, entro 15 minuti."
        case .keepIt: "Un programma lo invia come «Authorization: Bearer TOKEN»."
        case .noServer:
            "Questo indirizzo vale solo su questo computer. Per altri avvia prima «tally serve» con --name o --host."
        case .enterHere:
            "Per ammettere un primo dispositivo, apri questo su di esso entro 15 minuti:"
        case .plainHTTP:
            "Senza HTTPS davanti chiunque sia in rete può leggere ciò che passa, anche i cookie, e i browser non funzionano senza rete."
        case .noLock:
            "Con --no-lock chiunque raggiunga questo server può leggere, cambiare ed esportare tutto."
        case .howToSync:
            "Là «tally device add --token» stampa un token; «tally sync URL --token-file FILE» da allora lo invia."
        case .sentInTheClear:
            "Questo indirizzo non ha https: chi sta lungo la strada può leggere ciò che si scambia."
        }
    }
}

/// What `tally device` and `tally sync` refuse about devices.
enum DeviceRefusal: Phrase {
    case unknown(String), several(String, ids: [String]), badName(String), badToken(String)

    var english: String {
        let quoted = Language.english.quoted
        return switch self {
        case .unknown(let name): "There is no device \(quoted(name.short))."
        case .several(let name, let ids):
            "Several devices are called \(quoted(name.short)); name one by its id: \(Language.english.list(ids))."
        case .badName(let name):
            "\(quoted(name.short)) can’t name a device; a name has 1 to \(KnownDevice.longestName) characters in one line."
        case .badToken(let place):
            "\(place.short) holds no token; one has 20 to 100 letters, digits, “-” or “_” in one line."
        }
    }

    var german: String {
        let quoted = Language.german.quoted
        return switch self {
        case .unknown(let name): "Das Gerät \(quoted(name.short)) gibt es nicht."
        case .several(let name, let ids):
            "Mehrere Geräte heißen \(quoted(name.short)); bitte eine Kennung nennen: \(Language.german.list(ids))."
        case .badName(let name):
            "\(quoted(name.short)) kann kein Gerät heißen; ein Name hat 1 bis \(KnownDevice.longestName) Zeichen in einer Zeile."
        case .badToken(let place):
            "In \(place.short) steht kein Token; eines hat 20 bis 100 Buchstaben, Ziffern, „-“ oder „_“ in einer Zeile."
        }
    }

    var italian: String {
        let quoted = Language.italian.quoted
        return switch self {
        case .unknown(let name): "Il dispositivo \(quoted(name.short)) non esiste."
        case .several(let name, let ids):
            "Più dispositivi si chiamano \(quoted(name.short)); indicane uno con l’id: \(Language.italian.list(ids))."
        case .badName(let name):
            "\(quoted(name.short)) non può essere il nome di un dispositivo; ha da 1 a \(KnownDevice.longestName) caratteri su una riga."
        case .badToken(let place):
            "In \(place.short) non c’è un token; ha da 20 a 100 lettere, cifre, «-» o «_» su una riga."
        }
    }
}
