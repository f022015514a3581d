import Kernel

/// One command at work.
struct Session {
    let command: Command
    let arguments: Arguments
    let declarations: Declarations
    let surroundings: Surroundings
    let output: Output
    let language: Language
    /// The path of the book's file.
    let path: String
    /// What is served.
    let app: () -> App

    init(
        _ command: Command, _ arguments: Arguments, _ declarations: Declarations,
        _ surroundings: Surroundings, _ output: Output,
        _ language: Language,
        app: @escaping () -> App
    ) throws(Failure) {
        self.command = command
        self.arguments = arguments
        self.declarations = declarations
        self.surroundings = surroundings
        self.output = output
        self.language = language
        self.app = app
        do throws(UsageError) {
            path = command.needsBook ? try Place(arguments, surroundings).book : ""
        } catch {
            throw .usage(error)
        }
        if let target = Files.deadEnd(path) { throw .refused(.deadLink(path, target)) }
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
    /// Whether it reads or writes a book at all.
    fileprivate var needsBook: Bool {
        switch self {
        case .exportSite, .completions, .man, .help: false
        default: true
        }
    }
}

extension [ForeignFormat] {
    /// Their published names.
    var names: [String] { map { $0.name } }
}
