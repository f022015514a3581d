import Kernel

/// How often something is got, and what that says of the next time: [Notes/Rhythm.md].
///
/// It is made of whole days between one time and the next, and says nothing from fewer than four of them.
struct Rhythm {
    /// When it was got, earliest first.
    let gets: [Get]
    /// The days between one time and the next.
    let intervals: [Int]
    let median: Rational
    /// The tenth of the intervals that are shortest, and that are longest, begin here.
    let low: Int
    let high: Int
    /// How many predictions were at most ``tolerance`` days off, and how many could be tried.
    let hits: Int
    let tries: Int
    /// When it will have lasted as long as expected; `nil` where predictions weren't good enough.
    let due: CivilDate?
    /// How much was got last, mistakes among it: as much is wanted again.
    let latest: Amount
    private let utcOffset: Int

    /// One time that it was got.
    struct Get: Equatable {
        let instant: Instant
        let amount: Amount
    }

    static let fewest = 4
    /// Times before these are too long ago to say anything.
    private static let most = 120

    init?(_ history: [Change], utcOffset: Int) {
        let gets = Rhythm.gets(history).suffix(Rhythm.most)
        let intervals = zip(gets, gets.dropFirst()).map {
            Rhythm.days(from: $0.instant, to: $1.instant)
        }
        guard intervals.count >= Rhythm.fewest, let last = gets.last else { return nil }
        self.gets = Array(gets)
        latest = Rhythm.gets(history, all: true).last?.amount ?? Amount()
        self.intervals = intervals
        self.utcOffset = utcOffset
        let sorted = intervals.inOrder { $0 < $1 }
        median = Rhythm.median(intervals.map { Rational($0) })
        low = sorted[(sorted.count + 9) / 10 - 1]
        high = sorted[(sorted.count * 9 + 9) / 10 - 1]
        let trial = RhythmTrial(
            intervals, self.gets.map { $0.amount }, within: Rhythm.tolerance(median))
        (hits, tries) = (trial.hits, trial.tries)
        due = trial.expected.map { last.instant.date(utcOffset: utcOffset).adding(days: $0) }
    }

    init?(of record: Record, in book: Book) throws(BookError) {
        self.init(try Rhythm.history(of: record.id, in: book), utcOffset: book.utcOffset)
    }

    var last: CivilDate { date(gets[gets.count - 1]) }

    func date(_ get: Get) -> CivilDate { get.instant.date(utcOffset: utcOffset) }

    /// How far off a prediction may be: a quarter of the median, a day at least.
    var tolerance: Int { Rhythm.tolerance(median) }

    private static func tolerance(_ median: Rational) -> Int {
        max(1, whole(median * (Rational(1, 4) ?? .zero)))
    }

    /// Rounded half up.
    static func whole(_ days: Rational) -> Int {
        Int(days.rounded(places: 0).description) ?? 0
    }

    /// The one in the middle, or between the two.
    static func median(_ values: [Rational]) -> Rational {
        let sorted = values.inOrder { $0 < $1 }
        let upper = sorted[sorted.count / 2]
        if sorted.count % 2 == 1 { return upper }
        return (sorted[sorted.count / 2 - 1] + upper) * (Rational(1, 2) ?? .zero)
    }

    /// Whole days, rounded half up, whatever the clocks at the place did meanwhile.
    private static func days(from start: Instant, to end: Instant) -> Int {
        let day: Int64 = 86_400_000
        return Int((end.milliseconds - start.milliseconds + day / 2) / day)
    }
}

// Reading the history.
extension Rhythm {
    private static let hour: Int64 = 3_600_000

    /// Whether what is needed again so many milliseconds after it was got was ticked by mistake.
    static func isMistake(after milliseconds: Int64) -> Bool { milliseconds < hour }

    /// What happened to an essential and its level. What was taken back counts as never done.
    static func history(of id: RecordID, in book: Book) throws(BookError) -> [Change] {
        let history = try book.history(RecordKey(Essential.kind.name, id))
        return try book.standing(history, of: Essential.level.name)
    }

    /// When something left the list, with how much of it was wanted. What is needed again within the
    /// hour was ticked by mistake; twice within twelve hours is once.
    ///
    /// - Parameter all: Whether mistakes count, too.
    static func gets(_ history: [Change], all: Bool = false) -> [Get] {
        var gets: [Get] = []
        var level: Level?
        var amount = Amount()
        for change in history {
            let now = change.stamp.shown
            let next = Essential.level(in: change) ?? level ?? .fallback
            if next == .low, let level, level != .low {
                gets.append(Get(instant: now, amount: amount))
            } else if !all, next != .low, level == .low, let last = gets.last,
                isMistake(after: now.milliseconds - last.instant.milliseconds)
            {
                gets.removeLast()
            }
            level = next
            let said = Essential.amount(in: change)
            if change[Essential.amount.name] != nil { amount.number = said.number }
            if change[Essential.unit.name] != nil { amount.unit = said.unit }
        }
        if all { return gets }
        return gets.reduce(into: []) { kept, get in
            let before = kept.last.map { get.instant.milliseconds - $0.instant.milliseconds }
            if before.map({ $0 < 12 * hour }) != true { kept.append(get) }
        }
    }
}

extension Rhythm {
    /// `{last, median, low, high, times, hits, tries}`: a date, days, and how many of what.
    var figures: JSON {
        .object([
            JSON.Member("last", .string(last.description)),
            JSON.Member("median", .figure(median)),
            JSON.Member("low", .integer(low)), JSON.Member("high", .integer(high)),
            JSON.Member("times", .integer(intervals.count)),
            JSON.Member("hits", .integer(hits)), JSON.Member("tries", .integer(tries)),
        ])
    }
}
