import Synchronization

/// Slows down who tries wrong keys and tokens: by address, and all together.
///
/// Each has a number of tries, which come back with time. No thread waits: what comes too early is
/// answered without a look at it.
final class Guesses: Sendable {
    /// Tries that are left, as of a moment in milliseconds.
    private struct Bucket {
        var tries: Double
        var at: Int64

        /// Gives back what time has brought.
        mutating func refill(_ limit: Limit, _ now: Int64) {
            let elapsed = Double(max(0, now &- at)) / 1_000
            tries = min(limit.tries, tries + elapsed / limit.seconds)
            at = now
        }
    }

    /// So many tries at once, then one in so many seconds.
    private struct Limit {
        let tries: Double
        let seconds: Double
    }

    private struct State {
        var all = Bucket(tries: Guesses.forAll.tries, at: 0)
        var addresses: [String: Bucket] = [:]
    }

    private static let forOne = Limit(tries: 10, seconds: 10)
    private static let forAll = Limit(tries: 200, seconds: 0.5)
    /// How many addresses are remembered; then those are forgotten that have most tries left.
    static let most = 1_024
    private let state = Mutex(State())

    /// What came of a wrong try. One that is over was too much, and isn't worth a line in a log.
    enum Verdict: Equatable { case counted, last, over }

    /// Whether a try may be looked at. Others' tries keep nobody from a right key: those of all together
    /// only decide what a wrong one is answered.
    func allows(_ address: String, now: Int64) -> Bool {
        state.withLock { state in
            guard var bucket = state.addresses[address] else { return true }
            bucket.refill(Self.forOne, now)
            return bucket.tries >= 1
        }
    }

    /// Counts a wrong try.
    func count(_ address: String, now: Int64) -> Verdict {
        state.withLock { state in
            state.all.refill(Self.forAll, now)
            var bucket = state.addresses[address] ?? Bucket(tries: Self.forOne.tries, at: now)
            bucket.refill(Self.forOne, now)
            guard bucket.tries >= 1, state.all.tries >= 1 else { return .over }
            bucket.tries -= 1
            state.all.tries -= 1
            if state.addresses.count >= Self.most, state.addresses[address] == nil {
                Self.forget(&state, now)
            }
            state.addresses[address] = bucket
            return bucket.tries < 1 ? .last : .counted
        }
    }

    var rememberedCount: Int { state.withLock { $0.addresses.count } }

    /// Forgets the half with most tries left.
    private static func forget(_ state: inout State, _ now: Int64) {
        for address in state.addresses.keys { state.addresses[address]?.refill(forOne, now) }
        let kept = state.addresses.sorted { $0.value.tries < $1.value.tries }.prefix(most / 2)
        state.addresses = Dictionary(kept.map { ($0.key, $0.value) }) { $1 }
    }
}
