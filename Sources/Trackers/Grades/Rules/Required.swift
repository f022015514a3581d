package import Kernel

/// What is needed on some open work to reach a percentage.
package struct Requirement: Sendable {
    package let target: Rational
    /// In percent of that work; over 100 when it can't be reached, `nil` when nothing depends on it.
    package let needed: Rational?
    package let state: State

    package enum State: String, Sendable {
        /// Reached even with nothing more.
        case secured
        case reachable
        /// Not even with everything right.
        case unreachable
    }
}

/// Answers "what do I need?" for one course and one choice of open work.
package struct Needs: Sendable {
    private let book: Gradebook
    private let remaining: RemainingWork
    private let worst: Trial
    private let best: Trial

    /// The course with a share of the open work done.
    private struct Trial: Sendable {
        let share: Rational
        let grade: CourseGrade

        /// Which work is dropped: while it is the same, the percentage is a line.
        var dropped: [RecordID] { grade.groups.flatMap { $0.dropped.map { $0.work.id } } }
    }

    package init(_ book: Gradebook, _ remaining: RemainingWork) {
        self.book = book
        self.remaining = remaining
        worst = Needs.trial(book, remaining, .zero)
        best = Needs.trial(book, remaining, .one)
    }

    package var lowest: Rational? { worst.grade.percent }
    package var highest: Rational? { best.grade.percent }

    package func requirement(for target: Rational) -> Requirement {
        guard let low = lowest, let high = highest else {
            return Requirement(target: target, needed: nil, state: .reachable)
        }
        let isIdle = remaining.moving.isEmpty
        if low >= target {
            return Requirement(target: target, needed: isIdle ? nil : .zero, state: .secured)
        }
        if high < target {
            let needed = isIdle ? nil : crossing(of: best, target)
            return Requirement(target: target, needed: needed, state: .unreachable)
        }
        return Requirement(target: target, needed: least(target), state: .reachable)
    }

    /// The least share that reaches the target, in percent.
    ///
    /// The percentage never falls as the share grows and is a line wherever the same work is
    /// dropped. The bounds close in until one line spans them; where it meets the target is the
    /// answer.
    private func least(_ target: Rational) -> Rational {
        var (low, high) = (worst, best)
        for step in 0..<Needs.maximumSteps {
            if low.dropped == high.dropped { break }
            let middle = (low.share + high.share).divided(by: 2) ?? high.share
            var next = middle
            if step % 2 == 0, let guess = crossing(of: high, target)?.divided(by: 100),
                low.share < guess, guess < high.share
            {
                next = guess
            }
            let trial = Needs.trial(book, remaining, next)
            if reaches(trial, target) { high = trial } else { low = trial }
        }
        return crossing(of: low, target) ?? high.share * 100
    }

    private static let maximumSteps = 48

    private func reaches(_ trial: Trial, _ target: Rational) -> Bool {
        (trial.grade.percent ?? .zero) >= target
    }

    /// Where the line through a trial meets the target, in percent.
    private func crossing(of trial: Trial, _ target: Rational) -> Rational? {
        let missing = target - (trial.grade.percent ?? .zero)
        return missing.divided(by: trial.grade.slope).map { (trial.share + $0) * 100 }
    }

    private static func trial(
        _ book: Gradebook, _ remaining: RemainingWork, _ share: Rational
    ) -> Trial {
        Trial(share: share, grade: CourseGrade(book, .assuming(remaining, share: share)))
    }
}
