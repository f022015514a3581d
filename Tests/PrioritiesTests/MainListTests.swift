import Kernel
import Priorities
import TestKit
import Testing

@Suite struct MainListTests {
    @Test func `the most urgent stand first, then by name, accents and case aside`() {
        let kitchen = Kitchen([
            "coffee": .medium, "Bread": .high, "Äpfel": .high, "cheese": .high, "Fish": .critical,
            "Zucchini": .critical, "Salt": .low,
        ])
        #expect(
            kitchen.list == ["Fish", "Zucchini", "Äpfel", "Bread", "cheese", "coffee"])
        #expect(
            kitchen.get("/priorities").groups
                == ["Needed now", "Running out", "If on sale"])
    }

    @Test func `low takes an essential off the list and never deletes it`() throws {
        let kitchen = Kitchen(["Milk": .critical, "Bread": .high])
        #expect(try kitchen.set("Milk", .low).rows == ["Bread"])
        #expect(kitchen.found("") == ["Bread", "Milk"])
        #expect(try kitchen.essential("Milk").level == .low)
        #expect(kitchen.get("/trash").rows == [])
    }

    @Test func `a row offers every other level, most urgent first`() {
        let kitchen = Kitchen(["Milk": .high])
        #expect(
            kitchen.get("/priorities").row("Milk")?.levels == ["critical", "medium", "low"])
    }

    @Test func `details stand under the name`() {
        let kitchen = Kitchen()
        let list = kitchen.add("Milk", details: "Semi-skimmed, 2 l")
        #expect(list.row("Milk")?.subtitle == "Semi-skimmed, 2 l")
    }

    @Test func `what is inside stands under the name, after the details`() throws {
        let kitchen = Kitchen(["Pears": .low, "Apples": .low])
        kitchen.add("Fruit", details: "Organic")
        try kitchen.put("Pears", in: "Fruit")
        try kitchen.put("Apples", in: "Fruit")
        #expect(
            kitchen.get("/priorities").row("Fruit")?.subtitle
                == "Organic · 2 inside: Apples, Pears")
    }

    @Test func `an empty list says what it is for and offers sample data`() {
        let kitchen = Kitchen()
        #expect(kitchen.get("/priorities").text.contains("What do you run out of?"))
        let list = kitchen.visitor.send(
            "/sample", ["tracker": "/priorities", "return": "/priorities"])
        #expect(list.rows.prefix(3) == ["Fish", "Fruit", "Milk"])
        #expect(list.text.contains("9 to get · 23 stocked"))
    }

    @Test func `a list with nothing to get says so`() {
        let kitchen = Kitchen(["Milk": .low])
        #expect(kitchen.get("/priorities").text.contains("All stocked"))
        let home = kitchen.get("/").text
        #expect(home.contains("Nothing to get.") && !home.contains("All stocked"))
    }

    @Test func `a long list shows its first part and offers more`() {
        let kitchen = Kitchen()
        let lines = (1...260).map { "Thing \(1_000 + $0)" }.joined(separator: "\n")
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high"])
        let list = kitchen.get("/priorities")
        #expect(list.rows.count == 200)
        #expect(list.text.contains("Show 60 more"))
        #expect(kitchen.get("/priorities?show=400").rows.count == 260)
    }

    @Test(arguments: ["-1", "x", "99999999999999999999", ""])
    func `a nonsensical length shows the usual one`(show: String) {
        let kitchen = Kitchen(["Milk": .high])
        #expect(kitchen.get("/priorities?show=" + show).rows == ["Milk"])
    }

    @Test func `a level that does not exist is refused with those that do`() throws {
        let kitchen = Kitchen(["Milk": .high])
        let answer = kitchen.visitor.post(try kitchen.path("Milk", "/level"), ["level": "urgent"])
        #expect(answer.status == 422)
        #expect(answer.text.contains("“urgent” is not one of low, medium, high and critical."))
    }

    @Test func `an essential that is not there is not found`() {
        let kitchen = Kitchen()
        let id = RecordID.numbered(1).text
        #expect(kitchen.get("/priorities/milk").status == 404)
        #expect(kitchen.get("/priorities/" + id).status == 404)
        #expect(kitchen.visitor.post("/priorities/\(id)/level", ["level": "low"]).status == 404)
    }
}
