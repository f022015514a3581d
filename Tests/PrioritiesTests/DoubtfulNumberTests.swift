import Kernel
import Priorities
import TestKit
import Testing

/// Numbers that others would read otherwise, and amounts in two measures.
@Suite struct DoubtfulNumberTests {
    /// Nobody gets more than a ton.
    @Test(arguments: [
        ("1.250 kg Mehl", "1.25 kg", Language.german), ("1,250 kg flour", "1.25 kg", .english),
        ("1.250 kg flour", "1.25 kg", .english), ("1,250 kg Mehl", "1.25 kg", .german),
        ("1.250 g Reis", "1250 g", .german), ("1.500 g farina", "1500 g", .italian),
        ("1.000 g salt", "1.000 g", .english), ("1,500 ml milk", "1500 ml", .english),
        ("1.500 l latte", "1.5 l", .italian), ("1 000 g Zucker", "1000 g", .german),
        ("1 lb 4 oz beef", "1.25 lb", .english), ("2 kg 500 g Mehl", "2.5 kg", .german),
        ("1 l 250 ml milk", "1.25 l", .english), ("1 doz. eggs", "12", .english),
        ("2 Dtzd. Eier", "24", .german), ("0.250 kg flour", "0.25 kg", .english),
    ])
    func `a unit says what a number means`(line: String, amount: String, language: Language) throws
    {
        for path in ["/priorities/batch", "/priorities/search"] {
            let kitchen = Kitchen()
            kitchen.visitor.language = language.rawValue
            kitchen.visitor.send(path, ["lines": line, "level": "high", "name": line, "enter": ""])
            let made = try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
            #expect(made.map { $0.quantity } == [amount], "\(line): \(made.map { $0.name })")
        }
    }

    @Test(arguments: [
        ("1,500", "kg", "1.5 kg", Language.english), ("1.500", "kg", "1.5 kg", .german),
        ("1,500", "g", "1500 g", .english), ("1.500", "ml", "1500 ml", .german),
        ("1.250", "l", "1.25 l", .italian), ("1.125", "kg", "1.125 kg", .english),
        ("1,500", "", "1500", .english), ("0.250", "kg", "0.25 kg", .german),
    ])
    func `a form reads a number by its unit, too`(
        amount: String, unit: String, quantity: String, language: Language
    ) throws {
        let kitchen = Kitchen(["Rice": .low])
        kitchen.visitor.language = language.rawValue
        let typed: KeyValuePairs = ["level": "high", "amount": amount, "unit": unit]
        for (path, name) in [
            ("/priorities/new", "Flour"), (try kitchen.path("Rice", "/edit"), "Rice"),
        ] {
            kitchen.send(path, fields: [(name: "name", value: name)] + typed.map { ($0, $1) })
            #expect(try kitchen.essential(name).quantity == quantity)
        }
    }

    @Test(arguments: [
        ("1.500", "g", Language.english, "may be 1500 or 1.5"), ("1,500", "ml", .german, "1,5"),
    ])
    func `a form asks of a number that its unit makes doubtful, and keeps it`(
        amount: String, unit: String, language: Language, words: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        let form = kitchen.visitor.post(
            "/priorities/new", ["name": "Rice", "level": "high", "amount": amount, "unit": unit])
        #expect(form.status == 422 && form.value(of: "amount") == amount)
        #expect(form.errors.first?.contains(words) == true, "\(form.errors)")
        #expect(try kitchen.essentials("Rice").isEmpty)
    }

    @Test func `what a form shows and nobody changes is kept`() throws {
        let kitchen = Kitchen()
        let record = Draft(Essential.kind).setting(Essential.name, "Salt")
            .setting(Essential.amount, try Decimal.parse("1.125")).setting(Essential.unit, "g")
        _ = try kitchen.visitor.book.commit(record)
        let path = try kitchen.path("Salt", "/edit")
        let shown = try #require(kitchen.get(path).value(of: "amount"))
        kitchen.visitor.send(
            path, ["name": "Salt", "level": "critical", "amount": shown, "unit": "g"])
        #expect(try kitchen.essential("Salt").quantity == "1.125 g")
        #expect(try kitchen.essential("Salt").level == .critical)
    }

    @Test(arguments: [
        ("1.250 kg Mehl", Language.german, "1.250 kg gilt als 1,25 kg."),
        ("1,250 kg flour", .english, "1,250 kg is read as 1.25 kg."),
    ])
    func `what is read otherwise than its reader writes it is said`(
        line: String, language: Language, words: String
    ) {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        let shown = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(shown.text.contains(words), "\(shown.text)")
    }

    @Test(arguments: ["1.250 g Reis", "1,250 kg Mehl", "1,5 kg Mehl", "1250 g Reis"])
    func `what is clear is read in silence`(line: String) {
        let kitchen = Kitchen()
        kitchen.visitor.language = "de"
        let shown = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(!shown.text.contains("gilt als"), "\(shown.text)")
    }

    @Test func `pounds and ounces are added up`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send(
            "/priorities/batch", ["lines": "1 lb beef\n8 oz beef", "level": "high"])
        #expect(try kitchen.essential("Beef").quantity == "1.5 lb")
    }
}
