import Kernel
import Testing

private let day = 86_400_000
private let hour = 3_600_000

extension SyncContract {
    /// What a person has taken in by a clock that is right holds, whoever comes back with the old date.
    static let holding = [
        Piece("what was written after a take-in stands when its writer is back, however late") {
            home in
            // Within the last day before the false date, after it, and long after.
            for back in [50 * hour, 73 * hour, 10 * day] {
                let right = try home.letPhoneWriteAhead("Phone's \(back)")
                try home.takeInOnLaptop()
                try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's \(back)")])
                try home.laptop.sync(with: home.host)
                try home.expectTheLaptopsWord(at: right + back)
                #expect(
                    try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's \(back)")
            }
        },
        Piece("so it is where somebody's clock was ahead and took it as it came before") { home in
            for (number, back) in [50 * hour, 73 * hour, 10 * day].enumerated() {
                let right = try home.letPhoneWriteAhead("Phone's \(back)")
                let tablet = try Device(UInt64(10 + number), try home.store())
                tablet.now = right + 3 * day
                try tablet.sync(with: home.host)
                tablet.store.catchUp(tablet.now)
                #expect(
                    try tablet.record(Garden.kind, home.garden)?.title == "Phone's \(back)")
                try tablet.sync(with: home.host)
                try home.takeInOnLaptop()
                try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's \(back)")])
                try home.laptop.sync(with: home.host)
                tablet.now = right + back
                home.host.now = tablet.now
                try tablet.sync(with: home.host)
                try home.expectTheLaptopsWord(at: right + back, also: tablet)
            }
        },
        Piece("so it is where a device was away at the take-in and has it put aside, or held back")
        {
            home in
            for isHeld in [false, true] {
                let tablet = try Device(isHeld ? 11 : 10, try home.store())
                tablet.now = home.laptop.now
                try tablet.sync(with: home.host)
                let right = try home.letPhoneWriteAhead("Phone's")
                let far = try #require(try home.phone.store.lastStamp())
                tablet.now = right
                if isHeld {
                    // As from a server that had merged it.
                    let changes = try home.phone.book.changes(at: far)
                    try tablet.store.take(
                        [Parcel.Run(undoes: nil, changes: changes)], now: right, isMerged: true)
                } else {
                    try tablet.sync(with: home.host)
                }
                #expect(try !tablet.book.farActions().isEmpty)
                try home.takeInOnLaptop()
                try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
                try home.laptop.sync(with: home.host)
                tablet.now = right + 4 * day
                tablet.store.catchUp(tablet.now)
                try home.expectTheLaptopsWord(at: right + 4 * day, also: tablet)
            }
        },
        Piece("so it is on the day itself where nobody exchanged since, but the clock had agreed") {
            home in
            let right = try home.letPhoneWriteAhead("Phone's")
            try home.laptop.sync(with: home.host)
            let taken = try home.laptop.book.takeInFarActions()
            #expect(taken.stamp != nil && !taken.isTentative)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            home.host.now = right + 4 * day
            home.phone.now = home.host.now
            try home.phone.sync(with: home.host)
            try home.expectTheLaptopsWord(at: right + 4 * day)
        },
        Piece("where no other clock has agreed, it is said, and noted for all once one has") {
            home in
            let right = try home.letPhoneWriteAhead("Phone's")
            try home.takeInOnServer { taken in
                #expect(taken.stamp != nil && taken.isTentative)
            }
            try home.laptop.sync(with: home.host)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            try home.expectTheLaptopsWord(at: right + 4 * day)
        },
        Piece("what is right is dated anew by no device whose clock is behind") { home in
            try home.laptop.sync(with: home.host)
            let right = home.laptop.now + 3 * day
            let before = home.phone.now
            (home.laptop.now, home.host.now) = (right, right)
            let tablet = try Device(10, try home.store())
            tablet.now = right
            try tablet.sync(with: home.host)
            let last = try #require(
                try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")]))
            try home.laptop.sync(with: home.host)
            // Its clock stood still: by it, another one agreed just now.
            home.phone.now = before + hour
            try home.phone.sync(with: home.host)
            let taken = try home.phone.book.takeInFarActions()
            #expect(taken.stamp != nil && taken.isTentative)
            try home.phone.sync(with: home.host)
            for device in [home.laptop, tablet] { try device.sync(with: home.host) }
            #expect(try !home.laptop.store.action(last).isEmpty)
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            #expect(try !home.phone.store.action(last).isEmpty)
        },
        Piece("what two persons took in, each for himself, is one in the end") { home in
            let right = try home.letPhoneWriteAhead("Phone's")
            let tablet = try Device(10, try home.store())
            tablet.now = right + 60_000
            try tablet.sync(with: home.host)
            try tablet.sync(with: home.host)
            try home.takeInOnLaptop()
            #expect(try !tablet.book.takeInFarActions().isTentative)
            try tablet.sync(with: home.host)
            home.laptop.wait(120_000)
            try home.laptop.sync(with: home.host)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            try home.expectTheLaptopsWord(at: right + 4 * day, also: tablet)
        },
        Piece("what was taken in by a clock ahead holds under the date that it gets then") { home in
            try home.host.store.take(
                [
                    Parcel.Run(
                        undoes: nil,
                        changes: [
                            .of(
                                Garden.kind, home.garden, at: .at(20 * day, node: 77),
                                ["name": .text("Far")])
                        ])
                ], now: home.host.now)
            home.phone.now = home.laptop.now
            try home.phone.sync(with: home.host)
            home.phone.now = home.phone.now + 3 * day
            try home.phone.book.takeInFarActions()
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Far")
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            try home.expectTheLaptopsWord(at: home.laptop.now + 30 * day)
        },
        Piece("deletions and elements of lists that were taken in hold as well") { home in
            let bed = try home.phone.add(
                Bed.kind, ["name": .text("Bed"), "garden": .reference(home.garden)])
            try home.phone.set(Garden.kind, home.garden, ["tags": .words(["One", "Two"])])
            let right = try home.letPhoneWriteAhead("Phone's") { phone in
                try phone.delete(Bed.kind, bed)
                try phone.set(Garden.kind, home.garden, ["tags": .words(["One", "Three"])])
            }
            try home.takeInOnLaptop()
            let tags = { (device: Device) throws -> Value? in
                try device.record(Garden.kind, home.garden)?.value(of: Garden.tags)
            }
            #expect(try home.laptop.record(Bed.kind, bed)?.isDeleted == true)
            #expect(try tags(home.laptop) == .words(["One", "Three"]))
            let deleted = try #require(try home.laptop.record(Bed.kind, bed))
            try home.laptop.book.restore(deleted)
            try home.laptop.set(Garden.kind, home.garden, ["tags": .words(["One", "Two"])])
            try home.laptop.sync(with: home.host)
            try home.expectTheLaptopsWord(at: right + 4 * day, named: "Phone's")
            for device in [home.phone, home.laptop] {
                #expect(try device.record(Bed.kind, bed)?.isDeleted == false)
                #expect(try tags(device) == .words(["One", "Two"]))
            }
        },
        Piece("history and undo go on from what was taken in, on its writer's device, too") {
            home in
            let right = try home.letPhoneWriteAhead("Phone's")
            let far = try #require(try home.phone.store.lastStamp())
            try home.takeInOnLaptop()
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            try home.expectTheLaptopsWord(at: right + 4 * day)
            for device in [home.phone, home.laptop] {
                let history = try device.book.history(RecordKey("garden", home.garden))
                let names = history.compactMap { $0["name"]?.json }
                #expect(names.filter { $0 == "\"Phone's\"" }.count == 1)
                #expect(history.allSatisfy { $0.stamp < far })
                #expect(try device.book.concerns().isEmpty)
            }
            try home.laptop.undo()
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Phone's")
            #expect(try home.phone.book.concerns().isEmpty)
        },
    ]
}

extension SyncContract.Home {
    /// The phone writes while its clock is three days ahead, and what it wrote is put aside on the server; then
    /// it is away. Gives what the right clocks show.
    fileprivate func letPhoneWriteAhead(
        _ name: String, _ more: (Device) throws -> Void = { _ in }
    ) throws -> Instant {
        for device in [phone, laptop] { device.now = laptop.now + day }
        host.now = laptop.now
        try expectInStep(host, phone, laptop)
        let right = laptop.now
        phone.now = right + 3 * day
        try phone.set(Garden.kind, garden, ["name": .text(name)])
        try more(phone)
        // It is the server's clock that seems wrong to it then, and its things go out as they are.
        phone.now = right + -3 * day
        try phone.sync(with: host)
        #expect(try laptop.record(Garden.kind, garden)?.title != name)
        return right
    }

    fileprivate func takeInOnLaptop() throws {
        try laptop.sync(with: host)
        #expect(try !laptop.book.takeInFarActions().isTentative)
        try laptop.sync(with: host)
    }

    fileprivate func takeInOnServer(_ look: (TakenIn) -> Void) throws {
        let server = Device(store: host.store)
        server.now = host.now
        look(try server.book.takeInFarActions(at: server.book.agreedTime()))
    }

    /// Everybody is back, all clocks are right, and what the laptop wrote last is what all have and keep.
    fileprivate func expectTheLaptopsWord(
        at now: Instant, named name: String? = nil, also other: Device? = nil
    ) throws {
        let word = try name ?? #require(try laptop.record(Garden.kind, garden)?.title)
        let devices = [phone, laptop] + (other.map { [$0] } ?? [])
        for days in [0, 2, 30] {
            host.now = now + days * day
            for device in devices {
                device.now = host.now
                device.store.catchUp(device.now)
            }
            for device in devices + devices { try device.sync(with: host) }
            for device in devices {
                try expectInStep(host, device)
                #expect(try device.record(Garden.kind, garden)?.title == word, "\(days)")
                #expect(try device.book.farActions().isEmpty)
            }
        }
    }
}
