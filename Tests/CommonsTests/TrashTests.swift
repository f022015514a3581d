import Kernel
import TestKit
import Testing

@Suite struct TrashTests {
    private let newcomer = Newcomer()

    private func delete(_ name: String) {
        let href = newcomer.get("/priorities/search?q=" + name.percentEncoded).row(name)?.href ?? ""
        newcomer.send(href + "/delete")
    }

    @Test func `what was deleted last stands first`() {
        for name in ["Milk", "Bread", "Fish"] { newcomer.add(name) }
        for name in ["Bread", "Milk"] { delete(name) }
        let trash = newcomer.get("/trash")
        #expect(trash.rows == ["Milk", "Bread"])
        #expect(trash.row("Milk")?.subtitle == "Essential · Deleted 1 Jan 2026")
    }

    @Test func `an empty trash says so`() {
        #expect(newcomer.get("/trash").text.contains("The trash is empty"))
    }

    @Test(arguments: [("essential", "x"), ("nothing", "x"), ("", "")])
    func `what is not there can not be restored`(kind: String, id: String) {
        #expect(newcomer.visitor.post("/trash/restore", ["kind": kind, "id": id]).status == 404)
        #expect(newcomer.get("/history/\(kind)/\(id)").status == 404)
    }

    @Test func `the history tells every step with what stood there before`() throws {
        let list = newcomer.add("Milk", "high")
        let href = try #require(list.row("Milk")?.href)
        newcomer.send(href + "/edit", ["name": "Oat Milk", "level": "low"])
        delete("Oat Milk")
        let id = href.dropFirst("/priorities/".count)
        let text = newcomer.get("/history/essential/" + id).text
        let steps = ["Deleted", "Changed", "Level Running out → Stocked", "Created"]
        let places = try steps.map { try #require(text.firstRange(of: $0), "no \($0)").lowerBound }
        #expect(places == places.sorted())
        #expect(text.contains("Name Milk → Oat Milk"))
    }

    @Test func `an undo that takes away what one looks at leads to its list`() throws {
        let list = newcomer.add("Milk")
        let milk = try #require(list.row("Milk")?.href)
        let shown = newcomer.send(milk + "/edit", ["name": "Oat Milk", "return": milk])
        #expect(try newcomer.undo(shown, back: milk).status == 200)
        let gone = try newcomer.undo(list, back: milk)
        #expect(gone.status == 200)
        #expect(gone.text.contains("Undone: "))
    }
}
