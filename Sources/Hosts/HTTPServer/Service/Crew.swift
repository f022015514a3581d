import CMicrohttpd
import Glibc
import Synchronization

/// The threads that make answers, so that those of libmicrohttpd only carry bytes: an answer that
/// takes long keeps no other connection waiting.
///
/// A thread starts when there is work and none is free, up to so many, and stays. Whose work it is has a
/// share of them: nobody but the owner of the server takes more than half, nor all others together the
/// last, and the owner's work goes first, where there is one thread every second time; the others take turns.
/// What may write has half of them, whoever asks: writers wait for
/// each other, and who only reads shouldn't wait with them.
final class Crew: Sendable {
    /// What is to do; it hears whether it had to wait for a thread.
    typealias Job = @Sendable (_ hasWaited: Bool) -> Void

    private struct Task {
        /// Whose it is; nil for the owner.
        let sharer: String?
        let writes: Bool
        let hasWaited: Bool
        let job: Job
        /// In which round it is its sharer's turn.
        var round = 0
    }

    private struct State {
        /// In the order in which they came.
        var waiting: [Task] = []
        var threads: [pthread_t] = []
        var free = 0
        var isOver = false
        /// How many jobs of each are being done, the owner's aside.
        var shares: [String: Int] = [:]
        /// All of these together.
        var shared = 0
        /// How many are being done that may write.
        var writing = 0
        /// The round that goes on.
        var round = 0
        /// Whether the last that began was the owner's.
        var wasOwners = false
    }

    private let size: Int
    private let room: Int
    private let each: Int
    private let state = Mutex(State())
    private let signal: Signal

    /// - Parameters:
    ///   - size: How many threads there are at most.
    ///   - room: How many jobs may wait for one.
    ///   - each: How many of them anybody may have but the owner; the owner leaves so many to the others
    ///     together, and they to the owner.
    init(size: Int, room: Int = .max, each: Int = .max) {
        self.size = max(size, 1)
        self.room = room
        self.each = each
        signal = Signal()
    }

    /// How many jobs wait for a thread.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Has a job done, in the order in which they come as far as shares and turns allow it; `false` when no
    /// thread could be had, or too many wait for one.
    ///
    /// - Parameters:
    ///   - sharer: Who shares the threads with others; nil for the owner.
    ///   - writes: Whether it may write.
    func take(for sharer: String? = nil, writes: Bool = false, _ job: @escaping Job) -> Bool {
        let isTaken = state.withLock { state in
            if state.isOver || isFull(state, for: sharer) { return false }
            if state.free <= state.waiting.count, state.threads.count < size,
                let thread = startThread()
            {
                state.threads.append(thread)
                state.free += 1
            }
            if state.threads.isEmpty { return false }
            let hasWaited =
                state.free <= state.waiting.count || !mayBegin(sharer, writes, state)
            state.waiting.append(
                Task(
                    sharer: sharer, writes: writes, hasWaited: hasWaited, job: job,
                    round: round(for: sharer, state)))
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

    /// Whether as many wait as may; those that a free thread is about to take don't.
    private func isFull(_ state: State, for sharer: String?) -> Bool {
        let idle = state.free + size - state.threads.count
        if state.waiting.count - idle >= room { return true }
        let alike = state.waiting.count { ($0.sharer == nil) == (sharer == nil) }
        if alike - idle >= max(room - each, min(each, room)) { return true }
        guard let sharer else { return false }
        return state.waiting.count { $0.sharer == sharer } - idle >= each
    }

    /// The round after the one that goes on and those in which what a sharer has waiting is done.
    private func round(for sharer: String?, _ state: State) -> Int {
        var last = state.round
        for task in state.waiting where task.sharer == sharer { last = max(last, task.round) }
        return last + 1
    }

    private func mayBegin(_ sharer: String?, _ writes: Bool, _ state: State) -> Bool {
        if writes, state.writing >= max(size / 2, 1) { return false }
        guard let sharer else { return true }
        return state.shares[sharer, default: 0] < max(size / 2, 1)
            && state.shared < max(size - 1, 1)
    }

    /// What is to be done next: the owner's first, or every second time where one waits for the other; of
    /// the others what is of the earliest round.
    private func next(_ state: inout State) -> Task? {
        let mayBegin = state.waiting.indices.filter {
            self.mayBegin(state.waiting[$0].sharer, state.waiting[$0].writes, state)
        }
        let owners = mayBegin.first { state.waiting[$0].sharer == nil }
        let others = mayBegin.filter { state.waiting[$0].sharer != nil }
            .min { state.waiting[$0].round < state.waiting[$1].round }
        let yields = size == 1 && state.wasOwners
        guard let place = yields ? others ?? owners : owners ?? others else { return nil }
        let task = state.waiting.remove(at: place)
        state.wasOwners = task.sharer == nil
        if task.sharer != nil { state.round = task.round }
        state.free -= 1
        if task.writes { state.writing += 1 }
        if let sharer = task.sharer {
            state.shares[sharer, default: 0] += 1
            state.shared += 1
        }
        return task
    }

    private func finish(_ task: Task) {
        state.withLock { state in
            state.free += 1
            if task.writes { state.writing -= 1 }
            guard let sharer = task.sharer else { return }
            state.shared -= 1
            let left = state.shares[sharer, default: 1] - 1
            state.shares[sharer] = left > 0 ? left : nil
        }
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

    /// Does what may be done, again after each job, since its end is what others had to wait for.
    fileprivate func run() {
        repeat {
            signal.wait()
            while let task = state.withLock({ next(&$0) }) {
                task.job(task.hasWaited)
                finish(task)
            }
        } while !state.withLock { $0.isOver }
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
