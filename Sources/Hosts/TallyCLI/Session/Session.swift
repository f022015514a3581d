import Kernel

/// One command at work.
struct Session {
    let command: Command
    let arguments: Arguments
    let schema: Schema
    /// What others write that can be imported.
    let formats: [ForeignFormat]
    let surroundings: Surroundings
    let output: Output
    let language: Language
    /// The path of the book's file.
    let path: String
    /// What is served.
    let app: () -> App

    init(
        _ command: Command, _ arguments: Arguments, _ schema: Schema,
        _ formats: [ForeignFormat], _ surroundings: Surroundings, _ output: Output,
        _ language: Language,
        app: @escaping () -> App
    ) throws(Failure) {
        self.command = command
        self.arguments = arguments
        self.schema = schema
        self.formats = formats
        self.surroundings = surroundings
        self.output = output
        self.language = language
        self.app = app
        do throws(UsageError) {
            path = command.needsBook ? try Place(arguments, surroundings).book : ""
        } catch {
            throw .usage(error)
        }
    }

    func perform() throws(Failure) {
        switch command {
        case .list: try list()
        case .show: try show()
        case .search: try search()
        case .add: try add()
        case .set: try set()
        case .delete: try delete()
        case .restore: try restore()
        case .undo: try undo()
        case .import: try importFile()
        case .export: try export()
        case .check: try check()
        case .backup: try backUp()
        case .restoreBackup: try restoreBackup()
        case .sync: try sync()
        case .serve: try serve()
        case .exportSite: try exportSite()
        case .completions: try completions()
        case .man: output.print(line: ManPage(schema, formats.names, language).text)
        case .help: try help()
        }
    }

    var isJSON: Bool { arguments.has(.json) }
    var isPlain: Bool { arguments.has(.plain) }
    var isDryRun: Bool { arguments.has(.dryRun) }

    func say(_ text: ReportText) {
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
