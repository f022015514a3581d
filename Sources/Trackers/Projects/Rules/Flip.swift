package import Kernel

/// For one criterion, the nearest weights at which the leader no longer leads alone.
package struct Flip: Sendable {
    package let criterion: Comparison.Criterion
    /// Above the weight it has.
    package let up: Tie?
    /// Below it, down to zero.
    package let down: Tie?

    /// With the weight `at`, `option` comes to the same share as the leader.
    package struct Tie: Sendable {
        package let at: Rational
        package let option: RecordID
    }

    /// One for each criterion, all other weights staying as they are.
    package static func all(_ comparison: Comparison, _ ranking: Ranking) -> [Flip] {
        comparison.criteria.indices.map { Flip(comparison, ranking, criterion: $0) }
    }

    init(_ comparison: Comparison, _ ranking: Ranking, criterion: Int) {
        let weight = comparison.criteria[criterion].weight
        var (up, down): (Tie?, Tie?) = (nil, nil)
        let lines = ranking.standings.map { ShareLine(comparison, $0.option, criterion: criterion) }
        for (line, standing) in zip(lines, ranking.standings).dropFirst() {
            guard ranking.leader != nil, let leading = lines.first else { break }
            for root in leading.ties(with: line) {
                let tie = Tie(at: root, option: standing.option.id)
                if root > weight, up.map({ root < $0.at }) ?? true { up = tie }
                if root < weight, down.map({ root > $0.at }) ?? true { down = tie }
            }
        }
        self.criterion = comparison.criteria[criterion]
        self.up = up
        self.down = down
    }
}

/// An option's share as a function of one weight: (a + b·w) ÷ (c + d·w).
///
/// Where missing scores count as nothing, everything is possible for every option alike, and the
/// totals are compared instead: c is 1 and d is 0.
struct ShareLine {
    private var a = Rational.zero
    private var b = Rational.zero
    private var c = Rational.zero
    private var d = Rational.zero

    init(_ comparison: Comparison, _ option: Comparison.Option, criterion: Int) {
        for (index, other) in comparison.criteria.enumerated() {
            guard let contribution = comparison.contribution(option, index) else { continue }
            if index == criterion {
                b = Rational(contribution)
                d = Rational(comparison.levels)
            } else {
                a += other.weight * Rational(contribution)
                c += other.weight * Rational(comparison.levels)
            }
        }
        if !comparison.ignoresUnscored { (c, d) = (1, 0) }
    }

    private func isDefined(at weight: Rational) -> Bool { !(c + d * weight).isZero }

    /// The weights, not negative, at which both have the same share; none if they always have.
    func ties(with other: ShareLine) -> [Rational] {
        let square = b * other.d - other.b * d
        let linear = a * other.d + b * other.c - other.a * d - other.b * c
        let constant = a * other.c - other.a * c
        return Rational.roots(square, linear, constant).filter {
            !$0.isNegative && isDefined(at: $0) && other.isDefined(at: $0)
        }
    }
}
