package import Kernel

/// The options best first; options with the same share have the same rank, as in 1, 2, 2, 4.
package struct Ranking: Sendable {
    package let standings: [Standing]

    package struct Standing: Sendable {
        package let option: Comparison.Option
        package let total: Rational
        package let possible: Rational
        /// Total ÷ possible; `nil` when nothing counts, which ranks last.
        package let share: Rational?
        package internal(set) var rank: Int
        /// Whether it is scored on every criterion.
        package let isComplete: Bool
    }

    package init(_ comparison: Comparison) {
        let unranked = comparison.options.map { option in
            let (total, possible) = comparison.sum(option)
            return Standing(
                option: option, total: total, possible: possible,
                share: total.divided(by: possible), rank: 0,
                isComplete: !comparison.contributions(option).contains { $0 == nil })
        }
        var standings = Ranking.sorted(unranked)
        for index in standings.indices {
            let isTied = index > 0 && standings[index].share == standings[index - 1].share
            standings[index].rank = isTied ? standings[index - 1].rank : index + 1
        }
        self.standings = standings
    }

    /// By share, equals by title.
    private static func sorted(_ standings: [Standing]) -> [Standing] {
        let keyed = standings.map { ($0, $0.option.title.folded) }
        return keyed.inOrder { a, b in
            let (x, y) = (a.0.share ?? -1, b.0.share ?? -1)
            if x != y { return x > y }
            return a.1 == b.1 ? a.0.option.id < b.0.option.id : a.1 < b.1
        }.map { $0.0 }
    }

    /// The first of the best; `nil` when nothing is scored at all.
    package var leader: Standing? {
        standings.first.flatMap { $0.share == nil ? nil : $0 }
    }

    /// All that share the first rank.
    package var leaders: [Standing] {
        standings.filter { $0.rank == 1 && $0.share != nil }
    }

    package subscript(id: RecordID) -> Standing? {
        standings.first { $0.option.id == id }
    }
}
