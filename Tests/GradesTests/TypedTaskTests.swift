import Kernel
import TestKit
import Testing

@testable import Grades

/// Work as one mentions it in passing. Today is Friday, 20 November 2026.
@Suite(.namingCases) struct TypedTaskTests {
    private let today = CivilDate(iso: "2026-11-20")

    private func task(_ text: String, isMonthFirst: Bool = true) throws -> TypedTask {
        let days = SaidDay(today: try #require(today), isMonthFirst: isMonthFirst)
        return TypedTask(text, days, .decimalPoint)
    }

    @Test(arguments: [
        ("essay due Friday 20 %", "essay", "2026-11-27"),
        ("essay 20% due tomorrow", "essay", "2026-11-21"),
        ("essay due today", "essay", "2026-11-20"),
        ("essay by Mon", "essay", "2026-11-23"),
        ("Referat bis Mittwoch", "Referat", "2026-11-25"),
        ("Referat bis zum 3.12.", "Referat", "2026-12-03"),
        ("Referat fällig am 3.1.", "Referat", "2027-01-03"),
        ("tema entro domani", "tema", "2026-11-21"),
        ("tema entro il 5 dicembre", "tema", "2026-12-05"),
        ("lab report due on 3 Dec", "lab report", "2026-12-03"),
        ("lab report 2026-12-01", "lab report", "2026-12-01"),
        ("lab report due Dec 3, 2027", "lab report", "2027-12-03"),
        ("lab report due 12/4 15%", "lab report", "2026-12-04"),
        ("lab report 15% due by 12/4/26", "lab report", "2026-12-04"),
        ("lab report due 15/12", "lab report", "2026-12-15"),
        ("lab report 12/4/2026", "lab report", "2026-12-04"),
        ("essay due 11/12", "essay", "2027-11-12"),
        ("Hausarbeit bis 3.12. 30 %", "Hausarbeit", "2026-12-03"),
        ("Hausarbeit bis 3.12 30 %", "Hausarbeit", "2026-12-03"),
        ("Klausur am 15. Dezember 40%", "Klausur", "2026-12-15"),
        ("Klausur am Freitag", "Klausur", "2026-11-27"),
    ]) func `when it is due is understood`(_ text: String, _ name: String, _ date: String) throws {
        let task = try task(text)
        #expect(task.name == name)
        #expect(task.due?.iso == date)
    }

    @Test(arguments: [
        "milk", "Friday essay", "due", "due Friday", "Part 1 of 2", "homework 3", "by the sea",
        "essay due soon", "9/11 essay", "7/3 beans", "essay due 13/32", "essay on 9/11",
        "Lauf am Morgen",
    ]) func `what isn't a date for a reason stays in the name`(_ text: String) throws {
        let task = try task(text)
        #expect(task.name == text)
        #expect(!task.isWork)
    }

    @Test func `day and month stand in the order of the reader`() throws {
        #expect(try task("essay due 12/4", isMonthFirst: true).due?.iso == "2026-12-04")
        #expect(try task("essay due 12/4", isMonthFirst: false).due?.iso == "2027-04-12")
        #expect(try task("tema entro il 3/12", isMonthFirst: false).due?.iso == "2026-12-03")
    }

    @Test func `points and a percentage end a line`() throws {
        let points = try task("Bio quiz 18/20")
        #expect(points.name == "Bio quiz" && points.points?.earned.canonical == "18")
        #expect(points.points?.total.canonical == "20")
        #expect(try task("essay 92 %").percent?.canonical == "92")
        #expect(try task("essay 92.5%").percent?.canonical == "92.5")
        #expect(try task("20 %").name == "20 %")
    }
}
