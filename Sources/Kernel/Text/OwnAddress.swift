/// Addresses of the web that lead to the very machine which asks, and nowhere else.
package enum OwnAddress {
    /// Whether an address is `localhost`'s, or one of a loopback network.
    package static func isMeant(by address: String) -> Bool {
        let bytes = address.utf8.map { 0x41...0x5a ~= $0 ? $0 | 0x20 : $0 }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[colon...].starts(with: "://".utf8)
        else { return false }
        var host = bytes[(colon + 3)...].prefix { $0 != UInt8(ascii: "/") }
        if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
        if host.first == UInt8(ascii: "[") {
            return host.dropFirst().prefix { $0 != UInt8(ascii: "]") }.elementsEqual("::1".utf8)
        }
        host = host.prefix { $0 != UInt8(ascii: ":") }
        return host.elementsEqual("localhost".utf8) || isLoopback(host)
    }

    /// Whether a text is an address that begins with 127; a name may begin so too.
    private static func isLoopback(_ host: ArraySlice<UInt8>) -> Bool {
        let parts = host.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0].elementsEqual("127".utf8)
            && parts.allSatisfy { part in
                (1...3).contains(part.count) && part.allSatisfy { 0x30...0x39 ~= $0 }
                    && part.reduce(0) { $0 * 10 + Int($1 - 0x30) } < 256
            }
    }
}
