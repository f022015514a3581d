import Kernel

/// A word of a line of notes, and what it was taken for.
struct NoteToken {
    /// As typed, without the separators around it.
    var text: String
    /// Folded, without points and marks at its ends.
    var plain: String
    /// Whether something stronger than a space stands before it.
    var isApart: Bool
    /// Whether that is a tab, a bar, a dash or several spaces, as between columns.
    let isColumn: Bool
    /// Whether it stands in brackets.
    let isAside: Bool
    /// Which of the line's quotations it is in, from 1; 0 for none.
    var quote = 0
    var role = Role.word

    enum Role {
        /// Not yet, or not, recognised.
        case word
        case place, attempt, pressure, distance, status, condition
        /// Understood as something that a hook has no field for: a gear, a weight, a price.
        case note
        /// Taken for nothing and needed nowhere: `-`, `at`.
        case spent
    }
}

/// A line taken apart into words.
struct NoteTokens {
    var all: [NoteToken] = []

    init(_ line: String) {
        var scanner = Scanner()
        for scalar in NoteQuotes.marked(NoteTokens.cleaned(line)) { scanner.take(scalar) }
        scanner.endWord()
        all = scanner.tokens
    }

    /// Fractions spelled out, medals as places, other pictures as spaces, and no bullet in front.
    static func cleaned(_ line: String) -> String {
        var text = ""
        for scalar in line.unicodeScalars {
            if let spelled = Sign.fractions[scalar] {
                text +=
                    (text.utf8.last == 0x20 ? "" : " ") + spelled
                    + (Sign.isMedal(scalar) ? " " : "")
            } else if NoteTokens.isPicture(scalar) {
                text += " "
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        let line = withoutMarks(
            NoteLeaders.spread(text.plainMarks.withoutStart(" \t\u{A0}•*·▪►‣◦-–—>_=~+").trimmed)
                .withFirstNameFirst)
        return isNumbered(line) ? line.withoutStart("(") : line
    }

    /// A line that is a quotation as a whole, without its marks.
    private static func withoutMarks(_ line: String) -> String {
        let mark = UInt8(ascii: "\"")
        guard line.utf8.count > 2, line.utf8.first == mark, line.utf8.last == mark,
            line.utf8.count(where: { $0 == mark }) == 2
        else { return line }
        return String(Substring(line.utf8.dropFirst().dropLast()))
    }

    /// `(3) Al`
    private static func isNumbered(_ line: String) -> Bool {
        guard line.utf8.first == UInt8(ascii: "(") else { return false }
        let digits = line.withoutStart("(").unicodeScalars.prefix { $0.isDigit }
        let rest = line.unicodeScalars.dropFirst(digits.count + 1)
        return 1...2 ~= digits.count && rest.first == ")"
    }

    static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2190...0x21FF, 0x2300...0x23FF, 0x25A0...0x27BF, 0x2B00...0x2BFF, 0xFE00...0xFE0F,
            0x200B...0x200F, 0x2060, 0xE000...0xF8FF, 0xFEFF, 0x20E3, 0x1F000...0x1FAFF:
            true
        default: false
        }
    }

    /// The tokens that nothing was made of, without brackets.
    var names: [NoteToken] { all.filter { $0.role == .word && !$0.isAside } }

    /// Parts the line at white space, at commas between words, dashes, slashes, bars and brackets.
    private struct Scanner {
        var tokens: [NoteToken] = []
        private var word = ""
        private var spaces = 0
        private var isApart = false
        private var isColumn = false
        private var depth = 0
        private var quotes = 0
        private var isQuoted = false
        /// The scalar before.
        private var last: Unicode.Scalar = " "

        mutating func take(_ scalar: Unicode.Scalar) {
            defer { last = scalar }
            switch scalar {
            case "\t", "|", ";", "·", "•":
                endWord()
                part(column: true)
            case NoteQuotes.opening:
                endWord()
                quotes += 1
                isQuoted = true
            case NoteQuotes.closing:
                endWord()
                isQuoted = false
            case "(", "[":
                endWord()
                part(column: false)
                depth += 1
            case ")", "]":
                if depth == 0 { word.unicodeScalars.append(scalar) }
                endWord()
                if depth > 0 { part(column: false) }
                depth = max(0, depth - 1)
            case _ where scalar.isWhitespace:
                endWord()
                spaces += 1
                if spaces > 1 { part(column: true) }
            default:
                if (scalar == "–" || scalar == "—"), !last.isDigit { return splitWord() }
                spaces = 0
                word.unicodeScalars.append(scalar)
            }
        }

        private mutating func splitWord() {
            endWord()
            part(column: true)
        }

        private mutating func part(column: Bool) {
            isApart = true
            isColumn = isColumn || column
        }

        /// Ends a word, which may still have commas or slashes inside.
        mutating func endWord() {
            guard !word.isEmpty else { return }
            let ended = word
            word = ""
            if ["-", "–", "—", "/", ":", ",", "--", "->", "=>", "=", "~", "…", "..", "..."]
                .contains(
                    ended)
            {
                return part(column: true)
            }
            for piece in Scanner.pieces(of: ended) { add(piece) }
        }

        private mutating func add(_ piece: String) {
            var text = piece
            var parts = false
            while let mark = text.unicodeScalars.last, ",;:".unicodeScalars.contains(mark) {
                text.unicodeScalars.removeLast()
                parts = true
            }
            text = text.withoutEnd("!?…")
            // The apostrophe of `Rock 'n' Roll` stays.
            // So does that of a year, as in `'53 Super H`.
            if !["'n", "'n'"].contains(text.folded), !text.isShortYear {
                text = text.withoutStart("'\"")
            }
            if !text.isEmpty {
                tokens.append(
                    NoteToken(
                        text: text, plain: text.folded.withoutEnd(".)'\"").withoutStart("."),
                        isApart: isApart || tokens.isEmpty, isColumn: isColumn,
                        isAside: depth > 0, quote: isQuoted ? quotes : 0))
                (isApart, isColumn, spaces) = (false, false, 0)
            }
            if parts { part(column: false) }
        }

        /// `Rick,WhyNot` and `WhyNot/Rick` are two words each; `91,4`, `7/18/26` and `T/O` are one.
        private static func pieces(of word: String) -> [String] {
            let scalars = Array(word.unicodeScalars)
            var pieces = [""]
            for (index, scalar) in scalars.enumerated() {
                let before = index > 0 ? scalars[index - 1] : " "
                let after = index + 1 < scalars.count ? scalars[index + 1] : " "
                let isBetween = index > 0 && index + 1 < scalars.count
                let parts =
                    scalar == "," && !(before.isDigit && after.isDigit)
                    || scalar == "/" && scalars.count > 3 && !(before.isDigit && after.isDigit)
                if isBetween, parts {
                    pieces[pieces.count - 1] += ","
                    pieces.append("")
                } else {
                    pieces[pieces.count - 1].unicodeScalars.append(scalar)
                }
            }
            return pieces
        }
    }
}
