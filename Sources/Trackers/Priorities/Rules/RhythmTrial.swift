import Kernel

/// Predicts every interval from those before it, as if it weren't known yet, and counts how often that
/// was right.
///
/// Three ways to predict are tried beside each other: the median of all intervals so far, that of the
/// last five, and the median of days per unit times how much was got. At each step the way speaks that
/// was right most often until then.
struct RhythmTrial {
    private(set) var hits = 0
    private(set) var tries = 0
    /// How many days the last time is expected to last; `nil` where that isn't known well enough: right
    /// less often than not, or less often than the plain median would have been.
    private(set) var expected: Int?

    private enum Way: CaseIterable { case all, recent, perUnit }

    init(_ intervals: [Int], _ amounts: [Amount], within tolerance: Int) {
        var hitsOf = [0, 0, 0]
        for place in Rhythm.fewest..<intervals.count {
            let predicted = Way.allCases.map {
                RhythmTrial.predicted($0, intervals.prefix(place), amounts)
            }
            let isRight = predicted.map { days in
                days.map { abs($0 - intervals[place]) <= tolerance } ?? false
            }
            tries += 1
            if isRight[RhythmTrial.best(hitsOf, predicted)] { hits += 1 }
            for way in hitsOf.indices where isRight[way] { hitsOf[way] += 1 }
        }
        guard tries > 0, hits * 2 >= tries, hits >= hitsOf[0] else { return }
        let next = Way.allCases.map { RhythmTrial.predicted($0, intervals[...], amounts) }
        expected = next[RhythmTrial.best(hitsOf, next)]
    }

    /// The way that was right most often; of equals the plainest.
    private static func best(_ hits: [Int], _ predicted: [Int?]) -> Int {
        var best = 0
        for way in hits.indices where predicted[way] != nil && hits[way] > hits[best] { best = way }
        return best
    }

    private static func predicted(
        _ way: Way, _ intervals: ArraySlice<Int>, _ amounts: [Amount]
    ) -> Int? {
        switch way {
        case .all: return Rhythm.whole(Rhythm.median(intervals.map { Rational($0) }))
        case .recent: return Rhythm.whole(Rhythm.median(intervals.suffix(5).map { Rational($0) }))
        case .perUnit:
            guard let last = number(amounts[intervals.count], like: amounts[0]) else { return nil }
            var paces: [Rational] = []
            for (place, days) in intervals.enumerated() {
                guard let number = number(amounts[place], like: amounts[0]),
                    let pace = Rational(days).divided(by: number)
                else { return nil }
                paces.append(pace)
            }
            return Rhythm.whole(Rhythm.median(paces) * last)
        }
    }

    /// How much it is, if it is counted in the same.
    private static func number(_ amount: Amount, like other: Amount) -> Rational? {
        guard let number = amount.number, !number.isZero, amount.unit.folded == other.unit.folded
        else { return nil }
        return number.rational
    }
}
