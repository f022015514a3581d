import AllTrackers
import Kernel
import Priorities
import TestKit
import Testing

/// What newcomers typed, as they typed it.
@Suite struct EverydayLineTests {
    struct Line: CustomTestStringConvertible {
        let text: String
        let name: String
        var quantity = ""
        var details = ""
        var testDescription: String { text }
    }

    @Test(arguments: [
        Line(
            text: "chicken breast approx 600 gr", name: "Chicken breast", quantity: "approx 600 gr"),
        Line(text: "approx 600g chicken", name: "Chicken", quantity: "approx 600g"),
        Line(text: "~600 g chicken thighs", name: "Chicken thighs", quantity: "~ 600 g"),
        Line(text: "about 6 lemons", name: "Lemons", quantity: "6"),
        Line(text: "ungefähr 2 kg Kartoffeln", name: "Kartoffeln", quantity: "ungefähr 2 kg"),
        Line(text: "Tonno (3 scatolette)", name: "Tonno", quantity: "3", details: "scatolette"),
        Line(text: "Chicken (2 breasts)", name: "Chicken", quantity: "2", details: "breasts"),
        Line(text: "Tomaten (500 g, Rispe)", name: "Tomaten", quantity: "500 g", details: "Rispe"),
        Line(text: "Joghurt (4x Erdbeer)", name: "Joghurt", quantity: "4", details: "Erdbeer"),
        Line(text: "eggs (10 free range)", name: "Eggs", quantity: "10", details: "free range"),
        Line(text: "Apples (red, 1 kg)", name: "Apples", quantity: "1 kg", details: "red"),
        Line(text: "Shampoo (2 in 1)", name: "Shampoo (2 in 1)"),
        Line(text: "Eier (Gr. M)", name: "Eier", details: "Gr. M"),
        Line(text: "Milch (3,5 %)", name: "Milch", details: "3,5 %"),
    ])
    func `what is typed says what, how much and what of it`(line: Line) throws {
        let kitchen = Kitchen()
        kitchen.visitor.send("/priorities/search", ["name": line.text, "enter": ""])
        let essential = try kitchen.essential(line.name)
        #expect(essential.quantity == line.quantity)
        #expect(essential.details == line.details)
    }

    @Test(arguments: [
        ("need milk", "Milk"), ("more milk", "Milk"), ("altro latte", "Latte"),
        ("mehr Milch", "Milch"),
    ])
    func `who asks for more of what is there means that`(typed: String, name: String) throws {
        let kitchen = Kitchen(["Milk": .low, "Latte": .low, "Milch": .low])
        kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        #expect(try kitchen.essential(name).level != .low)
        #expect(try kitchen.visitor.book.records(Essential.kind).count == 3)
    }

    @Test(arguments: [
        "bread & butter", "ham & cheese", "Milk + eggs", "Milch+Brot", "latte + uova",
        "shampoo/conditioner", "beans & peas", "salt and pepper", "sale e pepe", "bread x2 + rolls",
    ])
    func `what a sign or a word parts is asked about`(typed: String) throws {
        let kitchen = Kitchen()
        let asked = kitchen.visitor.send("/priorities/search", ["name": typed, "enter": ""])
        #expect(asked.text.contains("Add each: "), "\(asked.text)")
        #expect(try kitchen.visitor.book.records(Essential.kind).isEmpty)
    }

    @Test func `a heading that names no store ends the one above it`() throws {
        let kitchen = Kitchen()
        for name in ["Boots", "Tesco"] {
            kitchen.visitor.send("/priorities/stores/new", ["name": name])
        }
        kitchen.send(
            "/priorities/batch",
            fields: [
                (
                    "lines",
                    "Boots\n- Calpol\n\nButcher:\n1 1/2 lb stewing steak\n6 sausages\nFrozen:\npeas\n\n"
                        + "Tesco\nDairy:\n- milk\n\nGarden centre:\n- compost"
                ), ("level", "high"),
            ])
        let shops = try kitchen.visitor.book.records(Shop.kind)
        let links = try kitchen.visitor.book.records(EssentialShop.kind)
        func stores(_ name: String) throws -> [String] {
            let id = try kitchen.essential(name).id
            return links.filter { $0[EssentialShop.essential] == id }
                .compactMap { link in shops.first { $0.id == link[EssentialShop.shop] }?.title }
        }
        #expect(try stores("Calpol") == ["Boots"])
        for name in ["Stewing steak", "Sausages", "Peas", "Compost"] {
            #expect(try stores(name).isEmpty, "\(name)")
        }
        #expect(try stores("Milk") == ["Tesco"])
    }

    @Test func `what is got elsewhere says where, and is got here too at a tap`() throws {
        let kitchen = Kitchen(["Peas": .high, "Milk": .high])
        for name in ["Boots", "Tesco"] {
            kitchen.visitor.send("/priorities/stores/new", ["name": name])
        }
        func store(_ name: String) throws -> String {
            let shops = try kitchen.visitor.book.records(Shop.kind)
            return try #require(shops.first { $0.title == name }).id.text
        }
        kitchen.visitor.send(try kitchen.path("Peas", "/stores"), ["store": try store("Boots")])
        let trip = "?since=\(kitchen.visitor.now.milliseconds)&store=\(try store("Tesco"))"
        let asked = kitchen.get("/priorities/shop/add" + trip + "&q=peas")
        #expect(asked.text.contains("“Peas” is on the list, to be got in Boots."), "\(asked.text)")
        #expect(asked.text.contains("Get it in Tesco, too"))
        kitchen.visitor.send(try kitchen.path("Peas", "/stores"), ["store": try store("Tesco")])
        #expect(kitchen.get("/priorities/shop" + trip).rows.contains("Peas"))
        #expect(
            kitchen.get("/priorities/shop/add" + trip + "&q=milk").text.contains(
                "is on the list already"))
    }

    @Test func `what is stocked is put on the list by a button of the search`() throws {
        let kitchen = Kitchen(["Carrots": .low])
        let found = kitchen.get("/priorities/search?q=carrots")
        #expect(found.text.contains("Put “Carrots” back on the list"), "\(found.text)")
    }

    @Test func `the aisle of two things that one name holds isn't that of either`() throws {
        let kitchen = Kitchen(["Bread & butter": .high, "Peanut butter": .low])
        kitchen.visitor.send(try kitchen.path("Bread & butter", "/aisle"), ["aisle": "Bakery"])
        kitchen.visitor.send(try kitchen.path("Peanut butter", "/aisle"), ["aisle": "Spreads"])
        for name in ["Butter", "Melted butter"] {
            kitchen.visitor.send("/priorities/search", ["name": name])
        }
        #expect(try kitchen.essential("Butter").aisle == "")
    }
}
