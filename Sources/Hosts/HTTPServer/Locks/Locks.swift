import Kernel

/// Decides whom the server answers.
final class Locks: Sendable {
    let doorkeeper: Doorkeeper
    let guesses = Guesses()
    private let now: @Sendable () -> Int64

    /// - Parameter now: The clock, in milliseconds.
    init(_ doorkeeper: Doorkeeper, now: @escaping @Sendable () -> Int64) {
        self.doorkeeper = doorkeeper
        self.now = now
    }

    /// Who asks.
    enum Visitor: Sendable {
        /// The user of this very machine who runs the server.
        case owner
        case device(KnownDevice, cookie: Response.Header?)
        /// Anybody else; `tried` if a token was shown that never let anybody in.
        case stranger(tried: Bool)

        /// Whether they may write here.
        var isWelcome: Bool {
            switch self {
            case .owner: true
            case .device(let device, _): device.right == .write
            case .stranger: false
            }
        }

        /// By what somebody is in already; nil for strangers.
        var isIn: DoorPage.Insider? {
            switch self {
            case .owner: .user
            case .device(let device, _): .device(device.name)
            case .stranger: nil
            }
        }

        var device: KnownDevice? {
            if case .device(let device, _) = self { device } else { nil }
        }

        /// With what name they share the server's threads with others; nil for the owner.
        func sharer(from address: @autoclosure () -> String) -> String? {
            switch self {
            case .owner: nil
            case .device(let device, _): "device " + device.id
            case .stranger: "address " + address()
            }
        }
    }

    /// Who asks, by the head of the request and the connection that it came on.
    ///
    /// Who shows a token by `Authorization` is the device of that token and nobody else.
    func visitor(_ head: RequestHead, _ connection: Connection) -> Visitor {
        if let field = head.authorization?.text {
            return program(Self.bearer(field), head, connection)
        }
        let cookie = head.cookie.flatMap { Cookie.token(in: $0.text) }
        if isOwner(head, connection) {
            // A browser that was let in is here, though its user needs no token.
            if let cookie { _ = admitted(cookie.token) }
            return .owner
        }
        guard let cookie else { return .stranger(tried: false) }
        return visitor(cookie.token, cookie: cookie.isSecure)
    }

    private func visitor(_ token: String, cookie isSecure: Bool) -> Visitor {
        guard let admitted = admitted(token) else { return stranger(token) }
        let cookie = admitted.renews ? Cookie.field(token, isSecure: isSecure) : nil
        return .device(admitted.device, cookie: cookie)
    }

    /// The program of a token, of which the first visit is told.
    private func program(
        _ token: String?, _ head: RequestHead, _ connection: Connection
    ) -> Visitor {
        guard let token, let admitted = admitted(token) else { return stranger(token) }
        if admitted.isFirst {
            let name = admitted.device.name
            doorkeeper.report(.joined(name: name, from: connection.addressForLog(head)))
        }
        return .device(admitted.device, cookie: nil)
    }

    private func admitted(_ token: String) -> Doorkeeper.Admitted? {
        token.utf8.count <= 100 ? doorkeeper.admit(token) : nil
    }

    private func stranger(_ token: String?) -> Visitor {
        guard let token, token.utf8.count <= 100 else { return .stranger(tried: true) }
        return .stranger(tried: !doorkeeper.knew(token))
    }

    /// Whether this comes from the user who runs the server, on the same machine, directly.
    private func isOwner(_ head: RequestHead, _ connection: Connection) -> Bool {
        guard !head.isForwarded, let host = head.host, isLoopbackName(host) else { return false }
        return connection.deadline?.peer.isOwnUser ?? false
    }

    /// Who tries a key or a token.
    struct Trier: Sendable {
        /// As it is written down.
        let address: String
        /// What wrong tries are counted for; nil for the owner, who is never slowed down.
        let source: String?
    }

    func trier(_ head: RequestHead, _ connection: Connection) -> Trier {
        Trier(
            address: connection.addressForLog(head),
            source: isOwner(head, connection) ? nil : connection.source(head))
    }

    /// Whether something that somebody tries may be looked at.
    func allowsTry(of trier: Trier) -> Bool {
        trier.source.map { guesses.allows($0, now: now()) } ?? true
    }

    /// Counts a wrong key or token and tells of it; false if too many came to be told of.
    @discardableResult
    func countWrong(of trier: Trier) -> Bool {
        let address = trier.address
        switch trier.source.map({ guesses.count($0, now: now()) }) ?? .counted {
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
