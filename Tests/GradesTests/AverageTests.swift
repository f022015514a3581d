import Grades
import Kernel
import TestKit
import Testing

@Suite struct AverageTests {
    @Test func `points are weighted by credit hours`() {
        let average = Average([
            Credit(course: .numbered(1), hours: 3, points: 4),
            Credit(course: .numbered(2), hours: 1, points: 2),
            Credit(course: .numbered(3), hours: 5, points: nil),
        ])
        #expect(average.gpa == ratio(7, 2))
        #expect(average.creditHours == 9)
    }

    @Test func `what is excluded has hours but no say`() {
        let average = Average([
            Credit(course: .numbered(1), hours: 3, points: 4),
            Credit(course: .numbered(2), hours: 1, points: 0, isExcluded: true),
        ])
        #expect(average.gpa == 4)
        #expect(average.creditHours == 4)
    }

    @Test func `a repetition replaces or counts beside`() {
        func average(replaces: Bool) -> Average {
            Average([
                Credit(course: .numbered(1), hours: 3, points: 1),
                Credit(
                    course: .numbered(2), hours: 3, points: 3, repeats: .numbered(1),
                    replaces: replaces),
            ])
        }
        #expect(average(replaces: true).gpa == 3)
        #expect(average(replaces: false).gpa == 2)
        #expect(average(replaces: false).creditHours == 3)
    }

    @Test func `the planner says what the coming courses need`() {
        let part = Average([Credit(course: .numbered(1), hours: 30, points: 3)]).parts.first
        #expect(part?.needed(for: ratio(16, 5), over: 15) == ratio(18, 5))
        #expect(part?.needed(for: 4, over: 0) == nil)
    }

    @Test func `figures of different scales have an average each and none together`() {
        let average = Average([
            Credit(course: .numbered(1), hours: 3, points: 4, scale: "us"),
            Credit(course: .numbered(2), hours: 6, points: ratio(17, 10), scale: "german"),
            Credit(course: .numbered(3), hours: 1, points: 2, scale: "us"),
        ])
        #expect(average.gpa == nil)
        #expect(average.parts.map(\.scale) == ["german", "us"])
        #expect(average.parts.map(\.gpa) == [ratio(17, 10), ratio(7, 2)])
        #expect(average.creditHours == 10)
    }

    @Test func `two repetitions of one course count their hours once`() {
        let average = Average([
            Credit(course: .numbered(1), hours: 3, points: 1),
            Credit(course: .numbered(2), hours: 3, points: 2, repeats: .numbered(1)),
            Credit(course: .numbered(3), hours: 3, points: 3, repeats: .numbered(1)),
        ])
        #expect(average.creditHours == 3)
    }

    @Test
    func `a circle of repetitions is broken at its oldest course in whatever order it is read`() {
        let links: [(course: RecordID, repeats: RecordID)] = [
            (.numbered(3), .numbered(1)), (.numbered(1), .numbered(2)),
            (.numbered(2), .numbered(3)), (.numbered(9), .numbered(3)),
        ]
        for turn in links.indices {
            let turned = Array(links[turn...] + links[..<turn])
            let repeats = Repeats(turned)
            #expect(repeats.broken == [.numbered(1)])
            #expect(repeats.first(of: .numbered(9)) == .numbered(1))
            #expect(repeats.earlier(than: .numbered(1)) == nil)
        }
    }

    @Test func `courses that repeat each other still count once`() {
        let average = Average([
            Credit(course: .numbered(1), hours: 3, points: 1, repeats: .numbered(2)),
            Credit(course: .numbered(2), hours: 3, points: 4, repeats: .numbered(1)),
        ])
        #expect(average.gpa == 4)
        #expect(average.creditHours == 3)
    }
}

@Suite struct RepeatTests {
    let book = Notebook()

    private func course(
        _ name: String, _ group: RecordID, _ percent: Decimal, after: RecordID? = nil
    ) throws -> RecordID {
        let id = try book.add(
            Course.kind,
            [
                "name": .text(name), "status": .choice("completed"),
                "courseGroup": .reference(group), "repeats": after.map { .reference($0) },
            ])
        try book.add(
            Assignment.kind,
            ["course": .reference(id), "name": .text("Exam"), "earned": .decimal(percent)])
        return id
    }

    private func degree() throws -> (degree: RecordID, group: RecordID) {
        let degree = try book.add(Degree.kind, ["name": .text("CS")])
        let group = try book.add(
            CourseGroup.kind,
            ["degree": .reference(degree), "name": .text("Core"), "minimumCourses": .integer(2)])
        return (degree, group)
    }

    @Test func `a course that was taken again counts once toward a degree`() throws {
        let (degree, group) = try degree()
        let first = try course("Logic", group, 65)
        _ = try course("Logic again", group, 95, after: first)
        let figures = try book.figures(Degree.kind, degree)
        let progress = figures["groups"]?.elements?.first
        #expect(progress?["done"]?["courses"] == .number("1"))
        #expect(progress?["done"]?["creditHours"] == .number("3"))
        #expect(progress?["missing"]?["courses"] == .number("1"))
        #expect(figures["gpa"] == .number("4"))
        #expect(figures["creditHours"] == .number("3"))
        #expect(try book.figures(CourseGroup.kind, group)["done"]?["courses"] == .number("1"))
    }

    @Test func `a failed course has its say in the average but no credit hours of the degree`()
        throws
    {
        let (degree, group) = try degree()
        _ = try course("Logic", group, 95)
        _ = try course("Analysis", group, 20)
        let figures = try book.figures(Degree.kind, degree)
        #expect(figures["gpa"] == .number("2"))
        #expect(figures["creditHours"] == .number("3"))
    }

    @Test func `a circle of repetitions is refused with the courses in it`() throws {
        let (_, group) = try degree()
        let first = try course("Logic", group, 65)
        let second = try course("Logic II", group, 70, after: first)
        let third = try course("Logic III", group, 80, after: second)
        do {
            try book.use { (book) throws(BookError) in
                var draft = Draft(try book.visible(Course.kind, first))
                draft[Course.repeats] = third
                try book.commit(draft)
            }
            Issue.record("the circle was accepted")
        } catch {
            guard case BookError.refused(let refusals) = error else { throw error }
            let sentence = refusals.map { $0.error.sentence(in: .english) }.joined()
            #expect(sentence.contains("Logic → Logic III → Logic II → Logic"))
            #expect(sentence.contains("circle"))
        }
    }

    @Test func `courses of two scales have an average each in their term`() throws {
        let term = try book.add(Term.kind, ["name": .text("Fall")])
        for (scale, earned) in [("us", Decimal(95)), ("german", 2)] {
            let id = try book.add(
                Course.kind,
                ["name": .text(scale), "scale": .choice(scale), "term": .reference(term)])
            try book.add(
                Assignment.kind,
                ["course": .reference(id), "name": .text("Exam"), "earned": .decimal(earned)])
        }
        let figures = try book.figures(Term.kind, term)
        #expect(figures["gpa"] == .null)
        #expect(figures["gpaReason"] == .string("scalesDiffer"))
        let parts = figures["gpas"]?.elements ?? []
        #expect(parts.map { $0["scale"] } == [.string("german"), .string("us")])
        #expect(parts.map { $0["gpa"] } == [.number("2"), .number("4")])
        #expect(figures["creditHours"] == .number("6"))
    }
}
