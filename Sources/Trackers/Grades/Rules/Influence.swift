package import Kernel

/// How much each open assignment moves the course.
package struct Influence: Sendable {
    package let work: Work
    /// Percentage points of the course per ten percent of the assignment, everything else open
    /// counting as zero; where work is dropped, the mean from nothing to everything.
    package let perTenPercent: Rational

    /// Of every open assignment, in the order of the groups.
    package static func all(_ book: Gradebook) -> [Influence] {
        let final = CourseGrade(book, .final)
        var found: [Influence] = []
        for (index, group) in book.groups.enumerated() {
            let isLine =
                book.weighting == .none
                ? book.groups.allSatisfy { $0.dropLowest + $0.dropHighest == 0 }
                : group.dropLowest + group.dropHighest == 0
            for work in book.members[index] where work.isOpen {
                let gain =
                    isLine ? line(work, index, final, book) : difference(work, index, final, book)
                found.append(
                    Influence(work: work, perTenPercent: gain.divided(by: 10) ?? .zero))
            }
        }
        return found
    }

    /// From nothing to everything, where no drop bends the line.
    private static func line(
        _ work: Work, _ index: Int, _ final: CourseGrade, _ book: Gradebook
    ) -> Rational {
        if book.weighting == .none {
            return share(of: work, final.groups, book.method) * 100
        }
        let group = final.groups[index]
        guard group.counts, let weight = group.rule.weight else { return .zero }
        let divisor = CourseGrade.divisor(of: final.groups.filter { $0.counts }, book.weighting)
        return (weight * share(of: work, [group], book.method) * 100).divided(by: divisor) ?? .zero
    }

    /// The part of its group, or of all that are pooled, that a work is.
    private static func share(
        of work: Work, _ groups: [CourseGrade.Group], _ method: GradingMethod
    ) -> Rational {
        if method == .points {
            return work.total.divided(by: groups.map { $0.possible }.sum()) ?? .zero
        }
        if work.total.isZero { return .zero }
        let measured = groups.map { group in
            group.kept.count { !$0.extraCredit && !$0.total.isZero }
        }
        return Rational(1, measured.reduce(0, +)) ?? .zero
    }

    /// From nothing to everything by trying; where groups are weighted, within the group alone.
    private static func difference(
        _ work: Work, _ index: Int, _ final: CourseGrade, _ book: Gradebook
    ) -> Rational {
        if book.weighting == .none {
            let full = CourseGrade(book.replacing([work.id: work.total]), .final)
            return (full.percent ?? .zero) - (final.percent ?? .zero)
        }
        let group = final.groups[index]
        guard group.counts, let weight = group.rule.weight, let percent = group.percent else {
            return .zero
        }
        let full = share(
            of: book.members[index].map { $0.id == work.id ? work.scored(work.total) : $0 },
            group.rule, book.method, near: percent.divided(by: 100) ?? .zero)
        let divisor = CourseGrade.divisor(of: final.groups.filter { $0.counts }, book.weighting)
        return (weight * (full * 100 - percent)).divided(by: divisor) ?? .zero
    }

    /// What a group comes to with open work at zero.
    private static func share(
        of works: [Work], _ rule: GroupRule, _ method: GradingMethod, near start: Rational
    ) -> Rational {
        let portions = works.compactMap { Portion($0, .final, method) }
        let best = Pool(groups: [Droppables(portions, rule)]).best(from: start)
        return best.first.flatMap { $0.earned.divided(by: $0.possible) } ?? .zero
    }
}
