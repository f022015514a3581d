import CMicrohttpd
import Kernel
import Synchronization

// What is called on libmicrohttpd's threads.

extension EventHub {
    /// Answers with a stream of events.
    ///
    /// - Parameters:
    ///   - since: The version that the page shows, if it says so: when it has changed between, the
    ///     page hears of it at once.
    ///   - base: What the addresses begin with whose changes it hears of.
    ///   - device: The one that listens; when it isn't let in any more, its stream ends.
    func subscribe(
        _ connection: Connection, since: String?, base: String = "", device: String? = nil,
        _ way: OnTheWay
    ) -> MHD_Result {
        var listener = Listener(connection, knows: since.flatMap { Int64($0) }, now: Monotonic.now)
        (listener.device, listener.base) = (device, base)
        let stream =
            stream(listener, Response.eventStream)
            ?? OutgoingResponse(.tooBusy, on: way, closing: true)
        return stream?.queue(on: connection) ?? .NO
    }

    /// The same for somebody who signs, of any site's page.
    ///
    /// - Parameters:
    ///   - name: What is listened to.
    ///   - sharer: Whose share of all streams it is part of.
    func subscribe(
        _ connection: Connection, to name: String, since: Int64, sharer: String, _ way: OnTheWay
    ) -> OutgoingResponse? {
        var listener = Listener(connection, knows: since, now: Monotonic.now)
        listener.signed = (name, sharer)
        return stream(listener, Response.eventStream + [Response.anywhere])
            ?? OutgoingResponse(Response.tooBusy.forAllSites, on: way, closing: true)
    }

    /// Nil where there is no room for one more.
    private func stream(
        _ listener: Listener, _ headers: [Response.Header]
    ) -> OutgoingResponse? {
        guard let id = add(listener) else { return nil }
        let subscription = Unmanaged.passRetained(Subscription(hub: self, id: id)).toOpaque()
        let stream = OutgoingResponse(
            headers: headers, context: subscription, reads: readEvents, frees: endSubscription)
        bell.ring()
        return stream
    }

    /// Moves what the listener `id` should hear into `buffer`, or suspends its connection.
    ///
    /// Suspending under the lock makes sure that nobody resumes too early.
    func read(_ id: Int, into buffer: UnsafeMutableRawBufferPointer) -> Listener.Reading {
        state.withLock {
            let reading = $0.listeners[id]?.read(into: buffer) ?? .end
            if reading == .park { $0.listeners[id]?.connection.suspend() }
            return reading
        }
    }

    /// The stream is over; its connection may be closed right after.
    func remove(_ id: Int) {
        state.withLock { _ = $0.listeners.removeValue(forKey: id) }
    }

    private func add(_ listener: Listener) -> Int? {
        state.withLock {
            let same = $0.listeners.values.count { $0.sharer == listener.sharer }
            guard !$0.isEnding, $0.listeners.count < limits.listeners,
                same < limits.listenersEach
            else { return nil }
            let id = $0.nextID
            $0.nextID += 1
            $0.listeners[id] = listener
            return id
        }
    }
}

extension Response {
    fileprivate static let eventStream = [
        Header("Content-Type", "text/event-stream; charset=utf-8"),
        Header("Cache-Control", "no-store"),
        Header("X-Accel-Buffering", "no"),
    ]
}
