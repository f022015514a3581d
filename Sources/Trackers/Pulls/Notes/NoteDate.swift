import Kernel

/// A date as people write it, with the words around it: `Sat July 18, 2026`, `7/18/26`, `18.7.2026`.
struct NoteDate {
    let date: CivilDate
    let hasYear: Bool
    /// Whether it is `7/8/26`, in which either may be the month.
    let isNumeric: Bool
    /// The line without it.
    let rest: String
    /// What stands on either side of it.
    let before: String
    let after: String

    /// - Parameters:
    ///   - year: The year of dates without one, if the page says it elsewhere.
    ///   - order: Whether the month comes first, if other dates say it.
    init?(
        _ line: String, _ language: Language, today: CivilDate, year: Int? = nil,
        order: Bool? = nil
    ) {
        let words = NoteDate.withYear(NoteDate.joined(line.words, language), language)
        for start in words.indices {
            for count in stride(from: min(3, words.count - start), to: 0, by: -1) {
                let part = words[start..<(start + count)].map {
                    $0.withoutEnd(",.;:)").withoutStart("(")
                }
                guard part.contains(where: { $0.hasDigit }),
                    let read = NoteDate.read(part, language, today, order)
                else { continue }
                let end = NoteDate.endOfRange(words, start + count, language, today, order)
                hasYear = read.hasYear || end.year != nil
                isNumeric = part.count == 1 && DateOrder.parts(part[0]) != nil
                let moved = (end.year ?? year).flatMap {
                    CivilDate(year: $0, month: read.date.month, day: read.date.day)
                }
                date = read.hasYear ? read.date : moved ?? read.date
                let (first, last) = NoteDate.around(words, start..<end.index)
                before = NoteDate.words(first)
                after = NoteDate.words(last)
                rest = NoteDate.words(first + last)
                return
            }
        }
        return nil
    }

    /// `TRI-STATE 2026 | CORYDON IN | 6/27` has its year elsewhere in the line.
    private static func withYear(_ words: [String], _ language: Language) -> [String] {
        let plain = words.map { $0.withoutEnd(",.;:)").withoutStart("(") }
        let years = plain.indices.filter {
            plain[$0].utf8.count == 4 && (Int(plain[$0]).map { 1_990...2_100 ~= $0 } ?? false)
        }
        let days = plain.indices.filter { isDayAndMonth(plain[$0], words[$0]) }
        guard years.count == 1, days.count == 1 else { return words }
        let sign = plain[days[0]].utf8.contains(UInt8(ascii: "/")) ? "/" : "."
        var joined = words
        joined[days[0]] = plain[days[0]] + sign + plain[years[0]]
        joined.remove(at: years[0])
        return joined
    }

    /// `6/27`, `27.6.`, which are no date without their year.
    private static func isDayAndMonth(_ plain: String, _ word: String) -> Bool {
        let isDotted = word.utf8.last == UInt8(ascii: ".")
        let parts = plain.utf8.split(
            separator: UInt8(ascii: isDotted ? "." : "/"), omittingEmptySubsequences: false
        ).map { Int(String(Substring($0))) }
        return parts.count == 2 && parts.allSatisfy { $0.map { 1...31 ~= $0 } ?? false }
            && parts.contains { $0.map { $0 <= 12 } ?? false }
    }

    static func isDay(_ word: String) -> Bool {
        1...2 ~= word.utf8.count && Int(word).map { 1...31 ~= $0 } ?? false
    }

    /// The words on either side of a date, without a weekday of two letters right beside it.
    private static func around(
        _ words: [String], _ range: Range<Int>
    ) -> (ArraySlice<String>, ArraySlice<String>) {
        var (first, last) = (words[..<range.lowerBound], words[range.upperBound...])
        if let word = first.last, isShortWeekday(word) { first.removeLast() }
        if let word = last.first, isShortWeekday(word) { last.removeFirst() }
        return (first, last)
    }

    /// `So`, `Sa.`, `(Fr)`, but not `MI`, which is Michigan.
    static func isShortWeekday(_ word: String) -> Bool {
        ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
            .contains(word.withoutStart("(").withoutEnd(",.;:)"))
    }

    /// Without weekdays, and without separators around it.
    private static func words(_ words: ArraySlice<String>) -> String {
        words.filter { !isWeekday($0) }.joined(separator: " ")
            .withoutEnd(",;:-–—| ").withoutStart(",;:-–—| ").trimmed
    }

    static func read(
        _ words: [String], _ language: Language, _ today: CivilDate, _ order: Bool?
    ) -> (date: CivilDate, hasYear: Bool)? {
        if words.count == 1 {
            let date =
                CivilDate(iso: words[0]) ?? numeric(words[0], language, order)
                ?? firstOfTwo(words[0])
            return date.map { ($0, true) }
        }
        let months = words.map { month($0, language) }
        guard let position = months.firstIndex(where: { $0 != nil }), position < 2,
            let month = months[position]
        else { return nil }
        var numbers = words
        numbers.remove(at: position)
        guard let day = numbers.first.flatMap({ dayNumber($0) }) else { return nil }
        if numbers.count > 1 {
            return Int(numbers[1].withoutStart("'")).flatMap { fullYear($0) }.flatMap {
                CivilDate(year: $0, month: month, day: day)
            }.map { ($0, true) }
        }
        return latest(month, day, today).map { ($0, false) }
    }

    /// `7/18/26`, in the order of the language; `18.7.26` always begins with the day.
    private static func numeric(
        _ word: String, _ language: Language, _ order: Bool?
    ) -> CivilDate? {
        let separators: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-")]
        for separator in separators {
            let parts = word.utf8.split(separator: separator, omittingEmptySubsequences: false)
                .map { Int(String(Substring($0))) }
            guard parts.count == 3, let a = parts[0], let b = parts[1],
                let year = parts[2].flatMap({ fullYear($0) })
            else { continue }
            let monthFirst = separator != UInt8(ascii: ".") && (order ?? (language == .english))
            let (month, day) = monthFirst ? (a, b) : (b, a)
            return CivilDate(year: year, month: month, day: day)
                ?? CivilDate(year: year, month: day, day: month)
        }
        return nil
    }

    /// `26` and `2026`; `nil` for what is no year since there are tractors.
    private static func fullYear(_ year: Int) -> Int? {
        0..<100 ~= year ? 2_000 + year : 1_900...2_100 ~= year ? year : nil
    }

    private static func dayNumber(_ word: String) -> Int? {
        let digits = word.unicodeScalars.prefix { $0.isDigit }
        let ending = String(word.unicodeScalars.dropFirst(digits.count)).folded
        let isRange = ending.utf8.first == UInt8(ascii: "-") && 2...3 ~= ending.utf8.count
        return isRange || ["", "st", "nd", "rd", "th"].contains(ending)
            ? Int(String(digits)) : nil
    }

    /// The last such day that isn't in the future.
    private static func latest(_ month: Int, _ day: Int, _ today: CivilDate) -> CivilDate? {
        guard let date = CivilDate(year: today.year, month: month, day: day) else { return nil }
        return date <= today ? date : CivilDate(year: today.year - 1, month: month, day: day)
    }

    /// A month by its name in any language, or the first three letters or more of it; in another
    /// language than one's own the first four, as `ago` and `set` are words elsewhere.
    static func month(_ word: String, _ own: Language) -> Int? {
        let folded = word.folded
        guard folded.utf8.count >= 3 else { return nil }
        if let position = dutchMonths.firstIndex(of: folded) { return position + 1 }
        return (1...12).first { month in
            zip(Language.allCases, months).contains { language, names in
                let name = names[month - 1]
                let isShort = folded.utf8.count < 4 && name != folded
                return name.hasPrefix(folded)
                    && (!isShort || language == own || language == .english)
            }
        }
    }

    /// The names of months and weekdays in every language, folded.
    private static let months = Language.allCases.map { language in
        (1...12).map { language.monthName($0).folded }
    }
    private static let weekdays = Language.allCases.flatMap { language in
        Weekday.allCases.map { language.weekdayName($0).folded }
    }
    private static let dutchMonths = [
        "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september",
        "oktober", "november", "december",
    ]
    private static let dutchWeekdays = [
        "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag",
        "sonnabend",
    ]

    static func isWeekday(_ word: String) -> Bool {
        let folded = word.withoutEnd(",.").folded
        guard folded.utf8.count >= 3 else { return false }
        if dutchWeekdays.contains(folded) { return true }
        return weekdays.contains { $0.hasPrefix(folded) }
    }
}
