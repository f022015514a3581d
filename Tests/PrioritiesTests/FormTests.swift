import Kernel
import Priorities
import TestKit
import Testing

@Suite struct FormTests {
    @Test func `a refused form comes back with all that was typed and what is wrong`() {
        let kitchen = Kitchen()
        let form = kitchen.visitor.post(
            "/priorities/new", ["name": " ", "level": "critical", "details": "2 l <b>"])
        #expect(form.status == 422)
        #expect(form.errors == ["This may not be empty."])
        #expect(form.value(of: "level") == "critical")
        #expect(form.value(of: "details") == "2 l <b>")
        #expect(kitchen.list == [])
    }

    @Test func `a name too long is refused with its length and the limit`() {
        let kitchen = Kitchen()
        let form = kitchen.add(String(repeating: "é", count: 1_000_001))
        #expect(form.status == 422)
        #expect(form.errors.count == 1)
        #expect(form.errors[0].hasPrefix("This has 1000001 characters; at most "))
    }

    @Test func `the name in the address fills in the form`() {
        let kitchen = Kitchen()
        #expect(kitchen.get("/priorities/new?name=Oat%20drink").value(of: "name") == "Oat drink")
        #expect(kitchen.get("/priorities/new").value(of: "level") == "high")
    }

    @Test func `a new essential of an existing name opens that one and keeps its details`() throws {
        let kitchen = Kitchen()
        kitchen.add("Milk", .low, details: "Semi-skimmed")
        let item = kitchen.add("MILK", .high)
        #expect(item.text.contains("Milk"))
        let milk = try kitchen.essential("Milk")
        #expect(milk.level == .high && milk.details == "Semi-skimmed")
        #expect(kitchen.found("milk") == ["Milk"])
    }

    @Test func `editing changes what was changed and nothing else`() throws {
        let kitchen = Kitchen()
        kitchen.add("Milk", .high, details: "2 l")
        let path = try kitchen.path("Milk", "/edit")
        let form = kitchen.get(path)
        #expect(form.value(of: "name") == "Milk" && form.value(of: "level") == "high")
        let item = kitchen.visitor.send(
            path, ["name": "Oat Milk", "level": "high", "details": "2 l"])
        #expect(item.toast == "Oat Milk changed")
        let history = kitchen.get(
            "/history/essential/" + (try kitchen.essential("Oat Milk").id.text))
        #expect(history.text.contains("Name Milk → Oat Milk"))
        #expect(!history.text.contains("2 l → 2 l"))
    }

    @Test func `a name that another has already is taken only on purpose`() throws {
        let kitchen = Kitchen(["Milk": .high, "Oat drink": .low])
        let path = try kitchen.path("Oat drink", "/edit")
        let form = kitchen.visitor.post(path, ["name": "MILK", "level": "low", "details": "kept"])
        #expect(form.status == 422 && form.value(of: "details") == "kept")
        #expect(form.text.contains("There is another “Milk” already."))
        #expect(form.markup.contains("href=\"\(try kitchen.path("Milk"))\""))
        #expect(try kitchen.essentials("Oat drink").count == 1)
        kitchen.visitor.send(path, ["name": "Milk", "level": "low", "details": "", "both": "1"])
        #expect(try kitchen.essentials("Milk").count == 2)
        #expect(form.text.contains("Make one of both"))
        let own = try kitchen.path("Milk", "/edit")
        #expect(kitchen.visitor.post(own, ["name": "milk"]).status == 303)
    }

    @Test func `what is renamed like another may become one with it, and both again`() throws {
        let kitchen = Kitchen(["Milk": .high, "Oat drink": .critical])
        let path = try kitchen.path("Oat drink", "/edit")
        let one = kitchen.visitor.send(
            path, ["name": "Milk", "level": "critical", "details": "", "merge": "1"])
        #expect(try kitchen.essentials("Milk").count == 1)
        #expect(try kitchen.essentials("Oat drink").isEmpty)
        #expect(try kitchen.essential("Milk").level == .critical)
        try kitchen.undo(one)
        #expect(try kitchen.essentials("Oat drink").count == 1)
        #expect(try kitchen.essential("Milk").level == .high)
    }

    @Test func `another quantity of what is on the list is asked about in the form for a new one`()
        throws
    {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "250 g butter"])
        func answer(_ choice: String) -> KeyValuePairs<String, String> {
            [
                "name": "Butter", "level": "high", "amount": "2", "unit": "", "details": "salted",
                choice: "1",
            ]
        }
        let asked = kitchen.visitor.post("/priorities/new", answer("none"))
        #expect(asked.status == 422 && asked.value(of: "details") == "salted")
        #expect(asked.text.contains("“Butter” is on the list already."))
        #expect(try kitchen.essential("Butter").amount == Amount("250 g", .decimalPoint))
        kitchen.visitor.send("/priorities/new", answer("joins"))
        #expect(try kitchen.essential("Butter").amount == Amount("250 g + 2", .decimalPoint))
        kitchen.visitor.send("/priorities/new", answer("instead"))
        #expect(try kitchen.essential("Butter").amount == Amount("2", .decimalPoint))
    }

    @Test func `adding what is there says so and loses none of the details of both`() throws {
        let kitchen = Kitchen()
        kitchen.add("Milk", .low, details: "Semi-skimmed")
        let item = kitchen.add("milk", .high, details: "Organic")
        #expect(item.toast?.hasSuffix(", it was there already") == true)
        #expect(try kitchen.essential("Milk").details == "Organic\nSemi-skimmed")
        #expect(kitchen.add("milk", .high).toast == "It was there already")
    }

    @Test func `a refused edit comes back with what was typed`() throws {
        let kitchen = Kitchen(["Milk": .high])
        let form = kitchen.visitor.post(
            try kitchen.path("Milk", "/edit"), ["name": "", "level": "low", "details": "kept"])
        #expect(form.status == 422 && form.errors == ["This may not be empty."])
        #expect(form.value(of: "details") == "kept" && form.value(of: "level") == "low")
        #expect(try kitchen.essential("Milk").level == .high)
    }

    @Test(arguments: [
        "https://evil.example/", "//evil.example", "/\\evil.example", "/.//evil.example/x",
        "javascript:alert(1)",
        "/\t/evil.example", "evil",
    ])
    func `a form leads nowhere outside the app`(target: String) throws {
        let kitchen = Kitchen(["Milk": .high])
        let path = try kitchen.path("Milk", "/level")
        let answer = kitchen.visitor.post(path, ["level": "low", "return": target])
        #expect(answer.location?.hasPrefix("/priorities?done=") == true)
    }

    @Test func `a deleted essential waits in the trash and comes back`() throws {
        let kitchen = Kitchen(["Milk": .high])
        let path = try kitchen.path("Milk")
        #expect(kitchen.visitor.send(path + "/delete").toast == "Milk deleted")
        #expect(kitchen.list == [] && kitchen.get(path).status == 404)
        let trash = kitchen.get("/trash")
        #expect(trash.rows == ["Milk"])
        let id = try #require(trash.value(of: "id"))
        let after = kitchen.visitor.send(
            "/trash/restore", ["kind": "essential", "id": id, "return": "/trash"])
        #expect(after.toast == "Milk restored" && after.rows == [])
        #expect(kitchen.list == ["Milk"])
    }
}
