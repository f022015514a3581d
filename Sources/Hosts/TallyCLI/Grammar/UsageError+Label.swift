import Kernel

extension UsageError {
    var label: Label {
        switch self {
        case .noCommand: UsageText.noCommand
        case .unknownCommand(let name): UsageText.unknownCommand(name.short)
        case .unknownOption(let name): UsageText.unknownOption(name.short)
        case .optionOfOthers(let option, let command):
            UsageText.optionOfOthers(option: option.name, command: command.rawValue)
        case .optionOfOtherActions(let option, let action):
            UsageText.optionOfOthers(
                option: option.name, command: Command.book.rawValue + " " + action.rawValue)
        case .needlessValue(let option): UsageText.needlessValue(option.name)
        case .valueMissing(let option, let meaning):
            UsageText.valueMissing(option: option.name, meaning: meaning)
        case .wrongValue(let option, let value, let allowed):
            UsageText.wrongValue(
                option: option.name, value: value.short, allowed: Label { $0.list(allowed) })
        case .together(let a, let b): UsageText.together(one: a.name, other: b.name)
        case .oneMissing(of: let a, let b): UsageText.oneMissing(one: a.name, other: b.name)
        case .operandMissing(let role): UsageText.operandMissing(role.rawValue)
        case .noServerYet: UsageText.noServerYet
        case .tooMany(let word): UsageText.tooMany(word.short)
        case .notAnAssignment(let word, _): UsageText.notAnAssignment(word.short)
        case .repeatedField(let name): UsageText.repeatedField(name.short)
        case .noRehearsal: UsageText.noRehearsal
        case .notAPort(let text): UsageText.notAPort(text.short)
        case .notAServer(let text): UsageText.notAServer(text.short)
        case .notAHost(let text): UsageText.notAHost(text.short)
        case .notAContact(let text): UsageText.notAContact(text.short)
        case .notADeviceAction(let word):
            UsageText.notADeviceAction(
                word: word.short, actions: Label { $0.list(DeviceAction.names) })
        case .notABookAction(let word):
            UsageText.notABookAction(
                word: word.short, actions: Label { $0.list(BookAction.names) })
        case .notAColor(let word):
            UsageText.notAColor(
                word: word.short,
                colors: Label { $0.list(PaletteColor.allCases.map { $0.rawValue }) })
        case .notABookName(let name): UsageText.notABookName(name.short)
        case .noHome: UsageText.noHome
        case .kindMissing(.import): UsageText.kindOfTableMissing
        case .kindMissing: UsageText.kindMissing
        case .blankText: UsageText.blankText
        case .notText(let word): UsageText.notText(word.short)
        case .unknownShell(let name):
            UsageText.unknownShell(name: name.short, shells: Label { $0.list(Shell.names) })
        }
    }
}

extension String {
    /// As much of a typed word as fits into a sentence.
    var short: String { truncated(to: 60) }
}
