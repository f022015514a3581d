package import Kernel

/// The command line: runs one command and says by its exit code how it went.
package struct Tally {
    private let declarations: Declarations
    private let surroundings: Surroundings
    private let app: () -> App
    private let reminders: @Sendable (Book, CivilDate) throws(BookError) -> [Reminder]

    /// - Parameters:
    ///   - app: What `tally serve` serves.
    ///   - reminders: What it reminds of on a day.
    package init(
        _ declarations: Declarations, _ surroundings: Surroundings,
        reminders: @escaping @Sendable (Book, CivilDate) throws(BookError) -> [Reminder] = {
            (_, _) in []
        },
        app: @escaping () -> App
    ) {
        self.reminders = reminders
        self.declarations = declarations
        self.surroundings = surroundings
        self.app = app
    }

    /// Runs the command that the words after `tally` name.
    package func run(_ words: [String]) -> ExitCode {
        let language = surroundings.language
        let arguments: Arguments
        do { arguments = try Arguments(words) } catch {
            return end(.usage(error), of: nil, Output(surroundings, isQuiet: false), language)
        }
        let output = Output(surroundings, isQuiet: arguments.has(.quiet))
        do {
            try perform(arguments, output, language)
            return .done
        } catch {
            return end(error, of: arguments.command, output, language)
        }
    }

    /// The same for words in the bytes that a system gives, which must be UTF-8: nothing that was typed
    /// is kept as something else.
    package func run(bytes words: [[UInt8]]) -> ExitCode {
        var texts: [String] = []
        for word in words {
            guard let text = String(validating: word, as: UTF8.self) else {
                let shown = UsageError.notText(String(decoding: word, as: UTF8.self))
                let output = Output(surroundings, isQuiet: false)
                return end(.usage(shown), of: nil, output, surroundings.language)
            }
            texts.append(text)
        }
        return run(texts)
    }

    private func perform(
        _ arguments: Arguments, _ output: Output, _ language: Language
    ) throws(Failure) {
        let help = Help(declarations, language)
        if arguments.has(.version) {
            output.print(line: "tally " + Version.current)
        } else if arguments.has(.help) {
            output.print(line: arguments.command.map { help.text(of: $0) } ?? help.overview)
        } else {
            guard let command = arguments.command else { throw .usage(.noCommand) }
            do { try arguments.check(command) } catch { throw .usage(error) }
            let session = try Session(
                command, arguments, declarations, surroundings, output, language, app: app,
                reminders: reminders)
            try session.perform()
        }
        do { try output.flush() } catch { throw isKept(arguments) ? .unshown(error) : .file(error) }
    }

    /// Whether what the command did is kept, whoever hears of it.
    private func isKept(_ arguments: Arguments) -> Bool {
        guard let command = arguments.command else { return false }
        return command.keeps && !arguments.has(.dryRun) && !arguments.has(.help)
    }

    private func end(
        _ failure: Failure, of command: Command?, _ output: Output, _ language: Language
    ) -> ExitCode {
        switch failure {
        case .file(let error) where error.isBrokenPipe: return .done
        case .unshown(let error) where error.isBrokenPipe: return .done
        default: break
        }
        // What a failed check found is worth printing; nothing else prints before it is done.
        try? output.flush()
        for sentence in failure.sentences(in: language) { output.complain(sentence) }
        if case .usage = failure {
            output.explain(Help(declarations, language).hint(command))
        }
        return failure.exitCode
    }
}
