import Priorities
import TestKit
import Testing

/// The list on paper, and as text to share.
@Suite struct PrintTests {
    private let kitchen = Kitchen([
        "Pasta night": .critical, "Spaghetti": .medium, "Tomatoes": .high, "Milk": .medium,
    ])

    private var printed: String { kitchen.get("/priorities/print").text }

    @Test func `what is inside a list stands beneath it and nowhere else`() throws {
        try kitchen.put("Spaghetti", in: "Pasta night")
        try kitchen.put("Tomatoes", in: "Pasta night")
        let words = printed
        #expect(words.contains("Pasta night: Spaghetti Tomatoes If on sale Milk"), "\(words)")
        #expect(words.ranges(of: "Spaghetti").count == 1)
    }

    @Test func `what is stocked isn't there, nor a list without what is wanted`() throws {
        try kitchen.put("Spaghetti", in: "Pasta night")
        try kitchen.set("Spaghetti", .low)
        #expect(!printed.contains("Spaghetti"))
        #expect(!printed.contains("Pasta night:"))
    }

    @Test func `what is inside several lists, and in lists within lists, is there once`() throws {
        try kitchen.put("Tomatoes", in: "Spaghetti")
        try kitchen.put("Spaghetti", in: "Pasta night")
        try kitchen.put("Tomatoes", in: "Milk")
        for name in ["Tomatoes", "Spaghetti", "Milk", "Pasta night"] {
            #expect(printed.ranges(of: name).count == 1, "\(name): \(printed)")
        }
    }
}
