import Kernel
import TestKit
import Testing

/// Two people with one book who were both offline for a while.
@Suite struct MergeScenarioTests {
    let phone: Device
    let laptop: Device
    let home: RecordID

    init() throws {
        phone = try Device(1)
        laptop = try Device(2)
        home = try phone.add(Garden.kind, ["name": .text("Home")])
        try laptop.read(from: phone)
        laptop.now = phone.now
    }

    @Test func `edits of different fields both stay`() throws {
        try phone.set(Garden.kind, home, ["size": .integer(3)])
        try laptop.set(Garden.kind, home, ["name": .text("House")])
        try meet()
        try expectBoth(
            Garden.kind, home,
            [
                "name \"House\" by 2 at 2000",
                "size 3 by 1 at 2000",
            ])
    }

    @Test func `of edits of one field the later wins on both`() throws {
        try phone.set(Garden.kind, home, ["name": .text("Phone's")])
        laptop.wait(5_000)
        try laptop.set(Garden.kind, home, ["name": .text("Laptop's")])
        try meet()
        try expectBoth(Garden.kind, home, ["name \"Laptop's\" by 2 at 7000"])
    }

    @Test func `of edits in the same millisecond the greater node wins on both`() throws {
        try laptop.set(Garden.kind, home, ["name": .text("Laptop's")])
        try phone.set(Garden.kind, home, ["name": .text("Phone's")])
        try meet()
        try expectBoth(Garden.kind, home, ["name \"Laptop's\" by 2 at 2000"])
    }

    @Test func `a clock a day behind loses to what it hasn't read`() throws {
        try laptop.set(Garden.kind, home, ["name": .text("Laptop's")])
        phone.now = .start + -86_400_000
        try phone.set(Garden.kind, home, ["name": .text("Phone's")])
        try meet()
        try expectBoth(Garden.kind, home, ["name \"Laptop's\" by 2 at 2000"])
    }

    @Test func `a clock a day behind wins over what it has read`() throws {
        try laptop.set(Garden.kind, home, ["name": .text("Laptop's")])
        try phone.read(from: laptop)
        phone.now = .start + -86_400_000
        try phone.set(Garden.kind, home, ["name": .text("Phone's")])
        try meet()
        try expectBoth(Garden.kind, home, ["name \"Phone's\" by 1 at 2001+53861"])
    }

    @Test func `a clock that was set back between two edits keeps their order`() throws {
        phone.wait(10_000)
        try phone.set(Garden.kind, home, ["name": .text("First")])
        phone.wait(-9_000)
        try phone.set(Garden.kind, home, ["name": .text("Second")])
        try meet()
        try expectBoth(Garden.kind, home, ["name \"Second\" by 1 at 12000+1"])
    }

    @Test func `what one deletes while the other edits is deleted, and the edit is kept`() throws {
        try phone.delete(Garden.kind, home)
        laptop.wait(5_000)
        try laptop.set(Garden.kind, home, ["name": .text("House")])
        try meet()
        try expectBoth(
            Garden.kind, home,
            [
                "deleted true by 1 at 2000",
                "deleted/seen [\"019b76daabe80000-0000000000000001\"] by 1 at 2000",
                "name \"House\" by 2 at 7000",
            ])
        #expect(try laptop.store.titles(Query(Garden.kind, scope: .deleted)) == ["House"])
    }

    @Test func `what is added to something deleted elsewhere shows when that is restored`() throws {
        try phone.delete(Garden.kind, home)
        let bed = try laptop.add(Bed.kind, ["garden": .reference(home), "name": .text("Bed")])
        try meet()
        for device in [phone, laptop] {
            #expect(try device.store.isVisible(Bed.kind, bed) == false)
        }
        try laptop.book.restore(try #require(try laptop.record(Garden.kind, home)))
        try meet()
        for device in [phone, laptop] { #expect(try device.store.isVisible(Bed.kind, bed)) }
    }

    @Test func `what one moves and the other edits is moved and edited`() throws {
        let other = try phone.add(Garden.kind, ["name": .text("Other")])
        let bed = try phone.add(Bed.kind, ["garden": .reference(home), "name": .text("Bed")])
        try meet()
        try phone.set(Bed.kind, bed, ["garden": .reference(other)])
        try laptop.set(Bed.kind, bed, ["name": .text("Roses")])
        try meet()
        for device in [phone, laptop] {
            let moved = Query(Bed.kind, where: [Bed.garden == other])
            #expect(try device.store.titles(moved) == ["Roses"])
        }
    }

    @Test func `both rate one pair and there is one rating`() throws {
        let bed = try phone.add(Bed.kind, ["garden": .reference(home), "name": .text("Bed")])
        let plant = try phone.add(Plant.kind, ["bed": .reference(bed), "name": .text("Plant")])
        try meet()
        laptop.now = phone.now
        for (device, points) in [(phone, 3), (laptop, 9)] as [(Device, Int64)] {
            try device.add(
                Rating.kind,
                [
                    "plant": .reference(plant), "garden": .reference(home),
                    "points": .integer(points),
                ])
        }
        try meet()
        for device in [phone, laptop] {
            let ratings = try device.store.records(Query(Rating.kind))
            #expect(ratings.map { $0[Rating.points] } == [9])
        }
    }

    @Test func `a field of a newer version passes through a device that doesn't know it`() throws {
        try phone.store.append(.of(Garden.kind, home, at: .at(5_000), json: ["crew": "[7]"]))
        let tablet = try Device(3)
        try laptop.read(from: phone)
        try tablet.read(from: laptop)
        #expect(try tablet.ledger(Garden.kind, home).contains("crew [7] by 1 at 5000"))
        #expect(try tablet.store.digest() == phone.store.digest())
    }

    /// Both devices read all that the other knows.
    private func meet() throws {
        try phone.read(from: laptop)
        try laptop.read(from: phone)
        #expect(try phone.store.digest() == laptop.store.digest())
        #expect(try phone.store.dump == laptop.store.dump)
    }

    /// Checks the fields of a record on both devices; the untouched name may be left out.
    private func expectBoth(
        _ kind: Kind, _ id: RecordID, _ fields: [String],
        at location: SourceLocation = #_sourceLocation
    ) throws {
        for device in [phone, laptop] {
            // Which versions of its name each has seen, other tests tell.
            let ledger = try device.ledger(kind, id)
                .filter { $0 != "name \"Home\" by 1 at 1000" && !$0.hasPrefix("name@ ") }
            #expect(ledger == fields, sourceLocation: location)
        }
    }
}

extension Device {
    /// The winners of a record's fields, such as `name "Home" by 1 at 1000`, in milliseconds after
    /// the start, `+` the counter.
    fileprivate func ledger(_ kind: Kind, _ id: RecordID) throws -> [String] {
        let winners = Winners(try store.history(RecordKey(kind.name, id)))
        return winners.fields.sorted { $0.key < $1.key }.map { name, winner in
            let time = winner.stamp.instant.milliseconds - Instant.start.milliseconds
            let counter = winner.stamp.time & 0xffff
            let suffix = counter == 0 ? "" : "+\(counter)"
            return "\(name) \(winner.json) by \(winner.stamp.node) at \(time)\(suffix)"
        }
    }
}
