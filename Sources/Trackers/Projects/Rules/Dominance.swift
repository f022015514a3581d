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
    /// - Complexity: Quadratic in the number of options, linear in that of criteria.
    package static func all(_ comparison: Comparison, _ ranking: Ranking) -> [Dominance] {
        guard !comparison.criteria.isEmpty else { return [] }
        return ranking.standings.compactMap { worse in
            let better = ranking.standings.filter {
                $0.index != worse.index && comparison.option($0.index, beats: worse.index)
            }
            guard !better.isEmpty else { return nil }
            return Dominance(option: worse.option.id, by: better.map { $0.option.id })
        }
    }
}

extension Comparison {
    /// Whether one option is at least as good as another on every criterion and better on one.
    fileprivate func option(_ option: Int, beats other: Int) -> Bool {
        var isBetter = false
        for column in columns {
            let (x, y) = (column.gains[option], column.gains[other])
            if (x == nil) != (y == nil), ignoresUnscored || column.isMeasured { return false }
            let (mine, theirs) = (x ?? .zero, y ?? .zero)
            if mine < theirs { return false }
            if mine > theirs { isBetter = true }
        }
        return isBetter
    }

    /// The options that nothing beats; all others win at most ties.
    func undominated() -> [Int] {
        options.indices.filter { option in
            !options.indices.contains { $0 != option && self.option($0, beats: option) }
        }
    }
}
