import Glibc
import Synchronization

/// Lets the connections of one process write to a file one after another, in the order in which they ask:
/// who writes often keeps nobody waiting who writes once.
///
/// SQLite's own lock is for other processes: waiters ask for it again and again, and with sixteen
/// writers one in a hundred then waits above a second. Here the next is woken at once.
final class WriteTurn: Sendable {
    private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
        capacity: 1)
    private nonisolated(unsafe) let freed = UnsafeMutablePointer<pthread_cond_t>.allocate(
        capacity: 1)
    /// Guarded by `mutex`.
    private nonisolated(unsafe) var isTaken = false
    /// The numbers of those who wait, in their order. Guarded by `mutex`.
    private nonisolated(unsafe) var queue: [UInt64] = []
    private nonisolated(unsafe) var lastNumber: UInt64 = 0

    private init() {
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(freed, nil)
    }

    deinit {
        pthread_cond_destroy(freed)
        pthread_mutex_destroy(mutex)
        freed.deallocate()
        mutex.deallocate()
    }

    /// Waits for the turn; false when it didn't come in time.
    func take() -> Bool {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        var deadline = timespec()
        clock_gettime(CLOCK_REALTIME, &deadline)
        deadline.tv_sec += Int(Patience.limit / 1_000)
        lastNumber += 1
        let number = lastNumber
        queue.append(number)
        while isTaken || queue.first != number {
            guard pthread_cond_timedwait(freed, mutex, &deadline) == ETIMEDOUT else { continue }
            queue.removeAll { $0 == number }
            // The next may have slept through its time, since this one was before it.
            pthread_cond_broadcast(freed)
            return false
        }
        queue.removeFirst()
        isTaken = true
        return true
    }

    /// How many wait.
    var waiting: Int {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return queue.count
    }

    /// Passes the turn on; any thread may.
    func give() {
        pthread_mutex_lock(mutex)
        isTaken = false
        pthread_cond_broadcast(freed)
        pthread_mutex_unlock(mutex)
    }
}

extension WriteTurn {
    /// The turn to look at what lies beside a book.
    static let looking = WriteTurn()

    /// One for each file ever opened: a process opens few.
    private static let turns = Mutex<[Files.Identity: WriteTurn]>([:])

    /// The turn at the file at `path`, which must exist; one of its own otherwise.
    static func at(_ path: String) -> WriteTurn {
        guard let file = Files.identity(path) else { return WriteTurn() }
        return turns.withLock { turns in
            if let turn = turns[file] { return turn }
            let turn = WriteTurn()
            turns[file] = turn
            return turn
        }
    }
}
