import CMicrohttpd
import Glibc
import Synchronization

/// The threads that make answers, so that those of libmicrohttpd only carry bytes: an answer that
/// takes long keeps no other connection waiting.
///
/// A thread starts when there is work and none is free, up to so many, and stays.
final class Crew: Sendable {
    typealias Job = @Sendable () -> Void

    private struct State {
        var jobs: [Job] = []
        /// Those before it in `jobs` were taken.
        var next = 0
        var threads: [pthread_t] = []
        var free = 0
        var isOver = false

        mutating func take() -> Job? {
            guard next < jobs.count else { return nil }
            let job = jobs[next]
            next += 1
            if next == jobs.count { (jobs, next) = ([], 0) }
            return job
        }
    }

    private let size: Int
    private let state = Mutex(State())
    private let signal: Signal

    /// - Parameter size: How many threads there are at most.
    init(size: Int) {
        self.size = max(size, 1)
        signal = Signal()
    }

    /// Has a job done, in the order in which they come; `false` when no thread could be had.
    func take(_ job: @escaping Job) -> Bool {
        let isTaken = state.withLock { state in
            if state.isOver { return false }
            if state.free <= state.jobs.count - state.next, state.threads.count < size,
                let thread = startThread()
            {
                state.threads.append(thread)
                state.free += 1
            }
            if state.threads.isEmpty { return false }
            state.jobs.append(job)
            return true
        }
        if isTaken { signal.raise() }
        return isTaken
    }

    /// Ends the threads once nothing is left to do, and waits for them.
    func stop() {
        let threads = state.withLock { state in
            state.isOver = true
            return state.threads
        }
        for _ in threads { signal.raise() }
        for thread in threads { pthread_join(thread, nil) }
    }

    private func startThread() -> pthread_t? {
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 1 << 20)
        let context = Unmanaged.passRetained(self)
        let code = pthread_create(&thread, &attributes, work, context.toOpaque())
        if code != 0 { context.release() }
        return code == 0 ? thread : nil
    }

    fileprivate func run() {
        while true {
            signal.wait()
            let (job, isOver) = state.withLock { state in
                let job = state.take()
                if job != nil { state.free -= 1 }
                return (job, state.isOver)
            }
            if let job {
                job()
                state.withLock { $0.free += 1 }
            } else if isOver {
                return
            }
        }
    }
}

private func work(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map { Unmanaged<Crew>.fromOpaque($0).takeRetainedValue().run() }
    return nil
}

/// Counts what was raised, and lets as many waits pass.
private final class Signal: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<sem_t>

    init() {
        semaphore = .allocate(capacity: 1)
        sem_init(semaphore, 0, 0)
    }

    deinit {
        sem_destroy(semaphore)
        semaphore.deallocate()
    }

    func raise() { sem_post(semaphore) }

    func wait() { while sem_wait(semaphore) != 0 {} }
}
