import Kernel

extension Session {
    /// Explains a command, or the whole.
    func help() throws(Failure) {
        let help = Help(declarations, language)
        guard let name = arguments.operands.first else {
            return output.print(line: help.overview)
        }
        guard let command = Command(rawValue: name) else {
            throw .usage(.unknownCommand(name))
        }
        output.print(line: help.text(of: command))
    }

    /// Prints what teaches a shell to complete commands, kinds, fields and choices.
    func completions() throws(Failure) {
        let name = arguments.operands.first ?? ""
        guard let shell = Shell(rawValue: name) else { throw .usage(.unknownShell(name)) }
        output.print(line: Completions(declarations, language).script(for: shell))
    }
}
