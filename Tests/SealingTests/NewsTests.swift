import Kernel
import SealingEngine
import TestKit
import Testing

/// What others did since somebody looked, as it comes from a hub.
@Suite struct NewsTests {
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer

    init() throws {
        anna = try Peer(1, host)
        bruno = try Peer(2, host)
        try anna.device.add(Garden.kind, ["name": .text("Home")])
        try anna.found()
        try bruno.join(try anna.invite())
        try anna.sync()
    }

    /// What is new for somebody, the latest first.
    private func news(_ peer: Peer) throws -> [String]? {
        let book = peer.device.book
        return try book.news()?.deeds.compactMap { try book.describe($0, in: .english) }
    }

    private func share() throws {
        for peer in [bruno, anna, bruno] { try peer.sync() }
    }

    @Test func `what is there when somebody comes in is no news, and neither is what one did`()
        throws
    {
        #expect(try news(bruno) == nil)
        try bruno.device.add(Garden.kind, ["name": .text("Herb")])
        try share()
        #expect(try news(bruno) == nil)
    }

    @Test func `what others did waits until somebody looks`() throws {
        try bruno.device.add(Garden.kind, ["name": .text("Herb")])
        try share()
        try bruno.device.add(Garden.kind, ["name": .text("Sage")])
        try share()
        #expect(try news(anna) == ["Sage added", "Herb added"])
        try anna.device.store.set(Setting.news.rawValue, nil)
        #expect(try news(anna) == nil)
        try bruno.device.add(Garden.kind, ["name": .text("Mint")])
        try share()
        #expect(try news(anna) == ["Mint added"])
    }

    @Test func `what was taken back at once is no news`() throws {
        try bruno.device.add(Garden.kind, ["name": .text("Herb")])
        try share()
        try bruno.device.undo()
        try share()
        #expect(try news(anna) == nil)
    }

    @Test func `what comes again after a hub was put back is no news`() throws {
        let old = host.memory.copy()
        try bruno.device.add(Garden.kind, ["name": .text("Herb")])
        try bruno.sync()
        host.memory = old
        for peer in [anna, bruno] { try peer.client.startOver() }
        try share()
        #expect(try bruno.device.store.count(Query(Garden.kind)) == 2)
        #expect(try news(bruno) == nil)
    }

    @Test func `what another device of oneself wrote is no news`() throws {
        let position = try anna.device.store.position()
        try anna.device.store.leaveNode(after: try anna.device.store.lastStamp())
        try anna.device.add(Garden.kind, ["name": .text("Herb")])
        #expect(try News(after: position, in: anna.device.book).deeds.isEmpty)
    }
}
