/// Where a hub is, as it is kept: the scheme in small letters, a host, and no slash at the end.
enum HubAddress {
    /// Nil for what is no address of the web.
    static func plain(_ text: String) -> String? {
        for scheme in ["https://", "http://"] where begins(text, with: scheme) {
            var rest = [UInt8](text.utf8.dropFirst(scheme.utf8.count))
            while rest.last == UInt8(ascii: "/") { rest.removeLast() }
            if rest.isEmpty || rest.first == UInt8(ascii: "/") { return nil }
            // What stands before an @ would look like the host.
            if rest.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: "@")) {
                return nil
            }
            return scheme + String(decoding: rest, as: UTF8.self)
        }
        return nil
    }

    private static func begins(_ text: String, with scheme: String) -> Bool {
        text.utf8.prefix(scheme.utf8.count).map { $0 | 0x20 } == scheme.utf8.map { $0 | 0x20 }
    }
}
