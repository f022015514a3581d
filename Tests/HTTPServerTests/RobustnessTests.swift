import Glibc
import HTTPServer
import Kernel
import Testing

@Suite struct RobustnessTests {
    @Test func `half requests don't keep others waiting`() throws {
        // However busy the machine is that runs the tests.
        let server = try Server({
            $0.limits.headTime = 600
            $0.limits.idleTime = 600
        })
        let halves = try (0..<300).map { _ in try server.client() }
        for half in halves { half.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Le") }
        for _ in 0..<20 { #expect(try server.ask("GET", "/").status == 200) }
        for half in halves { half.send("ngth: 2\r\n\r\nab") }
        for half in halves { #expect(try half.receive().text.hasSuffix("\nab")) }
    }

    @Test func `two hundred connections that stay open are all answered, again and again`() throws {
        let server = try Server()
        let clients = try (0..<200).map { _ in try server.client() }
        for round in 0..<5 {
            for (index, client) in clients.enumerated() {
                client.send("GET /\(round)/\(index) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            }
            for (index, client) in clients.enumerated() {
                #expect(try client.receive().text.hasPrefix("GET /\(round)/\(index) \n"))
            }
        }
    }

    @Test func `requests sent without waiting are answered in order`() throws {
        let server = try Server()
        let client = try server.client()
        client.send(
            (0..<50).map { "GET /\($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined())
        for index in 0..<50 {
            #expect(try client.receive().text.hasPrefix("GET /\(index) \n"))
        }
    }

    @Test func `clients that leave in the middle of anything do no harm`() throws {
        let large = String(repeating: "large ", count: 500_000)
        let server = try Server(handler: { _ in .text(large) })
        for cut in ["G", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"] {
            for _ in 0..<30 { try server.client().send(cut) }
        }
        #expect(try server.ask("GET", "/").body.count == large.utf8.count)
    }

    @Test(arguments: [
        "\r\n\r\n\r\n", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET  HTTP/1.1\r\n\r\n",
        "GET / a HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
        " / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\n: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}",
    ])
    func `a malformed request is refused or cut off, and the server lives on`(request: String)
        throws
    {
        let server = try Server { $0.limits.headTime = 1 }
        let client = try server.client()
        client.send(request)
        client.finish()
        if !client.isClosed() { #expect((400...505).contains(try client.receive().status)) }
        #expect(try server.ask("GET", "/").status == 200)
    }

    @Test func `no bytes can bring it down`() throws {
        var random = SystemRandomNumberGenerator()
        let words = [
            "GET ", "POST ", "HEAD ", "/", "/events", " HTTP/1.1", "\r\n", "\r\n\r\n", "Host: ",
            "localhost",
            "Content-Length: ", "5", "-1", "Transfer-Encoding: chunked", "Expect: 100-continue",
            "0\r\n",
            "Accept-Encoding: gzip", "If-None-Match: \"", "\u{0}", "%", "?", "&=", "é", "\t", ":",
            "Origin: http://", "Sec-Fetch-Site: ", "Last-Event-ID: 9",
        ]
        let server = try Server()
        for _ in 0..<400 {
            let client = try server.client()
            let count = Int.random(in: 1...12, using: &random)
            client.send(
                (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined())
        }
        #expect(try server.ask("GET", "/").status == 200)
    }
}
