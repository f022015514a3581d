import Kernel
import Priorities
import TestKit
import Testing

/// What people type into the fields of a quantity, whichever of both they take.
@Suite struct QuantityFieldTests {
    @Test(arguments: [
        ("½", "", "0.5", ""), ("1 1/2", "kg", "1.5", "kg"), ("500 g", "", "500", "g"),
        ("", "500 g", "500", "g"), ("2-3", "", "nil", "2-3"), ("150-200", "g", "nil", "150-200 g"),
        ("150–200 g", "g", "nil", "150–200 g"), ("2 x", "", "2", "×"), ("3", "tins", "3", "tins"),
        ("500g", "g", "500", "g"), ("", "a handful", "nil", "a handful"),
        ("2", "tins (400 g)", "2", "tins (400 g)"), ("", "6er Pack", "nil", "6er Pack"),
    ])
    func `is what is meant`(amount: String, unit: String, number: String, words: String) throws {
        for isNew in [true, false] {
            let kitchen = Kitchen(isNew ? [:] : ["Flour": .high])
            let path = isNew ? "/priorities/new" : try kitchen.path("Flour", "/edit")
            let screen = kitchen.visitor.send(
                path, ["name": "Flour", "level": "high", "amount": amount, "unit": unit])
            #expect(screen.errors == [])
            let flour = try kitchen.essential("Flour")
            #expect(flour.amount.number?.canonical ?? "nil" == number)
            #expect(flour.amount.unit == words)
        }
    }

    @Test func `from one to another stands where the number stands, and is kept as it was`() throws
    {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/batch", ["lines": "150-200 g flour", "level": "high"])
        let path = try kitchen.path("Flour", "/edit")
        let form = kitchen.get(path)
        #expect(form.value(of: "amount") == "150-200")
        #expect(form.value(of: "unit") == "g")
        kitchen.visitor.send(
            path, ["name": "Flour", "level": "high", "amount": "150-200", "unit": "g"])
        #expect(try kitchen.essential("Flour").quantity == "150-200 g")
        kitchen.visitor.send(
            path, ["name": "Flour", "level": "high", "amount": "200", "unit": "g"])
        #expect(try kitchen.essential("Flour").quantity == "200 g")
    }

    @Test(arguments: ["plenty", "+", "-3", "500 g kg"])
    func `what is no quantity is refused, and stands there again as it was typed`(
        amount: String
    ) throws {
        let kitchen = Kitchen(["Flour": .high])
        let form = kitchen.visitor.post(
            try kitchen.path("Flour", "/edit"),
            ["name": "Flour", "level": "high", "amount": amount, "unit": "g"])
        #expect(form.status == 422)
        #expect(form.errors.count == 1)
        #expect(form.value(of: "amount") == amount)
        #expect(try kitchen.essential("Flour").amount.isEmpty)
    }
}
