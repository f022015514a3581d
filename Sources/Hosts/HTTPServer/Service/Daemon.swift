import CMicrohttpd
import Glibc

/// libmicrohttpd's threads, which call back into a ``Service``.
final class Daemon: @unchecked Sendable {
    private let pointer: OpaquePointer
    private let service: Unmanaged<Service>
    private let socket: ListeningSocket

    /// Takes `socket` over.
    ///
    /// - Throws: An ``HTTPServerError`` when threads or memory are missing.
    init(_ service: Service, _ socket: ListeningSocket) throws(HTTPServerError) {
        let context = Unmanaged.passRetained(service)
        var options = tally_daemon_options(service, socket)
        options.context = context.toOpaque()
        guard let daemon = tally_daemon_start(&options) else {
            let code = errno
            context.release()
            socket.close()
            throw .system(code, doing: "start the server's threads")
        }
        pointer = daemon
        self.socket = socket
        self.service = context
    }

    /// Closes all connections and waits for the threads; call it once, with no stream suspended.
    func stop() {
        MHD_stop_daemon(pointer)
        socket.release()
        service.release()
    }
}

extension tally_daemon_options {
    fileprivate init(_ service: Service, _ socket: ListeningSocket) {
        let limits = service.configuration.limits
        self.init()
        flags =
            MHD_USE_EPOLL_INTERNAL_THREAD.rawValue | MHD_ALLOW_SUSPEND_RESUME.rawValue
        listener = socket.descriptor
        threads = 2
        thread_stack = 1 << 20
        connection_memory = limits.connectionMemory
        connections = UInt32(clamping: service.places.all)
        idle_timeout = UInt32(clamping: limits.idleTime)
        accepts = acceptConnection
        begins = beginRequest
        handles = handleRequest
        completes = completeRequest
        connects = noteConnection
        refuses = refuseLength
    }
}
