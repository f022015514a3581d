import HTTPServer
import Kernel
import SyncOverHTTP
import TestKit
import Testing

/// Members who hear from a hub that there is more, in place of asking over and over.
@Suite struct HubStreamTests {
    private let hub = MemoryHub()
    private let server: Server
    private let anna: RemoteMember
    private let bruno: RemoteMember

    init() throws {
        server = try Server { [hub] in
            $0.signed = SignedPosts(HubHouse(hub))
            $0.limits.listenersEach = 3
            $0.limits.signedHeartbeatMilliseconds = 300
        }
        let address = "http://127.0.0.1:\(server.port)"
        (anna, bruno) = (try RemoteMember(1, address), try RemoteMember(2, address))
        try anna.found()
        try bruno.join(try anna.invite())
        try anna.sync()
    }

    /// Sends a signed request, and gives the head of its answer.
    private func head(_ request: (SignedHead, [UInt8]), _ client: Client) throws -> String {
        let (head, body) = request
        client.send(
            "POST \(head.path) HTTP/1.1\r\nHost: \(head.authority)\r\n"
                + "Content-Type: \(head.contentType)\r\nContent-Digest: \(head.digest)\r\n"
                + "Signature-Input: \(head.input)\r\nSignature: \(head.signature)\r\n"
                + "Content-Length: \(body.count)\r\n\r\n")
        client.send(body)
        return try client.take(through: "\r\n\r\n")
    }

    private func stream(_ member: RemoteMember) throws -> Client {
        let client = try server.client()
        let head = try head(member.listening(), client)
        try #require(head.hasPrefix("HTTP/1.1 200 "))
        try #require(head.contains("Content-Type: text/event-stream; charset=utf-8\r\n"))
        try #require(head.contains("X-Accel-Buffering: no\r\n"))
        try #require(head.contains("Access-Control-Allow-Origin: *\r\n"))
        _ = try client.take(through: "retry: 2000\n\n")
        return client
    }

    @Test func `a member hears of what another brings`() throws {
        let client = try stream(anna)
        try bruno.add("Allotment")
        try bruno.sync()
        let end = try #require(try HubState(in: bruno.device.store)).mark.number
        _ = try client.take(through: "event: change\ndata: \(end)\n\n")
        try anna.sync()
        #expect(try anna.device.store.digest() == bruno.device.store.digest())
    }

    @Test func `what came before somebody listens is told at once`() throws {
        let request = try anna.listening()
        try bruno.add("Allotment")
        try bruno.sync()
        let client = try server.client()
        _ = try head(request, client)
        _ = try client.take(through: "event: change\n")
    }

    @Test func `silence is broken, so that it is noticed when nothing comes any more`() throws {
        let client = try stream(anna)
        for _ in 0..<3 { _ = try client.take(through: "\n:\n\n") }
    }

    @Test func `whoever is taken out hears nothing more`() throws {
        let client = try stream(bruno)
        try anna.remove(bruno)
        #expect(try !client.take(through: "0\r\n\r\n").contains("change"))
        let answer = try head(bruno.listening(), try server.client())
        #expect(answer.contains("Content-Type: \(HubEndpoint.contentType)\r\n"))
    }

    @Test func `nobody listens who isn't in the book, and to no request that was heard before`()
        throws
    {
        let carla = try RemoteMember(3, "http://127.0.0.1:\(server.port)")
        try carla.found()
        let book = try #require(try HubState(in: anna.device.store)).book
        let heard = try anna.listening()
        _ = try head(heard, try server.client())
        for request in [try carla.signed(.listen(book, after: 1)), heard] {
            let answer = try head(request, try server.client())
            #expect(answer.contains("Content-Type: \(HubEndpoint.contentType)\r\n"))
        }
    }

    @Test func `one stream too many of an address is asked to come back later`() throws {
        let streams = try (0..<3).map { _ in try stream(anna) }
        let answer = try head(anna.listening(), try server.client())
        #expect(answer.hasPrefix("HTTP/1.1 503 "))
        #expect(answer.contains("Retry-After: 5\r\n"))
        #expect(answer.contains("Access-Control-Allow-Origin: *\r\n"))
        // Whoever asks is answered all the same.
        try anna.sync()
        withExtendedLifetime(streams) {}
    }
}
