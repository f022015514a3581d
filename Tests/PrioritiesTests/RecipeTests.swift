import Kernel
import Priorities
import TestKit
import Testing

/// Lines as recipes have them, added together or one by one.
@Suite struct RecipeTests {
    /// What becomes of a line, by each way to add it.
    private func made(_ line: String, in language: Language = .english) throws -> [[Essential]] {
        try ["/priorities/batch", "/priorities/search"].map { address in
            let kitchen = Kitchen()
            kitchen.visitor.language = language.rawValue
            let isMany = address.hasSuffix("batch")
            let name = isMany ? "lines" : "name"
            kitchen.visitor.send(address, [name: line, "level": "high"])
            return try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
        }
    }

    @Test(arguments: [
        ("2-3 cloves garlic", "Garlic", "2-3 cloves"),
        ("2–3 Zehen Knoblauch", "Knoblauch", "2–3 Zehen"),
        ("1 (400g) tin tomatoes", "Tomatoes", "1 (400g) tin"),
        ("1 (400 g) tin tomatoes", "Tomatoes", "1 (400 g) tin"),
        ("1 tin (400 g) tomatoes", "Tomatoes", "1 tin (400 g)"),
        ("1 Dose Tomaten (400 g)", "Tomaten", "1 Dose (400 g)"),
        ("400g tin tomatoes", "Tomatoes", "400 g tin"),
        ("400 g tin of tomatoes", "Tomatoes", "400 g tin"),
        ("1 x 400g tin tomatoes", "Tomatoes", "1 × 400 g tin"),
        ("200 g (7 oz) flour", "Flour", "200 g (7 oz)"),
        ("1 große Dose Mais", "Mais", "1 große Dose"),
        ("2 small tins corn", "Corn", "2 small tins"),
        ("1 Prise Salz", "Salz", "1 Prise"), ("eine Prise Salz", "Salz", "eine Prise"),
        ("a pinch of salt", "Salt", "a pinch"), ("un pizzico di sale", "Sale", "un pizzico"),
        ("A pound of butter", "Butter", "A pound"),
        ("2 EL Öl", "Öl", "2 EL"), ("1 tbsp olive oil", "Olive oil", "1 tbsp"),
        ("2 cucchiai d'olio", "Olio", "2 cucchiai"),
        ("1 gestrichener TL Zimt", "Zimt", "1 gestrichener TL"),
        ("un litro di latte", "Latte", "un litro"), ("½ cup milk", "Milk", "0.5 cup"),
        ("1/2 Kürbis", "Kürbis", "0.5"), ("½ Kürbis", "Kürbis", "0.5"),
        ("1 1/2 kg Mehl", "Mehl", "1.5 kg"), ("1½ kg Mehl", "Mehl", "1.5 kg"),
        ("2 large onions", "Onions", "2"), ("2-3 onions", "Onions", "2-3"),
        ("2 peanut butter", "Peanut butter", "2"),
    ])
    func `a line says the same wherever it is added`(
        line: String, name: String, quantity: String
    ) throws {
        for language in Language.allCases {
            for found in try made(line, in: language) {
                #expect(found.map { $0.name } == [name], "\(line)")
                #expect(found.first?.quantity == quantity, "\(line)")
            }
        }
    }

    @Test(arguments: [
        ("1 onion, finely chopped", "Onion", "1", "finely chopped"),
        ("1 flux, finely chopped", "Flux", "1", "finely chopped"),
        ("2 carrots, peeled, diced", "Carrots", "2", "peeled, diced"),
        ("2 Zwiebeln, fein gewürfelt", "Zwiebeln", "2", "fein gewürfelt"),
        ("1 Zwiebel (gehackt)", "Zwiebel", "1", "gehackt"),
        (
            "3 Karotten, in dünne Scheiben geschnitten", "Karotten", "3",
            "in dünne Scheiben geschnitten"
        ),
        ("1 cipolla, tritata finemente", "Cipolla", "1", "tritata finemente"),
        ("2 EL Petersilie, gehackt", "Petersilie", "2 EL", "gehackt"),
        ("½ onion, diced", "Onion", "0.5", "diced"),
        ("50 g Butter, sanft geschmolzen", "Butter, sanft geschmolzen", "50 g", ""),
        ("250 g Butter, weiche", "Butter", "250 g", "weiche"),
        ("2 eggs, at room temperature", "Eggs", "2", "at room temperature"),
        ("2 large eggs, at room temperature", "Eggs", "2", "large, at room temperature"),
        ("2 große Zwiebel(n)", "Zwiebel", "2", "große"), ("4 uova medie", "Uova", "4", "medie"),
        ("3 m.-große Kartoffeln", "Kartoffeln", "3", "m.-große"),
        ("2 cipolle grandi", "Cipolle", "2", "grandi"),
        ("1 medium onion, diced", "Onion", "1", "medium, diced"),
        ("2 EL Öl zum Braten", "Öl", "2 EL", "zum Braten"),
        ("Mehl für die Arbeitsfläche", "Mehl", "", "für die Arbeitsfläche"),
        ("butter for greasing", "Butter", "", "for greasing"),
        ("olio per friggere", "Olio", "", "per friggere"),
        ("n. B. Chilipulver", "Chilipulver", "n. B.", ""),
        ("evtl. Zucker", "Zucker", "evtl.", ""),
        ("1 Pkt. Vanillezucker", "Vanillezucker", "1 Pkt.", ""),
        ("2 kleine Widgets", "2 kleine Widgets", "", ""),
        ("2 große Bohnenkerne", "2 große Bohnenkerne", "", ""),
        ("1 tin (400 g) tomatoes, drained", "Tomatoes", "1 tin (400 g)", "drained"),
    ])
    func `what is done to a thing isn't part of its name`(
        line: String, name: String, quantity: String, details: String
    ) throws {
        for found in try made(line) {
            #expect(found.map { $0.name } == [name], "\(line)")
            #expect(found.first?.quantity == quantity && found.first?.details == details, "\(line)")
        }
    }

    @Test func `what is done to something that is there is left out and said`() throws {
        let kitchen = Kitchen()
        kitchen.add("Onion", .low, details: "red")
        let line = "1 onion, finely chopped"
        let preview = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(preview.text.contains("“finely chopped” is left out"), "\(preview.text)")
        kitchen.visitor.send("/priorities/batch", ["lines": line, "level": "high"])
        let onion = try kitchen.essential("Onion")
        #expect(onion.quantity == "1" && onion.details == "red" && onion.level == .high)
    }

    @Test func `in the form for a new thing it stands with the details`() throws {
        let kitchen = Kitchen()
        kitchen.add("1 onion, diced", .high, details: "red")
        let onion = try kitchen.essential("Onion")
        #expect(onion.quantity == "1" && onion.details == "diced\nred")
    }

    @Test(arguments: [
        "7 odd widgets", "2 widgets, milk", "3 Schrauben, 1 Milch", "7 Up", "1 Reis, Zorb",
        "2 Pfeffer & Salz",
    ])
    func `a number that nothing says what it counts is asked about`(line: String) throws {
        let kitchen = Kitchen()
        let preview = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(preview.text.contains("the number is part of the name"), "\(preview.text)")
        #expect(try made(line).allSatisfy { $0.map { $0.name } == [line.withCapital] })
    }

    @Test(arguments: [
        "Serves 4", "Serves 4-6", "Für 4 Personen", "Per 4 persone", "Zutaten:", "Ingredients",
        "Zutaten (für 4 Personen)", "Ingredienti per 4 persone", "4 Portionen", "Makes 4 servings",
    ])
    func `what a recipe says above its lines is a heading`(line: String) {
        let kitchen = Kitchen()
        for lines in [line + "\nMilk", "Milk\n" + line + "\nBread"] {
            let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
            #expect(preview.text.contains("“\(line)” → ") && preview.text.contains("left out"))
        }
        kitchen.visitor.send("/priorities/batch", ["lines": line + "\nMilk", "level": "high"])
        #expect(kitchen.list == ["Milk"])
    }

    @Test(arguments: ["For sale sign", "Per Anhalter", "People magazine", "Für Anna"])
    func `what only begins like one is something to get`(line: String) {
        let kitchen = Kitchen()
        kitchen.visitor.send(
            "/priorities/batch", ["lines": "Milk\n" + line + "\nBread", "level": "high"])
        #expect(kitchen.found("").count == 3)
    }
}
