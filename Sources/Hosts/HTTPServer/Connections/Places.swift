import Synchronization

/// The places for connections, shared out so that nobody takes all of them: some are for programs of the
/// server's own user alone, and of the others one address, or one other user of this machine, has at most
/// a quarter of all.
final class Places: Sendable {
    private struct State {
        var taken: [Peer.Origin: Int] = [:]
        /// All but the owner's.
        var byOthers = 0
        /// Whether somebody was sent away since there was room enough.
        var isCrowded = false
    }

    /// What came of asking for a place.
    enum Verdict: Equatable {
        case taken
        /// There is none; `isFirst` if it is the first time since there was room enough.
        case refused(isFirst: Bool)
    }

    let all: Int
    private let owners: Int
    private let state = Mutex(State())

    /// - Parameter owners: How many are for the owner alone.
    init(_ all: Int, owners: Int) {
        (self.all, self.owners) = (all, owners)
    }

    func take(for origin: Peer.Origin) -> Verdict {
        if origin == .owner { return .taken }
        return state.withLock { state in
            let taken = state.taken[origin, default: 0]
            guard taken < all / 4, state.byOthers < all - owners else {
                defer { state.isCrowded = true }
                return .refused(isFirst: !state.isCrowded)
            }
            state.taken[origin] = taken + 1
            state.byOthers += 1
            return .taken
        }
    }

    /// Gives back a place that was taken.
    func giveBack(of origin: Peer.Origin) {
        if origin == .owner { return }
        state.withLock { state in
            let left = state.taken[origin, default: 0] - 1
            state.taken[origin] = left > 0 ? left : nil
            state.byOthers -= 1
            if state.byOthers < (all - owners) / 4 { state.isCrowded = false }
        }
    }
}
