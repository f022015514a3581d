import CMicrohttpd

/// What libmicrohttpd keeps of an event stream while it sends it.
final class Subscription: Sendable {
    let hub: EventHub
    let id: Int

    init(hub: EventHub, id: Int) {
        self.hub = hub
        self.id = id
    }
}

/// libmicrohttpd's callback for more data: `context` is a ``Subscription``.
func readEvents(
    _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: Int
) -> Int {
    guard let context else { return tally_stream_end }
    let subscription = Unmanaged<Subscription>.fromOpaque(context).takeUnretainedValue()
    let buffer = UnsafeMutableRawBufferPointer(start: buffer, count: size)
    return switch subscription.hub.read(subscription.id, into: buffer) {
    case .bytes(let count): count
    case .park: 0
    case .end: tally_stream_end
    }
}

/// libmicrohttpd's callback for the end of the stream, however it came.
func endSubscription(_ context: UnsafeMutableRawPointer?) {
    guard let context else { return }
    let subscription = Unmanaged<Subscription>.fromOpaque(context).takeRetainedValue()
    subscription.hub.remove(subscription.id)
}
