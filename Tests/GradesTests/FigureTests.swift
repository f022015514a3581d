import Grades
import Kernel
import TestKit
import Testing

@Suite struct FigureTests {
    let book = Notebook()

    private func course() throws -> (course: RecordID, group: RecordID, open: RecordID) {
        let course = try book.add(
            Course.kind, ["name": .text("Algorithms"), "target": .decimal(85)])
        let group = try book.add(
            WeightGroup.kind, ["course": .reference(course), "name": .text("Exams")])
        try book.add(
            Assignment.kind,
            [
                "course": .reference(course), "weightGroup": .reference(group),
                "name": .text("Midterm"), "earned": .decimal(86),
            ])
        let open = try book.add(
            Assignment.kind,
            [
                "course": .reference(course), "weightGroup": .reference(group),
                "name": .text("Final"), "total": .decimal(200),
            ])
        return (course, group, open)
    }

    @Test func `a course shows what the contract says`() throws {
        let (course, group, open) = try course()
        let figures = try book.figures(Course.kind, course)
        #expect(figures["current"]?["percent"] == .number("86"))
        #expect(figures["current"]?["letter"] == .string("B"))
        #expect(figures["final"]?["percent"] == .number("28.6666666667"))
        let part = figures["groups"]?.elements?.first
        #expect(part?["group"] == .string(group.text))
        #expect(part?["current"]?["earned"] == .number("86"))
        #expect(part?["dropped"] == .array([]))
        let required = figures["required"]?.elements ?? []
        #expect(required.count == 13)
        #expect(required.last?["target"] == .string("target"))
        #expect(required.last?["needed"] == .number("84.5"))
        #expect(figures["influence"]?.elements?.first?["assignment"] == .string(open.text))
        #expect(
            figures["influence"]?.elements?.first?["perTenPercent"] == .number("6.6666666667"))
    }

    @Test func `an empty course has no figure rather than a wrong one`() throws {
        let course = try book.add(Course.kind, ["name": .text("Empty")])
        let figures = try book.figures(Course.kind, course)
        #expect(figures["current"]?["percent"] == .null)
        #expect(figures["current"]?["letter"] == .null)
        #expect(figures["groups"] == .array([]))
    }

    @Test func `a term and a degree show their average and progress`() throws {
        let term = try book.add(Term.kind, ["name": .text("Fall")])
        let degree = try book.add(Degree.kind, ["name": .text("CS")])
        let core = try book.add(
            CourseGroup.kind,
            ["degree": .reference(degree), "name": .text("Core"), "minimumCourses": .integer(2)])
        let done = try book.add(
            Course.kind,
            [
                "name": .text("Logic"), "status": .choice("completed"),
                "term": .reference(term), "courseGroup": .reference(core),
            ])
        try book.add(
            Assignment.kind,
            ["course": .reference(done), "name": .text("Exam"), "earned": .decimal(95)])
        let figures = try book.figures(Term.kind, term)
        #expect(figures["gpa"] == .number("4"))
        #expect(figures["creditHours"] == .number("3"))
        let progress = try book.figures(Degree.kind, degree)["groups"]?.elements?.first
        #expect(progress?["done"]?["courses"] == .number("1"))
        #expect(progress?["missing"]?["courses"] == .number("1"))
    }

    @Test func `the preference sets the scale and a course may have its own`() throws {
        let (course, _, _) = try course()
        try book.add(GradePreference.kind, ["scale": .choice("german")])
        #expect(
            try book.figures(Course.kind, course)["current"]?["letter"] == .string("1.7"))
        let own = try book.add(
            GradeScale.kind,
            [
                "name": .text("Mine"),
                "steps": .pairs([Value.Pair("Pass", "50"), Value.Pair("No", "0")]),
            ])
        let other = try book.add(
            Course.kind,
            ["name": .text("X"), "scale": .choice("own"), "ownScale": .reference(own)])
        try book.add(
            Assignment.kind,
            ["course": .reference(other), "name": .text("Quiz"), "earned": .decimal(50)])
        #expect(try book.figures(Course.kind, other)["current"]?["letter"] == .string("Pass"))
    }
}

@Suite struct ModelTests {
    let book = Notebook()

    @Test func `deleting a course hides what belongs to it and nothing else`() throws {
        let term = try book.add(Term.kind, ["name": .text("Fall")])
        let course = try book.add(
            Course.kind, ["name": .text("Algorithms"), "term": .reference(term)])
        let note = try book.add(Note.kind, ["name": .text("Tip"), "course": .reference(course)])
        try book.use { (book) throws(BookError) in
            try book.delete(try book.visible(Course.kind, course))
        }
        try book.use { (book) throws(BookError) in
            #expect(try book.record(Note.kind, note)?.isHidden == true)
            #expect(try book.record(Term.kind, term)?.isHidden == false)
        }
    }

    @Test func `a group of another course is refused`() throws {
        let one = try book.add(Course.kind, ["name": .text("One")])
        let two = try book.add(Course.kind, ["name": .text("Two")])
        let group = try book.add(
            WeightGroup.kind, ["course": .reference(one), "name": .text("Exams")])
        #expect(throws: BookError.self) {
            try book.add(
                Assignment.kind,
                [
                    "course": .reference(two), "weightGroup": .reference(group),
                    "name": .text("Midterm"),
                ])
        }
    }

    @Test func `what ends before it starts is refused`() throws {
        let course = try book.add(Course.kind, ["name": .text("One")])
        #expect(throws: BookError.self) {
            try book.add(
                TimeSlot.kind,
                [
                    "course": .reference(course), "start": .time(.midnight),
                    "end": .time(.midnight), "days": .choices(["mon"]),
                ])
        }
    }

    @Test func `current courses come first and are what the list shows`() throws {
        try book.add(Course.kind, ["name": .text("B"), "status": .choice("planned")])
        try book.add(Course.kind, ["name": .text("A"), "status": .choice("completed")])
        try book.add(Course.kind, ["name": .text("C")])
        try book.use { (book) throws(BookError) in
            #expect(try book.records(Course.kind).map(\.title) == ["C", "B", "A"])
            #expect(
                try book.records(Course.kind, where: Course.kind.main).map(\.title) == ["C"])
        }
    }
}
