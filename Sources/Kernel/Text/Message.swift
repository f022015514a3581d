/// A message of a catalogue with what it speaks of.
struct Message: Sendable {
    let catalogue: Catalogue
    let number: Int
    let arguments: [Label.Argument]

    func text(in language: Language) -> String {
        let pattern = catalogue.table(language).pattern(number)
        if arguments.isEmpty { return String(decoding: pattern, as: UTF8.self) }
        var writer = MessageWriter(language, pattern, arguments)
        writer.write()
        return writer.text
    }
}

/// Writes the pattern of a message in a language. What isn't text in it starts with a `Mark`:
///
///     argument 0                                    an argument, counted from 0
///     select 0 (variant key keyEnd pattern)* end    the first pattern whose key fits the argument
private struct MessageWriter {
    private enum Mark {
        static let argument: UInt8 = 1
        static let select: UInt8 = 2
        static let variant: UInt8 = 3
        static let keyEnd: UInt8 = 4
        static let end: UInt8 = 5
    }

    private let language: Language
    private let arguments: [Label.Argument]
    private var rest: Slice<UnsafeBufferPointer<UInt8>>
    private(set) var text = ""

    init(
        _ language: Language, _ pattern: UnsafeBufferPointer<UInt8>, _ arguments: [Label.Argument]
    ) {
        self.language = language
        self.arguments = arguments
        rest = pattern[...]
    }

    /// Writes up to the end of the pattern: of the message, or of a variant.
    mutating func write() {
        while let byte = rest.first, byte != Mark.variant, byte != Mark.end {
            switch byte {
            case Mark.argument: text += argument().text(in: language)
            case Mark.select: select()
            default: text += String(decoding: take { $0 > Mark.end }, as: UTF8.self)
            }
        }
    }

    private mutating func select() {
        let argument = argument()
        var isChosen = false
        while rest.popFirst() == Mark.variant {
            let key = take { $0 != Mark.keyEnd }
            rest.removeFirst()
            if isChosen || !fits(key, argument) {
                skip()
            } else {
                isChosen = true
                write()
            }
        }
    }

    /// Goes to the end of a variant without writing it.
    private mutating func skip() {
        var depth = 0
        while let byte = rest.first, depth > 0 || byte != Mark.variant && byte != Mark.end {
            if byte == Mark.select { depth += 1 }
            if byte == Mark.end { depth -= 1 }
            rest.removeFirst()
        }
    }

    /// Whether a variant is for an argument: an exact number, a plural or a word; one without a key always is.
    private func fits(_ key: Slice<UnsafeBufferPointer<UInt8>>, _ argument: Label.Argument) -> Bool
    {
        if key.isEmpty { return true }
        switch argument {
        case .text(let text): return key.elementsEqual(text.utf8)
        case .label: return false
        case .number(let number):
            return key.elementsEqual(language.plural(number).rawValue.utf8)
                || key.elementsEqual("\(number)".utf8)
        }
    }

    /// The argument that a mark and a digit name.
    private mutating func argument() -> Label.Argument {
        rest.removeFirst()
        return arguments[Int(rest.removeFirst() - UInt8(ascii: "0"))]
    }

    private mutating func take(
        while belongs: (UInt8) -> Bool
    ) -> Slice<UnsafeBufferPointer<UInt8>> {
        let taken = rest.prefix(while: belongs)
        rest = rest[taken.endIndex...]
        return taken
    }
}
