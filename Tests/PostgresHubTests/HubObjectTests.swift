import Foundation
import HubTrial
import Kernel
import ObjectStore
import PostgresHub
import SealingEngine
import TestKit
import Testing

/// A hub in PostgreSQL whose snapshots and files are in an object store.
@Suite struct HubObjectTests {
    private let database: String
    private let objects = MemoryObjects()

    init() throws { database = try Cluster.shared.get().database() }

    private func hub() throws -> PostgresHub { try PostgresHub(database, objects: objects.store) }

    @Test(arguments: HubStoreContract.all)
    func `a hub with objects in memory keeps the contract`(piece: HubStoreContract.Piece) throws {
        try piece.verify { try hub().store }
    }

    @Test(arguments: HubStoreContract.all)
    func `a hub with objects in S3 keeps the contract`(piece: HubStoreContract.Piece) throws {
        let address = try S3Address(try ObjectServer.shared.get().folder())
        let store = S3Objects(address, ObjectServer.credentials).store
        try piece.verify { try PostgresHub(database, objects: store).store }
    }

    @Test(arguments: HubStoreContract.all)
    func `a hub in two clusters with objects keeps the contract`(
        piece: HubStoreContract.Piece
    ) throws {
        let other = try Cluster.second.get().database()
        let map = try HubMap(["0000-01ff \(database)", "0200-ffff \(other)"])
        try piece.verify { try ClusteredHub(objects: objects.store) { map }.store }
    }

    @Test func `the tables name what is elsewhere, and keep what was there before`() throws {
        let (book, old, new) = (
            try HubStoreContract.book(1), try HubStoreContract.hash(1), try HubStoreContract.hash(2)
        )
        let before = try PostgresHub(database).store
        try HubStoreContract.fill(before, book, 1)
        try before.addFile(book, old, [1, 2, 3])
        let bytes = [UInt8](repeating: 9, count: 100_000)
        let store = try hub().store
        try HubStoreContract.add(store, book, file: new, bytes)
        try HubStoreContract.add(store, book, snapshot: 1, bytes)
        #expect(objects.names.count == 2)
        #expect(objects.names.allSatisfy { $0.text.hasPrefix(book.hex + "/") && $0.isOf(bytes) })
        #expect(try store.file(book, old) == [1, 2, 3])
        #expect(try store.file(book, new) == bytes)
        #expect(try stored() < 1_000)
        // Who has no object store is told so, and doesn't begin.
        #expect(try PostgresHub(database).usesObjects())
        let place = database
        let error = #expect(throws: StoreError.self) {
            _ = try ClusteredHub { HubMap(place) }
        }
        #expect(error?.detail.hasPrefix("--objects is missing") == true)
        let read = #expect(throws: StoreError.self) {
            _ = try PostgresHub(place).store.file(book, new)
        }
        #expect(read?.reason == .unavailable)
    }

    /// How many bytes of files and snapshots are in the tables.
    private func stored() throws -> Int64 {
        try count(
            "coalesce(sum(length(bytes)), 0) FROM (SELECT bytes FROM hub_file UNION ALL "
                + "SELECT bytes FROM hub_snapshot) AS large")
    }

    private func count(_ what: String) throws -> Int64 {
        try #require(Int64(Cluster.shared.get().ask("SELECT " + what, in: database)))
    }

    @Test func `nodes of before keep objects from being begun with`() throws {
        let place = database + " application_name=tally-hub"
        let old = try PostgresHub(place)
        let error = #expect(throws: StoreError.self) { try hub().joinObjects() }
        #expect(error?.reason == .busy)
        #expect(error?.detail.hasPrefix("1 connections are of nodes that know no object") == true)
        #expect(try !old.usesObjects())
        #expect(objects.names.isEmpty)
    }

    @Test func `another store than the hub's is refused, one that is away isn't`() throws {
        try hub().joinObjects()
        try hub().joinObjects()
        let error = #expect(throws: StoreError.self) {
            try PostgresHub(database, objects: MemoryObjects().store).joinObjects()
        }
        #expect(error?.reason == .moved)
        objects.fail(.away)
        try hub().joinObjects()
    }

    @Test(arguments: [MemoryObjects.Fault.away, .mute])
    func
        `a file that is brought while the store is away is to be brought again, and nothing is half`(
            fault: MemoryObjects.Fault
        ) throws
    {
        let keeper = try Keeper(hub().store)
        let (file, name) = try keeper.file(100_000)
        objects.fail(fault)
        for _ in 0..<2 {
            guard case .refused(.store(let error)) = keeper.answer(.bringFile(name, file)) else {
                Issue.record("it is taken")
                return
            }
            #expect(error.reason == .unavailable)
        }
        #expect(keeper.answer(.giveFile(keeper.member.book, name)) == .refused(.noFile))
        #expect(try keeper.store.book(keeper.member.book)?.size == keeper.size)
        // Pieces go on.
        #expect(keeper.member.take(keeper.answer(keeper.member.exchange([try keeper.piece()]))))
        objects.fail(nil)
        guard case .done = keeper.answer(.bringFile(name, file)) else {
            Issue.record("it isn't taken")
            return
        }
        #expect(keeper.answer(.giveFile(keeper.member.book, name)) == .file(file))
        // What arrived without an answer is forgotten in time, and what is named isn't.
        let hub = try hub()
        while try hub.sweep(coming: 0, gone: 0) > 0 {}
        #expect(objects.names.count == 1)
        #expect(try count("count(*) FROM hub_object") == 0)
        #expect(keeper.answer(.giveFile(keeper.member.book, name)) == .file(file))
        // Again is no other.
        _ = keeper.answer(.bringFile(name, file))
        #expect(objects.names.count == 1)
    }

    @Test func `who may not bring a file, or has no room, has nothing put anywhere`() throws {
        let keeper = try Keeper(hub().store)
        let (file, name) = try keeper.file(100_000)
        let stranger = try Member(77)
        #expect(
            keeper.answer(.bringFile(name, file), from: stranger.id) == .refused(.stranger))
        keeper.limits.book = 1_000
        #expect(keeper.answer(.bringFile(name, file)) == .refused(.full))
        #expect(objects.names.isEmpty)
    }

    @Test func `an object that is missing or has other bytes is refused, and the rest goes on`()
        throws
    {
        let keeper = try Keeper(hub().store)
        let (file, name) = try keeper.file(5_000)
        _ = keeper.answer(.bringFile(name, file))
        for change: ([UInt8]) -> [UInt8]? in [{ $0.dropLast() + [0x5a] }, { _ in nil }] {
            objects.spoil(change)
            guard
                case .refused(.store(let error)) = keeper.answer(
                    .giveFile(keeper.member.book, name))
            else {
                Issue.record("it is given")
                return
            }
            #expect(error.reason == .unavailable)
            #expect(keeper.member.take(keeper.answer(keeper.member.exchange([try keeper.piece()]))))
        }
    }

    @Test func `a transaction that fails after the object was put leaves none`() throws {
        let (book, name) = (try HubStoreContract.book(1), try HubStoreContract.hash(1))
        let store = try hub().store
        try HubStoreContract.fill(store, book, 1)
        try store.stage?(book, [1])
        #expect(objects.names.count == 1)
        try store.begin(true)
        try store.addFile(book, name, [1])
        store.rollback()
        #expect(objects.names.isEmpty)
        // A connection that is lost before the end: it is sure that nothing was written.
        try store.stage?(book, [2])
        try store.begin(true)
        try store.addFile(book, name, [2])
        try Cluster.shared.get().cut(database)
        #expect(throws: StoreError.self) { try store.save(HubBook(book, end: LogMark(book))) }
        store.rollback()
        #expect(objects.names.isEmpty)
        // What isn't added after all is given up at the end.
        try store.stage?(book, [3])
        try store.begin(true)
        try store.commit()
        #expect(objects.names.isEmpty)
        #expect(try !store.hasFile(book, name))
        #expect(try count("count(*) FROM hub_object") == 0)
    }

    @Test func `where nobody knows whether it was committed, the object stays until that is known`()
        throws
    {
        let (book, name) = (try HubStoreContract.book(1), try HubStoreContract.hash(1))
        let store = try hub().store
        try HubStoreContract.fill(store, book, 1)
        try store.stage?(book, [1])
        try store.begin(true)
        try store.addFile(book, name, [1])
        try Cluster.shared.get().cut(database)
        #expect(throws: StoreError.self) { try store.commit() }
        #expect(objects.names.count == 1)
        let hub = try hub()
        #expect(try hub.sweep(coming: 3_600, gone: 0) == 0)
        #expect(objects.names.count == 1)
        #expect(try hub.sweep(coming: 0, gone: 3_600) == 1)
        #expect(objects.names.isEmpty)
    }

    @Test func `what was given up while it was brought isn't named`() throws {
        let (book, name) = (try HubStoreContract.book(1), try HubStoreContract.hash(1))
        let (store, sweeper) = (try hub().store, try hub())
        try HubStoreContract.fill(store, book, 1)
        try store.stage?(book, [1])
        #expect(try sweeper.sweep(coming: 0, gone: 0) == 1)
        try store.begin(true)
        let error = #expect(throws: StoreError.self) { try store.addFile(book, name, [1]) }
        #expect(error?.reason == .busy)
        store.rollback()
        #expect(try !store.hasFile(book, name))
        try HubStoreContract.add(store, book, file: name, [1])
        #expect(try store.file(book, name) == [1])
    }

    @Test func `a snapshot that is dropped or replaced is removed after its time`() throws {
        let book = try HubStoreContract.book(1)
        let hub = try hub()
        let store = hub.store
        try HubStoreContract.fill(store, book, 3)
        for through: Int64 in 1...3 {
            try HubStoreContract.add(store, book, snapshot: through, [UInt8(through)])
        }
        try store.dropSnapshot(book, 1)
        try HubStoreContract.add(store, book, snapshot: 2, [22])
        #expect(objects.names.count == 4)
        #expect(try hub.sweep(coming: 0, gone: 3_600) == 0)
        #expect(objects.names.count == 4)
        #expect(try hub.sweep(coming: 0, gone: 0) == 2)
        #expect(objects.names.count == 2)
        #expect(try store.snapshot(book, 2) == [22])
        #expect(try store.snapshot(book, 3) == [3])
        // What can't be removed now is removed later.
        try store.dropSnapshot(book, 3)
        objects.fail(.away)
        #expect(throws: StoreError.self) { try hub.sweep(coming: 0, gone: 0) }
        objects.fail(nil)
        #expect(try hub.sweep(coming: 0, gone: 0) == 1)
        #expect(objects.names.count == 1)
    }

    @Test func `a book that moves to another cluster keeps its objects`() throws {
        let other = try Cluster.second.get().database()
        let (book, name) = (try HubStoreContract.book(0x90), try HubStoreContract.hash(1))
        let source = try hub().store
        try HubStoreContract.fill(source, book, 9)
        try HubStoreContract.add(source, book, file: name, [UInt8](repeating: 1, count: 9_000))
        try source.addFile(book, try HubStoreContract.hash(2), [2])
        try HubStoreContract.add(
            source, book, snapshot: 6, [UInt8](repeating: 2, count: 70_000))
        let names = Set(objects.names)
        for (from, to) in [(database, other), (other, database)] {
            try PostgresMove(0x8000...0xffff, from: from, to: to).run()
            #expect(Set(objects.names) == names)
            let target = try PostgresHub(to, objects: objects.store)
            #expect(try target.usesObjects())
            try target.joinObjects()
            for (from, to) in [(from, to)] {
                for each in [from, to] {
                    let hub = try PostgresHub(each, objects: objects.store)
                    #expect(try hub.sweep(coming: 0, gone: 0) == 0)
                }
            }
            #expect(try target.store.file(book, name)?.count == 9_000)
            #expect(try target.store.file(book, HubStoreContract.hash(2)) == [2])
            #expect(try target.store.snapshots(book).map(\.size) == [70_000])
            #expect(try target.store.snapshot(book, 6)?.count == 70_000)
        }
        let back = try hub().store
        try back.dropSnapshot(book, 6)
        #expect(try hub().sweep(coming: 0, gone: 0) == 1)
        #expect(objects.names.count == 1)
    }

    @Test func `the doctor tries the store, and misses what is missing`() throws {
        let hub = try hub()
        let book = try HubStoreContract.book(1)
        try HubStoreContract.fill(hub.store, book, 1)
        for number: UInt8 in 1...3 {
            try HubStoreContract.add(hub.store, book, file: HubStoreContract.hash(number), [number])
        }
        func said() throws -> [PostgresHub.Finding] { try hub.findings().suffix(2) }
        #expect(
            try said().map(\.sentence) == [
                "objects are brought to memory, read and removed",
                "3 objects, of which 3 were looked for and 0 are missing; 0 more are to be removed",
            ])
        #expect(try said().allSatisfy(\.isRight))
        objects.spoil { $0 == [2] ? nil : $0 }
        #expect(try said().last?.isRight == false)
        objects.fail(.away)
        #expect(try said().last?.sentence == "objects can't be used: memory: no answer")
        let without = try PostgresHub(database).findings().last
        #expect(without?.sentence == "rows name objects, and --objects is missing")
        #expect(without?.isRight == false)
    }
}

/// A hub as members ask it, without a network, and one member of a book there.
private final class Keeper {
    let (store, member): (HubStore, Member)
    var limits = HubLimits()
    private let engine = NettleEngine()
    /// The size of the book as it was begun.
    private(set) var size: Int64 = 0

    init(_ store: HubStore) throws {
        (self.store, member) = (store, try Member(.random(in: 1...1 << 40)))
        #expect(member.take(answer(member.found)))
        size = try #require(try store.book(member.book)).size
    }

    func piece() throws -> SealedPiece { try member.piece() }

    func answer(_ request: HubRequest, from caller: KeyID? = nil) -> HubAnswer {
        do throws(HubRefusal) {
            return try engine.finish(
                HubServer(store, limits).answer(
                    request, from: caller ?? member.id, mayFound: true, .now))
        } catch {
            return .refused(error)
        }
    }

    /// Some bytes that look like a sealed file.
    func file(_ count: Int) throws -> (SealedFile, Hash256) {
        let bytes = [1] + member.book.bytes + (0..<count).map { _ in UInt8.random(in: 0...255) }
        return (try #require(SealedFile(bytes)), try #require(SealedFile.name(of: bytes)))
    }
}
