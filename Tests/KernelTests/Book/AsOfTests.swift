import Kernel
import TestKit
import Testing

/// What a form carries along of when its values were read.
@Suite struct AsOfTests {
    private let phone: Device
    private let id: RecordID

    init() throws {
        phone = try Device(1)
        id = try phone.add(
            Garden.kind,
            ["name": .text("Home"), "tags": .words(["a", "b"]), "open": .boolean(true)])
    }

    private func tags() throws -> Value? {
        try phone.record(Garden.kind, id)?.value("tags")
    }

    @Test func `a place of the log reads as it is written`() throws {
        for place in [try phone.book.place(), LogPlace(position: 0, stamp: nil)] {
            #expect(LogPlace(place.text) == place)
        }
        for text in ["", "1", "-1", "0.", "1.x", "x.\(Stamp(time: 1, node: 1).text)"] {
            #expect(LogPlace(text) == nil)
        }
    }

    @Test func `a list keeps what others put in and took out`() throws {
        let place = try phone.book.place()
        try phone.set(Garden.kind, id, ["tags": .words(["b", "c"])])
        let book = phone.book
        book.asOf = place
        var draft = Draft(Garden.kind, id)
        draft.set(Garden.tags, .words(["a", "b", "d"]))
        try book.commit(draft)
        #expect(try tags() == .words(["b", "c", "d"]))
    }

    @Test func `a list emptied elsewhere gets only what was added here`() throws {
        let place = try phone.book.place()
        try phone.set(Garden.kind, id, ["tags": nil])
        let book = phone.book
        book.asOf = place
        var draft = Draft(Garden.kind, id)
        draft.set(Garden.tags, .words(["a", "b", "d"]))
        try book.commit(draft)
        #expect(try tags() == .words(["d"]))
    }

    @Test func `a record that changed nowhere else is written as ever`() throws {
        let place = try phone.book.place()
        _ = try phone.add(Garden.kind, ["name": .text("Other")])
        let book = phone.book
        book.asOf = place
        var draft = Draft(Garden.kind, id)
        draft.set(Garden.name.field, .text("Yard"))
        #expect(try book.commit(draft).stamp != nil)
        #expect(try phone.record(Garden.kind, id)?.title == "Yard")
    }

    @Test func `a book that is only read refuses to be written`() throws {
        let book = phone.book
        book.isReading = true
        let before = try phone.store.everything.count
        #expect(throws: BookError.self) { try book.set(.theme, "dark") }
        #expect(throws: BookError.self) { try book.commit(Draft(Garden.kind)) }
        #expect(throws: BookError.self) { try book.keep([1]) }
        let record = try #require(try book.record(Garden.kind, id))
        #expect(throws: BookError.self) { try book.delete(record) }
        #expect(try phone.store.everything.count == before)
    }
}
