import Glibc
import Kernel
import Synchronization

/// Has a postman look about every second, until it is stopped.
final class PostmanThread: @unchecked Sendable {
    private let postman: Postman
    private let isStopping = Atomic(false)
    private let ended = Bell()

    /// How many milliseconds the end of a look is waited for, and within it that of what is being sent: what is under
    /// way then is sent again after the next start.
    private static let (patience, patienceSending) = (2_000, 700)

    /// Nil where there is no thread to be had.
    init?(_ postman: Postman) {
        self.postman = postman
        guard PostmanThread.begin({ self.run() }) else { return nil }
    }

    func stop() {
        isStopping.store(true, ordering: .releasing)
        postman.bell.ring()
        ended.wait(milliseconds: PostmanThread.patience)
    }

    private func run() {
        while !isStopping.load(ordering: .acquiring) {
            postman.look(.live, at: PostmanThread.steady)
            postman.bell.wait(milliseconds: 1_000)
        }
        // Who wrote last is known only here.
        postman.look(.live, at: PostmanThread.steady, isLast: true)
        let end = PostmanThread.steady + Int64(PostmanThread.patienceSending)
        while postman.isSending, case let left = end - PostmanThread.steady, left > 0 {
            postman.bell.wait(milliseconds: Int(left))
            postman.look(.live, at: PostmanThread.steady, isLast: true)
        }
        ended.ring()
    }

    /// Milliseconds on a clock that nobody sets.
    static var steady: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Does something on a thread of its own; false where there is none to be had.
    static func begin(_ work: @escaping @Sendable () -> Void) -> Bool {
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Errand(work))
        guard pthread_create(&thread, nil, carry, context.toOpaque()) == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}

private final class Errand: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func carry(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map { Unmanaged<Errand>.fromOpaque($0).takeRetainedValue().work() }
    return nil
}
