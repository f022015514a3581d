extension CSV {
    /// `field` so that no spreadsheet takes it for a formula: with `'` before a leading `=`, `+`,
    /// `-`, `@`, one of these in full width, tab or line end. A plain negative number such as `-1.5` stays as it is.
    ///
    /// A field that already starts with `'` and one of these gets another `'`, so that
    /// ``restored(_:)`` gives back every field exactly. The characters are those that OWASP's page
    /// on CSV injection names.
    package static func neutralised(_ field: String) -> String {
        isFormula(field) && !isNegativeNumber(field) ? "'" + field : field
    }

    /// Takes back what ``neutralised(_:)`` did.
    package static func restored(_ field: String) -> String {
        guard field.utf8.first == UInt8(ascii: "'"), isFormula(field) else { return field }
        return String(decoding: [UInt8](field.utf8.dropFirst()), as: UTF8.self)
    }

    private static func isFormula(_ field: String) -> Bool {
        switch field.unicodeScalars.first(where: { $0 != "'" }) {
        case "=", "+", "-", "@", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}", "\t", "\r", "\n":
            true
        default: false
        }
    }

    private static func isNegativeNumber(_ field: String) -> Bool {
        guard field.utf8.first == UInt8(ascii: "-") else { return false }
        let parts = field.utf8.dropFirst().split(
            separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { ASCII.digit($0) != nil } }
    }
}
