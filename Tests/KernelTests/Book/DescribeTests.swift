import Kernel
import TestKit
import Testing

/// A toast names what happened.
@Suite struct DescribeTests {
    let phone: Device
    let home: RecordID

    init() throws {
        phone = try Device(1)
        home = try phone.add(Garden.kind, ["name": .text("Home")])
    }

    @Test func `one record is named`() throws {
        #expect(try latest() == "Home added")
        try phone.set(Garden.kind, home, ["size": .integer(1)])
        #expect(try latest() == "Home changed")
        try phone.delete(Garden.kind, home)
        #expect(try latest() == "Home deleted")
        try phone.book.restore(try #require(try phone.record(Garden.kind, home)))
        #expect(try latest() == "Home restored")
    }

    @Test func `many records are counted`() throws {
        try phone.book.commit((0..<12).map { draft(Memo.kind, ["text": .text("\($0)")]) })
        #expect(try latest() == "12 records added")
    }

    @Test func `an undoing names what it takes back, in every language`() throws {
        try phone.delete(Garden.kind, home)
        try phone.undo()
        #expect(try latest() == "Undone: Home deleted")
        #expect(try latest(.german) == "Widerrufen: Home gelöscht")
        #expect(try latest(.italian) == "Annullato: Eliminato: Home")
    }

    @Test func `an action that arrived in pieces is told as one`() throws {
        let laptop = try Device(2)
        try phone.set(Garden.kind, home, ["size": .integer(1), "deleted": .boolean(true)])
        for part in try phone.store.everything.flatMap(\.split) { try laptop.store.append(part) }
        let stamp = try #require(try phone.store.lastStamp())
        #expect(try laptop.book.describe(stamp, in: .english) == "Home deleted")
    }

    @Test func `actions of many devices in one millisecond are told apart`() throws {
        for node in 10..<40 {
            let name = Value.text("Of \(node)")
            try phone.store.append(
                .of(
                    Garden.kind, .numbered(UInt64(node)), at: .at(5, node: UInt64(node)),
                    ["name": name]))
        }
        _ = try phone.store.append(
            [.deleting(Garden.kind, .numbered(10), at: .at(6, node: 10))], .at(5, node: 10))
        #expect(try phone.book.describe(.at(5, node: 10), in: .english) == "Of 10 added")
        #expect(try phone.book.describe(.at(6, node: 10), in: .english) == "Undone: Of 10 added")
    }

    @Test func `an unknown action has no words`() throws {
        #expect(try phone.book.describe(.at(77), in: .english) == nil)
    }

    @Test func `an action on a kind from the future is counted`() throws {
        let change = Change(
            kind: "spaceship", record: .numbered(1), stamp: .at(77),
            fields: [FieldChange("name", json: "\"A\"")])
        try phone.store.append(change)
        #expect(try phone.book.describe(.at(77), in: .english) == "1 record added")
    }

    private func latest(_ language: Language = .english) throws -> String? {
        let stamp = try #require(try phone.store.lastStamp())
        return try phone.book.describe(stamp, in: language)
    }
}
