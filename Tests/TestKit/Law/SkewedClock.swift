package import Kernel

/// A clock that can't be trusted: it drifts from the true time, stutters and jumps back.
package struct SkewedClock {
    private var now: Instant
    private let stutter: Int

    /// A clock up to a day off.
    package init(_ dice: inout Dice) {
        let day = 86_400_000
        now = .start + dice.number(in: -day...day)
        stutter = dice.number(in: 1...6)
    }

    /// What the clock shows next.
    package mutating func read(_ dice: inout Dice) -> Instant {
        switch dice.roll(10) {
        case 0: now = now + -dice.roll(100_000)
        case 1: now = now + dice.roll(100_000)
        default: if !dice.hits(oneIn: stutter) { now = now + dice.roll(3) }
        }
        return now
    }
}
