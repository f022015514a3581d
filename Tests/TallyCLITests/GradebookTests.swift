import AllTrackers
import Kernel
import TallyCLI
import TestKit
import Testing

/// The files of `Tests/Fixtures/Imports` come in through `tally import` as their exporters meant them.
struct GradebookTests {
    private let desk = Desk(AllTrackers.declarations)

    private func path(_ name: String) -> String { "Tests/Fixtures/Imports/" + name }

    /// What a dry run prints.
    private func read(_ name: String, _ words: String...) throws -> JSON {
        let answer = desk.run(["import", path(name), "--dry-run", "--json"] + words)
        #expect(answer.code == .done, "\(answer.messages)")
        return try JSON.parse(answer.output)
    }

    private func works(_ json: JSON) -> [[String: JSON]] {
        (json["records"]?.elements ?? []).filter { $0["kind"] == .string("assignment") }.map {
            record in
            Dictionary((record.members ?? []).map { ($0.name, $0.value) }) { $1 }
        }
    }

    /// "Homework 1 8.5/10", "x" for excused.
    private func scores(_ json: JSON) -> [String] {
        works(json).map { work in
            let score = work["excused"] == .boolean(true) ? "x" : work["earned"]?.number ?? "–"
            return (work["name"]?.string ?? "") + " " + score + "/" + (work["total"]?.number ?? "")
        }
    }

    private func doubts(_ json: JSON) -> [String] {
        (json["doubts"]?.elements ?? []).compactMap { $0["text"]?.string }
    }

    @Test
    func `Canvas: N/A and EX are excused, no points is left out and named, totals are no work`()
        throws
    {
        let json = try read("canvas.csv", "--named", "Algorithms", "--student", "Ada Ferrante")
        #expect(json["format"] == .string("canvas"))
        #expect(
            scores(json) == [
                "Homework 1 8.5/10", "Homework 2 x/20", "Homework 3 x/15", "Midterm 77/100",
                "Bonus 3/0",
            ])
        #expect(
            works(json).map { $0["externalID"]?.string } == [
                "4101", "4102", "4103", "4201", "4401",
            ])
        #expect(doubts(json).contains("Reading (4301)"))
        #expect(works(json).last?["extraCredit"] == .boolean(true))
    }

    @Test func `a blank score is ungraded, and a gradebook of several asks whose row it is`() throws
    {
        let json = try read("canvas.csv", "--named", "A", "--student", "Okafor, Ben")
        #expect(
            scores(json).prefix(3) == ["Homework 1 9/10", "Homework 2 18/20", "Homework 3 –/15"])
        let answer = desk.tally("import", path("canvas.csv"), "--named", "A")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("“Ferrante, Ada” and “Okafor, Ben”"))
        #expect(!answer.messages.contains("Student, Test"))
        let nobody = desk.tally("import", path("canvas.csv"), "--named", "A", "--student", "Zoe")
        #expect(nobody.messages.contains("No student is called “Zoe”"))
    }

    @Test func `an import is one action, and doing it twice changes nothing`() {
        let words = ["import", path("canvas.csv"), "--named", "Algorithms", "--student", "ben"]
        #expect(desk.run(words).code == .done)
        #expect(desk.run(words).messages.contains("Nothing to change"))
        desk.tally("undo")
        #expect(desk.tally("list", "course", "--all").output == "")
        #expect(desk.tally("list", "assignment", "--all").output == "")
    }

    @Test func `two columns of one name are told apart by the exporter's numbers`() throws {
        desk.tally("import", path("canvas-twins.csv"), "--named", "A")
        let text = desk.content(of: path("canvas-twins.csv")) ?? ""
        let turned = text.replacing("Quiz (501),Quiz (502)", with: "Quiz (502),Quiz (501)")
            .replacing("10,20", with: "20,10").replacing("8,15", with: "16,8")
        desk.tally("import", desk.file("next.csv", turned), "--into", "A")
        let works = try JSON.parse(desk.tally("list", "assignment", "--all", "--json").output)
        let found = (works.elements ?? []).map {
            ($0["externalID"]?.string ?? "") + ":" + ($0["earned"]?.number ?? "")
        }
        #expect(found.sorted() == ["501:8", "502:16"])
    }

    @Test func `a score, a total and a mark set by hand survive the next import`() throws {
        let file = path("canvas-twins.csv")
        desk.tally("import", file, "--named", "A")
        let list = try JSON.parse(desk.tally("list", "assignment", "--all", "--json").output)
        let id = list.elements?.first { $0["externalID"] == .string("501") }?["id"]?.string ?? ""
        desk.tally("set", "assignment", id, "earned=9", "total=12")
        #expect(desk.tally("import", file, "--into", "A").code == .done)
        #expect(desk.tally("show", "assignment", id, "--json").output.contains("\"earned\": 9"))
        let text = (desk.content(of: file) ?? "").replacing(",8,15", with: ",7,15")
        let changed = desk.file("next.csv", text)
        let refused = desk.tally("import", changed, "--into", "A")
        #expect(refused.code == .refused)
        #expect(refused.messages.contains("“Quiz: 9” → 7: The file has 7."))
        #expect(desk.tally("show", "assignment", id, "--json").output.contains("\"earned\": 9"))
        #expect(desk.tally("import", changed, "--into", "A", "--accept-doubts").code == .done)
        let shown = desk.tally("show", "assignment", id, "--json").output
        #expect(shown.contains("\"earned\": 7"))
        #expect(shown.contains("\"total\": 12"))
    }

    @Test func `points possible that can be read in two ways are doubted, not dropped in silence`()
        throws
    {
        let rows =
            "Student,ID,SIS Login ID,Section,Essay (103),Quiz (104)\n"
            + "    Points Possible,,,,\"1,100\",10\n\"Ferrante, Ada\",1,ada,A,900,8\n"
        let file = desk.file("c.csv", rows)
        let answer = desk.tally("import", file, "--named", "A")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("Essay (103): 1,100"))
        let clear = desk.file("d.csv", rows.replacing("\"1,100\"", with: "\"1,100.00\""))
        #expect(desk.tally("import", clear, "--named", "A").code == .done)
        let works = desk.tally("list", "assignment", "--all", "--json").output
        #expect(works.contains("\"total\":1100"))
    }

    @Test
    func
        `Moodle: totals of categories and of the course are no work, and totals follow from all rows`()
        throws
    {
        let json = try read("moodle.csv", "--named", "A", "--student", "Ada Ferrante")
        #expect(json["format"] == .string("moodle"))
        #expect(scores(json) == ["Week 1 8.5/10", "Essay –/20"])
        #expect(doubts(json) == [])
    }

    @Test func `Moodle in German, with decimal commas and the umlauts of Windows-1252`() throws {
        let json = try read("moodle-de.txt", "--named", "A")
        #expect(scores(json) == ["Blatt 1 8.5/10"])
    }

    @Test func `points alone don't say what they are out of, so they are asked`() {
        let file = desk.file("m.csv", "First name,Surname,Quiz: Week 1 (Real)\nAda,Ferrante,8\n")
        let answer = desk.tally("import", file, "--named", "A")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("doesn’t say what it was out of"))
    }

    @Test func `Brightspace: categories become groups with their weights`() throws {
        let json = try read("brightspace.csv", "--named", "A", "--student", "Ferrante, Ada")
        #expect(json["format"] == .string("brightspace"))
        #expect(scores(json) == ["Quiz 1 9/10", "Quiz 2 –/10", "Final Exam 60/80"])
        let groups = (json["records"]?.elements ?? []).filter {
            $0["kind"] == .string("weightGroup")
        }
        #expect(groups.map { $0["name"]?.string } == ["Quizzes", "Final Exam"])
        #expect(groups.map { $0["weight"]?.number } == ["30", "70"])
        #expect(works(json).allSatisfy { $0["weightGroup"] != nil })
    }

    @Test(arguments: ["blackboard.csv", "blackboard.xls"])
    func `Blackboard: commas or tabs in UTF-16, calculated columns are no work`(name: String) throws
    {
        let json = try read(name, "--named", "A")
        #expect(json["format"] == .string("blackboard"))
        #expect(scores(json) == ["Essay 27/30", "Project –/1000", "Lab 88/100"])
        #expect(works(json).map { $0["externalID"]?.string } == ["7003", "7004", "7005"])
        #expect(
            doubts(json) == [
                "Group [Total Pts: 0 Text] |7006", "Weighted Total: 85.5 %", "Total: 82.3 %",
            ])
    }

    @Test func `Google Classroom: dates are read in the column's own order`() throws {
        let json = try read("classroom.csv", "--named", "A")
        #expect(json["format"] == .string("classroom"))
        #expect(scores(json) == ["Essay on Ants 17.5/20", "Map –/10"])
        #expect(works(json).map { $0["due"]?.string } == ["2026-10-31", "2026-11-05"])
        #expect(doubts(json) == ["Ungraded trip"])
    }

    @Test func `dates that don't tell day from month are doubted and left out`() throws {
        let json = try read("classroom-us.csv", "--named", "A")
        #expect(scores(json) == ["Essay 17.5/20", "Map x/10"])
        #expect(works(json).allSatisfy { $0["due"] == nil })
        #expect(doubts(json) == ["09/10/2026", "10/11/2026"])
    }

    @Test func `a calendar gives assignments with due dates, the same ones on the next import`()
        throws
    {
        let json = try read("due.ics", "--named", "A")
        #expect(works(json).map { $0["name"]?.string } == ["Homework 4, part one", "Essay"])
        #expect(works(json).map { $0["due"]?.string } == ["2026-12-10", "2026-12-15"])
        #expect(doubts(json) == ["Lecture", "/ 100"])
        desk.tally("import", path("due.ics"), "--named", "A")
        let moved = (desk.content(of: path("due.ics")) ?? "").replacing(
            "20261210", with: "20261211")
        #expect(desk.tally("import", desk.file("n.ics", moved), "--into", "A").code == .done)
        let works = try JSON.parse(desk.tally("list", "assignment", "--all", "--json").output)
        #expect(works.elements?.count == 2)
        #expect(works.elements?.contains { $0["due"] == .string("2026-12-11") } == true)
    }

    @Test func `each column and work is told in a line, and a table of grades is offered as one`() {
        let rows = "Assignment,Score,Out of\nEssay,18,20\n"
        let told = desk.tally("import", desk.file("t.csv", rows), "--named", "A").messages
        #expect(told.contains("Score = score"))
        #expect(told.contains("Essay"))
        let exams = desk.file("e.csv", "Esame;Voto;CFU;Data\nFisica;24;6;03/07/2026\n")
        #expect(desk.tally("import", exams).messages.contains("grades"))
        let late = "UID:event-assignment-1\nDTSTART:20261204T233000Z\nSUMMARY:Lab\n"
        let file = "BEGIN:VCALENDAR\nBEGIN:VEVENT\n" + late + "END:VEVENT\nEND:VCALENDAR\n"
        let read = desk.tally(
            "import", desk.file("l.ics", file), "--named", "B", "--dry-run", "--json")
        #expect(read.output.contains("2026-12-05"))
    }

    @Test func `a file of another exporter is refused with its format's name`() {
        let answer = desk.tally("import", path("moodle.csv"), "--as", "canvas", "--named", "A")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("format canvas"))
    }

    @Test(arguments: [
        ("Müller, Jürgen", true), ("jurgen muller", true), ("Juergen Mueller", true),
        ("MÜLLER", true), ("Jürgen", true), ("9001", true), ("jmueller", true), ("Anna Groß", true),
        ("gross", true), ("Groß", true), ("Kim", false), ("Kim, Min", false), ("9003", true),
        ("Zoe", false), ("lena", true),
    ])
    func `a student is named in many ways, and asked for where two are meant`(
        name: String, isFound: Bool
    ) {
        let rows =
            "Student,ID,SIS Login ID,Section,Essay (103)\n    Points Possible,,,,10\n"
            + "\"Müller, Jürgen\",9001,jmueller,A,9\n\"Groß, Anna-Lena\",9002,agross,A,8\n"
            + "\"Kim, Min\",9003,mkim,A,7\n\"Kim, Min\",9004,mkim2,A,6\n"
        let file = desk.file("names.csv", rows)
        let answer = desk.run(["import", file, "--named", "A", "--student", name])
        #expect(answer.code == (isFound ? .done : .refused), "\(answer.messages)")
        if name.hasPrefix("Kim") {
            #expect(answer.messages.contains("“Kim, Min (9003)” and “Kim, Min (9004)”"))
        }
    }

    @Test func `a file with more entries than any course has is refused with a sentence`() {
        let events = "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VEVENT\n", count: 20_001)
        let refused = desk.tally("import", desk.file("long.ics", events), "--named", "A")
        #expect(refused.code == .refused)
        #expect(refused.messages.contains("at most 20"))
        let rows = "Student,ID,SIS Login ID,Section,Essay (103)\n    Points Possible,,,,10\n"
        let long = rows + String(repeating: "A,1,a,S,3\n", count: 20_000)
        #expect(desk.tally("import", desk.file("l.csv", long), "--named", "A").code == .refused)
    }

    @Test func `an event that is never closed is one all the same`() throws {
        let text =
            "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Essay\nDTSTART:20261201\n"
            + "BEGIN:VEVENT\nSUMMARY:Quiz\nDTSTART:20261202\nEND:VEVENT\nEND:VCALENDAR\n"
        desk.tally("import", desk.file("open.ics", text), "--named", "A")
        let works = try JSON.parse(desk.tally("list", "assignment", "--all", "--json").output)
        #expect(works.elements?.count == 2)
    }
}
