/// Ways of writing that would have to be guessed to become a number.
package enum NumberOddity: Sendable, Hashable {
    /// `(500)`, which accountants mean as -500.
    case brackets
    /// `1.5k`.
    case abbreviation
    /// `#DIV/0!`.
    case spreadsheetError
    /// `~70`.
    case approximation
    /// `<80`, `70+`.
    case limit
    /// `1-2`.
    case range

    /// What makes a text odd; nil for one that has nothing to do with a number.
    init?(_ text: String) {
        let typed = text.trimmed
        if Self.isSpreadsheetError(typed) {
            self = .spreadsheetError
        } else if let inner = typed.within("(", ")"), Self.isNumber(inner) {
            self = .brackets
        } else if Self.isAbbreviated(typed) {
            self = .abbreviation
        } else if let rest = typed.folded.withoutStart(Self.aboutWords), Self.isNumber(rest) {
            self = .approximation
        } else if let rest = typed.withoutEnd(["?"]), Self.isNumber(rest) {
            self = .approximation
        } else if let rest = typed.folded.withoutStart(Self.limitSigns) ?? typed.withoutEnd(["+"]),
            Self.isNumber(rest)
        {
            self = .limit
        } else if Self.isRange(typed) {
            self = .range
        } else {
            return nil
        }
    }

    private static let aboutWords = [
        "~", "\u{2248}", "\u{B1}", "ca.", "ca", "c.", "circa", "etwa", "ungefahr", "about",
        "approx.",
        "approx", "around",
    ]
    private static let limitSigns = [
        "<=", ">=", "=<", "=>", "<", ">", "\u{2264}", "\u{2265}", "max.", "max", "min.", "min",
    ]

    /// Whether a word after a number multiplies it.
    static func isAbbreviation(_ unit: String) -> Bool {
        let word = unit.unicodeScalars.prefix(while: NumberParts.isLetter)
        switch String(word) {
        case "k", "K", "M", "B", "bn", "mn", "mln", "mio", "Mio", "mrd", "Mrd", "mld", "Mld", "tsd",
            "Tsd", "million", "billion", "Million", "Millionen", "milioni", "mila", "thousand",
            "Tausend", "tausend":
            return true
        default: return false
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        guard let parts = NumberParts(text) else { return false }
        return (try? Decimal.parse(parts.number, .bothDecimal)) != nil
    }

    private static func isAbbreviated(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let last = scalars.lastIndex(where: NumberParts.isDigit) else { return false }
        let end = scalars.index(after: last)
        return isAbbreviation(String(scalars[end...]).trimmed) && isNumber(String(scalars[..<end]))
    }

    /// `#DIV/0!`, `#WERT!`, `#N/A`, `Err:502`.
    private static func isSpreadsheetError(_ text: String) -> Bool {
        if text.utf8.starts(with: "Err:".utf8) { return true }
        let scalars = text.unicodeScalars
        return scalars.first == "#"
            && scalars.dropFirst().first.map(NumberParts.isLetter) == true
    }

    /// Two numbers with a dash or dots between them.
    private static func isRange(_ text: String) -> Bool {
        let parts = text.unicodeScalars.split(maxSplits: 2, omittingEmptySubsequences: true) {
            $0 == "-" || $0 == "\u{2013}" || $0 == "\u{2014}" || $0 == "\u{2026}"
        }
        return parts.count == 2 && parts.allSatisfy { isNumber(String($0)) }
    }
}

extension String {
    fileprivate func within(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> String? {
        let scalars = unicodeScalars
        guard scalars.count > 2, scalars.first == first, scalars.last == last else { return nil }
        return String(scalars.dropFirst().dropLast()).trimmed
    }

    fileprivate func withoutStart(_ starts: [String]) -> String? {
        for start in starts where utf8.starts(with: start.utf8) {
            return String(Substring(utf8.dropFirst(start.utf8.count))).trimmed
        }
        return nil
    }

    fileprivate func withoutEnd(_ ends: [String]) -> String? {
        for end in ends where utf8.suffix(end.utf8.count).elementsEqual(end.utf8) {
            return String(Substring(utf8.dropLast(end.utf8.count))).trimmed
        }
        return nil
    }
}
