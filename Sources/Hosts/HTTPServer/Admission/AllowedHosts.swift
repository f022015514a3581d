import Glibc

/// The names under which browsers may ask.
///
/// A foreign page can make its own name point at this machine (DNS rebinding) and would then read
/// everything as if it were the app; its name in the `Host` field gives it away.
package struct AllowedHosts: Sendable {
    private let names: Set<String>
    private let configured: Set<String>
    private let anyNumber: Bool

    /// - Parameters:
    ///   - asked: The address or name that the server was told to listen on.
    ///   - bound: The address it got. Beyond the loopback interface, the machine's own name and
    ///     every numeric address are good too: a number can't be made to point elsewhere.
    ///   - more: Names that the user configured.
    init(asked: String, bound: SocketAddress, more: [String]) {
        configured = Set(more.compactMap(hostName))
        anyNumber = !bound.isLoopback
        var names: Set<String> = ["localhost", "127.0.0.1", "::1", asked.lowercased(), bound.host]
        if !bound.isLoopback, let own = ownName() { names.formUnion([own, own + ".local"]) }
        self.names = names.union(configured)
    }

    /// Whether `authority`, a host with or without a port, names this server.
    func allows(_ authority: String) -> Bool {
        guard let host = hostName(of: authority) else { return false }
        return names.contains(host) || (anyNumber && isNumericAddress(host))
    }

    /// Whether a page at `origin` belongs to this server, which was asked as `host`.
    ///
    /// Other ports of a name are other programs' pages. A proxy may ask under a name of its own; then
    /// the page is at a configured name, without a port.
    func allowsOrigin(_ origin: String, host: String) -> Bool {
        guard let scheme = ["http://", "https://"].first(where: origin.hasPrefix) else {
            return false
        }
        let authority = String(origin.dropFirst(scheme.count)).lowercased()
        if authority == host.lowercased() { return true }
        return configured.contains(authority) && hostName(of: host) != authority
    }
}

extension AllowedHosts {
    /// Whether `text` can stand for a server in an address: letters, digits, `-` and `.`.
    package static func isHostName(_ text: String) -> Bool {
        (1...253).contains(text.utf8.count)
            && text.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "."
            }
    }
}

/// The host of `host:port` in lower case, without the brackets of `[::1]`; nil if it is malformed.
func hostName(of authority: String) -> String? {
    let authority = authority.lowercased()
    if authority.hasPrefix("[") {
        let parts = authority.dropFirst().split(
            separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].isEmpty || isPort(parts[1]) else { return nil }
        return String(parts[0])
    }
    guard let colon = authority.firstIndex(of: ":") else {
        return authority.isEmpty ? nil : authority
    }
    return isPort(authority[colon...]) ? String(authority[..<colon]) : nil
}

/// Whether `text` is `:` with figures.
private func isPort(_ text: Substring) -> Bool {
    text.hasPrefix(":") && text.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
}

private func isNumericAddress(_ host: String) -> Bool {
    var address = in6_addr()
    return inet_pton(AF_INET, host, &address) == 1 || inet_pton(AF_INET6, host, &address) == 1
}

/// The machine's own name in lower case.
private func ownName() -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { text in
        text.initialize(repeating: 0)
        guard let name = text.baseAddress, gethostname(name, 255) == 0 else { return nil }
        return String(cString: name).lowercased()
    }
}
