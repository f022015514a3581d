import Glibc
import Synchronization

/// The deadlines of all open connections.
final class Deadlines: Sendable {
    private let open = Mutex<[Int32: Deadline]>([:])
    private let now: @Sendable () -> Int64

    /// - Parameter now: The clock, in milliseconds.
    init(now: @escaping @Sendable () -> Int64) {
        self.now = now
    }

    var isEmpty: Bool { open.withLock { $0.isEmpty } }

    /// Whether it is the first one.
    func add(_ deadline: Deadline) -> Bool {
        open.withLock {
            $0[deadline.socket] = deadline
            return $0.count == 1
        }
    }

    /// Call it before the socket is closed: its number may then be another connection's.
    func remove(_ deadline: Deadline) {
        open.withLock { _ = $0.removeValue(forKey: deadline.socket) }
    }

    /// Shuts the connections that are late; libmicrohttpd then sees their end and closes them.
    func sweep() {
        let now = now()
        shut { $0.isOver(at: now) }
    }

    /// Shuts all connections. Whether there was none.
    func shutAll() -> Bool {
        shut { _ in true }
        return isEmpty
    }

    private func shut(where isEnding: (Deadline) -> Bool) {
        open.withLock {
            for deadline in $0.values where isEnding(deadline) {
                shutdown(deadline.socket, Int32(SHUT_RDWR))
            }
        }
    }
}
