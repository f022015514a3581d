import Kernel
import SealingEngine
import TestKit
import Testing

/// Who wrote what in a book that several people keep.
@Suite struct WriterTests {
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer
    private let carla: Peer

    init() throws {
        anna = try Peer(1, host)
        bruno = try Peer(2, host)
        carla = try Peer(3, host)
    }

    /// Who made a garden, as somebody sees it.
    private func writer(of name: String, for peer: Peer) throws -> Writers.Writer? {
        let found = try peer.device.book.records(
            Garden.kind, where: [.titled(folded: name.folded)])
        let garden = try #require(found.first)
        let history = try peer.device.book.history(RecordKey(Garden.kind.name, garden.id))
        return try peer.device.book.writers().writer(of: try #require(history.first).stamp)
    }

    @discardableResult
    private func garden(_ peer: Peer, _ name: String) throws -> RecordID {
        let id = try peer.device.add(Garden.kind, ["name": .text(name)])
        try peer.sync()
        return id
    }

    private func three() throws {
        try anna.found()
        try bruno.join(try anna.invite())
        try carla.join(try anna.invite(), as: "Carla")
    }

    @Test func `in a book of one's own nobody is named`() throws {
        try anna.device.add(Garden.kind, ["name": .text("Home")])
        #expect(try writer(of: "Home", for: anna) == nil)
        #expect(try !anna.device.book.writers().areSeveral)
    }

    @Test func `everybody sees who wrote what, and oneself as such`() throws {
        try anna.device.add(Garden.kind, ["name": .text("Before")])
        try three()
        try garden(anna, "Rose")
        try garden(bruno, "Herb")
        for peer in [anna, bruno, carla] { try peer.sync() }
        #expect(try writer(of: "Before", for: anna) == .oneself)
        #expect(try writer(of: "Before", for: bruno) == nil)
        #expect(try writer(of: "Rose", for: anna) == .oneself)
        #expect(try writer(of: "Herb", for: anna) == .other("Bruno"))
        #expect(try writer(of: "Herb", for: bruno) == .oneself)
        for name in ["Rose", "Herb"] {
            let expected = name == "Rose" ? "Anna" : "Bruno"
            #expect(try writer(of: name, for: carla) == .other(expected))
        }
    }

    @Test func `whoever was removed is still named, also to newcomers who get a snapshot`() throws {
        try three()
        try garden(bruno, "Herb")
        try anna.sync()
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        try anna.sync()
        let dora = try Peer(4, host)
        try dora.join(try anna.invite(), as: "Dora")
        #expect(try writer(of: "Herb", for: dora) == .other("Bruno"))
        #expect(try writer(of: "Herb", for: anna) == .other("Bruno"))
    }

    @Test func `a restored copy writes under another name, as the same person`() throws {
        try three()
        try garden(bruno, "Herb")
        let before = try #require(try bruno.device.store.setting(Setting.node.rawValue))
        try bruno.device.store.leaveNode(after: try bruno.device.store.lastStamp())
        try garden(bruno, "Sage")
        let after = try #require(try bruno.device.store.setting(Setting.node.rawValue))
        #expect(before != after)
        #expect(before.prefix(12) == after.prefix(12))
        try anna.sync()
        for name in ["Herb", "Sage"] {
            #expect(try writer(of: name, for: anna) == .other("Bruno"))
            #expect(try writer(of: name, for: bruno) == .oneself)
        }
    }

    @Test func `whoever comes back by a sheet is another member of whatever name`() throws {
        try anna.found()
        try garden(anna, "Rose")
        let sheet = try anna.run(anna.client.addSheet(anna.now))
        let again = try Peer(5, host)
        let welcome = try again.run(HubDoor.look(at: sheet))
        try again.run(HubDoor.come(welcome, as: "Anna B.", again.device.store, again.now))
        try again.sync()
        try garden(again, "Sage")
        #expect(try writer(of: "Rose", for: again) == .other("Anna"))
        try anna.sync()
        #expect(try writer(of: "Sage", for: anna) == .other("Anna B."))
    }

    @Test func `a copy from before members were told apart takes its name at the next exchange`()
        throws
    {
        try three()
        for setting in [Setting.node.rawValue, "member", "writers"] {
            try bruno.device.store.set(setting, nil)
        }
        try bruno.device.store.set(Setting.node.rawValue, "00000000000000b2")
        try garden(bruno, "Old")
        try garden(bruno, "New")
        try anna.sync()
        #expect(try writer(of: "Old", for: anna) == nil)
        #expect(try writer(of: "New", for: anna) == .other("Bruno"))
        #expect(try writer(of: "Old", for: bruno) == .oneself)
    }

    @Test func `what somebody brings as another's has nobody's name`() throws {
        try three()
        try garden(anna, "Rose")
        try bruno.sync()
        let node = try #require(
            try anna.device.store.setting(Setting.node.rawValue).flatMap { Hex.word($0.utf8) })
        let lie = Change(
            kind: Garden.kind.name, record: bruno.device.book.makeID(),
            stamp: Stamp(time: UInt64(bruno.now.milliseconds) << 16, node: node),
            fields: [FieldChange("name", json: "\"Nettles\"")])
        _ = try bruno.device.store.append([lie], nil)
        for peer in [bruno, anna, carla] { try peer.sync() }
        #expect(try writer(of: "Nettles", for: carla) == nil)
        #expect(try writer(of: "Nettles", for: anna) == nil)
        #expect(try writer(of: "Rose", for: carla) == .other("Anna"))
    }

    @Test func `what is brought again after a hub was put back keeps its name where it was known`()
        throws
    {
        try three()
        let old = host.memory.copy()
        try garden(bruno, "Herb")
        try anna.sync()
        host.memory = old
        for peer in [anna, bruno] { try peer.client.startOver() }
        for peer in [anna, bruno] { try peer.sync() }
        #expect(try writer(of: "Herb", for: anna) == .other("Bruno"))
        #expect(try writer(of: "Herb", for: bruno) == .oneself)
    }

    @Test func `taking back what another did says whose it was`() throws {
        try three()
        let id = try garden(bruno, "Herb")
        try bruno.device.set(Garden.kind, id, ["name": .text("Herbs")])
        try bruno.sync()
        try anna.sync()
        let history = try anna.device.book.history(RecordKey(Garden.kind.name, id))
        let undone = try anna.device.book.undo(try #require(history.last).stamp)
        let words = try #require(try anna.device.book.describe(undone, in: .english))
        #expect(words.contains("(Bruno)"))
        try bruno.sync()
        let own = try bruno.device.book.undo(try #require(history.last).stamp)
        #expect(try bruno.device.book.describe(own, in: .english)?.contains("(") == false)
    }

    @Test func `whoever left is nobody's member, and knows the others still`() throws {
        try three()
        try garden(anna, "Rose")
        try bruno.sync()
        try garden(bruno, "Herb")
        try bruno.run(bruno.client.leave(bruno.now))
        #expect(try !bruno.device.book.writers().areSeveral)
        #expect(try writer(of: "Rose", for: bruno) == .other("Anna"))
        #expect(try writer(of: "Herb", for: bruno) == .oneself)
    }
}
