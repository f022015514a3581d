import Kernel
import TestKit
import Testing

@testable import Grades

/// Work as one mentions it in passing. Today is Friday, 20 November 2026.
@Suite(.namingCases) struct TypedTaskTests {
    private let today = CivilDate(iso: "2026-11-20")

    private func task(_ text: String) throws -> TypedTask {
        TypedTask(text, today: try #require(today), .decimalPoint)
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
    ]) func `when it is due is understood`(_ text: String, _ name: String, _ date: String) throws {
        let task = try task(text)
        #expect(task.name == name)
        #expect(task.due?.iso == date)
    }

    @Test(arguments: [
        "milk", "Friday essay", "due", "due Friday", "Part 1 of 2", "homework 3", "by the sea",
        "essay due soon", "9/11 essay", "7/3 beans", "essay due 11/12",
    ]) func `what isn't a date for a reason stays in the name`(_ text: String) throws {
        let task = try task(text)
        #expect(task.name == text)
        #expect(!task.isWork)
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
