import Grades
import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct CourseGradeTests {
    @Test func `points are pooled within a group and percentages are averaged`() {
        let works = [work(11, 10, of: 10, in: 1), work(12, 50, in: 1)]
        let pooled = Gradebook(method: .points, groups: [group(1)], works: works)
        let averaged = Gradebook(method: .percentages, groups: [group(1)], works: works)
        #expect(pooled.current == ratio(6_000, 110))
        #expect(averaged.current == 75)
    }

    @Test func `ungraded work is ignored now and counts as zero in the end`() {
        let book = Gradebook(
            groups: [group(1)], works: [work(11, 80, in: 1), work(12, nil, in: 1)])
        #expect(book.current == 80)
        #expect(book.final == 40)
    }

    @Test func `weights are divided by the sum of the groups that count`() {
        let book = Gradebook(
            groups: [group(1, weight: ratio(1, 10)), group(2, weight: ratio(45, 100)), group(3)],
            works: [work(11, 100, in: 1), work(12, 50, in: 2), work(13, nil, in: 3)])
        #expect(book.current == ratio(3_250, 55))
    }

    @Test func `weights out of 100 are scaled up below it and a bonus above`() {
        func percent(_ first: Rational, _ second: Rational) -> Rational? {
            Gradebook(
                weighting: .percent, groups: [group(1, weight: first), group(2, weight: second)],
                works: [work(11, 90, in: 1), work(12, 60, in: 2)]
            ).current
        }
        #expect(percent(40, 40) == 75)
        #expect(percent(100, 10) == 96)
    }

    @Test func `without weights all points are pooled`() {
        let book = Gradebook(
            weighting: .none, groups: [group(1, weight: 0), group(2, weight: 5)],
            works: [
                work(11, 10, of: 10, in: 1), work(12, 40, of: 90, in: 2),
                work(13, 5, of: 0, in: 2),
            ])
        #expect(book.current == 55)
    }

    @Test func `without weights the mean of percentages is of all work, and drops follow it`() {
        let book = Gradebook(
            method: .percentages, weighting: .none, groups: [group(1, lowest: 1), group(2)],
            works: [
                work(11, ratio(332, 10), in: 1), work(12, ratio(28, 10), of: 10, in: 1),
                work(13, 90, in: 1), work(14, 8, of: 10, in: 2),
            ])
        let grade = CourseGrade(book, .current)
        #expect(grade.groups[0].dropped.map { $0.work.id } == [.numbered(12)])
        #expect(grade.groups[0].percent == ratio(616, 10))
        #expect(grade.percent == ratio(2_032, 30))
    }

    @Test func `extra credit adds to what was earned only`() {
        let book = Gradebook(
            groups: [group(1)],
            works: [work(11, 90, in: 1), work(12, 5, of: 10, in: 1, extra: true)]
        )
        #expect(book.current == 95)
    }

    @Test func `what is disabled or excused never counts`() {
        let book = Gradebook(
            groups: [group(1)], works: [work(11, 90, in: 1), work(12, 0, in: 1, counts: false)])
        #expect(book.current == 90)
        #expect(book.final == 90)
    }

    @Test func `a group without possible points has no percentage and no say`() {
        let book = Gradebook(
            groups: [group(1), group(2)],
            works: [work(11, 90, in: 1), work(12, 5, of: 0, in: 2)])
        let grade = CourseGrade(book, .current)
        #expect(grade.groups[1].percent == nil)
        #expect(grade.percent == 90)
    }

    @Test func `a course without groups is one group`() {
        #expect(Gradebook(groups: [], works: [work(11, 85)]).current == 85)
        #expect(Gradebook(groups: [], works: []).current == nil)
    }
}

@Suite struct ScaleTests {
    @Test(arguments: [
        (ratio(90, 1), "A−"), (ratio(8_999_999_999, 100_000_000), "B+"), (ratio(93, 1), "A"),
        (ratio(0, 1), "F"), (ratio(-5, 1), "F"), (ratio(104, 1), "A"),
    ])
    func `a boundary is exact`(percent: Rational, letter: String) {
        #expect(Scale.known(.usPlusMinus)?.step(at: percent)?.letter == letter)
    }

    @Test func `a third of thirty is a boundary too`() {
        let scale = Scale.known(.italian)
        #expect(scale?.step(at: ratio(280, 3))?.letter == "28")
        #expect(scale?.step(at: ratio(9_333_333_333, 100_000_000))?.letter == "27")
        #expect(scale?.step(at: 100)?.letter == "30")
        #expect(scale?.step(at: 59)?.letter == "<18")
    }

    @Test func `every choice but one's own is known and goes down to zero`() {
        for choice in ScaleChoice.allCases where choice != .own {
            #expect(Scale.known(choice)?.steps.last?.from == 0)
        }
    }

    @Test func `points follow the letter, or the percentage itself`() {
        #expect(Scale.known(.german)?.points(at: 87) == ratio(17, 10))
        #expect(Scale.known(.us43)?.points(at: 97) == ratio(43, 10))
        #expect(Scale.known(.ukHonours)?.points(at: 68) == 68)
    }

    @Test func `a letter can be typed with a hyphen`() {
        #expect(Scale.known(.usPlusMinus)?.step(named: " a- ")?.letter == "A−")
        #expect(Scale.known(.german)?.step(named: "1,3")?.letter == "1.3")
    }

    @Test func `a step of one's own is read with and without points`() {
        #expect(Scale.step(Value.Pair("A", "93 4.0"))?.points == 4)
        #expect(Scale.step(Value.Pair("A", "93 %"))?.from == 93)
        #expect(Scale.step(Value.Pair("A", "many")) == nil)
    }
}
