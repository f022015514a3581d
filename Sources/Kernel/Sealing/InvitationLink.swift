/// What somebody is sent who is to come in: where the hub is, and a secret behind the `#`, which no
/// browser tells a server.
package struct InvitationLink: Sendable, Hashable {
    /// The hub's address, without a slash at its end.
    package let hub: String
    package let secret: WrittenSecret

    package init(hub: String, secret: WrittenSecret) {
        self.hub = hub
        self.secret = secret
    }

    private static let path = "/join"

    /// `https://hub.example/join#` and the secret's code.
    package var text: String {
        hub + InvitationLink.path + "#" + secret.code(for: .invitation)
    }

    /// Why some text is no invitation.
    package enum Refusal: Error, Sendable, Hashable {
        /// There is no link in it.
        case none
        /// There is one, but letters of it are wrong or missing.
        case mistyped
    }

    /// Finds a link in some text, as messengers pass it on: between other words, in brackets, broken
    /// into lines, or with the `#` written out.
    package init(_ text: String) throws(Refusal) {
        let bytes = [UInt8](text.utf8)
        guard let start = bytes.webAddress, let (end, code) = bytes.fragment(after: start) else {
            throw .none
        }
        var address = String(decoding: bytes[start..<end], as: UTF8.self)
        if address.hasSuffix(InvitationLink.path) {
            address.removeLast(InvitationLink.path.utf8.count)
        }
        guard let hub = HubAddress.plain(address) else { throw .none }
        guard let secret = WrittenSecret(code: bytes[code...], for: .invitation) else {
            throw .mistyped
        }
        self.init(hub: hub, secret: secret)
    }
}

extension [UInt8] {
    /// Where the first address of the web begins.
    fileprivate var webAddress: Int? {
        let starts = [[UInt8]("http://".utf8), [UInt8]("https://".utf8)]
        return indices.first { index in
            starts.contains {
                self[index...].prefix($0.count).map { $0 | 0x20 } == $0.map { $0 | 0x20 }
            }
        }
    }

    /// Where an address ends that has a fragment, and where the fragment begins.
    fileprivate func fragment(after start: Int) -> (end: Int, code: Int)? {
        for index in start..<count {
            if self[index] <= 0x20 { return nil }
            if self[index] == UInt8(ascii: "#") { return (index, index + 1) }
            if self[index...].starts(with: [UInt8]("%23".utf8)) { return (index, index + 3) }
        }
        return nil
    }
}
