import Kernel
import SealingEngine
import TestKit
import Testing

@Suite(.namingCases) struct PadmeTests {
    @Test func `lengths keep few of their bits`() {
        #expect(Padme.length(0) == 128)
        #expect(Padme.length(128) == 128)
        #expect(Padme.length(129) == 144)
        #expect(Padme.length(1_000) == 1_024)
        #expect(Padme.length(1_048_577) == 1_081_344)
        #expect(Padme.length(.max) == .max)
    }

    @Test func `nothing grows by more than an eighth, or shrinks`() {
        for length in 128..<20_000 {
            let padded = Padme.length(length)
            #expect(padded >= length && padded - length <= length / 8)
            #expect(Padme.length(padded) == padded)
        }
    }
}

@Suite(.namingCases) struct PieceTests {
    private let author: Person
    private let club: Club
    private let content = PieceContent(parcel: [UInt8]("Milk".utf8))

    init() throws {
        author = try Person(1)
        club = try Club(author)
    }

    private func piece(
        _ content: PieceContent, _ kind: PieceHead.Kind = .piece
    ) throws -> SealedPiece {
        try author.engine.finish(
            SealedPiece.sealing(
                content, as: kind, in: club.book, under: club.key, by: author.id, .own,
                seen: LogMark(club.book)))
    }

    @Test func `a member opens what another sealed, and nobody else does`() throws {
        let sealed = try piece(content)
        #expect(try author.engine.finish(sealed.opened(club.key)) == content)
        #expect(try author.engine.finish(sealed.isSigned(by: author.keys.signing)))
        #expect(throws: SealingError.sealed) {
            try author.engine.finish(sealed.opened(try epochKey(1, 8)))
        }
        #expect(try !author.engine.finish(sealed.isSigned(by: try Person(2).keys.signing)))
    }

    @Test func `two pieces of one content have nothing in common but their length`() throws {
        let (a, b) = (try piece(content), try piece(content))
        #expect(a.hash != b.hash)
        #expect(a.bytes.count == b.bytes.count)
    }

    @Test func `one change costs less than 400 bytes, and its length tells nothing of it`() throws {
        let long = PieceContent(parcel: [UInt8](repeating: 1, count: 120))
        #expect(try piece(content).bytes.count == piece(long).bytes.count)
        #expect(try piece(long).bytes.count < 340)
    }

    @Test func `a piece is read as it was written`() throws {
        for kind in [PieceHead.Kind.piece, .snapshot] {
            let sealed = try piece(content, kind)
            #expect(SealedPiece(sealed.bytes) == sealed)
        }
    }

    @Test func `a piece with any bit changed isn't one, or is nobody's`() throws {
        let bytes = try piece(content).bytes
        for index in bytes.indices {
            var wrong = bytes
            wrong[index] ^= 1 << UInt8(index % 8)
            guard let read = SealedPiece(wrong) else { continue }
            #expect(try !author.engine.finish(read.isSigned(by: author.keys.signing)))
        }
    }

    @Test func `any beginning of a piece, and any bytes, are read without a fall`() throws {
        let bytes = try piece(content).bytes
        for count in 0..<150 { #expect(SealedPiece(Array(bytes.prefix(count))) == nil) }
        try withDice(2_000) { (dice) throws in
            let noise = (0..<dice.roll(300)).map { _ in UInt8(dice.roll(256)) }
            #expect(SealedPiece(noise) == nil)
            #expect(MemberEntry(noise) == nil)
            _ = PieceContent(noise)
            var entry = club.entries[0].bytes
            entry[dice.roll(entry.count)] = UInt8(dice.roll(256))
            guard let read = MemberEntry(entry), read != club.entries[0] else { return }
            let isSigned = try author.engine.finish(read.isSigned(by: author.keys.signing))
            #expect(!isSigned)
        }
    }

    @Test func `names and changes travel together`() throws {
        let named = PieceContent(
            names: [author.id: "Anna", try Person(2).id: "Bruno"], parcel: [1, 2, 3])
        #expect(try author.engine.finish(piece(named).opened(club.key)) == named)
    }

    @Test func `the running hash tells order, number and book`() throws {
        let (a, b) = (try piece(content).hash, try piece(content).hash)
        let start = LogMark(club.book)
        #expect(start.after(a).after(b) != start.after(b).after(a))
        #expect(start.after(a).number == 1)
        #expect(LogMark(try Club(Person(3)).book).hash != start.hash)
    }
}

@Suite struct EpochKeyTests {
    private let anna: Person
    private let bruno: Person
    private let club: Club

    init() throws {
        (anna, bruno) = (try Person(1), try Person(2))
        club = try Club(anna)
    }

    @Test func `a key that is handed over is opened by the one whom it is for`() throws {
        let sealed = try anna.engine.finish(
            SealedKey.sealing(club.key, for: bruno.keys, in: club.book))
        let opened = try bruno.engine.finish(
            sealed.opened(by: .own, bruno.keys.agreement, in: club.book))
        #expect(opened == club.key)
        #expect(opened.start == club.list.epoch)
        #expect(throws: SealingError.sealed) {
            try anna.engine.finish(sealed.opened(by: .own, anna.keys.agreement, in: club.book))
        }
        #expect(throws: SealingError.sealed) {
            let other = try Club(bruno).book
            return try bruno.engine.finish(
                sealed.opened(by: .own, bruno.keys.agreement, in: other))
        }
    }
}
