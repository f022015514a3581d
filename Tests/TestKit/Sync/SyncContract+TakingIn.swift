import Kernel
import Testing

private let day = 86_400_000

extension SyncContract {
    /// What a person has taken in on a device whose clock is behind.
    static let takingIn = [
        Piece("what a phone 3 days behind took in is the same everywhere once its clock is right") {
            home in
            let rose = try home.letPhoneFallBehind()
            try home.phone.book.takeInFarActions()
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(9)])
            try home.phone.sync(with: home.host)
            try home.laptop.sync(with: home.host)
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                #expect(try device.record(Garden.kind, home.garden)?.title == "Laptop's")
                #expect(try device.record(Garden.kind, rose)?.title == "Rose")
                #expect(try device.book.farActions().isEmpty)
            }
        },
        Piece("so it is when the clock is right before anything is sent") { home in
            let rose = try home.letPhoneFallBehind()
            try home.phone.book.takeInFarActions()
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, rose)?.title == "Rose")
        },
        Piece("so it is when it had all of it before its clock fell behind") { home in
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(3)])
            try expectInStep(home.host, home.phone, home.laptop)
            home.phone.now = home.phone.now + -3 * day
            try home.phone.book.takeInFarActions()
            try home.phone.sync(with: home.host)
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            let garden = try #require(try home.phone.record(Garden.kind, home.garden))
            #expect(garden.title == "Laptop's" && garden[Garden.size] == 3)
        },
        Piece("a book that was left apart by an earlier version's taking in heals by itself") {
            home in
            _ = try home.letPhoneFallBehind()
            try home.phone.takeInAsEarlierVersionsDid()
            try home.phone.rememberStartingOver()
            try home.phone.sync(with: home.host)
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's")
        },
        Piece("nothing takes back that something was taken in") { home in
            let rose = try home.letPhoneFallBehind()
            let stamp = try #require(try home.phone.book.takeInFarActions().stamp)
            #expect(throws: BookError.self) { try home.phone.book.undo(stamp) }
            let undone = try home.phone.book.undoLast().undone
            #expect(try home.phone.book.changes(at: undone).map(\.record) == [home.garden])
            #expect(try home.phone.record(Garden.kind, rose)?.isDeleted == false)
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, rose)?.isDeleted == false)
        },
        Piece("what is undecided is so after it was taken in") { home in
            let tablet = try Device(3, try home.store())
            tablet.now = home.laptop.now
            try tablet.sync(with: home.host)
            _ = try home.letPhoneFallBehind()
            tablet.now = home.laptop.now
            try tablet.set(Garden.kind, home.garden, ["detail": .text("Tablet's")])
            try home.laptop.set(Garden.kind, home.garden, ["detail": .text("Laptop's")])
            try expectInStep(home.host, tablet, home.laptop)
            #expect(try home.laptop.book.concerns().map(\.name) == ["versions"])
            try home.phone.sync(with: home.host)
            try home.phone.book.takeInFarActions()
            #expect(try home.phone.book.concerns().map(\.name) == ["versions"])
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            for device in [home.phone, home.laptop] {
                let concerns = try device.book.concerns()
                #expect(concerns.map(\.name) == ["versions"])
                guard case .versions(_, let others) = concerns.first?.matter else { continue }
                let shown = try device.record(Garden.kind, home.garden)?.optional(Garden.detail)
                #expect(Set(others.map(\.text) + [shown ?? ""]) == ["Tablet's", "Laptop's"])
            }
        },
        Piece("what was taken in is said by how many records it was") { home in
            _ = try home.letPhoneFallBehind()
            let stamp = try #require(try home.phone.book.takeInFarActions().stamp)
            #expect(try home.phone.book.describe(stamp, in: .english) == "2 records taken in")
        },
    ]
}

extension SyncContract.Home {
    /// The laptop renames the garden and adds a rose, of which the phone hears when its clock is three days
    /// behind. Gives the rose.
    fileprivate func letPhoneFallBehind() throws -> RecordID {
        try phone.set(Garden.kind, garden, ["detail": .text("Before")])
        try expectInStep(host, phone, laptop)
        for device in [phone, laptop] { device.now = device.now + 5 * day }
        host.now = laptop.now
        phone.now = phone.now + -3 * day
        try laptop.set(Garden.kind, garden, ["name": .text("Laptop's")])
        let rose = try laptop.add(Garden.kind, ["name": .text("Rose")])
        try laptop.sync(with: host)
        try phone.sync(with: host)
        #expect(try phone.status.problem == .clocksDiffer)
        return rose
    }
}

extension Device {
    /// Writes what waits as one action of now, and that each field was taken in with it.
    fileprivate func takeInAsEarlierVersionsDid() throws {
        let stamp = Stamp.next(after: try store.lastStamp(), now: now, node: 1)
        var ids: [RecordID] = []
        for aside in try store.putAside() {
            let part = try #require(aside.waiting(at: now))
            let text = { (text: String) in JSONText(.string(text)).text }
            let id = RecordID.derived(
                from: ["aside", part.stamp.text, part.kind, part.record.text])
            ids.append(id)
            let kept = [
                FieldChange("stamp", json: text(part.stamp.text)),
                FieldChange("kind", json: text(part.kind)),
                FieldChange("record", json: text(part.record.text)),
            ]
            let marks = part.fields.map {
                FieldChange("taken/" + $0.name, json: "\"\(stamp.text)\"")
            }
            _ = try store.append(
                [
                    Change(
                        kind: "aside", record: id, stamp: Stamp(time: 1, node: 0),
                        fields: kept
                            + part.fields.map { FieldChange("put/" + $0.name, json: $0.json) }),
                    Change(
                        kind: part.kind, record: part.record, stamp: stamp, fields: part.fields),
                    Change(kind: "aside", record: id, stamp: stamp, fields: marks),
                ], nil)
        }
        // They kept all of it in the log, and its names here.
        try store.set(Setting.held.rawValue, nil)
        try store.set(Setting.aside.rawValue, ids.map(\.text).joined(separator: " "))
    }

    /// Notes that everything was exchanged once more already, as earlier versions noted it.
    fileprivate func rememberStartingOver() throws {
        let name = "sync " + Device.server
        let text = try #require(try store.setting(name))
        var bytes = try #require(Hex.bytes(text))
        bytes[1] |= 2
        try store.set(name, Hex.text(bytes))
    }
}
