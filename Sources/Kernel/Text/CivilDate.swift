/// A day of the calendar without time or place: the proleptic Gregorian calendar, years 1 to 9999.
package struct CivilDate: Sendable, Hashable {
    private let storedYear: Int16
    private let storedMonth: UInt8
    private let storedDay: UInt8

    /// For a day that is known to exist.
    private init(_ year: Int16, _ month: UInt8, _ day: UInt8) {
        storedYear = year
        storedMonth = month
        storedDay = day
    }

    package static let earliest = CivilDate(1, 1, 1)
    package static let latest = CivilDate(9999, 12, 31)
    /// The day from which ``daysSinceEpoch`` counts.
    package static let epoch = CivilDate(1970, 1, 1)

    /// Nil when there is no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
            day <= Self.days(inMonth: month, of: year)
        else { return nil }
        storedYear = Int16(year)
        storedMonth = UInt8(month)
        storedDay = UInt8(day)
    }

    package var year: Int { Int(storedYear) }
    /// 1 to 12.
    package var month: Int { Int(storedMonth) }
    /// 1 to 31.
    package var day: Int { Int(storedDay) }

    package static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// How many days a month has, the month being 1 to 12.
    package static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CivilDate: Comparable {
    package static func < (a: Self, b: Self) -> Bool {
        (a.storedYear, a.storedMonth, a.storedDay) < (b.storedYear, b.storedMonth, b.storedDay)
    }
}

extension CivilDate: CustomStringConvertible {
    /// Reads `YYYY-MM-DD`; nil for anything else.
    package init?(iso text: String) {
        var reader = ASCIIReader(text)
        guard let date = reader.date(), reader.isAtEnd else { return nil }
        self = date
    }

    /// `YYYY-MM-DD`.
    package var iso: String {
        ASCIIWriter.text(capacity: 10) { $0.write(self) }
    }

    package var description: String { iso }
}

extension ASCIIReader {
    /// Takes `YYYY-MM-DD`.
    mutating func date() -> CivilDate? {
        guard let year = number(digits: 4), take("-"), let month = number(digits: 2), take("-"),
            let day = number(digits: 2)
        else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }
}

extension ASCIIWriter {
    /// Writes `YYYY-MM-DD`.
    mutating func write(_ date: CivilDate) {
        write(UInt64(date.year), width: 4)
        write("-")
        write(UInt64(date.month), width: 2)
        write("-")
        write(UInt64(date.day), width: 2)
    }
}
