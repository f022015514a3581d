import Kernel
import SQLiteStore

extension Session {
    /// A token for a server, and whether it is kept already.
    struct ServerToken {
        let text: String
        let isKept: Bool
    }

    /// The token by which a server lets this in: of the file given, of the environment, or the one of
    /// last time.
    ///
    /// - Parameter isNamed: Whether the person named the server, and not a link or a book that somebody else
    ///   made: only then it gets the token of the environment, which doesn't say whose it is.
    func token(for server: String, isNamed: Bool = true) throws(Failure) -> ServerToken? {
        if let file = arguments[.tokenFile] {
            let bytes: [UInt8]
            do { bytes = try Files.read(file, atMost: 1_000) } catch { throw .file(error) }
            return try given(String(decoding: bytes, as: UTF8.self), in: file)
        }
        if isNamed, let text = surroundings.variable("TALLY_TOKEN"), !text.isEmpty {
            return try given(text, in: "TALLY_TOKEN")
        }
        if Files.isMissing(registryPath) { return nil }
        let registry = try registry(registryPath)
        let kept = try attemptDevices { () throws(StoreError) in try registry.token(for: server) }
        return kept.map { ServerToken(text: $0, isKept: true) }
    }

    /// Keeps a token that the server has let in, for the next time; only its owner can read the file.
    func keep(_ token: ServerToken?, for server: String) throws(Failure) {
        guard let token, !token.isKept else { return }
        let registry = try registry(registryPath)
        try attemptDevices { () throws(StoreError) in
            try registry.set(token: token.text, for: server)
        }
    }

    private func given(_ text: String, in place: String) throws(Failure) -> ServerToken {
        let token = text.trimmed
        let isPlain = token.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
                || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        guard isPlain, (20...100).contains(token.utf8.count) else {
            throw .refused(.device(.badToken(place)))
        }
        return ServerToken(text: token, isKept: false)
    }

    /// Says what plain HTTP to another machine means.
    func warnOfListeners(_ server: String, _ token: ServerToken?) {
        guard server.hasPrefix("http://") else { return }
        let authority = server.dropFirst("http://".count).prefix { $0 != "/" }
        let host = authority.split(separator: "@").last ?? ""
        let isOwn = ["localhost", "127.0.0.1", "[::1]"].contains { own in
            host == own || host.hasPrefix(own + ":")
        }
        if !isOwn { output.say(language(DeviceText.sentInTheClear)) }
    }
}
