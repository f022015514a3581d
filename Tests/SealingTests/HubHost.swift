import Kernel
import SealingEngine
import TestKit
import Testing

/// A hub without a network.
final class HubHost {
    static let address = "https://hub.example"

    var memory = MemoryHub()
    var limits = HubLimits()
    var now = Instant.start
    private(set) var requests = 0
    /// All bytes that ever came in or went out.
    private(set) var traffic: [UInt8] = []
    private let engine = NettleEngine()

    /// The answer to a request of whoever has proved a key.
    func answer(_ request: HubRequest, _ caller: KeyID) throws -> HubAnswer {
        requests += 1
        traffic += request.bytes
        let sent = try HubRequest(request.bytes)
        #expect(sent == request)
        let answer: HubAnswer
        do throws(HubRefusal) {
            let server = HubServer(memory.store, limits)
            answer = try engine.finish(
                server.answer(sent, from: caller, mayFound: true, now))
        } catch {
            answer = .refused(error)
        }
        traffic += answer.bytes
        return try #require(HubAnswer(answer.bytes))
    }
}

/// What becomes of a request on the way.
enum Weather {
    case fair
    /// It doesn't arrive.
    case lost
    /// It arrives, and its answer doesn't.
    case deaf
    /// It arrives twice.
    case doubled
}

/// Somebody's device that keeps a book on a hub.
final class Peer {
    let device: Device
    private(set) var person: Person
    let host: HubHost
    var client: HubClient
    /// Whether it hears by each answer what time the hub has.
    var hearsTime = false
    private let tail: Int64

    /// - Parameter tail: After how many bytes it makes a snapshot.
    init(
        _ seed: UInt64, _ host: HubHost, _ store: Store = MemoryStore(Sample.schema).store,
        snapshotAfter tail: Int64 = 32 << 10
    ) throws {
        device = try Device(seed, store)
        person = try Person(seed)
        self.host = host
        self.tail = tail
        client = HubClient(device.store, snapshotAfter: tail)
        // No two devices are looked at in the same second.
        device.wait(Int(seed) * 60_000)
    }

    var now: Instant { device.now }
    var state: HubState {
        get throws { try #require(try HubState(in: device.store)) }
    }

    /// Does all that a step needs.
    @discardableResult
    func run<Value>(
        _ step: HubStep<Value>, _ weather: () -> Weather = { .fair },
        _ change: (HubAnswer) -> HubAnswer = { $0 }
    ) throws -> Value {
        var step = step
        for _ in 0..<10_000 {
            switch step {
            case .done(let value): return value
            case .seals(let errand): step = try person.engine.finish(errand)
            case .sends(let request, let signer, let resume):
                let weather = weather()
                if weather == .lost { throw Lost() }
                var answer = try host.answer(request, signer.id)
                if weather == .doubled { answer = try host.answer(request, signer.id) }
                if weather == .deaf { throw Lost() }
                if hearsTime {
                    let ahead = host.now.milliseconds - device.now.milliseconds
                    client.clock.ahead = abs(ahead) <= SignedHead.window ? 0 : ahead
                }
                step = try resume(change(answer))
            case .sendsUnseen:
                Issue.record("a request that nobody has")
                throw Lost()
            }
        }
        Issue.record("an exchange comes to no end")
        throw Lost()
    }

    /// There was no answer.
    struct Lost: Error {}

    /// Comes by other keys from now on.
    func changeKeys(_ seed: UInt64) throws {
        person = try Person(seed)
        client = HubClient(device.store, snapshotAfter: tail)
    }

    func found() throws {
        try run(HubDoor.found(device.store, on: HubHost.address, as: "Anna", now))
        try sync()
    }

    func sync() throws {
        try run(client.exchange(now))
    }

    func invite(
        _ role: Role = .editor, uses: Int64 = 1, days: Int = 7
    ) throws -> InvitationLink {
        try run(
            client.invite(
                as: role, uses: uses, ends: now + days * 86_400_000, to: "Household", now))
    }

    func join(_ link: InvitationLink, as name: String = "Bruno") throws {
        let welcome = try run(HubDoor.look(at: link, now))
        try run(HubDoor.come(welcome, as: name, device.store, now))
        try sync()
    }

    /// Switches the device off and on: nothing is known but what is durable.
    func restart() {
        client = HubClient(device.store, snapshotAfter: tail)
    }
}

/// Lets all exchange until nothing is left, and expects one book everywhere.
func expectOneBook(_ peers: [Peer]) throws {
    for peer in peers + peers + peers { try peer.sync() }
    let dumps = try peers.map { try $0.device.store.dump }
    let marks = try peers.map { try $0.state.mark }
    for (peer, dump) in zip(peers, dumps) {
        #expect(dump == dumps[0])
        #expect(try peer.device.store.digest() == peers[0].device.store.digest())
        #expect(try peer.state.unreadable == 0)
    }
    #expect(Set(marks).count <= 1)
}
