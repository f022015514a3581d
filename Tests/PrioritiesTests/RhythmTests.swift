import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

@Suite struct RhythmTests {
    private let kitchen = Kitchen(["Milk": .high])
    private static let day: Int64 = 86_400_000

    /// Gets the milk now and then again after each of so many days, each time needed again a day before.
    private func get(after days: [Int64]) throws {
        try kitchen.set("Milk", .low)
        for wait in days {
            kitchen.visitor.wait((wait - 1) * Self.day)
            try kitchen.set("Milk", .high)
            kitchen.visitor.wait(Self.day)
            try kitchen.set("Milk", .low)
        }
    }

    private func figures() throws -> JSON {
        let book = kitchen.visitor.book
        let milk = try book.visible(Essential.kind, try kitchen.essential("Milk").id)
        guard let work = Essential.rules.figures else { return .null }
        let figures = try work(milk, book)
        return try #require(figures["rhythm"])
    }

    @Test func `fewer than four intervals say nothing`() throws {
        try get(after: [9, 9, 9])
        #expect(try figures() == .null)
        kitchen.visitor.wait(30 * Self.day)
        #expect(!kitchen.get("/priorities").text.contains("Probably running out"))
    }

    @Test func `median, range, and how often walking forward would have been right`() throws {
        try get(after: [9, 8, 10, 9, 7, 12, 9, 9])
        let figures = try figures()
        for (name, value) in [
            ("median", "9"), ("low", "7"), ("high", "12"), ("times", "8"), ("hits", "3"),
            ("tries", "4"),
        ] {
            #expect(figures[name]?.number == value, "\(name): \(figures)")
        }
    }

    @Test func `what lasts as long as usual is probably running out, and stays where it is`() throws
    {
        try get(after: [9, 9, 9, 9, 9, 9])
        kitchen.visitor.wait(8 * Self.day)
        #expect(!kitchen.get("/priorities").text.contains("Probably running out"))
        kitchen.visitor.wait(Self.day)
        let list = kitchen.get("/priorities")
        #expect(list.text.contains("Probably running out"))
        #expect(!list.text.contains("All stocked"))
        #expect(list.text.contains("Got 9 days ago, usually 9"), "\(list.text)")
        #expect(try kitchen.essential("Milk").level == .low)
    }

    @Test func `still enough lets the guess rest, and needed again takes it away`() throws {
        try get(after: [8, 8, 8, 8, 8, 8])
        kitchen.visitor.wait(9 * Self.day)
        let after = kitchen.visitor.send(try kitchen.path("Milk", "/enough"))
        #expect(!after.text.contains("Probably running out"))
        #expect(after.text.contains("Still enough: Milk"))
        kitchen.visitor.wait(2 * Self.day)
        #expect(kitchen.get("/priorities").text.contains("Probably running out"))
        try kitchen.set("Milk", .high)
        #expect(!kitchen.get("/priorities").text.contains("Probably running out"))
    }

    @Test func `where predictions were mostly wrong, nothing is guessed`() throws {
        try get(after: [2, 40, 3, 60, 2, 50, 5, 80])
        kitchen.visitor.wait(100 * Self.day)
        #expect(!kitchen.get("/priorities").text.contains("Probably running out"))
        #expect(kitchen.get(try kitchen.path("Milk")).text.contains("too few to guess"))
    }

    @Test func `a tick that was taken back is no time, and twice in a day is once`() throws {
        try get(after: [7, 7, 7, 7, 7])
        try kitchen.set("Milk", .high)
        try kitchen.set("Milk", .low)
        kitchen.visitor.wait(3 * Self.day)
        try kitchen.set("Milk", .high)
        kitchen.visitor.wait(Self.day)
        let slip = try kitchen.set("Milk", .low)
        kitchen.visitor.wait(60_000)
        try kitchen.undo(slip)
        #expect(try figures()["times"]?.number == "5")
    }

    @Test func `what was taken back is no time and says of none, and counts when it is done again`()
        throws
    {
        try get(after: [9, 9, 9, 9, 9, 9])
        kitchen.visitor.wait(9 * Self.day)
        let before = try figures()
        let slip = try kitchen.set("Milk", .high)
        kitchen.visitor.wait(2 * Self.day)
        let undone = try kitchen.undo(slip)
        #expect(try figures() == before)
        let page = kitchen.get(try kitchen.path("Milk")).text
        #expect(
            page.contains("Got 11 days ago") || page.contains("Probably running out"), "\(page)")
        #expect(kitchen.get("/priorities").text.contains("Got 11 days ago, usually 9"))
        // Taken back itself, it is needed again, and its tick is a time.
        try kitchen.undo(undone)
        #expect(try kitchen.essential("Milk").level == .high)
        #expect(!kitchen.get("/priorities").text.contains("Got 11 days ago"))
        kitchen.visitor.wait(Self.day)
        try kitchen.set("Milk", .low)
        #expect(try figures()["times"]?.number == "7")
    }

    @Test func `a tick that is taken back days later is no time either`() throws {
        try get(after: [9, 9, 9, 9, 9])
        let before = try figures()
        kitchen.visitor.wait(8 * Self.day)
        try kitchen.set("Milk", .high)
        kitchen.visitor.wait(Self.day)
        let tick = try kitchen.set("Milk", .low)
        kitchen.visitor.wait(3 * Self.day)
        try kitchen.undo(tick)
        #expect(try figures() == before)
        #expect(try kitchen.essential("Milk").level == .high)
    }

    @Test func `what is probably running out is wanted again as much as it was got last`() throws {
        try get(after: [9, 9, 9, 9, 9])
        kitchen.visitor.wait(8 * Self.day)
        kitchen.visitor.send(
            try kitchen.path("Milk", "/edit"),
            ["name": "Milk", "level": "high", "amount": "2", "unit": "l"])
        kitchen.visitor.wait(Self.day)
        try kitchen.set("Milk", .low)
        kitchen.visitor.wait(9 * Self.day)
        let list = kitchen.get("/priorities")
        let row = try #require(list.row("Milk"))
        #expect(list.text.contains("2 L"), "\(list.text)")
        let again = try kitchen.path("Milk", "/untick")
        #expect(list.markup.contains(again), "\(row)")
        kitchen.visitor.send(again, ["level": "high", "return": "/priorities"])
        #expect(try kitchen.essential("Milk").quantity == "2 l")
    }

    @Test func `as much as is shown is wanted again, also after it was got twice in a day`() throws
    {
        try get(after: [9, 9, 9, 9, 9])
        for amount in ["2", "3"] {
            kitchen.visitor.wait(2 * 3_600_000)
            kitchen.visitor.send(
                try kitchen.path("Milk", "/edit"),
                ["name": "Milk", "level": "high", "amount": amount, "unit": "l"])
            try kitchen.set("Milk", .low)
        }
        kitchen.visitor.wait(9 * Self.day)
        #expect(kitchen.get("/priorities").text.contains("3 L"))
        kitchen.visitor.send(
            try kitchen.path("Milk", "/untick"), ["level": "high", "return": "/priorities"])
        #expect(try kitchen.essential("Milk").quantity == "3 l")
    }

    @Test func `twice as much lasts twice as long`() throws {
        for (amount, days) in [
            ("1", 5), ("2", 10), ("1", 5), ("2", 10), ("1", 5), ("2", 10), ("1", 5), ("2", 10),
        ] {
            let path = try kitchen.path("Milk", "/edit")
            kitchen.visitor.send(
                path, ["name": "Milk", "level": "high", "amount": amount, "unit": "l"])
            kitchen.visitor.wait(60_000)
            try kitchen.set("Milk", .low)
            kitchen.visitor.wait(Int64(days) * Self.day)
        }
        let path = try kitchen.path("Milk", "/edit")
        kitchen.visitor.send(path, ["name": "Milk", "level": "high", "amount": "2", "unit": "l"])
        try kitchen.set("Milk", .low)
        kitchen.visitor.wait(8 * Self.day)
        #expect(!kitchen.get("/priorities").text.contains("Probably running out"))
        kitchen.visitor.wait(2 * Self.day)
        #expect(kitchen.get("/priorities").text.contains("Probably running out"))
    }
}
