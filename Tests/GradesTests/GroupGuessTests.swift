import Grades
import Kernel
import TestKit
import Testing

@Suite(.namingCases) struct GroupGuessTests {
    private func guess(
        _ name: String, of names: [String] = [], in language: Language = .english
    ) -> GroupGuess.Place? {
        GroupGuess(groups: [], names: names + [name], in: language).place(of: name)
    }

    @Test(arguments: [
        ("Homework 3", "Homework"), ("HW 3", "Homework"), ("hw12: trees", "Homework"),
        ("Problem set 4", "Homework"), ("Quiz 1", "Quizzes"), ("Midterm", "Exams"),
        ("Final Exam", "Exams"), ("Final project", "Projects"), ("Lab 7", "Labs"),
        ("Attendance", "Attendance"), ("Class participation", "Attendance"),
        ("Übung 3", "Übungen"), ("Übungsblatt 11", "Übungen"), ("Hausaufgabe 2", "Übungen"),
        ("Abschlussklausur", "Klausuren"), ("Mitarbeit", "Anwesenheit"),
        ("Esercizio 2", "Esercizi"), ("Esame finale", "Esami"), ("Presenza", "Presenza"),
    ])
    func `a name says what it is`(name: String, group: String) {
        #expect(guess(name) == .new(group))
    }

    @Test func `words that languages share are named in the one that is spoken`() {
        #expect(guess("Quiz 1", in: .german) == .new("Quizze"))
        #expect(guess("Lab 1", in: .italian) == .new("Labs"))
    }

    @Test func `a stem that several share is a group, and one alone is none`() {
        #expect(guess("Recital 2", of: ["Recital 1"]) == .new("Recital"))
        #expect(guess("Recital 2") == nil)
        #expect(guess("2", of: ["1"]) == nil)
    }

    @Test(
        arguments: [
            ("HW 3", 1), ("Homework 3", 1), ("Midterm", 2), ("Quizzes 4", 3), ("Quiz 4", 3),
            ("Essay", 0),
        ] as [(String, UInt64)])
    func `groups that there are come first, and new ones aren't made beside them`(
        name: String, group: UInt64
    ) {
        let guess = GroupGuess(
            groups: [
                (.numbered(1), "Homework"), (.numbered(2), "Exams"), (.numbered(3), "Quiz"),
            ], names: [name], in: .english)
        #expect(guess.place(of: name) == (group == 0 ? nil : .existing(.numbered(group))))
    }

    @Test func `between two groups that both fit nothing is guessed`() {
        let guess = GroupGuess(
            groups: [(.numbered(1), "Exam I"), (.numbered(2), "Exam II")], names: ["Exam"],
            in: .english)
        #expect(guess.place(of: "Exam") == nil)
    }
}
