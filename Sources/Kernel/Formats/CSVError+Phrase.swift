/// As a phrase, a sentence for the person who chose the file.
extension CSVError: Phrase {
    package var english: String { position.english + ": " + reason.english }
    package var german: String { position.german + ": " + reason.german }
    package var italian: String { position.italian + ": " + reason.italian }
}

extension CSVError.Reason: Phrase {
    package var english: String {
        switch self {
        case .openQuotes: "the quotes that open here are never closed."
        case .textAfterQuotes: "a delimiter or the line’s end belongs after closing quotes."
        }
    }

    package var german: String {
        switch self {
        case .openQuotes: "Die Anführungszeichen, die hier beginnen, enden nirgends."
        case .textAfterQuotes:
            "Nach schließenden Anführungszeichen gehört ein Trennzeichen oder das Zeilenende hin."
        }
    }

    package var italian: String {
        switch self {
        case .openQuotes: "le virgolette che si aprono qui non si chiudono mai."
        case .textAfterQuotes:
            "dopo le virgolette di chiusura va un separatore o la fine della riga."
        }
    }
}
