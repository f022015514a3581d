import Kernel

/// A date with its month's name, as people and Google Classroom write it: "14 Oct 2026", "Oct 3, 2026",
/// "3. Oktober 2026, 23:59 Uhr", "gio 3 dicembre 2026".
struct WordDate {
    let date: CivilDate

    /// `nil` where a word is left over, or the year is missing.
    init?(_ text: String) {
        if text.utf8.count > 60 { return nil }
        var (day, month, year): (Int?, Int?, Int?) = (nil, nil, nil)
        for word in WordDate.words(text) where !WordDate.isAside(word) {
            if let number = Int(word) {
                let isYear = word.utf8.count == 4
                guard isYear ? year == nil : word.utf8.count < 3 && day == nil else { return nil }
                if isYear { year = number } else { day = number }
            } else if month == nil, let found = WordDate.month(word) {
                month = found
            } else {
                return nil
            }
        }
        guard let day, let month, let year,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        self.date = date
    }

    /// Folded, without the marks around and behind them: "3rd", "Oct." and "2026," are 3, oct, 2026.
    private static func words(_ text: String) -> [String] {
        text.folded.utf8.split { $0 == 32 || $0 == UInt8(ascii: ",") }.map { word in
            let plain = String(Substring(word)).withoutEnding(["."])
            let bare = plain.withoutEnding(["st", "nd", "rd", "th", "º", "°"])
            return Int(bare) == nil ? plain : bare
        }
    }

    /// A weekday, a time, or a word that leads to one.
    private static func isAside(_ word: String) -> Bool {
        leading.contains(word) || isTime(word)
            || Language.allCases.contains { language in
                Weekday.allCases.contains { day in
                    [language.weekdayName(day), language.weekdayName(day, short: true)]
                        .contains { $0.folded.withoutEnding(["."]) == word }
                }
            }
    }

    private static let leading = ["at", "um", "uhr", "alle", "ore", "h", "am", "pm", "due", "by"]

    /// "23:59", "11:59pm", "23.59".
    static func isTime(_ word: String) -> Bool {
        let bare = word.folded.withoutEnding(["am", "pm", "z"])
        let parts = bare.utf8.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
        return (2...3).contains(parts.count)
            && parts.allSatisfy { (1...2).contains($0.count) && Int(String(Substring($0))) != nil }
    }

    /// A month by its name in any of the languages, or by its first three letters or more.
    private static func month(_ word: String) -> Int? {
        guard word.utf8.count >= 3 else { return nil }
        let found = (1...12).filter { month in
            Language.allCases.contains { $0.monthName(month).folded.hasPrefix(word) }
                || (word == "sept" && month == 9)
        }
        return found.count == 1 ? found[0] : nil
    }
}

extension String {
    fileprivate func withoutEnding(_ endings: [String]) -> String {
        for ending in endings where hasSuffix(ending) {
            return String(Substring(utf8.dropLast(ending.utf8.count)))
        }
        return self
    }
}
