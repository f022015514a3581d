import Kernel
import Priorities
import TestKit
import Testing

/// Whole recipes as they are copied from sites, books and messages.
@Suite struct PastedRecipeTests {
    private func made(_ text: String, in language: Language = .english) -> [String] {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": text, "level": "high"])
        return kitchen.found("")
    }

    private func preview(_ text: String) -> String {
        Kitchen().get("/priorities/batch/lines?lines=" + text.percentEncoded).text
    }

    /// The layout of missades.com and bbc.co.uk/food: title, servings, times, ingredients, method.
    @Test func `of an English recipe only the ingredients are taken`() {
        let recipe = """
            Fresh Mint Sauce
            Serves 4 · Prep 10 min
            Ingredients
            1 tablespoon sugar
            3 tablespoons white wine vinegar
            For the sauce
            2 onions, finely chopped
            Method
            1. Strip the mint leaves from the stems and finely chop the leaves
            2. Heat the oil…
            3. Add the vinegar and let stand for 1-2 hours before serving
            Enjoy!
            """
        #expect(made(recipe) == ["Onions", "Sugar", "White wine vinegar"])
        let text = preview(recipe)
        for words in [
            "“Fresh Mint Sauce” → title of a recipe, left out",
            "“Serves 4 · Prep 10 min” → said about the recipe, left out",
            "“For the sauce” → nothing to get, left out",
            "“Heat the oil…” → a step of the recipe, left out", "“Enjoy!” →",
        ] { #expect(text.contains(words), "\(text)") }
    }

    /// The layout of rezepte247.com, chefkoch.de and manuals of ovens.
    @Test func `of a German one`() {
        let recipe = """
            Zwiebelkuchen
            Für 4 – 6 Personen
            Zubereitung: 05 min.
            Fertig in:
            20 min.
            Zutaten
            Für den Teig:
            • 300 g Mehl
            • 1 Ei
            Für den Belag
            • 750 g Zwiebeln
            • etwas Muskat
            Zubereitung
            1) Das Mehl in eine Rührschüssel sieben
            2) Zwiebeln schneiden…
            – Dauer im Backofen: 45 Minuten
            Guten Appetit!
            """
        #expect(made(recipe, in: .german) == ["Ei", "Mehl", "Muskat", "Zwiebeln"])
    }

    /// The layout of giallozafferano.it and ricettedicultura.com.
    @Test func `of an Italian one`() {
        let recipe = """
            Torta di pere
            Preparazione: 30 minuti
            Cottura: 45 min
            Difficoltà: facile
            Ingredienti per 4 persone
            250 g di farina
            3 cucchiai di zucchero
            sale q.b.
            Per la salsa
            due pere
            Procedimento
            a) Sbucciare le pere
            b) Mettere tutto in forno per 45 minuti
            Buon appetito
            """
        #expect(made(recipe, in: .italian) == ["Farina", "Pere", "Sale", "Zucchero"])
    }

    @Test(arguments: [
        "Guten Appetit!", "Buon appetito", "Enjoy!", "Bon appétit!", "Viel Spaß beim Nachkochen! 😊",
    ])
    func `a wish for those who eat is nothing to get`(line: String) {
        #expect(made("Ingredients\nMilk\n" + line) == ["Milk"])
    }

    /// Numbers before the lines of a list are people's, too.
    @Test func `numbered lines that no recipe is about are things`() {
        #expect(made("1. Milk\n2. Bread\n3. Soap") == ["Bread", "Milk", "Soap"])
    }

    @Test func `stars that people gave are nothing to get, and hide no title`() {
        for stars in ["★★★★☆ 4,6 (213)", "⭐️⭐️⭐️⭐️⭐️", "4.6 ★ (213)", "★★★★★ 4,6/5"] {
            let recipe = "Chili con Carne\n" + stars + "\nZutaten\n500 g Hack\n2 Zwiebeln"
            #expect(made(recipe, in: .german) == ["Hack", "Zwiebeln"])
            #expect(
                preview(recipe).contains("“Chili con Carne” → title of a recipe, left out"),
                "\(preview(recipe))")
            #expect(made("Brot\n" + stars + "\nMilch", in: .german) == ["Brot", "Milch"])
        }
    }

    @Test(arguments: [
        "Grießbrei\n1 l Milch\n120 g Grieß\n3 EL Zucker\nZimt",
        "Grießbrei\n1 l Milch\n120 g Grieß\n50 g Zucker\nZimt\nZubereitung\nMilch aufkochen.",
        "Grießbrei\n1 l Milch\n120 g Grieß\n1 Prise Salz",
    ])
    func `a title is none of the things where no word heads these`(recipe: String) {
        let names = made(recipe, in: .german)
        #expect(names.contains("Milch") && names.contains("Grieß") && !names.contains("Grießbrei"))
        #expect(preview(recipe).contains("“Grießbrei” → title of a recipe, left out"))
    }

    @Test(arguments: [
        "Brot\n1 l Milch\n2 EL Zucker", "Geschenk für Oma\n1 l Milch\n6 Eier\n500 g Hack",
        "Grießbrei\n1 l Milch", "• Grießbrei\n• 1 l Milch\n• 2 EL Zucker",
        "Grießbrei\nSeife\n1 l Milch\n2 EL Zucker",
    ])
    func `what may be something to get stays on the list`(list: String) {
        let first = String(list.split(separator: "\n")[0].trimmingPrefix("• "))
        #expect(made(list, in: .german).contains(first), "\(made(list, in: .german))")
    }

    @Test func `what stands above a recipe's title is bought`() {
        let text = "Bread\nSoap\nTomato soup\nIngredients\n2 onions"
        #expect(made(text) == ["Bread", "Onions", "Soap"])
    }

    /// The layout of bbc.co.uk/food and of nhs.uk/healthier-families/recipes, as a page is copied.
    @Test(arguments: [
        "Chicken bake\nServes 6\nPreparation time\n30 mins\nCooking time\n1 hour",
        "Chicken bake\nPreparation time\nless than 30 mins\nServes 6",
        "Hähnchen\nFür 6 Personen\nZubereitungszeit\n30 Minuten\nZubereitung: 30 Minuten",
        "Pollo\nPer 6 persone\nTempo di preparazione\n30 minuti\nPreparazione: 30 min",
    ])
    func `a recipe needs no word above its ingredients`(head: String) {
        let recipe = head + "\n8 chicken thighs\n2 onions\n1 tbsp oil\nMethod\n1. Fry the onions"
        #expect(made(recipe) == ["Chicken thighs", "Oil", "Onions"])
    }

    @Test(arguments: [
        "Method\n1. Heat the oven.\n2. Bake it for 30 minutes.",
        "Method\nHeat the oven to 200 degrees.\n\nBake it for 30 minutes, then serve.",
        "Method\n\nHeat the oven\nBake it\nServe warm",
        "Zubereitung\nDen Ofen vorheizen.\nAlles 30 Minuten backen.\nGuten Appetit!",
        "Procedimento\nScaldare il forno.\nCuocere per 30 minuti.\nBuon appetito!",
    ])
    func `what follows a recipe's steps is bought`(method: String) {
        let recipe = "Cake\nServes 4\nIngredients\n2 eggs\n" + method
        for list in [
            "\n\nAlso get\n• Tahini\n• 2 l oat drink\nToilet paper",
            "\r\n\r\nAlso get:\r\n- Tahini\r\n- 2 l oat drink\r\nToilet paper",
            "\n• Tahini\n• 2 l oat drink\nToilet paper",
        ] {
            #expect(
                made(recipe + list) == ["Eggs", "Oat drink", "Tahini", "Toilet paper"],
                "\(recipe + list)")
        }
        #expect(made(recipe + "\n2 l oat drink") == ["Eggs", "Oat drink"])
        #expect(made(recipe + "\n\nToilet paper\nSoap") == ["Eggs", "Soap", "Toilet paper"])
    }

    @Test(arguments: ["Ingredients\n", ""])
    func `of a second recipe, too, only the ingredients are taken`(heading: String) {
        let first = "Cake\nServes 4\n" + heading + "2 eggs\nMethod\nWhisk the eggs.\n\n"
        let second = "Tomato soup\nServes 2\nPreparation time\n5 mins\n" + heading
        let recipes = first + second + "1 onion\n200 g cream\nMethod\nFry it.\nServe it."
        #expect(made(recipes) == ["Cream", "Eggs", "Onion"])
    }

    @Test(arguments: [
        "• Heat the oil\n• Add the eggs\n\n• Serve warm",
        "Heat the oil\n\nAdd the eggs\n\nServe it",
        "Heat the oil.\n• Bake: 45 minutes", "200 g of the flour go into the bowl.\nStir well",
    ])
    func `steps stay steps, with bullets and empty lines`(steps: String) {
        #expect(made("Ingredients\nMilk\nMethod\n" + steps) == ["Milk"])
    }

    /// Buttons of sites stand above and between, as they are copied.
    @Test(arguments: [
        "Jump to recipe\nPrint\nTomato soup\nSave\nServes 4\nIngredients\n",
        "Zum Rezept springen\nDrucken\nTomatensuppe\nFür 4 Personen\nZutaten\n",
        "Vai alla ricetta\nStampa\nZuppa di pomodoro\nPer 4 persone\nIngredienti\n",
        "Tomato soup\nPrint\nIngredients\n", "Print recipe\n",
        "Jump to Recipe\nTomato soup\n★★★★★ 4.8 from 120 votes\nPrep Time 10 minutes\n"
            + "Course: Soup\nCuisine: Italian\nServings: 4\nAuthor: Anna\nIngredients\n1x 2x 3x\n",
        "Tomatensuppe\n4,8 (120 Bewertungen)\nKategorie: Suppen\nZutaten\n",
    ])
    func `a site's buttons are nothing to get`(head: String) {
        #expect(made(head + "2 onions\n200 g cream") == ["Cream", "Onions"])
    }

    @Test(arguments: [
        "Step 1\nHeat the oven\nStep 2\nBake it", "Step 1: Heat the oven\nStep 2: Bake it",
        "Schritt 1\nDen Ofen vorheizen\n\nSchritt 2\nAlles backen",
        "Passo 1\nScaldare il forno\nPasso 2\nCuocere tutto",
        "1 Den Ofen vorheizen\n2 Zwiebeln und Sahne verrühren\n3 Alles backen",
        "1 Den Ofen vorheizen.\n2 Zwiebeln und Sahne verrühren.",
        "1 Preheat the oven\n2 Mix the onions and the cream",
        "1 Scaldare il forno\n2 Mescolare le cipolle e la panna",
        "Zubereitung\n1 Den Ofen vorheizen\n2 Zwiebeln und Sahne verrühren",
    ])
    func `steps are told by a number or a word before them`(steps: String) {
        let recipe = "Soup\nServes 4\nIngredients\n2 onions\n200 g cream\n" + steps
        #expect(made(recipe) == ["Cream", "Onions"])
    }

    @Test func `things with the numbers of steps before them stay things`() {
        let recipe = "Suppe\nZutaten\n1 Zwiebel\n2 Tomaten, fein geschnitten\n3 Eier"
        #expect(made(recipe, in: .german) == ["Eier", "Tomaten", "Zwiebel"])
        let english = "Soup\nIngredients\n1 roast chicken\n2 bread rolls\n3 eggs"
        #expect(made(english) == ["Bread rolls", "Eggs", "Roast chicken"])
    }

    /// The layouts of bbcgoodfood.com, chefkoch.de and giallozafferano.it.
    @Test(arguments: [
        "Per serving\nkcal 245\nfat 9g\nsaturates 2g\ncarbs 30g\nsugars 5g\nprotein 12g\nsalt 0.5g",
        "Per serving: 245 kcal, 9 g fat, 2 g saturates, 12 g protein",
        "Pro Portion\nKalorien 350\nFett 12 g\ndavon gesättigte Fettsäuren 3 g\nEiweiß 20 g",
        "Nährwerte pro Portion\nkcal\n350\nKohlenhydrate\n30 g",
        "Per porzione\nEnergia 350 kcal\nGrassi 12 g\ndi cui saturi 3 g\nProteine 20 g",
    ])
    func `what a portion has in it is nothing to get`(nutrition: String) {
        for recipe in [
            "Soup\nServes 4\n" + nutrition + "\nIngredients\n2 onions\n200 g cream",
            "Soup\nIngredients\n2 onions\n200 g cream\nMethod\nFry it.\n" + nutrition,
        ] { #expect(made(recipe) == ["Cream", "Onions"], "\(recipe)") }
    }

    @Test func `sugar below what a portion has in it is bought`() {
        let recipe = "Cake\nServes 4\nPer serving\nkcal 245\n200 g sugar\n2 eggs"
        #expect(made(recipe) == ["Eggs", "Sugar"])
    }

    @Test(arguments: [
        "PER GUARNIRE", "Per guarnire", "PER LA PASTA", "FÜR DIE SOSSE", "TO SERVE", "To serve:",
        "Zum Garnieren", "TOPPING",
    ])
    func `a part's name is nothing to get`(head: String) {
        let recipe = "Soup\nIngredients\n2 onions\n" + head + "\n200 g cream"
        #expect(made(recipe) == ["Cream", "Onions"])
        #expect(preview(recipe).contains("“\(head)” → nothing to get, left out"))
    }

    @Test func `a recipe in capitals keeps its things`() {
        #expect(made("INGREDIENTI\nFARINA\nKUMQUAT") == ["FARINA", "KUMQUAT"])
    }

    @Test func `a recipe behind another one is read anew`() {
        let text = "Ingredients\nMilk\nMethod\nBoil it\nIngredients\nBread"
        #expect(made(text) == ["Bread", "Milk"])
    }
}

/// How much, in the words of recipes and people.
@Suite struct QuantityWordTests {
    private func made(_ line: String, _ isThere: String? = nil, in language: Language) throws
        -> [Essential]
    {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        if let isThere { kitchen.add(isThere, .low) }
        kitchen.visitor.send("/priorities/batch", ["lines": line, "level": "high"])
        return try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
    }

    @Test(arguments: [
        ("1 Hokkaidokürbis (ca. 1 kg)", "Hokkaidokürbis", "1 (ca. 1 kg)"),
        ("sale q.b.", "Sale", "q.b."),
        ("Olio extravergine d'oliva q.b.", "Olio extravergine d'oliva", "q.b."),
        ("q.b. di sale", "Sale", "q.b."), ("pepe quanto basta", "Pepe", "quanto basta"),
        ("etwas Muskat", "Muskat", "etwas"), ("Salz nach Belieben", "Salz", "nach Belieben"),
        ("ein wenig Öl", "Öl", "ein wenig"), ("some parsley", "Parsley", "some"),
        ("a little oil", "Oil", "a little"), ("un po' di burro", "Burro", "un po'"),
        ("salt to taste", "Salt", "to taste"),
        ("zwei Gurken", "Gurken", "2"), ("due uova", "Uova", "2"), ("two onions", "Onions", "2"),
        ("eine halbe Gurke", "Gurke", "½"), ("half onion", "Onion", "0.5"),
        ("half a cucumber", "Cucumber", "½"), ("mezzo cetriolo", "Cetriolo", "½"),
        ("a dozen eggs", "Eggs", "12"), ("ein Dutzend Eier", "Eier", "12"),
        ("una dozzina di uova", "Uova", "12"), ("half a dozen eggs", "Eggs", "6"),
        ("2 dozen eggs", "Eggs", "24"), ("ein halbes Dutzend Eier", "Eier", "6"),
        ("mezza dozzina di uova", "Uova", "6"), ("ein halbes Kilo Mehl", "Mehl", "ein halbes Kilo"),
        ("2 Möhre(n)", "Möhre", "2"), ("1 Zwiebel(n), gewürfelt", "Zwiebel", "1"),
        ("3–4 tomatoes", "Tomatoes", "3–4"), ("3 – 4 tomatoes", "Tomatoes", "3–4"),
        ("3 bis 4 Tomaten", "Tomaten", "3–4"),
        ("150ml/5fl oz milk", "Milk", "150 ml"), ("200g/7oz flour", "Flour", "200 g"),
        ("1kg/2lb 4oz potatoes", "Potatoes", "1 kg"), ("300ml/½ pint milk", "Milk", "300 ml"),
        ("150 ml/5 fl oz milk", "Milk", "150 ml"),
        ("1 kg / 2 lb 4 oz potatoes", "Potatoes", "1 kg"),
        ("150ml / ¼ pint milk", "Milk", "150 ml"), ("1/2 onion", "Onion", "0.5"),
        ("2 eggs,", "Eggs", "2"), ("Milk,", "Milk", ""),
        ("6 × + 12 × Milk", "Milk", "18 ×"), ("Milk 6 × + 12 ×", "Milk", "18 ×"),
    ])
    func `says how much and not what`(line: String, name: String, quantity: String) throws {
        for language in Language.allCases {
            for isThere in [nil, name] {
                let found = try made(line, isThere, in: language)
                #expect(found.map { $0.name } == [name], "\(line)")
                let said = found.first?.quantity ?? ""
                #expect(said == quantity || quantity == "½" && said == "0.5", "\(line): \(said)")
            }
        }
    }

    @Test func `what several lines come to is shown as a sum`() {
        let lines = "6 x Milk\n12 x Milk"
        let text = Kitchen().get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
        #expect(text.contains("goes with Milk, 18 ×"), "\(text)")
    }

    @Test func `7 up is no seven of anything`() {
        let kitchen = Kitchen()
        for typed in ["7 up", "7up", "7 Up"] {
            let text = kitchen.get("/priorities/search?q=" + typed.percentEncoded).text
            #expect(text.contains("Add “" + typed) && !text.contains("Up, 7"), "\(text)")
        }
    }

    private static let carbonara = """
        Carbonara
        Serves 4
        Ingredients
        400 g spaghetti
        4 eggs
        150 g guanciale
        """

    @Test func `a pasted recipe is kept as a list of its name`() throws {
        let kitchen = Kitchen(["Eggs": .low])
        kitchen.visitor.send("/priorities/search", ["name": "1 kg spaghetti"])
        let sheet = kitchen.visitor.post("/priorities/batch/look", ["lines": Self.carbonara])
        #expect(sheet.text.contains("Keep as a list: Carbonara"), "\(sheet.text)")
        let fields: KeyValuePairs = [
            "lines": Self.carbonara, "level": "high", "list": "", "keep": "1",
        ]
        let kept = kitchen.visitor.send("/priorities/batch", fields)
        #expect(kept.list.filter { $0.id.hasPrefix("in-") }.map(\.name).count == 3)
        #expect(kept.text.contains("400 g") && kept.text.contains("Put all on the list"))
        #expect(kitchen.list == ["Spaghetti"])
        #expect(try kitchen.essential("Spaghetti").quantity == "1 kg")
        #expect(try kitchen.essential("Guanciale").amount.isEmpty)
        kitchen.visitor.send(try kitchen.path("Carbonara", "/need"))
        #expect(try kitchen.essential("Spaghetti").quantity == "1.4 kg")
        #expect(try kitchen.essential("Guanciale").quantity == "150 g")
        #expect(try kitchen.essential("Eggs").quantity == "4")
    }

    @Test func `what is added is kept as a list as well where its name is typed, as one action`()
        throws
    {
        let kitchen = Kitchen()
        let fields: KeyValuePairs = [
            "lines": "2 l milk\n3 x eggs", "level": "high", "list": "Pancakes",
        ]
        let text = kitchen.visitor.post("/priorities/batch/look", fields).text
        #expect(text.contains("Keep as a list: Pancakes"))
        let added = kitchen.visitor.send("/priorities/batch", fields)
        #expect(kitchen.list == ["Eggs", "Milk"])
        #expect(try kitchen.essential("Milk").quantity == "2 l")
        #expect(try kitchen.essential("Pancakes").level == .low)
        let item = kitchen.get(try kitchen.path("Pancakes"))
        #expect(item.list.filter { $0.id.hasPrefix("in-") }.map(\.name) == ["Eggs", "Milk"])
        // Once more into the same list.
        let more: KeyValuePairs = [
            "lines": "500 g flour", "level": "high", "list": "pancakes", "keep": "1",
        ]
        kitchen.visitor.send("/priorities/batch", more)
        #expect(try kitchen.essentials("Pancakes").count == 1)
        #expect(
            kitchen.get(try kitchen.path("Pancakes")).list.filter { $0.id.hasPrefix("in-") }
                .map(\.name) == ["Eggs", "Milk", "Flour"])
        try kitchen.undo(added)
        #expect(try kitchen.essentials("Pancakes").isEmpty)
    }

    @Test func `a list without a name is asked for one, with all that was typed`() throws {
        let kitchen = Kitchen()
        let asked = kitchen.visitor.post(
            "/priorities/batch", ["lines": "milk", "list": "", "level": "high", "keep": "1"])
        #expect(asked.status == 422)
        #expect(asked.markup.contains("milk") && asked.text.contains("Keep as a list"))
        #expect(kitchen.list.isEmpty)
    }
}
