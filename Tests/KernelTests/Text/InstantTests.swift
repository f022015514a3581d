import Kernel
import Testing

@Suite struct InstantTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"), (1_795_154_272_123, "2026-11-20T05:57:52.123Z"),
        (-1, "1969-12-31T23:59:59.999Z"), (2_147_483_648_000, "2038-01-19T03:14:08.000Z"),
        (Int64.min, "0001-01-01T00:00:00.000Z"), (Int64.max, "9999-12-31T23:59:59.999Z"),
    ])
    func `instants are written in UTC, within the years 1 to 9999`(milliseconds: Int64, iso: String)
    {
        #expect(Instant(milliseconds: milliseconds).iso == iso)
    }

    @Test func `what is written is read back`() {
        withSamples { random in
            let instant = Instant(milliseconds: random.int64(within: 62_000_000_000_000))
            #expect(Instant(iso: instant.iso) == instant)
        }
    }

    @Test(arguments: [
        ("2026-11-20T05:57:52Z", "2026-11-20T05:57:52.000Z"),
        ("2026-11-20T05:57:52.1Z", "2026-11-20T05:57:52.100Z"),
        ("2026-11-20T05:57:52.12Z", "2026-11-20T05:57:52.120Z"),
        ("2026-11-20T05:57:52.1239999999999999999999Z", "2026-11-20T05:57:52.123Z"),
        ("2026-11-20T05:57:52+01:00", "2026-11-20T04:57:52.000Z"),
        ("2026-11-20T22:57:52.5-03:30", "2026-11-21T02:27:52.500Z"),
        ("2026-11-20 05:57:52z", "2026-11-20T05:57:52.000Z"),
    ])
    func `fractions and offsets are understood`(text: String, iso: String) {
        #expect(Instant(iso: text)?.iso == iso)
    }

    @Test(arguments: [
        "", "2026-11-20", "2026-11-20T05:57:52", "2026-11-20T05:57Z", "2026-11-20T05:57:60Z",
        "2026-11-20T24:00:00Z", "2026-02-30T00:00:00Z", "2026-11-20T05:57:52.Z",
        "2026-11-20T05:57:52+1:00", "2026-11-20T05:57:52+0100", "2026-11-20T05:57:52Z ",
    ])
    func `what is no instant is refused`(text: String) {
        #expect(Instant(iso: text) == nil)
    }

    @Test func `an instant has a local date and time`() throws {
        let instant = try #require(Instant(iso: "2026-11-20T23:30:00Z"))
        #expect(instant.date().iso == "2026-11-20")
        #expect(instant.date(utcOffset: 60).iso == "2026-11-21")
        #expect(instant.time(utcOffset: 60).iso == "00:30")
        #expect(instant.time(utcOffset: -210).iso == "20:00")
    }

    @Test func `a local date and time is an instant`() {
        withSamples { random in
            let offset = random.below(1_681) - 840
            let date = CivilDate.epoch.adding(days: random.below(40_000) - 10_000)
            let time = TimeOfDay(minutes: random.below(1_440)) ?? .midnight
            let instant = Instant(date, time, utcOffset: offset)
            #expect(instant.date(utcOffset: offset) == date)
            #expect(instant.time(utcOffset: offset) == time)
        }
    }

    @Test func `no offset makes a trap`() {
        for offset in [Int.min, .max] {
            _ = Instant(milliseconds: .max).date(utcOffset: offset)
            _ = Instant(milliseconds: .min).time(utcOffset: offset)
            _ = Instant(.latest, .midnight, utcOffset: offset)
        }
    }
}

extension RandomSource {
    /// A number at most `bound` away from zero.
    fileprivate mutating func int64(within bound: Int64) -> Int64 {
        Int64.random(in: -bound...bound, using: &self)
    }
}
