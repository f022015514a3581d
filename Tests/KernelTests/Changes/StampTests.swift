import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct StampTests {
    @Test func `the order of texts is the order of stamps`() {
        withDice(2_000) { dice in
            let (a, b) = (stamp(&dice), stamp(&dice))
            #expect((a < b) == (a.text < b.text))
            #expect((a == b) == (a.text == b.text))
        }
    }

    @Test func `a stamp is read from its text`() {
        withDice(2_000) { dice in
            let stamp = stamp(&dice)
            #expect(Stamp(stamp.text) == stamp)
            #expect(stamp.text.utf8.count == 33)
        }
    }

    @Test(arguments: [
        "", "0", "0197c5a01c2d0000", "0197c5a01c2d0000-00000000000000a", "-",
        "0197c5a01c2d0000_00000000000000a1", "0197c5a01c2d0000-00000000000000a1 ",
        " 0197c5a01c2d0000-00000000000000a1", "0197c5a01c2d000g-00000000000000a1",
        "+197c5a01c2d0000-00000000000000a1", "0197c5a01c2d0000-00000000000000ä",
    ])
    func `nothing else is read as a stamp`(text: String) {
        #expect(Stamp(text) == nil)
    }

    @Test func `a stamp's time is that of its clock`() {
        let stamp = Stamp.next(after: nil, now: .start + 5, node: 7)
        #expect(stamp.instant == .start + 5)
        #expect(stamp.node == 7)
    }

    @Test func `a clock that stutters counts on`() {
        var stamps = [Stamp.next(after: nil, now: .start, node: 1)]
        for _ in 0..<100_000 {
            stamps.append(.next(after: stamps.last, now: .start, node: 1))
        }
        #expect(zip(stamps, stamps.dropFirst()).allSatisfy { $0 < $1 })
        #expect(stamps.last?.instant == .start + 3)
        #expect(stamps.allSatisfy { $0.shown == $0.instant })
    }

    @Test func `a clock that runs backwards never takes a stamp back`() {
        withDice(200) { dice in
            var clock = SkewedClock(&dice)
            var last: Stamp?
            for _ in 0..<50 {
                let next = Stamp.next(after: last, now: clock.read(&dice), node: dice.next())
                if let last { #expect(last < next) }
                last = next
            }
        }
    }

    @Test func `a stamp that goes on from a clock that was ahead says what its own clock showed`() {
        for lag in [0, 59_000, 60_000, 3_600_000, 86_400_000, 130_000_000] {
            let now = Instant.start + 5_000
            let ahead = Stamp.next(after: nil, now: now + lag, node: 1)
            var last = ahead
            for wait in [0, 1, 400, 30_000] {
                let next = Stamp.next(after: last, now: now + wait, node: 2)
                #expect(next > last && Stamp(next.text) == next)
                #expect(next.instant.milliseconds - ahead.instant.milliseconds <= 30_000)
                let off = next.shown.milliseconds - (now.milliseconds + Int64(wait))
                #expect((0...61_500).contains(off), "\(lag) \(wait)")
                #expect(lag < 100_000 || off < 4_200, "\(lag) \(wait)")
                last = next
            }
            let right = Stamp.next(after: last, now: now + (lag + 40_000), node: 2)
            #expect(right.shown == now + (lag + 40_000))
        }
    }

    @Test func `a clock that is right again overtakes the count`() {
        let early = Stamp.next(after: .at(50), now: .start + 10, node: 1)
        #expect(early.instant == .start + 50)
        #expect(Stamp.next(after: early, now: .start + 60, node: 1) == .at(60))
    }

    @Test(arguments: [Int64.min, -1, 0, 1 << 47, .max])
    func `a clock that shows anything gives a stamp that others accept`(milliseconds: Int64) {
        let now = Instant(milliseconds: milliseconds)
        let stamp = Stamp.next(after: nil, now: now, node: 1)
        #expect(stamp.isAcceptable)
        #expect(Stamp(stamp.text) == stamp)
        #expect(Stamp.next(after: stamp, now: now, node: 1) > stamp)
    }

    @Test func `after a stamp from the far future, local writes still win and are readable`() throws
    {
        let phone = try Device(1)
        let id = try phone.add(Garden.kind, ["name": .text("a")])
        let far = Stamp(time: Stamp.limit - 1, node: .max)
        try phone.store.append(.of(Garden.kind, id, at: far, ["name": .text("far")]))
        for name in ["b", "c"] {
            let stamp = try #require(try phone.set(Garden.kind, id, ["name": .text(name)]))
            #expect(stamp > far)
            #expect(Stamp(stamp.text) == stamp)
            #expect(try phone.record(Garden.kind, id)?.title == name)
        }
    }

    @Test func `the very last stamp doesn't trap`() throws {
        let phone = try Device(1)
        let end = Stamp(time: .max, node: .max)
        try phone.store.append(.of(Garden.kind, .numbered(1), at: end, ["name": .text("end")]))
        #expect(!end.isAcceptable)
        try phone.add(Garden.kind, ["name": .text("after")])
        #expect(try phone.store.titles(Query(Garden.kind, order: [])).count == 2)
        #expect(try phone.book.describe(end, in: .english) != nil)
    }

    @Test func `what is more than a day ahead of a clock isn't possible yet`() {
        let now = Instant.start
        #expect(Stamp.at(86_400_000).isPossible(at: now))
        #expect(!Stamp.at(86_400_001).isPossible(at: now))
        #expect(Stamp.at(-86_400_000 * 999).isPossible(at: now))
        for milliseconds in [Int64.min, 0, .max] {
            let clock = Instant(milliseconds: milliseconds)
            #expect(Stamp.at(0).isPossible(at: clock))
            #expect(!Stamp(time: .max, node: 1).isPossible(at: clock))
            #expect(!Stamp(time: Stamp.limit, node: 1).isPossible(at: clock))
        }
    }

    @Test(arguments: [Stamp.limit - 1, Stamp.limit, .max])
    func `after any last stamp no two actions have one`(last: UInt64) throws {
        let phone = try Device(1)
        let end = Stamp(time: last, node: 1)
        try phone.store.append(.of(Garden.kind, .numbered(1), at: end, ["name": .text("end")]))
        var stamps: Set<Stamp> = [end]
        for number in 2..<6 {
            let draft = draft(Garden.kind, ["name": .text("\(number)")])
            let stamp = try #require(try phone.book.commit(draft).stamp)
            #expect(stamps.insert(stamp).inserted)
        }
        #expect(try phone.store.titles(Query(Garden.kind, order: [])).count == 5)
    }

    /// A stamp; often one with much in common with others.
    private func stamp(_ dice: inout Dice) -> Stamp {
        let near = Stamp.at(dice.roll(3), node: UInt64(dice.roll(3)), counter: UInt16(dice.roll(3)))
        return dice.hits(oneIn: 2) ? near : Stamp(time: dice.next(), node: dice.next())
    }
}
