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

    @Test(arguments: [("joins", "750 g"), ("replaces", "250 g")])
    func `another quantity of what is on the list is asked about and then inside`(
        answer: String, quantity: String
    ) throws {
        let kitchen = Kitchen(["Cake": .low])
        kitchen.visitor.send("/priorities/search", ["name": "500 g quark"])
        let path = try kitchen.path("Cake", "/inside")
        let asked = kitchen.visitor.send(path, ["name": "250 g quark"])
        #expect(asked.text.contains("Put “Quark, 750 g” on the list"), "\(asked.text)")
        #expect(asked.text.contains("“Quark, 250 g” instead of 500 g"))
        #expect(try kitchen.essential("Quark").quantity == "500 g")
        kitchen.visitor.send(path, ["name": "250 g quark", answer: "1"])
        #expect(try kitchen.essential("Quark").quantity == quantity)
        #expect(kitchen.get(try kitchen.path("Cake")).list.map(\.name).contains("Quark"))
    }

    @Test
    func
        `what is on the list goes inside by Enter and by the first button, as much of it as there was`()
        throws
    {
        let kitchen = Kitchen(["Soup": .low, "Stew": .low])
        kitchen.visitor.send("/priorities/search", ["name": "1 kg onions"])
        let path = try kitchen.path("Soup", "/inside")
        let put = kitchen.visitor.send(
            path, ["name": "300 g onions", "enter": "", "return": path])
        #expect(put.toast == "Onions is inside Soup")
        let asked = kitchen.get(try kitchen.path("Stew", "/inside") + "?q=300%20g%20onions").text
        let parts = asked.split(separator: "Add “Onions”")
        #expect(
            parts.count == 2 && parts[1].contains("Put “Onions, 1.3 kg” on the list"), "\(asked)")
        try kitchen.put("Onions", in: "Stew")
        #expect(try kitchen.essential("Onions").quantity == "1 kg")
        #expect(try kitchen.essential("Onions").level == .high)
        // What is inside already is asked how much of it is to get.
        let again = kitchen.visitor.send(path, ["name": "300 g onions", "enter": ""])
        #expect(again.text.contains("Put “Onions, 1.3 kg” on the list"))
        #expect(!again.text.contains("Add “Onions”"))
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
            let thing = name == "2 onions" ? "Onions" : name.withCapital
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
        let asked = kitchen.visitor.send(
            try kitchen.path("Fruit", "/inside"), ["name": "10 apples"])
        #expect(try kitchen.essential("Apples").quantity == "2 kg")
        #expect(try inside("Fruit").isEmpty)
        #expect(asked.rows.contains("Apples"))
        #expect(asked.markup.contains("value=\"10 apples\""))
    }

    @Test func `a name that exists is put inside, not made again`() throws {
        kitchen.visitor.send(try kitchen.path("Fruit", "/inside"), ["name": "2 kg apples"])
        #expect(try inside("Fruit") == ["Apples"])
        #expect(try kitchen.essentials("Apples").count == 1)
        #expect(try kitchen.essential("Apples").quantity == "2 kg")
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
}
