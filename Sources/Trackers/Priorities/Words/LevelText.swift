import Kernel

/// What the levels are called.
enum LevelText: Phrase {
    /// The plain word: "high".
    case word(Level)
    /// What it means: "Running out soon".
    case meaning(Level)
    /// What fits under a small symbol: "Soon".
    case short(Level)

    var english: String {
        switch self {
        case .word(.low): "Low"
        case .word(.medium): "Medium"
        case .word(.high): "High"
        case .word(.critical): "Critical"
        case .meaning(.low): "Stocked"
        case .meaning(.medium): "Get some if on sale"
        case .meaning(.high): "Running out soon"
        case .meaning(.critical): "Needed yesterday"
        case .short(.low): "Got it"
        case .short(.medium): "On sale"
        case .short(.high): "Soon"
        case .short(.critical): "Urgent"
        }
    }

    var german: String {
        switch self {
        case .word(.low): "Niedrig"
        case .word(.medium): "Mittel"
        case .word(.high): "Hoch"
        case .word(.critical): "Kritisch"
        case .meaning(.low): "Vorrätig"
        case .meaning(.medium): "Im Angebot mitnehmen"
        case .meaning(.high): "Geht bald aus"
        case .meaning(.critical): "Seit gestern nötig"
        case .short(.low): "Gekauft"
        case .short(.medium): "Angebot"
        case .short(.high): "Bald"
        case .short(.critical): "Dringend"
        }
    }

    var italian: String {
        switch self {
        case .word(.low): "Bassa"
        case .word(.medium): "Media"
        case .word(.high): "Alta"
        case .word(.critical): "Critica"
        case .meaning(.low): "In dispensa"
        case .meaning(.medium): "Da prendere se in offerta"
        case .meaning(.high): "Sta per finire"
        case .meaning(.critical): "Serviva già ieri"
        case .short(.low): "Preso"
        case .short(.medium): "Offerta"
        case .short(.high): "Presto"
        case .short(.critical): "Urgente"
        }
    }
}
