import Kernel
import TestKit
import Testing

struct FindingsTests {
    private static let key = MemoKey<Findings<Figure>>()
    private let store = MemoryStore(Sample.schema).store

    private final class Figure {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    /// A book in which gardens 1 and 2 are remembered; bed 3 stands in the first.
    private func prepare() throws {
        _ = try store.append([garden(1, at: 1), garden(2, at: 2)], nil)
        _ = try store.append(
            .of(
                Bed.kind, .numbered(3), at: .at(3),
                ["garden": .reference(.numbered(1)), "name": .text("N")]))
        let findings = try findings()
        findings[.numbered(1)] = Figure(1)
        findings[.numbered(2)] = Figure(2)
    }

    private func garden(_ number: UInt64, at time: Int, name: String = "Rose") -> Change {
        .of(Garden.kind, .numbered(number), at: .at(time), ["name": .text(name)])
    }

    private func findings() throws -> Findings<Figure> {
        try Book(store, .empty, now: .start, seed: 1).findings(FindingsTests.key)
    }

    private func remembered() throws -> [Int?] {
        let findings = try findings()
        return [1, 2].map { findings[.numbered($0)]?.number }
    }

    @Test func `what didn't change is remembered`() throws {
        try prepare()
        #expect(try remembered() == [1, 2])
        #expect(try remembered() == [1, 2])
    }

    @Test func `a change of the record itself is noticed`() throws {
        try prepare()
        _ = try store.append([garden(2, at: 9, name: "Tulip")], nil)
        #expect(try remembered() == [1, nil])
    }

    @Test func `a change of what belongs to a record is noticed`() throws {
        try prepare()
        let renamed = Change.of(Bed.kind, .numbered(3), at: .at(9), ["name": .text("South")])
        _ = try store.append([renamed], nil)
        #expect(try remembered() == [nil, 2])
    }

    @Test func `what moves changes the owner it had and the one it gets`() throws {
        try prepare()
        let moved = Change.of(
            Bed.kind, .numbered(3), at: .at(9), ["garden": .reference(.numbered(2))])
        _ = try store.append([moved], nil)
        #expect(try remembered() == [nil, nil])
    }

    @Test func `many changes at once forget everything`() throws {
        try prepare()
        _ = try store.append((10..<200).map { garden(UInt64($0), at: $0) }, nil)
        #expect(try remembered() == [nil, nil])
    }

    @Test func `what was worked out before a rollback is forgotten`() throws {
        try prepare()
        try store.begin(true)
        _ = try store.append([garden(1, at: 9, name: "Tulip")], nil)
        try findings()[.numbered(1)] = Figure(100)
        store.rollback()
        _ = try store.append([garden(1, at: 10, name: "Iris")], nil)
        #expect(try remembered() == [nil, nil])
    }
}
