import Kernel

extension Completions {
    /// For zsh: `source <(tally completions zsh)`, or as a file `_tally` in `$fpath`.
    var zsh: String {
        """
        #compdef tally
        # Completes tally in zsh.
        _tally() {
            local -a names commands options
            local i word
            for ((i = 2; i < CURRENT; i++)); do
                word=${words[i]}
                case $word in
                    \(optionsWithValues.map { $0.name }.joined(separator: "|"))|-o) ((i++)) ;;
                    -*) ;;
                    *) names+=("$word") ;;
                esac
            done
            local command=$names[1] kind=$names[2]
            case ${words[CURRENT-1]} in
                --data) _directories; return ;;
                --output|-o) _files; return ;;
                --as) compadd \(formatNames); return ;;
                --kind) compadd \(kindNames); return ;;
            esac
            commands=(
        \(Command.allCases.map { "        " + zshEntry($0.rawValue, $0.summary) }
            .joined(separator: "\n"))
            )
            options=(
        \(Option.global.map { "        " + zshEntry($0.name, $0.meaning(formats)) }
            .joined(separator: "\n"))
            )
            case $command in
        \(Command.allCases.filter { !$0.options.isEmpty }.map { zshOptions($0) }
            .joined(separator: "\n"))
            esac
            if [[ -z $command && $PREFIX != -* ]]; then
                _describe command commands
            elif [[ $PREFIX == -* ]]; then
                _describe option options
            elif [[ $PREFIX == *=* ]]; then
                local field=${PREFIX%%=*}
                compset -P '*='
                case $kind.$field in
        \(listedFields.map { zshValues($0) }.joined(separator: "\n"))
                esac
            else
                case $command in
                    \(spaced(commandsOfFiles).replacingSpaces("|"))) _files ;;
                    completions) compadd bash zsh fish ;;
                    help) _describe command commands ;;
                    \(spaced(commandsOfKinds).replacingSpaces("|")))
                        if [[ -z $kind && $command == show ]]; then
                            compadd \(kindNames)\(reportNames)
                        elif [[ -z $kind ]]; then
                            compadd \(kindNames)
                        elif [[ " \(spaced(commandsOfFields)) " == *" $command "* ]]; then
                            case $kind in
        \(schema.kinds.map { zshFields($0) }.joined(separator: "\n"))
                            esac
                        fi ;;
                esac
            fi
        }
        if (( $+functions[compdef] )); then compdef _tally tally; fi
        """
    }

    private func zshEntry(_ name: String, _ meaning: Label) -> String {
        "'" + name + ":" + language(meaning).replacingQuotes("'\\''") + "'"
    }

    private func zshOptions(_ command: Command) -> String {
        let entries = command.options.map {
            zshEntry($0.name, $0.meaning(formats))
        }
        return "        \(command.rawValue)) options+=(\(entries.joined(separator: " "))) ;;"
    }

    private func zshValues(_ listed: (kind: Kind, field: Field, values: [String])) -> String {
        let values = listed.values.joined(separator: " ")
        return "            \(listed.kind.name).\(listed.field.name)) compadd \(values) ;;"
    }

    private func zshFields(_ kind: Kind) -> String {
        "                        \(kind.name)) compadd -S = \(kind.fieldNames.joined(separator: " ")) ;;"
    }
}

extension String {
    /// The text with `replacement` for each space.
    fileprivate func replacingSpaces(_ replacement: String) -> String {
        split(separator: " ").joined(separator: replacement)
    }

    /// The text with `replacement` for each `'`.
    func replacingQuotes(_ replacement: String) -> String {
        split(separator: "'", omittingEmptySubsequences: false).joined(separator: replacement)
    }
}
