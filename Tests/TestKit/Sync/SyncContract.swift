package import Kernel
import Testing

/// What must never happen to a household that syncs, whatever its books are kept in.
///
///     @Test(arguments: SyncContract.all)
///     func `nothing is lost in memory`(piece: SyncContract.Piece) throws {
///         try piece.verify { MemoryStore($0).store }
///     }
package enum SyncContract {
    package struct Piece: Sendable, CustomTestStringConvertible {
        package let testDescription: String
        private let body: @Sendable (Home) throws -> Void

        init(_ name: String, _ body: @escaping @Sendable (Home) throws -> Void) {
            testDescription = name
            self.body = body
        }

        package func verify(_ make: @escaping (Schema) throws -> Store) throws {
            try body(try Home(make))
        }
    }

    package static let all =
        devices + portions + servers + clocks + takingIn + holding + order + readers + trueTime

    /// A server, a phone and a laptop that are in step and have a garden.
    final class Home {
        let make: StoreContract.Maker
        let host: SyncHost
        let phone: Device
        let laptop: Device
        let garden: RecordID

        init(_ make: @escaping StoreContract.Maker) throws {
            self.make = make
            host = SyncHost(try make(Sample.schema))
            phone = try Device(1, try make(Sample.schema))
            laptop = try Device(2, try make(Sample.schema))
            garden = try phone.add(Garden.kind, ["name": .text("Home")])
            laptop.now = phone.now
            try phone.sync(with: host)
            try laptop.sync(with: host)
        }

        func store() throws -> Store { try make(Sample.schema) }

        /// The phone as its file was when it was copied, which the phone may go on with or not.
        func device(from copy: StoreCopy, at now: Instant) throws -> Device {
            let device = Device(store: try copy.fill(try store()))
            device.now = now
            return device
        }
    }
}

extension SyncContract {
    static let devices = [
        Piece("a device that was away for a year loses and resurrects nothing") { home in
            let kept = try home.phone.add(Garden.kind, ["name": .text("Kept")])
            let gone = try home.phone.add(Garden.kind, ["name": .text("Gone")])
            try expectInStep(home.host, home.phone, home.laptop)
            try home.laptop.set(Garden.kind, kept, ["size": .integer(7)])
            try home.laptop.set(Garden.kind, gone, ["size": .integer(8)])
            let away = try home.laptop.add(Garden.kind, ["name": .text("Away")])
            for week in 1...52 {
                home.phone.now = home.phone.now + 7 * 86_400_000
                try home.phone.add(Garden.kind, ["name": .text("Week \(week)")])
                try home.phone.sync(with: home.host)
            }
            try home.phone.set(Garden.kind, kept, ["name": .text("Kept still")])
            try home.phone.delete(Garden.kind, gone)
            home.laptop.now = home.phone.now
            try expectInStep(home.host, home.phone, home.laptop)
            let record = try #require(try home.phone.record(Garden.kind, kept))
            #expect(record.title == "Kept still")
            #expect(record[Garden.size] == 7)
            #expect(try home.laptop.record(Garden.kind, gone)?.isDeleted == true)
            #expect(try home.phone.record(Garden.kind, away)?.title == "Away")
            #expect(try home.laptop.store.count(Query(Garden.kind)) == 55)
        },
        Piece("a device whose file was put back gets everything again and writes as another") {
            home in
            let copy = try StoreCopy(home.phone.store)
            let later = try home.phone.add(Garden.kind, ["name": .text("Later")])
            try home.phone.delete(Garden.kind, home.garden)
            try home.phone.sync(with: home.host)
            let restored = try home.device(from: copy, at: home.phone.now)
            let offline = try restored.add(Garden.kind, ["name": .text("Since then")])
            let node = try restored.node
            try expectInStep(home.host, restored, home.laptop)
            #expect(try restored.node != node)
            #expect(try restored.record(Garden.kind, later)?.title == "Later")
            #expect(try restored.record(Garden.kind, home.garden)?.isDeleted == true)
            #expect(try home.laptop.record(Garden.kind, offline)?.title == "Since then")
        },
        Piece("two devices from one file both stay in step") { home in
            let copy = try home.device(from: StoreCopy(home.phone.store), at: home.phone.now)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            try copy.set(Garden.kind, home.garden, ["name": .text("Copy's")])
            try copy.set(Garden.kind, home.garden, ["size": .integer(4)])
            try expectInStep(home.host, home.phone, copy, home.laptop)
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(5)])
            // Not with the same source of randomness.
            _ = copy.book
            try copy.set(Garden.kind, home.garden, ["size": .integer(6)])
            try expectInStep(home.host, home.phone, copy, home.laptop)
            #expect(try home.phone.node != copy.node)
        },
        Piece("a clock a day ahead loses nothing and is told") { home in
            home.phone.now = home.phone.now + 86_400_000
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Tomorrow's")])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.status.clockDifference < -80_000_000)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("After it")])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "After it")
        },
        Piece("a clock a day behind loses nothing and is told") { home in
            home.phone.now = home.phone.now + -86_000_000
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Yesterday's")])
            try home.laptop.set(Garden.kind, home.garden, ["size": .integer(3)])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.status.clockDifference > 80_000_000)
            let record = try #require(try home.laptop.record(Garden.kind, home.garden))
            #expect(record.title == "Yesterday's")
            #expect(record[Garden.size] == 3)
        },
        Piece("a fresh empty install gets everything and takes nothing away") { home in
            let fresh = Device(store: try home.store())
            fresh.now = home.phone.now
            try expectInStep(home.host, home.phone, fresh)
            #expect(try fresh.record(Garden.kind, home.garden)?.title == "Home")
            #expect(try home.phone.store.count(Query(Garden.kind)) == 1)
        },
        Piece("a fresh install that was used before its first sync brings that along") { home in
            let fresh = Device(store: try home.store())
            fresh.now = home.phone.now
            let first = try fresh.add(Garden.kind, ["name": .text("First")])
            try expectInStep(home.host, home.phone, fresh)
            #expect(try home.phone.record(Garden.kind, first)?.title == "First")
        },
        Piece("kinds and fields of a newer version travel through older ones") { home in
            let old = Device(store: try home.make(Sample.narrowSchema))
            let host = SyncHost(try home.make(Sample.narrowSchema))
            old.now = home.phone.now
            let plant = RecordID.numbered(77)
            try home.phone.store.append(
                .of(
                    Plant.kind, plant, at: .at(8_000),
                    ["name": .text("Rose")]))
            try home.phone.store.append(
                .of(Garden.kind, home.garden, at: .at(9_000), json: ["crew": "{\"x\":[1]}"]))
            try expectInStep(host, home.phone, old)
            try old.set(Sample.narrowSchema.kinds[0], home.garden, ["name": .text("Old's")])
            try expectInStep(host, old, home.phone, home.laptop)
            #expect(try home.laptop.record(Plant.kind, plant)?.title == "Rose")
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Old's")
            let history = try home.laptop.store.history(RecordKey("garden", home.garden))
            #expect(history.contains { $0["crew"]?.json == "{\"x\":[1]}" })
        },
    ]

    static let servers = [
        Piece("a server put back to an older file gets from its devices what it lost") { home in
            let copy = try StoreCopy(home.host.store)
            let later = try home.phone.add(Garden.kind, ["name": .text("Later")])
            try expectInStep(home.host, home.phone, home.laptop)
            home.host.store = try copy.fill(try home.store())
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.host.store.record(Garden.kind, later)?.title == "Later")
        },
        Piece("a server put back and used since is noticed all the same") { home in
            let copy = try StoreCopy(home.host.store)
            let later = try home.phone.add(Garden.kind, ["name": .text("Later")])
            try expectInStep(home.host, home.phone, home.laptop)
            home.host.store = try copy.fill(try home.store())
            let used = try Device(3, home.host.store)
            used.now = home.phone.now
            let since = try used.add(Garden.kind, ["name": .text("Since")])
            try used.set(Garden.kind, since, ["size": .integer(1)])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.host.store.record(Garden.kind, later)?.title == "Later")
            #expect(try home.laptop.record(Garden.kind, since)?.title == "Since")
        },
        Piece("a device that may only read is in step again with a server that was put back") {
            home in
            let tablet = try Device(3, try home.store())
            let copy = try StoreCopy(home.host.store)
            tablet.now = home.laptop.now
            try home.laptop.set(Garden.kind, home.garden, ["size": .integer(4)])
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            home.host.store = try copy.fill(try home.store())
            home.host.takesChanges = false
            try tablet.sync(with: home.host)
            #expect(try tablet.status.waiting == 0)
            #expect(try tablet.status.problem == .serverLacks)
            home.host.takesChanges = true
            try expectInStep(home.host, home.phone, home.laptop)
            home.host.takesChanges = false
            try tablet.sync(with: home.host)
            #expect(try tablet.status.problem == nil)
            #expect(try tablet.store.digest() == home.host.store.digest())
            try home.laptop.set(Garden.kind, home.garden, ["size": .integer(5)])
            home.host.takesChanges = true
            try home.laptop.sync(with: home.host)
            home.host.takesChanges = false
            try tablet.sync(with: home.host)
            #expect(try tablet.status.problem == nil)
        },
        Piece("an empty server in the old one's place is filled again") { home in
            home.host.store = try home.store()
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.host.store.record(Garden.kind, home.garden)?.title == "Home")
        },
        Piece("books that differ although everything was exchanged are told, after one new start") {
            home in
            // A server that hides what it has can't be told from one whose file is damaged.
            let liar = SyncHost(try home.store())
            try home.phone.sync(with: liar)
            liar.store = liar.store.withDigest { Digest() }
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(1)])
            let before = liar.requests
            try home.phone.sync(with: liar)
            #expect(try home.phone.status.problem == .differs)
            #expect(liar.requests - before <= 4)
            try home.phone.sync(with: liar)
            #expect(liar.requests - before <= 5)
        },
        Piece("a book of many changes goes over in pieces and goes on after any of them") { home in
            let long = String(repeating: "x", count: 2_000)
            for number in 0..<400 {
                try home.phone.store.append(
                    .of(
                        Garden.kind, .numbered(UInt64(number)), at: .at(number),
                        ["name": .text("\(number)"), "detail": .text("\(number)" + long)]))
            }
            for _ in 0..<2 {
                let client = SyncClient(Device.server, home.phone.store)
                _ = try client.received(
                    try home.host.answer(client.request(home.phone.now)), home.phone.now)
            }
            #expect(try home.host.store.count(Query(Garden.kind)) < 401)
            let before = home.host.requests
            try home.phone.sync(with: home.host)
            #expect(home.host.requests - before < 4)
            let client = SyncClient(Device.server, home.laptop.store)
            _ = try client.received(
                try home.host.answer(client.request(home.laptop.now)), home.laptop.now)
            #expect(try home.laptop.store.count(Query(Garden.kind)) < 401)
            try expectInStep(home.host, home.phone, home.laptop)
        },
    ]
}

extension Store {
    /// The same store with another digest.
    package func withDigest(_ digest: @escaping () -> Digest) -> Store {
        Store(
            schema: schema, record: record, records: records, count: count, tally: tally,
            append: append, history: history, action: action, actions: actions, log: log,
            rewind: rewind, position: position, lastStamp: lastStamp, digest: { digest() },
            blobs: blobs,
            setting: { (name) throws(StoreError) in
                name == Setting.digest.rawValue ? nil : try setting(name)
            }, set: set, begin: begin, commit: commit, rollback: rollback)
    }
}
