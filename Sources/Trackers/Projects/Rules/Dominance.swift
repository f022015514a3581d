package import Kernel

/// An option that can never be best: some other is as good on every criterion and better on one.
package struct Dominance: Sendable {
    package let option: RecordID
    /// Who beats it, best first.
    package let by: [RecordID]

    /// All such options, in the order of the ranking.
    ///
    /// Where missing scores are left out, nothing is said of an option on a criterion that it or
    /// the other isn't scored on, so neither can dominate the other.
    ///
    /// - Complexity: Quadratic in the number of options, linear in that of criteria.
    package static func all(_ comparison: Comparison, _ ranking: Ranking) -> [Dominance] {
        guard !comparison.criteria.isEmpty else { return [] }
        let rows = ranking.standings.map { comparison.contributions($0.option) }
        return rows.indices.compactMap { index in
            let better = rows.indices.filter {
                $0 != index && beats(rows[$0], rows[index], comparison.ignoresUnscored)
            }
            guard !better.isEmpty else { return nil }
            return Dominance(
                option: ranking.standings[index].option.id,
                by: better.map { ranking.standings[$0].option.id })
        }
    }

    private static func beats(_ a: [Int?], _ b: [Int?], _ ignoresUnscored: Bool) -> Bool {
        var isBetter = false
        for (x, y) in zip(a, b) {
            if ignoresUnscored, x == nil || y == nil { return false }
            let (x, y) = (x ?? 0, y ?? 0)
            if x < y { return false }
            if x > y { isBetter = true }
        }
        return isBetter
    }
}
