extension Field {
    /// A value as text that ``parse(_:)`` reads back: a cell of a CSV file, a line for a script.
    ///
    /// Lists whose entries contain a delimiter are written as JSON, which ``cell(_:)`` reads back.
    package func text(_ value: Value?) -> String {
        guard let value else { return "" }
        switch value {
        case .choices(let words): return words.joined(separator: ", ")
        case .words(let words): return plain(words.joined(separator: ", "), value)
        case .pairs(let pairs):
            return plain(pairs.map { $0.name + ": " + $0.value }.joined(separator: "\n"), value)
        case .text(let text), .choice(let text): return text
        default: return scalar(value)
        }
    }

    private func scalar(_ value: Value) -> String {
        switch json(value) {
        case .string(let text), .number(let text): text
        case .boolean(let flag): flag ? "true" : "false"
        default: ""
        }
    }

    /// `text` if it reads back as the value, else the value's JSON.
    private func plain(_ text: String, _ value: Value) -> String {
        if let read = try? parse(text), read == value { return text }
        return JSONText(json(value)).text
    }

    /// Reads a cell of a CSV file: what ``text(_:)`` wrote or a person typed.
    package func cell(_ text: String, _ style: NumberStyle) throws(FieldError) -> Value? {
        switch type {
        case .words, .pairs:
            guard let json = try? JSON.parse(text), json.elements != nil || json.members != nil
            else {
                return try parse(text)
            }
            return try value(from: json)
        default:
            return try parse(text, style)
        }
    }
}
