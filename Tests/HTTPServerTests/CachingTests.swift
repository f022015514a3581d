import HTTPServer
import Kernel
import Testing

@Suite struct CachingTests {
    @Test func `a page that hasn't changed is answered with 304`() throws {
        let server = try Server()
        let client = try server.client()
        let first = try client.ask("GET", "/list")
        let tag = try #require(first["etag"])
        #expect(first["cache-control"] == "private, no-cache")
        #expect(first["vary"] == "Accept-Encoding, Accept-Language")
        for known in [tag, "\"other\", \(tag)", String(tag.dropFirst(2)), "*"] {
            let again = try client.ask("GET", "/list", ["If-None-Match": known])
            #expect(again.status == 304, "\(known)")
            #expect(again["etag"] == tag)
            #expect(again["cache-control"] == "private, no-cache")
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
        #expect(try server.ask("GET", "/", ["If-None-Match": "\"v8\""]).status == 200)
    }

    @Test func `posts and errors are never answered from memory`() throws {
        let server = try Server(handler: { .text("", status: $0.method == .post ? 200 : 404) })
        #expect(try server.ask("POST", "/", ["If-None-Match": "*"], body: "").status == 200)
        #expect(try server.ask("GET", "/", ["If-None-Match": "*"]).status == 404)
    }
}
