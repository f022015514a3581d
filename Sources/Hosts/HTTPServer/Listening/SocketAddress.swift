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

    /// The address at the other end of `socket`; nil when there is none (any more).
    init?(ofPeer socket: Int32) {
        let code = withPointer { getpeername(socket, $0, $1) }
        guard code == 0 else { return nil }
    }

    var family: Int32 { Int32(storage.ss_family) }

    /// The address in figures, as in `127.0.0.1` or `::1`.
    var host: String { text(flags: NI_NUMERICHOST | NI_NUMERICSERV).host }

    var port: UInt16 { UInt16(text(flags: NI_NUMERICHOST | NI_NUMERICSERV).port) ?? 0 }

    var isLoopback: Bool {
        let host = host
        return host.hasPrefix("127.") || host == "::1" || host.hasPrefix("::ffff:127.")
    }

    /// Whether a server at this address is the one that `localhost` means in IPv4.
    var answersForLocalhost: Bool { family == AF_INET && (isLoopback || host == "0.0.0.0") }

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

    /// This end and the other one as they stand in the system's table of connections, that of IPv4 or
    /// the wide one of IPv6; nil if they can't stand in it.
    func tableText(isWide: Bool, to other: SocketAddress) -> String? {
        guard let own = tableText(isWide: isWide), let other = other.tableText(isWide: isWide)
        else { return nil }
        return own + " " + other
    }

    private func tableText(isWide: Bool) -> String? {
        guard let words = tableWords(isWide: isWide) else { return nil }
        return words.map { padded($0, 8) }.joined() + ":" + padded(UInt32(port), 4)
    }

    /// The address in words as they lie in memory.
    private func tableWords(isWide: Bool) -> [UInt32]? {
        withUnsafeBytes(of: storage) { bytes in
            if family == AF_INET {
                let word = bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
                return isWide ? [0, 0, UInt32(0xffff).bigEndian, word] : [word]
            }
            guard family == AF_INET6 else { return nil }
            let words = (0..<4).map {
                bytes.loadUnaligned(fromByteOffset: 8 + 4 * $0, as: UInt32.self)
            }
            let isNarrow = words[0] == 0 && words[1] == 0 && words[2] == UInt32(0xffff).bigEndian
            if isWide { return words }
            return isNarrow ? [words[3]] : nil
        }
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

/// A number in capital hexadecimal digits, so many of them.
private func padded(_ number: UInt32, _ width: Int) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
