package import Kernel

/// In how many of all possible weightings each option is best.
///
/// The weightings are drawn uniformly from the simplex: the gaps between sorted uniform numbers
/// (Devroye, Non-Uniform Random Variate Generation, V.2.1). The same seed gives the same counts.
/// Options that are never best are left out, as they win nothing but ties on weights of zero.
package struct Likelihood: Sendable {
    package let seed: UInt64
    package let samples: Int
    /// For each option, in how many samples it was best, alone or tied.
    package let wins: [Int]

    /// As many as are drawn unless there is a great deal to compare.
    package static let usual = 100_000

    package init(_ comparison: Comparison, seed: UInt64 = 1, samples: Int = Likelihood.usual) {
        let rivals = comparison.undominated().filter { comparison.isRanked($0) }
        let cells = max(1, rivals.count * comparison.criteria.count)
        self.seed = seed
        self.samples = min(samples, max(1_000, 40_000_000 / cells))
        var random = RandomSource(seed: seed)
        var tally = Tally(comparison, rivals)
        var cuts = [Int64](repeating: 0, count: max(0, comparison.criteria.count - 1))
        for _ in 0..<(comparison.criteria.isEmpty ? 0 : self.samples) {
            for index in cuts.indices { cuts[index] = Int64(random.next() >> tally.shift) }
            cuts.sort()
            tally.count(cuts)
        }
        var wins = [Int](repeating: 0, count: comparison.options.count)
        for (rival, count) in zip(rivals, tally.wins) { wins[rival] = count }
        self.wins = wins
    }

    package func share(_ option: Int) -> Rational {
        guard option < wins.count else { return .zero }
        return Rational(wins[option], samples) ?? .zero
    }
}

/// Counts who is best under one weighting after another, in whole numbers.
private struct Tally {
    /// What is left of a random word: 24 bits, or 16 where weights are squared.
    let shift: UInt64
    private let isSquared: Bool
    private let comparesTotals: Bool
    /// For each rival what it gains, and what it could, on each criterion; as many as there are
    /// criteria, one after the other.
    private var gains: [Int64] = []
    private var spans: [Int64] = []
    var wins: [Int]
    private var best: [Int] = []
    private var forces: [Int64]

    init(_ comparison: Comparison, _ rivals: [Int]) {
        isSquared = comparison.method == .topsis
        shift = isSquared ? 48 : 40
        comparesTotals = comparison.comparesTotals
        wins = Array(repeating: 0, count: rivals.count)
        forces = Array(repeating: 0, count: comparison.criteria.count)
        let isWhole = comparison.columns.allSatisfy { $0.gainFactor == 1 }
        let unit = isWhole ? BigInteger.one : .powerOfTen(7)
        for rival in rivals {
            for column in comparison.columns {
                let gain = column.gains[rival]
                let span = gain == nil && comparison.ignoresUnscored ? .zero : column.span(rival)
                gains.append(Tally.fixed(gain ?? .zero, column.gainFactor, unit))
                spans.append(Tally.fixed(span, column.spanFactor, unit))
            }
        }
    }

    private static func fixed(
        _ number: BigInteger, _ factor: Rational, _ unit: BigInteger
    ) -> Int64 {
        (Rational(number) * factor).scaled(by: unit).int64 ?? 0
    }

    /// Counts the weighting that the gaps between sorted numbers make.
    mutating func count(_ cuts: [Int64]) {
        var last: Int64 = 0
        for index in forces.indices {
            let cut = index < cuts.count ? cuts[index] : Int64(1) << (64 &- Int64(shift))
            let weight = cut &- last
            forces[index] = isSquared ? weight &* weight : weight
            last = cut
        }
        countBest()
    }

    private mutating func countBest() {
        var (top, most): (Int64, Int64) = (-1, 1)
        best.removeAll(keepingCapacity: true)
        for index in wins.indices {
            let total = sum(gains, index)
            let possible = comparesTotals ? 1 : sum(spans, index)
            if possible == 0 { continue }
            let order =
                comparesTotals
                ? (total == top ? 0 : total > top ? 1 : -1)
                : Tally.order(total, most, top, possible)
            if order < 0 { continue }
            if order > 0 {
                best.removeAll(keepingCapacity: true)
                (top, most) = (total, possible)
            }
            best.append(index)
        }
        for index in best { wins[index] += 1 }
    }

    /// Whether `a·b` is more (1), less (−1) than or the same (0) as `c·d`.
    private static func order(_ a: Int64, _ b: Int64, _ c: Int64, _ d: Int64) -> Int {
        let (x, y) = (a.multipliedFullWidth(by: b), c.multipliedFullWidth(by: d))
        if x.high != y.high { return x.high < y.high ? -1 : 1 }
        return x.low == y.low ? 0 : x.low < y.low ? -1 : 1
    }

    private func sum(_ rows: [Int64], _ rival: Int) -> Int64 {
        var sum: Int64 = 0
        let start = rival &* forces.count
        for index in forces.indices { sum &+= rows[start &+ index] &* forces[index] }
        return sum
    }
}
