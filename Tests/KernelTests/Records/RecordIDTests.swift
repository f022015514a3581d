import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct RecordIDTests {
    @Test func `an identifier is read from its text, in either case`() {
        withDice(1_000) { dice in
            let id = RecordID(high: dice.next(), low: dice.next())
            #expect(RecordID(id.text) == id)
            #expect(RecordID(id.text.uppercased()) == id)
            #expect(id.text.utf8.count == 36)
        }
    }

    @Test func `the order of texts is the order of identifiers`() {
        withDice(1_000) { dice in
            let high = dice.next()
            let other = dice.hits(oneIn: 2) ? high : dice.next()
            let a = RecordID(high: high, low: dice.next())
            let b = RecordID(high: other, low: dice.next())
            #expect((a < b) == (a.text < b.text))
        }
    }

    @Test(arguments: [
        "", "-", "0197c5a0", "0197c5a01c2d7e3f8a4b5c6d7e8f9a0b",
        "0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0", "0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b0",
        "0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0g", "0197c5a0 1c2d-7e3f-8a4b-5c6d7e8f9a0b",
        "{0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9a0b}", "0197c5a01-c2d-7e3f-8a4b-5c6d7e8f9a0b",
        "0197c5a0-1c2d-7e3f-8a4b-5c6d7e8f9aäb",
    ])
    func `nothing else is read as an identifier`(text: String) {
        #expect(RecordID(text) == nil)
    }

    @Test func `a new identifier is of version 7 and tells its time`() {
        withDice(500) { dice in
            let id = RecordID.make(now: .start + 5, using: &dice)
            #expect(Array(id.text)[14] == "7")
            #expect("89ab".contains(Array(id.text)[19]))
            #expect(id.instant == .start + 5)
        }
    }

    @Test(arguments: [Int64.min, -1, 0, .max])
    func `any clock gives an identifier of version 7`(milliseconds: Int64) {
        var dice = Dice(seed: 1)
        let id = RecordID.make(now: Instant(milliseconds: milliseconds), using: &dice)
        #expect(Array(id.text)[14] == "7")
        #expect(id.instant != nil)
    }

    @Test func `identifiers made later sort later`() {
        var dice = Dice(seed: 1)
        let ids = (0..<100).map { RecordID.make(now: .start + $0, using: &dice) }
        #expect(ids == ids.sorted())
    }

    @Test func `identifiers that one book makes sort in the order of making`() throws {
        let book = Book(MemoryStore(Sample.schema).store, .empty, now: .start, seed: 1)
        let ids = (0..<20_000).map { _ in book.makeID() }
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { Array($0.text)[14] == "7" && $0.instant != nil })
        #expect(ids.last?.instant.map { $0 < .start + 10 } == true)
    }

    @Test func `a derived identifier is of version 8 and the same everywhere`() {
        let id = RecordID.derived(from: ["score", "a", "b"])
        #expect(id.text == RecordID.derived(from: ["score", "a", "b"]).text)
        #expect(Array(id.text)[14] == "8")
        #expect("89ab".contains(Array(id.text)[19]))
        #expect(id.instant == nil)
    }

    /// Published: records that devices derived must stay the same records.
    @Test func `a derived identifier never changes`() {
        #expect(
            RecordID.derived(from: ["score", "a", "b"]).text
                == "666fbdef-3779-8205-ba61-08f01825e7de")
    }

    @Test func `other parts give another identifier, wherever they are cut`() {
        let parts = [
            ["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["c", "ab"], [],
        ]
        #expect(Set(parts.map { RecordID.derived(from: $0) }).count == parts.count)
    }
}
