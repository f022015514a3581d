package import Kernel

/// An option that can never be best: some other is as good on every criterion and better on one.
package struct Dominance: Sendable {
    package let option: RecordID
    /// Who beats it, best first.
    package let by: [RecordID]

    /// All such options, in the order of the ranking.
    ///
    /// Where missing values are left out, nothing is said of an option on a criterion on which it
    /// has a value and the other has none, so neither can dominate the other; nor where a measure is
    /// missing. Two that both lack a value are alike there.
    ///
    /// - Parameters:
    ///   - limit: How many are wanted.
    ///   - winners: How many of those that beat one are wanted.
    ///   - known: Whether only options of which most is scored are wanted.
    /// - Complexity: Quadratic in the number of options, linear in that of criteria.
    package static func all(
        _ comparison: Comparison, _ ranking: Ranking, limit: Int = .max, winners: Int = .max,
        known: Bool = false
    ) -> [Dominance] {
        let orders = Orders(comparison)
        let ranked = ranking.standings.map { $0.index }
        var isUndominated = [Bool](repeating: false, count: comparison.options.count)
        for option in orders.undominated() { isUndominated[option] = true }
        if known {
            for standing in ranking.standings where !standing.isKnown {
                isUndominated[standing.index] = true
            }
        }
        var found: [Dominance] = []
        for worse in ranked where found.count < limit && !isUndominated[worse] {
            var better: [RecordID] = []
            for option in ranked where better.count < winners {
                if orders.option(option, beats: worse) {
                    better.append(comparison.options[option].id)
                }
            }
            found.append(Dominance(option: comparison.options[worse].id, by: better))
        }
        return found
    }
}

extension Comparison {
    /// The options that nothing beats; all others win at most ties.
    func undominated() -> [Int] { Orders(self).undominated().inOrder { $0 < $1 } }
}
