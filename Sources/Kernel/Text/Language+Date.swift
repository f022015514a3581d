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
        let dayAndMonth =
            (self == .german ? "\(date.day). " : "\(date.day) ")
            + monthName(date.month, short: isShort)
        switch style {
        case .short: return dayAndMonth
        case .medium, .long: return "\(dayAndMonth) \(date.year)"
        case .weekday:
            let comma = self == .german ? ", " : " "
            return weekdayName(date.weekday) + comma + dayAndMonth
        }
    }

    /// Hours and minutes of a 24-hour clock: `09:05`.
    package func time(_ time: TimeOfDay) -> String {
        time.iso
    }

    /// The name of a month, 1 to 12, as it stands in a date; empty for any other number.
    package func monthName(_ month: Int, short: Bool = false) -> String {
        let names = short ? shortMonths : months
        return 1...names.count ~= month ? names[month - 1] : ""
    }

    package func weekdayName(_ weekday: Weekday, short: Bool = false) -> String {
        let names = short ? shortWeekdays : weekdays
        return names.indices.contains(weekday.index) ? names[weekday.index] : ""
    }

    private var months: [String] {
        switch self {
        case .english:
            [
                "January", "February", "March", "April", "May", "June", "July", "August",
                "September", "October", "November", "December",
            ]
        case .german:
            [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August",
                "September", "Oktober", "November", "Dezember",
            ]
        case .italian:
            [
                "gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto",
                "settembre", "ottobre", "novembre", "dicembre",
            ]
        }
    }

    private var shortMonths: [String] {
        switch self {
        case .english:
            [
                "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
            ]
        case .german:
            [
                "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.",
                "Nov.", "Dez.",
            ]
        case .italian:
            [
                "gen", "feb", "mar", "apr", "mag", "giu", "lug", "ago", "set", "ott", "nov", "dic",
            ]
        }
    }

    private var weekdays: [String] {
        switch self {
        case .english:
            ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        case .german:
            ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
        case .italian:
            ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"]
        }
    }

    private var shortWeekdays: [String] {
        switch self {
        case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        case .german: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
        case .italian: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"]
        }
    }
}
