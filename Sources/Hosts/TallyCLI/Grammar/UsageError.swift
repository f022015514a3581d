import Kernel

/// What can't be understood of a command line; the exit code is 2.
enum UsageError: Error, Sendable {
    case noCommand
    case unknownCommand(String)
    case unknownOption(String)
    case optionOfOthers(Option, Command)
    case optionOfOtherActions(Option, BookAction)
    case needlessValue(Option)
    case valueMissing(Option, String)
    case wrongValue(Option, String, allowed: [String])
    case together(Option, Option)
    case oneMissing(of: Option, Option)
    case operandMissing(Operand.Role)
    /// Nothing that is to be synced has a server or a hub.
    case noServerYet
    case tooMany(String)
    /// Something else stands where `FIELD=VALUE` must.
    case notAnAssignment(String, suggestion: String?)
    case repeatedField(String)
    /// What is asked of a server, or written beside the book, can't be tried.
    case noRehearsal
    case notAPort(String)
    case notAServer(String)
    case notAHost(String)
    /// Nobody could be written to there.
    case notAContact(String)
    case notADeviceAction(String)
    case notABookAction(String)
    case notAColor(String)
    case notABookName(String)
    case noHome
    /// CSV holds records of one kind, which must be named.
    case kindMissing(Command)
    case blankText
    case unknownShell(String)
    /// A word in bytes that aren't UTF-8, as far as it can be shown.
    case notText(String)

    /// What was probably meant.
    var suggestion: String? {
        switch self {
        case .unknownCommand(let name): name.nearest(in: Command.allCases.map { $0.rawValue })
        case .unknownOption(let name): name.nearest(in: Option.allCases.map { $0.name })
        case .wrongValue(_, let value, let allowed): value.nearest(in: allowed)
        case .notAnAssignment(_, let suggestion): suggestion
        case .notADeviceAction(let word): word.nearest(in: DeviceAction.names)
        case .notABookAction(let word): word.nearest(in: BookAction.names)
        case .notAColor(let word): word.nearest(in: PaletteColor.allCases.map { $0.rawValue })
        case .unknownShell(let name): name.nearest(in: Shell.allCases.map { $0.rawValue })
        default: nil
        }
    }

    func sentence(in language: Language) -> String {
        language.suggesting(suggestion, after: language(label))
    }
}
