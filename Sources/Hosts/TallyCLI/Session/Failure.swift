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
    /// What was done is done and kept; only what the command answers could not be written.
    case unshown(FileError)
    /// The book's file could not be opened, copied or replaced.
    case store(StoreError, path: String)
    /// The damage was told already.
    case damaged
    /// The server couldn't start.
    case server(String)
    /// The book isn't in step with another server's, with what the system said of it.
    case sync(SyncProblem, server: String, detail: String)
    /// The book isn't in step with its hub.
    case hub(HubError, hub: String)

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
        case goneForGood(String)
        /// A file that a backup would replace is something else.
        case notABackup(String)
        /// A book stands where something else was to be written.
        case isABook(String)
        /// What belongs to a book, such as SQLite's journal, stands there.
        case ofABook(String)
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
        /// A record, or a list, of which nothing is made to be shown to others.
        case notForOthers(String)
        /// A file that isn't what a browser's recovery page gives, or not all of it.
        case notADeviceFile(String)
        /// By what stands for the book in addresses.
        case ofAnotherBook(String)
        /// One of which no part is such.
        case nothingReadable(String)
        /// A device that the server lets only read was to be written to.
        case onlyLooks(server: String)
        /// One is a viewer of a shared book.
        case onlyLooksHere
        case device(DeviceRefusal)
        case aboutBook(BookRefusal)
        case exposed(Exposure)
        /// What was given as an invitation, or as a recovery sheet, isn't one.
        case link(isMistyped: Bool)
        case sheet(isMistyped: Bool)
        case alreadyShared
        /// A book that is on this hub, and was to be put on another.
        case onOtherHub(String)
        /// A book that this device is in, which a sheet was to bring back; what its commands have to say.
        case isInByKeys(String, String)
        case member(String)
        case invitation(String)
        /// The keys by which this device is in a shared book.
        case keysGone(String)
        case oneself
        /// A name for somebody who is in the book by another.
        case lateName(String, given: String)
        case badMemberName(String)
    }
}

extension Failure {
    var exitCode: ExitCode {
        switch self {
        case .usage: .wrongUsage
        case .book(.store), .imported(_, .book(.store)), .store, .damaged, .server: .failed
        case .refused(.device(.damaged)), .refused(.exposed): .failed
        case .refused(.aboutBook(let refusal)) where refusal.isOfFiles: .failed
        case .file(let error): error.isMissing ? .refused : .failed
        case .unshown: .failed
        case .sync(.notLetIn, _, _), .hub(.notMember, _): .notLetIn
        case .sync(.unreachable, _, _), .sync(.differs, _, _), .sync(.clocksDiffer, _, _):
            .failed
        case .book, .imported, .foreign, .refused, .sync, .hub: .refused
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
        case .refused(let refusal): [language(refusal.label)]
        case .file(let error): [language(error.label)]
        case .unshown(let error): [language(error.label), language(ReportText.savedUnshown)]
        case .store(let error, let path): [language(error.label) + " " + Self.detail(error, path)]
        case .damaged: []
        case .server(let sentence): [sentence]
        case .hub(let error, let hub):
            [language(error.sentence(hub.short)) + (hub.isEmpty ? "" : " (\(hub.short))")]
        case .sync(let problem, let server, let detail):
            [
                language(problem.label) + " ("
                    + ([server, detail].filter { !$0.isEmpty }).joined(separator: ": ") + ")"
            ] + (problem == .notLetIn ? [language(DeviceText.howToSync)] : [])
                + (problem == .otherBook ? [language(ReportText.howToJoin(server.short))] : [])
        }
    }

    private static func sentences(_ error: BookError, _ language: Language) -> [String] {
        switch error {
        case .refused(let refusals):
            // What is wrong with the same value of several records is said once.
            refusals.reduce(into: []) { told, refusal in
                let sentence = language.suggesting(
                    refusal.error.suggestion, after: refusal.error.sentence(in: language))
                if !told.contains(sentence) { told.append(sentence) }
            }
        case .store(let error): [language(error.label) + " (\(error.detail.brief))"]
        case .ambiguous(_, _, let found, _):
            [language(error.label) + found.map { "\n  \($0.id.text)  \($0.title.tamed)" }.joined()]
        default: [language(error.label)]
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

extension Failure.Refusal {
    var label: Label {
        switch self {
        case .unknownKind(let name, let suggestion):
            RefusalText.unknownKind(name.short).suggesting(suggestion)
        case .unknownField(let name, let kind, let suggestion):
            RefusalText.unknownField(
                kind: kind.name, name: name.short, fields: Label { $0.list(kind.fieldNames) }
            ).suggesting(suggestion)
        case .unknownChoice(let name, let report):
            RefusalText.unknownChoice(
                report: report.name, name: name.short, choices: Label { $0.list(report.choices) })
        case .deadLink(let path, let target): RefusalText.deadLink(path: path, target: target.short)
        case .noBook(let path): RefusalText.noBook(path)
        case .link(let isMistyped):
            isMistyped ? SharingText.linkMistyped : SharingText.linkMissing
        case .sheet(let isMistyped):
            (isMistyped ? InvitationLink.Refusal.mistyped : .none).labelOfSheet
        case .alreadyShared: SharingText.alreadyShared
        case .onOtherHub(let hub): SharingText.onOtherHub(hub.short)
        case .isInByKeys(let book, let words):
            SharingText.isInByKeys(book: book.short, command: "tally book leave" + words)
        case .member(let name): SharingText.noSuchMember(name.short)
        case .keysGone(let path): SharingText.keysGone(path.short)
        case .invitation(let name): SharingText.noSuchInvitation(name.short)
        case .oneself: SharingText.oneself
        case .badMemberName(let name):
            SharingText.badName(name: name.short, most: "\(KnownDevice.longestName)")
        case .lateName(let name, let given):
            SharingText.lateName(name: name.short, given: given.short)
        case .notDeleted(let title): RefusalText.notDeleted(title.short)
        case .goneForGood(let title): RefusalText.goneForGood(title.short)
        case .notABackup(let path): RefusalText.notABackup(path.short)
        case .isABook(let path): RefusalText.isABook(path.short)
        case .ofABook(let path): RefusalText.ofABook(path.short)
        case .alreadyThere(let path): RefusalText.alreadyThere(path.short)
        case .noBackup(let path): RefusalText.noBackup(path.short)
        case .noCore: RefusalText.noCore
        case .notASite(let path): RefusalText.notASite(path.short)
        case .tooLarge(let path): RefusalText.tooLarge(path.short)
        case .noFile(let title): RefusalText.noFile(title.short)
        case .notForOthers(let title): RefusalText.notForOthers(title.short)
        case .device(let refusal): refusal.label
        case .aboutBook(let refusal): refusal.label
        case .exposed(let exposure): exposure.label
        case .notADeviceFile(let path): RefusalText.notADeviceFile(path.short)
        case .ofAnotherBook(let key): RefusalText.ofAnotherBook(key.short)
        case .nothingReadable(let path): RefusalText.nothingReadable(path.short)
        case .onlyLooks(let server): RefusalText.onlyLooks(server.short)
        case .onlyLooksHere: RefusalText.onlyLooksHere
        }
    }
}
