import HTTPServer
import Kernel
import Testing

struct DeviceTests {
    let door = Door()
    let server: Server

    init() throws {
        server = try Server(door)
    }

    private func ask(
        _ method: String, _ target: String, _ fields: [String: String], body: String? = nil
    ) throws -> Reply {
        let more = fields.merging(["X-Forwarded-For": "203.0.113.7"]) { $1 }
        return try server.ask(method, target, more, body: body)
    }

    @Test(arguments: ["tallybook", "__Host-tallybook"])
    func `a cookie lets its device in`(name: String) throws {
        let cookie = ["Cookie": "a=b; \(name)=\(Door.writer)"]
        #expect(try ask("GET", "/x", cookie).text == "GET /x \(Door.writer) writes")
        #expect(try ask("POST", "/x", cookie, body: "").text == "POST /x \(Door.writer) writes")
        let wrong = try ask("GET", "/x", ["Cookie": "\(name)=\(Door.writer)x"])
        #expect(wrong.status == 401)
    }

    @Test func `a device is given the figures, a stranger isn't`() throws {
        let figures = try ask("GET", "/metrics", ["Authorization": "Bearer \(Door.reader)"])
        #expect(figures.status == 200 && figures.text.contains("tally_requests_total"))
        #expect(try ask("GET", "/metrics", ["Cookie": "tallybook=\(Door.writer)"]).status == 200)
        #expect(try ask("GET", "/metrics", [:]).status == 401)
    }

    @Test func `what a device sends isn't taken in when it was removed on the way`() throws {
        let client = try server.client()
        let head = "Host: localhost\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Length: 3\r\n"
        client.send("POST /x HTTP/1.1\r\nAuthorization: Bearer \(Door.writer)\r\n\(head)\r\na")
        // It is heard once the head is there.
        let other = ["Authorization": "Bearer \(Door.writer)"]
        while door.admitted < 1 { _ = try ask("GET", "/y", ["Via": "p"]) }
        #expect(try ask("GET", "/x", other).status == 200)
        door.remove(Door.writer)
        client.send("=1")
        #expect(try client.receive().status == 401)
        #expect(door.events.isEmpty)
    }

    @Test func `what a device sends isn't taken in when it may only read by then`() throws {
        let client = try server.client()
        let head = "Host: localhost\r\nX-Forwarded-For: 203.0.113.7\r\nContent-Length: 3\r\n"
        client.send("POST /x HTTP/1.1\r\nAuthorization: Bearer \(Door.writer)\r\n\(head)\r\na")
        while door.admitted < 1 { _ = try ask("GET", "/y", ["Via": "p"]) }
        door.add(Door.writer, .read)
        client.send("=1")
        #expect(try client.receive().status == 403)
    }

    @Test func `a cookie is made to last again now and then`() throws {
        let cookie = ["Cookie": "tallybook=\(Door.writer)"]
        #expect(try ask("GET", "/x", cookie)["set-cookie"] == nil)
        door.renew()
        #expect(
            try ask("GET", "/x", cookie)["set-cookie"]
                == "tallybook=\(Door.writer); Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax")
        let bearer = ["Authorization": "Bearer \(Door.writer)"]
        #expect(try ask("GET", "/x", bearer)["set-cookie"] == nil)
    }

    @Test func `a program shows its token, and is nobody else then`() throws {
        let right = ["Authorization": "Bearer \(Door.writer)"]
        #expect(try ask("GET", "/x", right).text == "GET /x \(Door.writer) writes")
        let reader = try server.ask("GET", "/x", ["Authorization": "bearer \(Door.reader)"])
        #expect(reader.text == "GET /x \(Door.reader) reads")
        for wrong in ["Bearer nobody", "Basic \(Door.writer)", Door.writer, "Bearer", ""] {
            #expect(try server.ask("GET", "/x", ["Authorization": wrong]).status == 401)
        }
    }

    @Test func `a device that may only read gets no write through`() throws {
        let reader = ["Authorization": "Bearer \(Door.reader)"]
        #expect(try ask("GET", "/export.json", reader).status == 200)
        let refused = try ask("POST", "/x", reader, body: "a=1")
        #expect(refused.status == 403)
        #expect(refused.text == "This device may only look. Nothing was changed.\n")
        #expect(try ask("PUT", "/x", reader, body: "a=1").status == 403)
        #expect(
            try ask("POST", "/sync/v1", reader, body: "").text
                == "POST /sync/v1 \(Door.reader) reads")
        let german = reader.merging(["Accept-Language": "de"]) { $1 }
        #expect(
            try ask("POST", "/x", german, body: "").text.hasPrefix("Dieses Gerät darf nur ansehen"))
    }

    @Test func `the bodies of one device leave room for those of others`() throws {
        let server = try Server(
            {
                $0.doorkeeper = door.keeper
                $0.bodyLimit = { _ in 1 << 20 }
                $0.limits.bodiesTogether = 4 << 20
            }, handler: { _ in .text("taken") })
        let head =
            "POST /x HTTP/1.1\r\nHost: localhost\r\nVia: p\r\nCookie: tallybook=\(Door.writer)\r\n"
        let half = String(repeating: "x", count: 400 << 10)
        let begun = try (0..<4).map { _ in try server.client() }
        for client in begun { client.send(head + "Content-Length: 800000\r\n\r\n" + half) }
        // What all of them sent is more than the share of one device, and less than there is room for.
        let rest = String(repeating: "x", count: 800_000 - (400 << 10))
        var statuses: [Int] = []
        for client in begun {
            client.send(rest)
            statuses.append(try client.receive().status)
        }
        #expect(statuses.contains(503))
        #expect(
            try server.ask(
                "POST", "/x", ["Via": "p", "Cookie": "tallybook=\(Door.writer)"], body: "x"
            ).status == 200)
    }

    @Test func `a removed device is a stranger at once, on an open connection too`() throws {
        let client = try server.client()
        let fields = ["Cookie": "tallybook=\(Door.writer)", "Via": "p"]
        #expect(try client.ask("GET", "/x", fields).status == 200)
        door.remove(Door.writer)
        #expect(try client.ask("GET", "/x", fields).status == 401)
        #expect(door.events.isEmpty)
        let guess = ["Cookie": "tallybook=\(Door.writer)x", "Via": "p"]
        #expect(try client.ask("GET", "/x", guess).status == 401)
        #expect(door.events == [.guessed(from: "127.0.0.1")])
    }

    @Test func `removing a device ends its event streams and no others`() throws {
        let owner = try listen([])
        let reader = try listen(["Authorization: Bearer \(Door.reader)"])
        let writer = try listen(["Authorization: Bearer \(Door.writer)"])
        door.remove(Door.writer)
        let last = try writer.take(through: "0\r\n\r\n")
        #expect(!last.contains("change"))
        server.poke()
        for other in [owner, reader] { _ = try other.take(through: "event: change\n") }
    }

    private func listen(_ fields: [String]) throws -> Client {
        let client = try server.client()
        let lines = fields.map { $0 + "\r\n" }.joined()
        client.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
        let head = try client.take(through: "\r\n\r\n")
        try #require(head.hasPrefix("HTTP/1.1 200 "))
        _ = try client.take(through: "id: 0\n\n")
        return client
    }
}
