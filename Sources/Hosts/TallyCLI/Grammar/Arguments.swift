/// The words after `tally`, sorted out.
struct Arguments: Sendable {
    /// `nil` when only help or the version was asked for.
    private(set) var command: Command?
    private(set) var operands: [String] = []
    private var values: [Option: [String]] = [:]

    /// Sorts out the words without holding them against the command's grammar, so that the command
    /// is known when that fails.
    init(_ words: [String]) throws(UsageError) {
        var rest = words[...]
        var names: [String] = []
        while let word = rest.popFirst() {
            if word == "--" {
                names += rest
                break
            }
            if word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1 {
                try take(word, &rest)
            } else {
                names.append(word)
            }
        }
        guard let name = names.first else { return }
        guard let command = Command(rawValue: name) else { throw .unknownCommand(name) }
        self.command = command
        operands = Array(names.dropFirst())
    }

    func has(_ option: Option) -> Bool { values[option] != nil }

    /// The value given last.
    subscript(option: Option) -> String? { values[option]?.last }

    func all(_ option: Option) -> [String] { values[option] ?? [] }
}

extension Arguments {
    private mutating func take(
        _ word: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        let isLong = word.utf8.starts(with: "--".utf8)
        let (name, attached) = isLong ? Self.parts(ofLong: word) : Self.parts(ofShort: word)
        guard let option = isLong ? Option(rawValue: name) : Option(letter: name) else {
            throw .unknownOption(isLong ? "--" + name : word)
        }
        guard let meaning = option.value else {
            guard attached == nil else { throw .needlessValue(option) }
            values[option, default: []].append("")
            return
        }
        guard let value = attached ?? rest.popFirst() else { throw .valueMissing(option, meaning) }
        values[option, default: []].append(value)
    }

    /// `--name=value`
    private static func parts(ofLong word: String) -> (name: String, value: String?) {
        let parts = word.utf8.dropFirst(2)
            .split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        return (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
    }

    /// `-oFILE`
    private static func parts(ofShort word: String) -> (name: String, value: String?) {
        let name = String(word.dropFirst().prefix(1))
        let rest = String(word.dropFirst(2))
        return (name, rest.isEmpty ? nil : rest)
    }
}

extension Option {
    fileprivate init?(letter: String) {
        guard let option = Self.allCases.first(where: { $0.letter.map(String.init) == letter })
        else { return nil }
        self = option
    }
}

extension Arguments {
    /// Holds operands and options against the grammar of the command.
    func check(_ command: Command) throws(UsageError) {
        for option in Option.allCases where has(option) {
            guard command.accepts(option) else { throw .optionOfOthers(option, command) }
        }
        if has(.json), has(.plain) { throw .together(.json, .plain) }
        let wanted = command.operands
        let isOpen = wanted.last.map { $0.count == .some || $0.count == .any } ?? false
        if operands.count > wanted.count, !isOpen {
            throw .tooMany(operands[wanted.count])
        }
        for (index, operand) in wanted.enumerated()
        where operand.isNeeded && index >= operands.count {
            throw .operandMissing(operand.role)
        }
    }
}
