import Kernel
import TestKit
import Testing

@Suite struct CommitTests {
    let phone: Device

    init() throws {
        phone = try Device(1)
    }

    @Test func `a record is added with what was given, and nothing else`() throws {
        let id = try phone.add(Garden.kind, ["name": .text(" Home "), "size": .integer(3)])
        let record = try #require(try phone.record(Garden.kind, id))
        #expect(record.values.compactMap { $0 } == [.text("Home"), .integer(3)])
        #expect(record.createdAt == phone.now)
        #expect(try phone.store.everything.count == 1)
    }

    @Test func `what is already so isn't written`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "size": .integer(3)])
        let same: KeyValuePairs<String, Value?> = [
            "name": .text("Home "), "size": .integer(3), "level": .choice("medium"), "nick": nil,
        ]
        #expect(try phone.set(Garden.kind, id, same) == nil)
        #expect(try phone.store.everything.count == 1)
    }

    @Test func `all that is wrong is told at once, and nothing is written`() throws {
        let drafts = [
            draft(Garden.kind, ["name": .text("Fine")]),
            draft(Garden.kind, ["size": .integer(-1), "level": .choice("huge")]),
            draft(Bed.kind, ["garden": .reference(.numbered(9)), "name": .text("")]),
        ]
        let refusals = refusals { try phone.book.commit(drafts) }
        #expect(
            refusals == [
                "1 Size: “-1” is out of range; it must be from 0 to 1000.",
                "1 Level: “huge” is not one of low, medium and high.",
                "1 Name: This may not be empty.",
                "2 Name: This may not be empty.",
                "2 Garden: “\(RecordID.numbered(9).text)” does not exist among the records of "
                    + "kind garden.",
            ])
        #expect(try phone.store.everything == [])
    }

    @Test func `the error of a commit is its sentences, one a line`() throws {
        let drafts = [draft(Garden.kind, [:]), draft(Memo.kind, [:])]
        let error = #expect(throws: BookError.self) { try phone.book.commit(drafts) }
        #expect(
            error?.label.text(in: .english)
                == "Name: This may not be empty.\nText: This may not be empty.")
        #expect(
            error?.label.text(in: .german)
                == "Name (de): Das darf nicht leer sein.\nText (de): Das darf nicht leer sein.")
    }

    @Test func `a required field can't be cleared, a default returns`() throws {
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "level": .choice("high")])
        #expect(
            refusals { try phone.set(Garden.kind, id, ["name": nil]) }
                == ["0 Name: This may not be empty."])
        #expect(
            refusals { try phone.set(Garden.kind, id, ["name": .text(" ")]) }
                == ["0 Name: This may not be empty."])
        try phone.set(Garden.kind, id, ["level": nil])
        #expect(try phone.record(Garden.kind, id)?[Garden.level] == .medium)
    }

    @Test func `records of one commit may refer to each other, in any order`() throws {
        let book = phone.book
        let (garden, bed) = (book.makeID(), book.makeID())
        let commit = try book.commit([
            draft(Plant.kind, ["bed": .reference(bed), "name": .text("Plant")]),
            draft(Bed.kind, bed, ["garden": .reference(garden), "name": .text("Bed")]),
            draft(Garden.kind, garden, ["name": .text("Garden")]),
        ])
        #expect(try phone.store.isVisible(Plant.kind, commit.ids[0]))
        #expect(commit.ids[1...] == [bed, garden])
        #expect(try phone.store.actions(nil, 9).count == 1)
    }

    @Test func `a reference to something deleted or hidden is refused`() throws {
        let garden = try phone.add(Garden.kind, ["name": .text("Garden")])
        let bed = try phone.add(Bed.kind, ["garden": .reference(garden), "name": .text("Bed")])
        try phone.delete(Garden.kind, garden)
        for (kind, name, id) in [(Bed.kind, "garden", garden), (Plant.kind, "bed", bed)] {
            #expect(throws: BookError.self) {
                try phone.add(kind, ["name": .text("x"), name: .reference(id)])
            }
        }
    }

    @Test func `a record keeps a reference to something deleted while the rest is edited`() throws {
        let twin = try phone.add(Garden.kind, ["name": .text("Twin")])
        let id = try phone.add(Garden.kind, ["name": .text("Home"), "twin": .reference(twin)])
        try phone.delete(Garden.kind, twin)
        try phone.set(Garden.kind, id, ["name": .text("House"), "twin": .reference(twin)])
        #expect(try phone.record(Garden.kind, id)?.title == "House")
    }

    @Test func `two drafts of one record make one change`() throws {
        let book = phone.book
        let id = book.makeID()
        try book.commit([
            draft(Garden.kind, id, ["name": .text("a"), "size": .integer(1)]),
            draft(Garden.kind, id, ["name": .text("b")]),
        ])
        #expect(try phone.store.everything.count == 1)
        #expect(try phone.record(Garden.kind, id)?.title == "b")
        #expect(try phone.record(Garden.kind, id)?[Garden.size] == 1)
    }

    @Test func `a record of nothing but defaults exists`() throws {
        let kind = Kind(
            "thing", Sample.label("Thing"), plural: Sample.label("Things"),
            fields: [Field("note", Sample.label("Note"), .line, .defaults(to: .text("")))])
        let store = MemoryStore(Schema([kind])).store
        let id = try Book(store, .empty, now: .start, seed: 1).commit(Draft(kind)).ids[0]
        #expect(try store.record(kind, id)?.createdAt == .start)
        #expect(try store.count(Query(kind)) == 1)
    }

    @Test func `records added together are listed in the order given`() throws {
        let drafts = (0..<50).map { draft(Memo.kind, ["text": .text("\($0)")]) }
        try phone.book.commit(drafts)
        #expect(try phone.store.titles(Query(Memo.kind)) == (0..<50).map { "\($0)" })
    }

    @Test func `a record under an identifier that tells no time says when it was made`() throws {
        let id = RecordID.derived(from: ["x"])
        try phone.book.commit(draft(Garden.kind, id, ["name": .text("a")]))
        phone.wait(1_000)
        try phone.set(Garden.kind, id, ["name": .text("b")])
        #expect(try phone.record(Garden.kind, id)?.createdAt == .start)
    }

    /// The refusals of some work, as `draft field: sentence`.
    private func refusals(_ work: () throws -> Void) -> [String] {
        do {
            try work()
        } catch BookError.refused(let refusals) {
            return refusals.map { "\($0.draft) " + $0.error.sentence(in: .english) }
        } catch {
            Issue.record(error)
        }
        return []
    }
}

/// A record that is one per pair has an identifier that follows from the pair.
@Suite struct PairTests {
    let phone: Device
    let garden: RecordID
    let plant: RecordID

    init() throws {
        phone = try Device(1)
        garden = try phone.add(Garden.kind, ["name": .text("Garden")])
        let bed = try phone.add(Bed.kind, ["garden": .reference(garden), "name": .text("Bed")])
        plant = try phone.add(Plant.kind, ["bed": .reference(bed), "name": .text("Plant")])
    }

    @Test func `a pair is one record, however often it is added`() throws {
        let ids = try [1, 2, 3].map { try rate($0) }
        #expect(Set(ids).count == 1)
        #expect(try phone.store.records(Query(Rating.kind)).map { $0[Rating.points] } == [3])
    }

    @Test func `a pair has the identifier that is published`() throws {
        let parts = ["rating", plant.text, garden.text]
        #expect(try rate(1) == RecordID.derived(from: parts))
    }

    @Test func `a pair is the same under an identifier made up elsewhere`() throws {
        let id = try rate(1)
        let made = draft(Rating.kind, .numbered(77), pair(2))
        #expect(try phone.book.commit(made).ids == [id])
        #expect(try phone.store.count(Query(Rating.kind)) == 1)
    }

    @Test func `a deleted pair comes back when it is added again`() throws {
        let id = try rate(1)
        try phone.delete(Rating.kind, id)
        #expect(try phone.store.count(Query(Rating.kind)) == 0)
        #expect(try rate(2) == id)
        #expect(try phone.store.isVisible(Rating.kind, id))
        #expect(try phone.record(Rating.kind, id)?[Rating.points] == 2)
    }

    @Test func `a deleted pair comes back with the same value too`() throws {
        try phone.delete(Rating.kind, try rate(1))
        #expect(try phone.store.isVisible(Rating.kind, try rate(1)))
    }

    @Test func `a deleted pair doesn't come back to a plant that was deleted`() throws {
        try phone.delete(Rating.kind, try rate(1))
        try phone.delete(Plant.kind, plant)
        #expect(throws: BookError.self) { try rate(1) }
    }

    @Test func `editing a deleted pair by its identifier doesn't bring it back`() throws {
        let id = try rate(1)
        try phone.delete(Rating.kind, id)
        try phone.set(Rating.kind, id, ["points": .integer(5)])
        #expect(try phone.record(Rating.kind, id)?.isDeleted == true)
    }

    @Test func `a record keeps its pair`() throws {
        let id = try rate(1)
        let other = try phone.add(Garden.kind, ["name": .text("Other")])
        let error = #expect(throws: BookError.self) {
            try phone.set(Rating.kind, id, ["garden": .reference(other)])
        }
        #expect(
            error?.label.text(in: .english)
                == "Garden: This can’t be changed; delete the record and add another.")
        try phone.set(Rating.kind, id, ["garden": .reference(garden), "points": .integer(4)])
        #expect(try phone.record(Rating.kind, id)?[Rating.points] == 4)
    }

    @Test func `half a pair is refused`() throws {
        #expect(throws: BookError.self) {
            try phone.add(Rating.kind, ["plant": .reference(plant), "points": .integer(1)])
        }
    }

    private func rate(_ points: Int64) throws -> RecordID {
        try phone.add(Rating.kind, pair(points))
    }

    private func pair(_ points: Int64) -> KeyValuePairs<String, Value?> {
        ["plant": .reference(plant), "garden": .reference(garden), "points": .integer(points)]
    }
}
