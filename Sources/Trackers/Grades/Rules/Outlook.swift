package import Kernel

/// What is taken for the score of work that has none.
package enum Outlook: Sendable {
    /// It is left aside: how things stand.
    case current
    /// It counts as zero: what is safe already.
    case final
    /// Some of it gets a share of its total, the rest another one.
    case assuming(RemainingWork, share: Rational)

    /// The share of the total that open work gets, and whether it is one that moves.
    func share(of work: Work) -> (share: Rational, moves: Bool)? {
        switch self {
        case .current: nil
        case .final: (.zero, false)
        case .assuming(let remaining, let share):
            remaining.moving.contains(work.id) ? (share, true) : (remaining.otherwise, false)
        }
    }
}

/// The work that a question is about, and what all other open work is taken to get.
package struct RemainingWork: Sendable {
    package let moving: Set<RecordID>
    package let otherwise: Rational

    package init(_ moving: Set<RecordID>, otherwise: Rational = .zero) {
        self.moving = moving
        self.otherwise = otherwise
    }

    /// All open work; extra credit isn't relied on unless there is nothing else.
    package init(allOf book: Gradebook) {
        let open = book.works.filter { $0.isOpen }
        let regular = open.filter { !$0.extraCredit }
        self.init(Set((regular.isEmpty ? open : regular).map { $0.id }))
    }
}

/// What one piece of work brings to its group.
final class Portion {
    let work: Work
    let earned: Rational
    let possible: Rational
    /// How much `earned` grows with the share in question.
    let slope: Rational
    /// In points, whatever the method.
    let points: Rational

    /// Whether a drop rule looks at it: not extra credit, nor other work that only adds, nor what was
    /// said to stay.
    var mayBeDropped: Bool { !work.neverDrop && !possible.isZero }

    /// `nil` for what doesn't count: disabled, excused, open, or without a percentage to take.
    init?(_ work: Work, _ outlook: Outlook, _ method: GradingMethod) {
        guard work.counts else { return nil }
        var moves = false
        if let earned = work.earned {
            points = earned
        } else {
            guard let open = outlook.share(of: work) else { return nil }
            points = open.share * work.total
            moves = open.moves
        }
        self.work = work
        switch method {
        case .points:
            earned = points
            possible = work.extraCredit ? .zero : work.total
            slope = moves ? work.total : .zero
        case .percentages:
            guard let share = points.divided(by: work.total) else { return nil }
            earned = share
            possible = work.extraCredit ? .zero : .one
            slope = moves ? .one : .zero
        }
    }
}
