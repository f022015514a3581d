import Foundation
import HTTPServer
import Kernel
import SealingEngine
import SyncOverHTTP
import Synchronization
import TestKit
import Testing

/// A hub behind a server, and members who reach it over HTTP.
@Suite struct HubOverHTTPTests {
    private let hub = MemoryHub()
    private let server: Server

    init() throws {
        server = try Server { [hub] in $0.signed = SignedPosts(HubHouse(hub)) }
    }

    private func member(_ seed: UInt64, clock: Int64 = 0) throws -> RemoteMember {
        try RemoteMember(seed, "http://127.0.0.1:\(server.port)", clock: clock)
    }

    @Test func `two members exchange a book over HTTP`() throws {
        let (anna, bruno) = (try member(1), try member(2))
        try anna.add("Home")
        try anna.found()
        try bruno.join(try anna.invite())
        try bruno.add("Allotment")
        try bruno.sync()
        try anna.sync()
        #expect(try anna.device.store.digest() == bruno.device.store.digest())
        #expect(try anna.device.store.count(Query(Garden.kind)) == 2)
    }

    @Test func `whose clock is off by hours asks again by the hub's`() throws {
        let (anna, bruno) = (try member(1), try member(2, clock: 7_200_000))
        try anna.found()
        try bruno.join(try anna.invite())
        #expect(try anna.device.store.digest() == bruno.device.store.digest())
    }

    @Test func `a stranger's bytes get one line`() throws {
        let (anna, carla) = (try member(1), try member(3))
        try anna.found()
        #expect(throws: HubConnection.Failure.self) { try carla.sync(book: anna) }
        for (fields, status) in [
            ([:], 415),
            (["Content-Type": HubEndpoint.contentType], 401),
            (
                [
                    "Content-Type": HubEndpoint.contentType, "Signature-Input": "tally=()",
                    "Signature": "tally=:AA==:",
                ], 401
            ),
        ] {
            let reply = try server.ask("POST", HubEndpoint.path, fields, body: "anything at all")
            #expect(reply.status == status)
            #expect(reply.text.split(separator: "\n").count == 1)
        }
        #expect(try server.ask("GET", HubEndpoint.path).status == 405)
    }

    @Test func `a request that is heard again isn't answered again`() throws {
        let anna = try member(1)
        try anna.found()
        let house = HubHouse(hub)
        let (head, body) = try anna.signed(.find)
        let answers = (0..<2).map { _ in
            HubAnswer(
                house.endpoint.answer(head, body, mayFound: true, anna.device.now).response.body)
        }
        #expect(answers[0] != .refused(.replayed))
        #expect(answers[1] == .refused(.replayed))
    }

    @Test func `a request of which anything was changed is nobody's`() throws {
        let anna = try member(1)
        try anna.found()
        for change in [
            { (head: inout SignedHead, body: inout [UInt8]) in body.append(0) },
            { head, _ in head.authority = "elsewhere.example" },
            { head, _ in head.path = "/hub/v2" },
            { head, _ in head.input = head.input.replacing("created=1", with: "created=2") },
            { head, _ in head.digest = head.digest.replacing(":", with: ": ") },
        ] {
            let house = HubHouse(hub)
            var (head, body) = try anna.signed(.find)
            change(&head, &body)
            let answer = house.endpoint.answer(head, body, mayFound: true, anna.device.now)
            #expect(answer.response.status == 401)
        }
    }

    @Test func `the locks don't keep a member out, and let strangers found nothing`() throws {
        let door = Door()
        let locked = try Server(door) { [hub] in $0.signed = SignedPosts(HubHouse(hub)) }
        let anna = try member(1)
        try anna.found()
        let bruno = try RemoteMember(2, "http://127.0.0.1:\(locked.port)")
        try bruno.join(try anna.invite())
        #expect(try bruno.device.store.digest() == anna.device.store.digest())
        // Who comes by a proxy isn't the owner.
        let carla = try member(3)
        var (head, body) = try carla.signed(.find)
        head.authority = "localhost"
        let reply = try locked.client().ask(
            "POST", HubEndpoint.path, host: "localhost",
            [
                "Content-Type": head.contentType, "Content-Digest": head.digest,
                "Signature-Input": head.input, "Signature": head.signature, "Via": "1.1 proxy",
            ], body: String(decoding: body, as: UTF8.self))
        #expect(reply.status == 401)
    }

    @Test func `pages of other sites may ask what they sign, and begin nothing`() throws {
        let leave = try server.ask(
            "OPTIONS", HubEndpoint.path,
            ["Origin": "https://app.example", "Access-Control-Request-Method": "POST"])
        #expect(leave.status == 204)
        #expect(leave["access-control-allow-origin"] == "*")
        #expect(leave["access-control-allow-headers"]?.contains("Signature-Input") == true)
        #expect(try server.ask("OPTIONS", "/", ["Origin": "https://app.example"]).status == 403)
        let (anna, carla) = (try member(1), try member(3))
        try anna.found()
        for (member, origin, status): (RemoteMember, String?, Int) in [
            (anna, "https://app.example", 200), (carla, "https://app.example", 401),
            (carla, nil, 200),
        ] {
            let (head, body) = try member.signed(.find)
            var fields = [
                "Content-Type": head.contentType, "Content-Digest": head.digest,
                "Signature-Input": head.input, "Signature": head.signature,
            ]
            fields["Origin"] = origin
            if origin != nil { fields["Sec-Fetch-Site"] = "cross-site" }
            let reply = try server.client().ask(
                "POST", HubEndpoint.path, host: head.authority, fields,
                body: String(decoding: body, as: UTF8.self))
            #expect(reply.status == status)
            #expect(reply["access-control-allow-origin"] == "*")
        }
    }

    @Test func `a hub without pages says what to do with an invitation, in three languages`() {
        for (language, words) in [
            ("en", "Somebody invites you"), ("de-AT", "Jemand lädt dich"), ("it", "Qualcuno ti"),
        ] {
            let context = Request.Context(now: .start, acceptLanguage: language, seed: 1)
            let answer = Response.invited(Request(.get, path: "/join", context: context))
            #expect(answer.status == 200)
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.hasPrefix(words) && text.contains("tally book join"))
            #expect(!text.contains("belongs into no other address"))
        }
    }

    @Test func `a signature over a request is as RFC 9421 has it`() throws {
        let key = try #require(
            PublicKey(hex: "26b40b8f93fff3d897112f7ebc582b232dbd72517d082fe83cfb30ddce43d1bb"))
        let signature = try #require(
            Base64.decode(
                "wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu"
                    + "4A0w6vuQv5lIp5WPpBKRCw=="
            )
            .flatMap { Signature($0) })
        let base = """
            "date": Tue, 20 Apr 2021 02:07:55 GMT
            "@method": POST
            "@path": /foo
            "@authority": example.com
            "content-type": application/json
            "content-length": 18
            "@signature-params": ("date" "@method" "@path" "@authority" "content-type" \
            "content-length");created=1618884473;keyid="test-key-ed25519"
            """
        let answers = NettleEngine().answers([.verify(signature, [UInt8](base.utf8), key)])
        #expect(answers == [.yes])
    }
}

/// A hub's endpoint over books in memory, for one thread after another.
final class HubHouse: @unchecked Sendable {
    let endpoint: HubEndpoint
    private let turn = Mutex(())

    /// Waits until nobody else is at it.
    func alone<Result>(_ work: (HubEndpoint) -> Result) -> Result {
        turn.withLock { _ in work(endpoint) }
    }

    init(_ hub: MemoryHub) {
        nonisolated(unsafe) let store = hub.store
        endpoint = HubEndpoint { () throws(StoreError) in store }
    }
}

extension SignedPosts {
    /// As `tally serve` has it.
    init(_ house: HubHouse) {
        self.init(
            path: HubEndpoint.path,
            refusal: { (head, mayFound) in
                house.alone { $0.refusal(head, mayFound: mayFound) }
            },
            answer: { (head, body, mayFound, _, now) in
                house.alone { $0.answer(head, body, mayFound: mayFound, now) }
            },
            matter: { HubEndpoint.counted($0).map { $0 == .book ? .books : .invitations } },
            place: { (name) in house.alone { $0.place(of: name) } })
    }
}

/// Somebody's device that keeps a book on a hub elsewhere.
final class RemoteMember {
    let device: Device
    private let hub: String
    private let engine: NettleEngine
    private let connection: HubConnection
    private let client: HubClient

    /// - Parameter clock: How many milliseconds it is ahead.
    init(_ seed: UInt64, _ hub: String, clock: Int64 = 0) throws {
        device = try Device(seed)
        self.hub = hub
        let own = try #require(
            OwnSecrets(
                signing: [UInt8](repeating: UInt8(seed), count: 32),
                agreement: [UInt8](repeating: UInt8(seed) + 100, count: 32)))
        engine = NettleEngine(own)
        let now = Int64(Date().timeIntervalSince1970 * 1_000)
        device.now = Instant(milliseconds: now + clock + Int64(seed))
        let device = device
        let wire = SyncConnection(hub, language: .english)
        connection = HubConnection(hub, engine, now: { device.now }, run: { wire.run($0) })
        client = HubClient(device.store)
    }

    func add(_ name: String) throws {
        try device.book.commit(draft(Garden.kind, ["name": .text(name)]))
    }

    func found() throws {
        try connection.finish { () throws(HubError) in
            try HubDoor.found(device.store, on: hub, as: "Anna", device.now)
        }
        try sync()
    }

    func sync() throws {
        try connection.finish { () throws(HubError) in try client.exchange(device.now) }
    }

    func invite() throws -> InvitationLink {
        try connection.finish { () throws(HubError) in
            try client.invite(
                as: .editor, ends: device.now + 86_400_000, to: "Household", device.now)
        }
    }

    func remove(_ other: RemoteMember) throws {
        let id = try #require(try HubState(in: other.device.store)).own.id
        try connection.finish { () throws(HubError) in try client.remove(id, device.now) }
    }

    /// A request to hear what comes into the book.
    func listening() throws -> (SignedHead, [UInt8]) {
        let state = try #require(try HubState(in: device.store))
        return try signed(.listen(state.book, after: state.mark.number))
    }

    func join(_ link: InvitationLink) throws {
        let link = InvitationLink(hub: hub, secret: link.secret)
        let welcome = try connection.finish { () throws(HubError) in
            try HubDoor.look(at: link, device.now)
        }
        try connection.finish { () throws(HubError) in
            try HubDoor.come(welcome, as: "Bruno", device.store, device.now)
        }
        try sync()
    }

    /// Asks for somebody else's book.
    func sync(book other: RemoteMember) throws {
        try device.store.set("hub", try other.device.store.setting("hub"))
        try sync()
    }

    /// A request with all that signs it, made here and now.
    func signed(_ request: HubRequest) throws -> (SignedHead, [UInt8]) {
        let keys = try engine.finish(MemberKeys.of(.own, .own))
        let blank = SignedHead(
            method: "POST", authority: String(hub.dropFirst(7)), path: HubEndpoint.path,
            contentType: HubEndpoint.contentType)
        let head = try engine.finish(
            blank.signing(request.bytes, by: HubSigner(keys.signing, .own), device.now))
        return (head, request.bytes)
    }
}
