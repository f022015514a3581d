import Grades
import Kernel
import TestKit
import Testing

@Suite struct ImportTests {
    private func table(_ text: String, student: Int? = nil) throws -> GradeTable {
        GradeTable(try CSV.parse(text), student: student)
    }

    @Test func `a Canvas gradebook gives its assignments with their points`() throws {
        let table = try table(
            "\u{FEFF}Student,ID,SIS User ID,SIS Login ID,Section,Homework 1 (101),Quiz (102),Final Score\n"
                + ",,,,,Manual Posting,,(read only)\n"
                + "    Points Possible,,,,,10,20,(read only)\n"
                + "\"Doe, Jane\",1,,jane,A,8.5,EX,85\n"
                + "\"Student, Test\",2,,,A,,,\n")
        #expect(table.format == .canvas)
        #expect(table.students == ["Doe, Jane"])
        #expect(table.works.map(\.name) == ["Homework 1", "Quiz"])
        #expect(table.works[0].earned == Decimal(canonical: "8.5"))
        #expect(table.works[0].total == 10)
        #expect(table.works[1].excused)
    }

    @Test func `the points possible may stand in any row, and numbers may be localised`() throws {
        let table = try table(
            "Student;ID;SIS Login ID;Section;Essay (7)\nRoe, Max;1;max;A;8,5\nPoints Possible;;;;10\n"
        )
        var essay = work("Essay", "8.5", total: 10)
        essay.externalID = "7"
        #expect(table.works == [essay])
    }

    @Test func `a Moodle export gives points, groups and totals`() throws {
        let table = try table(
            "First name,Surname,Email address,Quiz: Week 1 (Real),Quiz: Week 1 (Percentage),"
                + "Assignment: Essay (Percentage),Course total (Real)\n"
                + "Jane,Doe,j@x.org,8.50,85.00 %,-,8.5\nMax,Roe,m@x.org,5,50 %,70 %,1\n",
            student: 0)
        #expect(table.format == .moodle)
        #expect(table.students == ["Jane Doe", "Max Roe"])
        var quiz = work("Week 1", "8.5", total: 10)
        quiz.group = "Quiz"
        #expect(table.works.first == quiz)
        #expect(table.works.map(\.name) == ["Week 1", "Essay"])
        #expect(table.works[1].earned == nil)
    }

    @Test func `a plain table is understood by its headings`() throws {
        let table = try table("Aufgabe;Punkte;Von;Fällig\nTest 1;18;20;2026-09-14\nTest 2;;20;\n")
        #expect(table.format == .plain)
        #expect(table.works[0].earned == 18)
        #expect(table.works[0].due == CivilDate(iso: "2026-09-14"))
        #expect(table.works[1].earned == nil)
    }

    @Test func `weights of single work become groups, and what is left over is named`() throws {
        let table = try table(
            "Fach;Arbeit;Note;Datum;Gewicht;Lehrer\nMathe;SA 1;1,7;14.09.2026;2;Ott\n"
                + "Mathe;Ex 1;2,3;20.10.2026;1;Ott\n")
        #expect(table.courseName == "Mathe")
        #expect(table.works.map(\.name) == ["SA 1", "Ex 1"])
        #expect(table.works.map(\.group) == ["SA 1", "Ex 1"])
        #expect(table.groups.map(\.weight) == [2, 1])
        #expect(table.works[0].due == CivilDate(iso: "2026-09-14"))
        #expect(table.doubts.filter { $0.read.isEmpty }.map(\.text) == ["Lehrer"])
    }

    @Test func `weights that are all the same make no groups, and one that is none is doubted`()
        throws
    {
        #expect(try table("Arbeit;Note;Gewicht\nA;2;1\nB;3;1\n").groups.isEmpty)
        let odd = try table("Arbeit;Note;Gewicht\nA;2;1\nB;3;doppelt\n")
        #expect(odd.doubts.filter { $0.read.isEmpty }.map(\.text) == ["B: doppelt"])
    }

    @Test func `a table of several courses gives the rows of the one that is chosen`() throws {
        let text = "Subject,Assignment,Grade,Out of\nMaths,Test,18,20\nArt,Poster,9,10\n"
        #expect(try table(text).students == ["Maths", "Art"])
        #expect(try table(text).works.isEmpty)
        #expect(try table(text, student: 1).works.map(\.name) == ["Poster"])
    }

    @Test func `where no column names the work, that of the courses does, and is doubted`() throws {
        let table = try table("Fach;Note;Von;Fällig\nReferat;9;10;2026-09-14\n")
        #expect(table.works.map(\.name) == ["Referat"])
        #expect(table.doubts.contains { $0.text == "Fach" && $0.changesFigure })
    }

    @Test func `a plain table's columns can be chosen`() throws {
        let rows = try CSV.parse("a,b\nTest 1,18/20\n")
        let table = GradeTable(rows, columns: [.name: 0, .score: 1])
        var first = work("Test 1", "18", total: 20)
        first.line = 2
        #expect(table.works == [first])
    }

    @Test func `nothing is read from nothing`() throws {
        #expect(try table("").works.isEmpty)
    }

    private func work(_ name: String, _ earned: String, total: Decimal) -> GradeTable.Found {
        var found = GradeTable.Found(name: name)
        found.earned = Decimal(canonical: earned)
        found.total = total
        return found
    }
}
