/// How long to wait before a server is asked again that couldn't be reached: ever longer, and never
/// all devices at the same time.
package enum Backoff {
    /// The first wait and the longest, in milliseconds.
    package static let first: Int64 = 1_000
    package static let longest: Int64 = 30_000

    /// Milliseconds to wait after so many failures in a row: doubled with each, up to ``longest``,
    /// of which a random half is left out.
    package static func wait(after failures: Int, seed: UInt64) -> Int64 {
        let doublings = min(max(failures - 1, 0), 16)
        let whole = min(first << Int64(doublings), longest)
        var random = RandomSource(seed: seed &+ UInt64(truncatingIfNeeded: failures))
        return whole / 2 + Int64(random.next() % UInt64(whole / 2 + 1))
    }
}
