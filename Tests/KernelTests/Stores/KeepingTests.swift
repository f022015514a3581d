import Kernel
import TestKit
import Testing

/// A store in memory whose host keeps its pieces.
@Suite(.namingCases) struct KeepingTests {
    private let memory = MemoryStore(Sample.schema)

    private func reloaded(_ pieces: [[UInt8]]) throws -> MemoryStore {
        let copy = MemoryStore(Sample.schema)
        for piece in pieces { try #require(copy.load(piece)) }
        return copy
    }

    @Test func `whatever is handed out makes the same store again`() throws {
        try withDice(50) { dice in
            let memory = MemoryStore(Sample.schema)
            var pieces: [[UInt8]] = []
            for _ in 0..<4 {
                let household = try Household(&dice, steps: dice.number(in: 1...40)) {
                    MemoryStore($0).store
                }
                for entry in try household.stores[0].log(0, .max) {
                    _ = try memory.store.append([entry.change], entry.undoes)
                }
                pieces += memory.takeNews().map { [$0] } ?? []
            }
            for kept in [pieces, [memory.everything()]] {
                let copy = try reloaded(kept).store
                #expect(try copy.log(0, .max) == memory.store.log(0, .max))
                #expect(try copy.digest() == memory.store.digest())
            }
        }
    }

    @Test func `nothing is handed out twice, and nothing when nothing was written`() throws {
        let device = try Device(1, memory.store)
        _ = memory.takeNews()
        #expect(memory.takeNews() == nil)
        try device.add(Garden.kind, ["name": .text("Rose")])
        #expect(memory.takeNews() != nil)
        #expect(memory.takeNews() == nil)
        #expect(try reloaded([memory.everything()]).takeNews() == nil)
    }

    @Test func `settings are kept, and one that was cleared stays so`() throws {
        try memory.store.set("language", "de")
        try memory.store.set("theme", "dark")
        let first = try #require(memory.takeNews())
        try memory.store.set("theme", nil)
        let second = try #require(memory.takeNews())
        let copy = try reloaded([first, second]).store
        #expect(try copy.setting("language") == "de")
        #expect(try copy.setting("theme") == nil)
    }

    @Test func `what was rolled back is never handed out`() throws {
        let device = try Device(1, memory.store)
        _ = memory.takeNews()
        try memory.store.begin(true)
        try device.add(Garden.kind, ["name": .text("Rose")])
        try memory.store.set("theme", "dark")
        memory.store.rollback()
        #expect(memory.takeNews() == nil)
    }

    @Test func `bytes that are no piece change nothing`() throws {
        try Device(1, memory.store).add(Garden.kind, ["name": .text("Rose")])
        let piece = memory.everything()
        let copy = MemoryStore(Sample.schema)
        for length in [0, 1, piece.count - 1] { #expect(!copy.load(Array(piece.prefix(length)))) }
        #expect(try copy.store.position() == 0)
        #expect(copy.load(piece))
    }
}

/// A store whose log was rewound, and whose host had kept more.
struct RewoundKeepingTests {
    @Test func `what a host keeps follows a log that was rewound`() throws {
        let memory = MemoryStore(Sample.schema)
        let device = try Device(1, memory.store)
        var pieces: [[UInt8]] = []
        func keep() { pieces += memory.takeNews().map { [$0] } ?? [] }
        for number in 0..<4 {
            try device.add(Garden.kind, ["name": .text("\(number)")])
            keep()
        }
        try memory.store.rewind(2)
        keep()
        try device.add(Garden.kind, ["name": .text("New")])
        keep()
        try memory.store.begin(true)
        try memory.store.rewind(1)
        memory.store.rollback()
        keep()
        for kept in [pieces, [memory.everything()]] {
            let copy = MemoryStore(Sample.schema)
            for piece in kept { try #require(copy.load(piece)) }
            #expect(try copy.store.log(0, .max) == memory.store.log(0, .max))
            #expect(try copy.store.titles(Query(Garden.kind)) == ["0", "1", "New"])
        }
    }
}
