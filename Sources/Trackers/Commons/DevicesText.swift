import Kernel

/// The words about whom a home server lets in.
enum DevicesText: Phrase {
    case title, sentence, elsewhere, none, own, unlocked
    case reads, writes, right, made, seen
    case neverSeen, seenToday, seenOn(String)
    case add, openIt(minutes: Int), code, done
    case name, badName, rename
    case remove, removeSentence, removeOwnSentence, removed(String), undo

    var english: String {
        switch self {
        case .title: "Devices"
        case .sentence: "Who may come in: add a phone, remove a lost one."
        case .elsewhere:
            "Devices are managed on the home server. Go online, as a device that it lets in, to see them."
        case .none:
            "No device has been let in. On the machine of the server itself nobody needs to be."
        case .own: "This one"
        case .unlocked:
            "The server was started with --no-lock: whoever reaches it is let in, whatever stands here."
        case .reads: "Reads only"
        case .writes: "Reads and writes"
        case .right: "What it may do"
        case .made: "Let in"
        case .seen: "Last here"
        case .neverSeen: "not here yet"
        case .seenToday: "here today"
        case .seenOn(let date): "last here on \(date)"
        case .add: "Add a device"
        case .openIt(let minutes):
            "Scan the code with the other device, or open the address there. It lets one device in, within \(minutes) minutes."
        case .code: "The address as a QR code"
        case .done: "Done"
        case .name: "Name"
        case .badName: "A device’s name has 1 to \(KnownDevice.longestName) characters in one line."
        case .rename: "Rename"
        case .remove: "Remove this device"
        case .removeSentence:
            "It is shut out at once. What it has copied already stays on it."
        case .removeOwnSentence:
            "This is the device in your hand: it is shut out at once and needs a new address to come back."
        case .removed(let name): "“\(name)” is shut out."
        case .undo: "Undo"
        }
    }

    var german: String {
        switch self {
        case .title: "Geräte"
        case .sentence: "Wer hereindarf: ein Telefon hinzufügen, ein verlorenes entfernen."
        case .elsewhere:
            "Geräte verwaltet der Heimserver. Sie sind zu sehen, wenn ein eingelassenes Gerät online ist."
        case .none:
            "Noch kein Gerät ist eingelassen. Auf dem Rechner des Servers selbst ist das nicht nötig."
        case .own: "Dieses"
        case .unlocked:
            "Der Server wurde mit --no-lock gestartet: Wer ihn erreicht, kommt herein, was hier auch steht."
        case .reads: "Liest nur"
        case .writes: "Liest und schreibt"
        case .right: "Was es darf"
        case .made: "Eingelassen"
        case .seen: "Zuletzt hier"
        case .neverSeen: "noch nicht hier"
        case .seenToday: "heute hier"
        case .seenOn(let date): "zuletzt hier am \(date)"
        case .add: "Gerät hinzufügen"
        case .openIt(let minutes):
            "Scann den Code mit dem anderen Gerät oder öffne dort die Adresse. Sie lässt ein Gerät ein, binnen \(minutes) Minuten."
        case .code: "Die Adresse als QR-Code"
        case .done: "Fertig"
        case .name: "Name"
        case .badName:
            "Der Name eines Geräts hat 1 bis \(KnownDevice.longestName) Zeichen in einer Zeile."
        case .rename: "Umbenennen"
        case .remove: "Dieses Gerät entfernen"
        case .removeSentence:
            "Es ist sofort ausgesperrt. Was es schon kopiert hat, bleibt auf ihm."
        case .removeOwnSentence:
            "Das ist das Gerät in deiner Hand: Es ist sofort ausgesperrt und braucht eine neue Adresse, um zurückzukommen."
        case .removed(let name): "„\(name)“ ist ausgesperrt."
        case .undo: "Widerrufen"
        }
    }

    var italian: String {
        switch self {
        case .title: "Dispositivi"
        case .sentence: "Chi può entrare: aggiungi un telefono, rimuovine uno perso."
        case .elsewhere:
            "I dispositivi si gestiscono sul server di casa. Si vedono in rete, da un dispositivo ammesso."
        case .none:
            "Nessun dispositivo è stato ammesso. Sul computer del server stesso non serve."
        case .own: "Questo"
        case .unlocked:
            "Il server è partito con --no-lock: chi lo raggiunge entra, qualunque cosa ci sia qui."
        case .reads: "Legge soltanto"
        case .writes: "Legge e scrive"
        case .right: "Che cosa può fare"
        case .made: "Ammesso"
        case .seen: "Ultima visita"
        case .neverSeen: "non ancora qui"
        case .seenToday: "qui oggi"
        case .seenOn(let date): "qui l’ultima volta il \(date)"
        case .add: "Aggiungi un dispositivo"
        case .openIt(let minutes):
            "Inquadra il codice con l’altro dispositivo, o apri lì l’indirizzo. Ammette un solo dispositivo, entro \(minutes) minuti."
        case .code: "L’indirizzo come codice QR"
        case .done: "Fatto"
        case .name: "Nome"
        case .badName:
            "Il nome di un dispositivo ha da 1 a \(KnownDevice.longestName) caratteri su una riga."
        case .rename: "Rinomina"
        case .remove: "Rimuovi questo dispositivo"
        case .removeSentence:
            "Resta fuori da subito. Ciò che ha già copiato rimane su di esso."
        case .removeOwnSentence:
            "È il dispositivo che hai in mano: resta fuori da subito e per tornare gli serve un nuovo indirizzo."
        case .removed(let name): "«\(name)» è rimasto fuori."
        case .undo: "Annulla"
        }
    }
}
