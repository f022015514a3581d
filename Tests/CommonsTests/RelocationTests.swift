import AllTrackers
import TestKit
import Testing

@testable import Kernel

/// Two books of one person, and what is moved from one to the other.
struct RelocationTests {
    private let home: Device
    private let club: Device

    init() throws {
        let schema = AllTrackers.declarations.schema
        let rulebook = AllTrackers.declarations.rulebook
        home = try Device(1, MemoryStore(schema).store, rulebook)
        club = try Device(2, MemoryStore(schema).store, rulebook)
    }

    private static let steps = Value.pairs([
        Value.Pair("A", "90"), Value.Pair("B", "0"),
    ])

    private func kind(_ name: String) throws -> Kind {
        try #require(AllTrackers.declarations.schema.kind(name))
    }

    @discardableResult
    private func add(
        _ name: String, _ fields: KeyValuePairs<String, Value?>, in book: Device? = nil
    ) throws -> RecordID {
        try (book ?? home).add(kind(name), fields)
    }

    private func essential(_ name: String, in lists: RecordID...) throws -> RecordID {
        let id = try add("essential", ["name": .text(name)])
        for list in lists { try put(id, in: list) }
        return id
    }

    private func put(_ child: RecordID, in list: RecordID) throws {
        try add("essentialLink", ["parent": .reference(list), "child": .reference(child)])
    }

    private func relocation(_ name: String, _ id: RecordID) throws -> Relocation {
        let book = home.book
        return try book.relocation(of: book.visible(kind(name), id))
    }

    /// Moves a record from home to the club; the stamps of what was done there and here.
    @discardableResult
    private func move(_ name: String, _ id: RecordID) throws -> (taken: Stamp?, parted: Stamp?) {
        wait()
        let relocation = try relocation(name, id)
        let taking = try club.book.take(relocation, from: home.book)
        wait()
        let parted = try taking.stamp.flatMap {
            try home.book.part(with: relocation, takenBy: $0)
        }
        return (taking.isNew ? taking.stamp : nil, parted)
    }

    /// Takes one side of a move back.
    @discardableResult
    private func takeBack(_ action: Stamp?, _ device: Device) throws -> Stamp? {
        wait()
        let action = try #require(action)
        let crossing = try #require(try device.book.crossing(at: action))
        return try crossing.isHere
            ? device.book.takeBack(here: crossing, after: nil)
            : device.book.takeBack(away: crossing, from: device.book)
    }

    private func wait() {
        home.wait(1_000)
        club.wait(Int(home.now.milliseconds - club.now.milliseconds) + 1_000)
        home.wait(2_000)
    }

    private func titles(_ device: Device, _ name: String) throws -> [String] {
        try device.book.records(kind(name)).map { $0.title }.sorted()
    }

    @Test func `a list takes along what is inside, but for what other lists hold`() throws {
        let week = try essential("Week")
        let tea = try essential("Tea")
        let breakfast = try essential("Breakfast", in: week)
        let jam = try essential("Jam", in: breakfast)
        _ = try essential("Sugar", in: jam)
        let milk = try essential("Milk", in: breakfast, tea)
        _ = try essential("Cow", in: milk)
        let relocation = try relocation("essential", breakfast)
        #expect(relocation.losing.map { $0.title } == ["Week"])
        #expect(relocation.copied.map { $0.title }.sorted() == ["Cow", "Milk"])
        #expect(!relocation.isCopy)
        try move("essential", breakfast)
        #expect(try titles(club, "essential") == ["Breakfast", "Cow", "Jam", "Milk", "Sugar"])
        #expect(try club.book.records(kind("essentialLink")).count == 4)
        #expect(try titles(home, "essential") == ["Cow", "Milk", "Tea", "Week"])
        #expect(try home.book.records(kind("essentialLink")).count == 2)
    }

    @Test func `a move is taken back in both books, and in none alone`() throws {
        let breakfast = try essential("Breakfast")
        _ = try essential("Jam", in: breakfast)
        let (before, empty) = (try home.book.json(), try club.book.json())
        let (taken, parted) = try move("essential", breakfast)
        #expect(try home.book.json() == empty)
        #expect(try club.book.json() == before)
        for (book, action) in [(home, parted), (club, taken)] {
            wait()
            #expect(throws: BookError.self) { try book.book.undo(#require(action)) }
            #expect(throws: BookError.self) { try book.book.undoLast() }
        }
        #expect(try club.book.json() == before)
        try takeBack(parted, home)
        #expect(try home.book.json() == before)
        let back = try takeBack(taken, club)
        #expect(try club.book.json() == empty)
        // Once is enough, and what was taken back is done again by moving again.
        #expect(try takeBack(taken, club) == nil)
        #expect(throws: BookError.self) { try club.book.undo(#require(back)) }
        #expect(try club.book.json() == empty)
    }

    @Test func `a move of what was restored by hand is taken back once, too`() throws {
        let milk = try essential("Milk")
        let (taken, parted) = try move("essential", milk)
        wait()
        try home.book.restore(#require(try home.record(kind("essential"), milk)))
        #expect(try takeBack(parted, home) != nil)
        try takeBack(taken, club)
        #expect(try home.book.crossing(at: #require(parted))?.isBack == true)
        #expect(try titles(home, "essential") == ["Milk"])
        #expect(try titles(club, "essential") == [])
        // What is next to undo is the restoring, and no more the move.
        wait()
        _ = try home.book.undoLast()
    }

    @Test func `what moves says so, and what was restored says that the other book has it`() throws
    {
        let milk = try essential("Milk")
        let (taken, parted) = try move("essential", milk)
        #expect(
            try home.book.describe(#require(parted), in: .english) == "Milk moved to another book")
        #expect(
            try club.book.describe(#require(taken), in: .english)
                == "Milk moved here from another book")
        wait()
        let record = try #require(try home.record(kind("essential"), milk))
        let restored = try #require(try home.book.restore(record).stamp)
        #expect(
            try home.book.describe(restored, in: .english)
                == "Milk restored. The book that it was moved to has it, too")
    }

    @Test func `what came is used once anybody wrote into it or made something name it`() throws {
        let term = try add("term", ["name": .text("Fall")])
        let taken = try #require(try move("term", term).taken)
        #expect(try !club.book.isUsed(since: taken))
        wait()
        let course = try add(
            "course", ["name": .text("Algebra"), "term": .reference(term)], in: club)
        #expect(try club.book.isUsed(since: taken))
        #expect(try club.record(kind("course"), course) != nil)
    }

    @Test func `the same again changes nothing, as after a crash between the two`() throws {
        let milk = try essential("Milk")
        let relocation = try relocation("essential", milk)
        wait()
        #expect(try club.book.take(relocation, from: home.book).isNew)
        wait()
        #expect(try !club.book.take(relocation, from: home.book).isNew)
        #expect(try move("essential", milk).taken == nil)
        #expect(try titles(home, "essential") == [])
        #expect(try titles(club, "essential") == ["Milk"])
    }

    @Test
    func
        `what is moved again brings what was written here since, and leaves what was written there`()
        throws
    {
        let milk = try essential("Milk")
        let parted = try move("essential", milk).parted
        try takeBack(parted, home)
        let essential = try kind("essential")
        func write(_ field: String, _ value: String, _ device: Device) throws {
            wait()
            var draft = Draft(essential, milk)
            draft.set(try #require(essential.field(field)), .text(value))
            try device.book.commit(draft)
        }
        try write("details", "fresh", home)
        try write("name", "Oat milk", club)
        try move("essential", milk)
        let moved = try club.book.visible(essential, milk)
        #expect(moved.title == "Oat milk")
        #expect(moved.value("details") == .text("fresh"))
    }

    @Test func `a course takes its notes and files along, and a copy of its term and scale`() throws
    {
        let term = try add("term", ["name": .text("Fall")])
        let scale = try add("gradeScale", ["name": .text("Own"), "steps": RelocationTests.steps])
        let course = try add(
            "course",
            ["name": .text("Algebra"), "term": .reference(term), "ownScale": .reference(scale)])
        let other = try add("course", ["name": .text("Geometry"), "repeats": .reference(course)])
        let note = try add("note", ["name": .text("Syllabus"), "course": .reference(course)])
        let bytes = Array("a file".utf8)
        let hash = try home.book.keep(bytes)
        try add(
            "attachment",
            [
                "note": .reference(note), "name": .text("Plan"), "blob": .text(hash.text),
                "filename": .text("plan.txt"), "type": .text("text/plain"),
                "size": .integer(Int64(bytes.count)),
            ])
        let fall = try add("term", ["name": .text("Fall")], in: club)
        let relocation = try relocation("course", course)
        #expect(relocation.copied.map { $0.title }.sorted() == ["Fall", "Own"])
        try move("course", course)
        let moved = try club.book.visible(kind("course"), course)
        #expect(moved.value("term") == .reference(fall))
        #expect(moved.value("ownScale") == .reference(scale))
        #expect(try titles(club, "attachment") == ["Plan"])
        #expect(try club.store.blobs.read(hash) == bytes)
        #expect(try titles(home, "gradeScale") == ["Own"])
        #expect(try titles(home, "course") == ["Geometry"])
        try move("course", other)
        #expect(
            try club.book.visible(kind("course"), other).value("repeats") == .reference(course))
    }

    @Test func `a term moves with its courses, and what others refer to stays as well`() throws {
        let term = try add("term", ["name": .text("Fall")])
        let scale = try add("gradeScale", ["name": .text("Own"), "steps": RelocationTests.steps])
        try add(
            "course",
            ["name": .text("Algebra"), "term": .reference(term), "ownScale": .reference(scale)])
        #expect(try relocation("gradeScale", scale).isCopy)
        #expect(try move("gradeScale", scale).parted == nil)
        #expect(try titles(home, "gradeScale") == ["Own"])
        #expect(try titles(club, "gradeScale") == ["Own"])
        try move("term", term)
        #expect(try titles(home, "course") + titles(home, "term") == [])
        #expect(try titles(club, "course") == ["Algebra"])
    }

    @Test func `whatever has a page of its own arrives as it was, with all that belongs to it`()
        throws
    {
        let app = AllTrackers.app()
        for tracker in app.trackers { try home.book.load([tracker.examples(home.book, .english)]) }
        let all = try home.book.json()
        var count = 0
        for kind in app.schema.kinds {
            for record in try home.book.records(kind) where !record.belongsToOther {
                // What went along with another is gone by now.
                guard try home.book.record(kind, record.id)?.isHidden == false else { continue }
                let relocation = try relocation(kind.name, record.id)
                try move(kind.name, record.id)
                for moved in relocation.content {
                    let there = try club.book.visible(moved.kind, moved.id)
                    #expect(there.createdAt == moved.createdAt)
                    for index in moved.kind.ownFields.indices {
                        #expect(there.value(at: index) == moved.value(at: index), "\(moved.title)")
                    }
                }
                count += 1
            }
        }
        #expect(count > 10)
        #expect(try club.book.json().count == all.count)
    }
}
