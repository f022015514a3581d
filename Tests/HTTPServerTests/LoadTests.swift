import Glibc
import HTTPServer
import Kernel
import Synchronization
import Testing

/// What one client asks for, or doesn't read, costs the others nothing.
@Suite struct LoadTests {
    @Test func `an answer that takes long keeps no other connection waiting`() throws {
        let gate = Gate()
        let server = try Server(handler: { request in
            guard request.path == "/slow" else { return .text("quick") }
            gate.begun.add(1, ordering: .relaxed)
            while !gate.released.load(ordering: .relaxed) { yieldThread() }
            return .text("slow")
        })
        let slow = try (0..<3).map { _ in try server.client() }
        for client in slow { client.send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        while gate.begun.load(ordering: .relaxed) < slow.count { yieldThread() }
        for _ in 0..<40 { #expect(try server.ask("GET", "/").text == "quick") }
        gate.released.store(true, ordering: .relaxed)
        for client in slow { #expect(try client.receive().text == "slow") }
    }

    @Test func `large bodies are read one after the other, and keep nobody else waiting`() throws {
        let gate = Gate()
        let server = try Server(
            { $0.limits.largeBody = 1_000 },
            handler: { request in
                if request.body.count <= 1_000 { return .text("quick") }
                let together = gate.begun.add(1, ordering: .relaxed).newValue
                while !gate.released.load(ordering: .relaxed) { yieldThread() }
                gate.begun.subtract(1, ordering: .relaxed)
                return .text("\(together) together")
            })
        let large = try (0..<3).map { _ in try server.client() }
        for client in large {
            client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1001\r\n\r\n")
            client.send(String(repeating: "x", count: 1_001))
        }
        while gate.begun.load(ordering: .relaxed) == 0 { yieldThread() }
        for _ in 0..<10 {
            let body = String(repeating: "x", count: 1_000)
            #expect(try server.ask("POST", "/", body: body).text == "quick")
        }
        gate.released.store(true, ordering: .relaxed)
        for client in large { #expect(try client.receive().text == "1 together") }
    }

    @Test func `the owner's large body waits for no device's`() throws {
        let gate = Gate()
        let door = Door()
        let server = try Server(
            { $0.doorkeeper = door.keeper },
            handler: { request in
                if request.body.count == 1 << 20 { return .text("owner's") }
                return gate.hold(request)
            })
        let devices = try (0..<2).map { _ in
            try post(600_000, to: server, "Authorization: Bearer \(Door.writer)\r\n")
        }
        while gate.begun.load(ordering: .relaxed) == 0 { yieldThread() }
        #expect(try post(1 << 20, to: server).receive().text == "owner's")
        gate.released.store(true, ordering: .relaxed)
        for client in devices { #expect(try client.receive().text == "1 together") }
    }

    @Test func `what costs much is made one after the other, and keeps nobody else waiting`() throws
    {
        let gate = Gate()
        let server = try Server(
            { $0.isCostly = { $0.hasPrefix("/export") } },
            handler: { request in
                if request.path != "/export" { return .text("quick") }
                let together = gate.begun.add(1, ordering: .relaxed).newValue
                while !gate.released.load(ordering: .relaxed) { yieldThread() }
                gate.begun.subtract(1, ordering: .relaxed)
                return .text("\(together) together")
            })
        let costly = try (0..<10).map { _ in try server.client() }
        for client in costly { client.send("GET /export?a=b HTTP/1.1\r\nHost: localhost\r\n\r\n") }
        while gate.begun.load(ordering: .relaxed) == 0 { yieldThread() }
        for _ in 0..<10 { #expect(try server.ask("GET", "/").text == "quick") }
        gate.released.store(true, ordering: .relaxed)
        for client in costly { #expect(try client.receive().text == "1 together") }
    }

    @Test func `imports that are held keep no page waiting, and run one after the other`() throws {
        let gate = Gate()
        let server = try Server(handler: { gate.hold($0) })
        let imports = try (0..<6).map { _ in try post(600_000, to: server) }
        while gate.begun.load(ordering: .relaxed) == 0 { yieldThread() }
        for _ in 0..<10 { #expect(try server.ask("GET", "/").text == "quick") }
        gate.released.store(true, ordering: .relaxed)
        for client in imports { #expect(try client.receive().text == "1 together") }
    }

    @Test func `what brings much is read as what is large, however short it is`() throws {
        let gate = Gate()
        let server = try Server(
            { $0.bringsMuch = { $0.body.count == 3 } }, handler: { gate.hold($0) })
        let short = try (0..<3).map { _ in try post(3, to: server) }
        while try waiting(server) != 2 || gate.begun.load(ordering: .relaxed) == 0 { yieldThread() }
        gate.released.store(true, ordering: .relaxed)
        for client in short { #expect(try client.receive().text == "1 together") }
    }

    @Test func `what may write has half of the threads, however little it brings`() throws {
        let gate = Gate()
        let server = try Server(handler: { gate.hold($0) })
        let writers = try (0..<6).map { _ in try post(100, to: server) }
        while try waiting(server) != 4 { yieldThread() }
        #expect(gate.begun.load(ordering: .relaxed) == 2)
        for _ in 0..<10 { #expect(try server.ask("GET", "/").text == "quick") }
        gate.released.store(true, ordering: .relaxed)
        for client in writers { #expect(try client.receive().status == 200) }
    }

    @Test func `what would wait for long behind others is refused, and told when to come again`()
        throws
    {
        let gate = Gate()
        let server = try Server(
            {
                $0.limits.costlyWaiting = 2
                $0.isCostly = { $0.hasPrefix("/export") }
            }, handler: { gate.hold($0) })
        var held: [Client] = []
        for count in 0...2 {
            held.append(try post(600_000, to: server))
            while try waiting(server) != count || gate.begun.load(ordering: .relaxed) == 0 {
                yieldThread()
            }
        }
        let refused = try post(600_000, to: server).receive()
        #expect(refused.status == 503 && refused["retry-after"] == "30")
        #expect(refused.text.contains("wasn't begun"))
        #expect(try server.ask("GET", "/").text == "quick")
        gate.released.store(true, ordering: .relaxed)
        for client in held { #expect(try client.receive().status == 200) }
        #expect(try post(600_000, to: server).receive().status == 200)
    }

    private func post(_ count: Int, to server: Server, _ fields: String = "") throws -> Client {
        let client = try server.client()
        client.send(
            "POST / HTTP/1.1\r\nHost: localhost\r\n\(fields)Content-Length: \(count)\r\n\r\n")
        client.send(String(repeating: "x", count: count))
        return client
    }

    /// How many requests wait for a thread.
    private func waiting(_ server: Server) throws -> Int? {
        try server.ask("GET", "/metrics").text.split(separator: "\n")
            .first { $0.hasPrefix("tally_requests_waiting ") }
            .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
    }

    @Test func `requests that were sent together are answered in their order`() throws {
        let server = try Server(handler: { .text($0.path) })
        let client = try server.client()
        let paths = (0..<50).map { "/\($0)" }
        client.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
        for path in paths { #expect(try client.receive().text == path) }
    }

    @Test func `who leaves while the answer is made leaves nothing behind`() throws {
        let gate = Gate()
        let server = try Server(
            { $0.limits.threads = 1 },
            handler: { request in
                guard request.path == "/slow" else { return .text("quick") }
                gate.begun.add(1, ordering: .relaxed)
                while !gate.released.load(ordering: .relaxed) { yieldThread() }
                return .text(String(repeating: "x", count: 100_000))
            })
        try server.client().send("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n")
        while gate.begun.load(ordering: .relaxed) == 0 { yieldThread() }
        gate.released.store(true, ordering: .relaxed)
        #expect(try server.ask("GET", "/").text == "quick")
        while try !server.ask("GET", "/metrics").text.contains("{in=\"memory\"} 0") {
            yieldThread()
        }
    }

    @Test func `answers that nobody reads wait in files, and come whole when they are read`() throws
    {
        let server = try Server(
            { $0.limits.answersInMemory = 3 << 20 },
            handler: { .text($0.path + String(repeating: "x", count: 8 << 20)) })
        let clients = try (0..<20).map { _ in try server.client() }
        for (index, client) in clients.enumerated() {
            client.send("GET /\(index) HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        while try unsent(server, in: "files") != 20 * (8 << 20) + 10 * 2 + 10 * 3 { yieldThread() }
        #expect(try unsent(server, in: "memory") == 0)
        for (index, client) in clients.enumerated() {
            let reply = try client.receive()
            #expect(reply.status == 200)
            #expect(reply.body.count == (8 << 20) + "/\(index)".utf8.count)
            #expect(reply.text.hasPrefix("/\(index)x"))
        }
        while try unsent(server, in: "files") != 0 { yieldThread() }
    }

    @Test func `without room for an answer it is said to come back later`() throws {
        let server = try Server(
            {
                $0.limits.answersInMemory = 10_000
                $0.limits.answersInFiles = 10_000
            },
            handler: { .text(String(repeating: "x", count: Int($0.query["n"] ?? "") ?? 0)) })
        #expect(try server.ask("GET", "/?n=10000").status == 200)
        let reply = try server.ask("GET", "/?n=10001")
        #expect(reply.status == 503)
        #expect(reply["retry-after"] == "5")
    }

    @Test func `one listener can't take the streams of all`() throws {
        let server = try Server({ $0.limits.listenersEach = 2 })
        let clients = try (0..<3).map { _ in try server.client() }
        for client in clients {
            client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        let heads = try clients.map { try $0.take(through: "\r\n\r\n") }
        #expect(heads.count { $0.contains(" 200 ") } == 2)
        #expect(heads.count { $0.contains(" 503 ") } == 1)
    }

    private func unsent(_ server: Server, in place: String) throws -> Int? {
        try server.ask("GET", "/metrics").text.split(separator: "\n")
            .first { $0.hasPrefix("tally_unsent_bytes{in=\"\(place)\"}") }
            .flatMap { $0.split(separator: " ").last }.flatMap { Int($0) }
    }
}

/// Lets other threads go on.
private func yieldThread() { sched_yield() }

/// Where a handler says that it has begun, and waits until it may go on.
private final class Gate: Sendable {
    let begun = Atomic(0)
    let released = Atomic(false)

    /// Holds what brings something; the answer says how many were held together.
    func hold(_ request: Request) -> Response {
        if request.body.isEmpty { return .text("quick") }
        let together = begun.add(1, ordering: .relaxed).newValue
        while !released.load(ordering: .relaxed) { yieldThread() }
        begun.subtract(1, ordering: .relaxed)
        return .text("\(together) together")
    }
}
