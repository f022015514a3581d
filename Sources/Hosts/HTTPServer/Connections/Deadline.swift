import Glibc
import Synchronization

/// Until when a connection must have sent the rest of its request.
///
/// libmicrohttpd only knows silence; a client that sends one byte now and then would keep its place
/// for ever.
final class Deadline: Sendable {
    let socket: Int32
    /// The other end of the connection.
    let peer: Peer
    /// Whose place the connection has; nil if it has none. Only libmicrohttpd's thread looks at it.
    nonisolated(unsafe) var place: Peer.Origin?
    private let now: @Sendable () -> Int64
    private let due: Atomic<Int64>

    /// - Parameter now: The clock, in milliseconds.
    init(socket: Int32, seconds: Int, now: @escaping @Sendable () -> Int64) {
        self.socket = socket
        self.now = now
        peer = Peer(socket: socket)
        due = Atomic(now() &+ Int64(seconds) &* 1000)
    }

    func set(seconds: Int) {
        due.store(now() &+ Int64(seconds) &* 1000, ordering: .relaxed)
    }

    /// Leaves so many seconds, or fewer if there were.
    func limit(seconds: Int) {
        due.min(now() &+ Int64(seconds) &* 1000, ordering: .relaxed)
    }

    /// While the server is the one to act.
    func lift() {
        due.store(.max, ordering: .relaxed)
    }

    func isOver(at now: Int64) -> Bool {
        due.load(ordering: .relaxed) <= now
    }
}

/// Milliseconds on a clock that nobody sets; accurate to a few of them.
enum Monotonic {
    /// Nanoseconds, for what is too short to be told in milliseconds.
    static var nanoseconds: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time)
        return Int64(time.tv_sec) &* 1000 &+ Int64(time.tv_nsec) / 1_000_000
    }
}
