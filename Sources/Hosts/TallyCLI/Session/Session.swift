import Kernel

/// One command at work.
struct Session {
    let command: Command
    let arguments: Arguments
    let declarations: Declarations
    let surroundings: Surroundings
    let output: Output
    let language: Language
    /// Where the books are.
    let directory: String
    /// The path of the book's file.
    let path: String
    /// The book as the list of books has it; nil for one that is in no list.
    let known: KnownBook?
    /// What is served.
    let app: () -> App
    /// What somebody wants to be reminded of on a day.
    let reminders: Reminders

    typealias Reminders = @Sendable (Book, CivilDate) throws(BookError) -> [Reminder]

    init(
        _ command: Command, _ arguments: Arguments, _ declarations: Declarations,
        _ surroundings: Surroundings, _ output: Output,
        _ language: Language,
        app: @escaping () -> App, reminders: @escaping Reminders
    ) throws(Failure) {
        self.reminders = reminders
        self.command = command
        self.arguments = arguments
        self.declarations = declarations
        self.surroundings = surroundings
        self.output = output
        self.language = language
        self.app = app
        guard command.needsPlace else {
            (directory, path, known) = ("", "", .first)
            return
        }
        let place: Place
        do { place = try Place(arguments, surroundings) } catch { throw .usage(error) }
        directory = place.directory
        (path, known) = command.needsBook ? try place.find() : ("", .first)
        if let target = Files.deadEnd(path) { throw .refused(.deadLink(path, target)) }
    }

    /// The same command for another book of the directory.
    init(_ other: Session, for book: KnownBook, at path: String) {
        command = other.command
        arguments = other.arguments
        declarations = other.declarations
        surroundings = other.surroundings
        output = other.output
        language = other.language
        directory = other.directory
        app = other.app
        reminders = other.reminders
        known = book
        self.path = path
    }

    var schema: Schema { declarations.schema }
    /// What others write that can be imported.
    var formats: [ForeignFormat] { declarations.formats }

    var isJSON: Bool { arguments.has(.json) }
    var isPlain: Bool { arguments.has(.plain) }
    var isDryRun: Bool { arguments.has(.dryRun) }

    func say(_ text: Label) {
        output.say(language(text))
    }
}

extension Command {
    /// Whether it has to do with a directory of books at all.
    fileprivate var needsPlace: Bool {
        switch self {
        case .exportSite, .completions, .man, .help: false
        default: true
        }
    }

    /// Whether it reads or writes one of them.
    fileprivate var needsBook: Bool { needsPlace && self != .book }
}

extension [ForeignFormat] {
    /// Their published names.
    var names: [String] { map { $0.name } }
}
