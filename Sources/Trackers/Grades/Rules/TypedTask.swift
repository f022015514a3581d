import Kernel

/// A piece of work as one mentions it in passing: "essay due Friday 20 %", "Bio quiz 18/20".
struct TypedTask {
    /// What is left without all that is understood.
    var words: [String]
    private(set) var due: CivilDate?
    /// A number before a sign of percent at the end: a weight or a score.
    private(set) var percent: Decimal?
    private(set) var points: (earned: Decimal, total: Decimal)?

    init(_ text: String, _ days: SaidDay, _ style: NumberStyle) {
        words = text.words
        takeFigures(style)
        takeDue(days)
        if percent == nil, points == nil { takeFigures(style) }
    }

    var name: String { words.joined(separator: " ") }

    /// Whether anything says that it is work.
    var isWork: Bool { due != nil || percent != nil || points != nil }

    private mutating func takeFigures(_ style: NumberStyle) {
        guard words.count > 1, let last = words.last else { return }
        if last == "%", words.count > 2, let number = figure(words[words.count - 2], style) {
            percent = number
            words.removeLast(2)
        } else if last.hasSuffix("%"),
            let number = figure(String(Substring(last.utf8.dropLast())), style)
        {
            percent = number
            words.removeLast()
        } else if !TypedTask.leads(words[words.count - 2]),
            let (earned, total) = TypedTask.halves(last), let earned = figure(earned, style),
            let total = figure(total, style), earned <= total, !total.isZero
        {
            points = (earned, total)
            words.removeLast()
        }
    }

    private func figure(_ text: String, _ style: NumberStyle) -> Decimal? {
        guard let first = text.utf8.first, UInt8(ascii: "0")...UInt8(ascii: "9") ~= first else {
            return nil
        }
        return try? Decimal.parse(text, style)
    }

    private static func halves(_ text: String) -> (String, String)? {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"))
        return parts.count == 2 ? (String(Substring(parts[0])), String(Substring(parts[1]))) : nil
    }

    /// Takes "due Friday", "bis 27.11.", "entro domani", and a date that nothing leads to.
    private mutating func takeDue(_ days: SaidDay) {
        for start in words.indices.dropFirst() {
            let lead = TypedTask.lead(words[start])
            var first = lead == .none ? start : start + 1
            if lead == .until, first < words.count, TypedTask.leads(words[first]) { first += 1 }
            for count in [3, 2, 1] where first + count <= words.count {
                let said = words[first..<(first + count)].joined(separator: " ")
                guard let date = days.date(said, lead) else { continue }
                due = date
                words.removeSubrange(start..<(first + count))
                return
            }
        }
    }

    private static func lead(_ word: String) -> SaidDay.Lead {
        let word = word.folded
        return leading.contains(word) ? .until : word == "am" ? .on : .none
    }

    private static func leads(_ word: String) -> Bool {
        leading.contains(word.folded) || between.contains(word.folded)
    }

    private static let leading = [
        "due", "by", "bis", "fallig", "abgabe", "entro", "scadenza", "scade", "consegna",
    ]
    private static let between = ["on", "am", "zum", "il", "next", "this", "the"]
}

extension TypedTask {
    /// Takes a course's name or number out of the words, where something is left to call the work.
    mutating func take(course: Record) -> Bool {
        for said in [course.title, course[Course.identifier]] {
            let wanted = said.folded.words
            guard !wanted.isEmpty, words.count > wanted.count else { continue }
            for start in 0...(words.count - wanted.count) {
                let found = words[start..<(start + wanted.count)].map { $0.folded }
                guard found.elementsEqual(wanted) else { continue }
                words.removeSubrange(start..<(start + wanted.count))
                if start > 0, TypedTask.links.contains(words[start - 1].folded), words.count > 1 {
                    words.remove(at: start - 1)
                }
                return true
            }
        }
        return false
    }

    private static let links = ["for", "in", "fur", "per", "di"]
}
