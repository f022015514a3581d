import AllTrackers
import Grades
import Kernel
import TestKit
import Testing

/// What a file of grades says beside scores: totals, weights, zones; nothing of it is guessed in
/// silence.
@Suite struct AccountedImportTests {
    private let visitor = Visitor(AllTrackers.app())

    private static let people = "OrgDefinedId,Last Name,First Name,"
    private static let totals =
        ",Calculated Final Grade Numerator,Calculated Final Grade Denominator,End-of-Line Indicator\n"

    private func table(_ text: String) throws -> GradeTable {
        GradeTable(try CSV.parse(text), scale: .known(.usPlusMinus) ?? Scale([]))
    }

    private func preview(_ text: String, _ more: KeyValuePairs<String, String> = [:]) -> String {
        var pairs = [(name: "text", value: text)]
        for (key, value) in more { pairs.append((name: key, value: value)) }
        let body = [UInt8](Parameters(pairs).formEncoded.utf8)
        return visitor.ask(
            "POST", "/grades/import", "application/x-www-form-urlencoded", body
        ).text
    }

    @Test func `a weighted grade alone gives its points, marked`() throws {
        let text =
            Self.people + "Essay Weighted Grade <Numeric MaxPoints:50 Weight:60>,"
            + "Test Points Grade <Numeric MaxPoints:80 Weight:40>" + Self.totals
            + "#1,Lee,Ann,48,60,78,100,#\n"
        let table = try table(text)
        #expect(table.works.map(\.earned) == [40, 60])
        #expect(table.groups.map(\.weight) == [60, 40])
        #expect(table.doubts.contains { $0.read == "40 / 50" && $0.changesFigure })
        #expect(!preview(text).contains("comes to the other figure"))
    }

    @Test func `Brightspace without weights counts by points, and calculated columns are no work`()
        throws
    {
        let text =
            Self.people + "Quiz 1 Points Grade <Numeric MaxPoints:10 Category:Quizzes>,"
            + "Paper Points Grade <Numeric MaxPoints:70>,"
            + "Attendance Points Grade <Calculated MaxPoints:100>,"
            + "Curve Points Grade <Formula MaxPoints:100>" + Self.totals
            + "#1,Lee,Ann,9,61,88.5,77,70,80,#\n"
        let table = try table(text)
        #expect(table.works.map(\.name) == ["Quiz 1", "Paper"])
        #expect(table.weighting == Weighting.none)
        #expect(table.doubts.count { $0.changesFigure } == 2)
        _ = visitor.post("/grades/import", ["text": text, "keep": "1", "name": "A"])
        let course = try #require(try visitor.book.records(Course.kind).first)
        #expect(course[Course.weights] == Weighting.none)
        #expect(!preview(text, ["name": "B"]).contains("comes to the other figure"))
    }

    @Test func `a column that nothing accounts for is named`() throws {
        let text =
            Self.people + "Quiz Points Grade <Numeric MaxPoints:10>,Mood" + Self.totals
            + "#1,Lee,Ann,9,blue,9,10,#\n"
        #expect(try table(text).doubts.map(\.text) == ["Mood"])
    }

    @Test func `a total that the course doesn't come to is said with both figures`() throws {
        let canvas =
            "Student,ID,SIS Login ID,Section,Homework 1 (1),Exam (2),Homework Current Score,"
            + "Exams Current Score,Current Score\n    Points Possible,,,,20,100,(read only),(read only),"
            + "(read only)\n\"Roy, Al\",5,al,A,17,70,85,70,76\n"
        let shown = preview(canvas)
        #expect(shown.contains("Current Score: 76 % → 72.5 %"))
        #expect(shown.contains("gives these groups no weights"))
        let moodle =
            "First name,Last name,Quiz: A (Real),Quiz: A (Percentage),Course total (Percentage)\n"
            + "Ann,Lee,8.00,80.00 %,90.00 %\n"
        #expect(preview(moodle).contains("Course total (Percentage): 90 % → 80 %"))
        let classroom =
            "Last Name,First Name,Email Address,Overall Grade,Map\nPoints,,,,10\n"
            + "Lee,Ann,a@x.org,88%,8\n"
        #expect(preview(classroom).contains("Overall Grade: 88 % → 80 %"))
        let blackboard =
            "Last Name,First Name,Username,Total [Total Pts: up to 60 Score] |1,"
            + "Essay [Total Pts: 60 Score] |2\nLee,Ann,ann,45,48\n"
        #expect(preview(blackboard).contains("Total: 75 % → 80 %"))
        #expect(!preview(blackboard.replacing(",45,", with: ",48,")).contains("→ 80 %"))
    }

    @Test func `a row that is called as a total is no work`() throws {
        let table = try table("Assignment,Score,Out of\nEssay,18,20\nQuiz,9,10\nTotal,27,30\n")
        #expect(table.works.map(\.name) == ["Essay", "Quiz"])
        #expect(table.doubts.map(\.text) == ["Total: 27"])
        #expect(table.stated.count == 1)
    }

    @Test func `weights that each group has once, and are 100 together, are those of the groups`()
        throws
    {
        let table = try table(
            "Assignment,Category,Weight,Score,Out of\nEssay,Papers,60,18,20\nQuiz 1,Quizzes,40,9,10\n"
                + "Quiz 2,Quizzes,40,8,10\n")
        #expect(table.groups.map(\.name) == ["Papers", "Quizzes"])
        #expect(table.groups.map(\.weight) == [60, 40])
        #expect(table.doubts.isEmpty)
    }

    private static let dates: [(String, String?)] = [
        ("14 Oct 2026", "2026-10-14"), ("Oct 3, 2026", "2026-10-03"),
        ("3. Oktober 2026, 23:59 Uhr", "2026-10-03"), ("gio 3 dicembre 2026", "2026-12-03"),
        ("Thu, Oct 3rd, 2026 at 11:59 PM", "2026-10-03"), ("1 März 2026", "2026-03-01"),
        ("No due date", nil), ("Oct 3", nil), ("Oct 3 2026 or later", nil), ("ma 2026 3", nil),
        ("31 Feb 2026", nil),
    ]

    @Test(arguments: dates)
    func `dates with a month's name are read`(text: String, date: String?) throws {
        let table = try table("Assignment,Score,Out of,Due\nEssay,18,20,\"\(text)\"\n")
        #expect(table.works.first?.due?.iso == date)
        let isSaid = date == nil && text != "No due date"
        #expect(table.doubts.isEmpty == !isSaid)
        #expect(!table.doubts.contains { Language.english($0.reason).contains("comes first") })
    }

    @Test func `a school grade that the scale hasn't got is called so`() throws {
        for mark in ["6+", "1+", "3-"] {
            let table = try table("Prova,Voto\nTema,\(mark)\n")
            let reason = Language.english(try #require(table.doubts.first).reason)
            #expect(reason.contains("school grade"))
        }
    }

    private static func calendar(_ lines: String) -> String {
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\n" + lines + "\nEND:VEVENT\nEND:VCALENDAR\n"
    }

    @Test func `a time in UTC has the reader's day, and says so where nobody knows it`() {
        let text = Self.calendar(
            "UID:event-assignment-1\nDTSTART:20261204T045900Z\nSUMMARY:Essay [BIO 1]")
        let zone = "29000000:-240 29600000:-300"
        #expect(preview(text, ["utc-offsets": zone]).contains("3 Dec"))
        #expect(!preview(text, ["utc-offsets": zone]).contains("are in UTC"))
        #expect(preview(text).contains("4 Dec"))
        #expect(preview(text).contains("are in UTC"))
        #expect(ReaderClock("1:2 x") == nil)
        #expect(ReaderClock("5:60")?.utcOffset(at: Instant(milliseconds: 0)) == nil)
    }

    @Test(arguments: [
        ("UID:event-calendar-event-7\nDTSTART:20261205T150000Z\nSUMMARY:Talk", "no assignment"),
        ("UID:event-assignment-7\nDTSTART:20261205\nSUMMARY:Quiz\nSTATUS:CANCELLED", "cancelled"),
        ("UID:1\nDTSTART:20261205T090000\nDTEND:20261205T100000\nSUMMARY:Biology", "no assignment"),
        ("UID:1\nDTSTART:20261205T090000\nDURATION:PT1H\nSUMMARY:Biology", "no assignment"),
        ("UID:1\nDTSTART:20270229\nSUMMARY:Exam", "20270229” does not exist"),
        ("UID:1\nDTSTART:20261205\nSUMMARY:Sprechstunde", "no assignment"),
        ("UID:1\nDTSTART:20261221\nDTEND:20270104\nSUMMARY:Winter break", "no assignment"),
        ("UID:1\nDTSTART:20261205\nSUMMARY:Poster", "Nothing says that this is work"),
    ])
    func `events that are no assignments are left out or marked, and said`(
        lines: String, reason: String
    ) {
        let shown = preview(Self.calendar(lines))
        #expect(shown.contains(reason))
        #expect(shown.contains("Nothing to import") == !reason.hasPrefix("Nothing says"))
    }

    @Test func `a time of day that does not exist is said`() {
        let shown = preview(Self.calendar("UID:1\nDTSTART:20261201T256199\nSUMMARY:Exam"))
        #expect(shown.contains("1 Dec"))
        #expect(shown.contains("This time of day does not exist"))
    }

    @Test func `an exam with a duration, a task and what is due are work`() {
        for lines in [
            "UID:1\nDTSTART:20261205T090000\nDTEND:20261205T110000\nSUMMARY:Midterm exam",
            "UID:1\nDTSTART:20261205\nDTEND:20261206\nSUMMARY:Poster due",
        ] {
            let shown = preview(Self.calendar(lines))
            #expect(shown.contains("5 Dec"))
            #expect(!shown.contains("Nothing says"))
        }
    }

    @Test func `a second new course is offered a free name, and a known one its course`() throws {
        let file = "Assignment,Score,Out of\nEssay,9,10\n"
        _ = visitor.post("/grades/import", ["text": file, "keep": "1", "name": "New course"])
        let again = visitor.post("/grades/import", ["text": file])
        #expect(again.markup.contains("value=\"New course 2\""))
        let course = try #require(try visitor.book.records(Course.kind).first)
        let named = "Course,Assignment,Score,Out of\nNew course,Quiz,8,10\n"
        #expect(
            visitor.post("/grades/import", ["text": named]).markup
                .contains("value=\"\(course.id.text)\" selected"))
    }

    @Test func `titles above a plain table are said and left out`() throws {
        let text = "My grades\n\nFall 2026,\nAssignment,Score,Out of\nEssay,18,20\n"
        let table = try table(text)
        #expect(table.works.map(\.name) == ["Essay"])
        #expect(table.works.map(\.earned) == [18])
        #expect(table.doubts.map(\.text) == ["My grades", "Fall 2026"])
        #expect(table.doubts.map(\.line) == [1, 3])
    }

    @Test func `one's own scores are told from those of a class`() throws {
        let table = try table(
            "Assignment,Class average,My score,Out of\nEssay,15,18,20\nQuiz,7,9,10\n")
        #expect(table.works.map(\.earned) == [18, 9])
        #expect(table.doubts.map(\.text) == ["Class average"])
    }

    @Test(arguments: ["7 out of 10", "7 of 10", "7 von 10", "7 su 10", "7 / 10"])
    func `what a score is out of may be said in words`(_ score: String) throws {
        let work = try #require(try table("Assignment,Score\nQuiz,\(score)\n").works.first)
        #expect(work.earned == 7)
        #expect(work.total == 10)
    }

    @Test func `a grade between two isn't taken for points in silence`() throws {
        let marked = try table("Verifica;Voto\nUna;6/7\n")
        #expect(marked.doubts.contains { $0.text == "Una: 6/7" && $0.changesFigure })
        let among = try table("Test;Result\nA;7+\nB;6/7\n")
        #expect(among.doubts.contains { $0.text == "B: 6/7" && $0.changesFigure })
        let points = try table("Test;Points\nA;6/7\nB;9/10\n")
        #expect(!points.doubts.contains { $0.changesFigure })
    }

    @Test(arguments: ["Current average", "Percentage", "Running total", "Bisheriger Durchschnitt"])
    func `a row called as a total is no work`(_ name: String) throws {
        let table = try table("Assignment,Score,Out of\nEssay,18,20\n\(name),90,100\n")
        #expect(table.works.map(\.name) == ["Essay"])
    }

    @Test(arguments: ["Quizzes total", "Average speed"])
    func `a row with a word of totals is asked about`(_ name: String) throws {
        let table = try table("Assignment,Score,Out of\nEssay,18,20\n\(name),9,10\n")
        #expect(table.works.count == 2)
        #expect(table.doubts.contains { $0.text == name && $0.changesFigure })
    }

    @Test func `a teacher's override is held against what the course comes to`() {
        let text =
            "Student,ID,SIS Login ID,Section,Essay (1),Current Score,Override Score\n"
            + "    Points Possible,,,,100,(read only),\n\"Lee, Ann\",1,a,B,90,90,61.5\n"
        #expect(preview(text).contains("Override Score: 61.5 %"))
    }

    @Test func `several children's grades are asked about`() throws {
        let table = try table("Kind;Arbeit;Punkte;von\nMia;Test 1;18;20\nBen;Test 1;9;20\n")
        #expect(table.groups.isEmpty)
        #expect(table.doubts.contains { $0.text == "Kind: Mia, Ben" && $0.changesFigure })
        let one = try self.table("Child,Assignment,Score,Out of\nMia,Test 1,18,20\n")
        #expect(!one.doubts.contains { $0.changesFigure })
    }

    @Test func `points that nothing is said of are asked about on the screen`() {
        #expect(preview("Assignment,Score\nQuiz,8\n").contains("what it was out of"))
    }

    @Test func `the report that Moodle shows a student is read`() throws {
        let table = try table(
            "Grade item,Calculated weight,Grade,Range,Percentage,Feedback,Contribution to course total\n"
                + "Psychology 101,,,,,,\nQuizzes,,,,,,\nQuiz 1,50.00 %,8.00,0–10,80.00 %,,20.00 %\n"
                + "Quiz 2,50.00 %,6.00,0–10,60.00 %,,15.00 %\n"
                + "Quizzes total,50.00 %,14.00,0–20,70.00 %,,-\n"
                + "Essay,30.00 %,45.00,0–50,90.00 %,nice,27.00 %\n"
                + "Final exam,20.00 %,-,0–200,-,,-\nCourse total,-,77.50,0–100,77.50 %,,-\n")
        #expect(table.format == .moodle)
        #expect(table.works.map(\.name) == ["Quiz 1", "Quiz 2", "Essay", "Final exam"])
        #expect(table.works.map(\.earned) == [8, 6, 45, nil])
        #expect(table.works.map(\.total) == [10, 10, 50, 200])
        #expect(table.groups.map(\.name) == ["Quizzes", "Essay", "Final exam"])
        #expect(table.groups.map(\.weight) == [50, 30, 20])
        #expect(table.stated.count == 1)
    }

    @Test func `a German report is read with its numbers`() throws {
        let table = try table(
            "Bewertungsaspekt;Berechnete Gewichtung;Bewertung;Bereich;Prozentsatz;Feedback\n"
                + "Statistik;;;;;\nTestat 1;40,00 %;7,50;0–10;75,00 %;\n"
                + "Testat 2;60,00 %;1.020,00;0–1.200;85,00 %;\nKurs gesamt;-;81,00;0–100;81,00 %;\n"
        )
        #expect(table.works.map(\.earned?.canonical) == ["7.5", "1020"])
        #expect(table.works.map(\.total) == [10, 1200])
        #expect(table.groups.map(\.weight) == [40, 60])
    }

    @Test func `a calendar of several courses says so, and names keep theirs`() throws {
        let event = { (id: String, name: String, more: String) in
            "BEGIN:VEVENT\nUID:\(id)\nDTSTART;VALUE=DATE:20261209\nSUMMARY:\(name)\n\(more)END:VEVENT\n"
        }
        for calendar in [
            event("event-assignment-1", "Essay 2 [ENG]", "")
                + event("event-assignment-2", "Set 9 [MATH]", ""),
            event("1@m", "Essay 2 due", "CATEGORIES:ENG\n")
                + event("2@m", "Set 9 due", "CATEGORIES:MATH\n"),
        ] {
            let page = preview("BEGIN:VCALENDAR\n" + calendar + "END:VCALENDAR\n")
            #expect(page.contains("ENG, MATH"))
            #expect(page.contains("[MATH]"))
        }
        let one = preview(
            "BEGIN:VCALENDAR\n" + event("event-assignment-1", "Essay 2 [ENG]", "")
                + "END:VCALENDAR\n")
        #expect(!one.contains("[ENG]</"))
        #expect(one.contains("Essay 2"))
    }

    @Test func `a teacher's table with a column for each work isn't read by its rows`() throws {
        let table = try table(
            "Last,First,HW 1 /10,HW 2 /10,Test 1 (50 pts)\nAdams,Zoë,9,8,44\nBrown,Al,7,8,40\n")
        #expect(table.works.isEmpty)
        #expect(table.doubts.map(\.changesFigure) == [true])
    }
}
