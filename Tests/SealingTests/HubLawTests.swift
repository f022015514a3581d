import Kernel
import SealingEngine
import TestKit
import Testing

/// The law over hubs: whatever is lost, doubled or late, whoever comes and goes, the books of all who
/// are in it are one in the end.
@Suite(.namingCases) struct HubLawTests {
    @Test func `over any network all members end with one book`() throws {
        var (most, epochs, snapshots) = (0, Int64(0), 0)
        try withDice(60) { dice in
            var party = try Party(snapshotAfter: dice.hits(oneIn: 2) ? 600 : 32 << 10)
            for _ in 0..<80 { try party.step(&dice) }
            try party.expectOneBook()
            most = max(most, party.peers.count)
            snapshots = max(snapshots, try party.snapshots)
            epochs = max(epochs, try party.peers[0].state.list?.epoch.number ?? 0)
        }
        // The schedules are as rich as they should be.
        #expect(most > 3 && epochs > 2 && snapshots > 1)
    }

    @Test func `whatever clocks show, all members end with one book once they are right`() throws {
        try withDice(60) { dice in
            var party = try Party(
                snapshotAfter: dice.hits(oneIn: 2) ? 600 : 32 << 10, hearsTime: true)
            for _ in 0..<80 { try party.step(&dice) }
            try party.expectOneBook()
            try party.expectNothingAhead()
        }
    }
}

private struct Party {
    private let host = HubHost()
    private(set) var peers: [Peer] = []
    private var links: [InvitationLink] = []
    private var count: UInt64 = 1

    private let tail: Int64
    /// Whether clocks are wrong by more than a day at times, and members hear so.
    private let hearsTime: Bool

    init(snapshotAfter tail: Int64, hearsTime: Bool = false) throws {
        (self.tail, self.hearsTime) = (tail, hearsTime)
        let first = try Peer(1, host, snapshotAfter: tail)
        try first.found()
        first.hearsTime = hearsTime
        peers = [first]
    }

    mutating func step(_ dice: inout Dice) throws {
        let peer = peers[dice.roll(peers.count)]
        host.now = host.now + 1_000
        peer.device.now = host.now + dice.number(in: -3_600_000...3_600_000)
        if hearsTime, dice.hits(oneIn: 4) {
            peer.device.now = peer.device.now + dice.number(in: -3...30) * 86_400_000
        }
        switch dice.roll(20) {
        case 0...8: try User(peer.device.book).act(&dice)
        case 9...14: try attempt(peer, &dice) { try $0.client.exchange($0.now) }
        case 15:
            let link = try attempt(peer, &dice) {
                try $0.client.invite(
                    as: .editor, uses: 2, ends: $0.now + 86_400_000, to: "Party", $0.now)
            }
            if let link { links.append(link) }
        case 16, 17: try join(&dice)
        case 18: try remove(by: peer, &dice)
        default: peer.restart()
        }
    }

    /// Tries something over a bad network; what is refused isn't done.
    @discardableResult
    private func attempt<Value>(
        _ peer: Peer, _ dice: inout Dice, _ begin: (Peer) throws -> HubStep<Value>
    ) throws -> Value? {
        var own = Dice(seed: dice.next())
        do {
            return try peer.run(try begin(peer)) {
                switch own.roll(12) {
                case 0: .lost
                case 1: .deaf
                case 2, 3: .doubled
                default: .fair
                }
            }
        } catch is Peer.Lost {
            return nil
        } catch HubError.refused(.members(.notAllowed)) {
            return nil
        } catch HubError.refused(.clocksDiffer) where hearsTime {
            return nil
        }
    }

    private mutating func join(_ dice: inout Dice) throws {
        guard peers.count < 6, let link = dice.pick(links) else { return }
        count += 1
        let peer = try Peer(count, host, snapshotAfter: tail)
        peer.device.now = host.now
        peer.hearsTime = hearsTime
        do {
            try peer.join(link)
            peers.append(peer)
        } catch HubError.noBook {
        } catch HubError.refused(.members(.ended)) {}
    }

    private mutating func remove(by owner: Peer, _ dice: inout Dice) throws {
        let victim = peers[dice.roll(peers.count)]
        guard victim !== owner, owner === peers[0] else { return }
        victim.device.now = host.now
        try victim.sync()
        try attempt(owner, &dice) { try $0.client.remove(victim.person.id, $0.now) }
        do { try victim.sync() } catch HubError.notMember {
            peers.removeAll { $0 === victim }
        }
    }

    var snapshots: Int {
        get throws { try host.memory.store.snapshots(peers[0].state.book).count }
    }

    /// Nothing of what anybody has is dated more than a day ahead, and nobody's clock is called wrong.
    func expectNothingAhead() throws {
        for peer in peers {
            #expect(try peer.device.book.farActions().isEmpty)
            #expect(try peer.device.status.problem == nil)
        }
    }

    func expectOneBook() throws {
        for peer in peers { peer.device.now = host.now }
        if hearsTime { for peer in peers + peers { try peer.sync() } }
        try SealingTests.expectOneBook(peers)
    }
}
