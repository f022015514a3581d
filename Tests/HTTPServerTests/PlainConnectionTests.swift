import Glibc
import HTTPServer
import Kernel
import Testing

@testable import SyncOverHTTP

/// A connection by the short way, to servers that answer well and badly.
@Suite struct PlainConnectionTests {
    /// Long enough for whoever answers.
    private static let patient = PlainConnection.Patience(connecting: 30_000, silence: 30_000)
    /// For whoever never does.
    private static let hasty = PlainConnection.Patience(connecting: 50, silence: 50)

    private func connection(
        to port: UInt16, at host: String = "127.0.0.1", _ path: String = "",
        _ patience: PlainConnection.Patience = patient
    ) throws -> PlainConnection {
        try #require(PlainConnection("http://\(host):\(port)\(path)", patience))
    }

    private func ask(_ connection: PlainConnection) throws(PlainProblem) -> String {
        let answer = try connection.run("/", [], body: Array("12345".utf8), limit: 100)
        return "\(answer.status) \(answer.contentType) "
            + String(decoding: answer.body, as: UTF8.self)
    }

    @Test func `brings what the server answers, one request after another`() throws {
        let server = try Server()
        let connection = try connection(to: server.port, "/base")
        for body in ["first", "", String(repeating: "long ", count: 100_000)] {
            let answer = try connection.run(
                "/path", ["Content-Type: text/x", "Accept-Language: de", "Expect:"],
                body: Array(body.utf8), limit: 1_000_000)
            #expect(answer.status == 200)
            #expect(answer.contentType == "text/plain; charset=utf-8")
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text == "POST /base/path \ntext/x\nde\n\(body)")
        }
        let answer = try connection.run("/x", [], body: nil, limit: 1_000)
        #expect(String(decoding: answer.body, as: UTF8.self) == "GET /base/x \n\nen\n")
    }

    @Test(arguments: ["127.0.0.1", "[::1]", "localhost", "LocalHost"])
    func `a request names host and port, and nothing that is for libcurl`(host: String) throws {
        let place = host == "[::1]" ? "::1" : "127.0.0.1"
        let server = try ScriptedServer(at: place, [.answer(good("yes"))])
        let connection = try connection(to: server.port, at: host)
        _ = try connection.run("/sync", ["A: b", "Expect:"], body: [0x78], limit: 100)
        #expect(
            server.heard() == [
                "POST /sync HTTP/1.1\r\nHost: \(host):\(server.port)\r\nAccept: */*\r\nA: b\r\n"
                    + "Content-Length: 1\r\n\r\nx"
            ])
    }

    private func good(_ body: String, _ fields: String = "") -> String {
        "HTTP/1.1 200 OK\r\nContent-Type: text/x\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    @Test func `a server that has hung up since the last answer is asked anew`() throws {
        let server = try ScriptedServer([.answer(good("one"))], [.answer(good("two"))])
        let connection = try connection(to: server.port)
        #expect(try ask(connection) == "200 text/x one")
        #expect(try ask(connection) == "200 text/x two")
        #expect(server.heard().count == 2)
    }

    @Test func `who says that it hangs up isn't asked on that connection again`() throws {
        let server = try ScriptedServer(
            [.answer(good("one", "Connection: x, Close\r\nConnection: y\r\n")), .wait],
            [.answer(good("two"))])
        let connection = try connection(to: server.port)
        #expect(try ask(connection) == "200 text/x one")
        #expect(try ask(connection) == "200 text/x two")
        #expect(server.heard().count == 2)
    }

    @Test func `where to look instead is told and not followed`() throws {
        let server = try ScriptedServer([
            .answer(
                "HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
        ])
        #expect(try ask(try connection(to: server.port)) == "302  ")
        #expect(server.heard().count == 1)
        #expect(!server.isAskedAgain())
    }

    @Test func `an answer that comes before the request is whole is taken`() throws {
        let refusal = "HTTP/1.1 401 No\r\nContent-Length: 2\r\n\r\nNo"
        let server = try ScriptedServer([.say(refusal), .wait])
        let connection = try connection(to: server.port)
        let long = [UInt8](repeating: 1, count: 32 << 20)
        let answer = try connection.run("/", [], body: long, limit: 100)
        #expect(answer.status == 401)
    }

    @Test func `a longer answer than was asked for is refused before it has come`() throws {
        let server = try ScriptedServer([
            .answer("HTTP/1.1 200 OK\r\nContent-Length: 101\r\n\r\n"), .wait,
        ])
        #expect(throws: PlainProblem.tooLong) { try ask(try connection(to: server.port)) }
        #expect(server.heard().count == 1)
        #expect(!server.isAskedAgain())
    }

    @Test(arguments: ["H", "HTTP/1.1 200 OK\r\nContent-Len", "HTTP/1.1 200 OK\r\n\r"])
    func `half a head is no answer`(half: String) throws {
        let server = try ScriptedServer([.answer(half)])
        #expect(throws: PlainProblem.system(ECONNRESET)) {
            try ask(try connection(to: server.port))
        }
    }

    @Test func `half a body is no answer`() throws {
        let server = try ScriptedServer([.answer(String(good("whole").dropLast()))])
        #expect(throws: PlainProblem.system(ECONNRESET)) {
            try ask(try connection(to: server.port))
        }
    }

    @Test func `a server that hangs up without a word is asked once`() throws {
        let server = try ScriptedServer([.answer("")])
        #expect(throws: PlainProblem.gone) { try ask(try connection(to: server.port)) }
        #expect(server.heard().count == 1)
        #expect(!server.isAskedAgain())
    }

    @Test(arguments: ["", "HTTP/1.1 2", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf"])
    func `a server that falls silent is given up, and not asked again`(half: String) throws {
        let server = try ScriptedServer([.say(half), .wait])
        let connection = try connection(to: server.port, "", Self.hasty)
        #expect(throws: PlainProblem.system(ETIMEDOUT)) { try ask(connection) }
        #expect(server.heard().count == 1)
        #expect(!server.isAskedAgain())
    }

    @Test func `a server of which next to nothing comes is given up`() throws {
        let server = try ScriptedServer([
            .say("HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\n"), .drip,
        ])
        let slow = PlainConnection.Patience(connecting: 1_000, silence: 600)
        let connection = try connection(to: server.port, "", slow)
        #expect(throws: PlainProblem.system(ETIMEDOUT)) {
            try connection.run("/", [], body: [], limit: 100_000)
        }
        _ = server.heard()
    }

    @Test func `a connection that never comes about is given up`() throws {
        let listener = try Listener("127.0.0.1", backlog: 0)
        defer { close(listener.descriptor) }
        // Whoever isn't accepted fills the queue; after that, the system answers nobody.
        let waiting = try (0..<8).map { _ in
            try connection(to: listener.port, "", Self.hasty)
        }
        var problems: [PlainProblem] = []
        for connection in waiting {
            do throws(PlainProblem) { _ = try ask(connection) } catch { problems.append(error) }
        }
        #expect(problems == Array(repeating: .system(ETIMEDOUT), count: 8))
    }

    @Test func `a server that is gone is told in the system's words`() throws {
        let server = try Server()
        let connection = try connection(to: server.port)
        server.stop()
        #expect(throws: PlainProblem.system(ECONNREFUSED)) { try ask(connection) }
    }

    /// The server waits for more each time: what libcurl is asked, it is asked at once.
    @Test(arguments: [
        "SSH-2.0-OpenSSH_9.6\r\n", "HTTP/1.0 200 OK\r\n", "\u{15}\u{3}\u{3}\u{0}\u{2}",
        "HTTP/1.1 200 OK\nContent-Length: 0\n\n", "\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nyes\r\n0\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nyes and more",
        "HTTP/1.1 204 No Content\r\nContent-Length: 3\r\n\r\nyes",
        "HTTP/1.1 200 OK\r\nA: " + String(repeating: "long", count: 5_000),
    ])
    func `an answer that isn't plain is left to libcurl`(text: String) throws {
        let server = try ScriptedServer([.answer(text), .wait])
        #expect(throws: PlainProblem.strange) { try ask(try connection(to: server.port)) }
    }
}

/// What is read without asking anybody.
@Suite struct PlainHeadTests {
    private func head(_ text: String) -> PlainHead? { PlainHead(Array(text.utf8)[...]) }

    @Test func `a head says what the body is`() throws {
        let plain = try #require(
            head("HTTP/1.1 404 Not Found\r\ncontent-LENGTH:  7 \r\nConnection: Close\r\n\r\n"))
        #expect(plain.status == 404)
        #expect(plain.length == 7)
        #expect(plain.isLast)
        #expect(head("HTTP/1.1 204 No Content\r\n\r\n")?.length == 0)
        #expect(head("HTTP/1.1 204 No Content\r\nContent-Length: 5\r\n\r\n")?.length == 0)
        #expect(head("HTTP/1.1 200\r\nContent-Length: 0\r\n\r\n")?.isLast == false)
    }

    @Test(arguments: [
        "", "\r\n\r\n", "HTTP/1.1", "HTTP/1.0 200 OK\r\nContent-Length: 1",
        "HTTP/1.1 100 Continue\r\nContent-Length: 0", "HTTP/1.1 200 OK",
        "HTTP/1.1 +200 OK\r\nContent-Length: 0", "HTTP/1.1 x\r\nContent-Length: 0",
        "HTTP/1.1 304 Not Modified\r\nContent-Length: 7", "HTTP/1.1 700 X\r\nContent-Length: 0",
        "HTTP/1.1 200 OK\r\nContent-Length: x", "HTTP/1.1 200 OK\r\nContent-Length: -1",
        "HTTP/1.1 200 OK\r\nContent-Length: +1", "HTTP/1.1 200 OK\r\nContent-Length:",
        "HTTP/1.1 200 OK\r\nContent-Length: 1, 1", "HTTP/1.1 200 OK\r\nContent-Length: 0x1",
        "HTTP/1.1 200 OK\r\nContent-Length: 99999999999999999999",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 1",
        "HTTP/1.1 200 OK\r\nContent-Length : 1", "HTTP/1.1 200 OK\r\n Content-Length: 1",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n folded: x",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nno field",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n: no name",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked",
        "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Encoding: gzip",
    ])
    func `a head that isn't plain is left to libcurl`(text: String) {
        #expect(head(text) == nil)
    }

    @Test(arguments: [
        ("http://localhost", "localhost", "80", ""),
        ("http://192.168.1.5:8722/tally/x", "192.168.1.5:8722", "8722", "/tally/x"),
        ("http://[fd00::2]", "[fd00::2]", "80", ""), ("http://[::1]:1/", "[::1]:1", "1", "/"),
    ])
    func `an address that needs no asking around is taken apart`(
        address: String, authority: String, port: String, path: String
    ) throws {
        let plain = try #require(PlainAddress(address))
        #expect(plain.authority == authority)
        #expect(plain.port == port)
        #expect(plain.path == path)
    }

    @Test(arguments: [
        "https://127.0.0.1", "HTTP://127.0.0.1", "ftp://127.0.0.1", "http://", "http:///x",
        "http://home.example", "http://me:secret@127.0.0.1", "http://127.0.0.1@evil.example",
        "http://127.1", "http://0x7f.0.0.1", "http://2130706433", "http://127.0.0.1.",
        "http://127.0.0.1:", "http://127.0.0.1:99999", "http://127.0.0.1:08", "http://127.0.0.1:+8",
        "http://127.0.0.1:1:2", "http://::1", "http://[::1", "http://::1]", "http://[::1%25lo]",
        "http://[127.0.0.1]", "http://[::1]8", "http://127.0.0.1?x", "http://127.0.0.1#x",
        "http://127.0.0.1/a b", "http://127.0.0.1/a\r\nB: c", "http://127.0.0.1/ä",
        "http://127.0.0.1/?x", "http://127.0.0.1/a/../b", "http://127.0.0.1/./b",
        "http://local host",
    ])
    func `an address of another form is left to libcurl`(address: String) {
        #expect(PlainAddress(address) == nil)
    }
}
