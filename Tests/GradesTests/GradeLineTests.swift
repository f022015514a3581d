import Grades
import Kernel
import TestKit
import Testing

/// Courses whose work has grades of their own: 1.0 to 5.0, 18 to 30.
@Suite struct GradeLineTests {
    let book = Notebook()

    private func course(_ scale: String = "german") throws -> RecordID {
        try book.add(Course.kind, ["name": .text("Analysis"), "scale": .choice(scale)])
    }

    @discardableResult
    private func grade(
        _ course: RecordID, _ earned: Decimal?, in group: RecordID? = nil, of total: Decimal? = nil
    ) throws -> RecordID {
        try book.add(
            Assignment.kind,
            [
                "course": .reference(course), "weightGroup": group.map { .reference($0) },
                "name": .text("Work"), "earned": earned.map { .decimal($0) },
                "total": total.map { .decimal($0) },
            ])
    }

    private func group(_ course: RecordID, _ weight: Decimal, lowest: Int64 = 0) throws -> RecordID
    {
        try book.add(
            WeightGroup.kind,
            [
                "course": .reference(course), "name": .text("Group"), "weight": .decimal(weight),
                "dropLowest": .integer(lowest),
            ])
    }

    private func current(_ course: RecordID) throws -> (points: JSON?, letter: JSON?) {
        let current = try book.figures(Course.kind, course)["current"]
        #expect(current?["percent"] == .null)
        return (current?["points"], current?["letter"])
    }

    @Test func `a course on the German scale is the mean of its grades`() throws {
        let course = try course()
        try grade(course, Decimal(canonical: "1.3"))
        try grade(course, 2)
        let (points, letter) = try current(course)
        #expect(points == .number("1.65"))
        #expect(letter == .string("1.6"))
        #expect(try book.figures(Course.kind, course)["measure"] == .string("grade"))
    }

    @Test func `grades are weighted by their groups and the worst is dropped`() throws {
        let course = try course()
        let (exams, sheets) = (try group(course, 70), try group(course, 30, lowest: 1))
        try grade(course, Decimal(canonical: "2.3"), in: exams)
        for earned in ["1.0", "5.0", "1.7"] {
            try grade(course, Decimal(canonical: earned), in: sheets)
        }
        // 0.7 × 2.3 + 0.3 × (1.0 + 1.7) ÷ 2
        #expect(try current(course).points == .number("2.015"))
        let groups = try book.figures(Course.kind, course)["groups"]?.elements ?? []
        #expect(groups.map { $0["current"]?["points"] } == [.number("2.3"), .number("1.35")])
        #expect(groups.last?["dropped"]?.elements?.count == 1)
    }

    @Test func `what is needed is a grade`() throws {
        let course = try course()
        try grade(course, Decimal(canonical: "2.7"))
        try grade(course, nil)
        let required = try book.figures(Course.kind, course)["required"]?.elements ?? []
        let two = required.first { $0["target"] == .string("2.0") }
        #expect(two?["grade"] == .number("2"))
        // With 1.5 the mean is 2.1, with 1.49 it is shown as 2.0.
        #expect(two?["needed"] == .number("1.49"))
        #expect(two?["state"] == .string("reachable"))
        #expect(required.first?["target"] == .string("1.0"))
        #expect(required.first?["state"] == .string("unreachable"))
        let figures = try book.figures(Course.kind, course)
        #expect(figures["final"]?["points"] == .number("3.85"))
    }

    @Test(arguments: [
        ("german", ["1", "2"], "1.7"), ("german", ["3", "3.7"], "4"), ("german", ["2"], "1.75"),
        ("italian", ["27", "31"], "29"), ("italian", ["18"], "18"), ("italian", ["30"], "30"),
    ])
    func `what is needed is what the course then shows, and a little less is not`(
        scale: String, grades: [String], target: String
    ) throws {
        let course = try book.add(
            Course.kind,
            [
                "name": .text("Analysis"), "scale": .choice(scale),
                "target": Decimal(canonical: target).map { .decimal($0) },
            ])
        for each in grades {
            try grade(course, Decimal(canonical: each))
        }
        let open = try grade(course, nil)
        let required = try book.figures(Course.kind, course)["required"]?.elements ?? []
        let found = try #require(required.first { $0["target"] == .string("target") })
        let needed = try #require(Decimal(canonical: found["needed"]?.number ?? ""))
        func shown(_ grade: Rational) throws -> Rational {
            try book.use { (book) throws(BookError) in
                var draft = Draft(try book.visible(Assignment.kind, open))
                draft[Assignment.earned] = Decimal(canonical: grade.canonical(places: 2))
                try book.commit(draft)
            }
            let letter = try current(course).letter?.string ?? ""
            return Decimal(canonical: letter)?.rational ?? .zero
        }
        let aim = Decimal(canonical: target)?.rational ?? .zero
        let isLowBest = scale == "german"
        let reached = try shown(needed.rational)
        #expect(isLowBest ? reached <= aim : reached >= aim)
        let worse = needed.rational + (isLowBest ? ratio(1, 100) : ratio(-1, 100))
        guard isLowBest ? worse <= 5 : worse >= 18 else { return }
        let missed = try shown(worse)
        #expect(isLowBest ? missed > aim : missed < aim)
    }

    @Test func `points beside grades become the grade that the scale gives for them`() throws {
        let course = try course()
        try grade(course, 1)
        try grade(course, 18, of: 20)
        #expect(try current(course).points == .number("1.15"))
    }

    @Test func `a course of points alone keeps its percentage`() throws {
        let course = try course()
        try grade(course, 4)
        try grade(course, 86)
        let figures = try book.figures(Course.kind, course)
        #expect(figures["current"]?["percent"] == .number("45"))
        #expect(figures["current"]?["letter"] == .string("5.0"))
    }

    @Test func `four passes`() {
        #expect(GradeLine.german.isPassed(4))
        #expect(GradeLine.german.isPassed(ratio(405, 100)))
        #expect(!GradeLine.german.isPassed(ratio(41, 10)))
        #expect(GradeLine.italian.isPassed(18))
        #expect(!GradeLine.italian.isPassed(ratio(179, 10)))
    }

    @Test func `an Italian course is the mean of its grades, honours counting as 30`() throws {
        let course = try course("italian")
        try grade(course, 31)
        try grade(course, 27)
        let (points, letter) = try current(course)
        #expect(points == .number("28.5"))
        #expect(letter == .string("29"))
    }

    @Test func `the preferred scale turns grades into percentages and back when it changes`() throws
    {
        let course = try book.add(Course.kind, ["name": .text("Analysis")])
        let term = try book.add(Term.kind, ["name": .text("Fall")])
        try book.use { (book) throws(BookError) in
            var draft = Draft(try book.visible(Course.kind, course))
            draft[Course.term] = term
            try book.commit(draft)
        }
        try grade(course, 2)
        #expect(try book.figures(Term.kind, term)["gpa"] == .number("0"))
        let preference = try book.add(GradePreference.kind, ["scale": .choice("german")])
        #expect(try book.figures(Term.kind, term)["gpa"] == .number("2"))
        try book.use { (book) throws(BookError) in
            var draft = Draft(try book.visible(GradePreference.kind, preference))
            draft[GradePreference.scale] = .us
            try book.commit(draft)
        }
        #expect(try book.figures(Term.kind, term)["gpa"] == .number("0"))
    }

    @Test func `a grade of another scale doesn't count as points`() throws {
        let course = try course("us")
        try grade(course, 90)
        try book.add(
            Assignment.kind,
            [
                "course": .reference(course), "name": .text("Klausur"), "earned": .decimal(2),
                "enteredAs": .choice("grade"),
            ])
        #expect(try book.figures(Course.kind, course)["current"]?["percent"] == .number("90"))
    }
}
