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

    @Test func `what moved to one book isn't moved to another`() throws {
        let milk = try home.add(essential, ["name": .text("Milk")])
        _ = try mover(to: club.store).move(essential, milk)
        let choir = try Device(
            3, MemoryStore(AllTrackers.declarations.schema).store,
            AllTrackers.declarations.rulebook)
        #expect(throws: BookError.self) { try mover(to: choir.store).move(essential, milk) }
        #expect(try choir.record(essential, milk) == nil)
    }
}
