/// Why a packed spreadsheet isn't read.
package enum PackedError: Error, Sendable, Hashable {
    /// The file, or what is packed in it under this name, isn't what it should be.
    case damaged(String)
    case encrypted
    /// A container of a kind that spreadsheets don't write: zip64, several disks, other packing.
    case unusual
    case tooLarge
    /// A file as Excel wrote until 2007, or one with a password.
    case oldExcel
    case notASpreadsheet
    /// The host can't inflate.
    case notUnpacked
    /// No sheet holds anything.
    case noTable
    /// Which of these sheets is meant?
    case severalSheets([String])
    case noSheet(String, [String])
}

/// As a phrase, a sentence for the person who chose the file.
extension PackedError: Phrase {
    package var english: String {
        let language = Language.english
        return switch self {
        case .damaged(let name):
            "This spreadsheet is damaged (\(name.truncated(to: 60))). Open it where it comes from and save it again."
        case .encrypted: "This spreadsheet has a password. Save it without one."
        case .unusual:
            "This spreadsheet is packed in an unusual way. Open it in a spreadsheet program and save it as .xlsx or .ods."
        case .tooLarge:
            "This spreadsheet is too large: unpacked, at most 64 MB, 200,000 rows and four million cells are read. Save the one table that matters, or save it as CSV."
        case .oldExcel:
            "This is an Excel file from before 2007, or one with a password. Save it as .xlsx without a password, as .ods or as CSV."
        case .notASpreadsheet:
            "This packed file is not a spreadsheet. Choose an .xlsx, .ods or CSV file."
        case .notUnpacked: "This browser can’t unpack spreadsheets. Save it as CSV."
        case .noTable: "No sheet of this spreadsheet holds anything."
        case .severalSheets(let names):
            "Which sheet is meant? There is \(names.quoted(language))."
        case .noSheet(let name, let names):
            "There is no sheet \(language.quoted(name.truncated(to: 60))); there is \(names.quoted(language))."
        }
    }

    package var german: String {
        let language = Language.german
        return switch self {
        case .damaged(let name):
            "Diese Tabelle ist beschädigt (\(name.truncated(to: 60))). Öffne sie dort, wo sie herkommt, und sichere sie neu."
        case .encrypted: "Diese Tabelle hat ein Passwort. Sichere sie ohne."
        case .unusual:
            "Diese Tabelle ist ungewöhnlich gepackt. Öffne sie in einem Tabellenprogramm und sichere sie als .xlsx oder .ods."
        case .tooLarge:
            "Diese Tabelle ist zu groß: Gelesen werden entpackt höchstens 64 MB, 200.000 Zeilen und vier Millionen Zellen. Sichere nur die eine Tabelle, um die es geht, oder als CSV."
        case .oldExcel:
            "Das ist eine Excel-Datei aus der Zeit vor 2007 oder eine mit Passwort. Sichere sie als .xlsx ohne Passwort, als .ods oder als CSV."
        case .notASpreadsheet:
            "Diese gepackte Datei ist keine Tabelle. Wähle eine Datei .xlsx, .ods oder CSV."
        case .notUnpacked: "Dieser Browser kann keine Tabellen entpacken. Sichere sie als CSV."
        case .noTable: "Kein Blatt dieser Tabelle enthält etwas."
        case .severalSheets(let names):
            "Welches Blatt ist gemeint? Es gibt \(names.quoted(language))."
        case .noSheet(let name, let names):
            "Das Blatt \(language.quoted(name.truncated(to: 60))) gibt es nicht; es gibt \(names.quoted(language))."
        }
    }

    package var italian: String {
        let language = Language.italian
        return switch self {
        case .damaged(let name):
            "Questo foglio di calcolo è danneggiato (\(name.truncated(to: 60))). Aprilo da dove viene e salvalo di nuovo."
        case .encrypted: "Questo foglio di calcolo ha una password. Salvalo senza."
        case .unusual:
            "Questo foglio di calcolo è compresso in modo insolito. Aprilo con un programma e salvalo come .xlsx o .ods."
        case .tooLarge:
            "Questo foglio di calcolo è troppo grande: si leggono al massimo 64 MB, 200.000 righe e quattro milioni di celle. Salva solo la tabella che serve, o salvalo come CSV."
        case .oldExcel:
            "Questo è un file Excel di prima del 2007, o uno con password. Salvalo come .xlsx senza password, come .ods o come CSV."
        case .notASpreadsheet:
            "Questo file compresso non è un foglio di calcolo. Scegli un file .xlsx, .ods o CSV."
        case .notUnpacked:
            "Questo browser non può aprire fogli di calcolo. Salvalo come CSV."
        case .noTable: "Nessun foglio contiene qualcosa."
        case .severalSheets(let names):
            "Quale foglio? C’è \(names.quoted(language))."
        case .noSheet(let name, let names):
            "Il foglio \(language.quoted(name.truncated(to: 60))) non c’è; c’è \(names.quoted(language))."
        }
    }
}

extension [String] {
    /// “Grades” or “Key”; no more than twenty of them.
    fileprivate func quoted(_ language: Language) -> String {
        let shown = prefix(20).map { language.quoted($0.truncated(to: 60)) }
        return language.alternatives(shown) + (count > 20 ? " …" : "")
    }
}
