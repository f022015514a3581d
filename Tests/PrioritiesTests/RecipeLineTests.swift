import Kernel
import Priorities
import TestKit
import Testing

/// Single lines of recipes and lists that used to become things of their own.
@Suite struct RecipeLineTests {
    private func made(_ text: String, _ language: Language = .english) throws -> [String] {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": text, "level": "high"])
        return try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
            .map { $0.name + ($0.quantity.isEmpty ? "" : ", " + $0.quantity) }.sorted()
    }

    /// As Chefkoch writes what may be one or several.
    @Test(arguments: [
        ("2 Zehe/n Knoblauch", "Knoblauch, 2 Zehe"),
        ("3 Stiel/e Petersilie", "Petersilie, 3 Stiel"),
        ("1 Flasche/n Weißwein", "Weißwein, 1 Flasche"), ("2 Zwiebel/n", "Zwiebel, 2"),
        ("1 Dose/n Tomaten, stückige", "Tomaten, 1 Dose"),
        ("3 m.-große Ei/er", "M.-große Ei, 3"),
        ("2 Zehe/n Knoblauch, gepresst", "Knoblauch, 2 Zehe"),
    ])
    func `an ending behind a stroke is left away`(line: String, thing: String) throws {
        #expect(try made(line, .german) == [thing])
    }

    @Test(arguments: ["Süß/sauer Soße", "Salz/Pfeffer", "AC/DC Shirt"])
    func `another stroke stays`(line: String) throws {
        #expect(try made(line, .german) == [line])
    }

    @Test func `what Chefkoch says of a portion is no thing`() throws {
        let recipe = """
            Linsensuppe
            Zutaten
            250 g Linsen
            Nährwerte pro Person
            kcal
            450
            Eiweiß
            12,30 g
            Fett
            30,10 g
            Kohlenhydr.
            40,20 g
            Zubereitung
            Die Linsen kochen.
            """
        #expect(try made(recipe, .german) == ["Linsen, 250 g"])
    }

    /// With a picture's words, a text and links between the title and what is needed.
    @Test func `the title above what a recipe says of itself is none`() throws {
        let recipe = """
            Sheet-Pan Gnocchi With Mushrooms
            By Anna Rossi
            Linda Lane for The Daily. Food Stylist: Ben Roe
            Total Time
            40 minutes
            Rating
            5(1,154)
            Comments
            Read 177 comments
            Crisp gnocchi and tender mushrooms on one pan, without boiling water
            Ingredients
            Yield: 4 servings
            1 pound mushrooms
            Preparation
            Step 1
            Heat the oven.
            """
        #expect(try made(recipe) == ["Mushrooms, 1 pound"])
        #expect(try made("Milk\nEggs\n" + recipe) == ["Eggs", "Milk", "Mushrooms, 1 pound"])
    }

    @Test(arguments: [
        ("bread and milk", ["Bread", "Milk"]), ("Brot und Butter", ["Brot", "Butter"]),
        ("pane e latte", ["Latte", "Pane"]), ("2 l milk and eggs", ["Eggs", "Milk, 2 l"]),
        ("milk and two breads and some butter", ["Breads, 2", "Butter, some", "Milk"]),
        ("1 marmellata e burro", ["Burro", "Marmellata, 1"]),
        ("milk, bread and butter", ["Bread", "Butter", "Milk"]),
        ("Milch, Brot und 250 g Butter", ["Brot", "Butter, 250 g", "Milch"]),
        ("milk, bread and Sturm", ["Milk, bread and Sturm"]),
        ("Salz und Pfeffer", ["Salz und Pfeffer"]), ("Sturm und Drang", ["Sturm und Drang"]),
        ("Mac and cheese", ["Mac and cheese"]),
    ])
    func `two goods that a word parts are two things`(line: String, things: [String]) throws {
        #expect(try made(line) == things)
    }

    @Test func `a box takes what a word parts as one`() throws {
        let kitchen = Kitchen()
        let shown = kitchen.get("/priorities/batch/lines?lines=bread+and+milk").markup
        let boxes = shown.matches(of: /name="shown" value="(.)([^"]*)"/).map {
            (String($0.1), String($0.2))
        }
        let other = try #require(boxes.first { $0.0 == "-" }?.1)
        var form: [(name: String, value: String)] = [
            ("lines", "bread and milk"), ("level", "high"),
        ]
        for (sign, key) in boxes { form.append(("shown", sign + key)) }
        for (sign, key) in boxes where sign == "+" || key == other { form.append(("take", key)) }
        kitchen.send("/priorities/batch", fields: form)
        #expect(kitchen.list == ["Bread and milk"])
    }

    @Test(arguments: [
        "Inside: Béchamel, Muskat", "2 inside: Béchamel, Muskat", "2 darin: Béchamel, Muskat",
        "Enthält: Béchamel, Muskat", "2 dentro: Béchamel, Muskat", "Contiene: Béchamel, Muskat",
    ])
    func `what the app says of a list's inside is asked about, each thing by itself`(line: String)
        throws
    {
        let lines = "Lasagne\n" + line
        #expect(try made(lines) == ["Lasagne"])
        let text = Kitchen().get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
        #expect(text.contains("“Béchamel” → needed?"), "\(text)")
        #expect(text.contains("“Muskat” → needed?"), "\(text)")
    }
}
