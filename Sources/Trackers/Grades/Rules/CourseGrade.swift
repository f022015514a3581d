package import Kernel

/// What a course comes to under an outlook.
package final class CourseGrade: Sendable {
    /// `nil` while nothing counts.
    package let percent: Rational?
    package let groups: [Group]
    /// How much `percent` grows with the share in question, while no other work is dropped.
    package let slope: Rational

    /// One group's part.
    package struct Group: Sendable {
        package let rule: GroupRule
        /// In points.
        package let earned: Rational
        package let possible: Rational
        package let percent: Rational?
        package let kept: [Work]
        package let dropped: [Dropped]
        let slope: Rational

        /// Whether it has a say in a weighted course.
        package var counts: Bool { percent != nil && (rule.weight ?? .zero) > .zero }
    }

    package struct Dropped: Sendable {
        package let work: Work
        package let isLowest: Bool
    }

    package init(_ book: Gradebook, _ outlook: Outlook) {
        let pooled = book.weighting == .none
        let sets = zip(book.groups, book.members).map { rule, works in
            Droppables(works.compactMap { Portion($0, outlook, book.method) }, rule)
        }
        let choices = pooled ? Pool(groups: sets).best() : sets.map { Pool(groups: [$0]).best()[0] }
        groups = zip(book.groups, choices).map { Group($0, $1, book.method) }
        (percent, slope) =
            pooled ? CourseGrade.pooled(choices) : CourseGrade.weighted(groups, book.weighting)
    }

    private static func pooled(_ choices: [KeptSet]) -> (Rational?, Rational) {
        let possible = choices.map { $0.possible }.sum()
        let earned = choices.map { $0.earned }.sum()
        let slope = choices.map { $0.slope }.sum()
        return (
            earned.divided(by: possible).map { $0 * 100 },
            (slope.divided(by: possible) ?? .zero) * 100
        )
    }

    private static func weighted(
        _ groups: [Group], _ weighting: Weighting
    ) -> (Rational?, Rational) {
        let counting = groups.filter { $0.counts }
        let divisor = self.divisor(of: counting, weighting)
        let sum = counting.map { ($0.rule.weight ?? .zero) * ($0.percent ?? .zero) }.sum()
        let slope = counting.map { ($0.rule.weight ?? .zero) * $0.slope }.sum()
        return (sum.divided(by: divisor), slope.divided(by: divisor) ?? .zero)
    }

    /// What the weighted sum is divided by: the sum of the weights, or 100 when they are out of 100
    /// and reach it.
    package static func divisor(of counting: [Group], _ weighting: Weighting) -> Rational {
        let sum = counting.map { $0.rule.weight ?? .zero }.sum()
        return weighting == .percent && sum > 100 ? 100 : sum
    }
}

extension CourseGrade.Group {
    fileprivate init(_ rule: GroupRule, _ set: KeptSet, _ method: GradingMethod) {
        self.rule = rule
        kept = set.kept.map { $0.work }
        dropped = set.dropped.map { CourseGrade.Dropped(work: $0.work, isLowest: $0.isLowest) }
        percent = set.earned.divided(by: set.possible).map { $0 * 100 }
        slope = set.slope.isZero ? .zero : (set.slope.divided(by: set.possible) ?? .zero) * 100
        if method == .points {
            (earned, possible) = (set.earned, set.possible)
        } else {
            earned = set.kept.map { $0.points }.sum()
            possible = set.kept.map { $0.work.extraCredit ? .zero : $0.work.total }.sum()
        }
    }
}
