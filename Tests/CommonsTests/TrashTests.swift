import Kernel
import Priorities
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

    @Test func `what an undo took back can be redone and isn't in the trash`() throws {
        let added = newcomer.add("Milk")
        let undone = try newcomer.undo(added)
        #expect(newcomer.get("/trash").rows == [])
        _ = try newcomer.undo(undone)
        delete("Milk")
        #expect(newcomer.get("/trash").rows == ["Milk"])
    }

    @Test func `what was restored and is deleted again by an undo is in the trash`() throws {
        newcomer.add("Milk")
        delete("Milk")
        let restored = newcomer.send(
            "/trash/restore", ["kind": "essential", "id": try record("Milk").id.text])
        #expect(newcomer.get("/trash").rows == [])
        _ = try newcomer.undo(restored)
        #expect(newcomer.get("/trash").rows == ["Milk"])
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

    private func record(_ name: String) throws -> Record {
        let all = Query(Essential.kind, scope: .everything)
        return try #require(try newcomer.visitor.book.records(all).first { $0.title == name })
    }

    private func forGood(_ name: String) throws -> Screen {
        newcomer.send("/trash/for-good", ["record": "essential/\(try record(name).id.text)"])
    }

    @Test func `what is deleted for good is out of the trash, and the toast brings it back`() throws
    {
        for name in ["Milk", "Bread"] {
            newcomer.add(name)
            delete(name)
        }
        let screen = try forGood("Milk")
        #expect(screen.rows == ["Bread"])
        #expect(screen.toast == "Milk deleted for good")
        #expect(try newcomer.undo(screen, back: "/trash").rows == ["Milk", "Bread"])
    }

    @Test func `the address of what is deleted for good says so and offers no way back`() throws {
        let href = try #require(newcomer.add("Milk").row("Milk")?.href)
        delete("Milk")
        let id = try record("Milk").id.text
        _ = try forGood("Milk")
        let page = newcomer.get(href)
        #expect(page.status == 404)
        #expect(page.text.contains("“Milk” was deleted for good on "))
        #expect(!page.text.contains("Restore"))
        let back = newcomer.send("/trash/restore", ["kind": "essential", "id": id])
        #expect(back.status == 404)
        #expect(back.text.contains("“Milk” was deleted for good on "))
        #expect(newcomer.get("/history/essential/" + id).text.contains("Deleted for good"))
    }

    @Test
    func `what was emptied comes back by importing it, and is in the trash when deleted again`()
        throws
    {
        newcomer.add("Milk")
        let book = try newcomer.visitor.book.json()
        delete("Milk")
        #expect(newcomer.send("/trash/empty").text.contains("The trash is empty"))
        #expect(try record("Milk").isGone)
        _ = newcomer.visitor.upload("/import", file: book)
        #expect(try !record("Milk").isGone)
        delete("Milk")
        #expect(newcomer.get("/trash").rows == ["Milk"])
    }

    @Test func `nothing leaves the trash by itself until somebody wishes it`() {
        newcomer.add("Milk")
        delete("Milk")
        newcomer.visitor.wait(400 * 86_400_000)
        newcomer.add("Bread")
        #expect(newcomer.get("/trash").rows == ["Milk"])
        let emptied = newcomer.send("/trash/keep", ["days": "365"])
        #expect(emptied.rows.isEmpty)
        #expect(emptied.toast == "Milk deleted for good")
    }

    @Test func `with a wish what is old leaves at the next write, what is younger stays`() {
        newcomer.send("/trash/keep", ["days": "30"])
        newcomer.add("Milk")
        delete("Milk")
        newcomer.visitor.wait(20 * 86_400_000)
        newcomer.add("Bread")
        delete("Bread")
        newcomer.visitor.wait(11 * 86_400_000)
        #expect(newcomer.get("/trash").rows == ["Bread", "Milk"])
        newcomer.add("Fish")
        #expect(newcomer.get("/trash").rows == ["Bread"])
        #expect(newcomer.send("/undo", ["last": "undo"]).toast == "Undone: Fish added")
    }

    @Test func `restoring what is old brings it back although the trash is due`() throws {
        newcomer.send("/trash/keep", ["days": "30"])
        newcomer.add("Milk")
        delete("Milk")
        newcomer.visitor.wait(31 * 86_400_000)
        let id = try record("Milk").id.text
        let back = newcomer.send("/trash/restore", ["kind": "essential", "id": id])
        #expect(back.toast == "Milk restored")
    }
}
