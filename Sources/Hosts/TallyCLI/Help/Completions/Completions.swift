import Kernel

/// Scripts by which shells complete commands, options, kinds, fields and choices.
struct Completions {
    let schema: Schema
    /// What can be asked of all records together.
    let reports: [Report]
    /// What `tally import --as` takes beside json and csv.
    let formats: [String]
    let language: Language

    init(_ declarations: Declarations, _ language: Language) {
        schema = declarations.schema
        reports = declarations.rulebook.reports
        formats = declarations.formats.map { $0.name }
        self.language = language
    }

    func script(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    var commandNames: String { Command.allCases.map { $0.rawValue }.joined(separator: " ") }
    var kindNames: String { schema.kinds.map { $0.name }.joined(separator: " ") }

    /// What `tally show` takes beside kinds.
    var reportNames: String { reports.map { " " + $0.name }.joined() }

    /// The commands whose first operand is a kind.
    var commandsOfKinds: [Command] {
        Command.allCases.filter { $0.operands.first?.role == .kind }
    }

    /// The commands that take `FIELD=VALUE`.
    var commandsOfFields: [Command] {
        Command.allCases.filter { command in
            command.options.contains(.where) || command.operands.contains { $0.role == .assignment }
        }
    }

    func optionNames(of command: Command) -> String {
        (command.options + Option.global).map { $0.name }.joined(separator: " ")
    }

    /// The options that are followed by a value.
    var optionsWithValues: [Option] { Option.allCases.filter { $0.value != nil } }

    /// What may follow `--as`.
    var formatNames: String { (["json", "csv", "auto"] + formats).joined(separator: " ") }

    /// The values that can be listed for a field.
    func values(of field: Field) -> [String] {
        if case .boolean = field.type { return ["true", "false"] }
        return field.type.choices.map { $0.name }
    }

    /// Each field whose values can be listed, with these.
    var listedFields: [(kind: Kind, field: Field, values: [String])] {
        schema.kinds.flatMap { kind in
            kind.ownFields.map { (kind, $0, values(of: $0)) }.filter { !$0.2.isEmpty }
        }
    }

    /// The files that a command reads or writes are completed by the shell itself.
    var commandsOfFiles: [Command] {
        Command.allCases.filter { $0.operands.contains { $0.role == .file || $0.role == .folder } }
    }
}
