import Glibc
import Kernel
import Testing

@testable import HTTPServer

/// Whose a visit is, and whom its wrong tries are counted for.
struct VisitorTests {
    let door = Door()
    private let wrong = "/enter/" + String(repeating: "w", count: 26)

    @Test func `another user of the same machine needs a device`() throws {
        let server = try Server(door)
        let stranger = try asUser(65_534) { try Client(of: server) }
        let expected = geteuid() == 0 ? 401 : 200
        #expect(try stranger.ask("GET", "/x").status == expected)
        #expect(try Client(of: server).ask("GET", "/x").status == 200)
    }

    @Test func `guesses of another user of this machine slow nobody else here`() throws {
        guard geteuid() == 0 else { return }
        let server = try Server(door)
        let stranger = try asUser(65_534) { try Client(of: server) }
        for _ in 0..<11 { _ = try stranger.ask("GET", wrong) }
        #expect(try stranger.ask("GET", "/enter/" + Door.key).status == 429)
        let other = try asUser(65_533) { try Client(of: server) }
        #expect(try other.ask("GET", "/enter/" + Door.key).status == 200)
        #expect(try server.ask("GET", "/enter/" + Door.key).status == 200)
        #expect(door.events.last == .slowed(from: "user:65534"))
    }

    @Test func `what another user passes on is slowed for each address, and for them alone`() throws
    {
        guard geteuid() == 0 else { return }
        let server = try Server(door)
        let proxy = try asUser(65_534) { try Client(of: server) }
        let one = ["X-Forwarded-For": "203.0.113.9"]
        for _ in 0..<11 { _ = try proxy.ask("GET", wrong, one) }
        let key = "/enter/" + Door.key
        #expect(try proxy.ask("GET", key, one).status == 429)
        #expect(try proxy.ask("GET", key, ["X-Forwarded-For": "203.0.113.8"]).status == 200)
        #expect(try server.ask("GET", key, one).status == 200)
        #expect(door.events.last == .slowed(from: "203.0.113.9 told by user:65534"))
    }

    @Test func `the owner may mistype as often as they like`() throws {
        let server = try Server(door)
        for _ in 0..<12 { #expect(try server.ask("GET", wrong).status == 200) }
        #expect(try server.ask("GET", "/enter/" + Door.key).status == 200)
        #expect(door.events == Array(repeating: .guessed(from: "127.0.0.1"), count: 12))
    }

    @Test func `the last address that proxies name is whose try it was`() throws {
        let server = try Server(door)
        _ = try server.ask("GET", wrong, ["X-Forwarded-For": "198.51.100.1, 203.0.113.9"])
        #expect(door.events == [.guessed(from: "203.0.113.9")])
    }

    @Test func `who comes from another address says nothing of others`() throws {
        let server = try Server(door) { $0.host = "0.0.0.0" }
        guard let address = ownAddress() else { return }
        let fields = ["X-Forwarded-For": "198.51.100.1"]
        _ = try Client(of: server, at: address).ask("GET", wrong, host: address, fields)
        #expect(door.events == [.guessed(from: address)])
    }

    @Test func `who guessed wrong once may try again while others guess too much`() {
        let guesses = Guesses()
        for address in ["mine"] + (0..<300).map({ "\($0)" }) { _ = guesses.count(address, now: 0) }
        #expect(guesses.allows("mine", now: 0))
    }

    @Test func `whoever tried most is remembered when there are too many`() {
        let guesses = Guesses()
        for number in 0..<1_015 as Range<Int64> {
            _ = guesses.count("\(number)", now: number * 500)
        }
        let now: Int64 = 1_000_000
        for _ in 0..<10 { _ = guesses.count("busy", now: now) }
        for number in 0..<20 { _ = guesses.count("new \(number)", now: now) }
        #expect(guesses.rememberedCount < 1_000)
        #expect(!guesses.allows("busy", now: now))
    }
}
