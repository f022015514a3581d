import Kernel

/// The manual page in roff, from the declarations of commands and options.
struct ManPage {
    private let schema: Schema
    /// What can be asked of all records together.
    private let reports: [Report]
    /// What `tally import --as` takes beside json and csv.
    private let formats: [String]
    private let language: Language

    init(_ declarations: Declarations, _ language: Language) {
        schema = declarations.schema
        reports = declarations.rulebook.reports
        formats = declarations.formats.map { $0.name }
        self.language = language
    }

    var text: String {
        let parts: [[String]] = [
            [
                ".TH TALLY 1 \"\" \"Tallybook \(Version.current)\"", ".SH NAME",
                "tally \\- " + roff(language(HelpText.summary)),
                ".SH SYNOPSIS",
                ".B tally", roff("[--data DIR] [--book NAME] [--json] [--no-input] COMMAND"),
                ".SH DESCRIPTION", roff(language(HelpText.about)),
            ],
            heading(HelpText.commands) + Command.allCases.flatMap { entry($0) },
            heading(HelpText.globalOptions)
                + Option.global.flatMap { tagged($0.heading, language($0.meaning())) },
            heading(HelpText.kinds)
                + schema.kinds.flatMap { tagged($0.name, $0.fieldNames.joined(separator: ", ")) },
            reports.isEmpty
                ? []
                : heading(HelpText.reports)
                    + reports.flatMap { tagged($0.usage, language($0.summary) + ".") },
            heading(HelpText.exitCodes)
                + ExitCode.all.flatMap {
                    tagged("\($0.rawValue)", language(HelpText.exitCode($0)))
                },
            heading(HelpText.environment)
                + ["XDG_DATA_HOME", "TALLY_TOKEN", "NO_COLOR", "LC_ALL, LC_MESSAGES, LANG"].flatMap
            {
                tagged($0, language(HelpText.variable($0)))
            },
            heading(HelpText.files)
                + tagged("$XDG_DATA_HOME/tallybook/NAME.sqlite", language(HelpText.bookFile)),
            heading(HelpText.examples)
                + Command.allCases.flatMap { $0.examples }.flatMap { example($0) },
        ]
        return parts.flatMap { $0 }.joined(separator: "\n")
    }

    private func heading(_ text: Label) -> [String] {
        [".SH \"" + roff(language(text)).uppercased() + "\""]
    }

    private func tagged(_ name: String, _ meaning: String) -> [String] {
        [".TP", ".B " + roff(name), roff(meaning)]
    }

    private func example(_ line: String) -> [String] {
        [".PP", ".RS", ".nf", roff(line), ".fi", ".RE"]
    }

    private func entry(_ command: Command) -> [String] {
        let detail = command.detail.map { [roff(language($0))] } ?? []
        let options = command.options.flatMap { option in
            [
                ".br", ".B " + roff(option.heading),
                roff("– " + language(option.meaning(formats))),
            ]
        }
        return tagged(command.usage, language(command.summary) + ".")
            + detail + options
    }

    /// The text so that roff prints it as it stands.
    private func roff(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'" where escaped.isEmpty: escaped += "\\&'"
            case "." where escaped.isEmpty: escaped += "\\&."
            case "\"": escaped += "\\(dq"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
