import Glibc

/// `[::1]` at the port of a server on `127.0.0.1`, kept from everybody else.
///
/// Browsers ask for `localhost` at `[::1]` first. Whoever listened there, any user of this machine, would
/// be taken for this server, with its cookies and all that its pages keep. A socket that is bound and
/// doesn't listen refuses connections at once, so that browsers go on to `127.0.0.1`; without
/// `SO_REUSEADDR` nobody else can bind the same address, nor `[::]`.
struct HeldLoopback {
    private let descriptor: Int32

    /// Nil where this machine has no such address.
    ///
    /// - Throws: An ``HTTPServerError`` when somebody else has it.
    init?(port: UInt16) throws(HTTPServerError) {
        let (host, name) = ("::1", "[::1]")
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        let address = try SocketAddress(host: host, port: port)
        descriptor = socket(AF_INET6, kind, 0)
        guard descriptor >= 0, binds(descriptor, to: address) else {
            let code = errno
            if descriptor >= 0 { Glibc.close(descriptor) }
            if code == EADDRNOTAVAIL || code == EAFNOSUPPORT { return nil }
            throw .refused(code, host: name, port: port)
        }
    }

    func close() { Glibc.close(descriptor) }
}

/// Whether `descriptor` could be bound to `address`, for this family alone.
private func binds(_ descriptor: Int32, to address: SocketAddress) -> Bool {
    var (address, yes) = (address, Int32(1))
    let size = socklen_t(MemoryLayout<Int32>.size)
    return setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &yes, size) == 0
        && address.withPointer { bind(descriptor, $0, $1.pointee) } == 0
}
