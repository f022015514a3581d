import HTTPServer
import Kernel
import Synchronization
import Testing

@Suite struct LimitTests {
    @Test func `a body up to the limit is taken`() throws {
        let server = try Server(
            { $0.limits.body = 100_000 }, handler: { .text("\($0.body.count)") })
        let body = String(repeating: "x", count: 100_000)
        #expect(try server.ask("POST", "/", body: body).text == "100000")
    }

    @Test func `a body over the limit is refused and the connection stays good`() throws {
        let server = try Server({ $0.limits.body = 1 << 20 })
        let client = try server.client()
        let reply = try client.ask("POST", "/", body: String(repeating: "x", count: 3 << 20))
        #expect(reply.status == 413)
        #expect(reply.text == "What was sent is larger than the allowed 1 MiB.\n")
        #expect(try client.ask("GET", "/").status == 200)
    }

    @Test func `a path may have a limit of its own, with a query too`() throws {
        let server = try Server({
            $0.limits.body = 1000
            $0.bodyLimit = { $0 == "/files" ? 5000 : nil }
        })
        let body = String(repeating: "x", count: 5000)
        #expect(try server.ask("POST", "/files?a=b", body: body).status == 200)
        #expect(try server.ask("POST", "/files", body: body + "x").status == 413)
        #expect(try server.ask("POST", "/", body: body).text.contains("1000 bytes"))
    }

    @Test(arguments: [1, 500, 1_000, 2_000])
    func `a query of many parameters is answered`(count: Int) throws {
        let server = try Server(handler: { .text($0.query.all("a").joined()) })
        let query = repeatElement("a=1", count: count).joined(separator: "&")
        let reply = try server.ask("GET", "/x?" + query)
        #expect(reply.status == 200)
        #expect(reply.text == String(repeating: "1", count: count))
        #expect(try server.ask("GET", "/x?").text == "")
        #expect(try server.ask("GET", "/x?a=%26&a=?&b&=").text == "&?")
        #expect(
            try server.ask("GET", "/x?a=" + query + query + query).status
                == (count > 680 ? 414 : 200))
    }

    @Test func `a body beyond reason isn't read at all`() throws {
        let server = try Server({ $0.limits.body = 1000 })
        let client = try server.client()
        client.send(
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000000000\r\n\r\n")
        #expect(try client.receive().status == 413)
        #expect(client.isClosed())
    }

    @Test func `who asks for leave to send too much doesn't get it`() throws {
        let server = try Server({ $0.limits.body = 1000 })
        let client = try server.client()
        client.send(
            "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1001\r\n"
                + "Expect: 100-continue\r\n\r\n")
        #expect(try client.receive().status == 413)
    }

    @Test func `bodies that together are too much are refused for now`() throws {
        let server = try Server({ $0.limits.bodiesTogether = 1000 })
        let client = try server.client()
        let reply = try client.ask("POST", "/", body: String(repeating: "x", count: 2000))
        #expect(reply.status == 503)
        #expect(reply["retry-after"] == "5")
        for _ in 0..<5 {
            let body = String(repeating: "x", count: 900)
            #expect(try client.ask("POST", "/", body: body).status == 200)
        }
    }

    @Test func `a long address is refused`() throws {
        let server = try Server()
        #expect(try server.ask("GET", "/" + String(repeating: "a", count: 8191)).status == 200)
        let reply = try server.ask("GET", "/" + String(repeating: "a", count: 8192))
        #expect(reply.status == 414)
        #expect(reply.text.contains("8 KiB"))
    }

    @Test func `a huge head is refused`() throws {
        let server = try Server()
        let value = String(repeating: "a", count: 200_000)
        #expect(try server.ask("GET", "/", ["X-Large": value]).status == 431)
        let many = (0..<5000).map { "X-\($0): y\r\n" }.joined()
        let client = try server.client()
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\(many)\r\n")
        #expect(try client.receive().status == 431)
        #expect(try server.ask("GET", "/").status == 200)
    }

    @Test func `a request that trickles in is cut off after ten seconds, however steadily`() throws
    {
        let clock = Atomic<Int64>(1_000_000)
        let server = try Server({ $0.now = { clock.load(ordering: .sequentiallyConsistent) } })
        let slow = try server.client()
        slow.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        #expect(try server.ask("GET", "/").status == 200)
        clock.add(9_000, ordering: .sequentiallyConsistent)
        let later = try server.client()
        #expect(try later.ask("GET", "/").status == 200)
        later.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        #expect(try server.ask("GET", "/").status == 200)
        clock.add(1_000, ordering: .sequentiallyConsistent)
        #expect(slow.isClosed())
        later.send("\r\n\r\n")
        #expect(try later.receive().status == 200)
        later.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        #expect(try server.ask("GET", "/").status == 200)
        clock.add(41_000, ordering: .sequentiallyConsistent)
        #expect(later.isClosed())
    }
}
