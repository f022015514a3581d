import Glibc

/// A socket that listens, with the address it got, and what is held beside it.
///
/// libmicrohttpd could open it by itself, but it doesn't say why it failed.
struct ListeningSocket {
    let descriptor: Int32
    let address: SocketAddress
    /// `localhost` in the other family; nil where nobody would look for this server there.
    private let held: HeldLoopback?

    /// How many free ports are tried of which somebody else may have the other half.
    private static let tries = 16

    /// - Throws: An ``HTTPServerError`` that names the address.
    init(host: String, port: UInt16) throws(HTTPServerError) {
        for _ in 1..<Self.tries where port == 0 {
            do throws(HTTPServerError) {
                self = try ListeningSocket(of: host, port)
                return
            } catch  where error.reason == .addressInUse {}
        }
        self = try ListeningSocket(of: host, port)
    }

    private init(of host: String, _ port: UInt16) throws(HTTPServerError) {
        let wanted = try SocketAddress(host: host, port: port)
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        descriptor = socket(wanted.family, kind, 0)
        guard descriptor >= 0, listens(descriptor, at: wanted),
            let bound = SocketAddress(of: descriptor)
        else {
            let code = errno
            if descriptor >= 0 { Glibc.close(descriptor) }
            throw .refused(code, host: host, port: port)
        }
        address = bound
        do throws(HTTPServerError) {
            held = bound.answersForLocalhost ? try HeldLoopback(port: bound.port) : nil
        } catch {
            Glibc.close(descriptor)
            throw error
        }
    }

    func close() {
        Glibc.close(descriptor)
        release()
    }

    /// Gives up what is held; the socket that listens is libmicrohttpd's by then.
    func release() { held?.close() }
}

/// Whether `descriptor` could be bound to `address` and listens.
///
/// The address may be reused at once after a restart, while old connections still linger.
private func listens(_ descriptor: Int32, at address: SocketAddress) -> Bool {
    var (address, yes) = (address, Int32(1))
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    return address.withPointer { bind(descriptor, $0, $1.pointee) } == 0
        && listen(descriptor, SOMAXCONN) == 0
}
