extension Language {
    /// Parts in a row: `a`, `a and b`, `a, b and c`.
    package func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " " + and + " " + last
    }

    /// A text within the language's quotation marks.
    package func quoted(_ text: String) -> String {
        switch self {
        case .english: "“" + text + "”"
        case .german: "„" + text + "“"
        case .italian: "«" + text + "»"
        }
    }

    private var and: String {
        switch self {
        case .english: "and"
        case .german: "und"
        case .italian: "e"
        }
    }
}
