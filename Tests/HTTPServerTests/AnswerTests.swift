import HTTPServer
import Kernel
import Synchronization
import Testing

@Suite struct AnswerTests {
    @Test func `path and query arrive decoded and in order`() throws {
        let server = try Server()
        let reply = try server.ask("GET", "/a%20b/%C3%A4?x=1&y=2%2B3&x=a+b&flag")
        #expect(reply.status == 200)
        #expect(reply.text.hasPrefix("GET /a b/ä x=1;y=2+3;x=a b;flag=\n"))
    }

    @Test func `a posted body arrives with its type`() throws {
        let server = try Server()
        let reply = try server.ask(
            "POST", "/form", ["Content-Type": "text/plain"], body: "one\ntwo")
        #expect(reply.text == "POST /form \ntext/plain\nen\none\ntwo")
    }

    @Test(arguments: ["4\r\nWiki\r\n0\r\n\r\n", "4\nWiki\n0\n\n", "4;x\r\nWiki\r\n0\r\n\r\n", ""])
    func `a body in chunks is refused before the first of them is read`(chunks: String) throws {
        let server = try Server()
        let client = try server.client()
        let next = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n"
        client.send(
            "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
                + chunks + next)
        let reply = try client.receive()
        #expect(reply.status == 411)
        #expect(reply.text.contains("give it as Content-Length"))
        #expect(client.isClosed())
    }

    @Test func `the browser's languages reach the core`() throws {
        let server = try Server()
        let reply = try server.ask("GET", "/", ["Accept-Language": "de-CH,it;q=0.5"])
        #expect(reply.text.contains("\nde-CH,it;q=0.5\n"))
    }

    @Test func `every request has its own seed and a time near the last one's`() throws {
        let contexts = Mutex<[Request.Context]>([])
        let server = try Server(
            handler: { request in
                contexts.withLock { $0.append(request.context) }
                return .text("")
            }
        )
        let client = try server.client()
        for _ in 0..<20 { _ = try client.ask("GET", "/") }
        let seen = contexts.withLock { $0 }
        #expect(Set(seen.map(\.seed)).count == 20)
        #expect(seen.map(\.now) == seen.map(\.now).sorted())
        #expect(seen.allSatisfy { $0.now.milliseconds > 1_700_000_000_000 })
        #expect(seen.allSatisfy { (-1440...1440).contains($0.utcOffset) })
    }

    @Test func `the core's status and fields leave as they are`() throws {
        let server = try Server(handler: { _ in .seeOther("/list?done=1") })
        let reply = try server.ask("POST", "/", body: "")
        #expect(reply.status == 303)
        #expect(reply["location"] == "/list?done=1")
    }

    @Test(arguments: ["/", "/missing", "/large"])
    func `HEAD has the fields of GET and no body`(path: String) throws {
        let handler: @Sendable (Request) -> Response = { request in
            let text = request.path == "/large" ? String(repeating: "long ", count: 900) : "short"
            return .text(text, status: request.path == "/missing" ? 404 : 200)
        }
        let server = try Server(handler: handler)
        let client = try server.client()
        let get = try client.ask("GET", path, ["Accept-Encoding": "gzip"])
        let head = try client.ask("HEAD", path, ["Accept-Encoding": "gzip"])
        #expect(head.names == get.names && head.status == get.status)
        #expect(head["content-length"] == get["content-length"])
        #expect(try client.ask("GET", path).status == get.status)
    }

    @Test func `a method that the core doesn't know is the core's to refuse`() throws {
        let server = try Server()
        #expect(try server.ask("DELETE", "/x").text.hasPrefix("OTHER /x"))
    }

    @Test func `every answer says how it may be used`() throws {
        let server = try Server()
        let refused = try server.ask("GET", "/", host: "evil.example")
        for reply in [try server.ask("GET", "/"), refused] {
            #expect(reply["x-content-type-options"] == "nosniff")
            #expect(reply["referrer-policy"] == "same-origin")
            #expect(reply["cross-origin-resource-policy"] == "same-origin")
            #expect(reply["x-frame-options"] == "DENY")
            #expect(
                reply["content-security-policy"]
                    == "default-src 'none'; base-uri 'none'; frame-ancestors 'none'")
            #expect(reply["cross-origin-opener-policy"] == "same-origin")
            #expect(reply["cache-control"] == "no-store")
        }
    }

    @Test func `a policy of the app's own stays as it is, also when nothing has changed`() throws {
        let policy = Response.Header("Content-Security-Policy", "default-src 'self'")
        let server = try Server(handler: { _ in
            Response(headers: [policy, .init("ETag", "\"1\"")])
        })
        #expect(try server.ask("GET", "/")["content-security-policy"] == "default-src 'self'")
        let known = try server.ask("GET", "/", ["If-None-Match": "\"1\""])
        #expect(known.status == 304)
        #expect(known["content-security-policy"] == "default-src 'self'")
    }

    @Test func `what the core says about safety isn't said twice`() throws {
        let header = Response.Header("Referrer-Policy", "no-referrer")
        let server = try Server(handler: { _ in Response(headers: [header]) })
        #expect(try server.ask("GET", "/")["referrer-policy"] == "no-referrer")
    }

    @Test func `a line break in the core's field can't add fields to the answer`() throws {
        let header = Response.Header("Location", "/\r\nSet-Cookie: a=b")
        let server = try Server(handler: { _ in Response(status: 303, headers: [header]) })
        let reply = try server.ask("GET", "/")
        #expect(reply.status == 500)
        #expect(reply["set-cookie"] == nil)
    }

    @Test(arguments: ["x", "/../a", "/%00", "*"])
    func `a malformed address is refused`(target: String) throws {
        let server = try Server()
        #expect(try server.ask("GET", target).status == 400)
    }
}
