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
    private static let scale: UInt64 = 1 << 24

    package init(_ comparison: Comparison, seed: UInt64 = 1, samples: Int = Likelihood.usual) {
        let cells = max(1, comparison.options.count * comparison.criteria.count)
        let affordable = max(1_000, 40_000_000 / cells)
        self.seed = seed
        self.samples = min(samples, affordable)
        var random = RandomSource(seed: seed)
        let beaten = Set(Dominance.all(comparison, Ranking(comparison)).map { $0.option })
        let rivals = comparison.options.indices.filter {
            !beaten.contains(comparison.options[$0].id)
        }
        var tally = Tally(
            rivals.map { comparison.contributions(comparison.options[$0]) }, comparison)
        var cuts = [Int64](repeating: 0, count: max(0, comparison.criteria.count - 1))
        for _ in 0..<(comparison.criteria.isEmpty ? 0 : self.samples) {
            for index in cuts.indices {
                cuts[index] = Int64(random.next() % Likelihood.scale)
            }
            cuts.sort()
            tally.count(cuts, of: Int64(Likelihood.scale))
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
    private let rows: [[Int64]]
    private let counts: [[Int64]]
    private let ignoresUnscored: Bool
    var wins: [Int]
    private var best: [Int] = []
    private var weights: [Int64]

    init(_ rows: [[Int?]], _ comparison: Comparison) {
        self.rows = rows.map { $0.map { Int64($0 ?? 0) } }
        counts = rows.map { $0.map { $0 == nil ? 0 : 1 } }
        ignoresUnscored = comparison.ignoresUnscored
        wins = Array(repeating: 0, count: rows.count)
        weights = Array(repeating: 0, count: comparison.criteria.count)
    }

    /// Counts the weighting that the gaps between sorted numbers make.
    mutating func count(_ cuts: [Int64], of scale: Int64) {
        var last: Int64 = 0
        for (index, cut) in cuts.enumerated() {
            weights[index] = cut &- last
            last = cut
        }
        weights[cuts.count] = scale &- last
        countBest()
    }

    private mutating func countBest() {
        var (top, most): (Int64, Int64) = (-1, 1)
        best.removeAll(keepingCapacity: true)
        for index in rows.indices {
            let total = Tally.sum(rows[index], weights)
            let possible = ignoresUnscored ? Tally.sum(counts[index], weights) : 1
            if possible == 0 { continue }
            let (mine, theirs) = (total &* most, top &* possible)
            if mine < theirs { continue }
            if mine > theirs {
                best.removeAll(keepingCapacity: true)
                (top, most) = (total, possible)
            }
            best.append(index)
        }
        for index in best { wins[index] += 1 }
    }

    private static func sum(_ row: [Int64], _ weights: [Int64]) -> Int64 {
        var sum: Int64 = 0
        for (value, weight) in zip(row, weights) { sum &+= value &* weight }
        return sum
    }
}
