package import Kernel
import Testing

/// What holds of the files of a household that syncs, whatever its books are kept in.
///
///     @Test(arguments: FileSyncContract.all)
///     func `no file is lost in memory`(piece: FileSyncContract.Piece) throws {
///         try piece.verify { MemoryStore($0).store }
///     }
package enum FileSyncContract {
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

    package static let all = travel + trouble

    /// A server, a phone and a laptop without anything.
    final class Home {
        private let make: StoreContract.Maker
        let host: SyncHost
        let phone: Device
        let laptop: Device

        init(_ make: @escaping StoreContract.Maker) throws {
            self.make = make
            host = SyncHost(try make(Sample.fileSchema))
            phone = try Device(1, try make(Sample.fileSchema))
            laptop = try Device(2, try make(Sample.fileSchema))
        }

        func store() throws -> Store { try make(Sample.fileSchema) }

        /// Lets everybody sync until all have had their turn after all others.
        func settle() throws {
            for device in [phone, laptop, phone, laptop] { try device.syncAll(with: host) }
        }

        func expectEverywhere(_ files: [BlobHash]) throws {
            for file in files {
                for store in [host.store, phone.store, laptop.store] {
                    #expect(try store.blobs.read(file).map { BlobHash(of: $0) } == file)
                }
            }
            for device in [phone, laptop] {
                #expect(try device.status.filesOpen == 0)
                #expect(try !device.status.isFull)
            }
        }
    }

    private static let travel = [
        Piece("a file goes to the server and from there to the other device") { home in
            let file = try home.phone.addPhoto([1, 2, 3])
            #expect(try home.phone.syncAll(with: home.host) == FileClient.Tally(sent: 1))
            #expect(try home.laptop.syncAll(with: home.host) == FileClient.Tally(received: 1))
            try home.expectEverywhere([file])
        },
        Piece("what each side has the other gets, empty files too") { home in
            let files = [
                try home.phone.addPhoto([1]), try home.laptop.addPhoto([2]),
                try home.laptop.addPhoto([]),
            ]
            try home.settle()
            try home.expectEverywhere(files)
        },
        Piece("when nothing is new nobody is asked, and nothing is written") { home in
            try home.phone.addPhoto([1])
            try home.phone.add(Garden.kind, ["name": .text("Home")])
            try home.settle()
            let requests = home.host.requests
            let state = try home.phone.store.setting("sync " + Device.server)
            #expect(try home.phone.syncAll(with: home.host) == FileClient.Tally())
            #expect(home.host.requests == requests + 1)
            #expect(try home.phone.store.setting("sync " + Device.server) == state)
        },
        Piece("files of deleted records and of former values travel, for an undo") { home in
            let (first, second) = (try home.phone.addPhoto([1]), BlobHash(of: [2]))
            let photo = try #require(
                try home.phone.store.records(Query(Photo.kind)).first)
            _ = try home.phone.store.blobs.put([2])
            try home.phone.set(Photo.kind, photo.id, ["blob": .text(second.text)])
            try home.phone.delete(Photo.kind, photo.id)
            try home.settle()
            try home.expectEverywhere([first, second])
        },
        Piece("more files than one message names all arrive") { home in
            let files = try (0..<1_003).map { number in
                try home.phone.addPhoto([UInt8(number % 256), UInt8(number / 256)])
            }
            try home.settle()
            try home.expectEverywhere(files)
        },
        Piece("wherever an exchange is cut off, it goes on") { home in
            let files =
                try (0..<6).map { try home.phone.addPhoto([$0]) }
                + (6..<12).map { try home.laptop.addPhoto([$0]) }
            for steps in 1...4 {
                try home.phone.syncAll(with: home.host, steps: steps)
                try home.laptop.syncAll(with: home.host, steps: steps)
            }
            #expect(try home.phone.status.filesOpen > 0)
            try home.settle()
            try home.expectEverywhere(files)
        },
        Piece("a file that was brought by other means isn't fetched") { home in
            let file = try home.phone.addPhoto([1])
            try home.phone.syncAll(with: home.host)
            try home.laptop.sync(with: home.host)
            _ = try home.laptop.store.blobs.put([1])
            #expect(try home.laptop.syncAll(with: home.host) == FileClient.Tally())
            let late = try home.phone.addPhoto([2])
            try home.phone.syncAll(with: home.host)
            let blobs = home.laptop.store.blobs
            let came = try home.laptop.syncAll(with: home.host) { step in
                if case .ask = step { _ = try? blobs.put([2]) }
                return nil
            }
            #expect(came == FileClient.Tally())
            try home.expectEverywhere([file, late])
        },
    ]

    private static let trouble = [
        Piece("a file that nobody has is asked for once, and comes when somebody brings it") {
            home in
            let file = BlobHash(of: [9])
            try home.phone.addPhoto(naming: file)
            try home.settle()
            #expect(try home.phone.status.filesOpen == 1)
            let requests = home.host.requests
            try home.phone.syncAll(with: home.host)
            #expect(home.host.requests == requests + 2)
            _ = try home.laptop.store.blobs.put([9])
            try home.settle()
            try home.expectEverywhere([file])
        },
        Piece("a server that lost everything gets the files back") { home in
            let files = [try home.phone.addPhoto([1]), try home.laptop.addPhoto([2])]
            try home.settle()
            home.host.store = try home.store()
            try home.settle()
            try home.expectEverywhere(files)
        },
        Piece("a file that is refused rests for a while, and the others go on") { home in
            let bad = try home.phone.addPhoto([1])
            let good = try home.phone.addPhoto([2])
            try home.phone.syncAll(with: home.host) { $0 == .send(bad) ? .failed : nil }
            #expect(try home.host.store.blobs.contains(good))
            #expect(try home.phone.status.filesOpen == 1)
            let requests = home.host.requests
            try home.phone.syncAll(with: home.host)
            #expect(home.host.requests == requests + 1)
            let later = try home.phone.addPhoto([3])
            try home.phone.syncAll(with: home.host)
            #expect(try home.host.store.blobs.contains(later))
            #expect(try !home.host.store.blobs.contains(bad))
            home.phone.wait(600_000)
            try home.settle()
            try home.expectEverywhere([bad, good, later])
        },
        Piece("a device without room says so, has the rest, and tries again later") { home in
            let large = try home.phone.addPhoto([1])
            let small = try home.phone.addPhoto([2])
            try home.phone.syncAll(with: home.host)
            try home.laptop.syncAll(with: home.host) { $0 == .fetch(large) ? .full : nil }
            #expect(try home.laptop.has(small))
            #expect(try home.laptop.status.isFull)
            #expect(try home.laptop.status.problem == nil)
            try home.laptop.syncAll(with: home.host)
            #expect(try home.laptop.status.isFull)
            home.laptop.wait(600_000)
            try home.laptop.syncAll(with: home.host)
            try home.expectEverywhere([large, small])
        },
        Piece("without a connection everything waits for the next time") { home in
            let files = [try home.phone.addPhoto([1]), try home.phone.addPhoto([2])]
            try home.phone.syncAll(with: home.host) { _ in .unreachable }
            #expect(try home.phone.status.filesOpen == 2)
            try home.phone.syncAll(with: home.host) { $0 == .send(files[1]) ? .unreachable : nil }
            #expect(try home.phone.status.filesOpen == 1)
            try home.settle()
            try home.expectEverywhere(files)
        },
        Piece("bytes that aren't those of the name are not taken") { home in
            let (store, file) = (home.host.store, BlobHash(of: [1]))
            let isTaken = try FileServer.take([2], as: file, store)
            #expect(!isTaken)
            #expect(try store.blobs.read(file) == nil)
            #expect(try store.blobs.read(BlobHash(of: [2])) == nil)
        },
        Piece("a question or an answer of other bytes is refused and changes nothing") { home in
            let file = try home.phone.addPhoto([1])
            try home.phone.sync(with: home.host)
            let client = FileClient(Device.server, home.phone.store)
            guard case .ask(let question) = try client.next(home.phone.now) else {
                Issue.record("a question is expected")
                return
            }
            for count in question.indices {
                #expect(throws: SyncError.self) {
                    try home.host.answerFiles(Array(question.prefix(count)))
                }
            }
            #expect(throws: SyncError.unreadable) { try client.answered([1, 7]) }
            #expect(throws: SyncError.otherVersion) { try client.answered([2, 0, 0]) }
            client.stop()
            #expect(try client.next(home.phone.now) == .done)
            try home.settle()
            try home.expectEverywhere([file])
        },
    ]
}

/// The law for files: whatever is cut off, refused or late, everybody has every file in the end.
package func verifyFileSync(households: Int, _ make: @escaping (Schema) throws -> Store) throws {
    try withDice(households) { dice in
        let home = try FileSyncContract.Home(make)
        var files: [BlobHash] = []
        for number in 0..<20 {
            let device = dice.hits(oneIn: 2) ? home.phone : home.laptop
            if dice.hits(oneIn: 2) { files.append(try device.addPhoto([UInt8(number)])) }
            try device.syncAll(with: home.host, steps: dice.number(in: 0...12)) { _ in
                guard dice.hits(oneIn: 5) else { return nil }
                return FileClient.Outcome(rawValue: dice.number(in: 1...3))
            }
        }
        for device in [home.phone, home.laptop] { device.wait(600_001) }
        try home.settle()
        try home.expectEverywhere(files)
    }
}
