import Kernel
import TestKit
import Testing

@testable import SQLiteStore

@Suite struct CheckTests {
    private let folder: Folder
    private let store: SQLiteStore
    private let garden = RecordKey("garden", .numbered(1))

    init() throws {
        folder = try Folder()
        store = try folder.newStore(Sample.schema)
        _ = try store.append(
            [
                .of(Garden.kind, .numbered(1), at: .at(1), ["name": .text("Home")]),
                .of(Garden.kind, .numbered(2), at: .at(1), ["name": .text("Away")]),
            ], undoing: nil)
    }

    private func check(after sql: String) throws -> [Problem] {
        try store.connection.execute(sql)
        return try store.check()
    }

    @Test func `a sound book has no problems`() throws {
        #expect(try store.check() == [])
    }

    @Test func `books that grew at random have no problems`() throws {
        try withDice(20) { dice in
            let store = try folder.newStore(Sample.schema)
            _ = try Household(&dice, steps: 60) { _ in store.store }
            #expect(try store.check() == [])
        }
    }

    @Test func `a value changed by hand is found`() throws {
        #expect(
            try check(after: "UPDATE garden SET name = 'X' WHERE name = 'Home'")
                == [.different(garden, column: "name", table: "X", log: "Home")])
    }

    @Test func `a row removed or added by hand is found`() throws {
        #expect(
            try check(after: "DELETE FROM garden WHERE name = 'Home'") == [.missing(garden)])
        let problems = try check(after: "DELETE FROM change WHERE fields LIKE '%Away%'")
        #expect(
            problems.prefix(2) == [.missing(garden), .surplus(RecordKey("garden", .numbered(2)))])
    }

    @Test func `a wrong count is found`() throws {
        #expect(
            try check(after: "UPDATE tally SET count = 7 WHERE field = 'open'")
                == [.miscounted(kind: "garden", field: "open", value: "false")])
    }

    @Test func `an entry that can't be read is found`() throws {
        #expect(
            try check(after: "UPDATE change SET fields = 'x', stamp = 'y' WHERE seq = 2")
                == [.unreadable(position: 2)])
        #expect(throws: StoreError.self) { try store.digest() }
    }

    @Test func `every problem is a sentence in every language`() {
        let problems: [Problem] = [
            .structure("x"), .unreadable(position: 1), .missing(garden), .surplus(garden),
            .different(garden, column: "name", table: "a", log: "b"),
            .miscounted(kind: "a", field: "b", value: "c"),
        ]
        for problem in problems {
            let sentences = [
                problem.label.text(in: .english), problem.label.text(in: .german),
                problem.label.text(in: .italian),
            ]
            #expect(Set(sentences).count == 3)
            #expect(sentences.allSatisfy { $0.hasSuffix(".") })
        }
    }
}
