import Foundation
import Grades
import Kernel
import TestKit
import Testing

/// Lines of "Add several", as people write them.
@Suite struct TypedWorkTests {
    let site = Site()

    /// A course of a scale; its identifier.
    private func course(_ scale: String = "usPlusMinus") -> String {
        site.post("/grades/add/course", "name=Algorithms&creditHours=3")
        let course = site.courses("en").first ?? ""
        site.post("/grades/edit/course/" + course, "name=Algorithms&scale=" + scale)
        return course
    }

    /// What a sheet shows for one line before anything is kept.
    private func understood(_ line: String, _ course: String, _ language: String = "en") -> String {
        let text = site.get(
            "/grades/\(course)/batch/lines?total=100&lines=" + line.percentEncoded, language
        ).text
        return text.components(separatedBy: "<span>").dropFirst().first?
            .components(separatedBy: "</span>").first ?? text
    }

    @Test(arguments: [
        ("Projekt 45/50", "Projekt → 45 / 50"), ("Quiz 3: 8/10", "Quiz 3 → 8 / 10"),
        ("- Blatt 1: 8,5 / 10", "Blatt 1 → 8.5 / 10"), ("Homework 4 92%", "Homework 4 → 92 / 100"),
        ("* Homework 5 – 92 %", "Homework 5 → 92 / 100"), ("Essay B+", "Essay → 87 / 100"),
        ("[ ] Essay: A", "Essay → 93 / 100"), ("1. Quiz 8 of 10", "1. Quiz → 8 / 10"),
        ("1) Quiz 8 of 10", "Quiz → 8 / 10"),
        ("Test 2 (18 von 20 Punkten)", "Test 2 → 18 / 20"), ("Lab 3 = 9/10 pts", "Lab 3 → 9 / 10"),
        ("Prova 7 su 10", "Prova → 7 / 10"), ("Bonus: 12/10", "Bonus → 12 / 10"),
        ("Quiz 1; 18/20; 2026-09-14", "Quiz 1 → 18 / 20 · 14 Sep"),
        ("Quiz 1 18/20 2026-09-14", "Quiz 1 → 18 / 20 · 14 Sep"), ("Essay\t9", "Essay → 9 / 100"),
        ("Diktat 2; 17,5; 14.09.2026", "Diktat 2 → 17.5 / 100 · 14 Sep"),
        ("Diktat; 9/24/2026; 18", "Diktat → 18 / 100 · 24 Sep"),
        ("Diktat 3; entschuldigt", "Diktat 3 → excused"), ("Quiz; EX", "Quiz → excused"),
        ("Quiz; 03/04/2026", "“03/04/2026” doesn’t say whether day or month"),
        ("Essay A;", "Essay A"), ("Quiz:8/10", "Quiz → 8 / 10"),
    ])
    func `a score at the end of a line is understood for a reason`(line: String, read: String) {
        #expect(understood(line, course()).hasPrefix(read))
    }

    @Test(arguments: [
        "Homework 3", "Quiz 2", "Chapter 1,3", "Chapter 1.3", "Plan 2026", "TCP/IP",
        "Essay 24.12.2026",
        "C++", "Unit 4-6", "Route 66", "Version 2",
    ])
    func `a bare number stays in the title`(line: String) {
        #expect(understood(line, course()) == line)
    }

    @Test(arguments: ["german", "us"])
    func `a grade of the course's scale ends a title only in such a course`(scale: String) {
        let course = course(scale)
        let read = understood("Klausur 1,3", course, "de")
        #expect(read == (scale == "german" ? "Klausur → 1,3" : "Klausur 1,3"))
        #expect(understood("Quiz 2", course, "de") == "Quiz 2")
    }

    @Test func `a grade in thirtieths is asked, and with honours it is clear`() {
        let course = course("italian")
        #expect(understood("Scritto 30 e lode", course, "it") == "Scritto → 30L")
        #expect(understood("Scritto: 28", course, "it") == "Scritto → 28")
        #expect(understood("Scritto 28", course, "it").contains("«Scritto; 28»"))
        #expect(understood("Quiz 2", course, "it") == "Quiz 2")
    }

    @Test(arguments: [
        ("Part A", "Part", "A"), ("Quiz: 8", "Quiz", "8"), ("Essay 20 points", "Essay", "20"),
        ("Part 1 of 2", "Part", "1/2"), ("Essay on 9/11", "Essay on", "9/11"),
        ("Essay 24/12", "Essay", "24/12"), ("Lab B", "Lab", "B"),
        ("Midterm (30 %)", "Midterm", "30%"),
    ])
    func `a line with two readings is refused with both, and kept as typed`(
        line: String, name: String, score: String
    ) {
        let course = course()
        let refused = site.post(
            "/grades/\(course)/batch", "total=100&lines=" + ("Quiz 1\n" + line).percentEncoded)
        #expect(refused.status == 422)
        #expect(refused.text.contains("“\(name) \(score);” for the name"))
        #expect(refused.text.contains("“\(name); \(score)” for the result"))
        #expect(refused.text.contains("Quiz 1\n\(line)</textarea>"))
        #expect(!site.get("/grades/" + course).text.contains("Quiz 1"))
    }

    @Test func `what was understood is shown before it is kept, in the toast and in the list`() {
        let course = course()
        let lines = "- Quiz 1: 8/10\n- Project 45/50\n- Homework 3".percentEncoded
        let answer = site.post("/grades/\(course)/batch", "total=100&lines=" + lines)
        #expect(answer.status == 303)
        let page = site.get(answer.header("Location") ?? "").text
        #expect(page.contains("3 assignments added: Quiz 1 8 / 10 and Project 45 / 50"))
        #expect(page.contains("value=\"45\""))
        #expect(!page.contains("- Quiz"))
        #expect(page.contains(">Homework 3<"))
    }
}
