import Kernel
import Priorities
import TestKit
import Testing

@Suite struct AmountTests {
    @Test func `what is added to words is said with the reader's decimal mark`() {
        let sum = Amount(unit: "1.000 ml + 1.5 l")
        #expect(sum.text(in: .italian) == "1.000 ml + 1,5 l")
        #expect(sum.text(in: .english) == "1.000 ml + 1.5 l")
        #expect(sum.written(.decimalComma) == "1.000 ml + 1,5 l")
    }

    @Test(arguments: [
        ("500 g", "500", "g"), ("500g", "500", "g"), ("2 l", "2", "l"), ("2 L", "2", "l"),
        ("1.5 kg", "1.5", "kg"), ("½ l", "0.5", "l"), ("1½ l", "1.5", "l"), ("1/2 kg", "0.5", "kg"),
        ("1 1/2 lb", "1.5", "lb"), ("2 ½ l", "2.5", "l"), ("1 kg + 1 1/2 kg", "2.5", "kg"),
        ("3x", "3", "×"), ("x3", "3", "×"), ("2 ×", "2", "×"), ("10", "10", ""),
        ("2 l + 500 ml", "2.5", "l"), ("1 kg + 200 g", "1.2", "kg"), ("2 + 3", "5", ""),
        ("2 cans", "2", "cans"), ("6 x 1.5 l", "6", "× 1.5 l"), ("6x1.5l", "6", "× 1.5 l"),
        ("x 4", "4", "×"),
        ("un litro + due litri", "3", "litri"), ("2 l + un litro", "3", "l"),
        ("2 Päckchen + 1 Pck.", "3", "Päckchen"), ("10 + 3 Stk.", "13", ""),
        ("3 Stück + 2 Stk.", "5", "Stück"), ("6 × + 2 Stk", "8", "×"), ("6 × + 12", "18", "×"),
        ("12 + 6x", "18", "×"), ("1 can + 2 cans", "3", "cans"),
        ("2 Dosen + eine Dose", "3", "Dosen"), ("two cans + 1.5 cans", "3.5", "cans"),
        ("0.1 kg + 0.2 kg", "0.3", "kg"), ("halbe Dose + 1 Dose", "1.5", "Dose"),
        ("4 x150g", "4", "× 150 g"), ("2 l + 3 cans", "2", "l + 3 cans"),
    ])
    func `a quantity is a number and what it counts`(typed: String, number: String, unit: String) {
        let amount = Amount(typed, .decimalPoint)
        #expect(amount.number?.canonical == number && amount.unit == unit, "\(amount)")
    }

    @Test func `what may be thousands as others write them stays in words`() {
        #expect(Amount("1.000 g", .decimalPoint) == Amount(unit: "1.000 g"))
        #expect(Amount("1,000 g", .decimalComma) == Amount(unit: "1,000 g"))
        #expect(Amount("1.000 g", .decimalComma).number == 1000)
        #expect(Amount("0.125 l", .decimalPoint).number == (try? Decimal.parse("0.125")))
    }

    @Test(arguments: ["ca. 500 g", "3-4", "two cans", "⅓ l", "a handful"])
    func `what isn't a number for certain stays in words`(typed: String) {
        #expect(Amount(typed, .decimalPoint) == Amount(unit: typed))
    }

    @Test(arguments: [
        ("1 can + 1 bag", "1", "can + 1 bag"), ("1 g + 1 gr", "1", "g + 1 gr"),
        ("6 × 1.5 l + 12", "6", "× 1.5 l + 12"), ("1 l + 1 kg", "1", "l + 1 kg"),
    ])
    func `what isn't counted alike is told side by side`(
        typed: String, number: String, unit: String
    ) {
        let amount = Amount(typed, .decimalPoint)
        #expect(amount.number?.canonical == number && amount.unit == unit, "\(amount)")
    }

    @Test func `what is vague stays so though it is said twice`() {
        #expect(Amount("etwas + etwas", .decimalComma) == Amount(unit: "etwas"))
    }

    @Test func `point and comma mean what they mean to whoever types`() {
        #expect(Amount("1,100 g", .decimalPoint).number == 1100)
        #expect(Amount("1.100 g", .decimalComma).number == 1100)
        #expect(Amount("1,5 kg", .decimalComma).written(.decimalComma) == "1,5 kg")
        #expect(Amount("1.100 g", .unknown).number == (try? Decimal.parse("1.1")))
    }

    @Test func `litres are a capital letter in English`() {
        #expect(Amount("2 l", .decimalPoint).text(in: .english) == "2\u{202F}L")
        #expect(Amount("1,5 l", .decimalComma).text(in: .german) == "1,5\u{202F}l")
    }

    @Test func `what is typed with a name is its quantity, for new names as for known ones`() throws
    {
        let kitchen = Kitchen(["Carrots": .low])
        kitchen.visitor.send("/priorities/search", ["name": "1 kg carrots"])
        let carrots = try kitchen.essential("Carrots")
        #expect(carrots.amount == Amount(number: 1, unit: "kg") && carrots.level == .high)
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        let milk = try kitchen.essential("Milk")
        #expect(milk.amount == Amount(number: 2, unit: "l") && milk.level == .high)
        #expect(kitchen.get("/priorities").text.contains("Milk 2"))
    }

    @Test func `all essentials show how much of each is wanted`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "500 g rice"])
        #expect(kitchen.get("/priorities/search").text.contains("Rice 500 g"))
    }

    @Test func `a quantity is gone once the thing is got, and back with undo and an untick`() throws
    {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "500 g rice"])
        let got = try kitchen.set("Rice", .low)
        #expect(try kitchen.essential("Rice").amount.isEmpty)
        #expect(got.text.contains("Got Rice"))
        try kitchen.undo(got)
        #expect(try kitchen.essential("Rice").quantity == "500 g")
        try kitchen.set("Rice", .low)
        kitchen.visitor.send(try kitchen.path("Rice", "/untick"), ["level": "high"])
        let rice = try kitchen.essential("Rice")
        #expect(rice.quantity == "500 g" && rice.level == .high)
    }

    @Test(arguments: [60_000, 777_600_000] as [Int64])
    func `what was got last is offered again once it is back on the list`(passed: Int64) throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "500 g rice"])
        try kitchen.set("Rice", .low)
        #expect(!kitchen.get(try kitchen.path("Rice")).text.contains("again, as last time"))
        kitchen.visitor.wait(passed)
        try kitchen.set("Rice", .critical)
        #expect(try kitchen.essential("Rice").amount.isEmpty)
        let offered = kitchen.get(try kitchen.path("Rice")).text
        #expect(offered.contains("500 g again, as last time"))
        let taken = kitchen.visitor.send(
            try kitchen.path("Rice", "/untick"),
            ["level": "critical", "return": try kitchen.path("Rice")])
        #expect(!taken.text.contains("as last time"))
        let rice = try kitchen.essential("Rice")
        #expect(rice.quantity == "500 g" && rice.level == .critical)
    }

    @Test func `in the form, amount and unit are fields of their own`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send(
            "/priorities/new",
            ["name": "Flour", "level": "high", "amount": "1.5", "unit": "kg", "aisle": "Baking"])
        let flour = try kitchen.essential("Flour")
        #expect(flour.quantity == "1.5 kg" && flour.aisle == "Baking")
        let refused = kitchen.visitor.send(
            "/priorities/new", ["name": "Salt", "level": "high", "amount": "a lot"])
        #expect(refused.status == 422)
        #expect(refused.value(of: "amount") == "a lot")
    }
}
