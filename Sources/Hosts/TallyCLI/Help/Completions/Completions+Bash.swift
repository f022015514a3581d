import Kernel

extension Completions {
    /// For bash: `source <(tally completions bash)`.
    var bash: String {
        """
        # Completes tally in bash.
        _tally() {
            local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
            local names=() options="" fields="" values="" field="" i
            COMPREPLY=()
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                    \(optionsWithValues.map { $0.name }.joined(separator: "|"))|-o) ((i++)) ;;
                    -*) ;;
                    *) names+=("${COMP_WORDS[i]}") ;;
                esac
            done
            local command=${names[0]} kind=${names[1]}
            if [[ $cur == "=" ]]; then field=$prev cur=""
            elif [[ $prev == "=" ]]; then field=${COMP_WORDS[COMP_CWORD-2]}
            fi
            case $prev in
                --data) COMPREPLY=($(compgen -d -- "$cur")); return ;;
                --output|-o) COMPREPLY=($(compgen -f -- "$cur")); return ;;
                --as) COMPREPLY=($(compgen -W "\(formatNames)" -- "$cur")); return ;;
                --kind) COMPREPLY=($(compgen -W "\(kindNames)" -- "$cur")); return ;;
            esac
            if [[ -z $command ]]; then
                COMPREPLY=($(compgen -W "\(commandNames) \(bashOptions(nil))" -- "$cur"))
                return
            fi
            case $command in
        \(Command.allCases.map { "        \($0.rawValue)) options=\"\(bashOptions($0))\" ;;" }
            .joined(separator: "\n"))
            esac
            case $kind in
        \(schema.kinds.map { "        \($0.name)) fields=\"\(fieldStarts($0))\" ;;" }
            .joined(separator: "\n"))
        \(reports.map { "        \($0.name)) fields=\"\(choiceStarts($0))\" ;;" }
            .joined(separator: "\n"))
            esac
            case $kind.$field in
        \(listedFields.map { bashValues($0) }.joined(separator: "\n"))
            esac
            if [[ -n $field ]]; then
                COMPREPLY=($(compgen -W "$values" -- "$cur"))
            elif [[ $cur == -* ]]; then
                COMPREPLY=($(compgen -W "$options" -- "$cur"))
            else
                case $command in
                    \(pattern(commandsOfFiles))) COMPREPLY=($(compgen -f -- "$cur")) ;;
                    completions) COMPREPLY=($(compgen -W "bash zsh fish" -- "$cur")) ;;
                    help) COMPREPLY=($(compgen -W "\(commandNames)" -- "$cur")) ;;
                    \(pattern(commandsOfKinds)))
                        if [[ -z $kind && $command == show ]]; then
                            COMPREPLY=($(compgen -W "\(kindNames)\(reportNames)" -- "$cur"))
                        elif [[ -z $kind ]]; then
                            COMPREPLY=($(compgen -W "\(kindNames)" -- "$cur"))
                        elif [[ " \(spaced(commandsOfFields)) " == *" $command "* ]]; then
                            compopt -o nospace
                            COMPREPLY=($(compgen -W "$fields" -- "$cur"))
                        fi ;;
                esac
            fi
        }
        complete -F _tally tally
        """
    }

    private func bashOptions(_ command: Command?) -> String {
        command.map { optionNames(of: $0) }
            ?? Option.global.map { $0.name }.joined(separator: " ")
    }

    private func bashValues(_ listed: (kind: Kind, field: Field, values: [String])) -> String {
        let values = listed.values.joined(separator: " ")
        return "        \(listed.kind.name).\(listed.field.name)) values=\"\(values)\" ;;"
    }

    /// `name= details= level=`
    private func fieldStarts(_ kind: Kind) -> String {
        kind.fieldNames.map { $0 + "=" }.joined(separator: " ")
    }

    /// `class= rule=`
    private func choiceStarts(_ report: Report) -> String {
        report.choices.map { $0 + "=" }.joined(separator: " ")
    }

    private func pattern(_ commands: [Command]) -> String {
        commands.map { $0.rawValue }.joined(separator: "|")
    }

    func spaced(_ commands: [Command]) -> String {
        commands.map { $0.rawValue }.joined(separator: " ")
    }
}
