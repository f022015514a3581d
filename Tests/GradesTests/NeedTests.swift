import Grades
import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct NeedTests {
    @Test func `what is needed on the final is exact`() {
        let book = Gradebook(
            groups: [group(1, weight: 60), group(2, weight: 40)],
            works: [work(11, 80, in: 1), work(12, nil, in: 2)])
        let needs = Needs(book, RemainingWork(allOf: book))
        #expect(needs.requirement(for: 88).needed == 100)
        #expect(needs.requirement(for: 88).state == .reachable)
        #expect(needs.requirement(for: 83).needed == ratio(175, 2))
        #expect(needs.requirement(for: 48).state == .secured)
        #expect(needs.requirement(for: 90).state == .unreachable)
        #expect(needs.requirement(for: 90).needed == 105)
    }

    @Test func `nothing left to do needs nothing`() {
        let book = Gradebook(groups: [group(1)], works: [work(11, 80, in: 1)])
        let needs = Needs(book, RemainingWork(allOf: book))
        #expect(needs.requirement(for: 80).state == .secured)
        #expect(needs.requirement(for: 81).needed == nil)
    }

    @Test func `a single assignment can be asked about`() {
        let book = Gradebook(
            groups: [group(1)],
            works: [work(11, 80, in: 1), work(12, nil, in: 1), work(13, nil, in: 1)])
        let remaining = RemainingWork([.numbered(13)], otherwise: ratio(80, 100))
        #expect(Needs(book, remaining).requirement(for: 85).needed == 95)
    }

    @Test func `drops are respected`() {
        let book = Gradebook(
            groups: [group(1, lowest: 1)],
            works: [work(11, 80, in: 1), work(12, 40, in: 1), work(13, nil, in: 1)])
        let needs = Needs(book, RemainingWork(allOf: book))
        // The 40 goes as soon as the last is better than it.
        #expect(needs.requirement(for: 85).needed == 90)
        #expect(needs.requirement(for: 60).state == .secured)
        #expect(needs.requirement(for: 61).needed == 42)
    }

    @Test func `where the highest goes, no score may be enough`() {
        let book = Gradebook(
            groups: [group(1, highest: 1)],
            works: [work(11, 40, in: 1), work(12, 100, in: 1), work(13, nil, in: 1)])
        let needs = Needs(book, RemainingWork(allOf: book))
        #expect(needs.requirement(for: 70).needed == 100)
        #expect(needs.requirement(for: 75).state == .unreachable)
        #expect(needs.requirement(for: 75).needed == nil)
    }

    @Test func `beyond everything other work may be dropped`() {
        // With everything right the last would still be the lowest.
        let book = Gradebook(
            groups: [group(1, lowest: 1)], works: [work(11, 105, in: 1), work(12, nil, in: 1)])
        let needs = Needs(book, RemainingWork(allOf: book))
        #expect(needs.requirement(for: 105).state == .secured)
        #expect(needs.requirement(for: 108).needed == 108)
    }

    @Test func `what is needed is enough, and a little less is not`() {
        withDice(400) { dice in
            let book = dice.gradebook()
            let remaining = RemainingWork(allOf: book)
            let needs = Needs(book, remaining)
            let target = Rational(Int64(dice.roll(130)))
            let found = needs.requirement(for: target)
            if found.state == .unreachable, found.needed == nil {
                let most = CourseGrade(book, .assuming(remaining, share: 1_000_000))
                #expect((most.percent ?? 0) < target)
            }
            guard found.state != .secured, let needed = found.needed,
                let share = needed.divided(by: 100)
            else { return }
            #expect((needed > 100) == (found.state == .unreachable))
            let enough = CourseGrade(book, .assuming(remaining, share: share))
            let less = CourseGrade(
                book, .assuming(remaining, share: share - ratio(1, 1_000_000)))
            #expect((enough.percent ?? 0) == target)
            #expect((less.percent ?? 0) < target)
        }
    }
}

@Suite struct InfluenceTests {
    @Test func `an assignment moves the course by its part of its group's weight`() {
        let book = Gradebook(
            groups: [group(1, weight: 45), group(2, weight: 55)],
            works: [
                work(11, 80, in: 1), work(12, nil, in: 1), work(13, 70, in: 2),
            ])
        let all = Influence.all(book)
        #expect(all.map(\.work.id) == [.numbered(12)])
        #expect(all.first?.perTenPercent == ratio(225, 100))
    }

    @Test func `the quick way gives what trying gives`() {
        withDice(200) { dice in
            let book = dice.gradebook()
            for influence in Influence.all(book) {
                let full = book.replacing([influence.work.id: influence.work.total])
                let gain = (full.final ?? 0) - (book.final ?? 0)
                #expect(influence.perTenPercent * 10 == gain)
            }
        }
    }
}
