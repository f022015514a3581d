import AllTrackers
import TestKit
import Testing

@testable import Kernel

/// Two books that several devices keep, and records that all of them move between these.
struct MoveLawTests {
    /// A device with a replica of either book, and a clock of its own.
    private final class Keeper {
        let books: [Store]
        var now: Instant
        private var uses: UInt64 = 0

        init(_ number: UInt64, at now: Instant) throws {
            self.now = now
            books = (0..<2).map { _ in MemoryStore(AllTrackers.declarations.schema).store }
            for (index, store) in books.enumerated() {
                let node = Stamp(time: 0, node: number + UInt64(index) * (10 - 2 * number))
                try store.set(Setting.node.rawValue, String(node.text.suffix(16)))
            }
        }

        func book(_ store: Store) -> Book {
            uses += 1
            return Book(store, AllTrackers.declarations.rulebook, now: now, seed: uses)
        }

        func mover(from source: Int) -> Mover {
            Mover(source: books[source], target: books[1 - source]) { self.book($0) }
        }

        /// Takes in what another has of one of the books.
        func read(_ index: Int, from other: Keeper) throws {
            for entry in try other.books[index].log(0, .max) {
                _ = try books[index].append([entry.change], entry.undoes)
            }
        }

        func has(_ key: RecordKey, in index: Int) throws -> Bool {
            let kind = try #require(AllTrackers.declarations.schema.kind(key.kind))
            return try book(books[index]).record(kind, key.id).map { !$0.isHidden } ?? false
        }
    }

    private let keepers: [Keeper]

    init() throws {
        keepers = [
            try Keeper(1, at: .start), try Keeper(2, at: .start + 40_000),
            try Keeper(3, at: .start + 1),
        ]
    }

    private func kind(_ name: String) throws -> Kind {
        try #require(AllTrackers.declarations.schema.kind(name))
    }

    private func add(
        _ name: String, _ fields: KeyValuePairs<String, Value?>
    ) throws -> RecordKey {
        keepers[0].now = keepers[0].now + 1_000
        let made = try keepers[0].book(keepers[0].books[0])
            .commit(draft(try kind(name), nil, fields))
        return RecordKey(name, try #require(made.ids.first))
    }

    private func meet() throws {
        for _ in 0..<2 {
            for keeper in keepers {
                for other in keepers where other !== keeper {
                    for index in 0..<2 { try keeper.read(index, from: other) }
                }
            }
        }
    }

    private func move(_ key: RecordKey, by keeper: Keeper, from source: Int) throws {
        keeper.now = keeper.now + 1_000
        _ = try keeper.mover(from: source).move(try kind(key.kind), key.id)
    }

    /// Takes back the move of which a record's history speaks last.
    private func takeBack(_ key: RecordKey, by keeper: Keeper, in index: Int) throws {
        keeper.now = keeper.now + 1_000
        let (own, other) = (keeper.books[index], keeper.books[1 - index])
        guard let record = try keeper.book(own).record(try kind(key.kind), key.id),
            let crossing = try keeper.book(own).crossing(of: record),
            let side = try Mover.other(crossing, in: keeper.book(other))
        else { return }
        let (away, here) = crossing.isHere ? (side, crossing) : (crossing, side)
        let source = crossing.isHere ? 1 - index : index
        _ = try keeper.mover(from: source).takeBack(away, here)
    }

    /// What one can see of a record on every device: in which of the books it is.
    private func places(_ key: RecordKey) throws -> [Bool] {
        let all = try keepers.map { keeper in
            try (0..<2).map { try keeper.has(key, in: $0) }
        }
        for places in all { #expect(places == all[0]) }
        return all[0]
    }

    private func findings() throws -> [String] {
        try keepers.flatMap { keeper in
            try keeper.books.flatMap { try keeper.book($0).concerns() }
        }.map { "\($0.record.title): \($0)" }
    }

    @Test func `of two who move one record at once, one back again, it ends in one book`() throws {
        let milk = try add("essential", ["name": .text("Milk")])
        try meet()
        try move(milk, by: keepers[0], from: 0)
        try move(milk, by: keepers[0], from: 1)
        try move(milk, by: keepers[1], from: 0)
        try meet()
        #expect(try places(milk).count { $0 } == 1)
        #expect(try findings() == [])
    }

    @Test func `what was written between two moves is kept where another moved it, too`() throws {
        let milk = try add("essential", ["name": .text("Milk")])
        try meet()
        let first = keepers[0]
        try move(milk, by: first, from: 0)
        first.now = first.now + 1_000
        try first.book(first.books[1]).commit(
            draft(try kind("essential"), milk.id, ["name": .text("Oat milk")]))
        try move(milk, by: first, from: 1)
        try move(milk, by: keepers[1], from: 0)
        try meet()
        #expect(try places(milk) == [false, true])
        let other = keepers[2].book(keepers[2].books[1])
        let record = try other.visible(kind("essential"), milk.id)
        let versions = try other.openVersions(record).flatMap { $0.versions.map { $0.text } }
        #expect(record.title == "Milk" && versions == ["Oat milk"])
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `whoever moves what and when, every record is in one of the books at least, whole`(
        _ seed: UInt64
    ) throws {
        var dice = Dice(seed: seed)
        let milk = try add("essential", ["name": .text("Milk")])
        let breakfast = try add("essential", ["name": .text("Breakfast")])
        let jam = try add("essential", ["name": .text("Jam")])
        let link = try add(
            "essentialLink", ["parent": .reference(breakfast.id), "child": .reference(jam.id)])
        let garden = try add("project", ["title": .text("Garden")])
        let hedge = try add(
            "item", ["project": .reference(garden.id), "title": .text("Hedge")])
        try meet()
        for _ in 0..<24 {
            let keeper = keepers[dice.roll(keepers.count)]
            let root = [milk, breakfast, garden][dice.roll(3)]
            let index = dice.roll(2)
            switch dice.roll(8) {
            case 0...3:
                if try keeper.has(root, in: index) {
                    try? move(root, by: keeper, from: index)
                }
            case 4: try? takeBack(root, by: keeper, in: index)
            default:
                try keeper.read(index, from: keepers[dice.roll(keepers.count)])
            }
        }
        try meet()
        for (root, parts) in [(milk, []), (breakfast, [jam, link]), (garden, [hedge])] {
            let found = try places(root)
            #expect(found.contains(true), "\(root.kind) is in neither")
            for (index, isThere) in found.enumerated() where isThere {
                for part in parts { #expect(try keepers[0].has(part, in: index), "\(part.kind)") }
            }
        }
        #expect(try findings() == [])
    }
}
