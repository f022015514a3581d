import Kernel
import Priorities
import TestKit
import Testing

/// A store or an aisle for several things at once.
@Suite struct SeveralTests {
    private let kitchen = Kitchen(["Bread": .high, "Milk": .high, "Soap": .low, "Shampoo": .high])

    private func store(_ name: String) throws -> RecordID {
        kitchen.visitor.send("/priorities/stores/new", ["name": name])
        return try #require(
            try kitchen.visitor.book.records(Query(Shop.kind)).first { $0.title == name }
        ).id
    }

    private func stores(_ name: String) throws -> [RecordID] {
        let id = try kitchen.essential(name).id
        return try kitchen.visitor.book.records(
            EssentialShop.kind, where: [EssentialShop.essential == id]
        ).map { $0[EssentialShop.shop] }
    }

    private func send(_ names: [String], store: String, aisle: String) throws -> Screen {
        let boxes = try names.map { (name: "take", value: try kitchen.essential($0).id.text) }
        return kitchen.send(
            "/priorities/several",
            fields: boxes + [(name: "store", value: store), (name: "aisle", value: aisle)])
    }

    @Test func `those that are ticked get a store and an aisle, as one action`() throws {
        let dm = try store("dm Drogerie")
        let sheet = kitchen.get("/priorities/several").text
        #expect(sheet.contains("dm Drogerie") && sheet.contains("Shampoo"))
        let done = try send(["Soap", "Shampoo"], store: dm.text, aisle: "Bath")
        #expect(try stores("Soap") == [dm] && stores("Shampoo") == [dm] && stores("Milk") == [])
        #expect(try kitchen.essential("Soap").aisle == "Bath and body")
        #expect(try kitchen.essential("Milk").aisle == "")
        try kitchen.undo(done)
        #expect(try stores("Soap") == [] && kitchen.essential("Soap").aisle == "")
        _ = try send(["Soap", "Milk"], store: dm.text, aisle: "")
        _ = try send(["Soap"], store: "anywhere", aisle: "")
        #expect(try stores("Soap") == [] && stores("Milk") == [dm])
    }

    @Test func `nothing ticked, and nothing to set, is said with all that was typed`() throws {
        let none = kitchen.visitor.post("/priorities/several", ["store": "", "aisle": "Bath"])
        #expect(none.status == 422 && none.markup.contains("value=\"Bath\""))
        let milk = try kitchen.essential("Milk").id.text
        let empty = kitchen.visitor.post(
            "/priorities/several", ["take": milk, "store": "", "aisle": " "])
        #expect(empty.status == 422)
        #expect(empty.markup.contains("value=\"\(milk)\" checked"), "\(empty.markup)")
        let wrong = kitchen.visitor.post(
            "/priorities/several", ["take": milk, "store": "nowhere", "aisle": ""])
        #expect(wrong.status == 404)
    }

    @Test func `below the name of a store stands what is got there`() throws {
        let (dm, aldi) = (try store("dm Drogerie"), try store("Aldi"))
        let lines = "dm:\nShampoo\nWindeln\n\nAldi:\nMilk\n2 Brezn\nRewe:\nBread"
        let preview = kitchen.get("/priorities/batch/lines?lines=" + lines.percentEncoded)
        #expect(preview.text.contains("“dm:” → what follows is got in dm Drogerie"))
        let done = kitchen.visitor.send("/priorities/batch", ["lines": lines, "level": "high"])
        #expect(try stores("Shampoo") == [dm] && stores("Windeln") == [dm])
        #expect(try stores("Milk") == [aldi] && stores("Brezn") == [aldi])
        #expect(try stores("Bread") == [])
        try kitchen.undo(done)
        #expect(try stores("Shampoo") == [])
    }
}
