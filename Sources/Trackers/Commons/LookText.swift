import Kernel

/// The words about what needs a look.
enum LookText: Phrase {
    case title, count(Int), sentence, allWell, allWellSentence, more(Int)
    case restore(String), deleteThem(Int), leaveDeleted, moveTo(String), move, merge, keepBoth
    case together
    case wrongClock, takeIn, comesByItself
    case keepThis, shown, open, setTo(String), clear, delete

    var english: String {
        switch self {
        case .title: "Needs a look"
        case .count(let count): count == 1 ? "1 needs a look" : "\(count) need a look"
        case .sentence: "Devices did what doesn’t fit together; you decide."
        case .allWell: "All is well"
        case .allWellSentence: "Nothing in this book needs a look."
        case .more(let count): "… and \(count) more."
        case .restore(let title): "Restore “\(title)”"
        case .deleteThem(let count): count == 1 ? "Delete it too" : "Delete them too"
        case .leaveDeleted: "Leave it deleted"
        case .moveTo(let title): "Move “\(title)” to"
        case .move: "Move"
        case .merge: "Make one of both"
        case .keepBoth: "Keep both"
        case .together: "Made one, it says:"
        case .wrongClock: "A clock was wrong"
        case .takeIn: "Take in as of now"
        case .comesByItself:
            "If it is the clock here that is wrong, put it right: then all of it comes by itself."
        case .keepThis: "Keep this one"
        case .shown: "shown now"
        case .open: "Open"
        case .setTo(let value): "Set to \(value)"
        case .clear: "Clear it"
        case .delete: "Delete"
        }
    }

    var german: String {
        switch self {
        case .title: "Bitte ansehen"
        case .count(let count): "\(count) bitte ansehen"
        case .sentence: "Geräte taten, was nicht zusammenpasst; hier lässt es sich entscheiden."
        case .allWell: "Alles in Ordnung"
        case .allWellSentence: "Nichts in diesem Buch braucht einen Blick."
        case .more(let count): "… und noch \(count)."
        case .restore(let title): "„\(title)“ wiederherstellen"
        case .deleteThem: "Auch löschen"
        case .leaveDeleted: "Gelöscht lassen"
        case .moveTo(let title): "„\(title)“ verschieben nach"
        case .move: "Verschieben"
        case .merge: "Zu einem machen"
        case .keepBoth: "Beide behalten"
        case .together: "Zu einem gemacht heißt es:"
        case .wrongClock: "Eine Uhr ging falsch"
        case .takeIn: "Mit Stand von jetzt aufnehmen"
        case .comesByItself:
            "Geht die Uhr hier falsch, so stelle sie richtig: Dann kommt alles von selbst."
        case .keepThis: "Diese Fassung behalten"
        case .shown: "wird gezeigt"
        case .open: "Öffnen"
        case .setTo(let value): "Auf \(value) setzen"
        case .clear: "Leeren"
        case .delete: "Löschen"
        }
    }

    var italian: String {
        switch self {
        case .title: "Da controllare"
        case .count(let count): "\(count) da controllare"
        case .sentence: "Più dispositivi hanno fatto cose che non si accordano; decidi tu."
        case .allWell: "Tutto a posto"
        case .allWellSentence: "Nulla in questo libro è da controllare."
        case .more(let count): "… e ancora \(count)."
        case .restore(let title): "Ripristina «\(title)»"
        case .deleteThem: "Elimina anche questo"
        case .leaveDeleted: "Lascia eliminato"
        case .moveTo(let title): "Sposta «\(title)» in"
        case .move: "Sposta"
        case .merge: "Unisci i due"
        case .keepBoth: "Tieni entrambi"
        case .together: "Uniti, diranno:"
        case .wrongClock: "Un orologio era sbagliato"
        case .takeIn: "Accogli come di adesso"
        case .comesByItself:
            "Se è sbagliato l’orologio qui, correggilo: allora tutto arriva da sé."
        case .keepThis: "Tieni questo"
        case .shown: "mostrato ora"
        case .open: "Apri"
        case .setTo(let value): "Imposta a \(value)"
        case .clear: "Svuota"
        case .delete: "Elimina"
        }
    }
}
