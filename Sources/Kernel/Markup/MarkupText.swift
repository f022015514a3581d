/// The words that parts of pages bring along.
enum MarkupText: Phrase {
    case print, share, copied, printByMenu
    /// So many fields of a form are wrong.
    case refusals(Int)

    var english: String {
        switch self {
        case .refusals(let count): "\(count) fields need another look."
        case .print: "Print"
        case .share: "Share"
        case .copied: "Copied. Paste it where you want it."
        case .printByMenu:
            "To print, use your browser’s menu. To share, copy the text below."
        }
    }

    var german: String {
        switch self {
        case .refusals(let count): "\(count) Felder stimmen noch nicht."
        case .print: "Drucken"
        case .share: "Teilen"
        case .copied: "Kopiert. Jetzt lässt es sich einfügen."
        case .printByMenu:
            "Drucken geht über das Menü des Browsers, Teilen durch Kopieren des Textes unten."
        }
    }

    var italian: String {
        switch self {
        case .refusals(let count): "\(count) campi da correggere."
        case .print: "Stampa"
        case .share: "Condividi"
        case .copied: "Copiato. Ora si può incollare."
        case .printByMenu:
            "Per stampare usa il menu del browser; per condividere copia il testo qui sotto."
        }
    }
}
