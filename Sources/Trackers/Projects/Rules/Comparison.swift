package import Kernel

/// Options scored on criteria: what a ranking, its sensitivity and dominance follow from.
package struct Comparison: Sendable {
    /// Scores go from 1 to this.
    package var levels: Int
    /// Whether a missing score is left out instead of counting as nothing.
    package var ignoresUnscored: Bool
    package var criteria: [Criterion]
    package var options: [Option]

    package struct Criterion: Sendable {
        package let id: RecordID
        package var weight: Rational
        /// Whether a lower score is better.
        package let isReversed: Bool

        package init(id: RecordID, weight: Rational, isReversed: Bool = false) {
            self.id = id
            self.weight = weight
            self.isReversed = isReversed
        }
    }

    package struct Option: Sendable {
        package let id: RecordID
        package let title: String
        /// One for each criterion; `nil` where it isn't scored.
        package let scores: [Int?]

        package init(id: RecordID, title: String = "", scores: [Int?]) {
            self.id = id
            self.title = title
            self.scores = scores
        }
    }

    package init(
        levels: Int, ignoresUnscored: Bool = false, criteria: [Criterion], options: [Option]
    ) {
        self.levels = levels
        self.ignoresUnscored = ignoresUnscored
        self.criteria = criteria
        self.options = options
    }
}

extension Comparison {
    /// What a score adds before weighting: the score itself, or `levels + 1 − score` where lower is
    /// better. A score beyond the levels, which two devices can make together, counts as the last.
    package func contribution(_ option: Option, _ criterion: Int) -> Int? {
        guard criterion < option.scores.count, let score = option.scores[criterion] else {
            return nil
        }
        let within = max(1, min(score, levels))
        return criteria[criterion].isReversed ? levels + 1 - within : within
    }

    /// Every option's contributions, as many as there are criteria.
    package func contributions(_ option: Option) -> [Int?] {
        criteria.indices.map { contribution(option, $0) }
    }

    /// What an option comes to with these weights, and the most it could: Σ weight × contribution,
    /// and Σ weight × levels over the criteria that count for it.
    func sum(_ option: Option) -> (total: Rational, possible: Rational) {
        var total = Rational.zero
        var possible = Rational.zero
        for (index, criterion) in criteria.enumerated() {
            let contribution = contribution(option, index)
            if contribution == nil, ignoresUnscored { continue }
            total += criterion.weight * Rational(contribution ?? 0)
            possible += criterion.weight * Rational(levels)
        }
        return (total, possible)
    }

    /// The same with other weights, one for each criterion.
    package func weighted(_ weights: [Rational]) -> Comparison {
        var copy = self
        for (index, weight) in weights.enumerated() where index < criteria.count {
            copy.criteria[index].weight = weight
        }
        return copy
    }
}
