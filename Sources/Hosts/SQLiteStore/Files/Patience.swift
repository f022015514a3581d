import CSQLite
import Glibc

/// Waits while another process writes: a little longer each time and never in step with others,
/// ten seconds at most.
final class Patience {
    private var deadline = Moment.now

    /// How long to wait for a lock, in milliseconds.
    static let limit: UInt64 = 10_000

    /// Has SQLite ask here whenever it finds a lock. `handle` must not outlive this object.
    func attach(to handle: OpaquePointer) {
        sqlite3_busy_handler(
            handle,
            { context, attempt in
                guard let context else { return 0 }
                let patience = Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue()
                return patience.wait(attempt) ? 1 : 0
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func wait(_ attempt: Int32) -> Bool {
        let now = Moment.now
        if attempt == 0 { deadline = now + Patience.limit * 1_000_000 }
        guard now < deadline else { return false }
        Patience.pause(min(UInt32(clamping: attempt) + 1, 20) * 500)
        return true
    }

    /// Waits for some microseconds, but not always the same.
    static func pause(_ longest: UInt32 = 5_000) {
        usleep(UInt32.random(in: longest / 2...longest))
    }
}

/// Nanoseconds on a clock that only runs forward.
enum Moment {
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        // Nobody can trust a clock: under a debugger's it may begin below zero.
        return UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
    }
}
