package import Kernel

/// A result that is aimed at, and from where on a course is shown with it.
package struct Aim: Sendable {
    /// In percent, as it was named.
    package let target: Rational
    /// In percent; below the target where what is shown is rounded.
    package let from: Rational
    /// Whether it takes more than ``from``.
    package let isOpen: Bool

    package init(_ target: Rational, from: Rational? = nil, isOpen: Bool = false) {
        (self.target, self.from, self.isOpen) = (target, from ?? target, isOpen)
    }

    func isReached(by percent: Rational) -> Bool {
        isOpen ? percent > from : percent >= from
    }
}

/// What is needed on some open work to reach a percentage.
package struct Requirement: Sendable {
    package let aim: Aim
    package var target: Rational { aim.target }
    /// In percent of that work; over 100 when it can't be reached, `nil` when nothing depends on it
    /// or however much would not be enough.
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
package final class Needs {
    private let book: Gradebook
    private let remaining: RemainingWork
    /// The shares that were tried, from nothing to everything and, once something is out of reach,
    /// far beyond: what one target finds out about where drops change serves all others.
    private var trials: [Trial]
    /// The course with everything right.
    private let best: Trial

    /// The course with a share of the open work done.
    private struct Trial {
        let share: Rational
        let percent: Rational?
        /// How much the percentage grows with the share.
        let slope: Rational
        /// Which work is dropped: while it is the same, the percentage is a line.
        let dropped: [RecordID]

        init(_ book: Gradebook, _ remaining: RemainingWork, _ share: Rational) {
            self.share = share
            let grade = CourseGrade(book, .assuming(remaining, share: share))
            percent = grade.percent
            slope = grade.slope
            dropped = grade.groups.flatMap { $0.dropped.map { $0.work.id } }
        }

        func reaches(_ aim: Aim) -> Bool { aim.isReached(by: percent ?? .zero) }

        /// Where the line through the trial meets the target, in percent.
        func crossing(_ aim: Aim) -> Rational? {
            let missing = aim.from - (percent ?? .zero)
            return missing.divided(by: slope).map { (share + $0) * 100 }
        }
    }

    package init(_ book: Gradebook, _ remaining: RemainingWork) {
        self.book = book
        self.remaining = remaining
        best = Trial(book, remaining, .one)
        trials = [Trial(book, remaining, .zero), best]
    }

    package var lowest: Rational? { trials.first?.percent }
    package var highest: Rational? { best.percent }

    package func requirement(for target: Rational) -> Requirement { requirement(for: Aim(target)) }

    package func requirement(for aim: Aim) -> Requirement {
        guard let low = lowest, let high = highest else {
            return Requirement(aim: aim, needed: nil, state: .reachable)
        }
        let isIdle = remaining.moving.isEmpty
        if aim.isReached(by: low) {
            return Requirement(aim: aim, needed: isIdle ? nil : .zero, state: .secured)
        }
        if !aim.isReached(by: high) {
            let needed = isIdle ? nil : beyond(aim)
            return Requirement(aim: aim, needed: needed, state: .unreachable)
        }
        return Requirement(aim: aim, needed: least(aim), state: .reachable)
    }

    /// More than everything that would reach the target, in percent. Where the highest scores are
    /// dropped, even the most may not.
    private func beyond(_ aim: Aim) -> Rational? {
        if trials.last?.share == .one { trials.append(Trial(book, remaining, Needs.far)) }
        guard let far = trials.last else { return nil }
        if far.dropped == best.dropped { return best.crossing(aim) }
        return far.reaches(aim) ? least(aim) : nil
    }

    /// So much that the open work is the best of all.
    private static let far = Rational(1_000_000)

    /// The least share that reaches the target, in percent.
    ///
    /// The percentage never falls as the share grows and is a line wherever the same work is
    /// dropped. The bounds close in until one line spans them; where it meets the target is the
    /// answer.
    private func least(_ aim: Aim) -> Rational {
        for step in 0..<Needs.maximumSteps {
            let index = firstReaching(aim)
            let (low, high) = (trials[index - 1], trials[index])
            if low.dropped == high.dropped { break }
            let middle = (low.share + high.share).divided(by: 2) ?? high.share
            var next = middle
            if step % 2 == 0, let guess = high.crossing(aim)?.divided(by: 100),
                low.share < guess, guess < high.share
            {
                next = guess
            }
            trials.insert(Trial(book, remaining, next), at: index)
        }
        let index = firstReaching(aim)
        return trials[index - 1].crossing(aim) ?? trials[index].share * 100
    }

    /// The first trial that reaches the target; never the very first, which doesn't.
    private func firstReaching(_ aim: Aim) -> Int {
        max(1, trials.firstIndex { $0.reaches(aim) } ?? trials.count - 1)
    }

    private static let maximumSteps = 48
}
