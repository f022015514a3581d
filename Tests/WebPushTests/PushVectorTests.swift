import Glibc
import Kernel
import SealingEngine
import Testing

@testable import WebPush

private func bytes(_ text: String) throws -> [UInt8] { try #require(Base64URL.decode(text)) }

/// What the standards publish.
@Suite struct PushVectorTests {
    private let point =
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    private let secret = "BTBZMqHH6r4Tts7J_aSIgg"

    private func target() throws -> PushTarget {
        let address = try #require(
            PushAddress("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"))
        return try #require(PushTarget(address, point: bytes(point), secret: bytes(secret)))
    }

    @Test func `a message is sealed as in RFC 8291, appendix A`() throws {
        let chance = PushMessage.Chance(
            secret: try bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
            salt: try bytes("DGv6ra1nlYgDCS1FRnbzlw"))
        let message = [UInt8]("When I grow up, I want to be a watermelon".utf8)
        let sealed = try #require(PushMessage.sealed(message, for: target(), chance, size: 0))
        #expect(
            Base64URL.encode(sealed)
                == "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
                + "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
                + "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN")
    }

    @Test func `all messages have one length, and no two are alike`() throws {
        let lengths = try [0, 1, 500, PushMessage.longest].map { count in
            let message = [UInt8](repeating: 7, count: count)
            let chance = try #require(PushMessage.Chance.random())
            return try #require(PushMessage.sealed(message, for: target(), chance)).count
        }
        #expect(Set(lengths) == [16 + 5 + 65 + PushMessage.longest + 1 + 16])
        // A push service needs not take more (RFC 8030, section 7.2).
        #expect(lengths[0] <= 4_096)
        let tooLong = [UInt8](repeating: 7, count: PushMessage.longest + 1)
        let chance = try #require(PushMessage.Chance.random())
        #expect(try PushMessage.sealed(tooLong, for: target(), chance) == nil)
        let other = try #require(PushMessage.Chance.random())
        #expect(
            try PushMessage.sealed([], for: target(), chance)
                != PushMessage.sealed([], for: target(), other))
    }

    @Test func `the signature of RFC 8292 is found right, and no other`() throws {
        let content =
            "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJl"
            + "eHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0"
        let signature = try bytes(
            "i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
        )
        let key = try bytes(
            "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"
        )
        let digest = SHA256.hash([UInt8](content.utf8))
        #expect(Primitives.verify(ofP256: key, digest: digest, signature: signature))
        let other = SHA256.hash([UInt8](content.utf8) + [0])
        #expect(!Primitives.verify(ofP256: key, digest: other, signature: signature))
    }

    @Test func `a point off the curve is none`() throws {
        var wrong = try bytes(point)
        wrong[64] ^= 1
        let address = try #require(PushAddress("https://push.example.net/1"))
        #expect(try PushTarget(address, point: wrong, secret: bytes(secret)) == nil)
        #expect(try PushTarget(address, point: bytes(point), secret: [1]) == nil)
        #expect(try PushTarget(address, point: [], secret: bytes(secret)) == nil)
        #expect(PushKey(secret: [UInt8](repeating: 0, count: 32)) == nil)
        #expect(PushKey(secret: [UInt8](repeating: 255, count: 32)) == nil)
    }
}

@Suite struct PushKeyTests {
    private let now = Instant(milliseconds: 1_767_225_600_000)

    @Test func `a token says to whom it goes, until when, and who sends it`() throws {
        let key = try #require(PushKey.random())
        let address = try #require(PushAddress("https://push.example.net:443/p/1?q=2"))
        let contact = try #require(PushContact("mailto:ada@example.org"))
        let field = try #require(key.authorization(for: address, contact, now))
        let parts = field.split(separator: " ").map(String.init)
        #expect(parts.count == 3 && parts[0] == "vapid" && parts[2] == "k=" + key.text)
        let token = try #require(
            parts[1].hasPrefix("t=") && parts[1].hasSuffix(",")
                ? parts[1].dropFirst(2).dropLast() : nil)
        let pieces = token.split(separator: ".").map(String.init)
        #expect(pieces.count == 3)
        let head = String(decoding: try bytes(pieces[0]), as: UTF8.self)
        #expect(head == "{\"typ\":\"JWT\",\"alg\":\"ES256\"}")
        let claims = String(decoding: try bytes(pieces[1]), as: UTF8.self)
        let ends = now.milliseconds / 1_000 + 43_200
        #expect(
            claims
                == "{\"aud\":\"https://push.example.net\",\"exp\":\(ends),\"sub\":\"mailto:ada@example.org\"}"
        )
        let digest = SHA256.hash([UInt8]((pieces[0] + "." + pieces[1]).utf8))
        #expect(
            Primitives.verify(ofP256: key.point, digest: digest, signature: try bytes(pieces[2])))
    }

    @Test(arguments: [
        ("mailto:ada@example.org", true), ("https://example.org/contact", true),
        ("ada@example.org", false), ("mailto:ada", false), ("mailto:@example.org", false),
        ("mailto:a@b@c", false), ("http://example.org", false), ("", false),
        ("mailto:a\"b@example.org", false), ("mailto:a b@example.org", false),
    ])
    func `a contact is an address to write to`(text: String, isOne: Bool) {
        #expect((PushContact(text) != nil) == isOne)
    }
}

@Suite struct PushAddressTests {
    @Test(arguments: [
        "https://fcm.googleapis.com/fcm/send/abc:APA91", "https://web.push.apple.com/QK",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://push.example.net:8443/1",
        "https://93.184.216.34/1", "https://[2606:2800:220:1::1]:444/1",
    ])
    func `push services are anywhere on the internet`(text: String) {
        #expect(PushAddress(text)?.text == text)
    }

    @Test(arguments: [
        "http://push.example.net/1", "https://localhost/1", "https://127.0.0.1/1",
        "https://127.1/1",
        "https://2130706433/1", "https://0x7f.1/1", "https://10.0.0.1/",
        "https://192.168.1.5:8722/x",
        "https://172.16.0.1/", "https://169.254.169.254/latest", "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[::1]/1", "https://[fe80::1]/", "https://[fd00::1]/", "https://[::ffff:10.0.0.1]/",
        "https://[2002:a00:1::1]/", "https://home/1", "https://printer.local/1",
        "https://user@push.example/1",
        "https://push.example:0/1", "https://push.example:99999/1", "https:///1",
        "ftp://push.example/1",
        "https://push.example/\n1", "https://push.example/1#x", "", "https:",
    ])
    func `nothing leads into the house`(text: String) {
        #expect(PushAddress(text) == nil)
    }

    @Test func `tests send where they like`() {
        #expect(
            PushAddress("http://127.0.0.1:8080/1", anywhere: true)?.origin
                == "http://127.0.0.1:8080")
        #expect(PushAddress("https://push.example.net:443/1")?.origin == "https://push.example.net")
    }

    @Test(arguments: ["127.0.0.1", "localhost"])
    func `an address of the house that is sent to all the same isn't reached`(host: String) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var (own, length) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        own.sin_family = sa_family_t(AF_INET)
        own.sin_addr.s_addr = inet_addr("127.0.0.1")
        let isListening = withUnsafeMutablePointer(to: &own) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 1) == 0
                    && getsockname(listener, $0, &length) == 0
            }
        }
        #expect(isListening)
        let port = UInt16(bigEndian: own.sin_port)
        let address = try #require(PushAddress("https://\(host):\(port)/1", anywhere: true))
        defer {
            var waiting = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
            #expect(poll(&waiting, 1, 0) == 0)
        }
        let delivery = PushService.Delivery(lifetime: 60, topic: "t", isUrgent: false)
        let outcome = PushService.send([1], to: address, authorization: "vapid", delivery)
        guard case .silent = outcome else {
            Issue.record("\(outcome)")
            return
        }
    }
}
