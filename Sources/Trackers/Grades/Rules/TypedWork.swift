import Kernel

/// One line of "Add several": a name, and what stands behind it.
///
/// A semicolon or tab says where the name ends: "Quiz 1; 18/20; 2026-09-14". Without one, the end of
/// a line is a score only for a reason: `18/20`, `18 of 20`, `92 %`, a grade that only the course's
/// scale has. A bare number is part of the name, as in "Homework 3".
struct TypedWork: Equatable {
    let name: String
    /// What follows the name, in any order: a score, a date.
    let parts: [String]

    /// A line that can be read in two ways: the whole a name, or a name and a score.
    struct Unclear: Error {
        let line: String
        let name: String
        let score: String
    }

    init(_ line: String, _ marking: Marking) throws(Unclear) {
        let parts = TypedWork.parts(of: line)
        if parts.count > 1 {
            name = parts[0]
            self.parts = parts.dropFirst().filter { !$0.isEmpty }
            return
        }
        var rest = LineEnd(line.trimmed)
        let due = rest.takeDate()
        guard let end = ScoreEnd(rest, marking) else {
            name = rest.text
            self.parts = due.map { [$0] } ?? []
            return
        }
        guard end.isClear else {
            throw Unclear(line: line.trimmed, name: end.name, score: end.score)
        }
        name = end.name
        self.parts = [end.score] + (due.map { [$0] } ?? [])
    }
}

extension TypedWork {
    /// What semicolons and tabs part.
    private static func parts(of line: String) -> [String] {
        line.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ";") || $0 == 9 }
            .map { String(Substring($0)).trimmed }
    }

    /// How dates are written behind the names of all these lines.
    static func dates(in lines: [String]) -> DateOrder {
        DateOrder(lines.flatMap { parts(of: $0).dropFirst() })
    }
}

/// A line as words, to be looked at from its end.
private struct LineEnd {
    private(set) var text: String
    private(set) var words: [Substring]

    init(_ text: String) {
        self.text = text
        words = []
        for word in text.unicodeScalars.split(whereSeparator: { $0.isWhitespace }) {
            words += LineEnd.parts(Substring(word))
        }
    }

    /// "Quiz:8/10" is two words; "2:1" is one.
    private static func parts(_ word: Substring) -> [Substring] {
        guard let mark = word.unicodeScalars.lastIndex(where: { $0 == ":" || $0 == "=" }),
            let before = word.unicodeScalars[..<mark].last, !("0"..."9" ~= before)
        else { return [word] }
        let next = word.unicodeScalars.index(after: mark)
        return next == word.endIndex ? [word] : [word[..<next], word[next...]]
    }

    /// Takes a date such as 2026-09-14 off the end.
    mutating func takeDate() -> String? {
        guard words.count > 1, let last = words.last, CivilDate(iso: String(last)) != nil else {
            return nil
        }
        self = LineEnd(String(text[..<last.startIndex]).trimmed)
        return String(last)
    }

    /// The last words as one, without brackets around them; `nil` where nothing would be left before.
    func last(_ count: Int) -> String? {
        guard words.count > count else { return nil }
        var joined = words.suffix(count).map { String($0) }.joined()
        for (open, close) in [("(", ")"), ("[", "]")] {
            if joined.hasPrefix(open), joined.hasSuffix(close), joined.utf8.count > 2 {
                joined = String(Substring(joined.utf8.dropFirst().dropLast())).trimmed
            }
        }
        return joined
    }

    /// The word that stands so many before the end, folded.
    func word(_ count: Int) -> String {
        words.count >= count ? String(words[words.count - count]).folded : ""
    }

    /// What stands before the last words, and whether a mark parts it from them.
    func before(_ count: Int) -> (name: String, isParted: Bool, isMarked: Bool) {
        let rest = String(text[..<words[words.count - count].startIndex]).trimmed
        let scalars = rest.unicodeScalars
        let name = String(
            String.UnicodeScalarView(
                scalars.reversed().drop { LineEnd.marks.contains($0) || $0.isWhitespace }.reversed()
            ))
        let last = scalars.last
        return (
            name.isEmpty ? rest : name,
            last.map { LineEnd.marks.contains($0) && $0 != "," } == true,
            last == ":" || last == "="
        )
    }

    private static let marks: [Unicode.Scalar] = [":", "=", "-", "\u{2013}", "\u{2014}", "→", ","]
}

/// What a line may end in, and whether it can be nothing else.
private struct ScoreEnd {
    let name: String
    /// As a score's field reads it.
    let score: String
    let isClear: Bool

    init?(_ line: LineEnd, _ marking: Marking) {
        let found =
            ScoreEnd.fraction(line) ?? ScoreEnd.percent(line) ?? ScoreEnd.grade(line, marking)
            ?? ScoreEnd.bare(line, marking)
        guard let (count, score, isClear) = found else { return nil }
        name = line.before(count).name
        self.score = score
        self.isClear = isClear
    }

    private typealias Found = (count: Int, score: String, isClear: Bool)

    /// `45/50`, `(8,5 / 10)`, `8 of 10 points`: clear unless it is more than there is, or follows a
    /// word that leads to it, as in "Part 1 of 2".
    private static func fraction(_ line: LineEnd) -> Found? {
        for count in 1...5 {
            guard let text = line.last(count)?.withoutPointWord else { return nil }
            guard let (points, total) = halves(text), points.isFigure, total.isFigure else {
                continue
            }
            let fits = (try? Decimal.parse(points)) ?? 0 <= (try? Decimal.parse(total)) ?? 0
            let leads = leadingWords.contains(line.word(count + 1))
            return (
                count, points + "/" + total, line.before(count).isParted || (fits && !leads)
            )
        }
        return nil
    }

    private static func halves(_ text: String) -> (String, String)? {
        for mark in ["/", "outof", "of", "von", "su"] {
            if let found = text.folded.halves(at: mark) { return found }
        }
        return nil
    }

    /// `92%`, `92 %`.
    private static func percent(_ line: LineEnd) -> Found? {
        for count in 1...2 {
            guard let text = line.last(count), let number = text.withoutPercentSign,
                number.isFigure
            else { continue }
            // In brackets it may be what the work counts.
            return (count, text, line.words.last?.utf8.last != UInt8(ascii: ")"))
        }
        return nil
    }

    /// A grade that no title ends in: `1,3` of a scale with it, `30 e lode`, `B+`. Other letters only
    /// after a colon or dash, since "Part A" is a title.
    private static func grade(_ line: LineEnd, _ marking: Marking) -> Found? {
        if let scale = marking.scale.line {
            for count in 1...3 {
                guard let text = line.last(count) else { break }
                if count == 1 || !text.isFigure, scale.names(text) { return (count, text, true) }
            }
        }
        guard let text = line.last(1), let step = marking.scale.step(named: text) else {
            return nil
        }
        let isFigure = text.isFigure
        if isFigure, !text.hasDecimalMark { return nil }
        let isSigned = Scale.plain(step.letter).utf8.last.map { $0 == 0x2B || $0 == 0x2D } == true
        return (1, text, line.before(1).isParted || isFigure || isSigned)
    }

    /// A number alone, where it may well be a score: after a colon, before "points", or as one of the
    /// scale's own grades, which have no decimals on the Italian one.
    private static func bare(_ line: LineEnd, _ marking: Marking) -> Found? {
        for count in 1...2 {
            guard let text = line.last(count) else { break }
            let number = text.withoutPointWord
            if number != text, number.isFigure { return (count, number, false) }
        }
        if let text = line.last(1), marking.scale.line?.isSchool == true,
            SchoolMark(text)?.isBetween == true
        {
            return (1, text, line.before(1).isMarked)
        }
        guard let text = line.last(1), text.isFigure else { return nil }
        let isGrade = marking.line.map { $0.read(text) != nil } == true
        if line.before(1).isMarked { return (1, text, isGrade) }
        let isOfScale = marking.scale.line == nil && marking.scale.step(named: text) != nil
        return isOfScale || (isGrade && marking.line?.hasWholeGrades == true)
            ? (1, text, false) : nil
    }

    /// What counts, or is about something: "Part 1 of 2", "Essay on 9/11".
    private static let leadingWords = [
        "part", "teil", "parte", "chapter", "kapitel", "capitolo", "section", "abschnitt",
        "sezione",
        "week", "woche", "settimana", "day", "tag", "giorno", "page", "seite", "pagina", "step",
        "schritt", "passo", "version", "versione", "on", "about", "from", "since", "until", "am",
        "vom", "zum", "uber", "seit", "bis", "sul", "sull", "sulla", "dal", "del", "dell", "al",
    ]
}

extension String {
    /// Whether it is written with digits and marks alone.
    fileprivate var isFigure: Bool {
        unicodeScalars.contains { "0"..."9" ~= $0 }
            && unicodeScalars.allSatisfy { "0"..."9" ~= $0 || $0 == "." || $0 == "," || $0 == "'" }
    }

    /// `45/50` of `45/50Punkte`.
    fileprivate var withoutPointWord: String {
        guard let last = unicodeScalars.lastIndex(where: { "0"..."9" ~= $0 }) else { return self }
        let end = unicodeScalars.index(after: last)
        let words = [
            "points", "point", "pts", "pts.", "pt", "p", "punkte", "punkten", "pkt", "pkt.",
            "punti", "pti",
        ]
        return words.contains(String(self[end...]).folded) ? String(self[..<end]) : self
    }

    /// What stands before and after a mark that occurs once.
    fileprivate func halves(at mark: String) -> (String, String)? {
        guard let start = range(of: mark), let end = range(after: mark) else { return nil }
        let (left, right) = (String(self[..<start]).trimmed, String(self[end...]).trimmed)
        return right.range(of: mark) == nil ? (left, right) : nil
    }
}

extension String {
    /// Where a text begins in it.
    func range(of text: String) -> String.Index? {
        let wanted = Array(text.utf8)
        var index = utf8.startIndex
        while index < utf8.endIndex {
            if utf8[index...].starts(with: wanted) { return index }
            index = utf8.index(after: index)
        }
        return nil
    }

    /// Where a text in it ends.
    func range(after text: String) -> String.Index? {
        range(of: text).map { utf8.index($0, offsetBy: text.utf8.count) }
    }
}
