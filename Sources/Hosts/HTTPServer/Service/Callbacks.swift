import CMicrohttpd
import Glibc
import Kernel

// What libmicrohttpd calls, in the order of a connection's life. `context` is the ``Service``.

func acceptConnection(
    _ context: UnsafeMutableRawPointer?, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t
) -> MHD_Result {
    service(context)?.isStopping ?? true ? .NO : .YES
}

/// A connection came in, or is about to be closed; `attachment` keeps its ``Deadline``.
func noteConnection(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ attachment: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ code: MHD_ConnectionNotificationCode
) {
    guard let service = service(context), let connection, let attachment else { return }
    if code == .CONNECTION_NOTIFY_STARTED {
        let deadline = service.connectionStarted(Connection(pointer: connection))
        attachment.pointee = Unmanaged.passRetained(deadline).toOpaque()
    } else if let deadline = attachment.pointee {
        service.openHeads.end(Connection(pointer: connection))
        attachment.pointee = nil
        service.connectionClosed(Unmanaged<Deadline>.fromOpaque(deadline).takeRetainedValue())
    }
}

/// The request line is there; what is returned comes back in the two callbacks that follow.
func beginRequest(
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?,
    _ connection: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let service = service(context) else { return nil }
    if let connection = connection.map(Connection.init) {
        connection.deadline?.limit(seconds: service.configuration.limits.headTime)
        service.openHeads.begin(connection)
    }
    let exchange = Exchange(
        target: FieldValue(target, target.map { strlen($0) } ?? 0),
        limit: service.configuration.limits.target)
    tally_hide_query(target)
    return Unmanaged.passRetained(exchange).toOpaque()
}

/// Called when the head is there, for each piece of the body, and when the request is whole.
func handleRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ path: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ version: UnsafePointer<CChar>?, _ piece: UnsafePointer<CChar>?,
    _ pieceLength: UnsafeMutablePointer<Int>?,
    _ attachment: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let service = service(context), let connection = connection.map(Connection.init),
        let method, let pieceLength, let exchange = exchange(attachment?.pointee)
    else { return .NO }
    if exchange.head == nil {
        service.openHeads.end(connection)
        return service.begin(
            exchange, on: connection,
            method: FieldValue(method, strlen(method)),
            version: FieldValue(version, version.map { strlen($0) } ?? 0))
    }
    if pieceLength.pointee > 0 {
        defer { pieceLength.pointee = 0 }
        return service.take(FieldValue(piece, pieceLength.pointee), of: exchange)
    }
    return service.finish(exchange, on: connection, method: String(cString: method))
}

/// The length that some head of this thread says is about to be refused.
func refuseLength(_ context: UnsafeMutableRawPointer?) {
    service(context)?.refuseLengths()
}

/// The answer has left, or the connection broke.
func completeRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ attachment: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    _ code: MHD_RequestTerminationCode
) {
    guard let service = service(context), let connection, let attachment,
        let pointer = attachment.pointee
    else { return }
    attachment.pointee = nil
    service.complete(
        Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue(),
        on: Connection(pointer: connection))
}

private func service(_ context: UnsafeMutableRawPointer?) -> Service? {
    context.map { Unmanaged<Service>.fromOpaque($0).takeUnretainedValue() }
}

private func exchange(_ attachment: UnsafeMutableRawPointer?) -> Exchange? {
    attachment.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
}
