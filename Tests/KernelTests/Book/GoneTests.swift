import Kernel
import TestKit
import Testing

/// Deleting for good takes a record out of the trash, with what lies there and belongs to it.
struct GoneTests {
    private let phone: Device

    init() throws { phone = try Device(1) }

    private func trash(_ kind: Kind) throws -> [RecordID] {
        try phone.book.records(Query(kind, scope: .trashed)).map { $0.id }
    }

    private func record(_ kind: Kind, _ id: RecordID) throws -> Record {
        try #require(try phone.book.record(kind, id))
    }

    @Test func `what belongs to it and was deleted before goes with it and comes back with it`()
        throws
    {
        let garden = try phone.add(Garden.kind, ["name": .text("Home")])
        let bed = try phone.add(Bed.kind, ["name": .text("Herbs"), "garden": .reference(garden)])
        try phone.book.delete(try record(Bed.kind, bed))
        try phone.book.delete(try record(Garden.kind, garden))
        #expect(try trash(Bed.kind) == [bed])
        let stamp = try #require(
            try phone.book.deleteForGood([try record(Garden.kind, garden)]).stamp)
        #expect(try trash(Garden.kind).isEmpty)
        #expect(try trash(Bed.kind).isEmpty)
        try phone.book.undo(stamp)
        #expect(try trash(Garden.kind) == [garden])
        #expect(try trash(Bed.kind) == [bed])
    }

    @Test func `what was deleted again after it came back is in the trash`() throws {
        let garden = try phone.add(Garden.kind, ["name": .text("Home")])
        let deletion = try #require(try phone.book.delete(try record(Garden.kind, garden)).stamp)
        try phone.book.deleteForGood([try record(Garden.kind, garden)])
        try phone.book.undo(deletion)
        #expect(try !record(Garden.kind, garden).isHidden)
        try phone.book.delete(try record(Garden.kind, garden))
        #expect(try trash(Garden.kind) == [garden])
    }

    @Test func `what is visible is deleted by it, as one action`() throws {
        let garden = try phone.add(Garden.kind, ["name": .text("Home")])
        let stamp = try #require(
            try phone.book.deleteForGood([try record(Garden.kind, garden)]).stamp)
        #expect(try record(Garden.kind, garden).isGone)
        #expect(try phone.book.describe(stamp, in: .english) == "Home deleted for good")
        try phone.book.undo(stamp)
        #expect(try !record(Garden.kind, garden).isHidden)
    }

    @Test func `what nobody had seen still needs a look`() throws {
        let garden = try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.book.deleteForGood([try record(Garden.kind, garden)])
        try phone.store.append(
            .of(Garden.kind, garden, at: .at(1000, node: 9), ["size": .integer(3)]))
        #expect(try phone.book.concerns().count == 1)
    }
}
