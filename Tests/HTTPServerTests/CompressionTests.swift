import HTTPServer
import Kernel
import Testing

@Suite struct CompressionTests {
    private static let page = String(repeating: "<li>Oat milk & bread</li>\n", count: 200)

    @Test(arguments: ["gzip", "br, gzip", "deflate, GZIP;q=0.5", "gzip;q=1.0, *;q=0"])
    func `a long text is packed and unpacks to itself`(accepted: String) throws {
        let server = try Server(handler: { _ in .text(Self.page) })
        let reply = try server.ask("GET", "/", ["Accept-Encoding": accepted])
        #expect(reply["content-encoding"] == "gzip")
        #expect(reply["vary"] == "Accept-Encoding, Accept-Language")
        #expect(reply.body.count < Self.page.utf8.count / 4)
        #expect(try unpacked(reply.body) == Array(Self.page.utf8))
    }

    @Test(arguments: ["", "br", "identity", "gzip;q=0", "gzip; q=0.000", "gzippy"])
    func `a browser that can't unpack gets it as it is`(accepted: String) throws {
        let server = try Server(handler: { _ in .text(Self.page) })
        let reply = try server.ask("GET", "/", ["Accept-Encoding": accepted])
        #expect(reply["content-encoding"] == nil)
        #expect(reply.text == Self.page)
    }

    @Test func `the tag is the same, packed or not`() throws {
        let server = try Server(handler: { _ in .text(Self.page) })
        let packed = try server.ask("GET", "/", ["Accept-Encoding": "gzip"])
        let plain = try server.ask("GET", "/")
        #expect(packed["etag"] == plain["etag"])
    }

    @Test func `short texts, pictures and noise leave as they are`() throws {
        var random = SystemRandomNumberGenerator()
        let noise = (0..<5000).map { _ in UInt8.random(in: 0...255, using: &random) }
        let answers: [String: Response] = [
            "/short": .text("short"),
            "/picture": Response(
                headers: [.init("Content-Type", "image/png")], body: Array(Self.page.utf8)),
            "/noise": Response(headers: [.init("Content-Type", "text/plain")], body: noise),
        ]
        let server = try Server(handler: { answers[$0.path] ?? .text("", status: 404) })
        for (path, answer) in answers {
            let reply = try server.ask("GET", path, ["Accept-Encoding": "gzip"])
            #expect(reply["content-encoding"] == nil, "\(path)")
            #expect(reply.body == answer.body, "\(path)")
        }
    }

    @Test func `texts of every length come back whole`() throws {
        let handler: @Sendable (Request) -> Response = { request in
            let count = Int(request.query["n"] ?? "") ?? 0
            return .text(String((0..<count).map { "abc äöü \n".randomElement(at: $0) }))
        }
        let server = try Server(handler: handler)
        let client = try server.client()
        for count in stride(from: 1000, to: 200_000, by: 9_973) {
            let packed = try client.ask("GET", "/?n=\(count)", ["Accept-Encoding": "gzip"])
            let plain = try client.ask("GET", "/?n=\(count)")
            #expect(packed["content-encoding"] == "gzip")
            #expect(try unpacked(packed.body) == plain.body)
        }
    }
}

extension String {
    fileprivate func randomElement(at index: Int) -> Character {
        self[self.index(startIndex, offsetBy: (index &* 7919) % count)]
    }
}
