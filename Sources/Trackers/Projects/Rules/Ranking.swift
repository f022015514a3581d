package import Kernel

/// The options best first; options with the same share have the same rank, as in 1, 2, 2, 4.
package struct Ranking: Sendable {
    package let standings: [Standing]
    private let places: [RecordID: Int]

    package struct Standing: Sendable {
        package let option: Comparison.Option
        /// Where it stands among the comparison's options.
        package let index: Int
        /// What a weighted sum comes to, and the most it could; by TOPSIS of squared distances.
        let sum: Rational
        let span: Rational
        /// Total ÷ possible, or what orders alike by TOPSIS; `nil` when nothing counts, or a
        /// measure is missing, which ranks last.
        let ratio: Rational?
        let method: Method
        package internal(set) var rank: Int
        /// Whether it has a value on every criterion.
        package let isComplete: Bool
    }

    package init(_ comparison: Comparison) {
        let sums = Sums(comparison)
        let unit = Rational(sums.unit)
        let unranked = comparison.options.indices.map { index in
            let total = Rational(sums.totals[index]).divided(by: unit) ?? .zero
            let possible = Rational(sums.possibles[index]).divided(by: unit) ?? .zero
            return Standing(
                option: comparison.options[index], index: index, sum: total, span: possible,
                ratio: comparison.isRanked(index) ? total.divided(by: possible) : nil,
                method: comparison.method, rank: 0,
                isComplete: comparison.columns.allSatisfy { $0.gains[index] != nil })
        }
        var standings = Ranking.sorted(unranked)
        var places: [RecordID: Int] = [:]
        for index in standings.indices {
            let isTied = index > 0 && standings[index].ratio == standings[index - 1].ratio
            standings[index].rank = isTied ? standings[index - 1].rank : index + 1
            places[standings[index].option.id] = index
        }
        self.standings = standings
        self.places = places
    }

    /// By share, equals by title.
    private static func sorted(_ standings: [Standing]) -> [Standing] {
        let keyed = standings.map { ($0, $0.option.title.folded) }
        return keyed.inOrder { a, b in
            let (x, y) = (a.0.ratio ?? -1, b.0.ratio ?? -1)
            if x != y { return x > y }
            return a.1 == b.1 ? a.0.option.id < b.0.option.id : a.1 < b.1
        }.map { $0.0 }
    }

    /// The first of the best; `nil` when nothing is scored at all.
    package var leader: Standing? {
        standings.first.flatMap { $0.ratio == nil ? nil : $0 }
    }

    /// All that share the first rank.
    package var leaders: [Standing] {
        standings.filter { $0.rank == 1 && $0.ratio != nil }
    }

    package subscript(id: RecordID) -> Standing? {
        places[id].map { standings[$0] }
    }
}

extension Ranking.Standing {
    /// Σ weight × contribution; by TOPSIS the closeness; `nil` when a measure is missing.
    package var total: Rational? {
        if method == .topsis { return share }
        return ratio == nil && !span.isZero ? nil : sum
    }

    /// Σ weight × levels over the criteria that count for it; by TOPSIS one.
    package var possible: Rational { method == .topsis ? .one : span }

    /// Total ÷ possible. By TOPSIS the closeness d⁻ ÷ (d⁺ + d⁻), its roots cut off after forty
    /// decimals; what it is ordered by is exact.
    package var share: Rational? {
        guard method == .topsis, let ratio else { return ratio }
        guard let near = ratio.squareRoot, let far = (.one - ratio).squareRoot else { return nil }
        return near.divided(by: near + far)
    }
}
