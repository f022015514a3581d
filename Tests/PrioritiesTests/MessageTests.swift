import Kernel
import Priorities
import TestKit
import Testing

/// Whole messages, of several sentences in one line, as they are copied from a chat without who sent them.
@Suite struct MessageTests {
    /// What the message puts on the list of a book, in the order of the names, with how much of it.
    private func made(_ message: String, _ language: Language, in kitchen: Kitchen) throws
        -> [String]
    {
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": message, "level": "high"])
        let style = language == .english ? NumberStyle.decimalPoint : .decimalComma
        return try kitchen.visitor.book.records(Essential.kind, order: Essential.alphabetical)
            .map { Essential($0) }.filter { $0.level != .low }
            .map { $0.amount.isEmpty ? $0.name : $0.name + ", " + $0.amount.written(style) }
    }

    @Test(arguments: [
        (
            "Hi love, can you get 2 pints of milk, a dozen eggs and some bread? Also we're out of "
                + "washing up liquid (the green one). No need for butter, thanks x",
            ["Bread", "Eggs, 12", "Milk, 2 pints", "Washing up liquid"]
        ),
        ("Hey, could you pick up some bread and 6 eggs? Thanks!", ["Bread", "Eggs, 6"]),
        (
            "Can you get milk and bread please. And a bag of rice if they have it. See you later x",
            ["Bread", "Milk", "Rice, a bag"]
        ),
        (
            "We need milk. Bread is gone too. Don't forget the coffee!",
            ["Bread", "Coffee", "Milk"]
        ),
        ("Running late, sorry! Can you buy chicken and rice?", ["Chicken", "Rice"]),
        (
            "Milk, bread and 500 g butter please. Got the cheese already.",
            ["Bread", "Butter, 500 g", "Milk"]
        ),
        ("Out of milk! And please get 2 lemons.", ["Lemons, 2", "Milk"]),
        ("I'm at the shop. Do you need anything? Buy bananas.", ["Bananas"]),
        (
            "Hi! For tonight we need pasta, tomatoes and basil. Wine is on me 🍷",
            ["Basil", "Pasta", "Tomatoes"]
        ),
        (
            "Hiya, can you pop to the shops pls? We need 2 pints of milk, a loaf of bread, some cheese "
                + "(not the blue one) and about 6 eggs. Oh and we're nearly out of loo roll so grab a "
                + "9-pack. I'll get the wine myself so don't bother. If they've got those nice "
                + "strawberries get a punnet, but only if under £3. Love you xx",
            ["Bread, a loaf", "Cheese", "Eggs, 6", "Loo roll", "Milk, 2 pints"]
        ),
        ("We're out of milk, bread, also butter. Thanks!", ["Bread", "Butter", "Milk"]),
        ("Hi! We're out of milk so get bread.", ["Bread", "Milk"]),
        ("Thanks! Chocolate for me please.", ["Chocolate"]),
        (
            "Mum here. For Sunday we need: potatoes (2kg), carrots, a chicken, gravy granules. Got peas "
                + "already. And tissues please! Dog food's run out. See you later, love Mum",
            ["Carrots", "Chicken", "Dog food", "Gravy granules", "Potatoes, 2 kg", "Tissues"]
        ),
        (
            "Could you grab bread, 4 pints of milk & a dozen eggs on your way home? Need cat litter too. "
                + "Don't forget the yeast! If you pass Boots, plasters and shampoo.",
            ["Bread", "Cat litter", "Eggs, 12", "Milk, 4 pints", "Yeast"]
        ),
    ])
    func `a message in English is read sentence by sentence`(message: String, things: [String])
        throws
    {
        let made = try made(message, .english, in: Kitchen())
        #expect(made == things, "\(message): \(made)")
    }

    @Test(arguments: [
        (
            "Hallo Schatz, bring bitte 2 Liter Milch, ein halbes Pfund Butter und drei Zwiebeln mit. "
                + "Klopapier ist auch alle! Kein Brot. LG",
            ["Butter, ein halbes Pfund", "Klopapier", "Milch, 2 Liter", "Zwiebeln, 3"]
        ),
        ("Kannst du noch Milch und Brot mitbringen? Danke dir!", ["Brot", "Milch"]),
        ("Hi, wir brauchen Eier. Und Käse. Bis später!", ["Eier", "Käse"]),
        ("Bin gleich da. Brauchen wir noch was? Milch ist leer.", ["Milch"]),
        (
            "Kauf bitte 6 Eier, 500 g Mehl und Zucker. Den Käse hab ich schon.",
            ["Eier, 6", "Mehl, 500 g", "Zucker"]
        ),
        (
            "Guten Morgen! Bitte Kaffee und Filter holen, der Kaffee ist alle.",
            ["Filter", "Kaffee"]
        ),
        ("Nudeln sind aus! Bring auch 1 kg Tomaten mit.", ["Nudeln", "Tomaten, 1 kg"]),
        (
            "Hallo Schatz, bin noch im Büro. Kannst du auf dem Heimweg bitte 2 Liter Milch, ein Brot und "
                + "so 300 g Aufschnitt mitbringen? Klopapier ist auch fast alle, da bitte die große "
                + "Packung. Butter haben wir noch genug. Falls es Erdbeeren gibt, nimm eine Schale mit. "
                + "Danke dir, Bussi!",
            ["Aufschnitt, 300 g", "Brot, 1", "Klopapier", "Milch, 2 Liter"]
        ),
        (
            "Hi Mama, ich brauch fürs Wochenende noch Nudeln, passierte Tomaten (2 Packungen), Parmesan "
                + "und Basilikum. Wein hab ich schon. Hundefutter ist leer. Bis später, LG",
            [
                "Basilikum", "Hundefutter", "Nudeln", "Parmesan",
                "Passierte Tomaten, 2 Packungen",
            ]
        ),
        (
            "Wir brauchen noch: Mehl, Zucker, 10 Eier. Hefe nicht vergessen! Wenn du bei dm "
                + "vorbeikommst, Shampoo und Zahnpasta",
            ["Eier, 10", "Hefe", "Mehl", "Zucker"]
        ),
    ])
    func `a message in German is read sentence by sentence`(message: String, things: [String])
        throws
    {
        let made = try made(message, .german, in: Kitchen())
        #expect(made == things, "\(message): \(made)")
    }

    @Test(arguments: [
        (
            "Ciao, prendi per favore 2 etti di prosciutto, mezzo chilo di pane e 6 uova. "
                + "Anche la carta igienica. Il latte ce l'abbiamo, grazie",
            ["Carta igienica", "Pane, mezzo chilo", "Prosciutto, 2 etti", "Uova, 6"]
        ),
        ("Amore, puoi comprare il latte e il pane? Grazie mille!", ["Latte", "Pane"]),
        ("È finito il caffè. Prendi anche lo zucchero. A dopo!", ["Caffè", "Zucchero"]),
        (
            "Ciao! Ci servono uova, farina e burro. Il vino lo porto io",
            ["Burro", "Farina", "Uova"]
        ),
        ("Mi prendi un litro di latte? Siamo senza olio.", ["Latte, un litro", "Olio"]),
        (
            "Ciao amore, sono ancora al lavoro. Quando torni puoi prendere due litri di latte, un chilo "
                + "di pane e un po' di prosciutto (quello crudo)? È quasi finita anche la carta "
                + "igienica. Il burro ce l'abbiamo ancora. Se ci sono le fragole prendine una "
                + "vaschetta. Grazie mille, a dopo! Baci",
            ["Carta igienica", "Latte, due litri", "Pane, un chilo", "Prosciutto, un po'"]
        ),
        (
            "Mamma mi servono pasta, passata di pomodoro (2 bottiglie), parmigiano e basilico. Il vino ce "
                + "l'ho già. E i fazzoletti per favore! Ah, sono finite le crocchette del cane. A domani",
            [
                "Basilico", "Crocchette del cane", "Fazzoletti", "Parmigiano",
                "Passata di pomodoro, 2 bottiglie", "Pasta",
            ]
        ),
        (
            "Ci servono farina, zucchero e 10 uova. Non dimenticare il lievito! Se passi in farmacia "
                + "prendi i cerotti",
            ["Farina", "Lievito", "Uova, 10", "Zucchero"]
        ),
    ])
    func `a message in Italian is read sentence by sentence`(message: String, things: [String])
        throws
    {
        let made = try made(message, .italian, in: Kitchen())
        #expect(made == things, "\(message): \(made)")
    }

    @Test func `what is there and isn't needed comes off the list or is asked about`() throws {
        let kitchen = Kitchen(["Butter": .high, "Cheese": .high])
        let message =
            "Can you get some bread? I got the cheese already. No need for butter, thanks x"
        let preview = kitchen.get("/priorities/batch/lines?lines=" + message.percentEncoded).text
        #expect(preview.contains("Cheese"), "\(preview)")
        #expect(try made(message, .english, in: kitchen) == ["Bread", "Butter"])
        #expect(preview.contains("No need for butter"), "\(preview)")
    }

    @Test(arguments: [
        "Dr. Oetker Backin", "St. Daniele ham", "Approx. 2 kg potatoes", "1 Pck. Vanillezucker",
        "Eggs, ca. 12", "Ben & Jerry's ice cream", "7.5 ml syringe", "Nr. 5 Spaghetti",
        "Mr. Muscle",
    ])
    func `a point that shortens a word parts nothing`(line: String) throws {
        let kitchen = Kitchen()
        #expect(try made(line, .german, in: kitchen).count == 1, "\(line)")
    }

    @Test(arguments: [
        (
            "milk um two pints of milk and then eggs a dozen eggs and uh bread and butter",
            Language.english
        ), ("zwei Liter Milch ähm zehn Eier Komma Butter und dann noch Brot", .german),
    ])
    func `what is dictated is parted`(line: String, language: Language) throws {
        let made = try made(line, language, in: Kitchen())
        #expect(made.count >= 4, "\(made)")
    }

    @Test(arguments: ["-- ALDI --", "- DM -", "*Lidl*", "Boots", "Farmacia"])
    func `a store's name above other things is nothing to get`(heading: String) throws {
        let made = try made("Zorb\n\(heading)\nQuux", .english, in: Kitchen())
        #expect(made == ["Quux", "Zorb"])
    }

    @Test(arguments: ["Milk. Bread. Eggs", "Milk! Bread! Eggs!", "Milk; bread; eggs."])
    func `things that points part are several`(line: String) throws {
        #expect(try made(line, .english, in: Kitchen()) == ["Bread", "Eggs", "Milk"])
    }
}
