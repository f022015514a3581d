import Kernel

/// Why a command didn't do what it was told. Nothing was changed unless it says so.
enum Failure: Error, Sendable {
    case usage(UsageError)
    /// The app's own refusal.
    case book(BookError)
    case imported(file: String, ImportError)
    /// What somebody else wrote.
    case foreign(file: String, ForeignRefusal)
    case refused(Refusal)
    case file(FileError)
    /// The book's file could not be opened, copied or replaced.
    case store(StoreError, path: String)
    /// The damage was told already.
    case damaged
    /// The server couldn't start.
    case server(String)
    /// The book isn't in step with another server's, with what the system said of it.
    case sync(SyncProblem, server: String, detail: String)

    /// What the command line refuses before the book is asked.
    enum Refusal: Sendable {
        case unknownKind(String, suggestion: String?)
        case unknownField(String, Kind, suggestion: String?)
        /// A report can't be asked for this.
        case unknownChoice(String, Report)
        case noBook(String)
        /// The book is a symbolic link to a place where nothing is.
        case deadLink(String, String)
        case notDeleted(String)
        /// A file that a backup would replace is something else.
        case notABackup(String)
        case noBackup(String)
        /// A file that a new book would replace.
        case alreadyThere(String)
        /// The program was built without the core for the browser.
        case noCore
        /// A folder that an exported site would mix with.
        case notASite(String)
        /// A file that is larger than what a record may name.
        case tooLarge(String)
        /// A record without a file, or whose file hasn't arrived.
        case noFile(String)
        /// A file that isn't what a browser's recovery page gives, or not all of it.
        case notADeviceFile(String)
        case device(DeviceRefusal)
    }
}

extension Failure {
    var exitCode: ExitCode {
        switch self {
        case .usage: .wrongUsage
        case .book(.store), .imported(_, .book(.store)), .store, .damaged, .server: .failed
        case .file(let error): error.isMissing ? .refused : .failed
        case .sync(.notLetIn, _, _): .notLetIn
        case .sync(.unreachable, _, _), .sync(.differs, _, _), .sync(.clocksDiffer, _, _):
            .failed
        case .book, .imported, .foreign, .refused, .sync: .refused
        }
    }

    /// What to tell the person, one sentence or more.
    func sentences(in language: Language) -> [String] {
        switch self {
        case .usage(let error): [error.sentence(in: language)]
        case .book(let error): Self.sentences(error, language)
        case .imported(let file, let error): Self.sentences(file, error, language)
        case .foreign(let file, let refusal):
            refusal.sentences(in: language).map { file.short + ": " + $0 }
                + [language(ReportText.nothingImported)]
        case .refused(let refusal): [refusal.sentence(in: language)]
        case .file(let error): [language(error)]
        case .store(let error, let path): [language(error) + " " + Self.detail(error, path)]
        case .damaged: []
        case .server(let sentence): [sentence]
        case .sync(let problem, let server, let detail):
            [
                language(problem) + " ("
                    + ([server, detail].filter { !$0.isEmpty }).joined(separator: ": ") + ")"
            ] + (problem == .notLetIn ? [language(DeviceText.howToSync)] : [])
                + (problem == .otherBook ? [language(ReportText.howToJoin(server))] : [])
        }
    }

    private static func sentences(_ error: BookError, _ language: Language) -> [String] {
        switch error {
        case .refused(let refusals):
            refusals.map { refusal in
                let sentence = refusal.error.sentence(in: language)
                return language.suggesting(refusal.error.suggestion, after: sentence)
            }
        case .store(let error): [language(error) + " (\(error.detail.brief))"]
        case .ambiguous(_, _, let found, _):
            [language(error) + found.map { "\n  \($0.id.text)  \($0.title.tamed)" }.joined()]
        default: [language(error)]
        }
    }

    private static func sentences(
        _ file: String, _ error: ImportError, _ language: Language
    ) -> [String] {
        if case .book(let error) = error { return sentences(error, language) }
        return error.sentences(in: language).map { file.short + ": " + $0 }
            + [language(ReportText.nothingImported)]
    }

    private static func detail(_ error: StoreError, _ path: String) -> String {
        let detail = error.detail.brief
        return "(" + (detail.hasPrefix(path) ? detail : path + ": " + detail) + ")"
    }
}

extension String {
    /// What the system said, on one line.
    fileprivate var brief: String {
        split(whereSeparator: { $0.isWhitespace }).joined(separator: " ").truncated(to: 160)
    }
}

extension Failure.Refusal: Phrase {
    func sentence(in language: Language) -> String {
        switch self {
        case .unknownKind(_, let suggestion), .unknownField(_, _, let suggestion):
            language.suggesting(suggestion, after: language(self))
        default: language(self)
        }
    }

    var english: String {
        let quoted = Language.english.quoted
        return switch self {
        case .unknownKind(let name, _): "There is no kind \(quoted(name.short))."
        case .unknownField(let name, let kind, _):
            "The kind “\(kind.name)” has no field \(quoted(name.short)); "
                + "it has \(Language.english.list(kind.fieldNames))."
        case .unknownChoice(let name, let report):
            "“\(report.name)” can’t be asked for \(quoted(name.short)); "
                + "it can for \(Language.english.list(report.choices))."
        case .deadLink(let path, let target):
            "\(path) is a link that leads nowhere: there is nothing at \(target.short). Is a disk missing?"
        case .noBook(let path): "There is no book at \(path)."
        case .notDeleted(let title): "\(quoted(title.short)) isn’t deleted."
        case .notABackup(let path):
            "\(path.short) is there already and isn’t a backup; choose another name."
        case .alreadyThere(let path): "\(path.short) is there already; choose another name."
        case .noBackup(let path): "\(path.short) isn’t a backup of a book."
        case .noCore:
            "This tally was built without the app’s core for the browser; “make build” builds it."
        case .notASite(let path):
            "\(path.short) holds other files; choose a folder that is new or empty."
        case .tooLarge(let path): "\(path.short) has more than 25 MB, which is the most."
        case .noFile(let title): "There is no file here of \(quoted(title.short))."
        case .device(let refusal): refusal.english
        case .notADeviceFile(let path):
            "\(path.short) is not the whole of what a browser’s recovery page downloads."
        }
    }

    var german: String {
        let quoted = Language.german.quoted
        return switch self {
        case .unknownKind(let name, _): "Die Art \(quoted(name.short)) gibt es nicht."
        case .unknownField(let name, let kind, _):
            "Die Art „\(kind.name)“ hat kein Feld \(quoted(name.short)); "
                + "sie hat \(Language.german.list(kind.fieldNames))."
        case .unknownChoice(let name, let report):
            "„\(report.name)“ lässt sich nicht nach \(quoted(name.short)) fragen; "
                + "möglich: \(Language.german.list(report.choices))."
        case .deadLink(let path, let target):
            "\(path) ist ein Verweis ins Leere: bei \(target.short) ist nichts. Fehlt ein Datenträger?"
        case .noBook(let path): "In \(path) gibt es kein Buch."
        case .notDeleted(let title): "\(quoted(title.short)) ist nicht gelöscht."
        case .notABackup(let path):
            "\(path.short) gibt es schon und ist keine Sicherung; bitte anders benennen."
        case .alreadyThere(let path): "\(path.short) gibt es schon; bitte anders benennen."
        case .noBackup(let path): "\(path.short) ist keine Sicherung eines Buches."
        case .noCore:
            "Dieses tally wurde ohne den Kern der App für den Browser gebaut; „make build“ baut ihn."
        case .notASite(let path):
            "In \(path.short) liegen andere Dateien; bitte ein neues oder leeres Verzeichnis nennen."
        case .tooLarge(let path): "\(path.short) hat mehr als 25 MB; mehr ist nicht erlaubt."
        case .noFile(let title): "Zu \(quoted(title.short)) gibt es hier keine Datei."
        case .device(let refusal): refusal.german
        case .notADeviceFile(let path):
            "\(path.short) ist nicht oder nicht ganz, was die Rettungsseite eines Browsers herunterlädt."
        }
    }

    var italian: String {
        let quoted = Language.italian.quoted
        return switch self {
        case .unknownKind(let name, _): "Il tipo \(quoted(name.short)) non esiste."
        case .unknownField(let name, let kind, _):
            "Il tipo «\(kind.name)» non ha un campo \(quoted(name.short)); "
                + "ha \(Language.italian.list(kind.fieldNames))."
        case .unknownChoice(let name, let report):
            "A «\(report.name)» non si può chiedere \(quoted(name.short)); "
                + "si può \(Language.italian.list(report.choices))."
        case .deadLink(let path, let target):
            "\(path) è un collegamento che non porta da nessuna parte: in \(target.short) non c’è nulla. Manca un disco?"
        case .noBook(let path): "Non c’è nessun libro in \(path)."
        case .notDeleted(let title): "\(quoted(title.short)) non è eliminato."
        case .notABackup(let path):
            "\(path.short) esiste già e non è una copia di sicurezza; scegli un altro nome."
        case .alreadyThere(let path): "\(path.short) esiste già; scegli un altro nome."
        case .noBackup(let path): "\(path.short) non è la copia di un libro."
        case .noCore:
            "Questo tally è stato costruito senza il nucleo dell’app per il browser; «make build» lo costruisce."
        case .notASite(let path):
            "\(path.short) contiene altri file; scegli una cartella nuova o vuota."
        case .tooLarge(let path): "\(path.short) supera i 25 MB, che sono il massimo."
        case .noFile(let title): "Di \(quoted(title.short)) qui non c’è nessun file."
        case .device(let refusal): refusal.italian
        case .notADeviceFile(let path):
            "\(path.short) non è, o non per intero, ciò che scarica la pagina di recupero di un browser."
        }
    }
}
