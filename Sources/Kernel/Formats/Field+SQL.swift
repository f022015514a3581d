extension Field {
    /// The type of the field's column.
    package var sqlType: String {
        switch type {
        case .integer, .boolean: "INTEGER"
        default: "TEXT"
        }
    }

    /// The value as its column holds it: numbers and truth as integers, all else as text that a
    /// person can read.
    package func sql(_ value: Value?) -> SQLValue {
        guard let value else { return .null }
        switch value {
        case .text(let text), .choice(let text): return .text(text)
        case .integer(let number): return .integer(number)
        case .boolean(let flag): return .integer(flag ? 1 : 0)
        case .decimal(let number): return .text(number.canonical)
        case .date(let date): return .text(date.iso)
        case .time(let time): return .text(time.iso)
        case .instant(let instant): return .text(instant.iso)
        case .reference(let id): return .text(id.text)
        case .choices, .words, .pairs: return .text(JSONText(json(value)).text)
        }
    }

    /// The type of the column by which the field is sorted and searched, where that isn't the
    /// field's own.
    package var sqlKeyType: String? {
        switch type {
        case .text, .decimal: "TEXT"
        case .choice: "INTEGER"
        default: nil
        }
    }

    /// What stands in the column by which the field is sorted and searched: a text's folded form,
    /// empty when absent; a decimal's ``Decimal/sortKey``; a choice's rank.
    package func sqlKey(_ value: Value?) -> SQLValue {
        switch (type, value) {
        case (.text, .text(let text)): .text(text.folded)
        case (.text, _): .text("")
        case (.decimal, .decimal(let number)): .text(number.sortKey)
        case (.choice, .choice(let name)): .integer(Int64(rank(name)))
        default: .null
        }
    }

    /// Whether the field's values are of the same sort as `value`, so that one may equal it.
    package func admits(_ value: Value) -> Bool {
        switch (type, value) {
        case (.text, .text), (.integer, .integer), (.decimal, .decimal), (.boolean, .boolean),
            (.date, .date), (.time, .time), (.instant, .instant), (.choice, .choice),
            (.choices, .choices), (.reference, .reference), (.words, .words), (.pairs, .pairs):
            true
        default: false
        }
    }
}
