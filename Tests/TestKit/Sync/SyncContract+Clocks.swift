import Kernel
import Testing

private let day = 86_400_000
private let years = 20 * 365 * 86_400_000

extension SyncContract {
    /// Clocks that are wrong by more than a day.
    static let clocks = [
        Piece("what a phone 20 years ahead wrote is there with the date of now") { home in
            home.phone.now = home.phone.now + years
            let rose = try home.phone.add(Garden.kind, ["name": .text("Rose")])
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Far")])
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                let new = try #require(try device.record(Garden.kind, rose))
                #expect(new.title == "Rose")
                #expect(new.createdAt <= home.laptop.now)
                let garden = try #require(try device.record(Garden.kind, home.garden))
                #expect(garden.title == "Far")
                #expect(garden.modifiedAt <= home.laptop.now)
            }
            try expectNobodyAhead(home)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            // The phone's clock is still wrong.
            try home.phone.set(Garden.kind, rose, ["size": .integer(2)])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's")
            #expect(try home.laptop.record(Garden.kind, rose)?[Garden.size] == 2)
            try expectNobodyAhead(home)
            #expect(try home.laptop.book.farActions().isEmpty)
            try home.phone.undo()
            #expect(try home.phone.record(Garden.kind, rose)?.optional(Garden.size) == nil)
        },
        Piece("a phone whose clock stays two days ahead is in step after each of many exchanges") {
            home in
            home.phone.now = home.phone.now + 2 * day
            for number in 1...12 {
                home.phone.wait(60_000)
                home.laptop.wait(60_000)
                home.host.now = home.laptop.now
                try home.phone.add(Garden.kind, ["name": .text("Rose \(number)")])
                try home.phone.sync(with: home.host)
                #expect(try home.phone.status.waiting == 0, "\(number)")
                #expect(try home.phone.status.problem == nil, "\(number)")
                try home.laptop.sync(with: home.host)
                #expect(try home.laptop.store.digest() == home.phone.store.digest(), "\(number)")
            }
            try expectNobodyAhead(home)
        },
        Piece("a stamp more than a day ahead is put aside, named, offered for repair") { home in
            let far = try home.putFar(on: home.host.store, "Far")
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                #expect(try device.record(Garden.kind, home.garden)?.title == "Home")
                #expect(try device.store.lastStamp().map { $0 < far } == true)
                let found = try device.book.farActions()
                #expect(found.map(\.stamp) == [far])
                #expect(found.map(\.isPutAside) == [true])
                #expect(found.first?.sentence(device.book, in: .english).contains("Far") == true)
            }
            for time in [1, 2] as [UInt64] {
                let kept = Stamp(time: time, node: 0)
                #expect(throws: BookError.self) { try home.phone.book.undo(kept) }
            }
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Edited")])
            home.laptop.wait(9_000)
            try home.laptop.book.takeInFarActions()
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                let garden = try #require(try device.record(Garden.kind, home.garden))
                // It was written after the other had come.
                #expect(garden.title == "Edited")
                #expect(garden.modifiedAt <= home.laptop.now)
                #expect(try device.book.farActions().isEmpty)
            }
        },
        Piece("what was put aside is merged as it came when its time has come") { home in
            let far = try home.putFar(on: home.host.store, "Far")
            try expectInStep(home.host, home.phone, home.laptop)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Before")])
            let then = far.instant + 60_000
            (home.phone.now, home.laptop.now, home.host.now) = (then, then, then)
            try expectInStep(home.host, home.phone, home.laptop)
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Far")
            #expect(try !home.laptop.store.action(far).isEmpty)
            #expect(try home.laptop.book.farActions().isEmpty)
        },
        Piece("nothing that was put aside is sent again and again") { home in
            _ = try home.putFar(on: home.host.store, "Far")
            try expectInStep(home.host, home.phone, home.laptop)
            let before = home.host.requests
            #expect(try home.phone.sync(with: home.host) == SyncClient.Tally())
            #expect(home.host.requests == before + 1)
        },
        Piece("the last possible stamp never makes a next one impossible") { home in
            for time in [UInt64.max, Stamp.limit, Stamp.limit - 1] {
                try home.host.store.append(
                    .of(
                        Garden.kind, home.garden, at: Stamp(time: time, node: .max),
                        ["name": .text("End")]))
            }
            try expectInStep(home.host, home.phone, home.laptop)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
            #expect(try home.host.store.lastStamp()?.isAcceptable == true)
        },
        Piece(
            "a device that notices that its own clock was wrong restamps what it wrote meanwhile"
        ) { home in
            let before = home.phone.now
            home.phone.now = before + years
            try home.phone.set(Garden.kind, home.garden, ["name": .text("One")])
            try home.phone.set(Garden.kind, home.garden, ["detail": .text("First")])
            try home.phone.set(Garden.kind, home.garden, ["detail": .text("Second")])
            home.phone.now = before + 60_000
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(5)])
            try expectInStep(home.host, home.phone, home.laptop)
            try expectNobodyAhead(home)
            let garden = try #require(try home.laptop.record(Garden.kind, home.garden))
            #expect(garden.title == "One")
            #expect(garden[Garden.size] == 5)
            #expect(try home.laptop.book.concerns().isEmpty)
        },
        Piece("after one device a day ahead all others' later edits win and new dates are right") {
            home in
            home.phone.now = home.phone.now + (day + 3_600_000)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Tomorrow's")])
            try expectInStep(home.host, home.phone, home.laptop)
            home.laptop.wait(60_000)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            let rose = try home.laptop.add(Garden.kind, ["name": .text("Rose")])
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                let garden = try #require(try device.record(Garden.kind, home.garden))
                #expect(garden.title == "Laptop's")
                #expect(garden.modifiedAt <= home.laptop.now)
                let new = try #require(try device.record(Garden.kind, rose))
                #expect(new.createdAt == home.laptop.now)
                #expect(new.modifiedAt == home.laptop.now)
            }
        },
        Piece("a server whose clock is behind holds up no device, and has all once it is right") {
            home in
            // It knows of writes that its clock can't have seen, so nobody takes it for right.
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Before")])
            try home.laptop.set(Garden.kind, home.garden, ["detail": .text("Before")])
            try expectInStep(home.host, home.phone, home.laptop)
            let right = home.host.now
            home.host.now = right + -30 * day
            home.phone.wait(60_000)
            let rose = try home.phone.add(Garden.kind, ["name": .text("Rose")])
            let size = try home.laptop.set(Garden.kind, home.garden, ["size": .integer(4)])
            for device in [home.phone, home.laptop, home.phone] {
                try device.sync(with: home.host)
            }
            for device in [home.phone, home.laptop] {
                #expect(try device.record(Garden.kind, rose)?.title == "Rose")
                #expect(try device.record(Garden.kind, home.garden)?[Garden.size] == 4)
                #expect(try device.book.farActions().isEmpty)
                #expect(try device.status.clockDifference < -day)
            }
            let server = Book(home.host.store, .empty, now: home.host.now, seed: 9)
            #expect(try !server.farActions().isEmpty)
            home.host.now = home.phone.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.host.store.record(Garden.kind, rose)?.title == "Rose")
            #expect(try size.map { try !home.host.store.action($0).isEmpty } == true)
            let healed = Book(home.host.store, .empty, now: home.host.now, seed: 10)
            #expect(try healed.farActions().isEmpty)
        },
        Piece("whoever follows the log sees that it was made anew") { home in
            _ = try home.putFar(on: home.host.store, "Far")
            try home.laptop.set(Garden.kind, home.garden, ["size": .integer(1)])
            try home.laptop.sync(with: home.host)
            for ahead in [1, 2] {
                _ = try home.putFar(on: home.laptop.store, "Far \(ahead)")
                try home.laptop.store.append(
                    .of(
                        Garden.kind, home.garden, at: .at(90_000 * ahead, node: 5),
                        ["detail": .text("\(ahead)")]))
                var follower = LogFollower()
                _ = try follower.news(of: home.laptop.store, atMost: 100)
                home.laptop.wait(200_000)
                #expect(try home.laptop.store.mend(now: home.laptop.now) != nil)
                guard case .everything = try follower.news(of: home.laptop.store, atMost: 100)
                else {
                    Issue.record("the log is another")
                    return
                }
            }
        },
        Piece("what waits comes with the first write after its time, also where nothing syncs") {
            home in
            let far = try home.putFar(on: home.host.store, "Far")
            try expectInStep(home.host, home.phone, home.laptop)
            home.phone.now = far.instant + -3_600_000
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(1)])
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Far")
            #expect(try home.phone.book.farActions().isEmpty)
        },
        Piece("a server whose clock was never set takes nothing from anybody") { home in
            home.host.now = Instant(milliseconds: 1_000)
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
        },
        Piece("a server that is a week behind moves nothing that it had") { home in
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try expectInStep(home.host, home.phone, home.laptop)
            let stamps = try home.phone.store.everything.map(\.stamp)
            home.host.now = home.host.now + -7 * day
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(1)])
            try home.phone.sync(with: home.host)
            #expect(try home.phone.store.everything.map(\.stamp).starts(with: stamps))
            home.host.now = home.phone.now
            try expectInStep(home.host, home.phone, home.laptop)
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?[Garden.size] == 1)
        },
        Piece(
            "a phone that was in step, and is most of a year behind since, gets all and is told so"
        ) {
            home in
            try expectInStep(home.host, home.phone, home.laptop)
            home.phone.now = home.phone.now + -300 * day
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            for _ in 0..<2 {
                try home.phone.sync(with: home.host)
                #expect(try home.phone.status.problem == nil)
                #expect(try home.phone.status.daysAhead(home.phone.now) == -300)
                #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's")
            }
            try home.phone.set(Garden.kind, home.garden, ["size": .integer(3)])
            try home.phone.sync(with: home.host)
            home.phone.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.laptop.record(Garden.kind, home.garden)?[Garden.size] == 3)
        },
        Piece("a phone that only looks while its clock is behind gives the server nothing") {
            home in
            try home.letEverybodyGoOn()
            let rose = try home.laptop.add(Garden.kind, ["name": .text("Rose")])
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            let log = try home.host.store.position()
            home.phone.now = home.laptop.now + -3 * day
            #expect(try home.phone.sync(with: home.host) == .init(received: 2))
            #expect(try home.phone.book.farActions().count == 2)
            #expect(try home.phone.status.waiting == 0)
            #expect(try home.phone.sync(with: home.host) == .init())
            home.phone.now = home.laptop.now
            #expect(try home.phone.sync(with: home.host) == .init())
            #expect(try home.phone.status.problem == nil)
            #expect(try home.host.store.position() == log)
            #expect(try home.phone.store.digest() == home.host.store.digest())
            #expect(try home.phone.record(Garden.kind, rose)?.title == "Rose")
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's")
            #expect(try home.phone.book.farActions().isEmpty)
        },
        Piece("what waited for a right clock counts with the next look, and isn't counted as sent")
        {
            home in
            try home.letEverybodyGoOn()
            let rose = try home.laptop.add(Garden.kind, ["name": .text("Rose")])
            try home.laptop.sync(with: home.host)
            home.phone.now = home.laptop.now + -3 * day
            try home.phone.sync(with: home.host)
            home.phone.store.catchUp(home.phone.now)
            #expect(try home.phone.record(Garden.kind, rose) == nil)
            home.phone.now = home.laptop.now
            home.phone.store.catchUp(home.phone.now)
            #expect(try home.phone.record(Garden.kind, rose)?.title == "Rose")
            #expect(try home.phone.sync(with: home.host) == .init())
            #expect(try home.phone.store.digest() == home.host.store.digest())
        },
        Piece(
            "a phone that has everything, and whose clock is put back then, lacks nothing and is told of its clock alone"
        ) {
            home in
            try home.letEverybodyGoOn()
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try expectInStep(home.host, home.phone, home.laptop)
            home.phone.now = home.laptop.now + -3 * day
            for _ in 1...2 {
                #expect(try home.phone.sync(with: home.host) == .init())
                let status = try home.phone.status
                #expect(status.problem == nil && status.daysAhead(home.phone.now) == -3)
                #expect(try status.lateSentence(home.phone.book, in: .english) == nil)
                let better = status.betterTime(home.phone.now)
                #expect(try home.phone.book.farActions(at: better).isEmpty)
            }
        },
        Piece("what was taken in because its time had come is said by its records") { home in
            try home.letEverybodyGoOn()
            let rose = try home.laptop.add(Garden.kind, ["name": .text("Rose")])
            try home.laptop.sync(with: home.host)
            home.phone.now = home.laptop.now + -3 * day
            try home.phone.sync(with: home.host)
            home.phone.now = home.laptop.now
            let taken = try home.phone.book.takeInFarActions()
            #expect(taken.stamp == nil && taken.due.map(\.id) == [rose])
        },
        Piece("what was written by a clock ahead and is dated anew on request is counted") { home in
            home.phone.now = home.phone.now + 3 * day
            try home.phone.add(Garden.kind, ["name": .text("Rose")])
            home.phone.now = home.laptop.now
            let taken = try home.phone.book.takeInFarActions()
            #expect(taken.stamp == nil && taken.redated == 1 && taken.due.isEmpty)
        },
        Piece("a computer that starts without the time dates nothing anew, whoever agrees with it")
        {
            home in
            try home.letEverybodyGoOn()
            let server = Device(store: home.host.store)
            server.now = home.host.now
            let rose = try server.add(Garden.kind, ["name": .text("Rose")])
            try expectInStep(home.host, home.phone, home.laptop)
            server.wait(60_000)
            let last = try server.set(Garden.kind, rose, ["name": .text("Tea")])
            let right = server.now
            home.host.now = right + -3 * day
            let tablet = try Device(3, try home.store())
            for hour in 0..<5 {
                tablet.now = home.host.now + hour * 3_600_000
                try tablet.sync(with: home.host)
            }
            #expect(try home.host.store.lastStamp() == last)
            (home.host.now, home.laptop.now, home.phone.now) = (right, right, right)
            tablet.now = right
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            for device in [home.phone, home.laptop, tablet] {
                let record = try #require(try device.record(Garden.kind, rose))
                #expect(record.title == "Tea" && record.createdAt >= right + -200_000)
            }
        },
        Piece(
            "what a server ahead dated anew comes back from no device that had it, whenever that is heard of again"
        ) {
            home in
            for days in [0, 2, 4] {
                let right = home.laptop.now + 10 * day
                let server = Device(store: home.host.store)
                (home.host.now, home.phone.now, server.now) = (
                    right + 3 * day, right + 3 * day, right + 3 * day
                )
                try server.set(Garden.kind, home.garden, ["name": .text("Ahead \(days)")])
                try home.phone.sync(with: home.host)
                (home.host.now, home.laptop.now) = (right, right)
                for hours in [0, 25] {
                    home.laptop.now = right + hours * 3_600_000
                    home.host.now = home.laptop.now
                    try home.laptop.sync(with: home.host)
                    try home.laptop.sync(with: home.host)
                }
                try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
                try home.laptop.sync(with: home.host)
                for device in [home.phone, home.laptop] {
                    device.now = right + (days + 1) * day + 7_200_000
                }
                home.host.now = home.phone.now
                try home.phone.sync(with: home.host)
                try expectInStep(home.host, home.phone, home.laptop)
                for device in [home.phone, home.laptop] {
                    #expect(
                        try device.record(Garden.kind, home.garden)?.title == "Laptop's", "\(days)")
                }
            }
        },
        Piece(
            "what its author dated anew comes back from nobody who took it in while a clock was ahead"
        ) { home in
            let right = home.laptop.now + day
            home.phone.now = right + 3 * day
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            (home.phone.now, home.host.now) = (right + -3 * day, right)
            try home.phone.sync(with: home.host)
            home.laptop.now = right + 3 * day
            try home.laptop.sync(with: home.host)
            home.laptop.store.catchUp(home.laptop.now)
            try home.expectTheLastToCount(at: right + 36_000_000)
        },
        Piece("a device that was three days ahead, and is two since, is told of its clock") {
            home in
            try home.host.store.take(
                [
                    Parcel.Run(
                        undoes: nil,
                        changes: [
                            .of(
                                Garden.kind, home.garden, at: .at(3 * day, node: 77),
                                ["name": .text("Far")])
                        ])
                ], now: home.host.now)
            let right = home.phone.now
            home.phone.now = right + 3 * day
            try home.phone.sync(with: home.host)
            home.phone.store.catchUp(home.phone.now)
            home.phone.now = right + 2 * day
            try home.phone.add(Garden.kind, ["name": .text("Rose")])
            try home.phone.sync(with: home.host)
            #expect(try home.phone.status.problem == .clocksDiffer)
            #expect(try home.phone.status.daysAhead(home.phone.now) == 2)
        },
        Piece("nor from its author's own device, which gave it to another server first") { home in
            let right = home.laptop.now + day
            let other = SyncHost(try home.store())
            try home.laptop.sync(with: other)
            (other.now, home.host.now) = (Instant(milliseconds: 86_400_000), right)
            home.phone.now = right + 3 * day
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            try home.phone.sync(with: other)
            try home.phone.sync(with: home.host)
            other.now = right + 36_000_000
            try home.expectTheLastToCount(at: right + 36_000_000, also: other)
        },
        Piece("what a person took in on a server that was ahead stays so, whoever had written it") {
            home in
            for isAway in [false, true] {
                let right = home.laptop.now + 10 * day
                (home.host.now, home.phone.now) = (right + 3 * day, right + 3 * day)
                try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
                let bed = try home.phone.add(Garden.kind, ["name": .text("Bed")])
                try home.phone.sync(with: home.host)
                for device in [home.laptop, home.phone] { device.now = right }
                home.host.now = right
                try home.laptop.sync(with: home.host)
                try home.takeInOnServer()
                try home.laptop.sync(with: home.host)
                #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
                try home.laptop.set(Garden.kind, bed, ["name": .text("Laptop's bed")])
                try home.laptop.sync(with: home.host)
                let back = right + (isAway ? 30 : 1) * 3_600_000
                home.phone.now = back
                try home.expectTheLastToCount(at: back)
                for device in [home.phone, home.laptop] {
                    #expect(
                        try device.record(Garden.kind, bed)?.title == "Laptop's bed", "\(isAway)")
                }
            }
        },
        Piece("so it is where the server's clock was right all along") { home in
            let right = home.laptop.now + day
            home.phone.now = right + 3 * day
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")])
            (home.phone.now, home.host.now, home.laptop.now) = (right + -3 * day, right, right)
            try home.phone.sync(with: home.host)
            try home.takeInOnServer()
            try home.laptop.sync(with: home.host)
            #expect(try home.laptop.record(Garden.kind, home.garden)?.title == "Phone's")
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            home.phone.now = right + 3_600_000
            #expect(try home.phone.sync(with: home.host).redated == 0)
            try home.expectTheLastToCount(at: right + 3_600_000)
        },
        Piece("nobody makes a change vanish by noting that it was dated anew") { home in
            let stamp = try #require(
                try home.phone.set(Garden.kind, home.garden, ["name": .text("Phone's")]))
            try expectInStep(home.host, home.phone, home.laptop)
            let id = RecordID.derived(
                from: ["aside", stamp.text, Garden.kind.name, home.garden.text])
            for other in [Stamp.at(1, node: 2), Stamp.at(years, node: 2)] {
                let note = FieldChange("taken/name", json: "\"\(other.text)\"")
                try home.laptop.store.append(
                    Change(
                        kind: "aside", record: id, stamp: Stamp(time: 2, node: 0), fields: [note]))
            }
            for _ in 1...2 { try expectInStep(home.host, home.phone, home.laptop) }
            let tablet = try Device(3, try home.store())
            tablet.now = home.laptop.now
            try expectInStep(home.host, home.phone, home.laptop, tablet)
            for device in [home.phone, home.laptop, tablet] {
                #expect(try device.record(Garden.kind, home.garden)?.title == "Phone's")
                #expect(try !device.store.action(stamp).isEmpty)
            }
        },
        Piece("a person may say which of two agreements is right, once two clocks agree again") {
            home in
            let right = home.host.now + 10 * day
            for device in [home.phone, home.laptop] { device.now = right }
            let tablet = try Device(3, try home.store())
            (home.host.now, tablet.now) = (right + 3 * day, right + 3 * day)
            try tablet.sync(with: home.host)
            let server = Device(store: home.host.store)
            server.now = home.host.now
            try server.set(Garden.kind, home.garden, ["name": .text("Server's")])
            (home.host.now, server.now) = (right, right)
            #expect(try server.book.agreedTime() != nil)
            try home.laptop.sync(with: home.host)
            #expect(try server.book.agreedTime() == nil)
            #expect(try server.book.farActions(at: server.book.agreedTime()).count == 1)
            #expect(try server.book.takeInFarActions(at: server.book.agreedTime()).redated == 1)
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Server's")
        },
        Piece("two clocks that stay on an earlier time for a day are believed in the end") { home in
            try home.letEverybodyGoOn()
            home.host.now = home.host.now + 4 * day
            home.laptop.now = home.host.now
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try home.laptop.sync(with: home.host)
            for hours in [0, 10, 25, 26] {
                home.phone.now = home.phone.now + hours * 3_600_000
                (home.laptop.now, home.host.now) = (home.phone.now, home.phone.now)
                for device in [home.phone, home.laptop, home.phone] {
                    try device.sync(with: home.host)
                }
            }
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Laptop's")
            try expectNobodyAhead(home)
        },
        Piece("what a server ahead wrote and dated anew is nowhere under its old stamp") { home in
            let right = home.host.now
            home.host.now = right + 3 * day
            let server = Device(store: home.host.store)
            server.now = home.host.now
            try server.set(Garden.kind, home.garden, ["name": .text("Server's")])
            try home.phone.sync(with: home.host)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Home")
            home.host.now = right
            try expectInStep(home.host, home.phone, home.laptop)
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Server's")
            home.laptop.wait(60_000)
            try home.laptop.set(Garden.kind, home.garden, ["name": .text("Laptop's")])
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] { device.now = device.now + 5 * day }
            home.host.now = home.phone.now
            try expectInStep(home.host, home.phone, home.laptop)
            for device in [home.phone, home.laptop] {
                #expect(try device.record(Garden.kind, home.garden)?.title == "Laptop's")
            }
        },
        Piece("only what the server didn't have is counted as sent, and what is dated anew as such")
        {
            home in
            home.phone.now = home.phone.now + 3 * day
            try home.phone.set(Garden.kind, home.garden, ["name": .text("One")])
            try home.phone.set(Garden.kind, home.garden, ["detail": .text("Two")])
            home.phone.now = home.laptop.now
            let tally = try home.phone.sync(with: home.host)
            #expect(tally.sent == 2 && tally.received == 0 && tally.redated == 2)
        },
        Piece("what was taken in by a clock ahead is one change, whatever is noted with it") {
            home in
            _ = try home.putFar(on: home.host.store, "Far")
            try home.laptop.sync(with: home.host)
            try home.phone.sync(with: home.host)
            home.phone.now = home.phone.now + 3 * day
            // As with an earlier version, which didn't know when it had come.
            try home.phone.store.set("arrived", nil)
            try home.phone.book.takeInFarActions()
            home.phone.now = home.laptop.now
            let far = try home.phone.book.farActions()
            #expect(far.count == 1 && far.names(home.phone.book, in: .english) == "Far")
            // Elsewhere it is put aside, and what is noted with it is never named.
            let notes = try home.phone.store.everything
            home.laptop.now = home.phone.now
            try home.laptop.store.take(
                [Parcel.Run(undoes: nil, changes: notes)], now: home.laptop.now)
            let names = try home.laptop.book.lateActions(at: home.phone.now + 4 * day)
                .names(home.laptop.book, in: .english)
            #expect(names == "Far")
            #expect(try home.phone.sync(with: home.host).redated == 1)
            try expectInStep(home.host, home.phone, home.laptop)
        },
        Piece("undo after a change of node still knows the last action") { home in
            try home.phone.set(Garden.kind, home.garden, ["name": .text("Last")])
            try home.phone.store.leaveNode(after: home.phone.store.lastStamp())
            try home.phone.undo()
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Home")
            #expect(try home.phone.book.redoLast().by > .at(0))
            #expect(try home.phone.record(Garden.kind, home.garden)?.title == "Last")
        },
    ]

    private static func expectNobodyAhead(_ home: Home) throws {
        for store in [home.phone.store, home.laptop.store, home.host.store] {
            let last = try #require(try store.lastStamp())
            #expect(last.isPossible(at: home.laptop.now))
        }
    }
}

extension SyncContract.Home {
    /// All clocks are right, what the laptop writes now is the last word on the garden's name, and stays so.
    fileprivate func expectTheLastToCount(
        at right: Instant, also other: SyncHost? = nil
    ) throws {
        for days in [0, 5] {
            host.now = right + days * day
            other?.now = host.now
            for device in [phone, laptop] { device.now = host.now }
            if days == 0 {
                for device in [laptop, phone, laptop] { try device.sync(with: host) }
                try laptop.set(Garden.kind, garden, ["name": .text("Laptop's")])
            }
            for device in [phone, laptop] {
                device.store.catchUp(device.now)
                if let other { try device.sync(with: other) }
            }
            try expectInStep(host, phone, laptop)
            for device in [phone, laptop] {
                #expect(try device.record(Garden.kind, garden)?.title == "Laptop's", "\(days)")
            }
        }
    }

    /// A person takes in on the server what waits there.
    fileprivate func takeInOnServer() throws {
        let server = Device(store: host.store)
        server.now = host.now
        try server.book.takeInFarActions(at: server.book.agreedTime())
    }

    /// Time goes by for everybody.
    fileprivate func letEverybodyGoOn() throws {
        for device in [phone, laptop] { device.now = device.now + 5 * day }
        host.now = laptop.now
    }

    /// Puts a change of 20 years from now into a store, as one of an old version merged it.
    fileprivate func putFar(on store: Store, _ name: String) throws -> Stamp {
        let far = Stamp.at(years, node: 77)
        try store.append(.of(Garden.kind, garden, at: far, ["name": .text(name)]))
        return far
    }
}
