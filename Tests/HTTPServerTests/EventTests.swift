import HTTPServer
import Kernel
import Synchronization
import Testing

@Suite struct EventTests {
    private func listen(_ server: Server, _ target: String = "/events", _ more: String = "")
        throws -> Client
    {
        let client = try server.client()
        client.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(more)\r\n")
        let head = try client.take(through: "\r\n\r\n")
        try #require(head.hasPrefix("HTTP/1.1 200 "))
        try #require(head.contains("Content-Type: text/event-stream; charset=utf-8\r\n"))
        return client
    }

    @Test func `everyone who listens hears of a change`() throws {
        let version = Atomic<Int64>(1)
        let server = try Server(
            { $0.limits.versionMilliseconds = 60_000 },
            version: { version.load(ordering: .relaxed) }
        )
        let clients = try (0..<20).map { _ in try listen(server) }
        for client in clients { _ = try client.take(through: "id: 1\n\n") }
        version.store(7, ordering: .relaxed)
        server.poke()
        for client in clients {
            #expect(
                try client.take(through: "data: 7\n\n")
                    .hasSuffix("id: 7\nevent: change\ndata: 7\n\n"))
        }
    }

    @Test func `a change that nobody announced is noticed too`() throws {
        let version = Atomic<Int64>(1)
        let server = try Server(
            { $0.limits.versionMilliseconds = 20 },
            version: { version.load(ordering: .relaxed) }
        )
        let client = try listen(server)
        _ = try client.take(through: "id: 1\n\n")
        for next in 2...5 as ClosedRange<Int64> {
            version.store(next, ordering: .relaxed)
            _ = try client.take(through: "data: \(next)\n\n")
        }
    }

    @Test func `without a version every poke is a change`() throws {
        let server = try Server()
        let client = try listen(server)
        _ = try client.take(through: "id: 0\n\n")
        server.poke()
        _ = try client.take(through: "event: change\ndata: 1\n\n")
        server.poke()
        _ = try client.take(through: "event: change\ndata: 2\n\n")
    }

    @Test func `a page that missed a change hears of it when it listens again`() throws {
        let server = try Server(version: { 9 })
        let stale = try listen(server, "/events", "Last-Event-ID: 8\r\n")
        #expect(try stale.take(through: "data: 9\n\n").contains("event: change\n"))
        let old = try listen(server, "/events?since=3")
        #expect(try old.take(through: "data: 9\n\n").contains("event: change\n"))
        let fresh = try listen(server, "/events?since=3", "Last-Event-ID: 9\r\n")
        server.poke()
        server.stop()
        #expect(try !fresh.take(through: "0\r\n\r\n").contains("event: change\n"))
    }

    @Test func `silence is broken by a comment`() throws {
        let server = try Server({
            $0.limits.heartbeatMilliseconds = 20
            $0.limits.versionMilliseconds = 10
        })
        let client = try listen(server)
        for _ in 0..<3 { _ = try client.take(through: "\n:\n\n") }
    }

    @Test func `listeners that have gone make room for others`() throws {
        let server = try Server({ $0.limits.listeners = 4 })
        for _ in 0..<10 {
            var clients = try (0..<4).map { _ in try listenWhenThereIsRoom(server) }
            for client in clients { _ = try client.take(through: "id: ") }
            clients.removeAll()
        }
        let last = try listenWhenThereIsRoom(server)
        _ = try last.take(through: "id: ")
        server.poke()
        _ = try last.take(through: "event: change\n")
    }

    /// The server notices soon, but not at once, that a listener has gone.
    private func listenWhenThereIsRoom(_ server: Server) throws -> Client {
        while true {
            let client = try server.client()
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
            let head = try client.take(through: "\r\n\r\n")
            if head.hasPrefix("HTTP/1.1 200 ") { return client }
            try #require(head.hasPrefix("HTTP/1.1 503 "))
        }
    }

    @Test func `one listener too many is asked to come back later`() throws {
        let server = try Server({ $0.limits.listeners = 1 })
        let first = try listen(server)
        let reply = try server.ask("GET", "/events")
        #expect(reply.status == 503)
        #expect(reply["retry-after"] == "5")
        _ = first
    }

    @Test func `pages of other sites may not listen`() throws {
        let server = try Server()
        let fields = ["Sec-Fetch-Site": "cross-site"]
        #expect(try server.ask("GET", "/events", fields).status == 403)
        #expect(try server.ask("GET", "/events?since=1", fields).status == 403)
    }

    @Test func `only GET listens`() throws {
        let server = try Server()
        #expect(try server.ask("POST", "/events", body: "").text.hasPrefix("POST /events"))
        #expect(
            try server.ask("HEAD", "/events")["content-type"]?.hasPrefix("text/event-stream")
                != true)
    }
}
