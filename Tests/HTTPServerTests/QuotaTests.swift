import Kernel
import SyncOverHTTP
import Synchronization
import TestKit
import Testing

@testable import HTTPServer

/// How much one address may ask of a hub.
@Suite struct QuotaTests {
    private let hub = MemoryHub()

    @Test func `a network of IPv6 counts as one address, and this machine as none`() {
        for (address, counted) in [
            ("203.0.113.7", "203.0.113.7"), ("::ffff:203.0.113.7", "203.0.113.7"),
            ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2/64"),
            ("2001:db8:1:2::9", "20:1:d:b8:0:1:0:2/64"), ("unknown", "unknown"),
        ] {
            #expect(Quotas.counted(address) == counted)
        }
        #expect(Quotas.counted("2001:db8:1:3::9") != Quotas.counted("2001:db8:1:2::9"))
        for address in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"] {
            #expect(Quotas.counted(address) == nil)
        }
    }

    @Test func `what is taken comes back with time, and each address has its own`() {
        var limits = QuotaLimits()
        limits.requests = .init(3, perSecond: 1 / 10)
        let quotas = Quotas(limits)
        for _ in 0..<3 { #expect(quotas.take(1, of: .requests, from: "a", now: 0) == nil) }
        #expect(
            quotas.take(1, of: .requests, from: "a", now: 0)
                == .init(matter: .requests, seconds: 10))
        #expect(quotas.take(1, of: .requests, from: "a", now: 9_000)?.seconds == 1)
        #expect(quotas.take(1, of: .requests, from: "b", now: 9_000) == nil)
        #expect(quotas.take(1, of: .bytes, from: "a", now: 9_000) == nil)
        #expect(quotas.take(1, of: .requests, from: "a", now: 10_000) == nil)
        #expect(quotas.take(1, of: .requests, from: "a", now: 10_000) != nil)
    }

    @Test func `however many addresses ask, those that took most are remembered`() {
        var limits = QuotaLimits()
        limits.requests = .init(2, perSecond: 1 / 1_000)
        let quotas = Quotas(limits)
        for _ in 0..<2 { _ = quotas.take(1, of: .requests, from: "greedy", now: 0) }
        for number in 0..<10_000 { _ = quotas.take(1, of: .requests, from: "\(number)", now: 1) }
        #expect(quotas.rememberedCount <= Quotas.most)
        #expect(quotas.take(1, of: .requests, from: "greedy", now: 2) != nil)
    }

    /// A server that is asked through a proxy on its machine, by whose word somebody's address goes.
    private func server(_ change: @escaping (inout QuotaLimits) -> Void) throws -> Server {
        try Server { [hub] in
            $0.signed = SignedPosts(HubHouse(hub))
            var limits = QuotaLimits()
            change(&limits)
            $0.quotas = limits
        }
    }

    private func ask(
        _ server: Server, _ member: RemoteMember, _ request: HubRequest, from address: String?,
        language: String = "en"
    ) throws -> Reply {
        let (head, body) = try member.signed(request)
        let client = try server.client()
        let forwarded = address.map { "X-Forwarded-For: \($0)\r\n" } ?? ""
        client.send(
            "POST \(head.path) HTTP/1.1\r\nHost: \(head.authority)\r\n\(forwarded)"
                + "Content-Type: \(head.contentType)\r\nContent-Digest: \(head.digest)\r\n"
                + "Signature-Input: \(head.input)\r\nSignature: \(head.signature)\r\n"
                + "Accept-Language: \(language)\r\nContent-Length: \(body.count)\r\n\r\n")
        client.send(body)
        return try client.receive()
    }

    @Test func `who asks too often hears when to come again, and nobody else`() throws {
        let server = try server { $0.requests = .init(2, perSecond: 1 / 90) }
        let anna = try RemoteMember(1, "http://127.0.0.1:\(server.port)")
        try anna.found()
        for _ in 0..<2 {
            #expect(try ask(server, anna, .find, from: "203.0.113.7").status == 200)
        }
        let reply = try ask(server, anna, .find, from: "203.0.113.7")
        #expect(reply.status == 429)
        #expect(["89", "90"].contains(reply["retry-after"]))
        #expect(reply["access-control-expose-headers"] == "Retry-After")
        #expect(
            reply.text
                == "More is asked of this hub from your address than it answers at once. "
                + "It goes on in 2 minutes; what you write stays on this device until then.\n")
        #expect(
            try ask(server, anna, .find, from: "203.0.113.7", language: "de").text
                .contains("In 2 Minuten geht es weiter"))
        #expect(try ask(server, anna, .find, from: "203.0.113.8").status == 200)
        for _ in 0..<5 { #expect(try ask(server, anna, .find, from: nil).status == 200) }
    }

    @Test func `new books, invitations and bytes are counted, too`() throws {
        let server = try server {
            $0.books = .init(1, perSecond: 1 / 60)
            $0.invitations = .init(1, perSecond: 1 / 60)
            $0.bytes = .init(500, perSecond: 1)
        }
        let anna = try RemoteMember(1, "http://127.0.0.1:\(server.port)")
        try anna.found()
        let book = try #require(try HubState(in: anna.device.store)).book
        func replies(_ request: HubRequest, from address: String) throws -> [Int] {
            try (0..<2).map { _ in try ask(server, anna, request, from: address).status }
        }
        #expect(try replies(.open(book), from: "203.0.113.7") == [200, 429])
        #expect(try replies(.find, from: "203.0.113.8") == [200, 200])
        let entry = try #require(
            try hub.store.entries(book).first.flatMap { MemberEntry($0.bytes) })
        #expect(try replies(.found(entry, []), from: "203.0.113.9") == [200, 429])
        let much = HubRequest.enter(
            book, entry, [], greeting: [UInt8](repeating: 7, count: 300))
        #expect(try replies(much, from: "203.0.113.10") == [200, 429])
    }
}
