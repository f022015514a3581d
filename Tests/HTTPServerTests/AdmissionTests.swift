import HTTPServer
import Testing

@testable import HTTPServer

@Suite struct AdmissionTests {
    @Test(arguments: [
        "localhost", "localhost:8722", "LOCALHOST", "127.0.0.1", "127.0.0.1:1", "[::1]:8722",
        "tally.example",
    ])
    func `the server answers to its own names`(host: String) throws {
        let server = try Server({ $0.allowedHosts = ["Tally.example:443"] })
        #expect(try server.ask("GET", "/", host: host).status == 200)
    }

    @Test(arguments: [
        "evil.example", "localhost.evil.example", "192.168.1.5", "localhost:x", "[::1",
        "localhost@e", "evil-localhost", "evil-tally.example", "evil.tally.example",
        "", "tally.example.",
    ])
    func `a foreign name is refused with a sentence`(host: String) throws {
        let server = try Server({ $0.allowedHosts = ["tally.example"] })
        let reply = try server.ask("GET", "/", host: host)
        #expect(reply.status == 421)
        #expect(reply.text.contains("doesn't answer to the name “\(host)”"))
    }

    @Test
    func `beyond the loopback interface every number is a good name and foreign names are not`()
        throws
    {
        let server = try Server({ $0.host = "0.0.0.0" })
        #expect(try server.ask("GET", "/", host: "192.168.1.5:8722").status == 200)
        #expect(try server.ask("GET", "/", host: "[fe80::1]").status == 200)
        #expect(try server.ask("GET", "/", host: "evil.example").status == 421)
    }

    @Test(arguments: [
        ["Origin": "http://localhost"], ["Origin": "https://localhost"], [:],
        ["Origin": "https://tally.example"], ["Sec-Fetch-Site": "same-origin"],
        ["Sec-Fetch-Site": "none"], ["Origin": "null", "Sec-Fetch-Site": "same-origin"],
    ])
    func `the server's own pages and programs may post`(fields: [String: String]) throws {
        let server = try Server({ $0.allowedHosts = ["tally.example"] })
        #expect(try server.ask("POST", "/", fields, body: "a=1").status == 200)
    }

    @Test(arguments: [
        ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://localhost:3000"],
        ["Origin": "localhost"], ["Origin": "http://localhost.evil.example"],
        ["Origin": "http://evil-localhost"], ["Origin": "http://evil.localhost"],
        ["Origin": "http://localhost@evil.example"], ["Origin": "https://evil-tally.example"],
        ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
        ["Origin": "https://tally.example:8443"],
        ["Origin": "http://evil.example", "Sec-Fetch-Site": "none"],
    ])
    func `pages of other sites may not post`(fields: [String: String]) throws {
        let server = try Server({ $0.allowedHosts = ["tally.example"] })
        let client = try server.client()
        let reply = try client.ask("POST", "/", fields, body: "a=1")
        #expect(reply.status == 403)
        #expect(
            reply.text == "A page of another site may neither change anything here nor listen.\n")
        #expect(try client.ask("GET", "/", fields).status == 200)
    }

    @Test(arguments: [
        "http://tally.example:8096", "https://tally.example:8096", "http://tally.example",
    ])
    func `pages of other ports of the server's name may not post`(origin: String) throws {
        let server = try Server({ $0.allowedHosts = ["tally.example"] })
        func post(_ origin: String) throws -> Int {
            try server.ask(
                "POST", "/", host: "tally.example:8722", ["Origin": origin], body: "a=1"
            ).status
        }
        #expect(try post(origin) == 403)
        #expect(try post("http://tally.example:8722") == 200)
    }

    @Test(arguments: ["TRACE", "CONNECT"])
    func `methods for proxies are refused`(method: String) throws {
        let server = try Server()
        let reply = try server.ask(method, "/")
        #expect(reply.status == 405)
        #expect(reply["allow"] == "GET, HEAD, POST")
    }

    @Test(arguments: [
        "Host: localhost\r\nHost: evil.example",
        "Host: localhost\r\nContent-Length: 3\r\nContent-Length: 4",
        "Host: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked",
        "Host: localhost\r\nTransfer-Encoding: gzip, chunked",
        "Accept: */*",
    ])
    func `a head that could be read in two ways is refused and the connection closed`(
        fields: String
    )
        throws
    {
        let server = try Server()
        let client = try server.client()
        client.send("POST / HTTP/1.1\r\n\(fields)\r\n\r\n")
        #expect(try client.receive().status == 400)
        #expect(client.isClosed())
    }

    @Test(arguments: [
        ("Localhost:80", "localhost"), ("[::1]:80", "::1"), ("[::1]", "::1"), ("a:", "a"),
        ("a:b", nil), ("", nil), ("[a", nil), ("[a]b", nil), ("::1", nil),
    ])
    func `the host of an authority`(authority: String, host: String?) {
        #expect(hostName(of: authority) == host)
    }
}
