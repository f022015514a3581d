import Kernel
import Testing

@Suite struct CivilDateTests {
    @Test func `every day from 1583 to 2599 follows the one before`() throws {
        var expected = try #require(CivilDate(year: 1583, month: 1, day: 1))
        var weekday = Weekday.saturday.index
        for days in expected.daysSinceEpoch..<expected.daysSinceEpoch + 371_000 {
            let date = try #require(CivilDate(daysSinceEpoch: days))
            guard date == expected, date.daysSinceEpoch == days, date.weekday.index == weekday,
                CivilDate(iso: date.iso) == date
            else { return #expect(date == expected) }
            expected = successor(of: date)
            weekday = (weekday + 1) % 7
        }
    }

    @Test(arguments: [
        ("1970-01-01", 0, Weekday.thursday), ("2000-02-29", 11_016, .tuesday),
        ("2026-11-20", 20_777, .friday), ("1969-12-31", -1, .wednesday),
        ("0001-01-01", -719_162, .monday), ("9999-12-31", 2_932_896, .friday),
    ])
    func `known days have their number and weekday`(
        iso: String, days: Int, weekday: Weekday
    ) throws {
        let date = try #require(CivilDate(iso: iso))
        #expect(date.daysSinceEpoch == days)
        #expect(date.weekday == weekday)
        #expect(CivilDate(daysSinceEpoch: days) == date)
        #expect(date.iso == iso)
    }

    @Test(arguments: [
        "", "2026", "2026-13-01", "2026-00-01", "2026-02-29", "1900-02-29", "2026-04-31",
        "2026-11-00", "2026-1-1", "26-11-20", "2026-11-20 ", " 2026-11-20", "2026/11/20",
        "0000-01-01", "10000-01-01", "-001-01-01", "2026-11-20T00:00", "２０２６-11-20",
    ])
    func `what is no date is refused`(text: String) {
        #expect(CivilDate(iso: text) == nil)
    }

    @Test func `no parts of any size make a trap`() {
        #expect(CivilDate(year: .max, month: 1, day: 1) == nil)
        #expect(CivilDate(year: 2026, month: .min, day: 1) == nil)
        #expect(CivilDate(year: 2026, month: 1, day: .max) == nil)
        #expect(CivilDate(daysSinceEpoch: .max) == nil)
        #expect(CivilDate(daysSinceEpoch: -719_163) == nil)
        #expect(CivilDate(daysSinceEpoch: 2_932_897) == nil)
    }

    @Test func `adding days and counting them are inverse`() {
        withSamples { random in
            let a = CivilDate.epoch.adding(days: random.below(200_000) - 100_000)
            let b = a.adding(days: random.below(200_000) - 100_000)
            #expect(a.adding(days: a.days(until: b)) == b)
            #expect((a < b) == (a.days(until: b) > 0))
        }
    }

    @Test func `adding days stops at the ends of the calendar`() {
        #expect(CivilDate.latest.adding(days: 1) == .latest)
        #expect(CivilDate.earliest.adding(days: .min) == .earliest)
        #expect(CivilDate.latest.adding(days: .max) == .latest)
    }

    private func successor(of date: CivilDate) -> CivilDate {
        CivilDate(year: date.year, month: date.month, day: date.day + 1)
            ?? CivilDate(year: date.year, month: date.month + 1, day: 1)
            ?? CivilDate(year: date.year + 1, month: 1, day: 1) ?? .earliest
    }
}

@Suite struct TimeOfDayTests {
    @Test func `every minute of the day is written and read back`() throws {
        for minutes in 0..<1_440 {
            let time = try #require(TimeOfDay(minutes: minutes))
            #expect(TimeOfDay(iso: time.iso) == time)
            #expect(TimeOfDay(hour: time.hour, minute: time.minute)?.minutes == minutes)
        }
    }

    @Test(arguments: ["", "24:00", "12:60", "1:00", "01:0", "01:00:00", "0100", "-1:00", "01:00 "])
    func `what is no time is refused`(text: String) {
        #expect(TimeOfDay(iso: text) == nil)
    }

    @Test func `minutes outside the day are refused`() {
        #expect(TimeOfDay(minutes: -1) == nil)
        #expect(TimeOfDay(minutes: 1_440) == nil)
        #expect(TimeOfDay(hour: .max, minute: 0) == nil)
    }
}
