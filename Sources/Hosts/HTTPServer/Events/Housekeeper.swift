import CMicrohttpd
import Glibc
import Synchronization

/// One thread beside those that answer: it spreads changes to the listeners, notices those that have
/// gone, and shuts connections that are late. With no connection open it sleeps.
final class Housekeeper: Sendable {
    /// How often deadlines are looked at, in milliseconds.
    private static let sweepInterval: Int32 = 1000
    /// How long connections may take to end once they are shut, in milliseconds.
    private static let shutInterval: Int64 = 3000

    private let events: EventHub
    private let deadlines: Deadlines
    private let bell: Bell
    private let isStopping = Atomic(false)
    private let thread = Mutex<pthread_t?>(nil)

    init(_ events: EventHub, bell: Bell, now: @escaping @Sendable () -> Int64) {
        self.events = events
        deadlines = Deadlines(now: now)
        self.bell = bell
    }

    /// Starts the thread with the first connection, so that starting the server doesn't wait for it.
    func watch(_ deadline: Deadline) {
        guard deadlines.add(deadline) else { return }
        thread.withLock { if $0 == nil, !isOver { $0 = startThread() } }
        bell.ring()
    }

    func unwatch(_ deadline: Deadline) {
        deadlines.remove(deadline)
    }

    /// Shuts every connection and waits for their ends, but not longer than a few seconds. Whether
    /// none is left.
    ///
    /// libmicrohttpd 0.9.75 may answer a malformed request with no response, and so crash, while it
    /// stops; without connections it has nothing to answer.
    func shutAll() -> Bool {
        let end = Monotonic.now &+ Self.shutInterval
        while !deadlines.shutAll() {
            if Monotonic.now > end { return false }
            usleep(1000)
        }
        return true
    }

    /// Ends the thread and waits for it.
    func stop() {
        let thread = thread.withLock {
            isStopping.store(true, ordering: .releasing)
            return $0.take()
        }
        bell.ring()
        if let thread { pthread_join(thread, nil) }
    }

    private var isOver: Bool { isStopping.load(ordering: .acquiring) }

    private func startThread() -> pthread_t? {
        var thread = pthread_t()
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 1 << 20)
        let context = Unmanaged.passRetained(self)
        let code = pthread_create(&thread, &attributes, keepHouse, context.toOpaque())
        if code != 0 { context.release() }
        return code == 0 ? thread : nil
    }

    fileprivate func run() {
        while !isOver {
            wait()
            bell.hush()
            events.shutOut()
            events.spread()
            deadlines.sweep()
        }
    }

    /// Waits for the bell, for the end of a suspended connection, or for the next thing to do.
    private func wait() {
        let parked = events.parked
        let hangup = Int16(TALLY_POLL_HANGUP)
        var waiting = parked.map { pollfd(fd: $0.socket, events: hangup, revents: 0) }
        waiting.append(pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0))
        guard poll(&waiting, nfds_t(waiting.count), timeout) > 0 else { return }
        events.hangUp(zip(parked, waiting).filter { $1.revents != 0 }.map { $0.0.id })
    }

    private var timeout: Int32 {
        let sweep = deadlines.isEmpty ? nil : Self.sweepInterval
        return [events.rest, sweep].compactMap(\.self).min() ?? -1
    }
}

private func keepHouse(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    context.map { Unmanaged<Housekeeper>.fromOpaque($0).takeRetainedValue().run() }
    return nil
}
