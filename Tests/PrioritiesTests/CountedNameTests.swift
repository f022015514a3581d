import Kernel
import Priorities
import TestKit
import Testing

/// Numbers before names that nobody has yet, and what else stands around a name.
@Suite struct CountedNameTests {
    @Test(arguments: [
        ("4 Eigelb", "Eigelb", "4", Language.german), ("3 Kohlrabi", "Kohlrabi", "3", .german),
        ("5 Brezn", "Brezn", "5", .german), ("1/2 Kohlrabi", "Kohlrabi", "0.5", .german),
        ("½ Kohlrabi", "Kohlrabi", "0.5", .german), ("4 yolks", "Yolks", "4", .english),
        ("4 tuorli", "Tuorli", "4", .italian), ("noch 3 Milch", "Milch", "3", .german),
        ("ein Ei", "Ei", "1", .german), ("zwei Widgets", "Widgets", "2", .german),
        ("*Windeln*", "Windeln", "", .german), ("*2 l Milch*", "Milch", "2 l", .german),
        ("400ml (14 fl oz) milk", "Milk", "400 ml (14 fl oz)", .english),
        ("ancora 2 mele", "Mele", "2", .italian), ("3 more onions", "Onions", "3", .english),
        ("altre 2 mele", "Mele", "2", .italian),
        ("6pk beer", "Beer", "6 pk", .english),
    ])
    func `a number before one word counts it`(
        typed: String, name: String, quantity: String, language: Language
    ) throws {
        for isPasted in [false, true] {
            let kitchen = Kitchen()
            kitchen.visitor.language = language.rawValue
            if isPasted {
                kitchen.visitor.send("/priorities/batch", ["lines": typed, "level": "high"])
            } else {
                kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
            }
            #expect(kitchen.list == [name])
            let amount = try #require(try kitchen.essentials(name).first).amount
            #expect(amount.written(.decimalPoint) == quantity, "pasted: \(isPasted)")
        }
    }

    @Test(arguments: [
        "7 Up", "4711 Echt Kölnisch Wasser", "3 Wetter Taft", "00 Mehl", "5-Korn-Brot", "7 Days",
        "3 Musketeers", "100 Pipers", "4711", "2 Stück", "5 Minuten Terrine",
    ])
    func `a number that belongs to a name stays there`(typed: String) throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/batch", ["lines": typed, "level": "high"])
        #expect(kitchen.list == [typed])
        let other = Kitchen()
        other.visitor.send("/priorities/search", ["name": typed])
        #expect(other.list == [typed])
    }

    @Test(arguments: [
        ("Nudeln, 500 g, Barilla", "Nudeln", "500 g", "Barilla"),
        ("Brot 2,49 €", "Brot", "", "2,49 €"), ("2 Brot 2,49€", "Brot", "2", "2,49€"),
        ("500 g Kaffee, 6,99 €", "Kaffee", "500 g", "6,99 €"),
    ])
    func `what is said beside a name and its quantity is a remark`(
        typed: String, name: String, quantity: String, remark: String
    ) throws {
        for target in ["/priorities/search", "/priorities/batch"] {
            let kitchen = Kitchen()
            kitchen.visitor.language = "de"
            kitchen.visitor.send(target, ["name": typed, "lines": typed, "level": "high"])
            #expect(kitchen.list == [name], "\(target)")
            let made = try kitchen.essential(name)
            #expect(made.amount.written(.decimalPoint) == quantity)
            #expect(made.details == remark)
        }
    }

    @Test(arguments: [
        ("2 Eier, Größe M", "Eier", "2", "Größe M", Language.german),
        ("4 Tomaten, reif", "Tomaten", "4", "reif", .german),
        ("3 eggs, large", "Eggs", "3", "large", .english),
    ])
    func `how large or ripe it is to be is a remark`(
        typed: String, name: String, quantity: String, remark: String, language: Language
    ) throws {
        let kitchen = Kitchen()
        kitchen.visitor.language = language.rawValue
        kitchen.visitor.send("/priorities/batch", ["lines": typed, "level": "high"])
        #expect(kitchen.list == [name])
        let made = try #require(try kitchen.essentials(name).first)
        #expect(made.amount.written(.decimalPoint) == quantity)
        #expect(made.details == remark)
    }

    @Test func `a remark on what is there is kept before its own`() throws {
        let kitchen = Kitchen()
        kitchen.add("Bread", .low)
        kitchen.add("Pasta", .high, details: "Fusilli")
        for typed in ["Bread 2.49 €", "Pasta, 500 g, Barilla", "Pasta, 500 g, Barilla"] {
            kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        }
        #expect(try kitchen.essential("Bread").details == "2.49 €")
        let pasta = try kitchen.essential("Pasta")
        #expect(pasta.details == "Barilla\nFusilli" && pasta.quantity == "500 g")
    }

    @Test(arguments: ["en", "de", "it"])
    func `a list is read as it is shared`(language: String) throws {
        let (shop, kitchen) = (Kitchen(), Kitchen())
        shop.add("Milk", .high, details: "Semi-skimmed")
        shop.add("Windex", .high, details: "Blue bottle")
        shop.visitor.language = language
        kitchen.visitor.language = language
        let text = shop.get("/show/essential/all/words.txt").markup
        kitchen.visitor.send("/priorities/batch", ["lines": text, "level": "high"])
        #expect(kitchen.list == ["Milk", "Windex"], "\(text)")
        #expect(try kitchen.essential("Milk").details == "Semi-skimmed")
        #expect(try kitchen.essential("Windex").details == "Blue bottle")
        #expect(shop.get("/priorities/print").text.contains("Milk · Semi-skimmed"))
        // Two goods with a dot between are no remark.
        let other = Kitchen()
        other.visitor.send("/priorities/batch", ["lines": "Milk · Bread", "level": "high"])
        #expect(other.list == ["Milk · Bread"])
    }

    @Test func `a price that is noted is no quantity`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.language = "de"
        kitchen.visitor.send("/priorities/search", ["name": "Brot 2,49 €", "enter": ""])
        let asked = kitchen.visitor.send("/priorities/search", ["name": "1/2 Brot", "enter": ""])
        #expect(!asked.text.contains("€ +"), "\(asked.text)")
        #expect(try kitchen.essential("Brot").details == "2,49 €")
    }

    @Test func `what is called so as a whole stays as it is`() throws {
        let kitchen = Kitchen(["Brot 2,49 €": .low, "*Windeln*": .low])
        for name in ["Brot 2,49 €", "*Windeln*"] {
            kitchen.visitor.send("/priorities/search", ["name": name])
        }
        #expect(kitchen.list == ["*Windeln*", "Brot 2,49 €"])
    }
}
