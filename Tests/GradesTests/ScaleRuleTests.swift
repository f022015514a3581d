import Grades
import Kernel
import TestKit
import Testing

@Suite struct ScaleRuleTests {
    let book = Notebook()

    private func scale(_ steps: [(String, String)]) throws -> RecordID {
        try book.add(
            GradeScale.kind,
            ["name": .text("Mine"), "steps": .pairs(steps.map { Value.Pair($0.0, $0.1) })])
    }

    private func sentence(_ steps: [(String, String)]) throws -> String {
        do {
            _ = try scale(steps)
            return "accepted"
        } catch BookError.refused(let refusals) {
            return refusals.map { $0.error.sentence(in: .english) }.joined()
        }
    }

    @Test func `a letter that stands twice is refused by name`() throws {
        let sentence = try sentence([("A", "90"), ("B", "80"), ("a", "70")])
        #expect(sentence.contains("A: 90, a: 70"))
        #expect(sentence.contains("same letter twice"))
    }

    @Test func `two letters from one percentage are refused by name`() throws {
        let sentence = try sentence([("A", "90 4"), ("B", "90.0 3"), ("F", "0 0")])
        #expect(sentence.contains("A: 90 4, B: 90.0 3"))
        #expect(sentence.contains("same percentage"))
    }

    @Test func `below a scale without a step at zero there is no letter and nothing is passed`() {
        let open = Scale([
            Scale.Step(letter: "A", from: 90, points: 4),
            Scale.Step(letter: "C", from: 70, points: 2),
        ])
        #expect(open.step(at: 69) == nil)
        #expect(open.isFailed(69))
        #expect(!open.isFailed(70))
        #expect(open.points(at: 69) == 0)
        #expect(Scale.known(.us)?.isFailed(59) == true)
        #expect(Scale.known(.us)?.isFailed(60) == false)
    }

    @Test func `a scale whose best has the fewest points says nothing below its last step`() {
        let low = Scale([
            Scale.Step(letter: "1", from: 90, points: 1),
            Scale.Step(letter: "4", from: 50, points: 4),
        ])
        #expect(low.points(at: 40) == nil)
        #expect(low.isFailed(40))
    }

    @Test func `a degree doesn't count a course that a scale without zero doesn't pass`() throws {
        let own = try scale([("A", "90 4"), ("C", "70 2")])
        let degree = try book.add(Degree.kind, ["name": .text("CS")])
        let core = try book.add(
            CourseGroup.kind, ["degree": .reference(degree), "name": .text("Core")])
        let course = try book.add(
            Course.kind,
            [
                "name": .text("Logic"), "status": .choice("completed"), "scale": .choice("own"),
                "ownScale": .reference(own), "courseGroup": .reference(core),
            ])
        try book.add(
            Assignment.kind,
            ["course": .reference(course), "name": .text("Exam"), "earned": .decimal(55)])
        let figures = try book.figures(Degree.kind, degree)
        #expect(figures["gpa"] == .number("0"))
        #expect(figures["creditHours"] == .number("0"))
        #expect(try book.figures(Course.kind, course)["current"]?["letter"] == .null)
    }
}
