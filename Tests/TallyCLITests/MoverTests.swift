import AllTrackers
import Kernel
import TestKit
import Testing

@testable import TallyCLI

struct MoverTests {
    private let home: Device
    private let club: Device
    private let essential: Kind

    init() throws {
        let schema = AllTrackers.declarations.schema
        home = try Device(1, MemoryStore(schema).store, AllTrackers.declarations.rulebook)
        club = try Device(2, MemoryStore(schema).store, AllTrackers.declarations.rulebook)
        essential = try #require(schema.kind("essential"))
    }

    private func mover(to target: Store) -> Mover {
        Mover(source: home.store, target: target) { store in
            home.wait(1_000)
            return Book(store, .empty, now: home.now, seed: 7)
        }
    }

    @Test func `a record that is in the other book has left this one`() throws {
        let milk = try home.add(essential, ["name": .text("Milk")])
        let outcome = try mover(to: club.store).move(essential, milk)
        #expect(outcome.taken != nil && outcome.parted != nil)
        #expect(try home.record(essential, milk)?.isDeleted == true)
        #expect(try club.record(essential, milk)?.title == "Milk")
    }

    @Test func `what moves to a book that has one of its name needs a look there`() throws {
        _ = try club.add(essential, ["name": .text("Milk")])
        home.wait(1_000)
        let milk = try home.add(essential, ["name": .text("Milk")])
        _ = try mover(to: club.store).move(essential, milk)
        let concerns = try club.book.concerns()
        #expect(concerns.map { $0.name } == ["twin"])
    }

    @Test func `what moved to one book isn't moved to another`() throws {
        let milk = try home.add(essential, ["name": .text("Milk")])
        _ = try mover(to: club.store).move(essential, milk)
        let choir = try Device(
            3, MemoryStore(AllTrackers.declarations.schema).store,
            AllTrackers.declarations.rulebook)
        #expect(throws: BookError.self) { try mover(to: choir.store).move(essential, milk) }
        #expect(try choir.record(essential, milk) == nil)
    }

    /// What another device of this book does apart, and what is done here meanwhile, told to both.
    private func apart(
        _ here: (Device) throws -> Void, _ there: (Device) throws -> Void
    ) throws {
        let laptop = try Device(
            4, MemoryStore(AllTrackers.declarations.schema).store,
            AllTrackers.declarations.rulebook)
        try laptop.read(from: home)
        laptop.now = home.now + 60_000
        try there(laptop)
        home.wait(3_600_000)
        try here(home)
        try home.read(from: laptop)
    }

    /// A move that is refused changes nothing in either book.
    private func isRefused(_ kind: Kind, _ id: RecordID) throws {
        home.wait(60_000)
        let (before, empty) = (try home.book.json(), try club.book.json())
        #expect(throws: BookError.self) { try mover(to: club.store).move(kind, id) }
        #expect(try home.book.json() == before)
        #expect(try club.book.json() == empty)
    }

    @Test func `what has two versions of a text is decided before it moves`() throws {
        let milk = try home.add(essential, ["name": .text("Milk")])
        func rename(_ device: Device, _ name: String) throws {
            var draft = Draft(essential, milk)
            draft.set(try #require(essential.field("name")), .text(name))
            try device.book.commit(draft)
        }
        try apart({ try rename($0, "Oat milk") }, { try rename($0, "Soy milk") })
        #expect(try home.book.concerns().map(\.name) == ["versions"])
        try isRefused(essential, milk)
    }

    @Test func `of what stands twice neither moves before that is decided`() throws {
        var ids: [RecordID] = []
        try apart(
            { ids.append(try $0.add(essential, ["name": .text("Milk")])) },
            { ids.append(try $0.add(essential, ["name": .text("milk")])) })
        #expect(try home.book.concerns().map(\.name) == ["twin"])
        for id in ids { try isRefused(essential, id) }
    }

    @Test func `what was changed while another deleted it is decided before the rest moves`()
        throws
    {
        let schema = AllTrackers.declarations.schema
        let (project, item) = (
            try #require(schema.kind("project")), try #require(schema.kind("item"))
        )
        let garden = try home.add(project, ["title": .text("Garden")])
        let hedge = try home.add(
            item, ["project": .reference(garden), "title": .text("Hedge")])
        try apart(
            { try $0.book.delete($0.book.visible(item, hedge)) },
            {
                var draft = Draft(item, hedge)
                draft.set(try #require(item.field("detail")), .text("In May"))
                try $0.book.commit(draft)
            })
        #expect(try home.book.concerns().map(\.name) == ["edited"])
        try isRefused(project, garden)
    }

    @Test func `what was added to something deleted in a course is decided before that moves`()
        throws
    {
        let schema = AllTrackers.declarations.schema
        let (course, group, work) = (
            try #require(schema.kind("course")), try #require(schema.kind("weightGroup")),
            try #require(schema.kind("assignment"))
        )
        let algebra = try home.add(course, ["name": .text("Algebra")])
        let homework = try home.add(
            group, ["course": .reference(algebra), "name": .text("Homework")])
        try apart(
            { try $0.book.delete($0.book.visible(group, homework)) },
            {
                try $0.add(
                    work,
                    [
                        "course": .reference(algebra), "weightGroup": .reference(homework),
                        "name": .text("Sheet"),
                    ])
            })
        #expect(try home.book.concerns().map(\.name) == ["orphans"])
        try isRefused(course, algebra)
    }
}
