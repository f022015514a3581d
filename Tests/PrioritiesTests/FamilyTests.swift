import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

/// A pretend family of two that keeps its list for weeks of made-up days: each thing runs out after its
/// own time, unevenly; whoever notices says so on their own phone; one of the two shops.
struct FamilyTests {
    private let ana: Device
    private let ben: Device
    private let things = [
        ("Milk", 3), ("Bread", 2), ("Bananas", 4), ("Coffee", 9), ("Eggs", 7), ("Butter", 6),
        ("Yogurt", 3), ("Rice", 21),
    ]

    init() throws {
        let declarations = AllTrackers.declarations
        ana = try Device(1, MemoryStore(declarations.schema).store, declarations.rulebook)
        ben = try Device(2, MemoryStore(declarations.schema).store, declarations.rulebook)
    }

    /// The score of a run: right and tried predictions, and how many things were guessed at all.
    private struct Score {
        var hits = 0
        var tries = 0
        var guessed = 0
    }

    private func live(days: Int) throws -> Score {
        var ids: [RecordID] = []
        for (name, _) in things {
            let draft = Draft(Essential.kind).setting(Essential.name, name)
            ids.append(
                try #require(try ana.book.commit(draft.setting(Essential.level, .low)).ids.first))
        }
        try exchange()
        var chance: UInt64 = 20_261_123
        func roll(_ sides: Int) -> Int {
            chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((chance >> 33) % UInt64(sides))
        }
        var left = things.map { $0.1 }
        for day in 0..<days {
            for phone in [ana, ben] { phone.wait(18 * 3_600_000) }
            let writer = roll(2) == 0 ? ana : ben
            for (place, id) in ids.enumerated() {
                left[place] -= 1
                if left[place] == 0 {
                    try writer.book.commit(
                        Draft(Essential.kind, id).setting(Essential.level, .high))
                }
            }
            try exchange()
            for phone in [ana, ben] { phone.wait(6 * 3_600_000) }
            // They shop on most days; what is out then is got.
            if roll(4) > 0 || day == days - 1 {
                let shopper = roll(2) == 0 ? ana : ben
                for (place, id) in ids.enumerated() where left[place] <= 0 {
                    try shopper.book.commit(
                        Draft(Essential.kind, id).setting(Essential.level, .low))
                    let usual = things[place].1
                    left[place] = max(1, usual + roll(3) - 1)
                }
            }
            try exchange()
        }
        return try score(ids)
    }

    private func exchange() throws {
        try ana.read(from: ben)
        try ben.read(from: ana)
    }

    private func score(_ ids: [RecordID]) throws -> Score {
        var score = Score()
        for id in ids {
            let mine = try figures(ana, id)
            #expect(try figures(ben, id) == mine)
            guard let hits = mine["hits"]?.number.flatMap({ Int($0) }),
                let tries = mine["tries"]?.number.flatMap({ Int($0) })
            else { continue }
            score.hits += hits
            score.tries += tries
            score.guessed += 1
        }
        return score
    }

    private func figures(_ device: Device, _ id: RecordID) throws -> JSON {
        guard let work = Essential.rules.figures else { return .null }
        let figures = try work(try device.book.visible(Essential.kind, id), device.book)
        return try #require(figures["rhythm"])
    }

    @Test func `four weeks on two phones give both the same rhythms, more often right than not`()
        throws
    {
        let score = try live(days: 28)
        #expect(score.guessed >= 4 && score.tries >= 10, "\(score)")
        #expect(score.hits * 2 > score.tries, "\(score)")
    }

    @Test func `a season gives rhythms also to what lasts long`() throws {
        let score = try live(days: 120)
        #expect(score.guessed == things.count, "\(score)")
        #expect(score.hits * 2 > score.tries, "\(score)")
    }
}
