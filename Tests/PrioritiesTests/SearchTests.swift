import Kernel
import Priorities
import TestKit
import Testing

@Suite struct SearchTests {
    @Test func `all essentials are listed from A to Z, low ones too`() {
        let kitchen = Kitchen(["milk": .critical, "Äpfel": .low, "Bread": .medium])
        #expect(kitchen.found("") == ["Äpfel", "Bread", "milk"])
    }

    @Test(arguments: ["apfel", "ÄPF", "pfe", " Äpfel "])
    func `searching ignores case and accents and finds parts of names`(typed: String) {
        let kitchen = Kitchen(["Äpfel": .low, "Bread": .high])
        #expect(kitchen.found(typed) == ["Äpfel"])
    }

    @Test func `what does not exist is offered under its name`() {
        let kitchen = Kitchen(["Milk": .high])
        let search = kitchen.get("/priorities/search?q=oat+drink")
        #expect(search.rows == [])
        #expect(search.text.contains("Add “Oat drink”"))
        #expect(search.value(of: "name") == "oat drink")
    }

    @Test(arguments: [
        ("6 eggs", "Eggs", "6"), ("½ cucumber", "Cucumber", "0.5"), ("3 Yoghurt", "Yoghurt", "3"),
        ("3 yoghurt at 150 g", "Yoghurt", "3"),
    ])
    func `a number before what shops have says how many`(
        typed: String, name: String, quantity: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        #expect(try kitchen.essential(name).quantity == quantity)
    }

    @Test func `before anything else it is asked what a number says`() throws {
        let kitchen = Kitchen()
        let asked = kitchen.visitor.send(
            "/priorities/search", ["name": "7 odd widgets", "enter": ""])
        #expect(
            asked.text.contains("Add “Odd widgets, 7”")
                && asked.text.contains("Add “7 odd widgets”"))
        #expect(kitchen.list == [])
        kitchen.visitor.send("/priorities/search", ["name": "7 × odd widgets"])
        #expect(try kitchen.essential("Odd widgets").quantity == "7 ×")
    }

    @Test func `before several things become one it is asked whether commas part them`() throws {
        let kitchen = Kitchen(["Bread": .low])
        let asked = kitchen.visitor.send(
            "/priorities/search", ["name": "bread, cheese", "enter": ""])
        #expect(asked.text.contains("Add each: bread · cheese"))
        #expect(asked.text.contains("Add “Bread, cheese”"))
        #expect(kitchen.list == [])
        #expect(asked.value(of: "lines") == "bread\ncheese")
        for typed in ["milk, 2 l", "onion, finely chopped"] {
            kitchen.visitor.send("/priorities/search", ["name": typed])
        }
        #expect(try kitchen.essential("Milk").quantity == "2 l")
    }

    @Test func `adding what was typed leads back to the list`() {
        let kitchen = Kitchen()
        let list = kitchen.visitor.send("/priorities/search", ["name": " oat  drink"])
        #expect(list.rows == ["Oat drink"])
        #expect(list.toast == "Oat drink added")
    }

    @Test func `Enter leads back to the list, too, wherever it was typed`() {
        let kitchen = Kitchen(["Milk": .low])
        let list = kitchen.visitor.send(
            "/priorities/search",
            ["name": "oat drink", "enter": "", "return": "/priorities/search"])
        #expect(list.rows == ["Oat drink"])
    }

    @Test(arguments: [
        ("2 l mil", "Milk"), ("olio", "Olio di oliva"), ("oliv", "Olio di oliva"),
        ("a pinch of mil", "Milk"), ("1 (400g) tin mil", "Milk"), ("two cups mil", "Milk"),
    ])
    func `Enter on the start of a name shows what is found and adds nothing`(
        typed: String, found: String
    ) throws {
        let kitchen = Kitchen(["Milk": .low, "Olio di oliva": .low])
        let shown = kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        #expect(shown.rows == [found])
        #expect(shown.text.contains("Add “"))
        #expect(kitchen.found("") == ["Milk", "Olio di oliva"])
        kitchen.visitor.send("/priorities/search", ["name": typed])
        #expect(kitchen.found("").count == 3)
    }

    @Test func `Enter with another quantity of what is on the list asks what becomes of the first`()
        throws
    {
        let kitchen = Kitchen()
        kitchen.add("Milk", .high, details: "2 l")
        let asked = kitchen.visitor.send("/priorities/search", ["name": "3 l milk", "enter": ""])
        #expect(asked.text.contains("Put “Milk, 5 l” on the list"))
        #expect(asked.text.contains("“Milk, 3 l” instead of 2 l"))
        #expect(try kitchen.essential("Milk").details == "2 l")
        kitchen.visitor.send("/priorities/search", ["name": "3 l milk", "joins": "1"])
        #expect(try kitchen.essential("Milk").quantity == "5 l")
    }

    @Test func `of several that are called the same the one that is meant is asked`() throws {
        let kitchen = Kitchen()
        for level in [Level.low, .high] {
            kitchen.visitor.now = kitchen.visitor.now + 1_000
            var draft = Draft(Essential.kind).setting(Essential.name, "Milk")
            draft[Essential.level] = level
            try kitchen.visitor.book.commit(draft)
        }
        let asked = kitchen.visitor.send("/priorities/search", ["name": "4 l milk"])
        #expect(asked.text.contains("Put “Milk (Stocked), 4 l” on the list"))
        #expect(try kitchen.essentials("Milk").map(\.details) == ["", ""])
        let low = try #require(try kitchen.essentials("Milk").first { $0.level == .low })
        kitchen.visitor.send("/priorities/search", ["name": "4 l milk", "id": low.id.text])
        #expect(try kitchen.essentials("Milk").first { $0.id == low.id }?.quantity == "4 l")
    }

    @Test func `an essential of that name is offered first, instead of a duplicate`() throws {
        let kitchen = Kitchen(["Coconut Milk": .low, "Milk": .low])
        let search = kitchen.get("/priorities/search?q=mILK")
        #expect(search.rows == ["Milk", "Coconut Milk"])
        #expect(search.text.contains("Put “Milk” back on the list"))
        #expect(!search.text.contains("Add “"))
        kitchen.visitor.send("/priorities/search", ["name": "milk"])
        #expect(try kitchen.essentials("Milk").map(\.level) == [.high])
    }

    @Test func `adding what is on the list already never lowers it`() throws {
        let kitchen = Kitchen(["Milk": .critical])
        kitchen.visitor.send("/priorities/search", ["name": "milk"])
        kitchen.add("milk", .medium)
        #expect(try kitchen.essentials("Milk").map(\.level) == [.critical])
    }

    @Test func `a quantity is offered for the essential that it is of`() throws {
        let kitchen = Kitchen(["Milk": .low])
        let search = kitchen.get("/priorities/search?q=2+l+milk")
        #expect(search.rows == ["Milk"])
        #expect(search.text.contains("Put “Milk, 2 l” on the list"))
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        let milk = try kitchen.essential("Milk")
        #expect(milk.quantity == "2 l" && milk.level == .high)
    }

    @Test(arguments: [
        ("2 l milk", "2 l"), ("milk 2 l", "2 l"), ("3 milk", "3"), ("x2 milk", "x2"),
        ("½ l milk", "½ l"), ("1.5 l Milk", "1.5 l"), ("×2 milk", "×2"),
    ])
    func `a quantity before or after the name is its quantity`(
        typed: String, quantity: String
    ) throws {
        let kitchen = Kitchen(["Milk": .low])
        kitchen.visitor.send("/priorities/search", ["name": typed])
        #expect(try kitchen.essential("Milk").amount == Amount(quantity, .decimalPoint))
    }

    @Test(arguments: [
        ("2 l milk", "2 l"), ("2l Milk", "2l"), ("500 g milk", "500 g"), ("3 x milk", "3 x"),
        ("3× Milk", "3×"), ("milk (10)", "10"), ("milk (2 l)", "2 l"),
        ("2 litri di milk", "2 litri"),
        ("6 x 1,5 l milk", "6 x 1,5 l"), ("6x1,5l milk", "6x1,5l"), ("milk, 2 l", "2 l"),
        ("milk 3x", "3x"), ("x2 milk", "x2"), ("2 Pck. Milk", "2 Pck."), ("½ l milk", "½ l"),
        ("1½ l milk", "1½ l"),
        ("2×Milk", "2×"), ("milk x 4", "x 4"),
    ])
    func `what says that it is a quantity is one, of something known or new`(
        typed: String, quantity: String
    ) throws {
        for level in [nil, Level.low] {
            let kitchen = Kitchen()
            if let level { kitchen.add("Milk", level) }
            #expect(
                kitchen.get("/priorities/search?q=" + typed.percentEncoded).text
                    .contains("“Milk, \(quantity)”"))
            let list = kitchen.visitor.send("/priorities/search", ["name": typed])
            let amount = Amount(quantity, .decimalPoint)
            let words = "Milk, " + amount.text(in: .english)
            #expect(list.toast?.hasPrefix(words) == true, "\(list.toast ?? "")")
            #expect(try kitchen.essential("Milk").amount == amount)
            #expect(kitchen.found("").count == 1)
        }
    }

    @Test(arguments: ["1 1/2 l milk", "1 ½ l milk", "milk, 1 1/2 l"])
    func `a whole number and a fraction are one number`(typed: String) throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": typed])
        #expect(try kitchen.essential("Milk").amount == Amount("1½ l", .decimalPoint))
    }

    @Test(arguments: [
        "7 Up", "3 Musketiere", "Mehl 405", "2 l", "3 x", "500 g", "Vitamin B 12", "(10)",
        "3.5% Fett", "100 % Saft", "Schraube 3 mm", "2-in-1 Shampoo", "Fruit di bosco",
    ])
    func `a number that nothing calls a quantity stays in the name`(typed: String) {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": typed])
        #expect(kitchen.list == [typed])
    }

    @Test func `a quantity in the form for a new thing is understood too`() throws {
        let kitchen = Kitchen()
        kitchen.add("2 l milk", .high, details: "Semi-skimmed")
        let milk = try kitchen.essential("Milk")
        #expect(milk.quantity == "2 l" && milk.details == "Semi-skimmed")
    }

    @Test func `a quantity in the form for a new essential is understood too`() throws {
        let kitchen = Kitchen(["Milk": .low])
        kitchen.add("2 l milk", .high)
        let milk = try kitchen.essential("Milk")
        #expect(milk.quantity == "2 l" && milk.level == .high)
        #expect(kitchen.found("milk") == ["Milk"])
    }

    @Test(arguments: [
        ("Semi-skimmed", "Semi-skimmed"), ("1 l\nSemi-skimmed", "Semi-skimmed"),
        ("3.5% fat", "3.5% fat"), ("2 % fat, organic", "2 % fat, organic"), ("6", ""),
    ])
    func `a quantity takes the place of one that older versions kept among the details`(
        details: String, result: String
    ) throws {
        let kitchen = Kitchen()
        kitchen.add("Milk", .low, details: details)
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        let milk = try kitchen.essential("Milk")
        #expect(milk.quantity == "2 l" && milk.details == result)
    }

    @Test func `a number in the name of something new belongs to the name`() {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": "7 up"])
        #expect(kitchen.list == ["7 up"])
    }

    @Test(arguments: ["\u{200B}", "\u{2060}\u{FE0F}", "[x] \u{200D}"])
    func `a name that nobody can see is asked for again`(typed: String) {
        let kitchen = Kitchen()
        let name = typed.hasPrefix("[") ? "\u{200D}" : typed
        #expect(kitchen.visitor.post("/priorities/search", ["name": name]).status == 422)
        #expect(kitchen.visitor.post("/priorities/batch", ["lines": typed]).status == 422)
        #expect(kitchen.found("") == [])
    }

    @Test func `nothing typed is asked for again`() {
        let kitchen = Kitchen()
        let answer = kitchen.visitor.send("/priorities/search", ["name": "  "])
        #expect(answer.status == 422)
        #expect(answer.errors == ["This may not be empty."])
    }

    @Test func `what is typed is never markup`() {
        let kitchen = Kitchen()
        let name = "<script>alert('x')</script>\"&"
        kitchen.visitor.send("/priorities/search", ["name": name])
        for target in ["/priorities", "/priorities/search?q=" + name.percentEncoded, "/"] {
            let screen = kitchen.get(target)
            #expect(!screen.markup.contains("<script>"))
            #expect(!screen.markup.contains("alert('"))
        }
        #expect(kitchen.list == [name])
    }

    @Test func `a long list of results offers the rest`() {
        let kitchen = Kitchen()
        let lines = (1...130).map { "Thing \(1_000 + $0)" }.joined(separator: "\n")
        kitchen.visitor.send("/priorities/batch", ["lines": lines])
        let search = kitchen.get("/priorities/search?q=thing")
        #expect(search.rows.count == 100)
        #expect(search.markup.contains("/priorities/search?q=thing&amp;show=200"))
        #expect(kitchen.get("/priorities/search?q=thing&show=200").rows.count == 130)
    }
}
