import Kernel
import Priorities
import TestKit
import Testing

@Suite struct AisleTests {
    @Test(arguments: [
        ("Milk", "dairy"), ("Oat milk", "dairy"), ("Chocolate milk", "dairy"),
        ("Milk chocolate", "sweets"), ("Bananas", "produce"), ("Banana", "produce"),
        ("Sourdough bread", "bakery"), ("Dishwasher tabs", "household"), ("Olive oil", "spices"),
        ("Peanut butter", "breakfast"), ("Toilet paper", "household"), ("Cat food", "pets"),
        ("Ice cream", "frozen"), ("Tinned tomatoes", "tins"), ("Beer", "drinks"),
        ("Chicken breast", "meat"), ("Toilet roll", "household"), ("Dr Pepper", "drinks"),
        ("Cherries", "produce"), ("Egg", "dairy"), ("Peppers", "produce"),
        ("Red pepper", "produce"),
        ("Yellow peppers", "produce"), ("Black pepper", "spices"), ("Peppercorns", "spices"),
    ])
    func `an English name finds its aisle`(name: String, aisle: String) {
        #expect(Aisle.guess(name, in: .english)?.rawValue == aisle)
    }

    @Test(arguments: [
        ("Vollkornbrot", "bakery"), ("Äpfel", "produce"), ("Haferflocken", "pantry"),
        ("Tomatensoße", "spices"), ("Küchenrolle", "household"), ("Erdbeermarmelade", "breakfast"),
        ("Zahnpasta", "body"), ("Tomate", "produce"), ("Kartoffel", "produce"),
        ("Apfelsaft", "drinks"), ("Frischkäse", "dairy"), ("Eiscreme", "frozen"),
        ("Vanilleeiscreme", "frozen"), ("Dosenmais", "tins"), ("Forelle", "meat"),
        ("Forellen", "meat"), ("Mais", "produce"), ("Eis", "frozen"), ("Eier", "dairy"),
    ])
    func `a German one`(name: String, aisle: String) {
        #expect(Aisle.guess(name, in: .german)?.rawValue == aisle)
    }

    @Test(arguments: [
        ("Latte intero", "dairy"), ("Succo di mela", "drinks"), ("Pane integrale", "bakery"),
        ("Salsa di pomodoro", "spices"), ("Carta igienica", "household"), ("Mele", "produce"),
        ("Arance", "produce"), ("Uovo", "dairy"),
        ("Caffè", "hotDrinks"),
    ])
    func `an Italian one`(name: String, aisle: String) {
        #expect(Aisle.guess(name, in: .italian)?.rawValue == aisle)
    }

    @Test(arguments: ["Flux capacitor", "", "Birthday present", "☕️", "Pepper"])
    func `what no word says has none`(name: String) {
        #expect(Aisle.guess(name, in: .english) == nil)
    }

    @Test(arguments: [
        ("Milk", "dairy"), ("Oat milk", "dairy"), ("Milch", "dairy"), ("Latte intero", "dairy"),
        ("Eggs", "dairy"), ("Egg", "dairy"), ("Eier", "dairy"), ("Uova", "dairy"),
        ("Toilet paper", "household"),
        ("Klopapier", "household"), ("Carta igienica", "household"), ("Vollkornbrot", "bakery"),
        ("Kürbis", "produce"), ("Tomate", "produce"), ("Acqua", "drinks"),
    ])
    func `what somebody calls in another language finds its aisle, too`(
        name: String, aisle: String
    ) {
        for language in Language.allCases {
            #expect(Aisle.guess(name, in: language)?.rawValue == aisle, "\(language)")
        }
    }

    @Test(arguments: [
        ("Peanut butter", "breakfast"), ("Erdnussbutter", "breakfast"),
        ("Burro di arachidi", "breakfast"), ("Burro d'arachidi", "breakfast"),
        ("Coconut milk", "tins"), ("Latte di cocco", "tins"), ("Butter", "dairy"),
        ("Orange juice", "drinks"), ("Ice cream", "frozen"), ("Toilet paper", "household"),
        ("Hot chocolate", "hotDrinks"),
    ])
    func `the longest of the words of all languages says the aisle`(name: String, aisle: String) {
        for language in Language.allCases {
            #expect(Aisle.guess(name, in: language)?.rawValue == aisle, "\(language)")
        }
    }

    @Test(arguments: [
        ("Brot", "bakery"), ("Pane", "bakery"), ("Broth", "spices"),
    ])
    func `a whole word of another language is more than a word that resembles it`(
        name: String, aisle: String
    ) {
        #expect(Aisle.guess(name, in: .english)?.rawValue == aisle)
    }

    @Test func `one's own language goes first`() {
        #expect(Aisle.guess("Chips", in: .english) == .sweets)
        #expect(Aisle.guess("Pepper", in: .english) == nil)
        #expect(Aisle.guess("Pasta", in: .german) == .pantry)
    }

    @Test(arguments: [
        "Frying pan", "Portfolio", "Control panel", "Propane", "Glass", "Screws", "Present",
    ])
    func `what only resembles a word of another language has none`(name: String) {
        #expect(Aisle.guess(name, in: .english) == nil)
    }

    /// What people's lists have that stood in another aisle, or in none.
    @Test(arguments: [
        ("Coffee beans", Aisle.hotDrinks, Language.english), ("Lemon juice", .produce, .english),
        ("Mac and cheese", .pantry, .english), ("Caster sugar", .pantry, .english),
        ("Black beans", .tins, .english), ("Tomato puree", .tins, .english),
        ("Creme fraiche", .dairy, .english), ("Oven chips", .frozen, .english),
        ("Vanilla extract", .pantry, .english), ("Bin liners", .household, .english),
        ("Chickpeas", .pantry, .english), ("Cumin", .spices, .english),
        ("Kaffeebohnen", .hotDrinks, .german), ("Zitronensaft", .produce, .german),
        ("Crème fraîche", .dairy, .german), ("Rapsöl", .spices, .german),
        ("Hähnchenbrust", .meat, .german), ("Lachsfilet", .meat, .german),
        ("TK-Erbsen", .frozen, .german), ("Gehackte Tomaten", .tins, .german),
        ("Weiße Bohnen", .tins, .german), ("Rahmspinat", .frozen, .german),
        ("Handcreme", .body, .german), ("Saft", .drinks, .german),
        ("Succo di limone", .produce, .italian), ("Amido di mais", .pantry, .italian),
        ("Acciughe", .tins, .italian), ("Pasta sfoglia", .dairy, .italian),
        ("Gnocchi", .pantry, .italian), ("Succo d'arancia", .drinks, .italian),
    ])
    func `what people's lists have stands where shops have it`(
        name: String, aisle: Aisle, language: Language
    ) {
        #expect(Aisle.guess(name, in: language) == aisle)
    }

    @Test func `one's own word for an aisle wins, and is remembered for its like`() throws {
        let kitchen = Kitchen(["Oat milk": .high, "Bread": .high])
        #expect(
            kitchen.get(try kitchen.path("Oat milk")).text.contains(
                "Milk, cheese, eggs, guessed"))
        kitchen.visitor.send(try kitchen.path("Oat milk", "/aisle"), ["aisle": "Plant drinks"])
        #expect(try kitchen.essential("Oat milk").aisle == "Plant drinks")
        kitchen.visitor.send("/priorities/search", ["name": "soy milk"])
        #expect(try kitchen.essential("Soy milk").aisle == "Plant drinks")
        kitchen.visitor.send("/priorities/search", ["name": "cheese"])
        #expect(try kitchen.essential("Cheese").aisle == "")
    }

    @Test func `an aisle whose name has commas stays one when its store is saved again`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/stores/new", ["name": "Aldi"])
        let store = try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first)
        let path = "/priorities/stores/" + store.id.text
        let aisles = ["Household", "Milk, cheese, eggs", "Bakery"]
        kitchen.visitor.send(
            path, ["name": "Aldi", "aisles": aisles.joined(separator: "\r\n")])
        #expect(try shop(kitchen).aisles == aisles)
        let typed = try #require(kitchen.get(path).value(of: "aisles"))
        kitchen.visitor.send(path, ["name": "Aldi South", "aisles": typed])
        #expect(try shop(kitchen).aisles == aisles)
        #expect(try shop(kitchen).name == "Aldi South")
        kitchen.visitor.send(path, ["name": "Aldi", "aisles": aisles[1]])
        #expect(try shop(kitchen).aisles == [aisles[1]])
    }

    private func shop(_ kitchen: Kitchen) throws -> Shop {
        Shop(try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first))
    }

    @Test(arguments: Language.allCases)
    func `an aisle that was chosen in one language is the same in the others`(
        language: Language
    ) throws {
        let kitchen = Kitchen(["Cola": .high])
        let german = ["en": "Drinks", "de": "Getränke", "it": "Bevande"]
        for name in german.values {
            kitchen.visitor.send(try kitchen.path("Cola", "/aisle"), ["aisle": name])
            kitchen.visitor.language = language.rawValue
            #expect(
                kitchen.get(try kitchen.path("Cola")).text.contains(
                    try #require(german[language.rawValue])))
        }
    }

    @Test func `a store learns its order from the ticks, and keeps what it knew`() throws {
        let kitchen = Kitchen(["Bread": .high, "Milk": .high, "Bananas": .high, "Soap": .high])
        kitchen.visitor.send("/priorities/stores/new", ["name": "Aldi"])
        let store = try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first)
        let trip =
            try #require(kitchen.get("/priorities/shop").location) + "&store=" + store.id.text
        #expect(kitchen.get(trip).rows == ["Bananas", "Bread", "Milk", "Soap"])
        for name in ["Milk", "Bread", "Bananas"] {
            kitchen.visitor.wait(60_000)
            try kitchen.set(name, .low, back: trip)
        }
        let since = try #require(trip.firstMatch(of: /since=([0-9]+)/)).1
        let done = kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(since), "store": store.id.text])
        #expect(done.text.contains("3 things got, 1 left"), "\(done.text)")
        let aldi = Shop(try kitchen.visitor.book.visible(Shop.kind, store.id))
        #expect(aldi.aisles == ["Milk, cheese, eggs", "Bakery", "Fruit and vegetables"])
        for name in ["Bananas", "Bread", "Milk"] { try kitchen.set(name, .high) }
        let next = try #require(kitchen.get("/priorities/shop").location)
        #expect(
            kitchen.get(next + "&store=" + store.id.text).rows == [
                "Milk", "Bread", "Bananas", "Soap",
            ])
    }

    @Test func `an order of aisles that somebody wrote is changed by a trip only when it is taken`()
        throws
    {
        let kitchen = Kitchen(["Bread": .high, "Milk": .high, "Bananas": .high])
        kitchen.visitor.send("/priorities/stores/new", ["name": "Lidl"])
        let store = try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first).id
        func aisles() throws -> [String] {
            Shop(try kitchen.visitor.book.visible(Shop.kind, store)).aisles
        }
        let mine = ["Fruit and vegetables", "Bakery", "Milk, cheese, eggs"]
        kitchen.visitor.send(
            "/priorities/stores/" + store.text,
            ["name": "Lidl", "aisles": mine.joined(separator: "\n")])
        #expect(try aisles() == mine)
        let trip = try #require(kitchen.get("/priorities/shop").location) + "&store=" + store.text
        for name in ["Milk", "Bread"] {
            kitchen.visitor.wait(60_000)
            try kitchen.set(name, .low, back: trip)
        }
        let since = try #require(trip.firstMatch(of: /since=([0-9]+)/)).1
        let done = kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(since), "store": store.text])
        #expect(try aisles() == mine)
        let other = ["Fruit and vegetables", "Milk, cheese, eggs", "Bakery"]
        let offer = "Take this order for Lidl: " + other.joined(separator: " → ")
        #expect(done.text.contains(offer), "\(done.text)")
        kitchen.visitor.send(
            "/priorities/stores/" + store.text, ["aisles": other.joined(separator: "\n")])
        #expect(try aisles() == other)
    }

    @Test func `a tap moves an aisle of a store up, and keeps its name`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send(
            "/priorities/stores/new", ["name": "Lidl", "aisles": "Bakery\nDrinks\nPets"])
        let store = try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first).id
        let screen = kitchen.get("/priorities/stores/" + store.text)
        let form = try #require(
            screen.markup.matches(of: /<form.*?<\/form>/.dotMatchesNewlines()).map {
                String($0.output)
            }
            .first { $0.contains("Move Pets up") })
        let aisle = try #require(
            form.firstMatch(of: /name="up" value="([^"]*)"/).map { String($0.1) })
        let after = kitchen.visitor.send(
            "/priorities/stores/" + store.text,
            ["up": aisle, "return": "/priorities/stores/" + store.text])
        #expect(try shop(kitchen).aisles.prefix(3) == ["Bakery", "Pets", "Drinks"])
        #expect(try shop(kitchen).name == "Lidl")
        // Whoever reads in another language moves the same aisles.
        kitchen.visitor.language = "de"
        let german = kitchen.get("/priorities/stores/" + store.text)
        #expect(german.text.contains("Getränke"))
        kitchen.visitor.send("/priorities/stores/" + store.text, ["up": "Drinks"])
        #expect(try shop(kitchen).aisles.prefix(3) == ["Bakery", "Drinks", "Pets"])
        #expect(after.text.contains("Order of the aisles"), "\(after.text)")
    }

    @Test func `an aisle that several get is the one of that meaning`() throws {
        let kitchen = Kitchen(["Beans": .high])
        let id = try kitchen.essential("Beans").id.text
        kitchen.visitor.send("/priorities/several", ["take": id, "aisle": "Tins"])
        #expect(try kitchen.essential("Beans").aisle == "Tins and jars")
    }

    @Test func `a new store begins with aisles of one's own behind the usual ones`() throws {
        let kitchen = Kitchen(["Card": .high])
        kitchen.visitor.send(try kitchen.path("Card", "/aisle"), ["aisle": "Cards"])
        let form = kitchen.get("/priorities/stores/new")
        #expect(form.value(of: "aisles")?.hasSuffix("Pets\nCards") == true)
        kitchen.visitor.send(
            "/priorities/stores/new",
            ["name": "Lidl", "aisles": try #require(form.value(of: "aisles"))])
        #expect(try shop(kitchen).aisles == [])
    }

    @Test func `several to be placed show the aisles that are guessed of them`() throws {
        let kitchen = Kitchen(["Milk": .high])
        let screen = kitchen.get("/priorities/several")
        #expect(screen.text.contains("Milk, cheese, eggs, guessed"), "\(screen.text)")
    }

    /// A store of this order, in which a trip ticks these one after the other.
    private func trip(
        through aisles: [String], ticking names: [String], of kitchen: Kitchen
    ) throws -> (order: [String], summary: Screen) {
        kitchen.visitor.send(
            "/priorities/stores/new",
            ["name": "Lidl", "aisles": aisles.joined(separator: "\n")])
        let store = try #require(try kitchen.visitor.book.records(Query(Shop.kind)).first).id
        let trip = try #require(kitchen.get("/priorities/shop").location) + "&store=" + store.text
        for name in names {
            kitchen.visitor.wait(60_000)
            try kitchen.set(name, .low, back: trip)
        }
        let since = try #require(trip.firstMatch(of: /since=([0-9]+)/)).1
        let done = kitchen.visitor.send(
            "/priorities/shop/done", ["since": String(since), "store": store.text])
        return (try shop(kitchen).aisles, done)
    }

    @Test func `one aisle alone shows nothing of an order`() throws {
        let kitchen = Kitchen(["Chicken": .high, "Bread": .high])
        let mine = ["Bakery", "Cheese counter", "Drinks"]
        let (order, summary) = try trip(through: mine, ticking: ["Chicken"], of: kitchen)
        #expect(order == mine)
        #expect(!summary.text.contains("from now on"), "\(summary.text)")
        #expect(!summary.text.contains("Take this order"))
    }

    @Test func `an aisle that a store didn't have stands beside those that were ticked with it`()
        throws
    {
        let kitchen = Kitchen(["Chicken": .high, "Bread": .high, "Cola": .high, "Soap": .high])
        let mine = ["Bakery", "Cheese counter", "Drinks"]
        let (order, summary) = try trip(
            through: mine, ticking: ["Chicken", "Cola", "Soap"], of: kitchen)
        #expect(
            order == ["Bakery", "Cheese counter", "Meat and fish", "Drinks", "Bath and body"])
        #expect(summary.text.contains("Lidl from now on: Bakery → Cheese counter → Meat"))
        try kitchen.undo(summary)
        #expect(try shop(kitchen).aisles == mine)
    }

    @Test func `a new store suggests the usual aisles, and learns while they are left so`() throws {
        let kitchen = Kitchen()
        let sheet = kitchen.get("/priorities/stores/new")
        let usual = try #require(sheet.value(of: "aisles"))
        #expect(usual.hasPrefix("Fruit and vegetables\nBakery\nMilk, cheese, eggs\n"), "\(usual)")
        kitchen.visitor.send("/priorities/stores/new", ["name": "Aldi", "aisles": usual])
        #expect(try shop(kitchen).aisles == [])
    }

    @Test func `what is nearly the name of an aisle is that aisle`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send(
            "/priorities/stores/new",
            ["name": "Aldi", "aisles": "fruit & veg\nbread corner\nFrozen\ncheese\nOil"])
        #expect(
            try shop(kitchen).aisles == [
                "Fruit and vegetables", "bread corner", "Frozen", "cheese", "Oil, spices, sauces",
            ])
    }

    @Test func `a store that is renamed in another language keeps the words of its aisles`() throws
    {
        let kitchen = Kitchen()
        let aisles = ["Drinks", "Bakery", "Frozen"]
        kitchen.visitor.send(
            "/priorities/stores/new", ["name": "Aldi", "aisles": aisles.joined(separator: "\n")])
        kitchen.visitor.language = "de"
        let path = "/priorities/stores/" + (try shop(kitchen).id.text)
        let typed = try #require(kitchen.get(path).value(of: "aisles"))
        kitchen.visitor.send(path, ["name": "Aldi Süd", "aisles": typed])
        #expect(try shop(kitchen).aisles == aisles)
    }

    @Test func `an order that is taken has no aisle twice, and isn't offered again`() throws {
        let kitchen = Kitchen(["Bread": .high, "Bananas": .high, "Tuna": .high])
        kitchen.visitor.send(try kitchen.path("Bananas", "/aisle"), ["aisle": "fruit & veg"])
        #expect(try kitchen.essential("Bananas").aisle == "Fruit and vegetables")
        let (order, summary) = try trip(
            through: ["Bakery", "Fruit and vegetables", "Tins and jars"],
            ticking: ["Tuna", "Bananas", "Bread"], of: kitchen)
        #expect(order == ["Bakery", "Fruit and vegetables", "Tins and jars"])
        let taken = try #require(summary.value(of: "aisles"))
        let store = try shop(kitchen).id.text
        let back = try #require(summary.value(of: "return"))
        let again = kitchen.visitor.send(
            "/priorities/stores/" + store,
            ["aisles": taken + "\nfruit & veg", "return": back])
        #expect(
            try shop(kitchen).aisles == ["Tins and jars", "Fruit and vegetables", "Bakery"])
        #expect(again.value(of: "aisles") == nil, "\(again.text)")
    }

    @Test func `of two stores is said whose order it is`() throws {
        let kitchen = Kitchen(["Bread": .high])
        var trip = try #require(kitchen.get("/priorities/shop").location)
        for name in ["Aldi", "Lidl"] {
            kitchen.visitor.send(
                "/priorities/stores/new", ["name": name, "aisles": "Drinks\nBakery"])
        }
        let stores = try kitchen.visitor.book.records(Query(Shop.kind))
        trip += "&store=" + (stores[0].id.text)
        #expect(!kitchen.get(trip).text.contains("In the order of"))
        trip += "&store=" + (stores[1].id.text)
        #expect(kitchen.get(trip).text.contains("In the order of"))
    }

    @Test func `what is got in one store only isn't shown in another`() throws {
        let kitchen = Kitchen(["Bread": .high, "Milk": .high])
        var ids: [String] = []
        for name in ["Aldi", "Market"] {
            kitchen.visitor.send("/priorities/stores/new", ["name": name])
            let found = try kitchen.visitor.book.records(Query(Shop.kind)).first {
                $0.title == name
            }
            ids.append(try #require(found).id.text)
        }
        kitchen.visitor.send(try kitchen.path("Bread", "/stores"), ["store": ids[1], "on": "1"])
        let trip = try #require(kitchen.get("/priorities/shop").location)
        #expect(kitchen.get(trip).rows == ["Bread", "Milk"])
        #expect(kitchen.get(trip + "&store=" + ids[0]).rows == ["Milk"])
        #expect(kitchen.get(trip + "&store=" + ids[0]).text.contains("One more is got elsewhere."))
        #expect(kitchen.get(trip + "&store=" + ids[1]).rows == ["Bread", "Milk"])
        #expect(kitchen.get(trip + "&store=\(ids[0])&store=\(ids[1])").rows == ["Bread", "Milk"])
        kitchen.visitor.send(try kitchen.path("Bread", "/stores"), ["store": ids[1], "on": "0"])
        #expect(kitchen.get(trip + "&store=" + ids[0]).rows == ["Bread", "Milk"])
    }

    @Test(arguments: [
        ("DAIRY\nZorb\nMilk\nBAKERY\nQuux", "Milk, cheese, eggs", "Bakery", Language.english),
        (
            "## Fruit & veg\n- Zorb\n- Milk\n## Household:\n- Quux", "Fruit and vegetables",
            "Household", .english
        ),
        ("Molkerei:\nZorb\nMilch\n\nTK:\nQuux", "Milch, Käse, Eier", "Tiefkühl", .german),
        (
            "Frutta e verdura\nZorb\nLatte\nSurgelati\nQuux", "Frutta e verdura", "Surgelati",
            .italian
        ),
    ])
    func `what nobody knows stands in the aisle that heads it`(
        lines: String, first: String, second: String, language: Language
    ) throws {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high"])
        #expect(try kitchen.essential("Zorb").aisle == first)
        #expect(try kitchen.essential("Quux").aisle == second)
        let known = try ["Milk", "Milch", "Latte"].flatMap { try kitchen.essentials($0) }
        #expect(known.map { $0.aisle } == [""], "what is known is guessed, as everywhere")
    }
}
