import Kernel

/// How much of a comparison is scored, and whether that is enough to say who leads.
///
/// Of an option of which most isn't scored nothing is said: it isn't best, nor never best. Who leads is
/// said once at least half of all cells are scored, and of two options and those that lead no less.
package struct Evidence: Sendable {
    /// The cells that have a value, and all there are.
    package let done: Int
    package let of: Int
    /// Who leads, though most of it isn't scored.
    package let doubtful: Ranking.Standing?
    private let known: Int

    package init(_ ranking: Ranking) {
        done = ranking.standings.reduce(0) { $0 + $1.scored.done }
        of = ranking.standings.reduce(0) { $0 + $1.scored.of }
        known = ranking.standings.count { $0.isKnown }
        doubtful = ranking.leaders.first { !$0.isKnown }
    }

    /// Whether no more cells lack a value than have one.
    package var coversMost: Bool { of > 0 && done * 2 >= of }

    /// Whether it can be said who leads.
    package var suffices: Bool { coversMost && known > 1 && doubtful == nil }
}

extension Ranking.Standing {
    /// Whether at least half of it is scored.
    package var isKnown: Bool { scored.of > 0 && scored.done * 2 >= scored.of }
}
