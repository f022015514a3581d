import Kernel
import Priorities
import TestKit
import Testing

/// What is offered beside what one types or has just done.
@Suite struct OfferTests {

    @Test func `what was forgotten is added one after the other`() throws {
        let kitchen = Kitchen(["Bread": .high])
        let trip = try #require(kitchen.get("/priorities/shop").location)
        let back = trip.replacing("/shop?", with: "/shop/add?")
        // By the field of the list itself, which empties itself at each Enter.
        let sheet = kitchen.get(back)
        #expect(sheet.markup.contains("data-enter=\"/priorities/search\""), "\(sheet.markup)")
        let after = kitchen.visitor.send(
            "/priorities/search", ["name": "soap", "return": back, "enter": ""])
        #expect(after.value(of: "q") == "", "\(after.text)")
        #expect(after.text.contains("Soap added") && after.text.contains("Done"))
        #expect(after.markup.contains("href=\"\(trip.replacing("&", with: "&amp;"))\""))
        let again = kitchen.visitor.send(
            "/priorities/search", ["name": "soap", "return": back, "enter": ""])
        #expect(again.text.contains("“Soap” is on the list already."))
        #expect(kitchen.get(trip).rows.contains("Soap"))
    }

    @Test func `what was forgotten of a thing that was ticked is wanted as it was`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        let trip = try #require(kitchen.get("/priorities/shop").location)
        try kitchen.set("Milk", .low, back: trip)
        let back = trip.replacing("/shop?", with: "/shop/add?")
        kitchen.visitor.send("/priorities/search", ["name": "milk", "return": back])
        #expect(try kitchen.essential("Milk").quantity == "2 l")
    }

    @Test func `what is counted is offered before a name that only begins so`() throws {
        let kitchen = Kitchen(["Eigelb": .high, "Zwiebeln": .high])
        kitchen.visitor.language = "de"
        func places(_ typed: String, _ first: String, _ second: String) throws -> Bool {
            let offers = kitchen.get("/priorities/search?q=" + typed.percentEncoded).markup
            let first = try #require(offers.firstRange(of: first), "\(offers)").lowerBound
            return try first < #require(offers.firstRange(of: second), "\(offers)").lowerBound
        }
        for typed in ["ein Ei", "2 Ei", "3 x Ei"] {
            #expect(try places(typed, "„Ei, ", "„Eigelb, "))
        }
        #expect(try places("1 Zwiebel", "„Zwiebeln, ", "„Zwiebel, "))
        #expect(try places("Ei", "„Eigelb“", "„Ei“"))
    }

    @Test func `the start of a name may mean what is there, which stays as it is`() throws {
        let kitchen = Kitchen(["Butter": .critical, "Zucchini rolls": .low])
        let asked = kitchen.visitor.send("/priorities/search", ["name": "But", "enter": ""])
        #expect(asked.text.contains("“Butter” is meant, which is on the list"), "\(asked.text)")
        #expect(asked.text.contains("Add “But”"))
        // The circle of its row would take it off the list.
        #expect(!asked.markup.contains("class=\"tick"), "\(asked.markup)")
        let butter = try kitchen.essential("Butter").id.text
        let after = kitchen.visitor.send("/priorities/search", ["name": "But", "id": butter])
        #expect(after.rows == ["Butter"])
        #expect(try kitchen.essential("Butter").level == .critical)
        kitchen.visitor.send("/priorities/search", ["name": "500 g But", "id": butter])
        #expect(try kitchen.essential("Butter").quantity == "500 g")
        let stocked = kitchen.visitor.send("/priorities/search", ["name": "zucch", "enter": ""])
        #expect(stocked.text.contains("Put “Zucchini rolls” back on the list"), "\(stocked.text)")
        let rolls = try kitchen.essential("Zucchini rolls").id.text
        kitchen.visitor.send("/priorities/search", ["name": "zucch", "id": rolls])
        #expect(kitchen.list == ["Butter", "Zucchini rolls"])
    }

    @Test(arguments: ["pasta", "Pasta"])
    func `a list that is typed by its name offers its contents`(typed: String) throws {
        let kitchen = Kitchen(["Pasta": .low, "Basil": .low, "Oil": .low, "Salt": .high])
        for name in ["Basil", "Oil", "Salt"] { try kitchen.put(name, in: "Pasta") }
        for isTrip in [false, true] {
            try kitchen.set("Pasta", .low)
            let trip = try #require(kitchen.get("/priorities/shop").location)
            let back = isTrip ? trip : "/priorities"
            let added = kitchen.visitor.send(
                "/priorities/search", ["name": typed, "return": back, "enter": ""])
            #expect(try kitchen.essential("Pasta").level != .low)
            #expect(
                added.text.contains("Put on the list what is inside: Basil, Oil"), "\(added.text)")
            #expect(!added.text.contains("what is inside: Basil, Oil, Salt"))
        }
        kitchen.visitor.send(try kitchen.path("Pasta", "/need"), ["return": "/priorities"])
        #expect(Set(kitchen.list) == ["Basil", "Oil", "Pasta", "Salt"])
        try kitchen.set("Pasta", .low)
        let plain = kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        #expect(!plain.text.contains("what is inside:"))
    }

    @Test func `while the name of a list is typed its contents are offered`() throws {
        let kitchen = Kitchen(["Pasta": .high, "Basil": .low])
        try kitchen.put("Basil", in: "Pasta")
        let found = kitchen.get("/priorities/search?q=pasta")
        #expect(found.text.contains("Put on the list what is inside: Basil"))
        #expect(!kitchen.get("/priorities/search?q=basil").text.contains("what is inside:"))
    }

    @Test func `the quantity that was got last is offered and not filled in`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        try kitchen.set("Milk", .low)
        let found = kitchen.get("/priorities/search?q=milk")
        #expect(found.text.contains("Put “Milk, 2 L” on the list"), "\(found.text)")
        kitchen.visitor.send("/priorities/search", ["name": "milk", "enter": ""])
        #expect(try kitchen.essential("Milk").amount.isEmpty)
        #expect(
            kitchen.get("/priorities/search?q=milk").text.contains("Put “Milk, 2 L” on the list"))
        kitchen.visitor.send(
            try kitchen.path("Milk", "/untick"), ["level": "medium", "return": "/priorities"])
        #expect(try kitchen.essential("Milk").quantity == "2 l")
        #expect(!kitchen.get("/priorities/search?q=milk").text.contains("Put “Milk, 2 L”"))
    }
}
