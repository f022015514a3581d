import Kernel
import TestKit
import Testing

/// Clocks of members that are wrong by more than a day, as each hears from the hub.
@Suite struct HubClockTests {
    private let day = 86_400_000
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer
    private let milk: RecordID
    private var all: [Peer] { [anna, bruno] }

    init() throws {
        anna = try Peer(1, host)
        bruno = try Peer(2, host)
        milk = try anna.device.add(Garden.kind, ["name": .text("Milk"), "size": .integer(1)])
        try anna.found()
        try bruno.join(try anna.invite())
        for peer in [anna, bruno] { peer.hearsTime = true }
        setClocks(host.now + 600_000)
        try expectOneBook(all)
    }

    private func setClocks(_ now: Instant) {
        host.now = now
        for peer in [anna, bruno] { peer.device.now = now }
    }

    private func write(_ peer: Peer, _ size: Int64) throws {
        try peer.device.set(Garden.kind, milk, ["size": .integer(size)])
    }

    private func size(_ peer: Peer) throws -> Int64? {
        try peer.device.record(Garden.kind, milk)?[Garden.size]
    }

    private func expectAll(_ wanted: Int64) throws {
        try expectOneBook(all)
        for peer in all {
            #expect(try size(peer) == wanted)
            let status = try peer.device.status
            #expect(status.problem == nil && status.daysAhead(peer.now) == 0)
            #expect(try peer.device.book.farActions().isEmpty)
        }
    }

    @Test func `what a member 30 days ahead writes has the hub's time, and that member is told`()
        throws
    {
        let right = host.now
        bruno.device.now = right + 30 * day
        try write(bruno, 2)
        try bruno.sync()
        #expect(bruno.client.tally.redated == 1)
        // Both books are the same.
        #expect(try bruno.device.status.problem == nil)
        #expect(try bruno.device.status.daysAhead(bruno.now) == 30)
        try anna.sync()
        #expect(try size(anna) == 2)
        #expect(try anna.device.status.problem == nil)
        #expect(try anna.device.status.daysAhead(anna.now) == 0)
        setClocks(right + 60_000)
        try write(anna, 3)
        try expectAll(3)
        setClocks(right + 32 * day)
        try expectAll(3)
    }

    @Test func `what was sent dated ahead is dated anew once the clock is right`() throws {
        let right = host.now
        bruno.device.now = right + 30 * day
        bruno.hearsTime = false
        bruno.restart()
        try write(bruno, 2)
        try bruno.sync()
        try anna.sync()
        #expect(try size(anna) == 1)
        bruno.hearsTime = true
        bruno.restart()
        setClocks(right + 60_000)
        try bruno.sync()
        #expect(bruno.client.tally.redated == 1)
        try anna.sync()
        #expect(try size(anna) == 2)
        try write(anna, 3)
        try expectAll(3)
        try write(bruno, 4)
        try expectAll(4)
        setClocks(right + 32 * day)
        try expectAll(4)
    }

    @Test func `what others write after a member and the hub were ahead alike stands`() throws {
        let right = host.now
        setClocks(right + 40 * day)
        try write(bruno, 2)
        try bruno.sync()
        setClocks(right + 60_000)
        anna.device.now = right + 60_000
        try anna.sync()
        try bruno.sync()
        #expect(try bruno.device.store.lastStamp()?.isPossible(at: bruno.now) == true)
        try write(bruno, 3)
        try bruno.sync()
        setClocks(right + 120_000)
        try anna.sync()
        #expect(try size(anna) == 3)
        try write(anna, 4)
        try expectAll(4)
        setClocks(right + 42 * day)
        try expectAll(4)
    }

    @Test func `whose clock stays ahead after the hub's was put right is told that it waits`()
        throws
    {
        let right = host.now
        setClocks(right + 40 * day)
        try write(bruno, 2)
        try expectOneBook([bruno])
        host.now = right + 60_000
        anna.device.now = right + 60_000
        bruno.restart()
        try anna.sync()
        try write(bruno, 3)
        try bruno.sync()
        let status = try bruno.device.status
        #expect(status.problem == .clocksDiffer)
        #expect(status.daysAhead(bruno.now) == 40)
    }

    @Test func `what is dated ahead of a member's clock is named once`() throws {
        let right = host.now
        bruno.device.now = right + 30 * day
        bruno.hearsTime = false
        bruno.restart()
        try write(bruno, 2)
        try bruno.sync()
        try anna.sync()
        try bruno.sync()
        bruno.device.now = right + 60_000
        #expect(try bruno.device.book.farActions().map(\.isPutAside) == [false])
    }

    @Test func `a book that isn't found by a clock a month ahead is the clock's fault`() throws {
        for ahead in [-31, -1, 31] {
            let clock = HubClock()
            clock.ahead = Int64(ahead * day)
            let signer = HubSigner(try anna.state.own.signing, .own)
            let step = HubStep<Void>.sends(.find, signer) { (_) throws(HubError) in throw .noBook }
            let talk = HubTalk(step, with: HubHost.address, clock: clock)
            let error: HubError = ahead == -1 ? .noBook : .refused(.clocksDiffer)
            #expect(throws: error) { try talk.received(.books([]), host.now) }
        }
    }

    @Test func `a member two days behind is told so, and nobody else is called wrong`() throws {
        let right = host.now + 3 * day
        setClocks(right)
        bruno.device.now = right + -2 * day
        try write(anna, 2)
        try anna.sync()
        try bruno.sync()
        let status = try bruno.device.status
        #expect(status.problem == .clocksDiffer && status.daysAhead(bruno.now) == -2)
        let better = try #require(status.betterTime(bruno.now))
        #expect(try bruno.device.book.farActions(at: better).isEmpty)
        #expect(try status.lateSentence(bruno.device.book, in: .english) != nil)
        try anna.sync()
        #expect(try anna.device.book.farActions().isEmpty)
        #expect(try anna.device.status.daysAhead(anna.now) == 0)
        setClocks(right + 60_000)
        try expectAll(2)
    }

    @Test func `who was 25 hours ahead isn't behind once the clock is right`() throws {
        let right = host.now
        bruno.device.now = right + 25 * day / 24
        try write(bruno, 2)
        try bruno.sync()
        #expect(try bruno.device.status.daysAhead(bruno.now) == 1)
        bruno.device.now = right + 60_000
        #expect(try bruno.device.status.daysAhead(bruno.now) == 0)
        try bruno.sync()
        #expect(try bruno.device.status.daysAhead(bruno.now) == 0)
        try expectAll(2)
    }

    @Test func `what an owner 25 hours ahead began is shown to who joins then`() throws {
        let (owner, friend) = (try Peer(3, host), try Peer(4, host))
        let right = host.now
        owner.device.now = right + 25 * day / 24
        let bread = try owner.device.add(Garden.kind, ["name": .text("Bread")])
        owner.device.now = right
        try owner.found()
        for peer in [owner, friend] {
            peer.hearsTime = true
            peer.device.now = right + 60_000
        }
        try owner.device.set(Garden.kind, bread, ["size": .integer(7)])
        try owner.sync()
        try friend.join(try owner.invite())
        #expect(try friend.device.record(Garden.kind, bread)?[Garden.size] == 7)
        try expectOneBook([owner, friend])
    }

    @Test func `what others took in of a member's is dated anew everywhere`() throws {
        let right = host.now
        bruno.device.now = right + 30 * day
        bruno.hearsTime = false
        bruno.restart()
        try write(bruno, 2)
        try bruno.sync()
        try anna.sync()
        anna.device.wait(60_000)
        try anna.device.book.takeInFarActions()
        try write(anna, 3)
        host.now = anna.now
        try anna.sync()
        bruno.hearsTime = true
        setClocks(anna.now + 60_000)
        try expectAll(3)
        #expect(bruno.client.tally.redated == 0)
        setClocks(right + 32 * day)
        try expectAll(3)
    }
}
