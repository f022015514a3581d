import Kernel

extension Completions {
    /// For fish: `tally completions fish > ~/.config/fish/completions/tally.fish`.
    var fish: String {
        let start = ["# Completes tally in fish.", "complete -c tally -f"]
        let commands = Command.allCases.map { command in
            "complete -c tally -n __fish_use_subcommand -a \(command.rawValue)"
                + meaning(command.summary)
        }
        let global = Option.global.map { "complete -c tally" + option($0) }
        let own = Command.allCases.flatMap { command in
            command.options.map { "complete -c tally" + seen([command]) + option($0) }
        }
        return (start + commands + global + own + operands).joined(separator: "\n")
    }

    private var operands: [String] {
        let kinds = "not __fish_seen_subcommand_from " + kindNames
        return [
            "complete -c tally -n '__fish_seen_subcommand_from \(spaced(commandsOfKinds)); and "
                + "\(kinds)' -a '\(kindNames)'",
            "complete -c tally" + seen([.show]) + " -a '\(reportNames)'",
            "complete -c tally" + seen(commandsOfFiles) + " -F",
            "complete -c tally" + seen([.completions]) + " -a 'bash zsh fish'",
            "complete -c tally" + seen([.help]) + " -a '\(commandNames)'",
        ] + schema.kinds.map { fields(of: $0) }
    }

    /// `name= details= level=low level=medium …`
    private func fields(of kind: Kind) -> String {
        let words = kind.ownFields.flatMap { field in
            let values = values(of: field)
            return values.isEmpty ? [field.name + "="] : values.map { field.name + "=" + $0 }
        }
        return "complete -c tally -n '__fish_seen_subcommand_from \(spaced(commandsOfFields)); and "
            + "__fish_seen_subcommand_from \(kind.name)' -a '\(words.joined(separator: " "))'"
    }

    private func seen(_ commands: [Command]) -> String {
        " -n '__fish_seen_subcommand_from \(spaced(commands))'"
    }

    private func option(_ option: Option) -> String {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let value = option.value == nil ? "" : option == .data || option == .output ? " -rF" : " -x"
        return " -l \(option.rawValue)" + letter + value
            + meaning(option.meaning(formats))
    }

    private func meaning(_ label: Label) -> String {
        " -d '" + language(label).replacingQuotes("\\'") + "'"
    }
}
