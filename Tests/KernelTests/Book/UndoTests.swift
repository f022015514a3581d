import Kernel
import TestKit
import Testing

@Suite struct UndoTests {
    let phone: Device
    let laptop: Device

    init() throws {
        phone = try Device(1)
        laptop = try Device(2)
    }

    @Test func `undoing an addition deletes the record`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.isDeleted == true)
        #expect(try phone.record(Garden.kind, id)?.title == "Home")
    }

    @Test func `undoing an edit brings back what was, also absence`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "size": .integer(3)])
        let before = try phone.record(Garden.kind, id)?.values
        try phone.set(
            Garden.kind, id,
            ["name": .text("Away"), "size": nil, "nick": .text("A"), "level": .choice("high")])
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.values == before)
    }

    private func nothingIsLeft(of action: Stamp, on device: Device) -> Bool {
        do {
            try device.book.undo(action)
        } catch {
            if case .nothingToUndo = error { return true }
        }
        return false
    }

    @Test func `what two wrote alike at once each takes back`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "size": .integer(3)])
        try laptop.read(from: phone)
        let mine = try #require(try phone.set(Garden.kind, id, ["size": .integer(5)]))
        laptop.now = phone.now
        let theirs = try #require(try laptop.set(Garden.kind, id, ["size": .integer(5)]))
        #expect(mine < theirs)
        try phone.read(from: laptop)
        try laptop.read(from: phone)
        let undone = try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.value("size") == .integer(3))
        let said = try phone.book.describe(undone, in: .english) ?? ""
        #expect(!said.contains("left so"), "\(said)")
        // The other's undo doesn't write it again.
        try laptop.read(from: phone)
        laptop.now = phone.now
        laptop.wait(1_000)
        #expect(nothingIsLeft(of: theirs, on: laptop))
        #expect(try laptop.record(Garden.kind, id)?.value("size") == .integer(3))
    }

    @Test
    func `what the first of two who wrote alike takes back stays so when the second does as well`()
        throws
    {
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "size": .integer(3)])
        try laptop.read(from: phone)
        let mine = try #require(try phone.set(Garden.kind, id, ["size": .integer(5)]))
        laptop.now = phone.now
        try laptop.set(Garden.kind, id, ["size": .integer(5)])
        try phone.read(from: laptop)
        try laptop.read(from: phone)
        try laptop.undo()
        try phone.read(from: laptop)
        phone.now = laptop.now
        #expect(nothingIsLeft(of: mine, on: phone))
        #expect(try phone.record(Garden.kind, id)?.value("size") == .integer(3))
    }

    @Test func `what somebody wrote after it had changed stays, though it is the same`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "size": .integer(3)])
        let mine = try #require(try phone.set(Garden.kind, id, ["size": .integer(5)]))
        try phone.set(Garden.kind, id, ["size": .integer(7)])
        try laptop.read(from: phone)
        laptop.now = phone.now
        try laptop.set(Garden.kind, id, ["size": .integer(5)])
        try phone.read(from: laptop)
        #expect(nothingIsLeft(of: mine, on: phone))
    }

    @Test func `undoing a deletion restores the record and what belongs to it`() throws {
        let garden = try phone.add(Garden.kind, ["name": .text("Home")])
        let bed = try phone.add(Bed.kind, ["garden": .reference(garden), "name": .text("Bed")])
        try phone.delete(Garden.kind, garden)
        #expect(try phone.store.isVisible(Bed.kind, bed) == false)
        try phone.undo()
        #expect(try phone.store.isVisible(Garden.kind, garden))
        #expect(try phone.store.isVisible(Bed.kind, bed))
    }

    @Test func `an action on many records is undone as one`() throws {
        let drafts = (0..<500).map { draft(Garden.kind, ["name": .text("Garden \($0)")]) }
        try phone.book.commit(drafts)
        #expect(try phone.store.count(Query(Garden.kind)) == 500)
        try phone.undo()
        #expect(try phone.store.count(Query(Garden.kind)) == 0)
        #expect(throws: BookError.self) { try phone.undo() }
    }

    @Test func `undoing an undo does the action again`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.set(Garden.kind, id, ["name": .text("Away")])
        let undo = try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.title == "Home")
        try phone.book.undo(undo)
        #expect(try phone.record(Garden.kind, id)?.title == "Away")
    }

    @Test func `redoing walks forward through all that was taken back, until something is done`()
        throws
    {
        let ids = try ["A", "B", "C"].map { try phone.add(Garden.kind, ["name": .text($0)]) }
        func names() throws -> [String] {
            try ids.compactMap { try phone.record(Garden.kind, $0) }.filter { !$0.isDeleted }
                .map(\.title)
        }
        func redo() throws {
            phone.wait(1_000)
            _ = try phone.book.redoLast()
        }
        try phone.undo()
        try phone.undo()
        #expect(try names() == ["A"])
        try redo()
        #expect(try names() == ["A", "B"])
        try redo()
        #expect(try names() == ["A", "B", "C"])
        #expect(throws: BookError.self) { try redo() }
        try phone.undo()
        try phone.undo()
        try phone.undo()
        #expect(try names() == [])
        try redo()
        try phone.set(Garden.kind, ids[0], ["name": .text("D")])
        #expect(throws: BookError.self) { try redo() }
        try phone.undo()
        #expect(try names() == ["A"])
    }

    @Test func `undoing the undo of an addition brings the record back`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home")])
        try phone.book.undo(try phone.undo())
        #expect(try phone.store.isVisible(Garden.kind, id))
        try phone.undo()
        #expect(try phone.store.isVisible(Garden.kind, id) == false)
    }

    @Test func `undoing again and again walks back through one field`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        for name in ["b", "c", "d"] { try phone.set(Garden.kind, id, ["name": .text(name)]) }
        for name in ["c", "b", "a"] {
            try phone.undo()
            #expect(try phone.record(Garden.kind, id)?.title == name)
        }
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.isDeleted == true)
        #expect(throws: BookError.self) { try phone.undo() }
    }

    @Test func `undoing walks back past what was undone, done again and undone`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        try phone.set(Garden.kind, id, ["name": .text("b")])
        try phone.book.undo(try phone.undo())
        try phone.set(Garden.kind, id, ["name": .text("c")])
        for name in ["b", "a"] {
            try phone.undo()
            #expect(try phone.record(Garden.kind, id)?.title == name)
        }
    }

    @Test func `an undo between edits is passed over`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        try phone.set(Garden.kind, id, ["name": .text("b")])
        try phone.undo()
        try phone.set(Garden.kind, id, ["name": .text("c")])
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.title == "a")
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.isDeleted == true)
    }

    @Test func `what was written again since is left alone, the rest is taken back`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a"), "size": .integer(1)])
        let edit = try phone.set(Garden.kind, id, ["name": .text("b"), "size": .integer(2)])
        try phone.set(Garden.kind, id, ["name": .text("c")])
        try phone.book.undo(try #require(edit))
        #expect(try phone.record(Garden.kind, id)?.title == "c")
        #expect(try phone.record(Garden.kind, id)?[Garden.size] == 1)
    }

    @Test func `an older action can be undone once what came after it was undone`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        let edit = try #require(try phone.set(Garden.kind, id, ["name": .text("b")]))
        try phone.set(Garden.kind, id, ["name": .text("c")])
        #expect(throws: BookError.self) { try phone.book.undo(edit) }
        try phone.undo()
        try phone.book.undo(edit)
        #expect(try phone.record(Garden.kind, id)?.title == "a")
    }

    @Test func `an action is undone only once`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        let edit = try #require(try phone.set(Garden.kind, id, ["name": .text("b")]))
        try phone.book.undo(edit)
        #expect(throws: BookError.self) { try phone.book.undo(edit) }
        #expect(try phone.record(Garden.kind, id)?.title == "a")
    }

    @Test func `the latest action is the device's own`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        try laptop.read(from: phone)
        laptop.now = phone.now
        let other = try laptop.add(Garden.kind, ["name": .text("b")])
        try phone.read(from: laptop)
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.isDeleted == true)
        #expect(try phone.record(Garden.kind, other)?.isDeleted == false)
        #expect(throws: BookError.self) { try phone.undo() }
    }

    @Test func `what somebody else wrote into a new record since keeps it, and is named`() throws {
        let names = ["Milk", "Bread", "Salt", "Tea", "Rice"]
        phone.wait(1_000)
        let ids = try phone.book.commit(names.map { draft(Garden.kind, ["name": .text($0)]) }).ids
        try laptop.read(from: phone)
        laptop.now = phone.now
        try laptop.set(Garden.kind, ids[1], ["size": .integer(9), "level": .choice("high")])
        try phone.read(from: laptop)
        var undo = try phone.undo()
        let isGone = try ids.map { try phone.record(Garden.kind, $0)?.isDeleted }
        #expect(isGone == [true, false, true, true, true])
        #expect(try phone.record(Garden.kind, ids[1])?[Garden.size] == 9)
        #expect(
            try phone.book.describe(undo, in: .english)
                == "Undone: 5 records added. Changed since and left so: Bread (Size, Level)")
        try phone.book.undo(undo)
        for id in ids.dropLast() {
            laptop.now = phone.now
            try laptop.read(from: phone)
            try laptop.set(Garden.kind, id, ["size": .integer(7)])
        }
        try phone.read(from: laptop)
        phone.now = laptop.now
        undo = try phone.undo()
        #expect(
            try phone.book.describe(undo, in: .english)?.hasSuffix(
                "left so: Milk (Size), Bread (Size, Level), Salt (Size), +1") == true)
    }

    @Test func `what was added goes with what the same device wrote into it since`() throws {
        phone.wait(1_000)
        let adding = try phone.book.commit(draft(Garden.kind, ["name": .text("Milk")]))
        let id = try #require(adding.ids.first)
        try phone.set(Garden.kind, id, ["size": .integer(9)])
        try phone.book.undo(try #require(adding.stamp))
        #expect(try phone.record(Garden.kind, id)?.isDeleted == true)
        #expect(try phone.record(Garden.kind, id)?[Garden.size] == 9)
    }

    @Test func `a field of an edit that was written again since is named`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a"), "size": .integer(1)])
        let edit = try phone.set(Garden.kind, id, ["name": .text("b"), "size": .integer(2)])
        try phone.set(Garden.kind, id, ["name": .text("c"), "level": .choice("high")])
        let undo = try phone.book.undo(try #require(edit))
        #expect(
            try phone.book.describe(undo, in: .english)
                == "Undone: c changed. Changed since and left so: c (Name)")
    }

    @Test func `somebody else's newer edit of a field is left alone`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        try phone.set(Garden.kind, id, ["name": .text("b"), "size": .integer(2)])
        try laptop.read(from: phone)
        laptop.now = phone.now
        try laptop.set(Garden.kind, id, ["name": .text("c")])
        try phone.read(from: laptop)
        try phone.undo()
        #expect(try phone.record(Garden.kind, id)?.title == "c")
        #expect(try phone.record(Garden.kind, id)?.optional(Garden.size) == nil)
    }

    @Test func `an undo travels to other devices as an ordinary write`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        try phone.set(Garden.kind, id, ["name": .text("b")])
        try laptop.read(from: phone)
        try phone.undo()
        try laptop.read(from: phone)
        #expect(try laptop.record(Garden.kind, id)?.title == "a")
        #expect(try laptop.store.digest() == phone.store.digest())
    }

    @Test func `a later edit elsewhere wins over an undo`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        try phone.set(Garden.kind, id, ["name": .text("b")])
        try laptop.read(from: phone)
        try phone.undo()
        laptop.now = phone.now
        try laptop.set(Garden.kind, id, ["name": .text("c")])
        try laptop.read(from: phone)
        try phone.read(from: laptop)
        #expect(try laptop.record(Garden.kind, id)?.title == "c")
        #expect(try phone.record(Garden.kind, id)?.title == "c")
    }

    @Test func `an action that arrived in pieces is undone whole, each record once`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("a"), "size": .integer(1)])
        let edit = try #require(
            try phone.set(Garden.kind, id, ["name": .text("b"), "size": .integer(2)]))
        for part in try phone.store.everything.flatMap(\.split) { try laptop.store.append(part) }
        laptop.now = phone.now
        let undo = try laptop.book.undo(edit)
        #expect(try laptop.record(Garden.kind, id)?.title == "a")
        #expect(try laptop.record(Garden.kind, id)?[Garden.size] == 1)
        #expect(try laptop.store.action(undo).count == 1)
    }

    @Test func `an action of unknown fields can be undone`() throws {
        try phone.store.append(
            .of(Garden.kind, .numbered(1), at: .at(1), json: ["name": "\"a\"", "crew": "1"]),
            .of(Garden.kind, .numbered(1), at: .at(2), json: ["crew": "2"]))
        try phone.book.undo(.at(2))
        let history = try phone.store.history(RecordKey("garden", .numbered(1)))
        #expect(history.last?["crew"]?.json == "1")
    }

    @Test func `there is nothing to undo in an empty book or of an unknown action`() {
        #expect(throws: BookError.self) { try phone.undo() }
        #expect(throws: BookError.self) { try phone.book.undo(.at(1)) }
    }

    @Test func `what two devices added alike stays when one of them undoes`() throws {
        let plants: KeyValuePairs<String, Value?> = [
            "plant": .reference(.numbered(3)), "garden": .reference(.numbered(1)),
            "points": .integer(5),
        ]
        for device in [phone, laptop] { _ = try device.store.append(twoLevels, nil) }
        let id = try phone.add(Rating.kind, plants)
        laptop.now = phone.now
        #expect(try laptop.add(Rating.kind, plants) == id)
        try phone.read(from: laptop)
        #expect(throws: BookError.self) { try phone.undo() }
        #expect(try phone.store.isVisible(Rating.kind, id))
    }

    private var twoLevels: [Change] {
        [
            .of(Garden.kind, .numbered(1), at: .at(0, node: 9), ["name": .text("G")]),
            .of(
                Bed.kind, .numbered(2), at: .at(0, node: 9),
                ["garden": .reference(.numbered(1)), "name": .text("B")]),
            .of(
                Plant.kind, .numbered(3), at: .at(0, node: 9),
                ["bed": .reference(.numbered(2)), "name": .text("P")]),
        ]
    }
}
