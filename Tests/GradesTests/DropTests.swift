import Grades
import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct DropTests {
    @Test func `many are dropped as few are`() {
        withDice(50) { dice in
            let scores = (1...20).map { _ in Int64(dice.roll(12)) }
            let (low, high) = (dice.roll(12), dice.roll(8))
            let book = Gradebook(
                groups: [group(1, lowest: low, highest: high)],
                works: scores.enumerated().map {
                    work(UInt64($0 + 2), Rational($1), of: 10, in: 1)
                })
            let kept = scores.sorted().dropFirst(low).dropLast(high)
            #expect(book.current == ratio(kept.reduce(0, +) * 10, Int64(kept.count)))
        }
    }

    @Test func `the lowest is dropped by what it costs, not by its points`() {
        // Of 80/100, 20/100 and 1/20 the course is best without the 20/100.
        let book = Gradebook(
            groups: [group(1, lowest: 1)],
            works: [
                work(11, 80, in: 1), work(12, 20, in: 1), work(13, 1, of: 20, in: 1),
            ])
        let grade = CourseGrade(book, .current)
        #expect(grade.percent == ratio(81 * 100, 120))
        #expect(grade.groups[0].dropped.map(\.work.id) == [.numbered(12)])
    }

    @Test func `at most all but one are dropped`() {
        let book = Gradebook(
            groups: [group(1, lowest: 5)], works: [work(11, 80, in: 1), work(12, 60, in: 1)])
        #expect(book.current == 80)
    }

    @Test func `highest is ignored when nothing would be left`() {
        let book = Gradebook(
            groups: [group(1, lowest: 1, highest: 1)],
            works: [work(11, 80, in: 1), work(12, 60, in: 1)])
        #expect(book.current == 80)
    }

    @Test func `what may never be dropped stays`() {
        let book = Gradebook(
            groups: [group(1, lowest: 1)],
            works: [
                work(11, 80, in: 1), work(12, 60, in: 1), work(13, 0, in: 1, neverDrop: true),
            ])
        #expect(book.current == 40)
    }

    @Test func `extra credit is never among what a rule drops from`() {
        let alone = Gradebook(
            groups: [group(1, lowest: 1)],
            works: [work(11, 8, of: 10, in: 1), work(12, 1, of: 5, in: 1, extra: true)])
        #expect(alone.current == 90)
        #expect(CourseGrade(alone, .current).groups[0].dropped.isEmpty)
        let two = Gradebook(
            groups: [group(1, lowest: 2, highest: 1)],
            works: [
                work(11, 8, of: 10, in: 1), work(12, 6, of: 10, in: 1),
                work(13, 1, of: 5, in: 1, extra: true), work(14, 2, of: 0, in: 1),
            ])
        #expect(two.current == 110)
        #expect(CourseGrade(two, .current).groups[0].dropped.map(\.work.id) == [.numbered(12)])
    }

    @Test func `what is needed and what moves the course leave extra credit out of the drops`() {
        let book = Gradebook(
            groups: [group(1, lowest: 1)],
            works: [
                work(11, 5, of: 10, in: 1), work(12, nil, of: 10, in: 1),
                work(13, 1, of: 10, in: 1, extra: true),
            ])
        let needs = Needs(book, RemainingWork(allOf: book))
        #expect(needs.requirement(for: 80).needed == 70)
        #expect(Influence.all(book).map(\.perTenPercent) == [5])
    }

    @Test func `work without points is never dropped`() {
        let book = Gradebook(
            groups: [group(1, lowest: 1)],
            works: [
                work(11, 80, in: 1), work(12, 60, in: 1), work(13, 1, of: 0, in: 1),
            ])
        #expect(book.current == 81)
    }

    @Test func `the kept set is the best of all by brute force`() {
        withDice(400) { dice in
            let works = dice.works(count: dice.number(in: 1...7))
            let rule = group(1, lowest: dice.roll(4), highest: dice.roll(3))
            let book = Gradebook(groups: [rule], works: works)
            let found = CourseGrade(book, .current).percent
            #expect(found == bruteForce(works, rule), "\(works) \(rule)")
        }
    }

    @Test func `a better score never lowers a grade`() {
        withDice(400) { dice in
            var book = dice.gradebook()
            let before = (book.current, book.final)
            let graded = book.works.filter { $0.earned != nil }
            guard let lucky = dice.pick(graded), let earned = lucky.earned else { return }
            book = book.replacing([lucky.id: earned + Rational(Int64(dice.roll(30)))])
            #expect((book.current ?? 0) >= (before.0 ?? 0))
            #expect((book.final ?? 0) >= (before.1 ?? 0))
        }
    }

    @Test func `the order of entry doesn't matter`() {
        withDice(200) { dice in
            let works = dice.works(count: 8)
            let rule = group(1, lowest: dice.roll(4), highest: dice.roll(3))
            let one = CourseGrade(Gradebook(groups: [rule], works: works), .current)
            let other = CourseGrade(
                Gradebook(groups: [rule], works: works.shuffled(using: &dice)), .current)
            #expect(one.percent == other.percent)
            #expect(
                Set(one.groups[0].dropped.map(\.work.id))
                    == Set(other.groups[0].dropped.map(\.work.id)))
        }
    }

    @Test func `five hundred assignments are graded exactly`() {
        var dice = Dice(seed: 7)
        let works = (0..<500).map { index in
            let total = Int64(dice.number(in: 5...200))
            return work(
                UInt64(100 + index), Rational(Int64(dice.roll(Int(total) + 1))),
                of: Rational(total), in: 1)
        }
        let book = Gradebook(groups: [group(1, lowest: 60, highest: 30)], works: works)
        let grade = CourseGrade(book, .current)
        #expect(grade.groups[0].kept.count == 410)
        // At the ratio found, the best sets neither gain nor lose anything.
        guard let percent = grade.percent, let q = percent.divided(by: 100) else {
            Issue.record("no percentage")
            return
        }
        let keys = works.map { ($0.earned ?? 0) - q * $0.total }.sorted()
        #expect(keys.dropFirst(60).dropLast(30).reduce(0, +) == 0)
    }
}

extension Dice {
    mutating func works(count: Int) -> [Work] {
        (0..<count).map { index in
            let total = Rational(Int64(pick([0, 5, 10, 20, 50, 100, 100]) ?? 100))
            return work(
                UInt64(10 + index), Rational(Int64(roll(110))), of: total, in: 1,
                extra: hits(oneIn: 8), neverDrop: hits(oneIn: 6))
        }
    }

    mutating func gradebook() -> Gradebook {
        let groups = (1...3).map { number in
            group(
                UInt64(number), weight: Rational(Int64(roll(5))), lowest: roll(3),
                highest: roll(3))
        }
        let works = (0..<number(in: 1...12)).map { index in
            work(
                UInt64(10 + index), hits(oneIn: 4) ? nil : Rational(Int64(roll(110))),
                of: Rational(Int64(pick([5, 10, 20, 50, 100]) ?? 100)), in: UInt64(1 + roll(3)),
                counts: !hits(oneIn: 9), extra: hits(oneIn: 8), neverDrop: hits(oneIn: 6))
        }
        return Gradebook(
            method: pick([.points, .percentages]) ?? .points,
            weighting: pick([.normalized, .percent, .none]) ?? .none, groups: groups, works: works)
    }
}

/// The maximum, over all choices to drop as lowest, of the minimum, over all to drop as highest.
private func bruteForce(_ works: [Work], _ rule: GroupRule) -> Rational? {
    let fixed = works.filter { $0.neverDrop || $0.isPointless }
    let loose = works.filter { !$0.neverDrop && !$0.isPointless }
    let lowest = max(0, min(rule.dropLowest, loose.count - 1))
    let highest = lowest + rule.dropHighest >= loose.count ? 0 : rule.dropHighest
    let worsts = subsets(loose, without: lowest).map { rest in
        subsets(rest, without: highest).compactMap { percent(of: fixed + $0) }.min()
    }
    return worsts.compactMap { $0 }.max()
}

private func subsets(_ works: [Work], without count: Int) -> [[Work]] {
    if count == 0 { return [works] }
    guard let first = works.first, count <= works.count else { return [] }
    let rest = Array(works.dropFirst())
    return subsets(rest, without: count - 1) + subsets(rest, without: count).map { [first] + $0 }
}

private func percent(of works: [Work]) -> Rational? {
    let earned = works.compactMap(\.earned).reduce(0, +)
    let possible = works.filter { !$0.isPointless }.map(\.total).reduce(0, +)
    return earned.divided(by: possible).map { $0 * 100 }
}

extension Work {
    var isPointless: Bool { extraCredit || total.isZero }
}
