import Kernel
import Priorities
import TestKit
import Testing

@Suite struct BatchTests {
    private func batch(_ kitchen: Kitchen, _ lines: String, _ level: Level = .medium) -> Screen {
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": level.rawValue])
    }

    @Test func `names of aisles head what stands below, and a signature is nothing to get`() throws
    {
        for (text, names) in [
            (
                "Dairy\nMilk\nEggs\nProduce\nApples\nOther\nCandles\nSent from my iPhone",
                ["Milk", "Eggs", "Apples", "Candles"]
            ),
            (
                "Bring! Einkaufsliste\nObst & Gemüse\nEigelb\nBrezn\nVon meinem iPhone gesendet",
                ["Eigelb", "Brezn"]
            ),
            ("Erinnerungen: Einkauf\nBrot", ["Brot"]),
            ("Milk\nOther\nBread", ["Milk", "Other", "Bread"]),
        ] {
            let kitchen = Kitchen()
            kitchen.visitor.send("/priorities/batch", ["lines": text, "level": "high"])
            let made = try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
            #expect(Set(made.map { $0.name }) == Set(names), "\(made.map { $0.name })")
        }
    }

    @Test func `every line becomes an essential, as one action`() throws {
        let kitchen = Kitchen()
        let list = batch(kitchen, "milk\r\n\r\n  oat drink \nBread\n", .high)
        #expect(list.rows == ["Bread", "Milk", "Oat drink"])
        #expect(list.toast == "3 things added to the list")
        #expect(try kitchen.undo(list).rows == [])
    }

    @Test func `a line twice counts once, and what exists is put back on the list`() throws {
        let kitchen = Kitchen(["Milk": .low, "Bread": .critical])
        let list = batch(kitchen, "eggs\nEGGS\nmilk\nbread\nmilk", .high)
        #expect(list.rows == ["Bread", "Eggs", "Milk"])
        #expect(try kitchen.essential("Milk").level == .high)
    }

    @Test func `quantities are kept apart from the name, of what is new in the same batch too`()
        throws
    {
        let kitchen = Kitchen(["Milk": .low])
        _ = batch(kitchen, "2 l milk\noats\n500 g oats")
        #expect(try kitchen.essential("Milk").quantity == "2 l")
        #expect(try kitchen.essential("Oats").quantity == "500 g")
        #expect(kitchen.found("") == ["Milk", "Oats"])
    }

    @Test(arguments: [
        "[25/11/26, 18:03:12] Anna: toilet paper, butter and 2 lemons",
        "25/11/26, 18:03 - Anna K.: toilet paper, butter and 2 lemons",
        "[18:03, 25/11/2026] Anna: toilet paper, butter, 2 lemons",
        "25.11.26, 18:03 - +49 171 1234567: toilet paper, butter und 2 lemons",
        "[11/25/26, 6:03:12\u{202F}PM] Anna: toilet paper; butter; 2 lemons",
    ])
    func `of a chat's message only what is wanted is taken`(line: String) throws {
        let kitchen = Kitchen()
        _ = batch(kitchen, line)
        #expect(kitchen.found("") == ["Butter", "Lemons", "Toilet paper"])
        #expect(try kitchen.essential("Lemons").quantity == "2")
    }

    @Test(arguments: ["Mac and cheese, 500 g", "- Soap: the mild one", "1,5 l milk - 2 x"])
    func `what only resembles a message stays whole`(line: String) throws {
        let kitchen = Kitchen()
        _ = batch(kitchen, line)
        #expect(kitchen.found("").count == 1)
    }

    @Test func `marks of lists are dropped, and what is ticked is there`() throws {
        let kitchen = Kitchen(["Milk": .critical])
        _ = batch(kitchen, "- [ ] bread\n- [x] milk\n* 2 eggs\n1. [x] tea", .high)
        #expect(try kitchen.essential("Bread").level == .high)
        #expect(try kitchen.essential("Milk").level == .low)
        #expect(try kitchen.essential("Eggs").level == .high)
        #expect(try kitchen.essential("Eggs").quantity == "2")
        #expect(try kitchen.essential("Tea").level == .low)
    }

    @Test(arguments: [
        "[x] Quark\nQuark", "Quark\n[x] Quark", "☑ Quark\nQuark 2", "☑ Quark\n2 x Quark",
        "✔\u{FE0F} Quark\n- [ ] QUARK\n☑ Quark",
    ])
    func `what is open in any line is needed`(lines: String) throws {
        for level in [nil, Level.low, .critical] {
            let kitchen = Kitchen()
            if let level { kitchen.add("Quark", level) }
            _ = batch(kitchen, lines, .high)
            #expect(
                try kitchen.essential("Quark").level == (level == .critical ? .critical : .high))
            #expect(kitchen.found("") == ["Quark"])
        }
    }

    @Test func `quantities of several lines for one thing are all kept`() throws {
        let kitchen = Kitchen()
        _ = batch(kitchen, "2 l milk\nmilk\n500 ml milk")
        #expect(try kitchen.essential("Milk").quantity == "2.5 l")
        let asked = kitchen.visitor.send("/priorities/search", ["name": "1 l milk"])
        #expect(try kitchen.essential("Milk").quantity == "2.5 l")
        #expect(asked.text.contains("“Milk, 1 l” instead of 2.5 l"))
        let id = try kitchen.essential("Milk").id.text
        kitchen.visitor.send("/priorities/search", ["name": "1 l milk", "id": id])
        #expect(try kitchen.essential("Milk").quantity == "1 l")
    }

    @Test func `what was there already is counted, and a heading is left out and said`() throws {
        let kitchen = Kitchen(["Milk": .low])
        let lines = "Einkaufsliste REWE:\nmilk\neggs\neggs\nbread\nSalt:"
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(preview.text.contains("3 new, 2 there already"))
        #expect(preview.text.contains("“Einkaufsliste REWE:” → nothing to get, left out"))
        let list = batch(kitchen, lines)
        #expect(list.rows == ["Bread", "Eggs", "Milk", "Salt:"])
        #expect(list.toast == "3 added, 2 were there already, 1 line left out")
        let undone = try kitchen.undo(list)
        #expect(undone.toast == "Undone: 3 added, 1 needed again")
        #expect(try kitchen.undo(undone).toast == "Redone: 3 added, 1 needed again")
        #expect(batch(kitchen, "milk").toast == "It was there already")
        #expect(batch(kitchen, "milk\neggs").toast == "2 were there already")
    }

    @Test func `names stay as they are typed but for the first letter`() {
        let kitchen = Kitchen()
        #expect(
            batch(kitchen, "Salz und Pfeffer\nolio di oliva").rows == [
                "Olio di oliva", "Salz und Pfeffer",
            ])
    }

    @Test(arguments: [
        ("• [ ] - Seife", "Seife", ""), ("Tücher\t2", "Tücher", "2"),
        ("Nudeln\t3\tPackungen", "Nudeln", "3 Packungen"), ("Ca. 500 g Reis", "Reis", "Ca. 500 g"),
        ("Zwei Dosen Mais", "Mais", "Zwei Dosen"), ("two cans of corn", "Corn", "two cans"),
        ("1 bottiglia d'acqua", "Acqua", "1 bottiglia"), ("d'acqua", "d'acqua", ""),
        ("due lattine di birra", "Birra", "due lattine"),
    ])
    func `what stands before or after a name is told from it`(
        line: String, name: String, quantity: String
    ) throws {
        let kitchen = Kitchen()
        _ = batch(kitchen, line)
        #expect(try kitchen.essential(name).quantity == quantity)
        let preview = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(!preview.text.contains("”: "))
    }

    @Test(arguments: [
        ("Salz", "2 Pfeffer & Salz"), ("Milch", "3 Schrauben, 1 Milch"),
        ("Burro", "1 zorb e burro"), ("Milch", "1 Zorb, Milch"), ("Milch", "Milch 1,5%"),
        ("Milch", "Milch 3,5 %"), ("Mehl", "Mehl 550"),
    ])
    func `a line about something else changes nothing of what is there, and is marked`(
        name: String, line: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.add(name, .low)
        let preview = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(preview.text.contains("the number is part of the name"), "\(preview.text)")
        #expect(batch(kitchen, line).rows == [line])
        #expect(try kitchen.essential(name).level == .low)
        #expect(try kitchen.essential(name).quantity == "")
    }

    @Test(arguments: [
        ("Butter", "2 peanut butter"), ("Milk", "1 coconut milk"), ("Limone", "1 succo di limone"),
        ("Reis", "2 Milch reis"),
    ])
    func `a count of something else changes nothing of what is there`(
        name: String, line: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.add(name, .low)
        #expect(batch(kitchen, line).rows == [String(line.dropFirst(2)).withCapital])
        #expect(try kitchen.essential(name).level == .low)
    }

    @Test func `two things in one line don't become one of them`() throws {
        let kitchen = Kitchen(["Butter": .low])
        _ = batch(kitchen, "2x Zorb; 1x Butter")
        #expect(try kitchen.essential("Butter").level == .low)
    }

    @Test(arguments: [
        ("2 Becher à 200 g Schmand", "Schmand", "2 Becher à 200 g"),
        ("2 Tüten à 6 Brötchen", "Brötchen", "2 Tüten à 6"),
        ("Schmand 2 Becher à 200 g", "Schmand", "2 Becher à 200 g"),
        ("1 Sack Kartoffeln", "Kartoffeln", "1 Sack"), ("Hefe 1 Würfel", "Hefe", "1 Würfel"),
    ])
    func `what each package holds belongs to the quantity`(
        line: String, name: String, quantity: String
    ) throws {
        for isThere in [false, true] {
            let kitchen = Kitchen()
            if isThere { kitchen.add(name, .low) }
            #expect(batch(kitchen, line).toast != nil)
            #expect(try kitchen.essential(name).quantity == quantity)
            #expect(kitchen.found("") == [name])
        }
    }

    @Test(arguments: [
        ("-Nudeln", "Nudeln", false), ("–Bohnen", "Bohnen", false), ("(x) Eis", "Eis", true),
        ("[ x ] Chips", "Chips", true), ("( ) Eis", "Eis", false), ("→ Kaffee", "Kaffee", false),
        ("➡\u{FE0F} Tee", "Tee", false), ("🔲 Salz", "Salz", false), ("Milch ✓", "Milch", true),
        ("Brot (erledigt)", "Brot", true), ("~~Butter~~", "Butter", true),
        ("Tee ☕\u{FE0F}", "Tee ☕\u{FE0F}", false), ("▪\u{FE0F} Kakao", "Kakao", false),
        ("★ Reis", "Reis", false), ("1. Milch", "Milch", false), ("12. [x] Zimt", "Zimt", true),
    ])
    func `signs around a name are no part of it`(line: String, name: String, isThere: Bool) throws {
        let kitchen = Kitchen()
        _ = batch(kitchen, line)
        #expect(kitchen.found("") == [name])
        #expect(try kitchen.essential(name).level == (isThere ? .low : .medium))
    }

    @Test(arguments: ["🥕 Möhren", "❄\u{FE0F} Erbsen", "☕\u{FE0F} Espresso", "🇮🇹 Pasta"])
    func `a picture before a name stays, as where one searches`(line: String) {
        let kitchen = Kitchen()
        let preview = kitchen.get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(!preview.text.contains("the sign is taken"))
        _ = batch(kitchen, line)
        #expect(kitchen.found("") == [line])
    }

    @Test(arguments: ["🥛 2 l Milk", "🥛 Milk 2 l", "2 l 🥛 Milk", "🥛 2 milk", "🥛 2 Milk"])
    func `a picture leaves the quantity a quantity`(line: String) throws {
        let kitchen = Kitchen()
        _ = batch(kitchen, line)
        let made = try kitchen.visitor.book.records(Essential.kind).map { Essential($0) }
        #expect(made.map { $0.name.folded } == ["🥛 milk"])
        #expect(made.first?.quantity.hasPrefix("2") == true)
    }

    @Test func `a picture makes no other thing of what is there`() throws {
        let kitchen = Kitchen(["Milk": .low])
        _ = batch(kitchen, "🥛 Milk")
        #expect(kitchen.list == ["Milk"])
    }

    @Test func `several boxes in one line are several things`() throws {
        let kitchen = Kitchen()
        #expect(batch(kitchen, "☐ Milch  ☐ Brot  ☑ Käse").rows == ["Brot", "Milch"])
        #expect(try kitchen.essential("Käse").level == .low)
        #expect(batch(Kitchen(), "- [ ] Milch [x] Brot").rows == ["Milch"])
    }

    @Test(arguments: ["✗ Senf", "x Milch", "[-] Schokolade"])
    func `a sign that may say something is told`(line: String) {
        let preview = Kitchen().get("/priorities/batch/lines?lines=" + line.percentEncoded)
        #expect(preview.text.contains("the sign is taken for part of the name"))
    }

    @Test(arguments: [
        "### Obst", "== Getränke ==", "---", "--------", "Wocheneinkauf", "Shopping",
        "Einkaufsliste",
    ])
    func `what only heads a list is left out and said`(line: String) {
        let kitchen = Kitchen()
        let lines = line + "\nMilk"
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(preview.text.contains("“\(line)” → nothing to get, left out"))
        #expect(batch(kitchen, lines).rows == ["Milk"])
    }

    @Test(arguments: [
        ("2 odd widgets", "the number is part of the name"), ("Mehl 405", "the number is part"),
        ("zwei blaue Widgets", "the number is part"), ("1 Liter", "only a quantity"),
        ("500g", "only a quantity"), ("Milk\nREWE", "would be a heading"),
        ("Eier (10)\n2 x Eier\nEier (10)", "10 stands there twice"),
        ("Tücher\tweiß", "one name"), ("Bread, screws, eggs", "one name"),
        ("Salz; Schrauben", "one name"), ("bread + butter", "as it is written"),
        ("`Rice`", "one name"),
        ("Paar Zwiebeln", "one name"), ("kg Mehl", "one name"), ("Brot x", "one name"),
        ("Oma: Tabletten", "one name"),
        ("Blumen - Anna", "one name"), ("Milch (fettarm)", "Milch · fettarm: new"),
        ("3 l cream", "5 l with the 2 l on the list"),
        ("3 l cream\n500 ml cream", "5.5 l with the 2 l on the list"),
    ])
    func `what a line leaves open is said`(lines: String, words: String) {
        let kitchen = Kitchen()
        kitchen.add("Cream", .high, details: "2 l")
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(preview.text.contains(words), "\(preview.text)")
    }

    @Test(arguments: [
        ("3 kg", "1 kg milk", "4 kg"), ("2 l", "4 l milk", "6 l"), ("2 l", "500 ml milk", "2.5 l"),
        ("un litro", "due litri milk", "3 litri"), ("6 ×", "12 milk", "18 ×"),
        ("2 l", "milk 1 l\nmilk 500 ml", "3.5 l"), ("2 l", "3 packs milk", "2 l + 3 packs"),
    ])
    func `a quantity comes to the one that is needed, unless one says that it replaces it`(
        known: String, lines: String, sum: String
    ) throws {
        let last = lines.contains("\n") ? "1.5 l" : nil
        for (field, isSum) in [("level", true), ("replaces", false)] {
            let kitchen = Kitchen()
            kitchen.visitor.send("/priorities/search", ["name": known + " milk"])
            let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
            #expect(preview.text.contains(sum + " with the " + known), "\(preview.text)")
            #expect(preview.text.contains("replace what is on the list: Milk"))
            kitchen.visitor.send("/priorities/batch", ["lines": lines, field: "high"])
            let quantity = try kitchen.essential("Milk").quantity
            #expect(isSum ? quantity == sum : quantity != sum && quantity == last ?? quantity)
        }
    }

    @Test func `what is stocked is needed in the new quantity only`() throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        try kitchen.set("Milk", .low)
        kitchen.visitor.send("/priorities/batch", ["lines": "1 l milk", "level": "high"])
        #expect(try kitchen.essential("Milk").quantity == "1 l")
    }

    @Test(arguments: [
        ("2 l", "2 l milk", "Milk, 4 l"), ("2 l", "milk 500 ml\nmilk 500 ml", "Milk, 3 l"),
    ])
    func `the same quantities are added up where one says so`(
        known: String, lines: String, sum: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": known + " milk"])
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(preview.text.contains("add up quantities: " + sum), "\(preview.text)")
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high", "joins": "1"])
        #expect("Milk, " + (try kitchen.essential("Milk").quantity) == sum)
    }

    @Test func `the same twice in one list is added up where one says so`() throws {
        let kitchen = Kitchen()
        let lines = "Eier (10)\nEier (10)"
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(preview.text.contains("add up quantities: Eier, 20"))
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high", "joins": "1"])
        #expect(try kitchen.essential("Eier").quantity == "20")
    }

    @Test(arguments: ["2 l milk", "bread", "milk\n2 l cream"])
    func `where there is nothing to add up nothing is offered`(lines: String) {
        let kitchen = Kitchen(["Milk": .high, "Cream": .low])
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(!preview.text.contains("add up"))
    }

    @Test func `what each line was taken for is shown`() {
        let kitchen = Kitchen()
        kitchen.add("Milk", .low)
        let lines = "REWE\n2 l Milk\nBread\n3 Bread\n[x] Salt"
        let text = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
        for words in [
            "“REWE” → nothing to get, left out", "“2 l Milk” → Milk, 2 l: was got before",
            "“Bread” → Bread: new",
            "“3 Bread” → goes with Bread, 3", "“Salt” → Salt: new, stocked",
        ] { #expect(text.contains(words), "\(text)") }
    }

    @Test func `a chat's marks are dropped, and what is only talk is left out`() {
        let chat = """
            25.11.26, 17:00 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.
            25.11.26, 17:01 - Anna: Kannst du noch einkaufen?
            25.11.26, 17:02 - Anna: Eier ✅
            25.11.26, 17:02 - Anna: ☐ Quark
            25.11.26, 17:03 - Anna: - 2x Joghurt
            25.11.26, 17:04 - Ben: Ok
            25.11.26, 17:05 - Ben: <Media omitted>
            25.11.26, 17:06 - Anna: Danke!! ❤️
            """
        let kitchen = Kitchen()
        #expect(batch(kitchen, chat).rows == ["Joghurt", "Quark"])
        #expect(kitchen.found("") == ["Eier", "Joghurt", "Quark"])
        #expect((try? kitchen.essential("Joghurt").quantity) == "2 ×")
    }

    @Test func `what a recipe says is to be done is left out`() {
        let recipe = """
            Ingredients
            3 bananas
            400 g pomodori pelati in scat.
            1 Prise Salz
            Method
            Mash the bananas.
            Preheat the oven to 180C/350F.
            Den Kürbis waschen und würfeln. Zwiebel hacken.
            Portare a bollore l'acqua.
            """
        let kitchen = Kitchen()
        _ = batch(kitchen, recipe)
        #expect(
            kitchen.found("") == ["Bananas", "Pomodori pelati in scat.", "Salz"],
            "\(kitchen.found(""))")
        _ = batch(kitchen, "Bread from the bakery.")
        #expect(kitchen.found("bakery") == ["Bread from the bakery."])
    }

    @Test func `what is ticked and on the list is said to come off it`() {
        let kitchen = Kitchen(["Butter": .high, "Salt": .low])
        let lines = "✅ butter\n[x] Salt"
        let text = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
        #expect(text.contains("→ Butter: ticked, comes off the list"))
        #expect(text.contains("“Butter” is ticked here, so it comes off the list."))
        #expect(
            text.contains("“Salt” → Salt: stocked already") && !text.contains("“Salt” is ticked"))
    }

    @Test func `what is known of a line is said`() {
        let kitchen = Kitchen(["Butter": .high, "Salt": .low])
        let text = kitchen.get(
            "/priorities/batch/lines?lines=" + "butter\nsalt\n[x] salt".percentEncoded
        ).text
        #expect(text.contains("“butter” → Butter: on the list already"))
        #expect(text.contains("“salt” → Salt: was got before"))
    }

    @Test func `a shop heads the lines below it, and is said to`() {
        let kitchen = Kitchen()
        let preview = kitchen.get("/priorities/batch/lines?lines=" + "REWE\nMilk".percentEncoded)
        #expect(preview.text.contains("“REWE” → nothing to get, left out"))
        #expect(batch(kitchen, "REWE\nMilk\ndm\nSoap").rows == ["Milk", "Soap"])
    }

    @Test func `a list from elsewhere is shown in the sheet before it is added`() {
        let kitchen = Kitchen()
        let file = "- Milk\n- 2 l Milk\n- [x] Salt\n"
        let answer = kitchen.visitor.post("/import", ["text": file])
        #expect(answer.text.contains("Look at it in Priorities"))
        let sheet = kitchen.visitor.post("/priorities/batch/look", ["lines": file])
        #expect(sheet.value(of: "lines") == file)
        #expect(sheet.text.contains("2 new, 1 there already"))
        #expect(kitchen.found("") == [])
    }

    @Test func `too many lines are refused and still there`() {
        let kitchen = Kitchen()
        let lines = (1...501).map { "thing \($0)" }.joined(separator: "\n")
        let form = kitchen.visitor.post("/priorities/batch", ["lines": lines])
        #expect(form.status == 422)
        #expect(form.errors.count == 1 && form.errors[0].contains("500"))
        #expect(form.value(of: "lines") == lines)
        #expect(kitchen.found("") == [])
    }

    @Test func `one bad line refuses them all`() {
        let kitchen = Kitchen()
        let lines = "milk\n" + String(repeating: "x", count: 3_000)
        let form = kitchen.visitor.post("/priorities/batch", ["lines": lines])
        #expect(form.status == 422 && form.errors.count == 1)
        #expect(form.value(of: "lines") == lines)
        #expect(kitchen.list == [])
    }

    @Test func `no line at all is asked for`() {
        let form = Kitchen().visitor.post("/priorities/batch", ["lines": " \n "])
        #expect(form.status == 422 && form.errors == ["This may not be empty."])
    }

    @Test func `empty lines are nothing, and what is far too long is refused with its limit`() {
        let kitchen = Kitchen()
        let empty = String(repeating: "\n", count: 100_000)
        #expect(kitchen.visitor.post("/priorities/batch", ["lines": empty]).status == 422)
        let long = String(repeating: "milk ", count: 100_000)
        let form = kitchen.visitor.post("/priorities/batch", ["lines": long])
        #expect(form.status == 422)
        #expect(form.errors.first?.contains("100") == true)
    }

    @Test(arguments: [
        "x", "xx3", "1x", "2x2", "9", "9,", "x ", "3x ", "ca. ", "2 x ", "2 a ", "3x 3x a ", "3x+",
        "(", "- ", "a,", "[ ", "[ ] ", "\t", "1\t", "e\u{301}", "milk, ", "https://a.b/", "½",
        "1l / ", "1l/2oz ", "a(n) ", "POLL:", "kein ", "hab schon ", "#",
        ": ",
    ])
    func `a line of twenty thousand signs is looked at like any other`(sign: String) {
        let line = String(repeating: sign, count: 20_000 / sign.utf8.count)
        let kitchen = Kitchen()
        for lines in [line, line + "y"] {
            let said = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
            #expect(said.status == 200)
            #expect([200, 303, 422].contains(batch(kitchen, lines).status))
        }
    }

    @Test func `the list comes in again as it was copied`() throws {
        let kitchen = Kitchen(["Bread": .high, "Soap": .medium])
        kitchen.visitor.send("/priorities/search", ["name": "4 x 150 g yoghurt"])
        let before = kitchen.found("").count
        let lines = "Running out\nBread\n4 × 150 g Yoghurt\n\nIf on sale\nSoap"
        kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high"])
        #expect(kitchen.found("").count == before)
    }
}
