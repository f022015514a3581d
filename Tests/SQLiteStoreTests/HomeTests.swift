import Glibc
import Kernel
import TestKit
import Testing

@testable import SQLiteStore

/// Books that were copied or moved as files.
struct HomeTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    private func device(_ name: String) throws -> Device {
        Device(store: try SQLiteStore.open(folder(name), Sample.schema).store)
    }

    /// Copies a closed book as `cp -a` does.
    private func copy(_ name: String, to other: String) throws {
        try SQLiteStore.open(folder(name), Sample.schema).backup(to: folder("bytes"))
        #expect(rename(folder("bytes"), folder(other)) == 0)
    }

    @Test(arguments: [0, 20 * 365 * 86_400_000])
    func
        `two directories that go on from one copy never write the same stamp, also after a clock ahead`(
            ahead: Int
        ) throws
    {
        let first = try device("first.sqlite")
        let garden = try first.add(Garden.kind, ["name": .text("Home")])
        if ahead > 0 {
            first.now = first.now + ahead
            try first.set(Garden.kind, garden, ["name": .text("Far")])
            first.now = first.now + -ahead
        }
        try copy("first.sqlite", to: "second.sqlite")
        let second = try device("second.sqlite")
        // Not with the same source of randomness.
        _ = second.book
        second.now = first.now
        let before = try Set(first.store.everything.map(\.stamp))
        var stamps: [Stamp] = []
        for number in 0..<3 {
            for device in [first, second] {
                // As all hosts do: one writing transaction for all of an action.
                try device.store.begin(true)
                let stamp = try device.set(Garden.kind, garden, ["size": .integer(Int64(number))])
                try device.store.commit()
                stamps += stamp.map { [$0] } ?? []
            }
        }
        #expect(Set(stamps).count == 6)
        #expect(before.isDisjoint(with: stamps))
    }

    @Test func `two copies give other stamps to what they both wrote under a wrong clock`() throws {
        let first = try device("first.sqlite")
        first.now = first.now + 20 * 365 * 86_400_000
        let garden = try first.add(Garden.kind, ["name": .text("Far")])
        try first.set(Garden.kind, garden, ["size": .integer(1)])
        try copy("first.sqlite", to: "second.sqlite")
        let second = try device("second.sqlite")
        let before = try Set(first.store.everything.map(\.stamp))
        var stamps: [Stamp] = []
        for device in [first, second] {
            try device.store.begin(true)
            #expect(try device.store.mend(now: .start) != nil)
            try device.store.commit()
            let own = try device.store.everything.filter { $0.kind == Garden.kind.name }
            #expect(own.count == before.count)
            stamps += own.map(\.stamp)
        }
        #expect(Set(stamps).count == 4)
        #expect(before.isDisjoint(with: stamps))
    }

    @Test func `a moved or copied book still undoes its last action`() throws {
        let first = try device("first.sqlite")
        let garden = try first.add(Garden.kind, ["name": .text("Home")])
        try first.set(Garden.kind, garden, ["name": .text("Last")])
        try copy("first.sqlite", to: "second.sqlite")
        let second = try device("second.sqlite")
        second.now = first.now
        try second.store.begin(true)
        try second.undo()
        try second.store.commit()
        #expect(try second.record(Garden.kind, garden)?.title == "Home")
    }

    @Test func `a book that stays where it is keeps its name`() throws {
        let first = try device("first.sqlite")
        try first.add(Garden.kind, ["name": .text("Home")])
        let node = try first.node
        let again = try device("first.sqlite")
        again.now = first.now
        try again.add(Garden.kind, ["name": .text("More")])
        #expect(try again.node == node)
    }
}
