import Glibc

/// An address and port of either family, as the system's calls take it.
struct SocketAddress {
    private var storage = sockaddr_storage()
    private var length = socklen_t(MemoryLayout<sockaddr_storage>.size)

    /// The numeric or looked up address of `host`.
    ///
    /// - Throws: An ``HTTPServerError`` when the name is unknown.
    init(host: String, port: UInt16) throws(HTTPServerError) {
        let name = host == "localhost" ? "127.0.0.1" : host
        guard take(name, port, flags: AI_NUMERICHOST) || take(name, port, flags: AI_ADDRCONFIG)
        else { throw .unknownHost(host) }
    }

    /// The address that `socket` is bound to; nil when it isn't bound.
    init?(of socket: Int32) {
        let code = withPointer { getsockname(socket, $0, $1) }
        guard code == 0 else { return nil }
    }

    var family: Int32 { Int32(storage.ss_family) }

    /// The address in figures, as in `127.0.0.1` or `::1`.
    var host: String { text(flags: NI_NUMERICHOST).host }

    var port: UInt16 { UInt16(text(flags: NI_NUMERICHOST | NI_NUMERICSERV).port) ?? 0 }

    var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

    /// Calls `body` with what `bind` and `getsockname` take.
    mutating func withPointer<R>(
        _ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> R
    ) -> R {
        withUnsafeMutablePointer(to: &length) { length in
            withUnsafeMutablePointer(to: &storage) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
            }
        }
    }

    /// Takes the first address that the resolver gives.
    private mutating func take(_ name: String, _ port: UInt16, flags: Int32) -> Bool {
        var hints = addrinfo()
        hints.ai_flags = flags | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(name, String(port), &hints, &list) == 0, let first = list else {
            return false
        }
        defer { freeaddrinfo(list) }
        length = min(first.pointee.ai_addrlen, length)
        memcpy(&storage, first.pointee.ai_addr, Int(length))
        return true
    }

    private func text(flags: Int32) -> (host: String, port: String) {
        var copy = self
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { text in
            text.initialize(repeating: 0)
            guard let host = text.baseAddress else { return ("", "") }
            let port = host + 96
            let code = copy.withPointer { getnameinfo($0, $1.pointee, host, 96, port, 32, flags) }
            return code == 0 ? (String(cString: host), String(cString: port)) : ("", "")
        }
    }
}
