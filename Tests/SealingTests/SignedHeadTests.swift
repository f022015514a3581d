import Kernel
import SealingEngine
import TestKit
import Testing

@Suite struct SignedHeadTests {
    private let anna: Person
    private let body = [UInt8]("body".utf8)

    init() throws { anna = try Person(1) }

    private func signed(_ now: Instant = .start) throws -> SignedHead {
        let head = SignedHead(
            method: "POST", authority: "hub.example", path: "/hub/v1", contentType: "a/b")
        return try anna.engine.finish(
            head.signing(body, by: HubSigner(anna.keys.signing, .own), now))
    }

    @Test func `a head says who signed it, when, and over what`() throws {
        let head = try signed()
        let parameters = try #require(head.parameters)
        #expect(parameters.key == anna.keys.signing)
        #expect(parameters.created == Instant.start.milliseconds / 1_000)
        #expect(head.isOf(body))
        #expect(!head.isOf(body + [0]))
        #expect(try anna.engine.finish(head.isSigned))
    }

    @Test func `the fields look as RFC 9421 and RFC 9530 have them`() throws {
        let head = try signed()
        #expect(head.digest == "sha-256=:Iw2DWNyOiJC0xY3utikS7i8gNXrpKlzIYbmOaP4xrLU=:")
        #expect(
            head.input.hasPrefix(
                #"tally=("@method" "@authority" "@path" "content-type" "content-digest");created=1767225600;nonce=""#
            ))
        #expect(head.input.hasSuffix(#"";alg="ed25519";tag="tallybook-hub""#))
        #expect(head.signature.hasPrefix("tally=:") && head.signature.hasSuffix(":"))
    }

    @Test func `whatever else stands there is nobody's`() throws {
        for change in [
            { (head: inout SignedHead) in head.method = "GET" },
            { $0.authority = "other.example" }, { $0.path = "/hub/v2" },
            { $0.contentType = "a/c" }, { $0.digest += " " }, { $0.input += ";x=1" },
            { $0.input = $0.input.replacing("created=1", with: "created=01") },
            { $0.signature = "tally=::" }, { $0.signature = "" }, { $0.input = "" },
        ] {
            var head = try signed()
            change(&head)
            #expect(try !anna.engine.finish(head.isSigned))
        }
    }
}
