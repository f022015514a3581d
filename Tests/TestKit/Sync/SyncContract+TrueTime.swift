import Kernel
import Testing

private let day = 86_400_000
private let minute = 60_000

extension SyncContract {
    /// What was written later by true time counts, whichever clock was wrong when it was written.
    static let trueTime = alike + serverAhead + deviceAhead + arrival + boundary + law

    private static let alike = [
        Piece("a device and a server that were ahead alike date nothing ahead once both are right")
        { home in
            let server = Device(store: home.host.store)
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 40 * day, of: [home.phone, server])
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Ahead")])
            try home.phone.sync(with: home.host)
            try home.laptop.sync(with: home.host)
            home.set(right + 10 * minute)
            server.now = home.host.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Ahead")
            try home.expectNothingAhead()
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            let rose = try home.phone.add(Garden.kind, ["name": .text("Rose")])
            let tea = try server.add(Garden.kind, ["name": .text("Tea")])
            for days in [0, 42] {
                home.set(right + (20 * minute + days * day))
                try expectInStep(home.host, home.phone, home.laptop)
                #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Laptop's")
                #expect(try home.laptop.record(Garden.kind, rose)?.title == "Rose")
                #expect(try home.laptop.record(Garden.kind, tea)?.title == "Tea")
            }
        },
        Piece("so it is where they stayed ahead for weeks, and wrote after they were put right") {
            home in
            let right = home.laptop.now + 60 * minute
            for days in 0...20 {
                home.set(right + days * day, ahead: 2 * day, of: [home.phone])
                home.host.now = home.phone.now
                try home.phone.set(Garden.kind, home.garden, ["name": .text("\(days)")])
                try home.phone.sync(with: home.host)
            }
            home.set(right + (20 * day + 60 * minute))
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Right")])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Right")
            try home.expectNothingAhead()
        },
    ]

    private static let serverAhead = [
        Piece("what others wrote after a server that was ahead stands over what that wrote") {
            home in
            let server = Device(store: home.host.store)
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 40 * day, of: [server])
            try server.set(Garden.kind, home.garden, ["name": .text("Server's")])
            home.set(right + 10 * minute, ahead: 40 * day, of: [server])
            try home.laptop.sync(with: home.host)
            home.set(right + 20 * minute, ahead: 40 * day, of: [server])
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Second")])
            try home.laptop.sync(with: home.host)
            home.set(right + 30 * minute)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Third")])
            home.set(right + 40 * minute)
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Third")
            try home.expectNothingAhead()
            server.now = home.host.now
            try server.set(Garden.kind, home.garden, ["name": .text("Fourth")])
            for days in [0, 42] {
                home.set(right + (50 * minute + days * day))
                try expectInStep(home.host, home.laptop, home.phone)
                #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Fourth")
            }
        },
        Piece("what a server that was ahead wrote last stands") { home in
            let server = Device(store: home.host.store)
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 40 * day, of: [server])
            try server.set(Garden.kind, home.garden, ["size": .integer(1)])
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            home.set(right + 10 * minute, ahead: 40 * day, of: [server])
            try server.set(Garden.kind, home.garden, ["name": .text("Server's")])
            home.set(right + 20 * minute)
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Server's")
        },
        Piece("what a server that was put back has lost of its time ahead is there to be decided") {
            home in
            let copy = try StoreCopy(home.host.store)
            let right = home.laptop.now + 60 * minute
            _ = try home.loseOnServer(at: right, copy)
            let server = Device(store: home.host.store)
            server.now = home.host.now
            for _ in 1...2 { try home.laptop.sync(with: home.host) }
            #expect(try server.book.farActions().map(\.isPutAside) == [true])
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.phone.book.farActions().count == 1)
        },
        Piece("it counts by itself, and no more than it is worth, where the server knows its own") {
            home in
            let server = Device(store: home.host.store)
            server.now = home.laptop.now
            try server.set(Garden.kind, home.garden, ["size": .integer(1)])
            let copy = try StoreCopy(home.host.store)
            let right = home.laptop.now + 60 * minute
            let lost = try home.loseOnServer(at: right, copy)
            try home.host.store.leaveNode(after: lost)
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Server's")
            try home.expectNothingAhead()
            home.set(right + 30 * minute)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            for days in [0, 42] {
                home.set(right + (40 * minute + days * day))
                try expectInStep(home.host, home.laptop, home.phone)
                #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's")
            }
        },
    ]

    private static let deviceAhead = [
        Piece(
            "what a device that was ahead writes once it is right has that time, also before it syncs"
        ) { home in
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 31 * day, of: [home.phone])
            try home.phone.sync(with: home.host)
            try home.phone.add(Garden.kind, ["name": .text("Ahead")])
            home.set(right + 10 * minute)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("First")])
            try home.laptop.sync(with: home.host)
            home.set(right + 14 * day)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Second")])
            home.set(right + 14 * day + 10 * minute)
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Second")
            try home.expectNothingAhead()
            // What is written later by anybody counts, also once the false date has passed.
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Third")])
            home.set(right + 50 * day)
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Third")
        },
        Piece("and so does a server that was ahead") { home in
            let server = Device(store: home.host.store)
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 31 * day, of: [server])
            try server.add(Garden.kind, ["name": .text("Ahead")])
            try home.laptop.sync(with: home.host)
            home.set(right + 10 * minute)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("First")])
            home.set(right + 14 * day)
            server.now = home.host.now
            try server.set(Garden.kind, home.garden, ["name": .text("Second")])
            home.set(right + 14 * day + 10 * minute)
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Second")
            try home.expectNothingAhead()
        },
        Piece("how far a device is ahead is taken off what it wrote while nobody heard of it") {
            home in
            for isLater in [false, true] {
                let right = home.laptop.now + 60 * minute
                home.set(right + (isLater ? 4 * day : 0), ahead: 31 * day, of: [home.phone])
                try home.phone.set(Garden.kind, home.garden, ["name": .text("Ahead")])
                home.set(right + 3 * day)
                try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
                try home.laptop.sync(with: home.host)
                home.set(right + 5 * day, ahead: 31 * day, of: [home.phone])
                try home.phone.sync(with: home.host)
                home.set(right + 5 * day)
                try expectInStep(home.host, home.laptop, home.phone)
                let title = try home.laptop.record(Garden.kind, home.garden)?.title
                #expect(title == (isLater ? "Ahead" : "Laptop's"))
            }
        },
        Piece("what a clock ahead wrote is no later than the next look at it by one that is right")
        {
            home in
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 31 * day, of: [home.phone])
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Ahead")])
            home.set(right + 10 * minute)
            home.phone.store.catchUp(home.phone.now)
            home.set(right + 10 * day)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            home.set(right + 20 * day)
            home.phone.store.catchUp(home.phone.now)
            try home.phone.sync(with: home.host)
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Laptop's")
            try home.expectNothingAhead()
        },
        Piece("what is dated anew comes after all that its writer knew") { home in
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 31 * day, of: [home.phone])
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(1)])
            home.set(right + 2 * day)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            // As if the phone's clock had gone three days too slowly since.
            home.phone.now = right + 29 * day
            try home.phone.read(from: home.laptop)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            try home.laptop.sync(with: home.host)
            home.phone.now = right + 36 * day
            home.host.now = right + 3 * day
            try home.phone.sync(with: home.host)
            home.set(right + 3 * day)
            try expectInStep(home.host, home.laptop, home.phone)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
        },
    ]

    private static let arrival = [
        Piece("what is taken in stands under what was written since it came") { home in
            let far = Stamp.at(20 * 365 * day, node: 77)
            try home.host.store.append(
                .of(
                    Garden.kind, home.garden, at: far,
                    ["name": .text("Far"), "size": .integer(7)]))
            try expectInStep(home.host, home.phone, home.laptop)
            home.set(home.laptop.now + 10 * minute)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            home.set(home.laptop.now + 10 * minute)
            #expect(try home.laptop.book.takeInFarActions().stamp != nil)
            for days in [0, 2] {
                home.set(home.laptop.now + (minute + days * day))
                try expectInStep(home.host, home.phone, home.laptop)
                for device in [home.phone, home.laptop] {
                    let garden = try #require(try device.record(Garden.kind, home.garden))
                    #expect(garden.title == "Laptop's")
                    #expect(garden[Garden.size] == 7)
                    #expect(try device.book.farActions().isEmpty)
                }
            }
        },
        Piece("so it is with what a server has merged and this device holds back") { home in
            let server = Device(store: home.host.store)
            let right = home.laptop.now + 60 * minute
            home.set(right, ahead: 40 * day, of: [server])
            try server.set(Garden.kind, home.garden, ["name": .text("Server's")])
            let rose = try server.add(Garden.kind, ["name": .text("Rose")])
            try home.laptop.sync(with: home.host)
            home.set(right + 20 * minute, ahead: 40 * day, of: [server])
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            home.set(right + 30 * minute, ahead: 40 * day, of: [server])
            let taken = try home.laptop.book.takeInFarActions()
            let stamp = try #require(taken.stamp)
            #expect(try home.laptop.book.takenIn(by: stamp) == 2)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Laptop's")
            home.set(right + 40 * minute)
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                #expect(try device.record(Garden.kind, home.garden)?.title == "Laptop's")
                #expect(try device.record(Garden.kind, rose)?.title == "Rose")
            }
        },
    ]

    private static let boundary = [
        Piece("a clock that stays a day off, to the millisecond, ends in step after each exchange")
        {
            home in
            for off in [day - 1, day, day + 1] {
                for number in 1...4 {
                    let right = home.laptop.now + 10 * minute
                    home.set(right, ahead: off, of: [home.phone])
                    try home.phone.set(Garden.kind, home.garden, ["size": .integer(Int64(number))])
                    let before = home.host.requests
                    for device in [home.phone, home.laptop] { try device.sync(with: home.host) }
                    #expect(home.host.requests - before < 12, "\(off)")
                    #expect(try home.phone.store.digest() == home.host.store.digest(), "\(off)")
                    #expect(try home.laptop.store.digest() == home.host.store.digest(), "\(off)")
                }
            }
        },
        Piece("so it is with a server's clock") { home in
            for off in [day - 1, day, day + 1, -day + 1, -day, -day - 1] {
                for number in 1...4 {
                    let right = home.laptop.now + 10 * minute
                    home.set(right)
                    home.host.now = right + off
                    let server = Device(store: home.host.store)
                    server.now = home.host.now
                    try server.set(Garden.kind, home.garden, ["size": .integer(Int64(number))])
                    try home.phone.set(Garden.kind, home.garden, ["name": .text("\(number)")])
                    let before = home.host.requests
                    for device in [home.phone, home.laptop] { try device.sync(with: home.host) }
                    #expect(home.host.requests - before < 20, "\(off)")
                }
                home.set(home.laptop.now + 10 * minute)
                try expectInStep(home.host, home.phone, home.laptop)
            }
        },
    ]
}

extension SyncContract {
    private static let law = [
        Piece("whichever clocks were ahead, what is written once they are right stands for good") {
            first in
            try withDice(12) { dice in
                var lives = try AheadFor(try Home(first.make), &dice)
                try lives.live(&dice)
            }
        }
    ]
}

/// A while in which some clocks are ahead alike, and what comes after it.
private struct AheadFor {
    private let home: SyncContract.Home
    private let server: Device
    private let wrong: [Device]
    private let ahead: Int
    private var right: Instant
    private var last = ""

    init(_ home: SyncContract.Home, _ dice: inout Dice) throws {
        self.home = home
        server = Device(store: home.host.store)
        let (phone, laptop) = (home.phone, home.laptop)
        wrong = [[server], [phone], [laptop], [phone, server], [laptop, server]][dice.roll(5)]
        ahead = dice.number(in: 1_600...90_000) * minute
        right = laptop.now + 60 * minute
    }

    mutating func live(_ dice: inout Dice) throws {
        for number in 1...dice.number(in: 1...12) {
            goOn(dice.number(in: 2...40) * minute, ahead)
            try write("Ahead \(number)", &dice)
            for device in [home.phone, home.laptop, home.phone, home.laptop] {
                try device.sync(with: home.host)
            }
        }
        goOn(10 * minute)
        try expectInStep(home.host, home.phone, home.laptop)
        // Where only one is wrong, it is told by how much.
        if wrong.count == 1 { try expectLast() }
        for number in 1...4 {
            goOn(10 * minute)
            try write("Right \(number)", &dice)
            try expectLast()
        }
        goOn(ahead + 2 * day)
        try expectLast()
    }

    private mutating func goOn(_ time: Int, _ ahead: Int = 0) {
        right = right + time
        server.now = right
        home.set(right, ahead: ahead, of: wrong)
    }

    private mutating func write(_ name: String, _ dice: inout Dice) throws {
        let writer = [home.phone, home.laptop, server][dice.roll(3)]
        try writer.set(Garden.kind, home.garden, ["name": .text(name)])
        last = name
    }

    private func expectLast() throws {
        try expectInStep(home.host, home.phone, home.laptop)
        let garden = try home.laptop.record(Garden.kind, home.garden)
        #expect(garden?.title == last)
    }
}

extension SyncContract.Home {
    /// Sets all clocks, and those of some ahead; that of the server's person is the server's.
    fileprivate func set(_ now: Instant, ahead: Int = 0, of wrong: [Device] = []) {
        for device in [phone, laptop] { device.now = now }
        host.now = now
        for device in wrong {
            device.now = now + ahead
            if device !== phone, device !== laptop { host.now = device.now }
        }
    }

    fileprivate func expectNothingAhead() throws {
        for store in [phone.store, laptop.store, host.store] {
            #expect(try store.lastStamp()?.isPossible(at: laptop.now) == true)
        }
    }

    /// The server writes while it is 31 days ahead, the laptop hears of it, and a copy of before is put back.
    fileprivate func loseOnServer(at right: Instant, _ copy: StoreCopy) throws -> Stamp {
        let server = Device(store: host.store)
        set(right, ahead: 31 * day, of: [server])
        let lost = try #require(
            try server.set(Garden.kind, garden, ["name": .text("Server's")]))
        try laptop.sync(with: host)
        host.store = try copy.fill(try store())
        try host.store.set(Setting.log.rawValue, nil)
        set(right + 20 * 60_000)
        return lost
    }
}
