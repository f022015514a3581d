import Kernel

/// A piece of work as one mentions it in passing: "essay due Friday 20 %", "Bio quiz 18/20".
struct TypedTask {
    /// What is left without all that is understood.
    var words: [String]
    private(set) var due: CivilDate?
    /// A number before a sign of percent at the end: a weight or a score.
    private(set) var percent: Decimal?
    private(set) var points: (earned: Decimal, total: Decimal)?

    init(_ text: String, today: CivilDate, _ style: NumberStyle) {
        words = text.words
        takeFigures(style)
        takeDue(today)
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
    private mutating func takeDue(_ today: CivilDate) {
        for start in words.indices.dropFirst() {
            let isLed = TypedTask.leading.contains(words[start].folded)
            var first = isLed ? start + 1 : start
            if isLed, first < words.count, TypedTask.between.contains(words[first].folded) {
                first += 1
            }
            for count in [3, 2, 1] where first + count <= words.count {
                let said = words[first..<(first + count)].joined(separator: " ")
                guard let date = TypedTask.date(said, isLed: isLed, today) else { continue }
                due = date
                words.removeSubrange(start..<(first + count))
                return
            }
        }
    }

    private static func leads(_ word: String) -> Bool {
        leading.contains(word.folded) || between.contains(word.folded)
    }

    private static let leading = [
        "due", "by", "bis", "fallig", "abgabe", "entro", "scadenza", "scade", "consegna",
    ]
    private static let between = ["on", "am", "zum", "il", "next", "this", "the"]

    /// The day that words say, from today on; what may be a name only where something leads to it.
    private static func date(_ text: String, isLed: Bool, _ today: CivilDate) -> CivilDate? {
        if let date = CivilDate(iso: text) ?? WordDate(text)?.date { return date }
        if let date = dotted(text, today) { return date }
        guard isLed else { return nil }
        let word = text.folded
        if ["today", "heute", "oggi"].contains(word) { return today }
        if ["tomorrow", "morgen", "domani"].contains(word) { return today.adding(days: 1) }
        if let day = weekday(word) {
            let days = (day.index - today.weekday.index + 6) % 7 + 1
            return today.adding(days: days)
        }
        return next(today) { WordDate(text + " \($0)")?.date }
    }

    /// "27.11." and "27.11.2026", which can only be day and month.
    private static func dotted(_ text: String, _ today: CivilDate) -> CivilDate? {
        let parts = text.utf8.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ".") }
            .map { String(Substring($0)) }
        guard parts.count == 3, let day = Int(parts[0]), let month = Int(parts[1]) else {
            return nil
        }
        if let year = Int(parts[2]) {
            return CivilDate(year: year < 100 ? year + 2_000 : year, month: month, day: day)
        }
        guard parts[2].isEmpty else { return nil }
        return next(today) { CivilDate(year: $0, month: month, day: day) }
    }

    /// The first day from today on that a date without its year can be.
    private static func next(_ today: CivilDate, _ date: (Int) -> CivilDate?) -> CivilDate? {
        for year in [today.year, today.year + 1] {
            if let date = date(year), date >= today { return date }
        }
        return nil
    }

    private static func weekday(_ word: String) -> Weekday? {
        let bare =
            word.utf8.last == UInt8(ascii: ".") ? String(Substring(word.utf8.dropLast())) : word
        return Weekday.allCases.first { day in
            Language.allCases.contains { language in
                let short = language.weekdayName(day, short: true).folded
                return language.weekdayName(day).folded == bare
                    || (bare.utf8.count > 2 && short.utf8.starts(with: bare.utf8))
            }
        }
    }
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
