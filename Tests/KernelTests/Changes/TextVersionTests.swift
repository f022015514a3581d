import Kernel
import TestKit
import Testing

/// A long text changed on two devices without knowledge of each other keeps both versions.
struct TextVersionTests {
    private let phone: Device
    private let laptop: Device
    private let garden: RecordID

    init() throws {
        (phone, laptop) = (try Device(1), try Device(2))
        garden = try phone.add(Garden.kind, ["name": .text("Home"), "detail": .text("first")])
        try laptop.read(from: phone)
    }

    private func write(_ device: Device, _ text: String, after: Int = 1_000) throws {
        device.wait(after)
        try device.book.commit(Draft(Garden.kind, garden).setting(Garden.detail, text))
    }

    private func exchange() throws {
        try laptop.read(from: phone)
        try phone.read(from: laptop)
    }

    /// What is shown, and what is offered beside it, the same on both devices.
    private func expect(_ shown: String, beside others: [String]) throws {
        for device in [phone, laptop] {
            let record = try #require(try device.record(Garden.kind, garden))
            #expect(record[Garden.detail] == shown)
            let open = try device.book.openVersions(record)
            #expect(open.flatMap { $0.versions.map(\.text) } == others)
        }
    }

    private func choose(_ device: Device, _ text: String) throws -> Stamp {
        device.wait(10_000)
        let record = try #require(try device.record(Garden.kind, garden))
        let history = try device.book.history(RecordKey("garden", garden))
        let stamp = try #require(
            history.last { $0["detail"]?.json == "\"\(text)\"" }?.stamp)
        return try #require(
            try device.book.choose(stamp, of: Garden.detail.field, in: record).stamp)
    }

    @Test func `edits one after another on different devices are no conflict`() throws {
        for round in 1...3 {
            try write(phone, "phone \(round)")
            try exchange()
            // A clock that is behind doesn't matter to who has seen the other's text.
            try write(laptop, "laptop \(round)", after: 1)
            try exchange()
            try expect("laptop \(round)", beside: [])
        }
    }

    @Test func `edits made apart keep both until one is chosen`() throws {
        try write(phone, "from the phone")
        try write(laptop, "from the laptop", after: 5_000)
        try exchange()
        try expect("from the laptop", beside: ["from the phone"])
        _ = try choose(phone, "from the phone")
        try exchange()
        try expect("from the phone", beside: [])
    }

    @Test func `several edits on each device leave the last of each`() throws {
        for text in ["a1", "a2", "a3"] { try write(phone, text) }
        for text in ["b1", "b2"] { try write(laptop, text, after: 5_000) }
        try exchange()
        try expect("b2", beside: ["a3"])
    }

    @Test func `typing on goes on and keeps the other version`() throws {
        try write(phone, "A")
        try write(laptop, "B", after: 5_000)
        try exchange()
        try write(phone, "B and more", after: 9_000)
        try exchange()
        try expect("B and more", beside: ["A"])
    }

    @Test func `keeping the version that is shown puts the other to rest`() throws {
        try write(phone, "A")
        try write(laptop, "B", after: 5_000)
        try exchange()
        _ = try choose(laptop, "B")
        try exchange()
        try expect("B", beside: [])
    }

    @Test(arguments: ["A", "B"])
    func `a choice is taken back and made again`(chosen: String) throws {
        try write(phone, "A")
        try write(laptop, "B", after: 5_000)
        try exchange()
        let choice = try choose(phone, chosen)
        phone.wait(1_000)
        let undo = try phone.book.undo(choice)
        try exchange()
        try expect("B", beside: ["A"])
        phone.wait(1_000)
        try phone.book.undo(undo)
        try exchange()
        try expect(chosen, beside: [])
    }

    @Test func `taking back an edit while another device writes keeps what that one wrote`() throws
    {
        try write(phone, "A")
        let stamp = try #require(try phone.book.actions(before: nil, limit: 1).first?.stamp)
        try exchange()
        try write(laptop, "A and B", after: 1_000)
        phone.wait(9_000)
        try phone.book.undo(stamp)
        try exchange()
        try expect("first", beside: ["A and B"])
    }

    @Test func `the same text typed twice is no conflict`() throws {
        try write(phone, "same")
        try write(laptop, "same", after: 5_000)
        try exchange()
        try expect("same", beside: [])
    }

    @Test func `first texts written apart are both kept`() throws {
        let bare = try phone.add(Garden.kind, ["name": .text("Bare")])
        try laptop.read(from: phone)
        phone.wait(1_000)
        try phone.book.commit(Draft(Garden.kind, bare).setting(Garden.detail, "one"))
        laptop.wait(60_000)
        try laptop.book.commit(Draft(Garden.kind, bare).setting(Garden.detail, "two"))
        try exchange()
        let record = try #require(try phone.record(Garden.kind, bare))
        #expect(try phone.book.openVersions(record).first?.versions.map(\.text) == ["one"])
    }

    @Test func `what an older version writes counts as knowing all before it`() throws {
        try write(phone, "A")
        let older = Change(
            kind: "garden", record: garden, stamp: Stamp(time: 1 << 62, node: 3),
            fields: [FieldChange("detail", json: "\"plain\"")])
        _ = try laptop.store.append([older], nil)
        try exchange()
        try expect("plain", beside: [])
    }
}
