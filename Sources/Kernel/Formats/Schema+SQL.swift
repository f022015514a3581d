extension Schema {
    /// What the tables depend on besides their changes, as thirty-two hexadecimal digits: when it
    /// differs from the one with which a book's tables were made, they must be made anew.
    package var sqlFingerprint: String {
        var lines: [String] = ["tables 1", Schema.foldingSample.folded]
        for kind in kinds {
            lines += SQLTable(kind).definition()
            lines += kind.fields.map { $0.sqlMeaning }
            lines.append(kind.tallied.joined(separator: ","))
        }
        return Hash128.of(lines.joined(separator: "\n")).hex
    }

    /// Folds otherwise when the rules of folding change.
    private static let foldingSample = "Aa  Ää ß Œ Łł İ ñ É Ø ﬁ “Σς” Ⅷ ½ Ａ"
}

extension Field {
    /// What decides how a change of the field is understood.
    fileprivate var sqlMeaning: String {
        let choices = type.choices.map { $0.name }.joined(separator: ",")
        let owner = type.isOwner ? " owner" : ""
        let standard = JSONText(json(defaultValue)).text
        return "\(name) \(sqlForm) \(type.target ?? "")\(owner) \(choices) \(standard)"
    }

    private var sqlForm: String {
        switch type {
        case .text: "text"
        case .integer: "integer"
        case .decimal: "decimal"
        case .boolean: "boolean"
        case .date: "date"
        case .time: "time"
        case .instant: "instant"
        case .choice: "choice"
        case .choices: "choices"
        case .reference: "reference"
        case .words: "words"
        case .pairs: "pairs"
        }
    }
}
