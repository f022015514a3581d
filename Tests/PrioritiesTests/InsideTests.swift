import Kernel
import Priorities
import TestKit
import Testing

@Suite struct InsideTests {
    private let kitchen = Kitchen([
        "Fruit": .critical, "Apples": .high, "Bananas": .low, "Pears": .critical,
    ])

    @Test func `what is inside stands by level, low ones last and crossed out`() throws {
        for name in ["Bananas", "Apples", "Pears"] { try kitchen.put(name, in: "Fruit") }
        let item = kitchen.get(try kitchen.path("Fruit"))
        let inside = item.list.filter { $0.id.hasPrefix("in-") }
        #expect(inside.map(\.name) == ["Pears", "Apples", "Bananas"])
        #expect(inside.map(\.isDone) == [false, false, true])
    }

    @Test func `what is all on the list is put there once more only by a button that says so`()
        throws
    {
        let kitchen = Kitchen(["Soup": .low])
        let path = try kitchen.path("Soup", "/inside")
        for name in ["300 g onions", "2 leeks"] {
            kitchen.visitor.send(path, ["name": name, "enter": ""])
        }
        let item = try kitchen.path("Soup")
        #expect(kitchen.get(item).text.contains("Put all on the list"))
        let first = kitchen.visitor.send(try kitchen.path("Soup", "/need"))
        #expect(first.text.contains("2 needed again"))
        #expect(!kitchen.get(item).text.contains("Put all on the list"))
        #expect(kitchen.get(item).text.contains("All on the list · put on once more"))
        let second = kitchen.visitor.send(try kitchen.path("Soup", "/need"))
        #expect(second.text.contains("2 quantities changed"), "\(second.text)")
        #expect(try kitchen.essential("Onions").quantity == "600 g")
        try kitchen.set("Leeks", .low)
        #expect(kitchen.get(item).text.contains("Put all on the list"))
    }

    @Test func `half of a recipe, or twice as much, is shown and put on the list`() throws {
        let kitchen = Kitchen(["Soup": .low])
        let path = try kitchen.path("Soup", "/inside")
        for name in [
            "300 g onions", "3 leeks", "3-4 tbsp oil", "some salt",
            "400ml (1 2/3 cups) milk", "2 tins (400 g) beans", "400g tin tomatoes",
        ] {
            kitchen.visitor.send(path, ["name": name, "enter": ""])
        }
        let item = try kitchen.path("Soup")
        let half = kitchen.get(item + "?times=0.5")
        #expect(half.text.contains("150 g") && half.text.contains("½ × (3-4 tbsp)"), "\(half.text)")
        #expect(half.value(of: "times") == "0.5")
        #expect(half.text.contains("Put all on the list · ½ ×"), "\(half.text)")
        kitchen.visitor.send(try kitchen.path("Soup", "/need"), ["times": "0.5"])
        #expect(try kitchen.essential("Onions").quantity == "150 g")
        #expect(try kitchen.essential("Leeks").quantity == "1.5")
        #expect(try kitchen.essential("Salt").quantity == "some")
        // What it is in other units would be wrong of half of it; what each holds isn't.
        #expect(try kitchen.essential("Milk").quantity == "200 ml")
        #expect(try kitchen.essential("Beans").quantity == "1 tins (400 g)")
        // Nobody gets a tin of another size.
        #expect(
            try kitchen.essential("Tomatoes").amount.text(in: .german) == "0,5\u{202F}× 400 g tin")
        // What it wants each time stays.
        #expect(try portion("Soup", kitchen)["Onions"] == "300 g")
        #expect(kitchen.get(item).text.contains("put on once more"))
        kitchen.visitor.send(try kitchen.path("Soup", "/need"), ["times": "2"])
        #expect(try kitchen.essential("Onions").quantity == "750 g")
        #expect(try kitchen.essential("Milk").quantity == "1000 ml")
        #expect(try kitchen.essential("Tomatoes").quantity == "2.5 × 400 g tin")
        let odd = kitchen.get(item + "?times=many")
        #expect(odd.text.contains("300 g") && odd.value(of: "times") == nil)
    }

    @Test
    func
        `a recipe keeps how much it wants of a thing, and what is to get stays as it was`() throws
    {
        let kitchen = Kitchen(["Soup": .low, "Stew": .low])
        kitchen.visitor.send("/priorities/search", ["name": "1 kg onions"])
        let path = try kitchen.path("Soup", "/inside")
        #expect(
            kitchen.visitor.send(path, ["name": "300 g onions", "enter": "", "return": path]).toast
                == "Onions, 300\u{202F}g is inside Soup")
        let sheet = kitchen.get(try kitchen.path("Stew", "/inside") + "?q=250%20g%20onions")
        #expect(!sheet.text.contains("on the list"), "\(sheet.text)")
        #expect(sheet.value(of: "quantity") == "250 g")
        kitchen.visitor.send(
            try kitchen.path("Stew", "/inside"),
            ["child": try kitchen.essential("Onions").id.text, "quantity": "250 g"])
        #expect(try portion("Soup", kitchen) == ["Onions": "300 g"])
        #expect(try portion("Stew", kitchen) == ["Onions": "250 g"])
        #expect(try kitchen.essential("Onions").quantity == "1 kg")
        #expect(try kitchen.essential("Onions").level == .high)
        let item = kitchen.get(try kitchen.path("Soup"))
        #expect(item.text.contains("300 g"))
        #expect(kitchen.get("/priorities").text.contains("1 kg"))
    }

    @Test func `putting a recipe on the list adds what it wants to what is to get, once a form`()
        throws
    {
        let kitchen = Kitchen(["Soup": .low])
        kitchen.visitor.send("/priorities/search", ["name": "1 kg onions"])
        let path = try kitchen.path("Soup", "/inside")
        for name in ["300 g onions", "2 leeks", "salt"] {
            kitchen.visitor.send(path, ["name": name, "enter": ""])
        }
        #expect(try kitchen.essential("Leeks").level == .low)
        #expect(try kitchen.essential("Leeks").amount.isEmpty)
        let since = try #require(kitchen.get(try kitchen.path("Soup")).value(of: "since"))
        var screen: Screen?
        for _ in 1...2 {
            let answer = kitchen.visitor.send(try kitchen.path("Soup", "/need"), ["since": since])
            screen = screen ?? answer
            #expect(try kitchen.essential("Onions").quantity == "1.3 kg")
            #expect(try kitchen.essential("Leeks").quantity == "2")
            #expect(try kitchen.essential("Salt").level == .high)
        }
        try kitchen.undo(try #require(screen))
        #expect(try kitchen.essential("Onions").quantity == "1 kg")
        #expect(try kitchen.essential("Leeks").level == .low)
        kitchen.visitor.send(try kitchen.path("Soup", "/need"))
        let again = try #require(kitchen.get(try kitchen.path("Soup")).value(of: "since"))
        kitchen.visitor.send(try kitchen.path("Soup", "/need"), ["since": again])
        #expect(try kitchen.essential("Onions").quantity == "1.6 kg")
        #expect(try kitchen.essential("Leeks").quantity == "4")
    }

    @Test
    func `a recipe that is on the list is shown as often as it was put there, and taken off again`()
        throws
    {
        let kitchen = Kitchen(["Soup": .low, "Leeks": .high])
        let path = try kitchen.path("Soup", "/inside")
        for name in ["300 g onions", "2 leeks"] {
            kitchen.visitor.send(path, ["name": name, "enter": ""])
        }
        let item = try kitchen.path("Soup")
        #expect(!kitchen.get(item).text.contains("Take it off the list"))
        kitchen.visitor.send(try kitchen.path("Soup", "/need"), ["times": "2"])
        let again = kitchen.get(item)
        #expect(
            again.text.contains("600 g") && again.text.contains("put on once more · 2 ×"),
            "\(again.text)")
        #expect(kitchen.get(item + "?times=1").text.contains("300 g"))
        // It is no longer a thing that was got, struck through, for the leeks that are wanted for it.
        let list = kitchen.get(try kitchen.path("Leeks")).list.first { $0.id.hasPrefix("of-") }
        #expect(list?.isDone == false)
        #expect(again.text.contains("Take it off the list"))
        let stamp = try #require(again.value(of: "stamp"))
        kitchen.visitor.send("/undo", ["stamp": stamp, "return": item])
        #expect(try kitchen.essential("Onions").level == .low)
        #expect(try kitchen.essential("Leeks").level == .high)
        #expect(try kitchen.essential("Leeks").quantity.isEmpty)
        #expect(kitchen.get(item).text.contains("Put all on the list"))
    }

    @Test func `what a recipe wants and nobody got yet isn't said to be stocked`() throws {
        let kitchen = Kitchen(["Salt": .low])
        kitchen.visitor.send(
            "/priorities/batch",
            ["lines": "100 g guanciale\nsalt\n4 yolks", "list": "Carbonara", "keep": "1"])
        func row(_ name: String) throws -> Screen.Row? {
            kitchen.get(try kitchen.path("Carbonara")).list.first {
                $0.id.hasPrefix("in-") && $0.name == name
            }
        }
        #expect(try row("Guanciale")?.isDone == false && row("Yolks")?.isDone == false)
        #expect(try row("Salt")?.isDone == true)
        let page = kitchen.get(try kitchen.path("Carbonara")).markup
        #expect(page.matches(of: /class="sr">Stocked</).count == 1, "\(page)")
        // Of the four only the salt is there.
        for screen in ["/priorities", "/priorities/search"] {
            #expect(kitchen.get(screen).text.contains("1 stocked"), "\(screen)")
        }
        let id = try kitchen.essential("Carbonara").id.text
        let told = kitchen.get("/show/essential/\(id)/words.txt").markup
        let stocked = try #require(told.firstRange(of: "Stocked"), "\(told)").lowerBound
        #expect(try #require(told.firstRange(of: "Guanciale")).lowerBound < stocked)
        #expect(try #require(told.firstRange(of: "Salt")).lowerBound > stocked)
        // One that is put inside by hand, likewise; what was got is stocked.
        kitchen.visitor.send(try kitchen.path("Carbonara", "/inside"), ["name": "50 g pecorino"])
        #expect(try row("Pecorino")?.isDone == false)
        try kitchen.set("Guanciale", .high)
        try kitchen.set("Guanciale", .low)
        #expect(try row("Guanciale")?.isDone == true)
    }

    @Test func `what a recipe wants of a thing is changed where it is shown`() throws {
        let kitchen = Kitchen(["Soup": .low])
        let path = try kitchen.path("Soup", "/inside")
        kitchen.visitor.send(path, ["name": "300 g onions"])
        let id = try kitchen.essential("Onions").id.text
        #expect(
            kitchen.get(try kitchen.path("Soup") + "?actions=in-" + id).markup
                .contains("/inside?of=" + id))
        #expect(kitchen.get(path + "?of=" + id).markup.contains("value=\"300 g Onions\""))
        #expect(kitchen.get(path + "?q=400%20g%20onions").text.contains("Add “Onions, 400 g”"))
        kitchen.visitor.send(path, ["name": "400 g onions"])
        #expect(try portion("Soup", kitchen) == ["Onions": "400 g"])
        kitchen.visitor.send(path, ["name": "onions"])
        #expect(try portion("Soup", kitchen) == ["Onions": "400 g"])
        kitchen.visitor.send(try kitchen.path("Soup", "/outside"), ["child": id])
        try kitchen.put("Onions", in: "Soup")
        #expect(try portion("Soup", kitchen) == [:])
    }

    @Test func `a recipe is shown to others with what it wants`() throws {
        let kitchen = Kitchen(["Soup": .low])
        kitchen.visitor.send("/priorities/search", ["name": "1 kg onions"])
        for name in ["300 g onions", "2 leeks"] {
            kitchen.visitor.send(try kitchen.path("Soup", "/inside"), ["name": name])
        }
        let id = try kitchen.essential("Soup").id.text
        let told = kitchen.get("/show/essential/\(id)/words.txt").markup
        #expect(told.contains("300\u{202F}g Onions") && told.contains("2 Leeks"), "\(told)")
    }

    private func portion(_ list: String, _ kitchen: Kitchen) throws -> [String: String] {
        let book = kitchen.visitor.book
        let id = try kitchen.essential(list).id
        var portions: [String: String] = [:]
        for link in try book.records(EssentialLink.kind, where: [EssentialLink.parent == id]) {
            guard let number = link.optional(EssentialLink.amount) else { continue }
            let name = try book.record(Essential.kind, link[EssentialLink.child])?.title ?? ""
            portions[name] =
                Amount(number: number, unit: link.optional(EssentialLink.unit) ?? "")
                .written(.decimalPoint)
        }
        return portions
    }

    @Test func `no two rows of a page share an id`() throws {
        try kitchen.put("Apples", in: "Fruit")
        try kitchen.put("Pears", in: "Apples")
        let ids = kitchen.get(try kitchen.path("Apples")).list.map(\.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `an essential says which lists it is part of`() throws {
        let item = try kitchen.put("Apples", in: "Fruit")
        #expect(item.toast == "Apples is inside Fruit")
        #expect(kitchen.get(try kitchen.path("Apples")).text.contains("Part of"))
    }

    @Test func `where there is no list one is made by its name`() throws {
        let kitchen = Kitchen(["Apples": .high])
        let path = try kitchen.path("Apples", "/lists")
        #expect(kitchen.get(path).text.contains("A list is whatever has others inside."))
        #expect(
            kitchen.get(path + "?q=fruit").text.contains("Make the list “Fruit” and add it there"))
        let made = kitchen.visitor.send(
            path, ["name": "fruit", "return": try kitchen.path("Apples")])
        #expect(made.text.contains("Part of") && made.text.contains("Fruit"))
        #expect(kitchen.list == ["Apples"])
        kitchen.visitor.send(path, ["name": "Fruit"])
        #expect(try kitchen.essentials("Fruit").count == 1)
    }

    @Test func `taking out deletes nothing, and putting in again works`() throws {
        try kitchen.put("Apples", in: "Fruit")
        let out = kitchen.visitor.send(
            try kitchen.path("Fruit", "/outside"),
            ["child": try kitchen.essential("Apples").id.text, "return": "/priorities"])
        #expect(out.toast == "Apples is no longer inside Fruit")
        #expect(out.rows.contains("Apples") && out.rows.contains("Fruit"))
        try kitchen.put("Apples", in: "Fruit")
        #expect(try inside("Fruit") == ["Apples"])
    }

    @Test func `what was put inside a list is said with the list`() throws {
        let kitchen = Kitchen(["Pasta": .high, "Basil": .low])
        #expect(try kitchen.put("Basil", in: "Pasta").toast == "Basil is inside Pasta")
        let path = try kitchen.path("Pasta", "/inside")
        let out = kitchen.visitor.send(
            try kitchen.path("Pasta", "/outside"),
            ["child": try kitchen.essential("Basil").id.text, "return": "/priorities"])
        #expect(out.toast == "Basil is no longer inside Pasta")
        #expect(try kitchen.undo(out).toast == "Undone: Basil is no longer inside Pasta")
        for name in ["2 onions", "tomato sauce"] {
            let said = kitchen.visitor.send(path, ["name": name, "return": path])
            let thing = name == "2 onions" ? "Onions, 2" : name.withCapital
            #expect(said.toast == "\(thing) is inside Pasta", "\(name)")
        }
    }

    @Test func `deleting the list or the member hides the link, restoring brings it back`() throws {
        try kitchen.put("Apples", in: "Fruit")
        for name in ["Apples", "Fruit"] {
            let deleted = kitchen.visitor.send(try kitchen.path(name, "/delete"))
            if name == "Apples" { #expect(try inside("Fruit") == []) }
            try kitchen.undo(deleted)
            #expect(try inside("Fruit") == ["Apples"])
        }
    }

    @Test func `nothing is inside itself, not even through others`() throws {
        try kitchen.put("Apples", in: "Fruit")
        try kitchen.put("Pears", in: "Apples")
        for parent in ["Pears", "Apples"] {
            let answer = try kitchen.put("Fruit", in: parent)
            #expect(answer.status == 422)
            #expect(answer.text.contains("“Fruit” can’t go into itself, nor into something"))
        }
        #expect(try kitchen.put("Pears", in: "Pears").status == 422)
        #expect(try inside("Pears") == [])
    }

    @Test func `what would make a circle is not offered`() throws {
        try kitchen.put("Apples", in: "Fruit")
        try kitchen.put("Pears", in: "Apples")
        #expect(try choices("Pears", "/inside") == ["Bananas"])
        #expect(try choices("Fruit", "/inside") == ["Bananas", "Pears"])
        #expect(try choices("Fruit", "/lists") == ["Bananas"])
        // What is a list already comes first.
        #expect(try choices("Pears", "/lists") == ["Fruit", "Bananas"])
    }

    @Test func `something new can be put inside at once`() throws {
        let sheet = kitchen.get(try kitchen.path("Fruit", "/inside?q=grapes"))
        #expect(sheet.text.contains("Add “Grapes”"))
        kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": "grapes"])
        #expect(try inside("Fruit") == ["Grapes"])
        #expect(try kitchen.essential("Grapes").level == kitchen.essential("Fruit").level)
    }

    @Test func `what is new in a list that is stocked is stocked, and all of it is needed at once`()
        throws
    {
        try kitchen.set("Fruit", .low)
        for name in ["Grapes", "Plums"] {
            kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": name])
            #expect(try kitchen.essential(name).level == .low)
        }
        try kitchen.set("Plums", .critical)
        let item = kitchen.visitor.send(try kitchen.path("Fruit", "/need"))
        #expect(try kitchen.essential("Grapes").level == .high)
        #expect(try kitchen.essential("Plums").level == .critical)
        try kitchen.undo(item)
        #expect(try kitchen.essential("Grapes").level == .low)
    }

    @Test func `a list that is needed again wants as much of each as was got last`() throws {
        kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": "2 kg apples"])
        try kitchen.set("Apples", .low)
        #expect(try kitchen.essential("Apples").amount.isEmpty)
        kitchen.visitor.send(try kitchen.path("Fruit", "/need"))
        #expect(try kitchen.essential("Apples").quantity == "2 kg")
    }

    @Test func `a quantity that is wanted already stays when its essential is put inside`() throws {
        try kitchen.set("Apples", .high)
        kitchen.visitor.send("/priorities/search", ["name": "2 kg apples"])
        kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": "10 apples"])
        #expect(try kitchen.essential("Apples").quantity == "2 kg")
        #expect(try inside("Fruit") == ["Apples"])
        #expect(try portion("Fruit", kitchen) == ["Apples": "10"])
    }

    @Test func `a name that exists is put inside, not made again`() throws {
        kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": "2 kg apples"])
        #expect(try inside("Fruit") == ["Apples"])
        #expect(try kitchen.essentials("Apples").count == 1)
        #expect(try portion("Fruit", kitchen) == ["Apples": "2 kg"])
    }

    @Test func `the Enter key takes the first that is shown, and the button adds another`() throws {
        kitchen.add("Äpfel", .low)
        kitchen.add("Kiwi äpfelig", .low)
        #expect(try choices("Fruit", "/inside?q=apf") == ["Äpfel", "Kiwi äpfelig"])
        kitchen.visitor.send(
            try kitchen.path("Fruit", "/inside"), ["name": "2 kg Äpf", "enter": ""])
        #expect(try inside("Fruit") == ["Äpfel"])
        #expect(try kitchen.essential("Äpfel").quantity == "2 kg")
        kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": "Äpf"])
        #expect(try inside("Fruit") == ["Äpf", "Äpfel"])
        kitchen.visitor.send(
            try kitchen.path("Fruit", "/inside"), ["name": "pfel", "enter": ""])
        #expect(try inside("Fruit") == ["Äpf", "Äpfel", "Pfel"])
    }

    @Test func `taking out what is not inside is not found`() throws {
        let answer = kitchen.visitor.post(
            try kitchen.path("Fruit", "/outside"), ["child": RecordID.numbered(3).text])
        #expect(answer.status == 404)
    }

    private func inside(_ name: String) throws -> [String] {
        kitchen.get(try kitchen.path(name)).list.filter { $0.id.hasPrefix("in-") }.map(\.name)
    }

    private func choices(_ name: String, _ rest: String) throws -> [String] {
        kitchen.get(try kitchen.path(name, rest)).list.filter { $0.id.hasPrefix("c-") }
            .map(\.name)
    }

    @Test func `a list that becomes needed leads to what is stocked inside`() throws {
        let kitchen = Kitchen(["Chilli": .low, "Beans": .low, "Milk": .low])
        try kitchen.put("Beans", in: "Chilli")
        let list = try kitchen.set("Chilli", .critical)
        let path = try kitchen.path("Chilli")
        #expect(list.markup.contains("<a class=\"toast-action\" href=\"\(path)\">"))
        #expect(list.toast != nil && list.stamp != nil)
        let plain = try kitchen.set("Milk", .critical)
        #expect(!plain.markup.contains("<a class=\"toast-action\""))
    }
}
