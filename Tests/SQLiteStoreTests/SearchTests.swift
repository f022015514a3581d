import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// The index for searching: a search finds the same with and without it.
@Suite struct SearchTests {
    private let folder: Folder
    private let store: SQLiteStore

    init() throws {
        folder = try Folder()
        store = try folder.newStore(Sample.schema)
    }

    private func name(_ number: Int, _ text: String, at time: Int) throws {
        let change = Change.of(
            Garden.kind, .numbered(UInt64(number)), at: .at(time), ["name": .text(text)])
        _ = try store.append([change], undoing: nil)
    }

    private func found(_ text: String) throws -> [String] {
        let query = Query(
            Garden.kind, where: [.contains(folded: text.folded)], order: [.ascending(Garden.name)])
        let names = try store.records(query).map { $0.title }
        #expect(try store.count(query) == names.count)
        return names
    }

    private func catchUp() throws {
        while try store.catchUp(3) {}
        #expect(try store.search.position() == store.position())
        #expect(try store.check() == [])
    }

    private func isNarrowed(_ text: String) throws -> Bool {
        try store.candidates(for: Query(Garden.kind, where: [.contains(folded: text)])) != nil
    }

    @Test func `what was written is found before and after the index has it`() throws {
        for (number, text) in ["Rose garden", "Süßkirsche", "a \"b\" c\u{0}d ef", "日本の庭"]
            .enumerated()
        {
            try name(number, text, at: number)
        }
        for _ in 0..<2 {
            #expect(try found("e gar") == ["Rose garden"])
            #expect(try found("SUSSK") == ["Süßkirsche"])
            #expect(try found("\"b\"") == ["a \"b\" c\u{0}d ef"])
            #expect(try found("d ef") == ["a \"b\" c\u{0}d ef"])
            #expect(try found("c\u{0}d") == ["a \"b\" c\u{0}d ef"])
            #expect(try found("日本の") == ["日本の庭"])
            #expect(try found("ro") == ["Rose garden"])
            #expect(try found("en") == ["Rose garden"])
            #expect(try found("ef") == ["a \"b\" c\u{0}d ef"])
            #expect(try found("の庭") == ["日本の庭"])
            #expect(try found("xy") == [])
            #expect(try found("xyz") == [])
            try catchUp()
        }
    }

    @Test func `a text that was changed is found by its present words only`() throws {
        try name(1, "Rose garden", at: 1)
        try catchUp()
        try name(1, "Herb bed", at: 2)
        #expect(try found("rose") == [])
        #expect(try found("herb") == ["Herb bed"])
        try catchUp()
        #expect(try found("rose") == [])
        try name(1, "Older", at: 0)
        #expect(try found("older") == [])
        #expect(try found("herb") == ["Herb bed"])
    }

    @Test func `a search looks only at what may contain the text`() throws {
        try name(1, "Rose", at: 1)
        try catchUp()
        #expect(try isNarrowed("ros"))
        #expect(try isNarrowed("se"))
        #expect(try isNarrowed("xy"))
        #expect(try !isNarrowed("r"))
        #expect(try !isNarrowed("ro\u{0}"))
        for number in 2..<1_100 { try name(number, "Rose \(number)", at: number) }
        #expect(try !isNarrowed("ros"))
        #expect(try found("1099") == ["Rose 1099"])
        while try store.catchUp() {}
        #expect(try isNarrowed("1099"))
        #expect(try !isNarrowed("ros"))
        #expect(try found("rose").count == 1_099)
    }

    @Test func `any search finds what reading every text finds`() throws {
        let pieces = ["a", "b", "ab", "É", " ", "ß", "\"", "'", "*", "^", "(", "ﬁ", "-", "\u{0}"]
        try withDice(300) { dice in
            func text(_ most: Int) -> String {
                (0..<dice.roll(most)).map { _ in dice.pick(pieces) ?? "" }.joined()
            }
            let number = UInt64(dice.roll(20))
            let change = Change.of(
                Garden.kind, .numbered(number), at: .at(dice.roll(1_000)),
                ["name": .text(text(8)), "detail": .text(text(12))])
            _ = try store.append([change], undoing: nil)
            if dice.hits(oneIn: 4) { _ = try store.catchUp(dice.roll(30) + 1) }
            let sought = text(5).folded
            let all = try store.records(Query(Garden.kind))
            let wanted = all.filter { record in
                record.kind.fields.indices.contains { index in
                    guard case .text(let text) = record.value(at: index) else { return false }
                    return text.folded.containsFolded(sought)
                }
            }
            let query = Query(Garden.kind, where: [.contains(folded: sought)])
            #expect(try store.records(query).map { $0.id } == wanted.map { $0.id }, "\(sought)")
        }
        try catchUp()
    }

    @Test func `a check notices an index that lacks something or has too much`() throws {
        for number in 1...5 { try name(number, "Rose \(number)", at: number) }
        try catchUp()
        try store.connection.execute(
            "INSERT INTO search (rowid, text) VALUES (2, 'tulip')")
        #expect(try store.check() == [.unsearchable])
        try store.connection.execute(
            "UPDATE setting SET value = '4' WHERE name = 'searched'")
        #expect(try store.check() == [.unsearchable])
        try store.rebuild()
        #expect(try store.check() == [])
    }

    @Test func `a copy of the book is as searchable as the book`() throws {
        try name(1, "Rose", at: 1)
        try catchUp()
        try store.backup(to: store.path + ".copy")
        let copy = try SQLiteStore.open(store.path + ".copy", Sample.schema)
        #expect(try copy.check() == [])
        #expect(try copy.search.position() == 1)
    }
}
