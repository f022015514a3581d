import AllTrackers
import Kernel
import TallyCLI
import TestKit
import Testing

/// Tables of grades that people keep themselves come in through `tally import`.
struct GradeTableTests {
    private let desk = Desk(AllTrackers.declarations)

    private func courses() throws -> [String] {
        let list = try JSON.parse(desk.tally("list", "course", "--all", "--json").output)
        return (list.elements ?? []).compactMap { $0["name"]?.string }.sorted()
    }

    @Test func `a table with headings of grades is known by them`() throws {
        let rows = "Fach;Arbeit;Note;Datum;Gewicht\nMathe;SA 1;2;14.09.2026;2\nMathe;Ex;3;;1\n"
        desk.tally("add", "gradePreference", "scale=german")
        let file = desk.file("own.csv", rows)
        let answer = desk.tally("import", file)
        #expect(answer.code == .done, "\(answer.messages)")
        #expect(try courses() == ["Mathe"])
        let shown = desk.tally("show", "course", "Mathe", "--json").output
        #expect(shown.contains("2.3333333333"))
        #expect(desk.tally("import", file).code == .done)
        #expect(try courses() == ["Mathe"])
    }

    @Test func `grades of several courses come into each by its name`() throws {
        let rows = "Subject,Assignment,Score,Out of\nMaths,Test,18,20\nArt,Poster,9,10\n"
        let file = desk.file("own.csv", rows)
        #expect(desk.tally("import", file, "--named", "All").messages.contains("“Maths” and “Art”"))
        #expect(desk.tally("import", file).code == .done)
        #expect(try courses() == ["Art", "Maths"])
    }

    @Test func `what grades are out of is asked where neither file nor scale says it`() {
        let file = desk.file("own.csv", "Assignment,Grade,Date\nTest,7,2026-09-14\n")
        let answer = desk.tally("import", file, "--named", "Maths")
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("doesn’t say what it was out of"))
    }

    @Test func `a score that says in words what it is out of isn't asked about`() {
        let file = desk.file("own.csv", "Name,Score\nQuiz,7 out of 10\nTest,45 / 50\n")
        let answer = desk.tally("import", file, "--as", "grades", "--named", "Maths")
        #expect(answer.code == .done, "\(answer.messages)")
    }

    @Test func `headings that are only perhaps those of grades are asked about`() {
        let file = desk.file("any.csv", "Fach;Note;Von;Fällig\nReferat;9;10;2026-09-14\n")
        #expect(desk.tally("import", file).messages.contains("grades"))
        let doubted = desk.tally("import", file, "--as", "grades", "--named", "Deutsch")
        #expect(doubted.messages.contains("No column names the work"))
    }

    @Test func `a second file of one name isn't another course of it without a word`() throws {
        let rows = "Assignment,Score,Out of\nTest,18,20\n"
        let first = desk.file("grades.csv", rows)
        #expect(desk.tally("import", first).code == .done)
        let second = desk.file("grades.txt", rows.replacing("Test", with: "Essay"))
        let answer = desk.tally("import", second)
        #expect(answer.code == .refused)
        #expect(answer.messages.contains("There is a course “grades” already"))
        #expect(try courses() == ["grades"])
        #expect(desk.tally("import", second, "--into", "grades").code == .done)
    }
}
