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
        /// Whether it has all that it needs.
        fileprivate let isRanked: Bool
        let method: Method
        package let rank: Int
        /// On how many criteria it has a value, and of how many.
        package let scored: (done: Int, of: Int)
        /// Whether it has a value on every criterion.
        package var isComplete: Bool { scored.done == scored.of }
    }

    package init(_ comparison: Comparison) {
        let sums = Sums(comparison)
        let scored = comparison.scoredCriteria
        let order = Ranking.order(comparison, sums)
        var standings: [Standing] = []
        var places: [RecordID: Int] = [:]
        standings.reserveCapacity(order.count)
        places.reserveCapacity(order.count)
        for (place, (index, share)) in order.enumerated() {
            let isTied = place > 0 && share == order[place - 1].share
            let option = comparison.options[index]
            standings.append(
                Standing(
                    option: option, index: index, sum: sums.rational(sums.totals[index]),
                    span: sums.rational(sums.possibles[index]),
                    isRanked: comparison.isRanked(index), method: comparison.method,
                    rank: isTied ? standings[place - 1].rank : place + 1,
                    scored: (scored[index], comparison.criteria.count)))
            places[option.id] = place
        }
        self.standings = standings
        self.places = places
    }

    /// By share, or by total where that orders alike; equals by title, what has none last.
    private static func order(
        _ comparison: Comparison, _ sums: Sums
    ) -> [(index: Int, share: Rational?)] {
        let keyed = comparison.alphabet.enumerated().map { place, index in
            (place: place, index: index, share: comparison.share(index, sums))
        }
        return keyed.inOrder { a, b in
            guard let x = a.share, let y = b.share, x != y else {
                return (a.share == nil) == (b.share == nil) ? a.place < b.place : b.share == nil
            }
            return x > y
        }.map { ($0.index, $0.share) }
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

extension Comparison {
    /// What an option is ranked by; `nil` when nothing counts, or a measure is missing.
    fileprivate func share(_ option: Int, _ sums: Sums) -> Rational? {
        guard isRanked(option), !sums.possibles[option].isZero else { return nil }
        let total = Rational(sums.totals[option])
        return comparesTotals ? total : total.divided(by: Rational(sums.possibles[option]))
    }

    /// For each option on how many criteria it has a value.
    fileprivate var scoredCriteria: [Int] {
        var scored = [Int](repeating: 0, count: options.count)
        for column in columns {
            for option in options.indices where column.gains[option] != nil { scored[option] += 1 }
        }
        return scored
    }
}

extension Sums {
    /// A total or what is possible, in units of one.
    fileprivate func rational(_ number: BigInteger) -> Rational {
        unit == .one ? Rational(number) : Rational(number).divided(by: Rational(unit)) ?? .zero
    }
}

extension Ranking.Standing {
    /// Total ÷ possible, or what orders alike by TOPSIS; `nil` when nothing counts, or a measure is
    /// missing, which ranks last.
    var ratio: Rational? { isRanked ? sum.divided(by: span) : nil }

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
