import Kernel
import TallyCLI
import TestKit
import Testing

/// `tally sync FILE.pieces`, with what a browser's recovery page gives.
@Suite struct DeviceFileTests {
    private let desk = Desk()
    private let memory = MemoryStore(Sample.schema)
    private let phone: Device

    init() throws {
        phone = try Device(7, memory.store)
        phone.wait(3_600_000)  // other times than the desk's, for other identifiers
    }

    /// A piece for each of some writes: two gardens, of which one is renamed and back by an undo.
    private func pieces() throws -> [[UInt8]] {
        var pieces: [[UInt8]] = []
        let home = try phone.add(Garden.kind, ["name": .text("Home")])
        pieces.append(try #require(memory.takeNews()))
        try phone.add(Garden.kind, ["name": .text("Allotment")])
        try phone.set(Garden.kind, home, ["name": .text("Hom")])
        pieces.append(try #require(memory.takeNews()))
        try phone.undo()
        pieces.append(try #require(memory.takeNews()))
        return pieces
    }

    /// Puts a file beside the data with these parts, and without its last bytes.
    private func file(_ parts: [[UInt8]], without last: Int = 0) -> String {
        let whole = parts.contains([]) ? parts : parts + [[]]
        let bytes = whole.flatMap { part in
            (0..<4).map { UInt8(truncatingIfNeeded: part.count >> ($0 * 8)) } + part
        }
        return desk.file("phone.pieces", Array(bytes.dropLast(last)))
    }

    @Test func `all that a browser kept is taken in, once`() throws {
        let photo = [UInt8]("a photo".utf8)
        let file = file(try pieces() + [[], photo])
        let answer = desk.tally("sync", file)
        #expect(answer.code == .done)
        #expect(
            answer.messages == """
                Sent 0, received 4; files: sent 0, received 1.
                New from there: Gardens 2.
                Undo doesn’t take this back: “tally backup FILE” beforehand keeps the book as it was, and --dry-run says what would come.

                """)
        #expect(answer.output == "digest   \(try phone.store.digest().text)\n")
        #expect(desk.tally("list", "garden").output.contains("Home"))
        #expect(desk.tally("sync", file).messages == "Nothing to exchange.\n")
        let json = desk.tally("sync", file, "--json").output
        #expect(json.hasPrefix(#"{"sent":0,"received":0,"same":true,"#))
    }

    @Test func `a dry run says what would come, and takes nothing in`() throws {
        let file = file(try pieces() + [[], [UInt8]("a photo".utf8)])
        for command in ["sync", "salvage"] {
            let answer = desk.tally(command, file, "--dry-run")
            #expect(answer.code == .done)
            #expect(answer.messages.contains("received 4; files: sent 0, received 1."))
            #expect(answer.messages.contains("New from there would be: Gardens 2."))
            let json = try JSON.parse(desk.tally(command, file, "--dry-run", "--json").output)
            #expect(json["records"]?["garden"] == 2)
            #expect(desk.names(in: desk.directory + "/data") == [])
        }
        desk.tally("add", "garden", "name=Balcony")
        #expect(desk.tally("sync", file, "--dry-run").messages.contains("Gardens 2"))
        #expect(!desk.tally("list", "garden").output.contains("Home"))
        #expect(desk.tally("sync", file).messages.contains("Gardens 2"))
        for words in [["sync", "https://home.example"], ["sync"], ["salvage", "new.sqlite"]] {
            let answer = desk.run(words + ["--dry-run"])
            #expect(answer.code == .wrongUsage)
            #expect(answer.messages.contains("a file that ends in .pieces"))
        }
    }

    @Test func `pieces in another order are taken in, and it is said`() throws {
        let whole = try pieces()
        let sentence = "phone.pieces are not in the order in which the device wrote them"
        for (number, order) in [[1, 0, 2], [2, 1, 0], [0, 2, 1], [1, 2, 0]].enumerated() {
            let file = file(order.map { whole[$0] })
            for command in ["salvage", "sync"] {
                let answer = desk.tally("--book", "book\(number)", command, file)
                #expect(answer.code == .done)
                #expect(answer.messages.contains(sentence), "\(order) \(answer.messages)")
                #expect(desk.tally("--book", "book\(number)", "check").code == .done)
            }
            let json = desk.tally("--book", "book\(number)", "sync", file, "--json").output
            #expect(try JSON.parse(json)["inOrder"] == false)
        }
        #expect(!desk.tally("salvage", file(whole)).messages.contains(sentence))
    }

    @Test func `what was written here meanwhile stays`() throws {
        desk.tally("add", "garden", "name=Balcony")
        desk.tally("sync", file(try pieces()))
        let list = desk.tally("list", "garden").output
        for name in ["Home", "Allotment", "Balcony"] { #expect(list.contains(name)) }
        desk.tally("undo")
        #expect(!desk.tally("list", "garden").output.contains("Hom\n"))
    }

    @Test func `a file that ends behind a piece isn't the whole`() throws {
        let file = file(Array(try pieces().dropLast()), without: 4)
        let answer = desk.tally("sync", file)
        #expect(answer.code == .refused && answer.messages.contains("is not the whole of what"))
        #expect(desk.tally("list", "garden").output.isEmpty)
        #expect(desk.tally("salvage", file).messages.contains("ends in the midst of something"))
        #expect(desk.tally("list", "garden").output.contains("Allotment"))
    }

    @Test func `what was kept of one book isn't poured into another that has nothing of it`() throws
    {
        try phone.store.set(Setting.server.rawValue, "https://home.example/books/household")
        let file = file(try pieces())
        desk.tally("add", "garden", "name=Balcony")
        desk.tally("book", "new", "Household")
        let answer = desk.tally("sync", file)
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("--book household"))
        #expect(!desk.tally("list", "garden").output.contains("Home"))
        #expect(desk.tally("--book", "household", "sync", file).code == .done)
        #expect(desk.tally("--book", "household", "list", "garden").output.contains("Home"))
        // A new book takes any.
        desk.tally("book", "new", "Found")
        #expect(desk.tally("--book", "found", "sync", file).code == .done)
    }

    @Test func `a device with an empty book has nothing to give`() {
        let answer = desk.tally("sync", file([memory.everything(), []]))
        #expect(answer.code == .done)
        #expect(answer.messages == "Nothing to exchange.\n")
    }

    @Test func `a file that isn't whole is refused, and nothing of it taken`() throws {
        let pieces = try pieces()
        var damaged = pieces
        damaged[1] = damaged[1].dropLast()
        for parts in [[], [[]], damaged, [[1, 2, 3]]] {
            let answer = desk.tally("sync", file(parts))
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("is not the whole of what"))
            #expect(answer.messages.contains("tally salvage"))
        }
        #expect(desk.tally("sync", file(pieces, without: 1)).code == .refused)
        #expect(desk.tally("sync", "nowhere.pieces").code == .refused)
        #expect(desk.tally("list", "garden", "--all").output == "")
    }

    @Test func `of a damaged file what can be read is salvaged, and what can't is named`() throws {
        var parts = try pieces() + [[], [UInt8]("a photo".utf8)]
        parts[1] = parts[1].dropLast()
        let answer = desk.tally("salvage", file(parts))
        #expect(answer.code == .done)
        #expect(
            answer.messages == """
                tally: Piece 2 of 3 can’t be read: what was written in it is missing.
                Sent 0, received 2; files: sent 0, received 1.
                New from there: Gardens 1.
                Undo doesn’t take this back: “tally backup FILE” beforehand keeps the book as it was, and --dry-run says what would come.

                """)
        let list = desk.tally("list", "garden").output
        #expect(list.contains("Home"))
        #expect(!list.contains("Allotment"))
        #expect(desk.tally("check").code == .done)
        let json = try JSON.parse(desk.tally("salvage", file(parts), "--json").output)
        #expect(json["pieces"] == 3)
        #expect(json["unreadable"] == [2])
        #expect(json["cut"] == false)
        #expect(desk.tally("sync", file(try pieces())).messages.contains("received"))
        #expect(desk.tally("list", "garden").output.contains("Allotment"))
    }

    @Test func `a piece that was emptied isn't taken for the end of all of them`() throws {
        let whole = try pieces()
        let photo = [UInt8]("a photo".utf8)
        for lost in 0..<3 {
            var parts = whole
            parts[lost] = []
            let file = file(parts + [[], photo])
            #expect(desk.tally("sync", file).code == .refused)
            let answer = desk.tally("--book", "book\(lost)", "salvage", file)
            #expect(answer.messages.contains("Piece \(lost + 1) of 3 can’t be read"))
            #expect(answer.messages.contains("files: sent 0, received 1."))
        }
    }

    @Test func `an empty file of a note is one`() throws {
        try phone.add(Garden.kind, ["name": .text("Home"), "detail": .text(BlobHash(of: []).text)])
        let piece = try #require(memory.takeNews())
        let answer = desk.tally("sync", file([piece, [], [], [UInt8]("a photo".utf8)]))
        #expect(answer.code == .done)
        #expect(answer.messages.contains("files: sent 0, received 2."))
    }

    @Test func `of a download that was broken off all that came is salvaged`() throws {
        let answer = desk.tally("salvage", file(try pieces(), without: 1))
        #expect(answer.code == .done)
        #expect(answer.messages.contains("phone.pieces ends in the midst of something"))
        #expect(desk.tally("list", "garden").output.contains("Allotment"))
    }

    @Test func `where nothing can be read nothing is salvaged`() throws {
        let nothing: [[[UInt8]]] = [[], [[]], [[1, 2, 3]], [[1, 2, 3], []]]
        for parts in nothing {
            let answer = desk.tally("salvage", file(parts))
            #expect(answer.code == .refused)
            #expect(answer.messages.contains("has nothing in it that can be read"))
        }
        #expect(desk.tally("salvage", "nowhere.pieces").code == .refused)
        #expect(desk.names(in: desk.directory + "/data") == [])
    }
}
