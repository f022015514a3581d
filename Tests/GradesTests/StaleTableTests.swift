import AllTrackers
import Grades
import Kernel
import TestKit
import Testing

/// Tables of a course that are sent after something in them has changed elsewhere.
@Suite struct StaleTableTests {
    private let visitor = Visitor(AllTrackers.app())
    private let course: RecordID

    init() throws {
        let draft = Draft(Course.kind).setting(Course.name, "Logic")
        course = try #require(try visitor.book.commit(draft).ids.first)
    }

    /// Writes one record, a second after whatever was before, and says which.
    private func add(_ draft: Draft) throws -> RecordID {
        visitor.now = visitor.now + 1_000
        return try #require(try visitor.book.commit(draft).ids.first)
    }

    private func work(_ name: String) throws -> RecordID {
        try add(
            Draft(Assignment.kind).setting(Assignment.course, course)
                .setting(Assignment.name, name).setting(Assignment.total, 10))
    }

    private func earned(_ work: RecordID) throws -> Decimal? {
        try visitor.book.visible(Assignment.kind, work).optional(Assignment.earned)
    }

    @Test func `a score that came meanwhile stays when another is saved`() throws {
        let (first, second) = (try work("W0"), try work("W1"))
        let sheet = visitor.get("/grades/\(course.text)/scores")
        _ = try add(Draft(Assignment.kind, first).setting(Assignment.earned, 9))
        let answer = visitor.post(
            "/grades/\(course.text)/scores",
            [
                "as-of": try #require(sheet.value(of: "as-of")), "s-\(first.text)": "",
                "s-\(second.text)": "7",
            ])
        #expect(answer.status == 303)
        #expect(try earned(first) == 9 && earned(second) == 7)
    }

    @Test func `a score typed over one that came meanwhile wins and says so`() throws {
        let first = try work("W0")
        let sheet = visitor.get("/grades/\(course.text)/scores")
        _ = try add(Draft(Assignment.kind, first).setting(Assignment.earned, 9))
        let done = visitor.send(
            "/grades/\(course.text)/scores",
            ["as-of": try #require(sheet.value(of: "as-of")), "s-\(first.text)": "7"])
        #expect(try earned(first) == 7)
        #expect(done.toast?.contains("changed elsewhere meanwhile to “9”") == true)
    }

    @Test func `what if keeps no score that it only showed`() throws {
        let (first, second) = (try work("W0"), try work("W1"))
        let path = "/grades/\(course.text)/what-if"
        let asOf = try #require(visitor.get(path).value(of: "as-of"))
        _ = try add(Draft(Assignment.kind, first).setting(Assignment.earned, 9))
        let tried = visitor.get(path + "?as-of=\(asOf)&s-\(first.text)=&s-\(second.text)=7")
        #expect(tried.value(of: "as-of") == asOf)
        _ = visitor.post(
            "/grades/\(course.text)/scores",
            ["as-of": asOf, "s-\(first.text)": "", "s-\(second.text)": "7"])
        #expect(try earned(first) == 9 && earned(second) == 7)
    }

    @Test func `what if keeps the fields as they stand, before any answer has come`() throws {
        let first = try work("W0")
        let page = visitor.get("/grades/\(course.text)/what-if").markup
        let form = page.split(separator: "</form>").first { $0.contains("id=\"what-if\"") }
        #expect(form?.contains("name=\"s-\(first.text)\"") == true)
        #expect(
            form?.contains("formaction=\"/grades/\(course.text)/scores\" formmethod=\"post\"")
                == true)
    }

    @Test func `a switch that was on by itself is switched off in an old form`() throws {
        let first = try work("W0")
        let path = "/grades/edit/assignment/\(first.text)"
        let form = visitor.get(path)
        _ = try add(Draft(Assignment.kind, first).setting(Assignment.earned, 9))
        let answer = visitor.post(
            path,
            [
                "as-of": try #require(form.value(of: "as-of")), "name": "W0", "total": "10",
                "earned": "", "enabled": "false",
            ])
        #expect(answer.status == 303)
        let record = try visitor.book.visible(Assignment.kind, first)
        #expect(record[Assignment.enabled] == false && record.optional(Assignment.earned) == 9)
    }

    @Test func `a group's weight that came meanwhile stays when a group is added`() throws {
        let group = try add(
            Draft(WeightGroup.kind).setting(WeightGroup.course, course)
                .setting(WeightGroup.name, "G").setting(WeightGroup.weight, 50))
        let sheet = visitor.get("/grades/\(course.text)/weights")
        _ = try add(Draft(WeightGroup.kind, group).setting(WeightGroup.weight, 70))
        let answer = visitor.post(
            "/grades/\(course.text)/weights",
            [
                "as-of": try #require(sheet.value(of: "as-of")), "name-\(group.text)": "G",
                "weight-\(group.text)": "50", "name-new0": "H", "weight-new0": "30",
            ])
        #expect(answer.status == 303)
        let groups = try visitor.book.records(WeightGroup.kind)
        #expect(Set(groups.map { $0[WeightGroup.weight] }) == [70, 30])
    }

    @Test func `a score typed for work that is gone is told, and the others stay typed`() throws {
        let (first, second) = (try work("W0"), try work("W1"))
        try visitor.book.delete(try visitor.book.visible(Assignment.kind, first))
        let path = "/grades/\(course.text)/scores"
        let refused = visitor.post(path, ["s-\(first.text)": "7", "s-\(second.text)": "8"])
        #expect(refused.status == 422)
        #expect(refused.text.contains("“W0” was deleted meanwhile: “7”, typed for it, isn’t kept."))
        #expect(refused.value(of: "s-\(second.text)") == "8")
        #expect(try earned(second) == nil)
        #expect(visitor.post(path, ["s-\(second.text)": "8"]).status == 303)
        #expect(try earned(second) == 8)
    }

    @Test func `a weight typed for a group that is gone is told`() throws {
        let groups = try ["G", "H"].map { name in
            try add(
                Draft(WeightGroup.kind).setting(WeightGroup.course, course)
                    .setting(WeightGroup.name, name).setting(WeightGroup.weight, 50))
        }
        try visitor.book.delete(try visitor.book.visible(WeightGroup.kind, groups[0]))
        let refused = visitor.post(
            "/grades/\(course.text)/weights",
            [
                "name-\(groups[0].text)": "G", "weight-\(groups[0].text)": "33",
                "name-\(groups[1].text)": "H", "weight-\(groups[1].text)": "67",
            ])
        #expect(refused.status == 422)
        #expect(refused.text.contains("“G” was deleted meanwhile: “33”, typed for it"))
        #expect(refused.value(of: "weight-\(groups[1].text)") == "67")
    }

    @Test
    func `work in no group says that its group is only suggested, and where gone work was to go`()
        throws
    {
        let (first, second) = (try work("Homework 1"), try work("Homework 2"))
        let group = try add(
            Draft(WeightGroup.kind).setting(WeightGroup.course, course)
                .setting(WeightGroup.name, "Homework"))
        let path = "/grades/\(course.text)/weights/work"
        #expect(visitor.get(path).text.contains("Homework 1 In no group; this one is suggested"))
        _ = try add(Draft(Assignment.kind, second).setting(Assignment.weightGroup, group))
        #expect(!visitor.get(path).text.contains("Homework 2 In no group; this one"))
        try visitor.book.delete(try visitor.book.visible(Assignment.kind, second))
        let refused = visitor.post(path, ["g-\(first.text)": group.text, "g-\(second.text)": ""])
        #expect(refused.status == 303)
        let other = try add(
            Draft(WeightGroup.kind).setting(WeightGroup.course, course)
                .setting(WeightGroup.name, "Exams"))
        let told = visitor.post(path, ["g-\(second.text)": other.text])
        #expect(told.status == 422)
        #expect(told.text.contains("“Homework 2” was deleted meanwhile: “Exams”, typed for it"))
    }
}
