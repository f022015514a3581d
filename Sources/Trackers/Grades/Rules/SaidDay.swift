import Kernel

/// A day as one says it in passing, from today on: "Friday", "3.12.", "12/4", "15. Dezember".
struct SaidDay {
    let today: CivilDate
    /// Whether "12/4" is the fourth of December, as in the United States.
    let isMonthFirst: Bool

    /// What stands before the words, and so how much they must say by themselves.
    enum Lead {
        /// Nothing: only a whole date is one, since all else may be a name.
        case none
        /// "am", which also leads to times of the day: a weekday or a date in figures.
        case on
        /// "due", "bis", "entro": anything that is a day.
        case until
    }

    /// The day that the words say.
    func date(_ text: String, _ lead: Lead) -> CivilDate? {
        if let date = CivilDate(iso: text) ?? WordDate(text)?.date { return date }
        if let date = dotted(text, lead) ?? slashed(text, lead) { return date }
        if lead == .none { return nil }
        let word = text.folded
        if lead == .until, let days = SaidDay.ahead(word) { return today.adding(days: days) }
        if let day = SaidDay.weekday(word) {
            return today.adding(days: (day.index - today.weekday.index + 6) % 7 + 1)
        }
        return next { WordDate(text + " \($0)")?.date }
    }

    /// "27.11." and "27.11.2026", which can only be day and month; "27.11" where something leads to it.
    private func dotted(_ text: String, _ lead: Lead) -> CivilDate? {
        let parts = SaidDay.parts(text, UInt8(ascii: "."))
        guard parts.count == 3 || (parts.count == 2 && lead != .none) else { return nil }
        return date(parts, isMonthFirst: false)
    }

    /// "12/4", where something leads to it, and "12/4/2026", in the reader's order, or in the other
    /// where it can only be that.
    private func slashed(_ text: String, _ lead: Lead) -> CivilDate? {
        let parts = SaidDay.parts(text, UInt8(ascii: "/"))
        guard parts.count == 3 || (parts.count == 2 && lead != .none) else { return nil }
        return date(parts, isMonthFirst: isMonthFirst) ?? date(parts, isMonthFirst: !isMonthFirst)
    }

    private static func parts(_ text: String, _ mark: UInt8) -> [String] {
        text.utf8.split(omittingEmptySubsequences: false) { $0 == mark }
            .map { String(Substring($0)) }
    }

    /// - Parameter parts: Day, month and, unless it is the next time, year.
    private func date(_ parts: [String], isMonthFirst: Bool) -> CivilDate? {
        guard let first = SaidDay.figure(parts[0]), let second = SaidDay.figure(parts[1]) else {
            return nil
        }
        let (day, month) = isMonthFirst ? (second, first) : (first, second)
        if parts.count == 2 || parts[2].isEmpty {
            return next { CivilDate(year: $0, month: month, day: day) }
        }
        guard [2, 4].contains(parts[2].utf8.count), let year = Int(parts[2]) else { return nil }
        return CivilDate(year: year < 100 ? year + 2_000 : year, month: month, day: day)
    }

    private static func figure(_ text: String) -> Int? {
        1...2 ~= text.utf8.count ? Int(text) : nil
    }

    /// The first day from today on that a date without its year can be.
    private func next(_ date: (Int) -> CivilDate?) -> CivilDate? {
        for year in [today.year, today.year + 1] {
            if let date = date(year), date >= today { return date }
        }
        return nil
    }

    private static func ahead(_ word: String) -> Int? {
        if ["today", "heute", "oggi"].contains(word) { return 0 }
        return ["tomorrow", "morgen", "domani"].contains(word) ? 1 : nil
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
