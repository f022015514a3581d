import Kernel
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
        #expect(words.contains("Pasta night: Tomatoes Spaghetti If on sale Milk"), "\(words)")
        #expect(words.ranges(of: "Spaghetti").count == 1)
    }

    @Test func `each level stands as one comes past it in the shop`() throws {
        let kitchen = Kitchen(["Apples": .high, "Bread": .high, "Coffee": .high, "Zip": .high])
        #expect(
            kitchen.get("/priorities/print").text.contains(
                "Fruit and vegetables Apples Bakery Bread Coffee and tea Coffee No aisle yet Zip"))
        kitchen.visitor.send("/priorities/stores/new", ["name": "Aldi"])
        let store = try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first)
        kitchen.visitor.send(
            "/priorities/stores/" + store.id.text,
            ["name": "Aldi", "aisles": "Coffee and tea\r\nBakery"])
        #expect(
            kitchen.get("/priorities/print").text.contains(
                "Coffee and tea Coffee Bakery Bread Fruit and vegetables Apples No aisle yet Zip"))
    }

    @Test func `to print it and to show it to others is one thing in the menu`() {
        let menu = kitchen.get("/priorities").markup
        #expect(menu.contains("href=\"/priorities/print\"") && !menu.contains("/show/essential"))
        #expect(kitchen.get("/priorities/print").markup.contains("href=\"/show/essential/all\""))
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
