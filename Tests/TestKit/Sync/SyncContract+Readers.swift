import Kernel
import Testing

private let day = 86_400_000

extension SyncContract {
    /// What becomes of a device that may only read.
    static let readers = [
        Piece("a tablet that only reads is in step once its clock, which was behind, is right") {
            home in
            let tablet = try home.tabletThatFellBehind()
            #expect(try tablet.status.problem == .clocksDiffer)
            #expect(try tablet.record(Garden.kind, home.garden)?.title == "Home")
            try home.read(tablet, at: home.laptop.now)
            #expect(try tablet.status.problem == nil && tablet.status.waiting == 0)
            #expect(try tablet.store.digest() == home.host.store.digest())
            #expect(try tablet.record(Garden.kind, home.garden)?.title == "Laptop's")
        },
        Piece("so it is when its clock falls behind again, and each time") { home in
            let tablet = try home.tabletThatFellBehind()
            try home.read(tablet, at: home.laptop.now)
            for size in 1...2 {
                home.laptop.now = home.laptop.now + 5 * day
                home.host.now = home.laptop.now
                try home.laptop.set(Garden.kind, home.garden, ["size": .integer(Int64(size))])
                home.host.takesChanges = true
                try home.laptop.sync(with: home.host)
                try home.read(tablet, at: home.laptop.now + -4 * day)
                #expect(try tablet.status.problem == .clocksDiffer)
                try home.read(tablet, at: home.laptop.now)
                #expect(try tablet.status.problem == nil)
                #expect(try tablet.store.digest() == home.host.store.digest())
            }
        },
        Piece("it keeps nothing that its author dated anew, and that it took in by a clock ahead") {
            home in
            for isFirst in [false, true] {
                let right = home.laptop.now + 10 * day
                home.phone.now = right + 3 * day
                try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
                (home.phone.now, home.host.now, home.laptop.now) = (right + -3 * day, right, right)
                try home.phone.sync(with: home.host)
                let tablet = try Device(isFirst ? 4 : 3, try home.store())
                try home.read(tablet, at: right + 3 * day)
                tablet.store.catchUp(tablet.now)
                if isFirst { try home.read(tablet, at: right) }
                for days in [0, 5] {
                    for device in [home.phone, home.laptop] { device.now = right + days * day }
                    home.host.now = right + days * day
                    home.host.takesChanges = true
                    try expectInStep(home.host, home.phone, home.laptop)
                    if days == 0 {
                        try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
                        try expectInStep(home.host, home.phone, home.laptop)
                    }
                    for _ in 1...2 { try home.read(tablet, at: right + days * day) }
                    #expect(try tablet.record(Garden.kind, home.garden)?.title == "Laptop's")
                    #expect(try tablet.status.problem == nil)
                    #expect(try tablet.store.digest() == home.host.store.digest())
                }
            }
        },
        Piece("it keeps what others put aside, too") { home in
            let tablet = try home.tabletThatFellBehind()
            home.host.takesChanges = true
            home.phone.now = tablet.now
            try home.phone.sync(with: home.host)
            try home.read(tablet, at: home.laptop.now)
            #expect(try tablet.status.problem == nil)
            #expect(try tablet.store.digest() == home.host.store.digest())
            home.host.takesChanges = true
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            try home.read(tablet, at: home.laptop.now)
            #expect(try tablet.status.problem == nil)
            #expect(try tablet.store.digest() == home.host.store.digest())
        },
        Piece("what an earlier version of it put aside alone goes once that is merged") { home in
            let tablet = try home.tabletThatFellBehind()
            let far = try #require(try home.laptop.store.lastStamp())
            let changes = try home.laptop.book.changes(at: far)
            try tablet.store.take([Parcel.Run(undoes: nil, changes: changes)], now: tablet.now)
            #expect(try tablet.store.everything.contains { $0.kind == "aside" })
            try home.read(tablet, at: home.laptop.now)
            #expect(try tablet.status.problem == nil)
            #expect(try tablet.store.digest() == home.host.store.digest())
            #expect(try !tablet.store.everything.contains { $0.kind == "aside" })
        },
        Piece("what the server lost stays on it and is told, until others have brought it") {
            home in
            let copy = try StoreCopy(home.host.store)
            let tablet = try home.tabletThatFellBehind()
            home.host.store = try copy.fill(try home.store())
            for _ in 0..<2 {
                try home.read(tablet, at: home.laptop.now)
                #expect(try tablet.status.problem == .serverLacks)
                #expect(try tablet.status.waiting == 0)
                #expect(try tablet.record(Garden.kind, home.garden)?.title == "Laptop's")
            }
            home.host.takesChanges = true
            try expectInStep(home.host, home.phone, home.laptop)
            try home.read(tablet, at: home.laptop.now)
            #expect(try tablet.status.problem == nil)
            #expect(try tablet.store.digest() == home.host.store.digest())
        },
        Piece(
            "a tablet is told of what is dated ahead, and of nothing that lacks, while the server has it"
        ) {
            home in
            let tablet = try Device(3, try home.store())
            try home.read(tablet, at: home.laptop.now)
            let right = home.host.now
            let server = Device(store: home.host.store)
            server.now = right + 3 * day
            try server.set(Garden.kind, home.garden, ["name": .text("Server's")])
            for _ in 1...2 {
                try home.read(tablet, at: right)
                #expect(try tablet.status.problem == .datedAhead)
            }
            home.host.takesChanges = true
            try expectInStep(home.host, home.phone, home.laptop)
            try home.read(tablet, at: right)
            #expect(try tablet.status.problem == nil)
            #expect(try tablet.record(Garden.kind, home.garden)?.title == "Server's")
        },
        Piece("a tablet whose book was apart for that reason may write again, and all are the same")
        {
            home in
            let tablet = try home.tabletThatFellBehind()
            home.host.takesChanges = true
            tablet.now = home.laptop.now
            try expectInStep(home.host, tablet, home.laptop)
        },
    ]
}

extension SyncContract.Home {
    /// A device that only reads, and heard of what the laptop wrote when its clock was three days behind.
    fileprivate func tabletThatFellBehind() throws -> Device {
        let tablet = try Device(3, try store())
        try read(tablet, at: laptop.now)
        for device in [phone, laptop] { device.now = device.now + 5 * day }
        host.now = laptop.now
        try laptop.set(Garden.kind, garden, ["name": .text("Laptop's")])
        host.takesChanges = true
        try laptop.sync(with: host)
        try read(tablet, at: laptop.now + -3 * day)
        return tablet
    }

    /// Has a device exchange what it may, which is nothing of its own.
    fileprivate func read(_ device: Device, at now: Instant) throws {
        host.takesChanges = false
        device.now = now
        try device.sync(with: host)
    }
}
