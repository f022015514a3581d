import Kernel

/// What `--help` prints, from the declarations of commands, options and kinds.
struct Help {
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

    /// After a command line that can't be understood.
    func hint(_ command: Command?) -> String {
        let usage = command.map { self.usage(of: $0) } ?? "tally COMMAND"
        let more = command.map { "tally help " + $0.rawValue } ?? "tally --help"
        return language(HelpText.usage) + ": " + usage + "\n" + language(HelpText.seeHelp(more))
    }

    /// What `tally --help` prints.
    var overview: String {
        let commands = Command.allCases.map { ($0.rawValue, language($0.summary)) }
        let codes = ExitCode.all.map { ("\($0.rawValue)", language(HelpText.exitCode($0))) }
        return [
            wrapped(language(HelpText.about)),
            language(HelpText.usage) + ": tally [--data DIR] [--book NAME] [--json] [--no-input] "
                + "COMMAND",
            section(HelpText.commands, commands),
            section(HelpText.globalOptions, entries(Option.global)),
            section(
                HelpText.kinds,
                schema.kinds.map { ($0.name, $0.fieldNames.joined(separator: ", ")) }),
            reports.isEmpty ? nil : section(HelpText.reports, reports.map { usage(of: $0) }),
            section(HelpText.exitCodes, codes),
            language(HelpText.commandHelp),
        ].compactMap { $0 }.joined(separator: "\n\n")
    }

    /// What `tally COMMAND --help` prints.
    func text(of command: Command) -> String {
        let summary = language(command.summary)
        let detail = command.detail.map { language($0) }
        var parts = [language(HelpText.usage) + ": " + usage(of: command), sentence(summary)]
        if let detail { parts.append(wrapped(detail)) }
        if !command.options.isEmpty {
            parts.append(section(HelpText.options, entries(command.options)))
        }
        parts.append(section(HelpText.globalOptions, entries(Option.global)))
        let examples = command.examples.map { "  " + $0 }.joined(separator: "\n")
        return (parts + [language(HelpText.examples) + ":\n" + examples])
            .joined(separator: "\n\n")
    }

    /// How a command is typed, on as many lines as it takes.
    private func usage(of command: Command) -> String {
        lines(of: command.usageParts, within: 84).joined(separator: "\n    ")
    }

    /// `standings SEASON [class=…] [rule=…]` and what it shows.
    private func usage(of report: Report) -> (String, String) {
        (report.usage, language(report.summary))
    }

    private func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }

    private func entries(_ options: [Option]) -> [(String, String)] {
        options.map { ($0.heading, language($0.meaning(formats))) }
    }

    /// A heading, and under it names with what they mean, aligned.
    private func section(_ heading: Label, _ entries: [(String, String)]) -> String {
        let width = entries.map { $0.0.unicodeScalars.count }.max() ?? 0
        let indent = String(repeating: " ", count: width + 4)
        let lines = entries.map { name, meaning in
            let space = String(repeating: " ", count: width - name.unicodeScalars.count + 2)
            let meaning = split(meaning, within: 96 - width)
            return "  " + name + space + meaning.joined(separator: "\n" + indent)
        }
        return ([language(heading) + ":"] + lines).joined(separator: "\n")
    }

    private func wrapped(_ text: String) -> String {
        split(text, within: 80).joined(separator: "\n")
    }

    /// The text on lines of so many columns.
    private func split(_ text: String, within width: Int) -> [String] {
        lines(of: text.split(separator: " ").map { String($0) }, within: width)
    }

    private func lines(of words: [String], within width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in words {
            if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }
}

extension Report {
    /// `standings SEASON [class=…]`
    var usage: String {
        ([name, subject] + choices.map { "[\($0)=…]" }).joined(separator: " ")
    }
}

extension ExitCode {
    static let all: [ExitCode] = [.done, .refused, .wrongUsage, .failed, .notLetIn]
}
