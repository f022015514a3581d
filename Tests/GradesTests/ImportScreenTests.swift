import AllTrackers
import Foundation
import Grades
import Kernel
import TestKit
import Testing

/// The import of grades on the screen: what is recognised, and what comes in again.
@Suite struct ImportScreenTests {
    private let visitor = Visitor(AllTrackers.app())

    private static let calendar = """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        BEGIN:VEVENT\r
        UID:event-assignment-70011\r
        DTSTART;VALUE=DATE:20261205\r
        SUMMARY:Lab 3\\, part \\(b\\) [BIO 101]\r
        END:VEVENT\r
        BEGIN:VTODO\r
        UID:t1\r
        DUE:20261212\r
        SUMMARY:Read ch. 4 [twice]\r
        END:VTODO\r
        END:VCALENDAR\r

        """

    private static func canvas(_ scores: String) -> String {
        """
        Student,ID,SIS Login ID,Section,Quiz (501),Test (502),Essay (503)
            Points Possible,,,,10,20,30
        "Ferrante, Ada",9001,ada,Sec 1,\(scores)

        """
    }

    @Test func `a preview of nothing says beside the field what is wanted`() {
        for text in ["", " \n "] {
            let screen = visitor.post("/grades/import", ["text": text])
            #expect(screen.status == 422)
            #expect(screen.text.contains("Choose a file above, or paste its rows here."))
        }
        #expect(!visitor.get("/grades/import").text.contains("Choose a file above"))
        #expect(visitor.post("/grades/import", ["text": "\"open"]).status == 422)
    }

    private func works() throws -> [Record] {
        try visitor.book.records(Assignment.kind, order: [.ascending(Assignment.name)])
    }

    private func keep(
        _ text: String, name: String = "BIO", into course: String = "", take row: String = ""
    ) -> Screen {
        visitor.now = visitor.now + 1_000
        return visitor.post(
            "/grades/import",
            ["text": text, "keep": "1", "name": name, "course": course, "take-" + row: "1"])
    }

    /// What the preview says under a work's name.
    private func subtitle(_ screen: Screen, _ index: Int) -> String {
        let row = screen.markup.components(separatedBy: "id=\"i-\(index)\"").last ?? ""
        return row.components(separatedBy: "class=\"sub\">").dropFirst().first?
            .components(separatedBy: "<").first ?? ""
    }

    @Test func `a calendar's due dates become work, by their names alone`() throws {
        let shown = visitor.post("/grades/import", ["text": ImportScreenTests.calendar])
        #expect(shown.text.contains("Recognised as a calendar"))
        #expect(keep(ImportScreenTests.calendar).status == 303)
        #expect(try works().map { $0.title } == ["Lab 3, part (b)", "Read ch. 4 [twice]"])
        #expect(try works().first?.optional(Assignment.due)?.iso == "2026-12-05")
    }

    @Test func `a file that comes in again is shown over the course that it came into`() throws {
        _ = keep(ImportScreenTests.canvas("8,15,0"))
        let again = visitor.post("/grades/import", ["text": ImportScreenTests.canvas("8,,0")])
        let course = try #require(try visitor.book.records(Course.kind).first)
        #expect(again.markup.contains("value=\"\(course.id.text)\" selected"))
        #expect(subtitle(again, 0).contains("unchanged"))
        #expect(subtitle(again, 2).contains("unchanged"))
    }

    @Test func `a score that the file has no more stays, for that reason, until it is taken`()
        throws
    {
        _ = keep(ImportScreenTests.canvas("8,15,0"))
        let course = try #require(try visitor.book.records(Course.kind).first).id.text
        let file = ImportScreenTests.canvas("8,,0")
        let again = visitor.post("/grades/import", ["text": file, "course": course])
        #expect(again.text.contains("The file has no score for it any more"))
        #expect(!again.text.contains("by hand"))
        #expect(again.text.contains("15 / 20"))
        #expect(!again.text.contains("→ 15"))
        #expect(subtitle(again, 1).contains("unchanged"))
        _ = keep(file, into: course)
        #expect(try works().map { $0.optional(Assignment.earned) } == [0, 8, 15])
        _ = keep(file, into: course, take: "1")
        #expect(try works().map { $0.optional(Assignment.earned) } == [0, 8, nil])
    }

    @Test func `a file that changes nothing leads to the course, not to its groups`() throws {
        let file = ImportScreenTests.canvas("8,15,0")
        #expect(keep(file).location?.contains("/weights") == true)
        let course = try #require(try visitor.book.records(Course.kind).first).id.text
        #expect(keep(file, into: course).location?.contains("/weights") == false)
    }

    @Test func `a new course of a name that there is already is asked about`() throws {
        _ = keep(ImportScreenTests.canvas("8,15,0"))
        let twin = keep("Name,Score,Total\nEssay,9,10\n", name: "bio")
        #expect(twin.status == 200)
        #expect(twin.text.contains("There is a course of this name"))
        #expect(try visitor.book.records(Course.kind).count == 1)
    }

    @Test func `the kind of a Moodle activity isn't shown as a group`() {
        let shown = visitor.post(
            "/grades/import",
            ["text": "First name,Last name,Quiz: Week 1 (Real)\nAda,Ferrante,8.1250\n"])
        #expect(subtitle(shown, 0) == "new")
    }

    @Test func `Brightspace work without weight among work with weights doesn't count`() throws {
        let head =
            "OrgDefinedId,Last Name,First Name,"
            + "Quiz 1 Points Grade <Numeric MaxPoints:10 Weight:50 Category:Quizzes CategoryWeight:40>,"
            + "Quiz 2 Points Grade <Numeric MaxPoints:20 Weight:50 Category:Quizzes CategoryWeight:40>,"
            + "Paper 1 Points Grade <Numeric MaxPoints:50 Weight:60 Category:Papers CategoryWeight:60>,"
            + "Paper 2 Points Grade <Numeric MaxPoints:50 Weight:40 Category:Papers CategoryWeight:60>,"
            + "Bonus Points Grade <Numeric MaxPoints:5 Weight:0 Category:Papers CategoryWeight:60>,"
            + "End-of-Line Indicator"
        let text = head + "\n#001,Ng,Zoe,8,15,45,,3,#\n"
        let shown = visitor.post("/grades/import", ["text": text])
        #expect(shown.text.contains("Bonus"))
        #expect(shown.text.contains("Its weight is 0"))
        #expect(shown.text.contains("Paper 1, Paper 2"))
        #expect(!shown.text.contains("Quiz 1, Quiz 2"))
        _ = keep(text)
        let bonus = try works().first { $0.title == "Bonus" }
        #expect(bonus?[Assignment.enabled] == false)
        #expect(bonus?.optional(Assignment.earned) == 3)
    }

    @Test func `an empty book offers an import`() {
        #expect(visitor.get("/grades").markup.contains("href=\"/grades/import\""))
    }
}
