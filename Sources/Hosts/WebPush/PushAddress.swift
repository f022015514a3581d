import CCurl
import Glibc

/// Where a push service takes the messages for one browser.
///
/// Browsers name it, so it could be anything: it is taken only by https and with a host that isn't written as an address
/// of a private network. What a name leads to is looked at again when something is sent.
package struct PushAddress: Sendable, Hashable {
    package let text: String
    /// The service's, as `https://push.example:8443`.
    package let origin: String

    private static let longest = 2_000

    /// - Parameter anywhere: Whether http and private networks will do, for tests.
    package init?(_ text: String, anywhere: Bool = false) {
        guard text.utf8.count <= Self.longest,
            text.utf8.allSatisfy({ (0x21...0x7e).contains($0) && !Self.strange.contains($0) })
        else { return nil }
        let parts = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[1].isEmpty else { return nil }
        let (scheme, authority) = (parts[0].lowercased(), parts[2].lowercased())
        guard scheme == "https:" || anywhere && scheme == "http:",
            let host = Self.host(of: authority), anywhere || Self.mayBePublic(host)
        else { return nil }
        self.text = text
        origin =
            scheme + "//"
            + (authority.hasSuffix(":443") ? String(authority.dropLast(4)) : authority)
    }

    /// Quotes, backslashes, and what begins a fragment or a user's name.
    private static let strange = [UInt8]("\"\\<>^`{|}#@".utf8)

    /// The host of an authority, without a port; nil where either is no good.
    private static func host(of authority: String) -> String? {
        var host = authority[...]
        if let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":")), !authority.hasSuffix("]") {
            guard let port = UInt16(authority[authority.utf8.index(after: colon)...]), port > 0
            else { return nil }
            host = authority[..<colon]
        }
        return host.isEmpty || host.hasPrefix("?") ? nil : String(host)
    }

    /// Whether a host can be one of the public internet, as far as it says so itself.
    private static func mayBePublic(_ host: String) -> Bool {
        if host.hasPrefix("[") {
            return isPublic(String(host.dropFirst().dropLast()), AI_NUMERICHOST) ?? false
        }
        if let isPublic = isPublic(host, AI_NUMERICHOST) { return isPublic }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let isName = labels.allSatisfy { label in
            !label.isEmpty
                && label.utf8.allSatisfy { byte in
                    (0x61...0x7a).contains(byte) || (0x30...0x39).contains(byte)
                        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                }
        }
        let last = labels.last.map(String.init) ?? ""
        return isName && labels.count > 1
            && !["localhost", "local", "internal", "lan", "home", "arpa"].contains(last)
            && !last.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    /// Whether an address in figures is a public one; nil for a name.
    private static func isPublic(_ host: String, _ flags: Int32) -> Bool? {
        var (hints, found) = (addrinfo(), UnsafeMutablePointer<addrinfo>?.none)
        hints.ai_flags = flags
        guard getaddrinfo(host, nil, &hints, &found) == 0, let found else { return nil }
        defer { freeaddrinfo(found) }
        return found.pointee.ai_addr.map { tally_is_public($0) == 1 }
    }
}
