import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

/// Forms that are sent twice add once.
@Suite struct AddingOnceTests {
    private let kitchen = Kitchen()

    init() { kitchen.visitor.send("/priorities/search", ["name": "3 l milk"]) }

    /// The fields of *Add several* as it is shown now, with lines and the button that was pressed.
    private func fields(_ lines: String, _ button: String = "") throws -> Parameters {
        let sheet = kitchen.visitor.post("/priorities/batch/look", ["lines": lines])
        let since = try #require(sheet.value(of: "since"))
        return Parameters(
            [("lines", lines), ("level", "high"), ("since", since), (button, "1")]
                .map { (name: $0.0, value: $0.1) })
    }

    private func send(_ path: String, _ fields: Parameters) {
        _ = kitchen.visitor.ask(
            "POST", path, "application/x-www-form-urlencoded", [UInt8](fields.formEncoded.utf8))
    }

    private func milk() throws -> String { try kitchen.essential("Milk").quantity }

    @Test(arguments: [
        ("1 l milk", "", "4 l"), ("2 l milk\n500 ml milk", "", "5.5 l"),
        ("3 l milk", "joins", "6 l"), ("3 packs milk", "", "3 l + 3 packs"),
        ("1 l milk", "replaces", "1 l"),
    ])
    func `a form that is sent twice adds once`(lines: String, button: String, sum: String) throws {
        let fields = try fields(lines, button)
        for _ in 1...3 {
            send("/priorities/batch", fields)
            #expect(try milk() == sum)
        }
    }

    @Test func `a line says that as much as is on the list stays so`() {
        for (lines, words) in [
            ("3 l milk", "“Milk” stays 3 l."),
            ("2 l milk\n1 l milk", "“Milk” stays 3 l."),
            ("1 l milk", "“Milk”: 4 l with the 3 l on the list."),
        ] {
            let text = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
            #expect(text.contains(words), "\(text)")
        }
        let ticked = kitchen.get(
            "/priorities/batch/lines?lines=" + "[x] 3 l milk".percentEncoded)
        #expect(!ticked.text.contains("stays"), "\(ticked.text)")
    }

    @Test func `the same of what is new is added once, too`() throws {
        let fields = try fields("Eggs (10)\nEggs (10)", "joins")
        for _ in 1...2 { send("/priorities/batch", fields) }
        #expect(try kitchen.essential("Eggs").quantity == "20")
    }

    @Test func `what others added since counts, and still the form adds once`() throws {
        let fields = try fields("1 l milk")
        let id = try kitchen.essential("Milk").id.text
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk", "id": id, "joins": "1"])
        for _ in 1...2 { send("/priorities/batch", fields) }
        #expect(try milk() == "6 l")
    }

    /// The boxes of *Add several* with what they say now, each ticked as it stands or the other way round.
    private func boxes(_ lines: String, tapped: Bool = false) throws -> [(String, String)] {
        let sheet = kitchen.visitor.post("/priorities/batch/look", ["lines": lines])
        let signs = sheet.markup.matches(of: /name="shown" value="([+-][^"]*)"/).map {
            String($0.1)
        }
        let taken = signs.filter { $0.hasPrefix("+") != tapped }.map {
            ("take", String($0.dropFirst()))
        }
        return signs.map { ("shown", $0) } + taken
    }

    private func send(_ lines: String, _ boxes: [(String, String)]) {
        let all = [("lines", lines), ("level", "high")] + boxes
        send("/priorities/batch", Parameters(all.map { (name: $0.0, value: $0.1) }))
    }

    @Test func `the same text within a day adds nothing but where somebody says so`() throws {
        let lines = "1 l milk\nbread"
        send("/priorities/batch", try fields(lines))
        #expect(try milk() == "4 l")
        let text = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
        #expect(
            text.contains(
                "“1 l milk” → added before and not got since, left out; ticked here, it comes on "
                    + "top: Milk, 5 l"), "\(text)")
        #expect(text.contains("“bread” → Bread: on the list already"))
        send(lines, try boxes(lines))
        #expect(try milk() == "4 l")
        let tapped = try boxes(lines, tapped: true)
        send(lines, tapped)
        #expect(try milk() == "5 l")
    }

    @Test func `another recipe with some of the same is not the one that was added before`() throws
    {
        let kitchen = Kitchen()
        kitchen.visitor.language = "de"
        kitchen.visitor.send(
            "/priorities/batch", ["lines": "9 Eier\n20 g Butter", "level": "high"])
        let first = "4 Eier\n50 g Butter\n250 g Mehl\n200 ml Milch"
        for lines in [first, "4 Eier\n50 g Butter"] {
            let shown = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded).text
            #expect(!shown.contains("schon hinzugefügt"), "\(shown)")
            kitchen.visitor.send(
                "/priorities/batch", ["lines": lines, "level": "high", "joins": "1"])
        }
        #expect(try kitchen.essential("Eier").amount.written(.decimalPoint) == "17")
    }

    @Test func `sums of two units add up unit by unit`() throws {
        let kitchen = Kitchen()
        for typed in ["sugar 50 g + 2 tbsp", "sugar 50 g + 2 tbsp", "sugar 2 tbsp", "sugar 10 g"] {
            kitchen.visitor.send("/priorities/search", ["name": typed, "joins": "1"])
        }
        #expect(try kitchen.essential("Sugar").amount.written(.decimalPoint) == "110 g + 6 tbsp")
        for typed in ["400 ml (1⅔ cups) milk", "400 ml (1⅔ cups) milk"] {
            kitchen.visitor.send("/priorities/search", ["name": typed, "joins": "1"])
        }
        #expect(try kitchen.essential("Milk").amount.written(.decimalPoint) == "800 ml")
        for typed in ["some butter", "12.5 g butter", "500 g butter", "some butter"] {
            kitchen.visitor.send("/priorities/search", ["name": typed, "joins": "1"])
        }
        #expect(try kitchen.essential("Butter").amount.written(.decimalPoint) == "some + 512.5 g")
    }

    @Test func `several got at once are no quantities changed`() throws {
        let kitchen = Kitchen(["Milk": .high, "Soap": .high])
        let drafts = try ["Milk", "Soap"].map {
            Draft(Essential.kind, try kitchen.essential($0).id).setting(Essential.level, .low)
        }
        let stamp = try #require(try kitchen.visitor.book.commit(drafts).stamp)
        let said = try #require(try kitchen.visitor.book.describe(stamp, in: .english))
        #expect(!said.contains("quantit"), "\(said)")
    }

    @Test func `who didn't see that it was added before is shown it`() throws {
        send("/priorities/batch", try fields("1 l milk"))
        let answer = kitchen.visitor.post(
            "/priorities/batch", ["lines": "1 l milk", "level": "high"])
        #expect(answer.text.contains("added before and not got since"), "\(answer.text)")
        #expect(try milk() == "4 l")
    }

    @Test(arguments: ["1 l milk\nsoap", "2 l milk", "1 l milk\n2 eggs"])
    func `another text adds`(lines: String) throws {
        send("/priorities/batch", try fields("1 l milk"))
        let amount = lines.hasPrefix("2") ? "6 l" : "5 l"
        send("/priorities/batch", try fields(lines))
        #expect(try milk() == amount)
    }

    @Test func `so does the same after a day, or once it was got or taken back`() throws {
        let lines = "1 l milk"
        send("/priorities/batch", try fields(lines))
        kitchen.visitor.wait(25 * 3_600_000)
        send("/priorities/batch", try fields(lines))
        #expect(try milk() == "5 l")
        try kitchen.set("Milk", .low)
        send("/priorities/batch", try fields("2 l milk"))
        send("/priorities/batch", try fields(lines))
        #expect(try milk() == "3 l")
        kitchen.visitor.send("/undo", ["last": "undo", "return": "/priorities"])
        #expect(try milk() == "2 l")
        send("/priorities/batch", try fields(lines))
        #expect(try milk() == "3 l")
    }

    @Test func `what was put off the list meanwhile is needed again`() throws {
        let fields = try fields("1 l milk")
        try kitchen.set("Milk", .low)
        send("/priorities/batch", fields)
        #expect(try milk() == "1 l" && kitchen.list == ["Milk"])
    }

    @Test func `a preview says when it read the list`() throws {
        let first = kitchen.get("/priorities/batch/lines?lines=milk").value(of: "since")
        kitchen.add("Bread", .high)
        let next = kitchen.get("/priorities/batch/lines?lines=milk").value(of: "since")
        #expect(first != nil && next != nil && first != next)
    }

    @Test func `a button of the search that is sent twice adds once`() throws {
        let screen = kitchen.get("/priorities/search?q=" + "1 l milk".percentEncoded)
        let since = try #require(screen.value(of: "since"))
        let id = try kitchen.essential("Milk").id.text
        for _ in 1...2 {
            kitchen.visitor.send(
                "/priorities/search",
                ["name": "1 l milk", "id": id, "joins": "1", "since": since])
            #expect(try milk() == "4 l")
        }
    }

    @Test func `a form for one thing that is sent twice adds once`() throws {
        let asked = kitchen.visitor.post(
            "/priorities/new", ["name": "Milk", "level": "high", "amount": "1", "unit": "l"])
        let since = try #require(asked.value(of: "since"))
        for _ in 1...2 {
            kitchen.visitor.send(
                "/priorities/new",
                [
                    "name": "Milk", "level": "high", "amount": "1", "unit": "l", "joins": "1",
                    "since": since,
                ])
            #expect(try milk() == "4 l")
        }
    }
}

/// A list that is imported twice.
@Suite struct ImportingOnceTests {
    private let kitchen = Kitchen()

    private func read(_ text: String) throws -> ForeignReading {
        let format = try #require(Priorities.declarations.formats.first { $0.name == "list" })
        return try format.read(
            ForeignFile(Array(text.utf8)), ForeignWishes(.english), kitchen.visitor.book)
    }

    @discardableResult
    private func imported(_ text: String) throws -> Stamp? {
        try kitchen.visitor.book.commit(try read(text).drafts).stamp
    }

    @Test func `changes nothing the second time`() throws {
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        let (one, other) = ("- 3 l milk\n- bread\n- 200 g flour", "- 1 l milk\n- 300 g flour")
        for text in [one, other] { #expect(try imported(text) != nil) }
        for text in [one, other, one] { #expect(try imported(text) == nil) }
        #expect(try kitchen.essential("Milk").quantity == "6 l")
        #expect(try kitchen.essential("Flour").quantity == "500 g")
    }

    @Test func `says so`() throws {
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        let text = "- 3 l milk\n- bread"
        func reasons() throws -> [String] {
            try read(text).doubts.map { $0.reason.text(in: .english) }
        }
        #expect(try reasons() == ["“Milk”: 5 l with the 2 l on the list."])
        try imported(text)
        #expect(try reasons() == ["“Milk”: 3 l came to it before and isn’t added again."])
    }

    @Test func `adds again what was got since`() throws {
        kitchen.visitor.send("/priorities/search", ["name": "2 l milk"])
        try imported("- 3 l milk\n- bread")
        try kitchen.set("Milk", .low)
        #expect(try imported("- 3 l milk\n- bread") != nil)
        #expect(try kitchen.essential("Milk").quantity == "3 l")
    }
}
