import Glibc
import Testing

/// A browser reduced to its socket: it sends exactly the bytes it is told to.
///
/// Waiting for an answer ends after half a minute, so that a fault can't hang the tests.
final class Client {
    private let server: Server
    private let descriptor: Int32
    private var received: [UInt8] = []

    init(of server: Server, at host: String = "127.0.0.1") throws {
        self.server = server
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = server.port.bigEndian
        address.sin_addr.s_addr = inet_addr(host)
        let code = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        var patience = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience,
            socklen_t(MemoryLayout<timeval>.size))
        try #require(code == 0, "connecting to port \(server.port): errno \(errno)")
    }

    deinit { close(descriptor) }

    /// Sends `text`; a server that doesn't listen any more is no fault here.
    func send(_ text: String) {
        send([UInt8](text.utf8))
    }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Sends nothing more.
    func finish() {
        shutdown(descriptor, Int32(SHUT_WR))
    }

    /// Sends a whole request and waits for the answer.
    func ask(
        _ method: String, _ target: String, host: String = "localhost",
        _ fields: [String: String] = [:], body: String? = nil
    ) throws -> Reply {
        let length = body.map { "Content-Length: \($0.utf8.count)\r\n" } ?? ""
        let lines = fields.map { "\($0): \($1)\r\n" }.joined()
        send(
            "\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\(lines)\(length)\r\n\(body ?? "")")
        return try receive(bodiless: method == "HEAD")
    }

    /// The next whole answer.
    func receive(bodiless: Bool = false) throws -> Reply {
        var reply = try Reply(head: take(through: "\r\n\r\n"))
        if bodiless || reply.status == 304 { return reply }
        if reply["transfer-encoding"] == "chunked" {
            reply.body = try takeChunks()
        } else if let length = reply["content-length"].flatMap({ Int($0) }) {
            reply.body = try take(length)
        }
        return reply
    }

    /// What comes up to `end`, with it.
    func take(through end: String) throws -> String {
        let end = Array(end.utf8)
        while true {
            if let found = received.firstRange(of: end) {
                return String(decoding: try take(found.upperBound), as: UTF8.self)
            }
            try #require(more(), "the connection ended before “\(end)”")
        }
    }

    /// Whether the server closes the connection without sending more.
    func isClosed() -> Bool { received.isEmpty && !more() }

    /// All that still comes until the server closes the connection.
    func takeAll() -> String {
        while more() {}
        defer { received = [] }
        return String(decoding: received, as: UTF8.self)
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while received.count < count {
            try #require(more(), "the connection ended within an answer")
        }
        defer { received.removeFirst(count) }
        return Array(received.prefix(count))
    }

    private func takeChunks() throws -> [UInt8] {
        var body: [UInt8] = []
        while true {
            let line = try take(through: "\r\n")
            let size = try #require(Int(line.dropLast(1), radix: 16))
            let chunk = try take(size + 2)
            if size == 0 { return body }
            body += chunk.dropLast(2)
        }
    }

    /// Waits for bytes; false at the end of the connection.
    private func more() -> Bool {
        var piece = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &piece, piece.count, 0)
        if count > 0 { received += piece.prefix(count) }
        return count > 0
    }
}

/// Does something as another user of this machine, as only root may.
func asUser<Result>(_ user: UInt32, _ work: () throws -> Result) rethrows -> Result {
    typealias Become = @convention(c) (UInt32) -> Int32
    let become = dlsym(nil, "setfsuid").map { unsafeBitCast($0, to: Become.self) }
    _ = become?(user)
    defer { _ = become?(geteuid()) }
    return try work()
}
