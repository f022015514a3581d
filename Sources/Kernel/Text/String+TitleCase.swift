extension String {
    /// The first letter of each word in upper case, the rest as typed: `don't panic` becomes
    /// `Don't Panic`.
    ///
    /// Only white space parts words. Two kinds of words stay as they are: units after a number, as
    /// in `2 l Milk`, and words with a capital inside, as in `iPad Case`.
    package func titleCased(_ language: Language) -> String {
        var text = ""
        var word = Substring.UnicodeScalarView()
        var isAfterNumber = false
        for scalar in unicodeScalars {
            guard scalar.isWhitespace else {
                word.append(scalar)
                continue
            }
            text += Self.titleCased(word, language, isAfterNumber: isAfterNumber)
            text.unicodeScalars.append(scalar)
            if !word.isEmpty { isAfterNumber = Self.isNumber(word) }
            word.removeAll()
        }
        return text + Self.titleCased(word, language, isAfterNumber: isAfterNumber)
    }

    private static func titleCased(
        _ word: Substring.UnicodeScalarView, _ language: Language, isAfterNumber: Bool
    ) -> String {
        let typed = String(word)
        if isAfterNumber && language.units.contains(typed) { return typed }
        guard let first = word.firstIndex(where: { !isOpening($0) }) else { return typed }
        let rest = word[first...].dropFirst()
        if rest.contains(where: { "A"..."Z" ~= $0 }) { return typed }
        return String(word[..<first]) + word[first].properties.titlecaseMapping + String(rest)
    }

    /// Whether `scalar` may stand before the first letter of a word.
    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "(", "[", "{", "\"", "'", "“", "„", "«", "‘", "‚", "¿", "¡", "-", "–", "*": true
        default: false
        }
    }

    private static func isNumber(_ word: Substring.UnicodeScalarView) -> Bool {
        word.allSatisfy { scalar in
            switch scalar {
            case "0"..."9", ".", ",", "/", "-", "–", "½", "¼", "¾": true
            default: false
            }
        }
    }
}

extension Language {
    /// Units as they are typed after a number, none of which is a word of the language.
    fileprivate var units: [String] {
        let metric = ["g", "dag", "kg", "mg", "l", "dl", "cl", "ml", "m", "cm", "mm", "km", "x"]
        switch self {
        case .english: return metric + ["oz", "lb", "lbs", "ft", "pt", "qt"]
        case .german: return metric + ["el", "tl", "st", "stk"]
        case .italian: return metric
        }
    }
}
