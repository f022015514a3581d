extension Field {
    /// The value as it stands in a book's JSON; `null` when absent. A text in a notation that is a
    /// plain number is written as the number that it is, digit by digit.
    package func json(_ value: Value?) -> JSON {
        guard let value else { return .null }
        switch value {
        case .text(let text) where notation != nil && Decimal(canonical: text) != nil:
            return .number(text)
        case .text(let text), .choice(let text): return .string(text)
        case .integer(let number): return .number(String(number))
        case .decimal(let number): return .number(number.canonical)
        case .boolean(let flag): return .boolean(flag)
        case .date(let date): return .string(date.iso)
        case .time(let time): return .string(time.iso)
        case .instant(let instant): return .string(instant.iso)
        case .reference(let id): return .string(id.text)
        case .choices(let words), .words(let words): return .array(words.map { .string($0) })
        case .pairs(let pairs):
            return .object(pairs.map { JSON.Member($0.name, .string($0.value)) })
        }
    }

    /// Reads a value from a book's JSON; `null` is absent.
    ///
    /// Limits are not checked here, so that a record from a version with wider limits can be shown.
    package func value(from json: JSON) throws(FieldError) -> Value? {
        switch (type, json) {
        case (_, .null): return nil
        case (.text, .string(let text)): return .text(text)
        case (.text, .number(let digits)) where notation != nil: return .text(digits)
        case (.boolean, .boolean(let flag)): return .boolean(flag)
        case (.integer, .number(let text)), (.decimal, .number(let text)):
            return try number(text)
        case (.choices, .array(let items)): return .choices(try choices(try strings(items)))
        case (.words, .array(let items)): return .words(try strings(items))
        case (.pairs, .object(let members)): return .pairs(try pairs(members))
        case (.date, .string(let text)), (.time, .string(let text)), (.instant, .string(let text)),
            (.choice, .string(let text)), (.reference, .string(let text)):
            if text.isBlank { throw refused(text, expectation) }
            return try parse(text)
        default: throw refused(JSONText(json).text, expectation)
        }
    }

    private func number(_ text: String) throws(FieldError) -> Value {
        if case .integer = type, let whole = Int64(text) { return .integer(whole) }
        guard let number = Decimal(canonical: text) else { throw refused(text, .notANumber) }
        guard case .integer = type else { return .decimal(number) }
        guard let whole = Int64(number.canonical) else { throw refused(text, .notAWholeNumber) }
        return .integer(whole)
    }

    private func strings(_ items: [JSON]) throws(FieldError) -> [String] {
        var strings: [String] = []
        for item in items {
            guard case .string(let text) = item else {
                throw refused(JSONText(item).text, .notAList)
            }
            strings.append(text)
        }
        return strings
    }

    private func pairs(_ members: [JSON.Member]) throws(FieldError) -> [Value.Pair] {
        var pairs: [Value.Pair] = []
        for member in members {
            guard case .string(let text) = member.value else {
                throw refused(JSONText(member.value).text, .notPairs)
            }
            pairs.append(Value.Pair(member.name, text))
        }
        return pairs
    }

    /// What a JSON value of a wrong type should have been.
    var expectation: FieldError.Reason {
        switch type {
        case .text: .notText
        case .integer: .notAWholeNumber
        case .decimal: .notANumber
        case .boolean: .notYesOrNo
        case .date: .notADate
        case .time: .notATime
        case .instant: .notAnInstant
        case .choice(let choices): .notAllowed(choices.map { $0.name })
        case .reference(let kind, _): .notAReference(kind: kind)
        case .choices, .words: .notAList
        case .pairs: .notPairs
        }
    }
}
