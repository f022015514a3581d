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
        case .notUTF8(let byte):
            "the byte \(Self.hex(byte)) isn’t UTF-8, though the rest of the file is; "
                + "save the file as UTF-8 again."
        }
    }

    package var german: String {
        switch self {
        case .openQuotes: "Die Anführungszeichen, die hier beginnen, enden nirgends."
        case .textAfterQuotes:
            "Nach schließenden Anführungszeichen gehört ein Trennzeichen oder das Zeilenende hin."
        case .notUTF8(let byte):
            "Das Byte \(Self.hex(byte)) ist nicht UTF-8, die übrige Datei aber wohl; "
                + "bitte die Datei noch einmal als UTF-8 sichern."
        }
    }

    package var italian: String {
        switch self {
        case .openQuotes: "le virgolette che si aprono qui non si chiudono mai."
        case .textAfterQuotes:
            "dopo le virgolette di chiusura va un separatore o la fine della riga."
        case .notUTF8(let byte):
            "il byte \(Self.hex(byte)) non è UTF-8, mentre il resto del file lo è; "
                + "salva di nuovo il file come UTF-8."
        }
    }

    private static func hex(_ byte: UInt8) -> String {
        String(UInt64(byte), radix: 16, uppercase: true)
    }
}
