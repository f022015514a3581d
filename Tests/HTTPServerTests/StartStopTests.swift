import Glibc
import HTTPServer
import Kernel
import Synchronization
import Testing

@Suite struct StartStopTests {
    private func failure(_ configuration: ServerConfiguration) -> HTTPServerError? {
        do throws(HTTPServerError) {
            try HTTPServer.start(configuration, handler: echo).stop()
            return nil
        } catch { return error }
    }

    @Test func `a taken port is named`() throws {
        let server = try Server()
        let error = try #require(failure(.init(port: server.port)))
        #expect(error.reason == .addressInUse)
        #expect(
            error.message
                == "Port \(server.port) on 127.0.0.1 is taken by another program. "
                + "Stop that program, or choose another port; port 0 takes any that is free.")
    }

    @Test func `an address of another machine is refused`() throws {
        let error = try #require(failure(.init(host: "192.0.2.1", port: 0)))
        #expect(error.reason == .addressUnavailable)
        #expect(error.message == "192.0.2.1 is not an address of this machine.")
    }

    @Test func `a name that nobody has is refused`() throws {
        let error = try #require(failure(.init(host: "no such host", port: 0)))
        #expect(error.reason == .unknownHost)
        #expect(error.message.contains("“no such host”"))
    }

    @Test func `a stopped server has given its port back`() throws {
        var server = try Server()
        let port = server.port
        for _ in 0..<3 {
            #expect(try server.ask("GET", "/").status == 200)
            server.stop()
            server = try Server { $0.port = port }
            #expect(server.port == port)
        }
    }

    @Test(arguments: ["127.0.0.1", "0.0.0.0", "localhost"])
    func `nobody else gets localhost in IPv6, where browsers look first`(host: String) throws {
        let server = try Server { $0.host = host }
        #expect(try connectError(port: server.port) == ECONNREFUSED)
        for other in ["::1", "::"] {
            for reuses in [false, true] {
                #expect(try bindError(other, port: server.port, reuses: reuses) == EADDRINUSE)
            }
        }
        #expect(try server.ask("GET", "/").status == 200)
        server.stop()
        #expect(try bindError("::1", port: server.port, reuses: false) == 0)
    }

    @Test func `a server doesn't start where somebody else has localhost in IPv6`() throws {
        let other = try Listener("::1")
        defer { close(other.descriptor) }
        let error = try #require(failure(.init(port: other.port)))
        #expect(error.reason == .addressInUse)
        #expect(error.message.hasPrefix("Port \(other.port) on [::1] is taken by another program."))
        #expect(failure(.init(host: "::1", port: other.port))?.reason == .addressInUse)
        #expect(failure(.init(host: "127.0.0.1", port: 0)) == nil)
    }

    @Test func `a server of IPv6 alone leaves localhost in IPv4 as it is`() throws {
        // By chance another program may have that number in IPv4.
        let isFree = try (1...5).contains { _ in
            let server = try Server { $0.host = "::1" }
            return try bindError("127.0.0.1", port: server.port, reuses: false) == 0
        }
        #expect(isFree)
    }

    @Test func `stopping twice is stopping once`() throws {
        let server = try Server()
        server.stop()
        server.stop()
    }

    @Test func `stopping lets running requests finish`() throws {
        let running = Atomic(0)
        let handler: @Sendable (Request) -> Response = { _ in
            running.add(1, ordering: .relaxed)
            usleep(300_000)
            return .text("finished")
        }
        let server = try Server(handler: handler)
        let clients = try (0..<2).map { _ in try server.client() }
        for client in clients { client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        while running.load(ordering: .relaxed) < 1 { usleep(1000) }
        server.stop()
        let replies = try clients.filter { !$0.isClosed() }.map { try $0.receive() }
        #expect(replies.count == running.load(ordering: .relaxed))
        #expect(replies.allSatisfy { $0.text == "finished" && $0["connection"] == "close" })
    }

    @Test func `stopping ends the streams of those who listen`() throws {
        let server = try Server()
        let clients = try (0..<30).map { _ in try server.client() }
        for client in clients {
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            _ = try client.take(through: "id: 0\n\n")
        }
        server.stop()
        for client in clients {
            _ = try client.take(through: "0\r\n\r\n")
            #expect(client.isClosed())
        }
    }

    @Test func `stopping while listeners come and go does no harm`() throws {
        for _ in 0..<10 {
            let server = try Server({ $0.limits.versionMilliseconds = 1 })
            let clients = try (0..<40).map { _ in try server.client() }
            for (index, client) in clients.enumerated() {
                client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
                if index % 4 == 0 { client.finish() }
                if index % 5 == 0 { server.poke() }
            }
        }
    }

    @Test func `stopping while malformed requests come does no harm`() async throws {
        let heads = [
            "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
            "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            "GET /" + String(repeating: "a", count: 40_000) + " HTTP/1.1\r\n\r\n",
        ]
        for _ in 0..<20 {
            let server = try Server()
            nonisolated(unsafe) let clients = try (0..<100).map { _ in try server.client() }
            let sent = Sent()
            let sending = Task.detached {
                for (index, client) in clients.enumerated() {
                    client.send(heads[index % heads.count])
                    sent.count.add(1, ordering: .relaxed)
                }
            }
            while sent.count.load(ordering: .relaxed) < 20 { usleep(1) }
            server.stop()
            await sending.value
            for client in clients { _ = client.takeAll() }
            #expect(clients.allSatisfy { $0.isClosed() })
        }
    }
}

/// How many requests were sent.
private final class Sent: Sendable {
    let count = Atomic(0)
}

/// What the system says to somebody who binds an address, and whether they ask to share it.
private func bindError(_ host: String, port: UInt16, reuses: Bool) throws -> Int32 {
    try withSocket(host, port) { descriptor, address, length in
        var (yes, size) = (Int32(1), socklen_t(MemoryLayout<Int32>.size))
        if reuses {
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, size)
            setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &yes, size)
        }
        return bind(descriptor, address, length)
    }
}

/// What it says to somebody who connects to `[::1]`.
private func connectError(port: UInt16) throws -> Int32 {
    try withSocket("::1", port) { connect($0, $1, $2) }
}

private func withSocket(
    _ host: String, _ port: UInt16,
    _ call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
) throws -> Int32 {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    try #require(getaddrinfo(host, String(port), &hints, &list) == 0)
    defer { freeaddrinfo(list) }
    let info = try #require(list?.pointee)
    let descriptor = socket(info.ai_family, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    return call(descriptor, info.ai_addr, info.ai_addrlen) == 0 ? 0 : errno
}
