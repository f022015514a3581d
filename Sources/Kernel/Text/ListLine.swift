/// One line of a list that somebody pasted, without the marks of lists: "- [x] Milk" is "Milk", ticked.
package struct ListLine: Sendable, Equatable {
    package let text: String
    /// Whether its box was ticked.
    package let isTicked: Bool
    /// Whether a number or a letter stood before it: "2) Rice".
    package let isNumbered: Bool
    /// Whether a bullet or a box stood before it.
    package let isBulleted: Bool
    /// Whether an empty line stood above it.
    package let isApart: Bool

    package init(
        _ text: String, isTicked: Bool = false, isNumbered: Bool = false, isBulleted: Bool = false,
        isApart: Bool = false
    ) {
        self.text = text
        self.isTicked = isTicked
        self.isNumbered = isNumbered
        self.isBulleted = isBulleted
        self.isApart = isApart
    }

    /// The same with its box ticked.
    package var ticked: ListLine {
        ListLine(
            text, isTicked: true, isNumbered: isNumbered, isBulleted: isBulleted, isApart: isApart)
    }

    /// The lines of a text that say something, in order.
    ///
    /// Dashes, stars, dots and boxes before a line are dropped, and a number with a bracket behind it,
    /// or with a point where the numbers of the lines count on, or with a box behind that: "2) Rice",
    /// "b) Rice", "2. Rice" below "1. Beans". What else has a number stays: "3. Oktober", "50. Geburtstag",
    /// "2 Rice", "7 Up", "3.5 mm jack".
    package static func all(_ text: String) -> [ListLine] {
        var lines: [MarkedLine] = []
        var isApart = false
        for row in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            let said = row.split(separator: 13).map { String(Substring($0)).trimmed }
                .filter { !$0.isEmpty }
            for text in said {
                lines.append(MarkedLine(text, isApart: isApart))
                isApart = false
            }
            isApart = said.isEmpty && !lines.isEmpty
        }
        lines.removeAll { $0.isEmpty }
        // The number that follows each line's, found from the end, so that no line looks through all others.
        var following: [Int?] = []
        var after: Int?
        for line in lines.reversed() {
            following.append(after)
            after = line.number ?? after
        }
        var before: Int?
        return lines.compactMap { line in
            defer { before = line.number ?? before }
            return line.line(before, following.removeLast())
        }
    }
}

/// A line taken apart: bullet, number, box, words.
private struct MarkedLine {
    /// What stands before the words, if it counts.
    let number: Int?
    /// Whether a bracket or a box behind the number makes it a mark.
    private let isSure: Bool
    private let isBulleted: Bool
    private let isApart: Bool
    private let numbered: Substring.UnicodeScalarView
    private let rest: Substring.UnicodeScalarView

    init(_ text: String, isApart: Bool) {
        self.isApart = isApart
        let seen = Substring(text).unicodeScalars.drop { $0.isInvisible || MarkedLine.isSpace($0) }
        numbered = MarkedLine.withoutBullet(seen)
        isBulleted = numbered.startIndex > seen.startIndex
        (number, rest) = MarkedLine.withoutNumber(numbered)
        let sign = numbered.first { !("0"..."9" ~= $0) }
        isSure = sign != "." || rest.isEmpty || MarkedLine.withoutBox(rest).0 != nil
    }

    var isEmpty: Bool { numbered.isEmpty }

    /// - Parameters: The numbers of the lines with one before and after; all alike are those of a list
    ///   that its program numbers.
    func line(_ before: Int?, _ after: Int?) -> ListLine? {
        let counts = number.map { own in
            before == own - 1 || after == own + 1 || own == 1 && (before == 1 || after == 1)
        }
        let isMark = (counts ?? true) || isSure
        let (isTicked, words) = MarkedLine.withoutBox(isMark ? rest : numbered)
        let text = String(words).trimmed
        if text.isBlank { return nil }
        return ListLine(
            text, isTicked: isTicked ?? false,
            isNumbered: isMark && rest.count < numbered.count,
            isBulleted: isBulleted || isTicked != nil, isApart: isApart)
    }

    private typealias Scalars = Substring.UnicodeScalarView

    /// Signs that also begin words need a space after them.
    private static func withoutBullet(_ scalars: Scalars) -> Scalars {
        guard let first = scalars.first else { return scalars }
        let rest = scalars.dropFirst()
        switch first {
        case "•", "◦", "▪", "▫", "‣", "⁃", "∙", "●", "○", "■", "➢", "➤", "►":
            return trimmed(rest.drop { $0.isInvisible })
        case "-", "*", "+", "–", "—", "·":
            return rest.first.map { isSpace($0) || $0 == "[" } ?? true ? trimmed(rest) : scalars
        default: return scalars
        }
    }

    /// "12. " or "3) ", with at most three digits, and "b) ".
    private static func withoutNumber(_ scalars: Scalars) -> (Int?, Scalars) {
        let digits = scalars.prefix { "0"..."9" ~= $0 }
        if digits.isEmpty { return (nil, withoutLetter(scalars)) }
        let rest = scalars.dropFirst(digits.count)
        guard digits.count <= 3, rest.first == "." || rest.first == ")",
            rest.dropFirst().first.map({ isSpace($0) || $0 == "[" }) ?? true
        else { return (nil, scalars) }
        return (Int(String(digits)), trimmed(rest.dropFirst()))
    }

    private static func withoutLetter(_ scalars: Scalars) -> Scalars {
        guard let first = scalars.first, "a"..."z" ~= first, scalars.dropFirst().first == ")",
            scalars.dropFirst(2).first.map(isSpace) ?? false
        else { return scalars }
        return trimmed(scalars.dropFirst(2))
    }

    /// "[ ]", "[x]", or a box as one sign; `nil` where there is none.
    private static func withoutBox(_ scalars: Scalars) -> (Bool?, Scalars) {
        switch scalars.first {
        case "☐", "⬜", "□", "◻", "▢": return (false, withoutSelector(scalars))
        case "☑", "☒", "✅", "✓", "✔": return (true, withoutSelector(scalars))
        case "[": return bracketed(scalars)
        default: return (nil, scalars)
        }
    }

    /// What follows a sign, without the invisible character that says how the sign is drawn.
    private static func withoutSelector(_ scalars: Scalars) -> Scalars {
        scalars.dropFirst().drop { $0.isInvisible }
    }

    private static func bracketed(_ scalars: Scalars) -> (Bool?, Scalars) {
        let inside = scalars.dropFirst().prefix { $0 != "]" }
        guard inside.count(where: { !$0.isInvisible }) <= 1,
            scalars.dropFirst(1 + inside.count).first == "]"
        else {
            return (nil, scalars)
        }
        let rest = scalars.dropFirst(2 + inside.count)
        switch inside.first(where: { !$0.isInvisible }) {
        case nil, " ", "\u{A0}": return (false, rest)
        case "x", "X", "✓", "✔": return (true, rest)
        default: return (nil, scalars)
        }
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\u{A0}"
    }

    private static func trimmed(_ scalars: Scalars) -> Scalars {
        scalars.drop { isSpace($0) }
    }
}
