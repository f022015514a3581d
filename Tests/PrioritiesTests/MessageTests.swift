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

    @Test(arguments: ["Milk. Bread. Eggs", "Milk! Bread! Eggs!", "Milk; bread; eggs."])
    func `things that points part are several`(line: String) throws {
        #expect(try made(line, .english, in: Kitchen()) == ["Bread", "Eggs", "Milk"])
    }
}
