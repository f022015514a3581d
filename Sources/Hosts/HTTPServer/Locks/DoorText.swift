import Kernel

/// The words for those who aren't let in, or are just being.
enum DoorText: Phrase {
    case title, what, how, ways, comeIn, address, name, nameHint, badName
    case welcome, letMeIn, notAKey, slow, mayOnlyRead
    case plain

    var english: String {
        switch self {
        case .title: "This is somebody’s Tallybook"
        case .what:
            "A home server that keeps a book for its people. It answers only devices that it has let in, and this one it hasn’t, or not any more."
        case .how: "How to be let in"
        case .ways:
            "Ask for an address: “Settings → Devices → Add a device” shows one on a device that is in, and “tally device add” on the server’s machine. Open it here, or paste it."
        case .comeIn: "Come in"
        case .address: "The address you were given"
        case .name: "What this device is called"
        case .nameHint: "So that it can be told from others, and removed when it is lost."
        case .badName: "A name has 1 to \(KnownDevice.longestName) characters in one line."
        case .welcome: "You are invited to this Tallybook"
        case .letMeIn: "Let this device in"
        case .notAKey:
            "This address lets nobody in: it was used, has ended, or never did. Ask for another."
        case .slow: "Too many wrong tries came from here. Try again in a minute."
        case .mayOnlyRead: "This device may read and not write. Nothing was changed."
        case .plain:
            "This Tallybook answers only devices that it has let in. “tally device add” on its machine, or Settings → Devices on a device that is in, gives an address to come in by."
        }
    }

    var german: String {
        switch self {
        case .title: "Das ist jemandes Tallybook"
        case .what:
            "Ein Heimserver, der ein Buch für seine Leute führt. Er antwortet nur Geräten, die er eingelassen hat, und dieses nicht oder nicht mehr."
        case .how: "So wird man eingelassen"
        case .ways:
            "Lass dir eine Adresse geben: „Einstellungen → Geräte → Gerät hinzufügen“ zeigt eine auf einem eingelassenen Gerät, „tally device add“ auf dem Rechner des Servers. Öffne sie hier oder füg sie ein."
        case .comeIn: "Hereinkommen"
        case .address: "Die Adresse, die du bekommen hast"
        case .name: "Wie dieses Gerät heißt"
        case .nameHint:
            "Damit es sich von anderen unterscheidet und entfernen lässt, wenn es verloren ist."
        case .badName: "Ein Name hat 1 bis \(KnownDevice.longestName) Zeichen in einer Zeile."
        case .welcome: "Du bist zu diesem Tallybook eingeladen"
        case .letMeIn: "Dieses Gerät einlassen"
        case .notAKey:
            "Diese Adresse lässt niemanden ein: Sie ist benutzt, abgelaufen oder galt nie. Lass dir eine andere geben."
        case .slow: "Von hier kamen zu viele falsche Versuche. In einer Minute geht es wieder."
        case .mayOnlyRead: "Dieses Gerät darf lesen und nicht schreiben. Nichts wurde geändert."
        case .plain:
            "Dieses Tallybook antwortet nur Geräten, die es eingelassen hat. „tally device add“ auf seinem Rechner oder Einstellungen → Geräte auf einem eingelassenen Gerät gibt eine Adresse zum Hereinkommen."
        }
    }

    var italian: String {
        switch self {
        case .title: "Questo è il Tallybook di qualcuno"
        case .what:
            "Un server di casa che tiene un libro per le sue persone. Risponde solo ai dispositivi che ha ammesso, e questo no, o non più."
        case .how: "Come farsi ammettere"
        case .ways:
            "Chiedi un indirizzo: «Impostazioni → Dispositivi → Aggiungi un dispositivo» ne mostra uno su un dispositivo ammesso, «tally device add» sul computer del server. Aprilo qui, o incollalo."
        case .comeIn: "Entra"
        case .address: "L’indirizzo che hai ricevuto"
        case .name: "Come si chiama questo dispositivo"
        case .nameHint: "Per distinguerlo dagli altri e rimuoverlo se va perso."
        case .badName: "Un nome ha da 1 a \(KnownDevice.longestName) caratteri su una riga."
        case .welcome: "Sei invitato in questo Tallybook"
        case .letMeIn: "Ammetti questo dispositivo"
        case .notAKey:
            "Questo indirizzo non ammette nessuno: è stato usato, è scaduto o non è mai valso. Chiedine un altro."
        case .slow: "Da qui sono arrivati troppi tentativi sbagliati. Riprova tra un minuto."
        case .mayOnlyRead: "Questo dispositivo può leggere e non scrivere. Non è cambiato nulla."
        case .plain:
            "Questo Tallybook risponde solo ai dispositivi che ha ammesso. «tally device add» sul suo computer, o Impostazioni → Dispositivi su un dispositivo ammesso, dà un indirizzo per entrare."
        }
    }
}
