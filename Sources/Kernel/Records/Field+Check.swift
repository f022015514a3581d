extension Field {
    /// Holds a value against the field's type and limits, and gives it as it will be kept: texts
    /// trimmed.
    package func checked(_ value: Value?) throws(FieldError) -> Value? {
        guard let value else { return try absent() }
        switch (type, value) {
        case (.text(let maximum, let multiline), .text(let text)):
            return .text(try checked(text, maximum: maximum, multiline: multiline))
        case (.integer(let range), .integer(let number)):
            guard !range.contains(number) else { return value }
            throw outOfRange(String(number), String(range.lowerBound), String(range.upperBound))
        case (.decimal(let range), .decimal(let number)):
            guard !range.contains(number) else { return value }
            throw outOfRange(
                number.canonical, range.lowerBound.canonical, range.upperBound.canonical)
        case (.words, .words(let words)): return .words(try checked(words))
        case (.pairs, .pairs(let pairs)): return .pairs(try checked(pairs))
        default: return try checkedAsIs(value)
        }
    }

    /// A value of a type that has no limits but its names.
    private func checkedAsIs(_ value: Value) throws(FieldError) -> Value {
        switch (type, value) {
        case (.boolean, .boolean), (.date, .date), (.time, .time), (.instant, .instant),
            (.reference, .reference):
            return value
        case (.choice, .choice(let name)): return .choice(try choice(name))
        case (.choices, .choices(let names)): return .choices(try choices(names))
        default: throw refused(JSONText(json(value)).text, expectation)
        }
    }

    /// Whether it is a text with more characters, or a whole number outside of what may be typed: sums
    /// of such numbers could be beyond all numbers.
    package func isBeyondLimits(_ value: Value?) -> Bool {
        switch (type, value) {
        case (_, .text(let text)?): tooLong(text) != nil
        case (.integer(let range), .integer(let number)?): !range.contains(number)
        default: false
        }
    }

    /// Why a text has too many characters; `nil` if it hasn't.
    func tooLong(_ text: String) -> FieldError? {
        guard case .text(let maximum, _) = type, text.utf8.count > maximum else { return nil }
        do throws(FieldError) {
            try checkCount([text.trimmed], maximum: maximum)
            return nil
        } catch {
            return error
        }
    }

    private func absent() throws(FieldError) -> Value? {
        if isRequired { throw FieldError(self, value: "", .missing) }
        return nil
    }

    private func outOfRange(_ value: String, _ minimum: String, _ maximum: String) -> FieldError {
        refused(value, .outOfRange(minimum: minimum, maximum: maximum))
    }
}

extension Field {
    private func checked(
        _ text: String, maximum: Int, multiline: Bool
    ) throws(FieldError) -> String {
        let text = text.trimmed
        if isRequired, text.isBlank { throw refused("", .missing) }
        try checkCount([text], maximum: maximum)
        for scalar in text.unicodeScalars {
            if !multiline, scalar.endsLine { throw refused(text, .severalLines) }
            if scalar.isControl { throw refused(text, .controlCharacter) }
        }
        if let notation, !text.isEmpty, !notation.reads(text) {
            throw refused(text, .notReadable(examples: notation.examples))
        }
        return text
    }

    private func checked(_ words: [String]) throws(FieldError) -> [String] {
        try checkCount(words, maximum: FieldType.maximumOfList)
        var kept: [String] = []
        for word in words where !word.isBlank {
            kept.append(try checked(word, maximum: FieldType.maximumOfList, multiline: false))
        }
        return kept
    }

    private func checked(_ pairs: [Value.Pair]) throws(FieldError) -> [Value.Pair] {
        let maximum = FieldType.maximumOfList
        try checkCount(pairs.flatMap { [$0.name, $0.value] }, maximum: maximum)
        var kept: [Value.Pair] = []
        for pair in pairs {
            let name = try checked(pair.name, maximum: maximum, multiline: false)
            let value = try checked(pair.value, maximum: maximum, multiline: true)
            kept.append(Value.Pair(name, value))
        }
        return kept
    }

    /// How many scalars a character has on average at most. The longest emoji have ten, and letters
    /// with marks four; somebody's million accents on one letter would be one character, too.
    private static var maximumOfCharacter: Int { 16 }

    /// Characters are counted only if there are bytes enough for too many.
    private func checkCount(_ texts: [String], maximum: Int) throws(FieldError) {
        guard texts.reduce(0, { $0 + $1.utf8.count }) > maximum else { return }
        let count = texts.reduce(0) { $0 + $1.count }
        guard count <= maximum else {
            throw refused(texts.first ?? "", .tooLong(count: count, maximum: maximum))
        }
        let codes = texts.reduce(0) { $0 + $1.unicodeScalars.count }
        let limit = maximum * Field.maximumOfCharacter
        guard codes > limit else { return }
        throw refused(texts.first ?? "", .tooManyCodes(count: codes, maximum: limit))
    }
}

extension Unicode.Scalar {
    /// Whether a new line begins after it.
    fileprivate var endsLine: Bool {
        switch value {
        case 10, 13, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether it is a control character (Unicode's category Cc) other than tab and line end.
    fileprivate var isControl: Bool {
        switch value {
        case 9, 10, 13: false
        case 0..<32, 0x7F...0x9F: true
        default: false
        }
    }
}
