/// Dates and times as Excel's files have them: days since the beginning of their calendar, with a
/// fraction for the time.
enum SheetMoment {
    /// `2026-12-31`, `2026-12-31 23:59`, `23:59:30`.
    ///
    /// The calendar begins with 1900, and has a 29 February in it that never was, which stays as it
    /// is written for the readers of dates to refuse; or it begins with 1904. `nil` for numbers that
    /// are no days of it.
    static func text(
        _ stored: String, hasDate: Bool, hasTime: Bool, from1904: Bool
    ) -> String? {
        guard let seconds = seconds(stored) else { return nil }
        let (day, rest) = (Int(seconds / 86_400), Int(seconds % 86_400))
        let time = time(rest / 3_600, rest)
        if !hasDate { return time }
        guard let date = from1904 ? date1904(day) : date1900(day) else { return nil }
        return hasTime ? date + " " + time : date
    }

    /// `27:30`: hours that go on after a day.
    static func elapsed(_ stored: String) -> String? {
        guard let seconds = seconds(stored) else { return nil }
        return time(Int(seconds / 3_600), Int(seconds % 3_600))
    }

    /// Whole seconds of days, rounded; nothing below zero or after the year 9999.
    private static func seconds(_ stored: String) -> Int64? {
        guard let text = SheetNumber.text(stored), let days = Decimal(canonical: text),
            !days.isNegative, days < 2_958_466
        else { return nil }
        let halves = (days.units * 172_800 + Decimal.unitsPerOne) / Decimal.unitsPerOne
        return Int64(truncatingIfNeeded: halves / 2)
    }

    private static func date1900(_ day: Int) -> String? {
        switch day {
        case 0: "1900-01-00"
        case 60: "1900-02-29"
        case ..<60: CivilDate(daysSinceEpoch: day - 25_568)?.iso
        default: CivilDate(daysSinceEpoch: day - 25_569)?.iso
        }
    }

    private static func date1904(_ day: Int) -> String? {
        CivilDate(daysSinceEpoch: day - 24_107)?.iso
    }

    /// - Parameter seconds: Of which only minutes and seconds count.
    private static func time(_ hours: Int, _ seconds: Int) -> String {
        let (minute, second) = (seconds / 60 % 60, seconds % 60)
        let text = padded(hours) + ":" + padded(minute)
        return second == 0 ? text : text + ":" + padded(second)
    }

    private static func padded(_ number: Int) -> String { ASCII.padded(UInt64(number), to: 2) }
}

// As OpenDocument has them (XML Schema, part 2).
extension SheetMoment {
    /// `2026-12-31` or `2026-12-31 23:59` for `2026-12-31T23:59:00.000`.
    static func text(iso: String) -> String {
        let parts = iso.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 2, CivilDate(iso: parts[0]) != nil else { return iso }
        var reader = ASCIIReader(parts[1])
        guard let hour = reader.number(digits: 2), reader.take(":"),
            let minute = reader.number(digits: 2), reader.take(":"),
            let second = reader.number(digits: 2), hour < 24, minute < 60, second < 60
        else { return iso }
        let time = time(hour, minute * 60 + second)
        return time == "00:00" ? parts[0] : parts[0] + " " + time
    }

    /// `23:59` for `PT23H59M00S`.
    static func text(duration: String) -> String {
        var reader = ASCIIReader(duration)
        guard reader.take("P"), reader.take("T") else { return duration }
        var parts = (hours: 0, minutes: 0, seconds: 0)
        while let digit = reader.digit() {
            var number = digit
            while let digit = reader.digit() { number = min(number * 10 + digit, 999_999) }
            if reader.take("H") {
                parts.hours = number
            } else if reader.take("M") {
                parts.minutes = number
            } else {
                if reader.take(".") || reader.take(",") { while reader.digit() != nil {} }
                guard reader.take("S") else { return duration }
                parts.seconds = number
            }
        }
        guard reader.isAtEnd, parts.minutes < 60, parts.seconds < 60 else { return duration }
        return time(parts.hours, parts.minutes * 60 + parts.seconds)
    }
}
