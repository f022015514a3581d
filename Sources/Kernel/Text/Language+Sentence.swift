extension Language {
    /// Parts in a row: `a`, `a and b`, `a, b and c`.
    package func list(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " " + and + " " + last
    }

    /// Parts of which one is meant: `a`, `a or b`, `a, b or c`.
    package func alternatives(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " " + or + " " + last
    }

    /// A text within the language's quotation marks.
    package func quoted(_ text: String) -> String {
        switch self {
        case .english: "“" + text + "”"
        case .german: "„" + text + "“"
        case .italian: "«" + text + "»"
        }
    }

    private var or: String {
        switch self {
        case .english: "or"
        case .german: "oder"
        case .italian: "o"
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
