extension Instant {
    /// `2026-11-20T05:57:52.123Z`, always with milliseconds and in UTC.
    ///
    /// An instant outside the years 1 to 9999 is written as the nearest one inside.
    package var iso: String {
        let (date, rest) = split(utcOffset: 0)
        return ASCIIWriter.text(capacity: 24) { writer in
            writer.write(date)
            writer.write("T")
            writer.write(Self.time(rest))
            writer.write(":")
            writer.write(UInt64(rest / 1_000 % 60), width: 2)
            writer.write(".")
            writer.write(UInt64(rest % 1_000), width: 3)
            writer.write("Z")
        }
    }

    /// Reads a date and time as of RFC 3339: seconds with or without a fraction, then `Z` or an
    /// offset `±hh:mm`. Digits beyond the milliseconds are cut off. Nil for anything else.
    package init?(iso text: String) {
        var reader = ASCIIReader(text)
        guard let date = reader.date(), reader.take("T") || reader.take("t") || reader.take(" "),
            let time = reader.time(), reader.take(":"), let second = reader.number(digits: 2),
            second < 60, let thousandths = reader.thousandths(), let offset = reader.utcOffset(),
            reader.isAtEnd
        else { return nil }
        let start = Instant(date, time, utcOffset: offset)
        self.init(milliseconds: start.milliseconds + Int64(second * 1_000 + thousandths))
    }
}

extension Instant {
    /// The start of a minute on a clock that is `utcOffset` minutes ahead of UTC.
    package init(_ date: CivilDate, _ time: TimeOfDay, utcOffset: Int = 0) {
        let minutes = Int64(date.daysSinceEpoch) * 1_440 + Int64(time.minutes)
        self.init(milliseconds: (minutes - Self.clamped(utcOffset)) * 60_000)
    }

    /// The date on a clock that is `utcOffset` minutes ahead of UTC, within the years 1 to 9999.
    package func date(utcOffset: Int = 0) -> CivilDate {
        split(utcOffset: utcOffset).date
    }

    /// The time on a clock that is `utcOffset` minutes ahead of UTC.
    package func time(utcOffset: Int = 0) -> TimeOfDay {
        Self.time(split(utcOffset: utcOffset).rest)
    }

    /// The minute of a day in which `rest` milliseconds have passed.
    private static func time(_ rest: Int64) -> TimeOfDay {
        TimeOfDay(minutes: Int(rest / 60_000)) ?? .midnight
    }

    /// The date, and the milliseconds since its midnight.
    private func split(utcOffset: Int) -> (date: CivilDate, rest: Int64) {
        let bounded = min(max(milliseconds, Self.earliest), Self.latest)
        let local = min(
            max(bounded + Self.clamped(utcOffset) * 60_000, Self.earliest), Self.latest)
        let days = (local - Self.earliest) / Self.perDay
        let date = CivilDate.earliest.adding(days: Int(days))
        return (date, (local - Self.earliest) % Self.perDay)
    }

    private static let perDay: Int64 = 86_400_000
    /// 0001-01-01T00:00:00.000Z.
    private static let earliest: Int64 = -719_162 * perDay
    /// 9999-12-31T23:59:59.999Z.
    private static let latest: Int64 = 2_932_897 * perDay - 1

    /// Offsets come from hosts and texts; a day is more than any there is.
    private static func clamped(_ utcOffset: Int) -> Int64 {
        Int64(min(max(utcOffset, -1_440), 1_440))
    }
}

extension ASCIIReader {
    /// Takes a fraction of a second, if there is one, as whole milliseconds.
    mutating func thousandths() -> Int? {
        guard take(".") || take(",") else { return 0 }
        guard var value = digit() else { return nil }
        var digits = 1
        while let digit = digit() {
            if digits < 3 { value = value * 10 + digit }
            digits += 1
        }
        return digits == 1 ? value * 100 : digits == 2 ? value * 10 : value
    }

    /// Takes `Z` or `±hh:mm`, in minutes ahead of UTC.
    mutating func utcOffset() -> Int? {
        if take("Z") || take("z") { return 0 }
        let isBehind = take("-")
        guard isBehind || take("+"), let offset = time() else { return nil }
        return isBehind ? -offset.minutes : offset.minutes
    }
}
