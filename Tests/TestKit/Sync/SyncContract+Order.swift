import Kernel
import Testing

private let day = 86_400_000

extension SyncContract {
    /// In which order stands what was dated ahead by several, once it is of now.
    static let order = orders(isServersLast: true) + orders(isServersLast: false) + twice

    private static func orders(isServersLast: Bool) -> [Piece] {
        let last = isServersLast ? "the server's last" : "a device's last"
        return [
            Piece("what a server takes in and what it dates anew keep their order, \(last)") {
                home in
                let server = try home.letTwoGoAhead(2 * day, isServersLast: isServersLast)
                try home.phone.sync(with: home.host)
                try home.laptop.sync(with: home.host)
                let taken = try server.book.takeInFarActions()
                #expect(taken.redated == 1)
                let stamp = try #require(taken.stamp)
                #expect(try server.book.takenIn(by: stamp) == 1)
                home.setClocks(server, server.now + 60_000)
                try home.expectSize(3, server)
            },
            Piece("what a device takes in and what it dates anew keep their order, \(last)") {
                home in
                let server = try home.letTwoGoAhead(2 * day, isServersLast: isServersLast)
                let taken = try home.laptop.book.takeInFarActions()
                #expect(taken.redated == 1)
                home.setClocks(server, server.now + 60_000)
                try home.expectSize(3, server)
            },
            Piece("what two date anew, each its own, keeps its order, \(last)") { home in
                let server = try home.letTwoGoAhead(30 * day, isServersLast: isServersLast)
                for _ in 0..<3 {
                    for device in [home.phone, home.laptop] { try device.sync(with: home.host) }
                    home.setClocks(server, server.now + (day - 3_600_000))
                }
                try home.expectSize(3, server)
                home.setClocks(server, server.now + 40 * day)
                try home.expectSize(3, server)
            },
        ]
    }

    private static let twice = [
        Piece("what was dated anew twice doesn't come back at its first date") { home in
            let server = Device(store: home.host.store)
            let tablet = try Device(3, try home.store())
            tablet.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            let right = home.laptop.now
            home.host.now = right + -3 * day
            tablet.now = right + 30 * day
            try tablet.set(Garden.kind, home.garden, ["size": .integer(2)])
            try tablet.sync(with: home.host)
            home.host.now = right + (day + 9_000_000)
            try tablet.set(Garden.kind, home.garden, ["size": .integer(3)])
            #expect(try tablet.sync(with: home.host).redated == 2)
            home.setClocks(server, right + 60_000)
            tablet.now = home.laptop.now
            #expect(try tablet.sync(with: home.host).redated == 2)
            try home.laptop.sync(with: home.host)
            try home.laptop.set(Garden.kind, home.garden, ["size": .integer(9)])
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            for days in [0, 32] {
                home.setClocks(server, home.laptop.now + days * day)
                tablet.now = home.laptop.now
                try expectInStep(home.host, home.phone, home.laptop, tablet)
                #expect(try tablet.record(Garden.kind, home.garden)?[Garden.size] == 9)
                try home.expectSize(9, server)
            }
        },
        Piece(
            "what others wrote since a change was taken in stands, also where its writer was behind"
        ) { home in
            let server = Device(store: home.host.store)
            let tablet = try Device(3, try home.store())
            tablet.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            let right = home.laptop.now + 2 * day
            home.setClocks(server, right)
            home.host.now = right + -4 * day
            tablet.now = right + 30 * day
            try tablet.set(Garden.kind, home.garden, ["size": .integer(2)])
            try tablet.sync(with: home.host)
            home.setClocks(server, right + 60_000)
            try home.laptop.sync(with: home.host)
            try server.book.takeInFarActions()
            server.wait(60_000)
            try server.set(Garden.kind, home.garden, ["size": .integer(3)])
            home.setClocks(server, server.now)
            try home.laptop.sync(with: home.host)
            tablet.now = right + -365 * day
            try tablet.sync(with: home.host)
            tablet.now = home.laptop.now
            #expect(try tablet.sync(with: home.host).redated == 0)
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            #expect(try tablet.record(Garden.kind, home.garden)?[Garden.size] == 3)
            try home.expectSize(3, server)
        },
    ]
}

extension SyncContract.Home {
    /// All but those that the test has beside them.
    fileprivate func setClocks(_ server: Device, _ now: Instant) {
        for device in [phone, laptop, server] { device.now = now }
        host.now = now
    }

    /// The server and the laptop are ahead while they give the garden two sizes, the later one 3; then all
    /// clocks are right. Gives the server.
    fileprivate func letTwoGoAhead(_ ahead: Int, isServersLast: Bool) throws -> Device {
        let server = Device(store: host.store)
        server.now = host.now
        let start = max(phone.now, laptop.now) + 60_000
        setClocks(server, start)
        try expectInStep(host, phone, laptop)
        // Nobody exchanges anything for so long that it isn't known which time is right.
        let right = start + 10 * day
        setClocks(server, right)
        for device in [laptop, server] { device.now = right + ahead }
        host.now = server.now
        if isServersLast {
            try laptop.set(Garden.kind, garden, ["size": .integer(2)])
            try laptop.sync(with: host)
            server.wait(60_000)
            try server.set(Garden.kind, garden, ["size": .integer(3)])
        } else {
            try server.set(Garden.kind, garden, ["size": .integer(2)])
            try laptop.sync(with: host)
            laptop.wait(60_000)
            try laptop.set(Garden.kind, garden, ["size": .integer(3)])
        }
        try laptop.sync(with: host)
        #expect(try laptop.record(Garden.kind, garden)?[Garden.size] == 3)
        setClocks(server, right + 120_000)
        return server
    }

    fileprivate func expectSize(_ size: Int64, _ server: Device) throws {
        try expectInStep(host, phone, laptop)
        for device in [phone, laptop, server] {
            #expect(try device.record(Garden.kind, garden)?[Garden.size] == size)
        }
    }
}
