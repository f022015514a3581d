import AllTrackers
import Grades
import Kernel
import TestKit
import Testing

/// A scale of one's own whose steps are figures, such as the German 1 to 6, works as those that are
/// known; and a target is a grade of the course's scale.
@Suite struct OwnGradesTests {
    let book = Notebook()

    private func scale(_ steps: [(String, String)]) throws -> RecordID {
        try book.add(
            GradeScale.kind,
            ["name": .text("Mine"), "steps": .pairs(steps.map { Value.Pair($0.0, $0.1) })])
    }

    private func school() throws -> RecordID {
        try scale([
            ("1", "92 1"), ("2", "81 2"), ("3", "67 3"), ("4", "50 4"), ("5", "30 5"), ("6", "0 6"),
        ])
    }

    private func course(_ own: RecordID, target: Decimal? = nil) throws -> RecordID {
        try book.add(
            Course.kind,
            [
                "name": .text("Mathe"), "scale": .choice("own"), "ownScale": .reference(own),
                "target": target.map { .decimal($0) },
            ])
    }

    private func work(
        _ course: RecordID, _ earned: Decimal?, of total: Decimal = 100, as kind: String? = nil
    ) throws {
        try book.add(
            Assignment.kind,
            [
                "course": .reference(course), "name": .text("Work"),
                "earned": earned.map { .decimal($0) }, "total": .decimal(total),
                "enteredAs": kind.map { .choice($0) },
            ])
    }

    private func target(_ course: RecordID) throws -> JSON? {
        try book.figures(Course.kind, course)["required"]?.elements?
            .first { $0["target"] == .string("target") }
    }

    @Test func `a course on an own scale of figures is the mean of its grades`() throws {
        let course = try course(try school(), target: 2)
        for earned: Decimal in [2, 3, 3] { try work(course, earned) }
        try work(course, nil)
        let figures = try book.figures(Course.kind, course)
        #expect(figures["measure"] == .string("grade"))
        #expect(figures["current"]?["letter"] == .string("3"))
        #expect(figures["current"]?["points"] == .number("2.6666666667"))
        #expect(try target(course)?["grade"] == .number("2"))
        // With 2 the mean is 2.5, which is called 3.
        #expect(try target(course)?["needed"] == .number("1.99"))
        #expect(try target(course)?["state"] == .string("reachable"))
    }

    @Test func `names with decimals are grades too, and between two it is the worse`() throws {
        let course = try course(
            try scale([("1,0", "92"), ("1,5", "85 1.5"), ("2,0", "81"), ("5,0", "0")]))
        try work(course, 1)
        try work(course, Decimal(canonical: "1.5"))
        #expect(
            try book.figures(Course.kind, course)["current"]?["letter"] == .string("1,5"))
    }

    @Test(arguments: [
        [("A", "90 4"), ("F", "0 0")], [("100", "100"), ("50", "50"), ("0", "0")],
        [("1", "90"), ("3", "70"), ("2", "0")], [("1", "90 15"), ("2", "0 0")],
        [("1", "90 1"), ("4", "50 4")],
    ])
    func `letters, percentages and what can't be told stay as they are`(
        steps: [(String, String)]
    ) throws {
        let course = try course(try scale(steps))
        try work(course, 1)
        #expect(try book.figures(Course.kind, course)["measure"] == .string("percent"))
    }

    @Test func `a target is a grade of the scale where the course has points`() throws {
        let own = try course(try school(), target: 2)
        try work(own, 40)
        try work(own, nil)
        #expect(try target(own)?["percent"] == .number("81"))
        for (scale, wanted, percent) in [("german", "2.1", "80"), ("italian", "27", "90")] {
            let course = try book.add(
                Course.kind,
                [
                    "name": .text(scale), "scale": .choice(scale),
                    "target": Decimal(canonical: wanted).map { .decimal($0) },
                ])
            try work(course, 10, of: 30)
            try work(course, nil, of: 30)
            #expect(try target(course)?["percent"] == .number(percent))
        }
    }
}

/// The same on the screen.
@Suite struct OwnGradesScreenTests {
    private let visitor = Visitor(AllTrackers.app())
    private let course: RecordID

    init() throws {
        var scale = Draft(GradeScale.kind).setting(GradeScale.name, "Schule")
        let steps = ["1: 92", "2: 81", "3: 67", "4: 50", "5: 30", "6: 0"]
        scale.set(
            GradeScale.steps,
            .pairs(steps.map { Value.Pair(String($0.prefix(1)), String($0.dropFirst(3))) }))
        let own = try #require(try visitor.book.commit(scale).ids.first)
        let draft = Draft(Course.kind).setting(Course.name, "Mathe")
            .setting(Course.scale, .own).setting(Course.ownScale, own)
        course = try #require(try visitor.book.commit(draft).ids.first)
    }

    private func add(_ name: String) throws -> RecordID {
        visitor.now = visitor.now + 1_000
        let draft = Draft(Assignment.kind).setting(Assignment.course, course)
            .setting(Assignment.name, name)
        return try #require(try visitor.book.commit(draft).ids.first)
    }

    private func works() throws -> [Record] { try visitor.book.records(Assignment.kind) }

    @Test func `a grade that is typed is one`() throws {
        let work = try add("Arbeit")
        _ = visitor.post("/grades/score/\(work.text)", ["score": "2"])
        let record = try visitor.book.visible(Assignment.kind, work)
        #expect(record[Assignment.enteredAs] == .grade)
        #expect(visitor.get("/grades/edit/assignment/\(work.text)").text.contains("Entered as"))
        #expect(visitor.get("/grades/\(course.text)").text.contains("81") == false)
        let refused = visitor.post("/grades/score/\(work.text)", ["score": "7"])
        #expect(refused.text.contains("from 1 to 6"))
    }

    @Test(arguments: [
        ("2+", "1.7"), ("2-", "2.3"), ("2−", "2.3"), ("3-4", "3.5"), ("3 – 4", "3.5"),
        ("5-", "5.3"),
    ])
    func `a grade with its tendency is read by its usual value`(typed: String, value: String) throws
    {
        let work = try add("Arbeit")
        #expect(visitor.post("/grades/score/\(work.text)", ["score": typed]).status == 303)
        let record = try visitor.book.visible(Assignment.kind, work)
        #expect(record[Assignment.earned] == Decimal(canonical: value))
        #expect(record[Assignment.enteredAs] == .grade)
    }

    @Test(arguments: ["1+", "6-", "6+", "2-4", "4-3"])
    func `what is no grade is refused with those there are`(typed: String) throws {
        let work = try add("Arbeit")
        let refused = visitor.post("/grades/score/\(work.text)", ["score": typed])
        #expect(refused.status == 422)
        #expect(refused.text.contains("from 1 to 6"))
        #expect(!refused.text.contains("limit"))
    }

    @Test func `several lines end in tendencies, and what may be a chapter is asked`() throws {
        let path = "/grades/\(course.text)/batch"
        #expect(visitor.post(path, ["total": "100", "lines": "Diktat 2-"]).status == 303)
        #expect(try works().map { $0[Assignment.earned] } == [Decimal(canonical: "2.3")])
        #expect(visitor.post(path, ["total": "100", "lines": "Kapitel 3-4"]).status == 422)
    }

    @Test func `several are added with their grades, and a bare figure is asked`() throws {
        let path = "/grades/\(course.text)/batch"
        #expect(visitor.post(path, ["total": "100", "lines": "Quartal 1; 2"]).status == 303)
        #expect(try works().map { $0[Assignment.enteredAs] } == [.grade])
        #expect(visitor.post(path, ["total": "100", "lines": "Quartal 2"]).status == 422)
    }

    @Test func `a percentage that would be taken for a grade is refused as a target`() throws {
        let path = "/grades/edit/course/\(course.text)"
        let refused = visitor.post(path, ["name": "Mathe", "target": "2 %"])
        #expect(refused.status == 422)
        #expect(refused.text.contains("1 to 6"))
        #expect(visitor.post(path, ["name": "Mathe", "target": "80 %"]).status == 303)
        #expect(visitor.post(path, ["name": "Mathe", "target": "2"]).status == 303)
        #expect(visitor.post(path, ["name": "Mathe", "target": "2+"]).status == 303)
        let record = try visitor.book.visible(Course.kind, course)
        #expect(record.optional(Course.target) == Decimal(canonical: "1.7"))
    }

    @Test func `what can't be read of the rest is said where one asks what is needed`() throws {
        _ = try add("Arbeit")
        let need = visitor.get("/grades/\(course.text)/need?otherwise=abc")
        #expect(need.text.contains("“abc”"))
        #expect(need.value(of: "otherwise") == "abc")
    }
}

@Suite struct BonusTests {
    @Test(arguments: [("percentages", true), ("points", false)])
    func `a bonus out of 0 says where it can't be averaged`(method: String, says: Bool) throws {
        let visitor = Visitor(AllTrackers.app())
        var course = Draft(Course.kind)
        course[Course.name] = "Optics"
        course.set(Course.method.field, .choice(method))
        let id = try #require(try visitor.book.commit(course).ids.first)
        var bonus = Draft(Assignment.kind).setting(Assignment.course, id)
        bonus[Assignment.name] = "Bonus"
        bonus[Assignment.extraCredit] = true
        bonus.set(Assignment.earned.field, .decimal(5))
        bonus.set(Assignment.total.field, .decimal(0))
        try visitor.book.commit(bonus)
        let page = visitor.get("/grades/" + id.text)
        #expect(page.text.contains("out of 0 it has no percentage") == says)
    }
}
