import HTTPServer
import Kernel
import Synchronization
import Testing

@Suite struct CachingTests {
    @Test func `a page that hasn't changed is answered with 304`() throws {
        let server = try Server()
        let client = try server.client()
        let first = try client.ask("GET", "/list")
        let tag = try #require(first["etag"])
        #expect(first["cache-control"] == "no-store")
        #expect(first["vary"] == "Accept-Encoding, Accept-Language")
        for known in [tag, "\"other\", \(tag)", String(tag.dropFirst(2)), "*"] {
            let again = try client.ask("GET", "/list", ["If-None-Match": known])
            #expect(again.status == 304, "\(known)")
            #expect(again["etag"] == tag)
            #expect(again["cache-control"] == "no-store")
            #expect(again["content-type"] == nil)
        }
        #expect(try client.ask("GET", "/other", ["If-None-Match": tag]).status == 200)
    }

    @Test func `equal bytes have equal tags and nearly equal bytes don't`() throws {
        let server = try Server(handler: { .text($0.path) })
        let client = try server.client()
        var tags: Set<String> = []
        for index in 0..<200 {
            let path = "/" + String(repeating: "a", count: index)
            let tag = try #require(client.ask("GET", path)["etag"])
            #expect(try client.ask("GET", path)["etag"] == tag)
            tags.insert(tag)
        }
        #expect(tags.count == 200)
    }

    @Test func `what the core forbids to store has no tag`() throws {
        let header = Response.Header("Cache-Control", "no-store")
        let server = try Server(handler: { _ in Response(headers: [header]) })
        let reply = try server.ask("GET", "/", ["If-None-Match": "*"])
        #expect(reply.status == 200)
        #expect(reply["etag"] == nil)
        #expect(reply["cache-control"] == "no-store")
    }

    @Test func `the core's own tag counts`() throws {
        let header = Response.Header("ETag", "\"v7\"")
        let server = try Server(handler: { _ in Response(headers: [header]) })
        #expect(try server.ask("GET", "/", ["If-None-Match": "W/\"v7\""]).status == 304)
        for other in ["\"v8\"", "\"v", "\"v7"] {
            #expect(try server.ask("GET", "/", ["If-None-Match": other]).status == 200)
        }
    }

    @Test func `posts and errors are never answered from memory`() throws {
        let server = try Server(handler: { .text("", status: $0.method == .post ? 200 : 404) })
        #expect(try server.ask("POST", "/", ["If-None-Match": "*"], body: "").status == 200)
        #expect(try server.ask("GET", "/", ["If-None-Match": "*"]).status == 404)
    }
}

/// Pages that are answered again as they were, as long as nothing has changed.
@Suite struct RecentAnswersTests {
    /// A book of one number, which counts how often somebody looks into it.
    private final class Counter: Sendable {
        let number = Atomic<Int64>(1)
        let looks = Atomic(0)
        /// Whether somebody else writes just while a page is made.
        let isWrittenMeanwhile = Atomic(false)
        let isReadable = Atomic(true)

        func page(_ request: Request) -> Response {
            looks.add(1, ordering: .relaxed)
            let number = number.load(ordering: .relaxed)
            if isWrittenMeanwhile.load(ordering: .relaxed) { write() }
            if request.method == .post { write() }
            let text = "\(request.path) \(request.context.acceptLanguage) \(number)"
            return .text(text + String(repeating: " and more", count: 500))
        }

        func write() { number.add(1, ordering: .relaxed) }

        var version: Int64? {
            isReadable.load(ordering: .relaxed) ? number.load(ordering: .relaxed) : nil
        }
    }

    private let counter = Counter()

    private func client() throws -> Client {
        let counter = counter
        return try Server(handler: { counter.page($0) }, version: { counter.version }).client()
    }

    private var looks: Int { counter.looks.load(ordering: .relaxed) }

    @Test func `a page is made once while nothing changes, and anew after a write`() throws {
        let client = try client()
        let first = try client.ask("GET", "/a")
        #expect(try client.ask("GET", "/a").body == first.body)
        let tag = try #require(first["etag"])
        #expect(try client.ask("GET", "/a", ["If-None-Match": tag]).status == 304)
        #expect(looks == 1)
        _ = try client.ask("POST", "/a", body: "x")
        let after = try client.ask("GET", "/a")
        #expect(looks == 3)
        #expect(after.text.hasPrefix("/a en 2"))
    }

    @Test func `addresses, languages and packing are kept apart`() throws {
        let client = try client()
        for _ in 0..<2 {
            #expect(try client.ask("GET", "/a").text.hasPrefix("/a en 1"))
            #expect(try client.ask("GET", "/a?b").text.hasPrefix("/a en 1"))
            let german = try client.ask("GET", "/a", ["Accept-Language": "de"])
            #expect(german.text.hasPrefix("/a de 1"))
            let packed = try client.ask("GET", "/a", ["Accept-Encoding": "gzip"])
            #expect(packed["content-encoding"] == "gzip")
        }
        #expect(looks == 4)
    }

    @Test func `a write while a page is made makes the next one new`() throws {
        counter.isWrittenMeanwhile.store(true, ordering: .relaxed)
        let client = try client()
        #expect(try client.ask("GET", "/a").text.hasPrefix("/a en 1"))
        counter.isWrittenMeanwhile.store(false, ordering: .relaxed)
        #expect(try client.ask("GET", "/a").text.hasPrefix("/a en 2"))
        #expect(try client.ask("GET", "/a").text.hasPrefix("/a en 2"))
        #expect(looks == 2)
    }

    @Test func `nothing is answered from memory while the version can't be told`() throws {
        let client = try client()
        _ = try client.ask("GET", "/a")
        counter.isReadable.store(false, ordering: .relaxed)
        for _ in 0..<2 { _ = try client.ask("GET", "/a") }
        #expect(looks == 3)
    }

    @Test func `more pages than there is room for are all right`() throws {
        let client = try client()
        for round in 1...2 {
            for page in 0..<300 {
                let body = try client.ask("GET", "/\(page)").text
                #expect(body.hasPrefix("/\(page) en 1"), "\(round)")
            }
        }
        #expect(300...600 ~= looks)
    }
}
