import HTTPServer
import Kernel
import SyncOverHTTP
import Testing

/// What becomes of errands to servers that answer badly, by the short way and by libcurl.
@Suite struct SyncConnectionTests {
    private let hash = BlobHash(of: [1])

    private func connection(
        to server: ScriptedServer, _ scheme: String = "http"
    ) -> SyncConnection {
        SyncConnection(
            "\(scheme)://127.0.0.1:\(server.port)", language: .german, token: "a-token-of-a-test-x")
    }

    private func fetched(_ bytes: String, _ fields: String) -> String {
        "HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\(fields)\r\n\(bytes)"
    }

    private func expect(
        _ outcome: SyncConnection.Outcome, _ problem: SyncProblem, _ detail: String? = nil,
        _ location: SourceLocation = #_sourceLocation
    ) {
        guard case .failed(let found, let words) = outcome else {
            Issue.record("an answer", sourceLocation: location)
            return
        }
        #expect(found == problem, sourceLocation: location)
        if let detail { #expect(words == detail, sourceLocation: location) }
    }

    @Test func `an answer in pieces is asked for again by libcurl, which goes on then`() throws {
        let pieces = fetched("3\r\nyes\r\n0\r\n\r\n", "Transfer-Encoding: chunked\r\n")
        let server = try ScriptedServer([.answer(pieces)], [.answer(pieces), .answer(pieces)])
        let connection = connection(to: server)
        for _ in 0..<2 {
            guard case .answer(let bytes) = connection.run(.fetch(hash)) else {
                Issue.record("no answer")
                continue
            }
            #expect(bytes == Array("yes".utf8))
        }
        let heard = server.heard()
        #expect(heard.count == 2)
        for request in heard {
            #expect(request.hasPrefix("GET /sync/v1/files/\(hash.text) HTTP/1.1\r\n"))
            #expect(request.contains("\r\nAuthorization: Bearer a-token-of-a-test-x\r\n"))
            #expect(request.contains("\r\nAccept-Language: de\r\n"))
        }
        #expect(!server.isAskedAgain())
    }

    @Test func `what fails for good isn't tried by libcurl too`() throws {
        let half = fetched("ye", "Content-Length: 3\r\n")
        let long = fetched("", "Content-Length: 26214401\r\n")
        let server = try ScriptedServer([.answer(half)], [.answer(long)], [.answer("")])
        let connection = connection(to: server)
        expect(connection.run(.fetch(hash)), .unreachable, "Connection reset by peer")
        expect(connection.run(.fetch(hash)), .unreadable, "the answer is too long")
        expect(connection.run(.fetch(hash)), .unreachable, "no answer")
        #expect(server.heard().count == 3)
        #expect(!server.isAskedAgain())
    }

    @Test(arguments: [
        ("301 Moved\r\nLocation: http://127.0.0.1:1/", SyncProblem.unreadable, "status 301"),
        ("307 There\r\nLocation: /sync", .unreadable, "status 307"),
        ("401 No", .notLetIn, ""), ("503 Later", .unreachable, "status 503"),
        ("404 Nothing", .unreadable, "status 404"), ("200 OK", .unreadable, "status 200"),
    ])
    func `a status is told, and nobody is followed elsewhere`(
        status: String, problem: SyncProblem, detail: String
    ) throws {
        let server = try ScriptedServer([
            .answer("HTTP/1.1 \(status)\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n")
        ])
        expect(connection(to: server).run(.fetch(hash)), problem, detail)
        #expect(server.heard().count == 1)
        #expect(!server.isAskedAgain())
    }

    @Test func `over HTTPS, TLS 1.2 and 1.3 are offered and nothing older`() throws {
        let server = try ScriptedServer([.answer("")])
        expect(connection(to: server, "https").run(.fetch(hash)), .unreachable)
        let greeting = try #require(server.heard().first?.unicodeScalars.map { UInt8($0.value) })
        let versions = try #require(offeredVersions(greeting))
        #expect(versions.contains(0x0303))
        #expect(versions.allSatisfy { $0 >= 0x0303 || $0 & 0x0f0f == 0x0a0a })
    }

    /// What the greeting of a TLS client says in its extension `supported_versions`.
    private func offeredVersions(_ greeting: [UInt8]) -> [Int]? {
        func number(_ place: Int) -> Int { Int(greeting[place]) << 8 | Int(greeting[place + 1]) }
        guard greeting.first == 0x16, greeting.count > 44 else { return nil }
        // Record 5 bytes, handshake 4, version 2, random 32; then session, ciphers, compressions.
        var place = 43
        place += 1 + Int(greeting[place])
        place += 2 + number(place)
        place += 1 + Int(greeting[place])
        place += 2
        while place + 4 <= greeting.count {
            let (kind, length) = (number(place), number(place + 2))
            if kind == 43 {
                return stride(from: place + 5, to: place + 4 + length, by: 2).map(number)
            }
            place += 4 + length
        }
        return nil
    }
}
