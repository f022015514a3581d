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
