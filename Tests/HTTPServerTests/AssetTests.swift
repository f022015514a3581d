import HTTPServer
import Kernel
import Testing

@Suite struct AssetTests {
    private static let style = Asset(
        path: "/assets/app-5f3a.css", contentType: "text/css", content: .owned(Array("plain".utf8)),
        brotli: .owned(Array("brotli".utf8)), gzip: .owned(Array("gzip".utf8)), isImmutable: true)
    private static let worker = Asset(
        path: "/worker.js", contentType: "text/javascript", content: .owned(Array("work()".utf8)),
        isImmutable: false,
        headers: [.init("Content-Security-Policy", "script-src 'self' 'wasm-unsafe-eval'")])

    private static let text: StaticString = "in the binary"
    private static let icon = Asset(
        path: "/favicon.svg", contentType: "image/svg+xml",
        content: .immortal(
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)),
        isImmutable: false, etag: "\"1a2b\"")

    private func serverWithAssets() throws -> Server {
        try Server { $0.assets = Assets([Self.style, Self.worker, Self.icon]) }
    }

    @Test(arguments: [
        ("br, gzip", "brotli", "br"), ("gzip", "gzip", "gzip"), ("", "plain", nil),
        ("br;q=0", "plain", nil),
    ])
    func `an asset comes in the shortest form the browser accepts`(
        accepted: String, text: String, coding: String?
    ) throws {
        let server = try serverWithAssets()
        let reply = try server.ask("GET", Self.style.path, ["Accept-Encoding": accepted])
        #expect(reply.text == text)
        #expect(reply["content-encoding"] == coding)
        #expect(reply["vary"] == "Accept-Encoding")
        #expect(reply["content-type"] == "text/css")
    }

    @Test func `a name with a hash may be kept for good`() throws {
        let server = try serverWithAssets()
        let reply = try server.ask("GET", Self.style.path)
        #expect(reply["cache-control"] == "public, max-age=31536000, immutable")
    }

    @Test func `other assets are asked for again and have their own fields`() throws {
        let server = try serverWithAssets()
        let reply = try server.ask("GET", "/worker.js")
        #expect(reply["cache-control"] == "no-cache")
        #expect(
            reply["content-security-policy"] == "script-src 'self' 'wasm-unsafe-eval'")
        let tag = try #require(reply["etag"])
        #expect(try server.ask("GET", "/worker.js", ["If-None-Match": tag]).status == 304)
    }

    @Test func `an asset that is part of the binary has the tag it was built with`() throws {
        let server = try serverWithAssets()
        let reply = try server.ask("GET", "/favicon.svg")
        #expect(reply.text == "in the binary")
        #expect(reply["etag"] == "\"1a2b\"")
    }

    @Test func `HEAD of an asset has no body and other methods reach the handler`() throws {
        let server = try serverWithAssets()
        let client = try server.client()
        #expect(try client.ask("HEAD", "/worker.js")["content-length"] == "6")
        #expect(try client.ask("GET", "/worker.js?v=2").text == "work()")
        #expect(try client.ask("POST", "/worker.js", body: "").text.hasPrefix("POST /worker.js"))
    }

    private static let digest = [UInt8](repeating: 7, count: 32)
    private static let core = Asset(
        path: "/assets/core.5f3a.wasm", contentType: "application/wasm",
        content: .owned(Array("plain".utf8)), brotli: .owned(Array("brotli".utf8)),
        isImmutable: true)

    /// A server that knows one earlier version of the core.
    private func serverWithCore() throws -> Server {
        try Server {
            $0.assets = Assets([Self.core, Self.style])
            $0.earlier = EarlierVersions(
                keep: { _ in },
                difference: { $1 == Self.digest ? Array("from \($0.path)".utf8) : nil })
        }
    }

    @Test func `the core comes as what is different to a browser that has an earlier one`() throws {
        let server = try serverWithCore()
        let known = ":\(Base64.encode(Self.digest)):"
        let reply = try server.ask(
            "GET", Self.core.path,
            ["Accept-Encoding": "br, dcb, dcz", "Available-Dictionary": known])
        #expect(reply["content-encoding"] == "dcz")
        #expect(reply["vary"] == "Accept-Encoding, Available-Dictionary")
        #expect(reply["use-as-dictionary"] == "match=\"/assets/core.*.wasm\"")
        let magic: [UInt8] = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]
        #expect(reply.body == magic + Self.digest + Array("from /assets/core.5f3a.wasm".utf8))
    }

    @Test(arguments: [
        ("br, dcz", nil), ("br, dcz", ":\(Base64.encode([UInt8](repeating: 8, count: 32))):"),
        ("br, dcz", ":AAAA:"), ("br, dcz", "?"), ("br, dcz;q=0", ":\(Base64.encode(digest)):"),
        ("br", ":\(Base64.encode(digest)):"),
    ])
    func `the core comes whole to all others`(accepted: String, known: String?) throws {
        let server = try serverWithCore()
        var fields = ["Accept-Encoding": accepted]
        fields["Available-Dictionary"] = known
        let reply = try server.ask("GET", Self.core.path, fields)
        #expect(reply.text == "brotli")
        #expect(reply["content-encoding"] == "br")
        #expect(reply["use-as-dictionary"] == "match=\"/assets/core.*.wasm\"")
        #expect(try server.ask("GET", Self.style.path, fields)["use-as-dictionary"] == nil)
    }
}
