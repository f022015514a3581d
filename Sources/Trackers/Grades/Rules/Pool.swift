import Kernel

/// Groups whose earned ÷ possible is one ratio: each group of a weighted course by itself, all
/// groups of a pooled one together.
struct Pool {
    let groups: [Droppables]

    /// The best kept sets: the maximum, over what `dropLowest` may take, of the minimum, over what
    /// `dropHighest` may take, of earned ÷ possible.
    ///
    /// For a trial ratio q the sum of earned − q · possible over the best sets tells on which side
    /// of q the answer lies, and the ratio of these sets is the next trial: Dinkelbach's method, as
    /// Kane & Kane apply it to dropped grades ("The Drop Scores Problem", 2006). With highest
    /// scores dropped too the steps might circle, so they stay between bounds that only narrow.
    ///
    /// - Parameter start: A ratio that is near the answer, if one is known.
    func best(from start: Rational = .zero) -> [KeptSet] {
        guard groups.contains(where: { $0.dropsSome }) else { return choices(at: .zero) }
        var bounds = Bounds()
        var ratio = start
        var chosen = choices(at: ratio)
        for step in 0..<Pool.maximumSteps {
            let (earned, possible) = Pool.sums(chosen)
            guard let next = earned.divided(by: possible), next != ratio else { break }
            bounds.narrow(ratio, answerIsAbove: next > ratio)
            ratio = bounds.trial(next, halving: step > 16 && step % 2 == 0)
            chosen = choices(at: ratio)
        }
        return chosen
    }

    /// Far beyond what exact halving needs to tell any two ratios of a course apart.
    private static let maximumSteps = 400

    private func choices(at ratio: Rational) -> [KeptSet] {
        groups.map { $0.choice(at: ratio) }
    }

    private static func sums(_ choices: [KeptSet]) -> (earned: Rational, possible: Rational) {
        choices.reduce((.zero, .zero)) { ($0.0 + $1.earned, $0.1 + $1.possible) }
    }
}

/// What is known of where an answer lies.
struct Bounds {
    var lower: Rational?
    var upper: Rational?

    mutating func narrow(_ value: Rational, answerIsAbove: Bool) {
        if answerIsAbove { lower = value } else { upper = value }
    }

    /// `next` if it lies between the bounds, else their middle.
    func trial(_ next: Rational, halving: Bool) -> Rational {
        guard let lower, let upper else { return next }
        if !halving, lower < next, next < upper { return next }
        return (lower + upper).divided(by: 2) ?? next
    }
}
