// The day count is Howard Hinnant's, "chrono-Compatible Low-Level Date Algorithms": years begin in
// March, so that the leap day is the last, and 400 years always have 146,097 days.
extension CivilDate {
    /// The day `daysSinceEpoch` days after 1970-01-01; nil outside the years 1 to 9999.
    package init?(daysSinceEpoch: Int) {
        guard daysSinceEpoch >= -719_162, daysSinceEpoch <= 2_932_896 else { return nil }
        let days = daysSinceEpoch + 719_468
        let era = days / 146_097
        let dayOfEra = days % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        self.init(
            year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
            day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
    }

    /// Days after 1970-01-01, negative before it.
    package var daysSinceEpoch: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = marchYear / 400
        let yearOfEra = marchYear % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    /// 1970-01-01 was a Thursday.
    package var weekday: Weekday {
        switch (daysSinceEpoch + 719_163) % 7 {
        case 1: .monday
        case 2: .tuesday
        case 3: .wednesday
        case 4: .thursday
        case 5: .friday
        case 6: .saturday
        default: .sunday
        }
    }

    /// The day that many days later, or earlier; it stops at the first and last day of the calendar.
    package func adding(days: Int) -> CivilDate {
        let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
        if !overflow, let date = CivilDate(daysSinceEpoch: sum) { return date }
        return days < 0 ? .earliest : .latest
    }

    /// How many days `other` is later, negative when it is earlier.
    package func days(until other: CivilDate) -> Int {
        other.daysSinceEpoch - daysSinceEpoch
    }
}
