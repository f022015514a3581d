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

    @Test func `what is written to a record while it moves goes along, too`() throws {
        let milk = try home.add(essential, ["name": .text("Milk")])
        var uses = 0
        let mover = Mover(source: home.store, target: club.store) { store in
            uses += 1
            // The other book is about to take it in.
            if uses == 3 { _ = try? home.set(essential, milk, ["details": .text("fresh")]) }
            home.wait(1_000)
            return Book(store, .empty, now: home.now, seed: UInt64(uses))
        }
        let outcome = try mover.move(essential, milk)
        #expect(uses > 4)
        #expect(outcome.parted != nil)
        #expect(try home.record(essential, milk)?.isDeleted == true)
        let moved = try #require(try club.record(essential, milk))
        #expect(moved.value("details") == .text("fresh"))
    }

    @Test func `a record that somebody writes to all the time stays, and is in both`() throws {
        let milk = try home.add(essential, ["name": .text("Milk")])
        var uses = 0
        let mover = Mover(source: home.store, target: club.store) { store in
            uses += 1
            if uses % 4 == 3 { _ = try? home.set(essential, milk, ["details": .text("\(uses)")]) }
            home.wait(1_000)
            return Book(store, .empty, now: home.now, seed: UInt64(uses))
        }
        let error = #expect(throws: BookError.self) { try mover.move(essential, milk) }
        guard case .store(let failure) = error else { return }
        #expect(failure.reason == .busy)
        #expect(try home.record(essential, milk)?.isDeleted == false)
        #expect(try club.record(essential, milk)?.title == "Milk")
    }
}
