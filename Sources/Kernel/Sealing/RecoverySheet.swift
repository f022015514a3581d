/// A page to print that brings a book back from its hub when no device is left: where the hub is, and a
/// secret in words. It is a member of the book that lies in a drawer.
package struct RecoverySheet: Sendable, Hashable {
    package let hub: String
    package let secret: WrittenSecret

    package init(hub: String, secret: WrittenSecret) {
        self.hub = hub
        self.secret = secret
    }

    /// The hub's address and the words, three on a line.
    package var text: String {
        let words = secret.words
        let lines = stride(from: 0, to: words.count, by: 3).map {
            words[$0..<min($0 + 3, words.count)].joined(separator: " ")
        }
        return ([hub] + lines).joined(separator: "\n") + "\n"
    }

    /// Finds both in some text, which may say other things before and after.
    package init(_ text: String) throws(InvitationLink.Refusal) {
        let parts = text.utf8.split { $0 <= 0x20 }.map { String(Substring($0)) }
        guard let place = parts.firstIndex(where: { HubAddress.plain($0) != nil }),
            let hub = HubAddress.plain(parts[place])
        else { throw .none }
        let rest = parts[(place + 1)...].joined(separator: " ")
        guard let secret = WrittenSecret(words: rest) else { throw .mistyped }
        self.init(hub: hub, secret: secret)
    }
}
