import Glibc
import Synchronization
import Testing

@testable import HTTPServer

/// The places for connections, and who has how many.
struct PlacesTests {
    private let places = Places(16, owners: 8)

    private func take(_ count: Int, _ origin: Peer.Origin) -> Int {
        (0..<count).count { _ in places.take(for: origin) == .taken }
    }

    @Test func `one address or user has a quarter at most, all others a half, the owner the rest`()
    {
        #expect(take(9, .address("203.0.113.9")) == 4)
        #expect(take(9, .user(1_001)) == 4)
        #expect(take(9, .address("203.0.113.8")) == 0)
        #expect(take(9, .owner) == 9)
        places.giveBack(of: .user(1_001))
        #expect(take(9, .address("203.0.113.8")) == 1)
    }

    @Test func `where few places are the owner's, others have the rest`() {
        let places = Places(16, owners: 2)
        let taken = (0..<8).map { user in
            (0..<4).count { _ in places.take(for: .user(user)) == .taken }
        }
        #expect(taken == [4, 4, 4, 2, 0, 0, 0, 0])
        #expect(places.take(for: .owner) == .taken)
    }

    @Test func `streams have the part of connections and files that they are given`() {
        var limits = ServerLimits()
        limits.listeners = 12_500
        limits.listenersPart = (connections: 0.625, openFiles: 0.625)
        #expect(limits.fitting(connections: 19_872, openFiles: 20_000).listeners == 12_420)
        #expect(limits.fitting(connections: 19_872, openFiles: 1_024).listeners == 640)
    }

    @Test func `it is told once that there is no room, until there is again`() {
        #expect(take(4, .user(1)) == 4)
        #expect(places.take(for: .user(1)) == .refused(isFirst: true))
        #expect(places.take(for: .user(1)) == .refused(isFirst: false))
        places.giveBack(of: .user(1))
        #expect(take(1, .user(1)) == 1)
        #expect(places.take(for: .user(1)) == .refused(isFirst: false))
        for _ in 0..<3 { places.giveBack(of: .user(1)) }
        #expect(take(3, .user(1)) == 3)
        #expect(places.take(for: .user(1)) == .refused(isFirst: true))
    }

    @Test(arguments: [
        (896, 1_024, 256, 64), (4_096, nil, 256, 64), (384, 512, 128, 32), (16, 64, 8, 2),
        (0, 0, 1, 1),
    ])
    func `streams leave places and files to pages, and devices have their shares of them`(
        connections: Int, files: Int?, all: Int, each: Int
    ) {
        let limits = ServerLimits().fitting(connections: connections, openFiles: files)
        #expect(limits.listeners == all)
        #expect(limits.listenersEach == each)
    }

    @Test func `another user of this machine keeps no place from the owner by half-sent heads`()
        throws
    {
        guard geteuid() == 0 else { return }
        let events = Mutex<[ServerEvent]>([])
        let server = try Server({
            $0.limits.connections = 64
            $0.limits.headTime = 600
            $0.log = { event in events.withLock { $0.append(event) } }
        })
        let halves = try asUser(65_534) { try (0..<200).map { _ in try server.client() } }
        for half in halves { half.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-Half: ") }
        let owners = try (0..<32).map { _ in try server.client() }
        for owner in owners { #expect(try owner.ask("GET", "/").status == 200) }
        #expect(events.withLock { $0 } == [.crowded(from: "user:65534")])
        for half in halves { half.send("\r\n\r\n") }
        let answered = halves.count { !$0.isClosed() }
        #expect(answered == 16)
    }
}
