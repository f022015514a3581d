/// A value as it goes into a database column or is compared with one.
package enum SQLValue: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
}

/// A statement and the values for its question marks, in their order.
package struct SQLStatement: Hashable, Sendable {
    package var text: String
    package var values: [SQLValue]

    package init(_ text: String, _ values: [SQLValue] = []) {
        self.text = text
        self.values = values
    }
}

extension String {
    /// The text as a name of a table, column or index, whatever characters it has.
    package var sqlName: String { quoted("\"") }

    private func quoted(_ mark: Character) -> String {
        if !utf8.contains(mark.asciiValue ?? 0) { return String(mark) + self + String(mark) }
        var quoted = String(mark)
        for character in self {
            quoted.append(character)
            if character == mark { quoted.append(mark) }
        }
        quoted.append(mark)
        return quoted
    }
}
