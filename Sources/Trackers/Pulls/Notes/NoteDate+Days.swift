import Kernel

// Pulls of several days have the date of the first.
extension NoteDate {
    private static let signs = [
        "&", "and", "und", "e", "ed", "en", "+", "-", "–", "bis", "to", "al",
    ]

    /// `11 & 12,` and `Sa 11. und So 12.` as `11-12`, where a month or its number is beside.
    static func joined(_ words: [String], _ language: Language) -> [String] {
        var joined: [String] = []
        var index = 0
        while index < words.count {
            let next = index + 1 < words.count && isAnyWeekday(words[index + 1]) ? 2 : 1
            let first = (joined.last ?? "").withoutEnd(".")
            guard signs.contains(words[index].folded), index + next < words.count, isDay(first),
                let range = range(
                    first, words[index + next],
                    isBesideMonth: joined.count > 1
                        || index + next + 1 < words.count
                            && month(words[index + next + 1].withoutEnd(".,"), language) != nil
                )
            else {
                joined.append(words[index].daysApart)
                index += 1
                continue
            }
            joined[joined.count - 1] = range
            index += next + 1
        }
        return joined
    }

    /// `11-12,`, `11-12.7.2026`: two days, if a month is beside or behind the second.
    private static func range(_ first: String, _ second: String, isBesideMonth: Bool) -> String? {
        let isDate = firstOfTwo(first + "-" + second.withoutEnd(",.")) != nil
        let isDay = isBesideMonth && isDay(second.withoutEnd(".,"))
        return isDate || isDay ? first + "-" + second : nil
    }

    private static func isAnyWeekday(_ word: String) -> Bool {
        isWeekday(word) || isShortWeekday(word)
    }

    /// `11-12.7.2026`
    static func firstOfTwo(_ word: String) -> CivilDate? {
        let parts = word.utf8.split(separator: UInt8(ascii: "-"))
            .map { String(Substring($0)) }
        guard parts.count == 2, isDay(parts[0]), let day = Int(parts[0]) else { return nil }
        let numbers = parts[1].utf8.split(separator: UInt8(ascii: "."))
            .map { Int(String(Substring($0))) }
        guard numbers.count == 3, let month = numbers[1], var year = numbers[2] else { return nil }
        if year < 100 { year += 2_000 }
        return 1_900...2_100 ~= year ? CivilDate(year: year, month: month, day: day) : nil
    }

    /// Where a date ends of which `- 8/22/26` or `to June 14, 2026` is the second half, and the year that
    /// only this has.
    static func endOfRange(
        _ words: [String], _ start: Int, _ language: Language, _ today: CivilDate, _ order: Bool?
    ) -> (index: Int, year: Int?) {
        guard start < words.count, signs.contains(words[start].folded) else { return (start, nil) }
        var second = start + 1
        if second < words.count, isAnyWeekday(words[second]) { second += 1 }
        for count in stride(from: min(3, words.count - second), to: 0, by: -1) {
            let part = words[second..<(second + count)].map { $0.withoutEnd(",.;:)") }
            guard part.contains(where: { $0.hasDigit }),
                let read = read(part, language, today, order)
            else { continue }
            return (second + count, read.hasYear ? read.date.year : nil)
        }
        return (start, nil)
    }
}

extension String {
    /// `11./12.7.2026` and `11.–12.` with a hyphen alone between both days; the first of
    /// `6/12/26-6/13/26`.
    fileprivate var daysApart: String {
        let dates = utf8.split(separator: UInt8(ascii: "-"))
            .map { String(Substring($0)).withoutEnd(",") }
        if dates.count == 2, dates.allSatisfy({ DateOrder.parts($0) != nil }) { return dates[0] }
        for sign in ["./", ".-", ".–", ".+", ".&"] {
            guard let place = self.place(of: sign) else { continue }
            let first = String(Substring(utf8.prefix(place)))
            let rest = String(Substring(utf8.dropFirst(place + sign.utf8.count)))
            if NoteDate.isDay(first), rest.unicodeScalars.first?.isDigit ?? false {
                return first + "-" + rest
            }
        }
        return self
    }

    /// Where a part begins, in bytes.
    private func place(of part: String) -> Int? {
        let (text, part) = (Array(utf8), Array(part.utf8))
        return text.indices.first { text[$0...].starts(with: part) }
    }
}
