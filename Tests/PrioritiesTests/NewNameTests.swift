import Kernel
import Priorities
import TestKit
import Testing

/// What is typed as the name in the form of a new essential is read as it is in the search field.
@Suite struct NewNameTests {
    private func told(_ kitchen: Kitchen) throws -> [String] {
        try kitchen.visitor.book.records(Essential.kind, order: Essential.alphabetical)
            .map { Essential($0) }.filter { $0.level != .low }
            .map {
                [$0.name, $0.quantity, $0.details].filter { !$0.isEmpty }.joined(separator: " | ")
            }
    }

    @Test(arguments: [
        ("6 eggs", "Eggs | 6"), ("cheese 250g grated", "Cheese | 250 g | grated"),
        ("eggs (free range)", "Eggs | free range"), ("2 l milk", "Milk | 2 l"),
        ("oat milk", "Oat milk"),
        ("Milk · for Saturday", "Milk | for Saturday"),
    ])
    func `quantities and remarks are told from the name`(typed: String, read: String) throws {
        let (search, form) = (Kitchen(), Kitchen())
        search.visitor.send("/priorities/search", ["name": typed])
        form.visitor.send("/priorities/new", ["name": typed, "level": "medium"])
        let (said, found) = (try told(form), try told(search))
        #expect(said == [read])
        #expect(found == [read])
    }

    @Test func `a quantity in its own field stays beside what was typed as the name`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send(
            "/priorities/new",
            ["name": "2 l bottles", "level": "medium", "amount": "3", "unit": ""])
        #expect(try told(kitchen) == ["2 l bottles | 3"])
    }

    @Test func `of two quantities of what is there none is dropped`() throws {
        let kitchen = Kitchen(["Eggs": .low])
        kitchen.visitor.send(
            "/priorities/new", ["name": "12 eggs", "level": "high", "amount": "6", "unit": ""])
        #expect(try told(kitchen) == ["Eggs | 6 | 12 eggs"])
    }

    @Test(arguments: [
        ("bread and butter, 2 lemons", ["Bread | yes", "Butter | yes", "Lemons | 2 | yes"]),
        ("milk, eggs", ["Eggs | yes", "Milk | yes"]),
        ("milk and 6 eggs", ["Eggs | 6 | yes", "Milk | yes"]),
    ])
    func `several things are asked about`(typed: String, things: [String]) throws {
        let kitchen = Kitchen()
        let fields: KeyValuePairs = ["name": typed, "level": "critical", "details": "yes"]
        let asked = kitchen.visitor.send("/priorities/new", fields)
        #expect(asked.status == 422)
        #expect(asked.text.contains("Add each: "), "\(asked.text)")
        #expect(asked.markup.contains("value=\"\(typed)\""), "what was typed stays")
        #expect(try told(kitchen) == [])
        kitchen.visitor.send(
            "/priorities/new", ["name": typed, "level": "critical", "details": "yes", "each": "1"])
        #expect(try told(kitchen) == things)
        #expect(try kitchen.essentials("Lemons").allSatisfy { $0.level == .critical })
    }

    @Test func `what is there in another form is asked about`() throws {
        let kitchen = Kitchen(["Tomatoes": .low])
        let asked = kitchen.visitor.send("/priorities/new", ["name": "2 tomato", "level": "high"])
        #expect(asked.status == 422)
        let id = try kitchen.essential("Tomatoes").id.text
        #expect(asked.markup.contains("name=\"meant\" value=\"\(id)\""), "\(asked.markup)")
        kitchen.visitor.send("/priorities/new", ["name": "2 tomato", "level": "high", "meant": id])
        #expect(try told(kitchen) == ["Tomatoes | 2"])
        kitchen.visitor.send("/priorities/new", ["name": "tomato", "level": "high", "both": "1"])
        #expect(try told(kitchen) == ["Tomato", "Tomatoes | 2"])
    }

    @Test func `a number that may count is asked about`() throws {
        let (counted, named) = (Kitchen(), Kitchen())
        let asked = counted.visitor.send(
            "/priorities/new", ["name": "6 blue widgets", "level": "high"])
        #expect(asked.status == 422)
        #expect(asked.text.contains("Add “Blue widgets, 6”"), "\(asked.text)")
        counted.visitor.send(
            "/priorities/new", ["name": "6 blue widgets", "level": "high", "counts": "1"])
        #expect(try told(counted) == ["Blue widgets | 6"])
        named.visitor.send(
            "/priorities/new", ["name": "6 blue widgets", "level": "high", "both": "1"])
        #expect(try told(named) == ["6 blue widgets"])
    }
}
