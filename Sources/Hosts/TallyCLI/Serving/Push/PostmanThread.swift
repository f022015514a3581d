import Glibc
import Kernel
import Synchronization

/// Has a postman look about every second, until it is stopped.
final class PostmanThread: @unchecked Sendable {
    private let postman: Postman
    private let isStopping = Atomic(false)
    private let bell: UnsafeMutablePointer<sem_t>
    private let ended: UnsafeMutablePointer<sem_t>

    /// How many seconds the end of a look is waited for: what is under way then is sent again after the next start.
    private static let patience = 5

    /// Nil where there is no thread to be had.
    init?(_ postman: Postman) {
        self.postman = postman
        bell = .allocate(capacity: 1)
        ended = .allocate(capacity: 1)
        sem_init(bell, 0, 0)
        sem_init(ended, 0, 0)
        var thread = pthread_t()
        let context = Unmanaged.passRetained(self)
        guard pthread_create(&thread, nil, carry, context.toOpaque()) == 0 else {
            context.release()
            return nil
        }
        pthread_detach(thread)
    }

    func stop() {
        isStopping.store(true, ordering: .releasing)
        sem_post(bell)
        _ = PostmanThread.wait(ended, seconds: Self.patience)
    }

    fileprivate func run() {
        while !isStopping.load(ordering: .acquiring) {
            postman.look(.live)
            _ = PostmanThread.wait(bell, seconds: 1)
        }
        // Who wrote last is known only here.
        postman.look(.live)
        sem_post(ended)
    }

    private static func wait(_ semaphore: UnsafeMutablePointer<sem_t>, seconds: Int) -> Bool {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_sec += seconds
        var code = sem_timedwait(semaphore, &end)
        while code != 0, errno == EINTR { code = sem_timedwait(semaphore, &end) }
        return code == 0
    }
}

private func carry(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map { Unmanaged<PostmanThread>.fromOpaque($0).takeRetainedValue().run() }
    return nil
}
