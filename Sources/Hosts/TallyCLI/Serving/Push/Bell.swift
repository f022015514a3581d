import Glibc

/// Wakes a thread that waits, by a clock that nobody sets.
final class Bell: @unchecked Sendable {
    private let lock: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    /// Whether it was rung since somebody last heard it; used under the lock alone.
    private var isRung = false

    init() {
        lock = .allocate(capacity: 1)
        condition = .allocate(capacity: 1)
        pthread_mutex_init(lock, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(lock)
        condition.deallocate()
        lock.deallocate()
    }

    func ring() {
        pthread_mutex_lock(lock)
        isRung = true
        pthread_cond_signal(condition)
        pthread_mutex_unlock(lock)
    }

    /// Waits for the bell; whether it rang in time.
    @discardableResult
    func wait(milliseconds: Int) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_MONOTONIC, &end)
        end.tv_nsec += milliseconds % 1_000 * 1_000_000
        end.tv_sec += milliseconds / 1_000 + end.tv_nsec / 1_000_000_000
        end.tv_nsec %= 1_000_000_000
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while !isRung, pthread_cond_timedwait(condition, lock, &end) == 0 {}
        defer { isRung = false }
        return isRung
    }
}
