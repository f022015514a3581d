import Kernel
import Priorities
import TestKit
import Testing

/// What recipes and lists say of a thing beside its name, which used to become part of it.
@Suite(.namingCases) struct RemarkTests {
    /// Name, quantity and remark of what a line adds.
    private func made(_ line: String, _ language: Language, beside known: String? = nil) throws
        -> String
    {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        if let known {
            try kitchen.visitor.book.commit(
                Draft(Essential.kind).setting(Essential.name, known).setting(Essential.level, .high)
            )
        }
        kitchen.visitor.send("/priorities/batch", ["lines": line, "level": "high"])
        return try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
            .map { [$0.name, $0.quantity, $0.details].joined(separator: "|") }.sorted()
            .joined(separator: ";")
    }

    @Test(arguments: [
        ("4 Eier, davon das Eiweiß", "Eier|4|davon das Eiweiß"),
        ("6 Eier, getrennt", "Eier|6|getrennt"),
        ("½ Zitrone, Saft davon", "Zitrone|0.5|Saft davon"),
        ("Evtl. 1 Chilischote", "Chilischote|1|Evtl."), ("3 Eier (Gr. M)", "Eier|3|Gr. M"),
        ("2 Eier (M)", "Eier|2|M"), ("Milch (3,5 %)", "Milch||3,5 %"),
        ("Milch (3,5 % Fett)", "Milch||3,5 % Fett"),
        ("1/2 Zitrone(n), den Saft davon", "Zitrone|0.5|den Saft davon"),
        ("Butter, weich", "Butter||weich"), ("250 g Quark (20 %)", "Quark|250 g|20 %"),
        ("1 Bio-Zitrone, Abrieb", "Bio-Zitrone|1|Abrieb"),
        ("200 g Mehl (Type 405)", "Mehl|200 g|Type 405"),
        (
            "1 Pck. Vanillezucker oder 1 TL Vanillextrakt",
            "Vanillezucker|1 Pck.|oder 1 TL Vanillextrakt"
        ),
        (
            "2 EL Rapsöl + etwas mehr für die Form",
            "Rapsöl|2 EL|+ etwas mehr für die Form"
        ),
        ("Saft einer halben Zitrone", "Zitrone|0.5|Saft"),
        ("Abrieb von 1 Orange", "Orange|1|Abrieb"),
        ("ein daumengroßes Stück Ingwer", "Ingwer|ein daumengroßes Stück|"),
        ("10er Eier", "Eier|10 ×|"), ("6er Pack Bier", "Bier|6er Pack|"),
        ("ne Packung Spaghetti (Barilla)", "Spaghetti|ne Packung|Barilla"),
        ("Joghurt à 500g", "Joghurt||à 500g"),
        ("2 l Milch - Brot", "Milch - Brot|2 l|"), ("Äpfel, säuerliche", "Äpfel||säuerliche"),
        ("1 gr. Bund Dill", "Dill|1 gr. Bund|"), ("500 gr. Mehl", "Mehl|500 gr.|"),
        ("2 Dosen Tomaten à 400g", "Tomaten|2 Dosen|à 400g"),
        ("3 m.-große Kartoffel(n) , festkochend", "Kartoffel|3|m.-große, festkochend"),
        ("4 Hähnchenbrustfilets (ca. 600 g)", "Hähnchenbrustfilets|4 (ca. 600 g)|"),
        ("1 EL, gestr. Salz", "Salz|1 gestr. EL|"),
        ("1 TL, gehäuft Paprikapulver, edelsüß", "Paprikapulver, edelsüß|1 gehäuft TL|"),
        ("200 g Speck , durchwachsener", "Speck|200 g|durchwachsener"),
        ("Hackfleisch, gemischt", "Hackfleisch||gemischt"),
        ("Milch, brot", "Brot||;Milch||"),
        ("3 für 2 Shampoo", "Shampoo||3 für 2"), ("Milch,Brot,Butter", "Brot||;Butter||;Milch||"),
        ("n. B. Käse , gerieben, zum Überbacken", "Käse|n. B.|gerieben, zum Überbacken"),
        ("je 1 TL Kreuzkümmel, Koriander und Zimt", "Koriander|1 TL|;Kreuzkümmel|1 TL|;Zimt|1 TL|"),
        ("2 oder 3 Zwiebeln", "Zwiebeln|2–3|"), ("noch Milch", "Milch||"),
        (
            "Milch Eier Butter zwei Liter Orangensaft ein Brot und Waschmittel",
            "Brot|1|;Butter||;Eier||;Milch||;Orangensaft|zwei Liter|;Waschmittel||"
        ),
        ("und 1,5 kg Kartoffeln", "Kartoffeln|1.5 kg|"),
        ("1 Bund Petersilie, glatte", "Petersilie|1 Bund|glatte"),
        (
            "Mama: Kannst du bitte noch Milch, 2 Brote und Bananen mitbringen?",
            "Bananen||;Brote|2|;Milch||"
        ),
        ("Butter nicht vergessen!", "Butter||"), ("1,5 kg Mehl", "Mehl|1.5 kg|"),
    ]) func `in German`(line: String, thing: String) throws {
        let made = try made(line, .german)
        #expect(made == thing)
    }

    @Test(arguments: [
        ("400ml (1 2/3 cups) whole milk", "Whole milk|400 ml (1⅔ cups)|"),
        ("12 sheets of dried lasagne", "Dried lasagne|12 sheets|"),
        ("Caster sugar, plus extra to serve", "Caster sugar||plus extra to serve"),
        ("100g caster sugar, plus extra to serve", "Caster sugar|100 g|plus extra to serve"),
        ("Juice of 1/2 lemon", "Lemon|0.5|Juice"), ("Zest of 1 lemon", "Lemon|1|Zest"),
        ("juice and zest of 2 limes", "Limes|2|juice and zest"),
        ("2 lemons, juice and zest", "Lemons|2|juice and zest"),
        ("3 eggs, separated", "Eggs|3|separated"),
        ("1 tbsp oil, plus more for frying", "Oil|1 tbsp|plus more for frying"),
        (
            "200g (7oz) dark chocolate, broken into pieces",
            "Dark chocolate|200 g (7oz)|broken into pieces"
        ),
        ("a thumb-sized piece of ginger", "Ginger|a thumb-sized piece|"),
        ("Beef stock, hot", "Beef stock||hot"),
        ("strawberries 2 for £4", "Strawberries||2 for £4"),
        ("milk 1l @ £1.20", "Milk|1 l|@ £1.20"),
        ("50/50 bread", "50/50 bread||"), ("2 packs of 6 eggs", "Eggs|2 packs of 6|"),
        ("8 skinless, boneless chicken thighs", "Skinless, boneless chicken thighs|8|"),
        ("1 large, ripe avocado", "Large, ripe avocado|1|"),
        ("small bunch coriander, leaves picked", "Coriander|small bunch|leaves picked"),
        ("zest 1 lime", "Lime|1|zest"), ("4 salmon fillets, skin on", "Salmon fillets|4|skin on"),
        ("a splash of white wine (optional)", "White wine|a splash|optional"),
        ("a knob of butter", "Butter|a knob|"), ("a drizzle of olive oil", "Olive oil|a drizzle|"),
        ("cat food 12 pouches", "Cat food|12 pouches|"),
        (
            "two pints of milk a dozen eggs bread and half a kilo of mince",
            "Bread||;Eggs|12|;Milk|two pints|;Mince|half a kilo|"
        ),
        ("milk eggs bread butter", "Bread||;Butter||;Eggs||;Milk||"),
        ("cheese onion crisps", "Cheese onion crisps||"),
        ("500ml beef stock, hot", "Beef stock|500 ml|hot"),
        ("2 (8 ounce) packages cream cheese", "Cream cheese|2 (8 ounce) packages|"),
        (
            "1 tsp each cumin, coriander and turmeric",
            "Coriander|1 tsp|;Cumin|1 tsp|;Turmeric|1 tsp|"
        ),
        ("1 (2-inch) piece fresh ginger", "Fresh ginger|1 (2-inch) piece|"),
        ("3cm piece ginger, finely grated", "Ginger|3 cm piece|finely grated"),
        ("AAA batteries 4", "AAA batteries|4|"), ("Nappies size 4", "Nappies size 4||"),
        ("3 for 2 shampoo", "Shampoo||3 for 2"),
        ("2 for £4 strawberries", "Strawberries||2 for £4"),
        ("wine (red, for Saturday)", "Wine||red, for Saturday"),
        ("a couple of lemons", "Lemons|a couple of|"), ("dozen eggs", "Eggs|12|"),
        ("6-pack of coke zero", "Coke zero|6 pack|"), ("fish fingers 10", "Fish fingers|10|"),
        ("parsley, a bunch", "Parsley|a bunch|"), ("MILK!!!", "MILK||"),
        ("6 cherry tomatoes sliced in half", "Cherry tomatoes|6|sliced in half"),
        (
            "1 red chilli deseeded and finely chopped (optional)",
            "Red chilli|1|deseeded and finely chopped, optional"
        ),
        (
            "Sarah: can you get milk, 2 loaves of bread and some bananas on the way home?",
            "Bananas||;Bread|2 loaves|;Milk||"
        ),
        ("no onions this time", ""), ("thx xx", ""),
        ("Birthday card · £3", "Birthday card||£3"), ("don't forget cat food", "Cat food||"),
        ("oh and don't forget bananas!! 2kg", "Bananas|2 kg|"),
        ("2 garlic cloves finely chopped", "Garlic|2 cloves|finely chopped"),
        (
            "4 rashers smoked streaky bacon, finely chopped",
            "Smoked streaky bacon|4 rashers|finely chopped"
        ),
        ("get milk, bread and butter pls", "Bread||;Butter||;Milk||"),
        ("1 gallon milk", "Milk|1 gallon|"), ("cheese,ham,crackers", "Cheese||;Crackers||;Ham||"),
        ("eggs = 12", "Eggs|12|"), ("Milk - 2", "Milk|2|"),
        ("Apples - pink lady - 6", "Apples - pink lady|6|"), ("tin of tomatoes", "Tomatoes|1 tin|"),
        ("loaf of bread", "Bread|1 loaf|"), ("3 or 4 carrots", "Carrots|3–4|"),
        ("2 cloves garlic, minced, or more to taste", "Garlic|2 cloves|minced, or more to taste"),
        ("milk!", "Milk||"), ("get eggs", "Eggs||"), ("Get well card", "Get well card||"),
        (
            "2 (8 ounce) packages cream cheese, softened",
            "Cream cheese|2 (8 ounce) packages|softened"
        ),
    ]) func `in English`(line: String, thing: String) throws {
        let made = try made(line, .english)
        #expect(made == thing)
    }

    @Test(arguments: [
        ("Uova (freschissime, medie) 5", "Uova|5|freschissime, medie"),
        ("Uova 4 (medie)", "Uova|4|medie"), ("Succo di 1 limone", "Limone|1|Succo"),
        ("2 uova, separate i tuorli", "2 uova, separate i tuorli||"),
        ("scorza di mezzo limone", "Limone|0.5|scorza"),
        ("1 kg circa di zucca", "Zucca|1 kg circa|"), ("la scorza di 1 limone", "Limone|1|scorza"),
        ("Farina 00 q.b. per la superficie", "Farina 00|q.b.|per la superficie"),
        (
            "Caffè espresso (e zuccherato a piacere) 300 g",
            "Caffè espresso|300 g|e zuccherato a piacere"
        ),
        ("due litri di latte e un pacco di pasta", "Latte|due litri|;Pasta|un pacco|"),
        ("2 l milk und 3 Eier", "Eier|3|;Milk|2 l|"),
        ("sei uova e mezzo chilo di pane", "Pane|mezzo chilo|;Uova|6|"),
        ("mozzarella 2 conf.", "Mozzarella|2 conf.|"), ("birra 3 bott.", "Birra|3 bott.|"),
        ("prezzemolo 1 mazzetto", "Prezzemolo|1 mazzetto|"),
        ("100 g di zucchero + 2 cucchiai", "Zucchero|100 g + 2 cucchiai|"),
        ("latte,pane,burro", "Burro||;Latte||;Pane||"), ("3 pz. zucchine", "Zucchine|3 pz.|"),
        ("Zucchine 2 medie", "Zucchine|2|medie"), ("2 o 3 cipolle", "Cipolle|2–3|"),
        ("bottiglia di vino", "Vino|1 bottiglia|"), ("e 1,5 kg di patate", "Patate|1.5 kg|"),
        (
            "Ciao! Prendi per favore latte, 2 filoni di pane e banane",
            "Banane||;Latte||;Pane|2 filoni|"
        ),
        ("Farina 00 + per la spianatoia 500 g", "Farina 00|500 g|+ per la spianatoia"),
        ("2 conf. di prosciutto cotto", "Prosciutto cotto|2 conf.|"),
    ]) func `in Italian`(line: String, thing: String) throws {
        let made = try made(line, .italian)
        #expect(made == thing)
    }

    /// What is known by that whole name is meant, and what says how much stays how much.
    @Test(arguments: [
        ("Eggs (10)", "Eggs|10|"), ("2 wine – red", "Wine|2|red"),
        ("1 Carrots · chopped", "Carrots|1|chopped"),
        ("0.25 Lemon · juice", "Lemon|0.25|juice"), ("6 Eier · Gr. M", "Eier|6|Gr. M"),
        ("2 milk or cream", "Milk or cream|2|"),
        ("Juice of life", "Juice of life||"), ("Wrapping paper (red)", "Wrapping paper (red)||"),
        ("1 pumpkin (about 1 kg)", "Pumpkin|1 (about 1 kg)|"),
    ]) func `what may be a name stays one`(line: String, thing: String) throws {
        let made = try made(line, .english)
        #expect(made == thing)
    }

    @Test func `what is there already is found by the name alone`() throws {
        #expect(
            try made("3 eggs (large, free-range)", .english, beside: "Eggs").hasPrefix("Eggs|3|"))
        #expect(try made("2 Milk (whole)", .english, beside: "Milk (whole)") == "Milk (whole)|2|")
    }

    @Test
    func `sections of other apps head what stands below, and what is below Completed is ticked`()
        throws
    {
        let list = """
            Weekly shop

            Fruit & Veg
            Apples
            2 Leeks

            Herbs & Spices
            Cumin

            Freezer
            Peas
            Ice

            Completed
            Salt
            """
        let kitchen = Kitchen(["Salt": .high])
        kitchen.visitor.send("/priorities/batch", ["lines": list, "level": "high"])
        let all = try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
        #expect(Set(all.map { $0.name }) == ["Apples", "Leeks", "Cumin", "Peas", "Ice", "Salt"])
        #expect(try kitchen.essential("Salt").level == .low)
    }

    @Test func `aisles of one's own head what stands below them in a list that was copied here`()
        throws
    {
        let list = """
            Shopping list
            27 Nov 2026

            3 to get

            Cards
            Birthday card

            Bakery
            Bread

            My corner
            Candles
            """
        #expect(try made(list, .english) == "Birthday card||;Bread||;Candles||")
    }

    @Test func `what has no bullet heads lines that have one`() throws {
        #expect(try made("🛒 Aldi\n- Milk\n- Bread", .english) == "Bread||;Milk||")
        #expect(try made("Milk\n- Bread\n- Soap", .english) == "Bread||;Milk||;Soap||")
    }

    @Test func `a line that asks for several things names each`() throws {
        #expect(
            try made("Wir brauchen noch Milch, Brot und Butter", .german)
                == "Brot||;Butter||;Milch||")
        #expect(try made("mi servono latte, pane e burro", .italian) == "Burro||;Latte||;Pane||")
    }

    @Test func `what is said of a thing that nothing was said of is kept`() throws {
        #expect(
            try made("Nappies (size 5, 2 packs)", .english, beside: "Nappies")
                == "Nappies|2 packs|size 5")
        let twice = try made("Nappies\nNappies (size 5)", .english, beside: "Nappies")
        #expect(twice == "Nappies||size 5")
    }

    @Test(arguments: Language.allCases, Level.allCases)
    func `a level above a list that was copied in any language is no thing`(
        language: Language, level: Level
    ) throws {
        let list = language(level.label) + "\nApples"
        for reader in Language.allCases { #expect(try made(list, reader) == "Apples||") }
    }

    @Test func `what Chefkoch says of a recipe is no thing, nor is the title above it`() throws {
        let recipe = """
            Omas Käsekuchen
            30 Min. • simpel • 03.04.2011
            Zutaten
            500 g Quark
            3 Eier (Gr. M)
            """
        #expect(try made(recipe, .german) == "Eier|3|Gr. M;Quark|500 g|")
    }

    @Test(arguments: [
        ("couple of onions", "Onions|couple of|"),
        ("6 pack of beer for dad £8", "Beer|6 pack|for dad, £8"),
        ("milk, 1 more pint", "Milk|1 pint|"), ("Saft für die Kinder", "Saft||für die Kinder"),
    ])
    func `more that a newcomer typed`(line: String, thing: String) throws {
        let language: Language = line.hasPrefix("Saft") ? .german : .english
        let found = try made(line, language)
        #expect(found == thing)
    }
}
