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
        let race = Race(comparison, rivals, seed: seed)
        if !comparison.criteria.isEmpty { race.run(self.samples) }
        var wins = [Int](repeating: 0, count: comparison.options.count)
        for (place, rival) in rivals.enumerated() { wins[rival] = race.wins[place] }
        self.wins = wins
    }

    package func share(_ option: Int) -> Rational {
        guard option < wins.count else { return .zero }
        return Rational(wins[option], samples) ?? .zero
    }
}
