import Kernel

/// Decides whom the server answers.
final class Locks: Sendable {
    let doorkeeper: Doorkeeper
    let guesses = Guesses()

    init(_ doorkeeper: Doorkeeper) {
        self.doorkeeper = doorkeeper
    }

    /// Who asks.
    enum Visitor: Sendable {
        /// The user of this very machine who runs the server.
        case owner
        case device(KnownDevice, cookie: Response.Header?)
        /// Anybody else; `tried` if a token was shown that never let anybody in.
        case stranger(tried: Bool)

        var device: KnownDevice? {
            if case .device(let device, _) = self { device } else { nil }
        }

        var isStranger: Bool { if case .stranger = self { true } else { false } }
    }

    /// Who asks, by the head of the request and the connection that it came on.
    ///
    /// Who shows a token by `Authorization` is the device of that token and nobody else.
    func visitor(_ head: RequestHead, _ connection: Connection) -> Visitor {
        if let field = head.authorization?.text {
            return visitor(Self.bearer(field), cookie: nil)
        }
        if isOwner(head, connection) { return .owner }
        guard let cookie = head.cookie.flatMap({ Cookie.token(in: $0.text) }) else {
            return .stranger(tried: false)
        }
        return visitor(cookie.token, cookie: cookie.isSecure)
    }

    private func visitor(_ token: String?, cookie isSecure: Bool?) -> Visitor {
        guard let token, token.utf8.count <= 100 else { return .stranger(tried: true) }
        guard let admitted = doorkeeper.admit(token) else {
            return .stranger(tried: !doorkeeper.knew(token))
        }
        let cookie = isSecure.flatMap { isSecure in
            admitted.renews ? Cookie.field(token, isSecure: isSecure) : nil
        }
        return .device(admitted.device, cookie: cookie)
    }

    /// Whether this comes from the user who runs the server, on the same machine, directly.
    private func isOwner(_ head: RequestHead, _ connection: Connection) -> Bool {
        guard !head.isForwarded, let host = head.host, isLoopbackName(host) else { return false }
        return connection.deadline?.peer.isOwnUser ?? false
    }

    /// The address that a wrong try is counted for: what a proxy on this machine says, or the other
    /// end's own.
    func address(_ head: RequestHead, _ connection: Connection) -> String {
        guard let peer = connection.deadline?.peer.address else { return "?" }
        guard peer.isLoopback, let list = head.forwardedFor?.text else { return peer.host }
        let last = list.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
        let isPlain = last.utf8.allSatisfy { (0x21...0x7e).contains($0) }
        return isPlain && (1...45).contains(last.utf8.count) ? String(last) : peer.host
    }

    /// Whether something tried from an address may be looked at.
    func allowsTry(from address: String) -> Bool {
        guesses.allows(address, now: Monotonic.now)
    }

    /// Counts a wrong key or token and tells of it; false if too many came to be told of.
    @discardableResult
    func countWrong(from address: String) -> Bool {
        switch guesses.count(address, now: Monotonic.now) {
        case .counted: doorkeeper.report(.guessed(from: address))
        case .last: doorkeeper.report(.slowed(from: address))
        case .over: return false
        }
        return true
    }

    /// What stands behind `Bearer`.
    private static func bearer(_ field: String) -> String? {
        let words = field.split(separator: " ")
        guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
        return String(words[1])
    }
}

/// Whether a host, with or without a port, means the machine itself, wherever it is asked.
private func isLoopbackName(_ host: FieldValue) -> Bool {
    host.isSame(as: "localhost") || host.begins(with: "localhost:")
        || host.isSame(as: "127.0.0.1") || host.begins(with: "127.0.0.1:")
        || host.isSame(as: "[::1]") || host.begins(with: "[::1]:")
}
