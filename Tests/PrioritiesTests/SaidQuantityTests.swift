import Kernel
import Priorities
import TestKit
import Testing

/// Amounts as they are said, and what is counted of a thing by its parts.
@Suite struct SaidQuantityTests {
    private func made(_ line: String, _ isThere: String?, in language: Language, _ address: String)
        throws -> [Essential]
    {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        if let isThere { kitchen.add(isThere, .low) }
        let name = address.hasSuffix("batch") ? "lines" : "name"
        kitchen.visitor.send(address, [name: line, "level": "high", "enter": "1"])
        return try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
    }

    @Test(arguments: [
        ("un chilo e mezzo di patate", "Patate", "1½ chilo"),
        ("due litri e mezzo di latte", "Latte", "2½ litri"),
        ("2 kg e mezzo di patate", "Patate", "2½ kg"),
        ("eineinhalb Kilo Kartoffeln", "Kartoffeln", "1½ Kilo"),
        ("anderthalb Liter Milch", "Milch", "1½ Liter"),
        ("zweieinhalb Liter Milch", "Milch", "2½ Liter"),
        ("a pound and a half of butter", "Butter", "1½ pound"),
        ("two and a half pounds of butter", "Butter", "2½ pounds"),
        ("2 and a half pounds butter", "Butter", "2½ pounds"),
        ("un'anguria", "Anguria", "1"), ("un’anguria", "Anguria", "1"),
        ("due etti di prosciutto", "Prosciutto", "due etti"),
        ("un paio di uova", "Uova", "un paio"), ("ein Paar Würstchen", "Würstchen", "ein Paar"),
        ("6 Stiele Koriander", "Koriander", "6 Stiele"),
        ("1 kl. Bund Petersilie", "Petersilie", "1 kl. Bund"),
        ("5 foglie di basilico", "Basilico", "5 foglie"),
        ("2 Knoblauchzehen", "Knoblauch", "2 Zehen"), ("1 Knoblauchzehe", "Knoblauch", "1 Zehe"),
        ("1 Knoblauchzehe(n)", "Knoblauch", "1 Zehe"),
        ("3 Thymianzweige", "Thymian", "3 Zweige"),
        ("4 Petersilienstiele", "Petersilie", "4 Stiele"),
        ("2 cloves garlic", "Garlic", "2 cloves"), ("2 garlic cloves", "Garlic", "2 cloves"),
        ("3 thyme sprigs", "Thyme", "3 sprigs"), ("2 celery stalks", "Celery", "2 stalks"),
        ("2 spicchi d'aglio", "Aglio", "2 spicchi"),
        ("3 bay leaves", "Bay leaves", "3"),
        ("Tuna, 3 tins", "Tuna", "3 tins"), ("Eggs, 12", "Eggs", "12"),
        ("Apples: 6", "Apples", "6"),
        ("Milk x2", "Milk", "2 ×"),
        ("1/2 cup (1 stick) butter", "Butter", "0.5 cup (1 stick)"),
        ("2 15-oz cans black beans", "Black beans", "2 (15 oz) cans"),
        ("2 15 oz cans black beans", "Black beans", "2 15 oz cans"),
        ("1 (14.5 ounce) can tomatoes", "Tomatoes", "1 (14.5 ounce) can"),
        ("2 (14.5-ounce) cans tomatoes", "Tomatoes", "2 (14.5 ounce) cans"),
        ("1½ cups/190 grams flour", "Flour", "1.5 cups"),
        ("5 ounces/145 grams cheddar", "Cheddar", "5 ounces"),
        ("5 tablespoons/70 grams butter", "Butter", "5 tablespoons"),
    ])
    func `how much is told from what`(line: String, name: String, quantity: String) throws {
        let ways: [(Language, String?, String)] = [
            (.english, nil, "batch"), (.english, name, "search"), (.german, name, "batch"),
            (.german, nil, "search"), (.italian, nil, "batch"),
        ]
        for (language, there, address) in ways {
            let found = try made(line, there, in: language, "/priorities/" + address)
            #expect(found.map { $0.name } == [name], "\(line) \(address)")
            let said = found.first?.quantity ?? ""
            let figure = quantity.replacing("½", with: ".5")
            #expect(said == quantity || said == figure, "\(line): \(said)")
        }
    }

    @Test func `what is there under the name of its part stays that`() throws {
        let kitchen = Kitchen(["Garlic cloves": .low])
        kitchen.visitor.send("/priorities/batch", ["lines": "2 garlic cloves", "level": "high"])
        #expect(kitchen.list == ["Garlic cloves"])
    }

    @Test(arguments: ["Blumenstiele", "Mehl, 405", "Sturm e mezzo"])
    func `what nothing says so of stays a name`(line: String) throws {
        let found = try made(line, nil, in: .english, "/priorities/batch")
        #expect(found.map { $0.name.folded } == [line.folded])
    }
}
