import Kernel
import SealingEngine
import TestKit
import Testing

extension Peer {
    /// Exchanges changes, then files until nothing is left for now, and then what others are to hear of those.
    @discardableResult
    func syncFiles(
        _ change: (HubAnswer) -> HubAnswer = { $0 }
    ) throws -> FileClient.Tally {
        try sync()
        let files = HubFiles(device.store)
        for _ in 0..<1_000 {
            switch try files.next(now) {
            case .done:
                if files.tally.sent > 0 { try sync() }
                return files.tally
            case .send(let hash):
                let bytes = try #require(try device.store.blobs.read(hash))
                files.done(hash, try run(client.bring(bytes), { .fair }, change))
            case .fetch(let hash):
                let bytes = try run(client.fetch(hash), { .fair }, change)
                let isTaken = try bytes.map { bytes in
                    try FileServer.take(bytes, as: hash, device.store)
                }
                files.done(hash, isTaken == true ? .exchanged : .failed)
            }
        }
        Issue.record("files come to no end")
        return files.tally
    }

    /// How many files are still open.
    var filesOpen: Int {
        get throws { try SyncStatus.of(device.store).filesOpen }
    }
}

/// Somebody's device whose books have photos.
private func somebody(_ seed: UInt64, _ host: HubHost) throws -> Peer {
    try Peer(seed, host, MemoryStore(Sample.fileSchema).store)
}

/// Files of a book over a hub.
@Suite struct HubFileTests {
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer
    private let photo = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 2) }

    init() throws {
        anna = try somebody(1, host)
        bruno = try somebody(2, host)
        try anna.found()
        try bruno.join(try anna.invite())
        try anna.sync()
    }

    private func names() throws -> [Hash256] { try host.memory.files(of: anna.state.book) }

    @Test func `a file goes from one member to another`() throws {
        let hash = try anna.device.addPhoto(photo)
        #expect(try anna.syncFiles() == FileClient.Tally(sent: 1, received: 0))
        #expect(try bruno.syncFiles() == FileClient.Tally(sent: 0, received: 1))
        #expect(try bruno.device.store.blobs.read(hash) == photo)
        #expect(try (anna.filesOpen, bruno.filesOpen) == (0, 0))
        #expect(try names().count == 1)
        #expect(try anna.syncFiles() == FileClient.Tally())
        #expect(try bruno.syncFiles() == FileClient.Tally())
        try expectOneBook([anna, bruno])
    }

    @Test(arguments: [0, 1, 127, 128, 5_000])
    func `a file of any length comes whole, and its length is padded`(count: Int) throws {
        let bytes = Array(photo.prefix(count))
        let hash = try anna.device.addPhoto(bytes)
        try anna.syncFiles()
        try bruno.syncFiles()
        #expect(try bruno.device.store.blobs.read(hash) == bytes)
        let name = try #require(try names().first)
        let kept = try #require(try host.memory.store.file(anna.state.book, name))
        #expect(kept.count == SealedFile.size(of: count))
        #expect(kept.count - 33 == Padme.length(kept.count - 33))
    }

    @Test func `the hub sees nothing of it, neither bytes nor name`() throws {
        let planted = [UInt8]("a word that nobody else may read".utf8)
        let hash = try anna.device.addPhoto(planted + photo)
        try anna.syncFiles()
        try bruno.syncFiles()
        let seen = String(decoding: host.memory.bytes + host.traffic, as: Unicode.ASCII.self)
        #expect(!seen.contains("a word that nobody"))
        #expect(!seen.contains(hash.text))
        #expect(!Hex.text(host.memory.bytes + host.traffic).contains(hash.text))
    }

    @Test func `one who comes after another was taken out reads what is older`() throws {
        let hash = try anna.device.addPhoto(photo)
        try anna.syncFiles()
        try bruno.syncFiles()
        let former = try #require(try names().first)
        let book = try anna.state.book
        let secret = try #require(try bruno.device.store.fileKey(to: hash, in: book)).secret
        try anna.run(anna.client.remove(bruno.person.id, anna.now))
        try anna.sync()
        let later = try anna.device.addPhoto(photo + [1])
        try anna.syncFiles()
        let clara = try somebody(3, host)
        try clara.join(try anna.invite(), as: "Clara")
        #expect(try clara.syncFiles().received == 2)
        #expect(try clara.device.store.blobs.read(hash) == photo)
        #expect(try clara.device.store.blobs.read(later) == photo + [1])
        // Whoever was taken out gets neither, and has no key to the later.
        #expect(
            try host.answer(.giveFile(book, former), bruno.person.id) == .refused(.stranger))
        let new = try #require(try anna.device.store.fileKey(to: later, in: book))
        #expect(new.secret != secret)
        #expect(try bruno.device.store.fileKey(to: later, in: book) == nil)
    }

    @Test func `one who may only read fetches, and brings nothing`() throws {
        let clara = try somebody(3, host)
        try clara.join(try anna.invite(.viewer), as: "Clara")
        let hash = try anna.device.addPhoto(photo)
        try anna.syncFiles()
        #expect(try clara.syncFiles().received == 1)
        #expect(try clara.device.has(hash))
        let own = try someFile()
        let name = try #require(SealedFile.name(of: own.bytes))
        #expect(
            try host.answer(.bringFile(name, own), clara.person.id) == .refused(.mayOnlyRead))
        #expect(try names().count == 1)
    }

    @Test func `a stranger neither brings nor gets any`() throws {
        try anna.device.addPhoto(photo)
        try anna.syncFiles()
        let stranger = try Person(9).id
        let file = try someFile()
        let name = try #require(SealedFile.name(of: file.bytes))
        #expect(try host.answer(.bringFile(name, file), stranger) == .refused(.stranger))
        let kept = try #require(try names().first)
        #expect(
            try host.answer(.giveFile(anna.state.book, kept), stranger) == .refused(.stranger))
    }

    /// Some file of the book.
    private func someFile() throws -> SealedFile {
        let book = try anna.state.book
        return try #require(SealedFile([1] + book.bytes + [UInt8](repeating: 9, count: 144)))
    }

    @Test func `a file under a name that isn't its own is refused`() throws {
        let file = try someFile()
        let other = try #require(SealedFile.name(of: [1, 2, 3]))
        #expect(try host.answer(.bringFile(other, file), anna.person.id) == .refused(.forged))
        #expect(try names().isEmpty)
    }

    @Test func `one that is too large is refused, and the others go on`() throws {
        host.limits.file = 3_000
        try anna.device.addPhoto(photo)
        let small = try anna.device.addPhoto([1, 2, 3])
        #expect(try anna.syncFiles().sent == 1)
        #expect(try anna.filesOpen == 1)
        try bruno.syncFiles()
        #expect(try bruno.device.has(small))
        host.limits.file = 10_000
        anna.device.wait(601_000)
        #expect(try anna.syncFiles().sent == 1)
        #expect(try bruno.syncFiles().received == 1)
    }

    @Test func `files fill what is theirs, and changes go on`() throws {
        host.limits.book = 40_000
        host.limits.besideFiles = 30_000
        let size = try #require(try host.memory.store.book(anna.state.book)).size
        let first = try anna.device.addPhoto(photo)
        try anna.device.addPhoto(photo + [1])
        #expect(try anna.syncFiles().sent == 1)
        let full = try #require(try host.memory.store.book(anna.state.book)).size
        #expect(full >= size + Int64(SealedFile.size(of: photo.count)))
        try anna.device.add(Garden.kind, ["name": .text("Home")])
        #expect(try bruno.syncFiles().received == 1)
        try anna.sync()
        try bruno.sync()
        #expect(try bruno.device.has(first))
        try expectOneBook([anna, bruno])
    }

    @Test func `a file that arrived without an answer is brought anew, and all is well`() throws {
        let hash = try anna.device.addPhoto(photo)
        try anna.sync()
        #expect(throws: Peer.Lost.self) {
            try anna.run(anna.client.bring(photo)) { .deaf }
        }
        anna.restart()
        #expect(try anna.syncFiles().sent == 1)
        try bruno.syncFiles()
        #expect(try bruno.device.has(hash))
    }

    @Test func `others hear of a file although the first telling got no answer`() throws {
        let hash = try anna.device.addPhoto(photo)
        try anna.sync()
        #expect(try anna.run(anna.client.bring(photo)) == .exchanged)
        for weather in [Weather.lost, .deaf, .lost] {
            var isFirst = true
            #expect(throws: Peer.Lost.self) {
                try anna.run(anna.client.exchange(anna.now)) {
                    defer { isFirst = false }
                    return isFirst ? .fair : weather
                }
            }
            anna.restart()
            try anna.device.add(Garden.kind, ["name": .text("Between")])
        }
        try anna.sync()
        #expect(try bruno.syncFiles().received == 1)
        #expect(try bruno.device.has(hash))
        try expectOneBook([anna, bruno])
    }

    @Test func `both bring the same file at once`() throws {
        let hash = try anna.device.addPhoto(photo)
        #expect(try bruno.device.addPhoto(photo) == hash)
        try anna.sync()
        try bruno.sync()
        #expect(try anna.run(anna.client.bring(photo)) == .exchanged)
        #expect(try bruno.run(bruno.client.bring(photo)) == .exchanged)
        try expectOneBook([anna, bruno])
        let clara = try somebody(3, host)
        try clara.join(try anna.invite(), as: "Clara")
        #expect(try clara.syncFiles().received == 1)
    }

    @Test func `after a hub was put back the files that it lost are brought again`() throws {
        let kept = try anna.device.addPhoto(photo)
        try anna.syncFiles()
        let backup = host.memory.copy()
        let lost = try anna.device.addPhoto(photo + [1])
        try anna.syncFiles()
        try bruno.sync()
        host.memory = backup
        for peer in [anna, bruno] {
            #expect(throws: HubError.self) { try peer.sync() }
            try peer.client.startOver()
        }
        #expect(try anna.syncFiles().sent == 1)
        #expect(try bruno.syncFiles().received == 2)
        #expect(try bruno.device.has(kept))
        #expect(try bruno.device.has(lost))
        try expectOneBook([anna, bruno])
    }

    @Test func `what was in a book before it was shared is brought`() throws {
        let own = try somebody(5, host)
        let hash = try own.device.addPhoto(photo)
        try own.found()
        #expect(try own.syncFiles().sent == 1)
        let other = try somebody(6, host)
        try other.join(try own.invite())
        #expect(try other.syncFiles().received == 1)
        #expect(try other.device.has(hash))
    }
}

/// Whatever a hub gives as a file, nothing is kept but the one that was asked for.
@Suite struct LyingHubFileTests {
    private let host = HubHost()
    private let anna: Peer
    private let bruno: Peer
    private let photo = [UInt8](repeating: 4, count: 900)
    private let hash: BlobHash

    init() throws {
        anna = try somebody(1, host)
        bruno = try somebody(2, host)
        try anna.found()
        try bruno.join(try anna.invite())
        hash = try anna.device.addPhoto(photo)
        try anna.syncFiles()
    }

    /// Nothing is kept of what a hub gives so; and when it gives the right one again, that is.
    private func expectNothing(_ change: @escaping (HubAnswer) -> HubAnswer) throws {
        #expect(try bruno.syncFiles(change).received == 0)
        #expect(try !bruno.device.has(hash))
        #expect(try bruno.filesOpen == 1)
        #expect(try bruno.syncFiles().received == 0, "it rests for ten minutes")
        bruno.device.wait(601_000)
        #expect(try bruno.syncFiles().received == 1)
        #expect(try bruno.device.store.blobs.read(hash) == photo)
    }

    private func changed(
        _ change: @escaping (inout [UInt8]) -> Void
    ) -> (HubAnswer) -> HubAnswer {
        { answer in
            guard case .file(let file) = answer else { return answer }
            var bytes = file.bytes
            change(&bytes)
            return SealedFile(bytes).map { .file($0) } ?? .refused(.noFile)
        }
    }

    @Test func `other bytes`() throws {
        try expectNothing(changed { $0[40] ^= 1 })
    }

    @Test func `fewer bytes, or more`() throws {
        try expectNothing(changed { $0.removeLast() })
        let clara = try somebody(3, host)
        try clara.join(try anna.invite(), as: "Clara")
        #expect(try clara.syncFiles(changed { $0.append(0) }).received == 0)
        #expect(try !clara.device.has(hash))
    }

    @Test func `none`() throws {
        try expectNothing { answer in
            if case .file = answer { .refused(.noFile) } else { answer }
        }
    }

    @Test func `another file of the same book`() throws {
        try anna.device.addPhoto([1, 2, 3])
        try anna.syncFiles()
        let names = try host.memory.files(of: anna.state.book)
        let book = try anna.state.book
        let files = try names.compactMap { name in
            try host.memory.store.file(book, name).flatMap { SealedFile($0) }
        }
        #expect(files.count == 2)
        #expect(
            try bruno.syncFiles { answer in
                guard case .file(let file) = answer else { return answer }
                return .file(files.first { $0 != file } ?? file)
            }.received == 0)
        #expect(try !bruno.device.has(hash))
    }

    @Test func `the same file from another book`() throws {
        let other = try somebody(7, host)
        try other.device.addPhoto(photo)
        try other.found()
        try other.syncFiles()
        let name = try #require(try host.memory.files(of: other.state.book).first)
        let bytes = try #require(try host.memory.store.file(other.state.book, name))
        let replayed = try #require(SealedFile(bytes))
        try expectNothing { answer in
            if case .file = answer { .file(replayed) } else { answer }
        }
        // Nor does a hub keep it in this one.
        #expect(
            try host.answer(.bringFile(name, replayed), anna.person.id) == .refused(.stranger))
        #expect(
            try host.answer(.giveFile(anna.state.book, name), anna.person.id)
                == .refused(.noFile))
    }

    @Test func `a member who tells of a file that isn't what they say harms nobody's copy`() throws
    {
        let state = try anna.state
        let content = try #require(Hash256(hex: hash.text))
        #expect(try anna.run(anna.client.bring([6, 6, 6])) == .exchanged)
        let junk = BlobHash(of: [6, 6, 6])
        let key = try #require(try anna.device.store.fileKey(to: junk, in: state.book))
        let wrong = try #require(FileKey(content, key.name, key.secret))
        try anna.client.note(wrong)
        try anna.sync()
        #expect(try bruno.syncFiles().received == 0)
        #expect(try !bruno.device.has(hash))
        #expect(try anna.device.store.blobs.read(hash) == photo)
        // Brought anew, it is right again.
        #expect(try anna.run(anna.client.bring(photo)) == .exchanged)
        try anna.sync()
        bruno.device.wait(601_000)
        #expect(try bruno.syncFiles().received == 1)
    }
}
