import Kernel
import TestKit
import Testing

/// The protocol between a server and the devices of a household.
@Suite struct SyncTests {
    let host = SyncHost()
    let phone: Device
    let laptop: Device
    let home: RecordID

    init() throws {
        phone = try Device(1)
        laptop = try Device(2)
        home = try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.sync(with: host)
        try laptop.sync(with: host)
        laptop.now = phone.now
    }

    @Test func `what one device writes, the other reads`() throws {
        #expect(try laptop.record(Garden.kind, home)?.title == "Home")
        #expect(try phone.status.lastSynced != nil)
        #expect(try phone.status.problem == nil)
    }

    @Test func `nothing comes back to where it came from`() throws {
        try phone.set(Garden.kind, home, ["size": .integer(3)])
        #expect(try phone.sync(with: host) == SyncClient.Tally(received: 0, sent: 1))
        let answered = host.answered
        #expect(try phone.sync(with: host) == SyncClient.Tally())
        #expect(host.answered - answered < 60)
        #expect(try laptop.sync(with: host) == SyncClient.Tally(received: 1, sent: 0))
        #expect(try laptop.sync(with: host) == SyncClient.Tally())
    }

    @Test func `a change of each side crosses in one request`() throws {
        try phone.set(Garden.kind, home, ["size": .integer(3)])
        try phone.sync(with: host)
        try laptop.set(Garden.kind, home, ["name": .text("House")])
        let before = host.requests
        #expect(try laptop.sync(with: host) == SyncClient.Tally(received: 1, sent: 1))
        #expect(host.requests == before + 1)
        try phone.sync(with: host)
        #expect(try phone.store.digest() == laptop.store.digest())
    }

    @Test func `a network that carries little is given little at once`() throws {
        for _ in 0..<40 { try phone.add(Garden.kind, ["name": .text("Bed")]) }
        let client = SyncClient(Device.server, phone.store)
        let whole = try client.request(phone.now)
        #expect(try client.request(phone.now, upTo: 128).count * 2 < whole.count)
        let requests = host.requests
        var next = SyncClient.Next.again
        while next == .again {
            next = try client.received(
                host.answer(client.request(phone.now, upTo: 0)), phone.now)
        }
        #expect(host.requests >= requests + 40)
        try expectInStep(host, phone, laptop)
    }

    @Test func `who takes much gets a large book in one answer`() throws {
        let beds = (0..<400).map { number in
            Change(
                kind: Garden.kind.name, record: RecordID(high: 7, low: UInt64(number)),
                stamp: .at(1),
                fields: [
                    FieldChange(
                        "later", json: "\"\(number)" + String(repeating: "x", count: 999) + "\"")
                ])
        }
        _ = try host.store.append(beds, nil)
        for (size, requests) in [(Batch.size, 3), (Batch.large, 1)] {
            let client = SyncClient(Device.server, try Device(3).store)
            let before = host.requests
            while try client.received(
                host.answer(client.request(phone.now, upTo: size)), phone.now) == .again
            {}
            #expect(host.requests == before + requests)
        }
    }

    @Test func `a device that may only read hears of the others though it wrote`() throws {
        let client = SyncClient(Device.server, phone.store)
        func exchange() throws {
            repeat {
                let request = try client.request(phone.now)
                do {
                    let answer = try SyncServer.answer(
                        request, host.store, now: host.now, seed: 7, writes: false)
                    guard try client.received(answer, phone.now) == .again else { return }
                } catch SyncError.mayOnlyRead {
                    return client.failed(.refused("It may only read."))
                }
            } while true
        }
        try phone.set(Garden.kind, home, ["size": .integer(3)])
        try exchange()
        #expect(try phone.status.problem == .refused("It may only read."))
        try laptop.set(Garden.kind, home, ["name": .text("House")])
        try laptop.sync(with: host)
        try exchange()
        #expect(try phone.record(Garden.kind, home)?.title == "House")
        #expect(try phone.status.problem == .mayOnlyRead)
        #expect(try phone.status.mayOnlyRead)
        #expect(try phone.status.waiting == 1)
        try laptop.set(Garden.kind, home, ["name": .text("Home again")])
        try laptop.sync(with: host)
        try exchange()
        #expect(try phone.record(Garden.kind, home)?.title == "Home again")
        #expect(try laptop.record(Garden.kind, home)?.value("size") == nil)
        try expectInStep(host, phone, laptop)
    }

    @Test func `a device knows the books of its server`() throws {
        let client = SyncClient(Device.server, phone.store)
        let club = KnownBook(key: "club", name: "Club", color: .red)
        let own = KnownBook(key: "", name: "Ours")
        for books in [[.first], [own, club], [.first, club], []] {
            repeat {
                let answer = try SyncServer.answer(
                    client.request(phone.now), host.store, now: host.now, seed: 7, books: books)
                guard try client.received(answer, phone.now) == .again else { break }
            } while true
            #expect(try phone.status.hasOtherBooks == (books.count > 1))
            #expect(try phone.status.books == books)
        }
    }

    @Test func `what no book can be called isn't taken from a server`() throws {
        let client = SyncClient(Device.server, phone.store)
        let sound = KnownBook(key: "club", name: "Club")
        let names = ["", " ", "a\nb", "a\u{202E}b", String(repeating: "x", count: 61)]
        let keys = ["a/b", "a?b", "ü", "a b", "%2e"]
        let books =
            [sound] + names.map { KnownBook(key: "x", name: $0) }
            + keys.map { KnownBook(key: $0, name: "X") }
        let answer = try SyncServer.answer(
            client.request(phone.now), host.store, now: host.now, seed: 7, books: books)
        _ = try client.received(answer, phone.now)
        #expect(try phone.status.books == [sound])
    }

    @Test func `a device knows what it may, and sends what it kept once it may write`() throws {
        let client = SyncClient(Device.server, phone.store)
        func exchange(writes: Bool) throws {
            var requests = 0
            repeat {
                requests += 1
                let answer = try SyncServer.answer(
                    client.request(phone.now), host.store, now: host.now, seed: 7, writes: writes)
                guard try client.received(answer, phone.now) == .again else { break }
            } while requests < 5
        }
        try laptop.set(Garden.kind, home, ["name": .text("House")])
        try laptop.sync(with: host)
        try exchange(writes: false)
        #expect(try phone.status.mayOnlyRead)
        #expect(try phone.status.problem == nil)
        #expect(try phone.status.lastSynced != nil)
        try phone.set(Garden.kind, home, ["size": .integer(3)])
        for _ in 0..<2 {
            try exchange(writes: false)
            #expect(try phone.status.problem == .mayOnlyRead)
            #expect(try phone.status.waiting == 1)
        }
        try exchange(writes: true)
        #expect(try !phone.status.mayOnlyRead)
        #expect(try phone.status.problem == nil)
        try laptop.sync(with: host)
        #expect(try laptop.record(Garden.kind, home)?.value("size") == .integer(3))
        try expectInStep(host, phone, laptop)
    }

    @Test func `changes that wait are counted by action`() throws {
        #expect(try phone.status.waiting == 0)
        try phone.set(Garden.kind, home, ["size": .integer(3), "name": .text("House")])
        try phone.set(Garden.kind, home, ["size": .integer(4)])
        #expect(try phone.status.waiting == 2)
        try phone.sync(with: host)
        #expect(try phone.status.waiting == 0)
    }

    @Test func `an undo is known as one everywhere`() throws {
        try phone.set(Garden.kind, home, ["size": .integer(3)])
        let undo = try phone.undo()
        try phone.sync(with: host)
        try laptop.sync(with: host)
        #expect(try laptop.store.actions(nil, 1).first?.stamp == undo)
        #expect(try laptop.store.actions(nil, 1).first?.undoes != nil)
    }
}
