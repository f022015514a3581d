/// How much of a date is written.
package enum DateStyle: Sendable, Hashable {
    /// Day and month: `20 Nov`.
    case short
    /// Day, month and year: `20 Nov 2026`.
    case medium
    /// The month in full: `20 November 2026`.
    case long
    /// Weekday, day and month in full: `Friday 20 November`.
    case weekday
}

extension Language {
    package func date(_ date: CivilDate, style: DateStyle = .medium) -> String {
        let isShort = style == .short || style == .medium
        let (day, month) = ("\(date.day)", monthName(date.month, short: isShort))
        switch style {
        case .short: return self(LanguageText.dayAndMonth(day: day, month: month))
        case .medium, .long:
            return self(LanguageText.date(day: day, month: month, year: "\(date.year)"))
        case .weekday:
            let weekday = weekdayName(date.weekday)
            return self(LanguageText.dateOfWeek(weekday: weekday, day: day, month: month))
        }
    }

    /// Hours and minutes of a 24-hour clock: `09:05`.
    package func time(_ time: TimeOfDay) -> String {
        time.iso
    }

    /// The name of a month, 1 to 12, as it stands in a date; empty for any other number.
    package func monthName(_ month: Int, short: Bool = false) -> String {
        let names = short ? Self.shortMonths : Self.months
        return 1...names.count ~= month ? self(names[month - 1]) : ""
    }

    package func weekdayName(_ weekday: Weekday, short: Bool = false) -> String {
        let names = short ? Self.shortWeekdays : Self.weekdays
        return names.indices.contains(weekday.index) ? self(names[weekday.index]) : ""
    }

    private static let months: [Label] = [
        LanguageText.january, LanguageText.february, LanguageText.march, LanguageText.april,
        LanguageText.may, LanguageText.june, LanguageText.july, LanguageText.august,
        LanguageText.september, LanguageText.october, LanguageText.november, LanguageText.december,
    ]

    private static let shortMonths: [Label] = [
        LanguageText.januaryShort, LanguageText.februaryShort, LanguageText.marchShort,
        LanguageText.aprilShort, LanguageText.mayShort, LanguageText.juneShort,
        LanguageText.julyShort, LanguageText.augustShort, LanguageText.septemberShort,
        LanguageText.octoberShort, LanguageText.novemberShort, LanguageText.decemberShort,
    ]

    private static let weekdays: [Label] = [
        LanguageText.monday, LanguageText.tuesday, LanguageText.wednesday, LanguageText.thursday,
        LanguageText.friday, LanguageText.saturday, LanguageText.sunday,
    ]

    private static let shortWeekdays: [Label] = [
        LanguageText.mondayShort, LanguageText.tuesdayShort, LanguageText.wednesdayShort,
        LanguageText.thursdayShort, LanguageText.fridayShort, LanguageText.saturdayShort,
        LanguageText.sundayShort,
    ]
}
