import Kernel
import TestKit
import Testing

/// Tags and other lists of choices merge by element.
struct ListMergeTests {
    private let phone: Device
    private let laptop: Device
    private let garden: RecordID

    init() throws {
        (phone, laptop) = (try Device(1), try Device(2))
        garden = try phone.add(Garden.kind, ["name": .text("Home"), "tags": .words(["old"])])
        try laptop.read(from: phone)
    }

    private func set(_ device: Device, _ words: [String], after: Int = 1_000) throws {
        device.wait(after)
        var draft = Draft(Garden.kind, garden)
        draft.set(Garden.tags, words.isEmpty ? nil : .words(words))
        try device.book.commit(draft)
    }

    private func exchange() throws {
        try laptop.read(from: phone)
        try phone.read(from: laptop)
    }

    private func tags(_ device: Device) throws -> [String] {
        guard case .words(let words)? = try device.record(Garden.kind, garden)?.value("tags") else {
            return []
        }
        return words
    }

    private func expectTags(_ words: [String]) throws {
        #expect(try tags(phone) == words)
        #expect(try tags(laptop) == words)
        #expect(try phone.store.digest() == laptop.store.digest())
    }

    @Test func `two devices that add different tags keep both`() throws {
        try set(phone, ["old", "exam"])
        try set(laptop, ["old", "biology"], after: 2_000)
        try exchange()
        try expectTags(["old", "exam", "biology"])
    }

    @Test func `one device takes a tag away and another adds one`() throws {
        try set(phone, [])
        try set(laptop, ["old", "exam"], after: 2_000)
        try exchange()
        try expectTags(["exam"])
    }

    @Test func `first tags of a record without any are kept from both devices`() throws {
        try set(phone, [])
        try exchange()
        try set(phone, ["b", "a"])
        try set(laptop, ["c"], after: 9_000)
        try exchange()
        try expectTags(["b", "a", "c"])
    }

    @Test func `tags keep the order in which they were typed`() throws {
        try set(phone, ["new", "old", "more"])
        try exchange()
        try expectTags(["new", "old", "more"])
        try set(laptop, ["more", "new"])
        try exchange()
        try expectTags(["more", "new"])
    }

    @Test func `days of both devices count, in the order of the week`() throws {
        phone.wait(1_000)
        var draft = Draft(Garden.kind, garden)
        draft.set(Garden.days, .choices(["high"]))
        try phone.book.commit(draft)
        laptop.wait(2_000)
        draft.set(Garden.days, .choices(["low"]))
        try laptop.book.commit(draft)
        try exchange()
        #expect(try phone.record(Garden.kind, garden)?.value("days") == .choices(["low", "high"]))
        #expect(try laptop.record(Garden.kind, garden)?.value("days") == .choices(["low", "high"]))
    }

    @Test func `a whole list of an older version is changed by element since`() throws {
        let stamp = Stamp(time: 1 << 62, node: 3)
        let whole = Change(
            kind: "garden", record: garden, stamp: stamp,
            fields: [FieldChange("tags", json: #"["x","y"]"#)])
        try set(phone, ["old", "lost"])
        _ = try phone.store.append([whole], nil)
        try exchange()
        try expectTags(["x", "y"])
        try set(laptop, ["x", "z"])
        try exchange()
        try expectTags(["x", "z"])
    }

    @Test func `taking back an added tag leaves what others added`() throws {
        try set(phone, ["old", "exam"])
        let stamp = try #require(try phone.book.actions(before: nil, limit: 1).first?.stamp)
        try set(laptop, ["old", "biology"], after: 2_000)
        try exchange()
        phone.wait(5_000)
        let undo = try phone.book.undo(stamp)
        try exchange()
        try expectTags(["old", "biology"])
        phone.wait(5_000)
        try phone.book.undo(undo)
        try exchange()
        #expect(try Set(tags(laptop)) == ["old", "biology", "exam"])
    }

    @Test func `tags in any script, or of any bytes, make the same list in any order`() throws {
        try set(phone, ["old", "caf\u{e9}", "Prüfung/2", "%41"])
        try set(laptop, ["old", "cafe\u{301}", "試験"], after: 9_000)
        let changes = try phone.store.everything + laptop.store.everything
        let (one, other) = (try Device(3), try Device(4))
        _ = try one.store.append(changes, nil)
        _ = try other.store.append(changes.reversed(), nil)
        #expect(try tags(one) == tags(other))
        #expect(try Set(["old", "Prüfung/2", "%41", "試験"]).isSubset(of: tags(one)))
        #expect(try one.store.digest() == other.store.digest())
    }

    @Test func `a list that nothing but its whole says is kept as it was given`() throws {
        try set(phone, ["a", "a"])
        try expectOnPhone(.words(["a", "a"]))
        var draft = Draft(Garden.kind, garden)
        draft.set(Garden.tags, .words([]))
        phone.wait(1_000)
        try phone.book.commit(draft)
        try expectOnPhone(.words([]))
    }

    private func expectOnPhone(_ value: Value) throws {
        #expect(try phone.record(Garden.kind, garden)?.value("tags") == value)
    }
}
