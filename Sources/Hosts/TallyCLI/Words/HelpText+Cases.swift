import Kernel

extension HelpText {
    static func exitCode(_ code: ExitCode) -> Label {
        switch code {
        case .done: exitDone
        case .refused: exitRefused
        case .wrongUsage: exitWrongUsage
        case .failed: exitFailed
        case .notLetIn: exitNotLetIn
        }
    }

    /// What a variable of the environment is for; all but three say the language.
    static func variable(_ name: String) -> Label {
        switch name {
        case "XDG_DATA_HOME": variableDataHome
        case "NO_COLOR": variableNoColor
        case "TALLY_TOKEN": variableToken
        default: variableLanguage
        }
    }
}
