import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct SyncContractTests {
    @Test(arguments: SyncContract.all)
    func `no device and no server loses anything`(piece: SyncContract.Piece) throws {
        try piece.verify { MemoryStore($0).store }
    }

    @Test func `over any network all devices end with one book`() throws {
        try verifySync(households: 300, steps: 60) { MemoryStore($0).store }
    }

    @Test(arguments: FileSyncContract.all)
    func `no file is lost`(piece: FileSyncContract.Piece) throws {
        try piece.verify { MemoryStore($0).store }
    }

    @Test func `over any network every file is everywhere in the end`() throws {
        try verifyFileSync(households: 200) { MemoryStore($0).store }
    }
}

/// A device whose server has another book than before.
@Suite struct OtherBookTests {
    private let host = SyncHost()
    private let phone: Device

    init() throws {
        phone = try Device(1)
        try phone.add(Garden.kind, ["name": .text("Ours")])
        try phone.sync(with: host)
        host.store = MemoryStore(Sample.schema).store
        let other = try Device(2, host.store)
        other.wait(60_000)
        try other.add(Garden.kind, ["name": .text("Theirs")])
    }

    private func exchange(joins: Bool) throws -> Bool {
        let client = SyncClient(Device.server, phone.store, joins: joins)
        for _ in 0..<20 {
            let answer = try host.answer(client.request(phone.now))
            if try client.received(answer, phone.now) == .done { return true }
        }
        return false
    }

    @Test func `nothing is exchanged with another book`() throws {
        try phone.add(Garden.kind, ["name": .text("Mine")])
        #expect(throws: SyncError.otherBook) { try exchange(joins: false) }
        #expect(try phone.status.problem == .otherBook)
        #expect(try phone.store.count(Query(Garden.kind)) == 2)
        #expect(try host.store.count(Query(Garden.kind)) == 1)
    }

    @Test func `that both have put something aside doesn't make them one book`() throws {
        for (number, store) in [phone.store, host.store].enumerated() {
            let far = Stamp.at(900_000_000_000 + number, node: 7)
            try store.append(.of(Garden.kind, .numbered(9), at: far, ["name": .text("Far")]))
            #expect(try store.mend(now: phone.now) != nil)
        }
        #expect(throws: SyncError.otherBook) { try exchange(joins: false) }
        #expect(try phone.store.count(Query(Garden.kind)) == 1)
    }

    @Test func `who joins puts both together`() throws {
        #expect(throws: SyncError.otherBook) { try exchange(joins: false) }
        try SyncClient.join(Device.server, phone.store)
        #expect(try exchange(joins: false))
        #expect(try phone.status.problem == nil)
        #expect(try phone.store.count(Query(Garden.kind)) == 2)
        #expect(try phone.store.digest() == host.store.digest())
    }

    @Test func `an empty server in the old one's place gets nothing unasked, and all when told so`()
        throws
    {
        host.store = MemoryStore(Sample.schema).store
        #expect(throws: SyncError.otherBook) { try exchange(joins: false) }
        #expect(try phone.status.problem == .otherBook)
        #expect(try host.store.position() == 0)
        try SyncClient.join(Device.server, phone.store)
        #expect(try exchange(joins: false))
        #expect(try phone.store.digest() == host.store.digest())
    }
}
