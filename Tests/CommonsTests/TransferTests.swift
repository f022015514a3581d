import Kernel
import TestKit
import Testing

@Suite struct TransferTests {
    private let newcomer = Newcomer()

    @Test func `what was exported and imported into a fresh book is exported the same`() throws {
        newcomer.send("/sample")
        let export = newcomer.get("/export.json")
        #expect(export.response.header("Content-Type") == "application/json")
        let other = Newcomer()
        let home = other.visitor.upload("/import", file: export.response.body)
        #expect(home.status == 200 && home.toast?.hasSuffix("records added") == true)
        #expect(other.get("/export.json").response.body == export.response.body)
        #expect(other.get("/priorities").rows == newcomer.get("/priorities").rows)
    }

    @Test func `each kind that has records is offered as a table`() {
        let settings = Set(newcomer.get("/settings").rows)
        let tables = { newcomer.get("/settings/tables").rows.filter { !settings.contains($0) } }
        #expect(tables() == [])
        newcomer.add("Milk")
        #expect(tables() == ["Essentials"])
        #expect(newcomer.get("/settings/tables").markup.contains("href=\"/export/essential\""))
        #expect(newcomer.get("/export/essential").text.contains("Milk"))
    }

    @Test func `a table of more lines than can be looked at is refused with their number`() {
        let file = [UInt8](String(repeating: "a,b\n", count: 200_001).utf8)
        let answer = newcomer.visitor.upload("/import", file: file)
        #expect(answer.text.contains("001 lines; at most 200"))
        #expect(answer.markup.contains("banner"))
    }

    @Test func `an import is one action`() throws {
        newcomer.add("Milk")
        let export = newcomer.get("/export.json").response.body
        let other = Newcomer()
        let home = other.visitor.upload("/import", file: export)
        #expect(home.toast == "Milk added")
        #expect(try other.undo(home).rows == [])
    }

    @Test func `an import says how many files did not come along`() {
        let hash = BlobHash(of: [1]).text
        let file = """
            {"tallybook":1,"records":[{"kind":"note","id":"n","name":"Lecture"},
            {"kind":"attachment","id":"a","note":"n","name":"Plan","blob":"\(hash)"}]}
            """
        let answer = newcomer.visitor.upload("/import", file: [UInt8](file.utf8))
        #expect(answer.text.contains("1 file that attachments name did not come along."))
        #expect(answer.toast == "2 records added")
        #expect(newcomer.get("/import").text.contains("did not come along") == false)
    }

    @Test func `a second import of the same file says that all of it is there`() {
        newcomer.add("Milk")
        let answer = newcomer.visitor.upload(
            "/import", file: newcomer.get("/export.json").response.body)
        #expect(answer.status == 200)
        #expect(answer.text.contains("All of it is in the book already; nothing was changed."))
    }

    @Test func `a file that is no book is refused with what is wrong and where`() {
        for file in ["{", "[]", "{\"tallybook\":1}", "\u{0}\u{1}"] {
            let answer = newcomer.visitor.upload("/import", file: [UInt8](file.utf8))
            #expect(answer.status == 422)
            #expect(answer.markup.contains("banner"))
        }
    }

    @Test func `a wrong record refuses the whole file`() {
        let file = """
            {"tallybook":1,"records":[{"kind":"essential","id":"a","name":"Milk"},
            {"kind":"essential","id":"b","name":"Bread","level":"urgent"}]}
            """
        let answer = newcomer.visitor.upload("/import", file: [UInt8](file.utf8))
        #expect(answer.status == 422)
        #expect(answer.text.contains("“urgent” is not one of low, medium, high and critical."))
        #expect(newcomer.get("/priorities").rows == [])
    }

    @Test func `no file is asked for`() {
        let answer = newcomer.visitor.upload("/import", file: [])
        #expect(answer.status == 422 && answer.text.contains("No file was chosen"))
        #expect(newcomer.visitor.post("/import", ["file": "x"]).status == 422)
    }

    @Test func `one kind can be taken to a spreadsheet`() {
        newcomer.add("Milk", details: "=1+1")
        let table = newcomer.get("/export/essential")
        #expect(table.response.header("Content-Type") == "text/csv; charset=utf-8")
        #expect(table.response.body.starts(with: [0xEF, 0xBB, 0xBF]))
        #expect(table.markup.contains("Milk") && !table.markup.contains(",=1+1"))
        #expect(newcomer.get("/export/nothing").status == 404)
    }

    @Test func `a table that was exported is shown and comes back into another book`() {
        newcomer.add("Milk", details: "2 l")
        let table = newcomer.get("/export/essential").response.body
        let other = Newcomer()
        let shown = other.visitor.upload("/import", file: table, named: "essential (1).csv")
        #expect(shown.status == 200 && shown.text.contains("A table of: Essentials. 1 new"))
        #expect(other.get("/priorities").rows == [])
        #expect(keep(shown, other).toast == "Milk added")
        #expect(other.get("/export/essential").response.body == table)
    }

    @Test func `a list of todo.txt is shown, with what it goes into, and kept as one action`()
        throws
    {
        let list = [UInt8]("(A) Call Mom\nx 2026-05-20 Meet Bob 14:30\n".utf8)
        let shown = newcomer.visitor.upload("/import", file: list, named: "home.txt")
        #expect(shown.text.contains("Read as todo.txt.") && shown.text.contains("Meet Bob 14:30"))
        #expect(shown.value(of: "named") == "home")
        let kept = keep(shown, newcomer, ["named": "House"])
        #expect(kept.text.contains("House"))
        #expect(try newcomer.visitor.book.records(Kind.item(newcomer)).count == 2)
        #expect(try newcomer.undo(kept).rows == [])
    }

    @Test func `a name that is taken asks again, with the file and in words of the screen`() throws
    {
        let list = [UInt8]("(A) Call Mom\n(B) Meet Bob\n".utf8)
        _ = keep(newcomer.visitor.upload("/import", file: list, named: "home.txt"), newcomer)
        let asked = newcomer.visitor.upload("/import", file: list, named: "home.txt")
        #expect(asked.status == 422 && asked.text.contains("“home” is there already"))
        #expect(!asked.text.contains("--") && asked.value(of: "named") == "home")
        #expect(keep(asked, newcomer, ["named": "Flat"]).text.contains("Call Mom"))
    }

    @Test func `a list without bullets is asked about`() {
        let list = [UInt8]("Milk\nBread\n2 kg Flour\n".utf8)
        let asked = newcomer.visitor.upload("/import", file: list, named: "bring.txt")
        #expect(asked.status == 200 && asked.text.contains("a list of things to buy"))
    }

    @Test func `what is doubtful in a file is shown before it can be kept`() throws {
        let tasks = """
            [{"uuid":"a","entry":"20260501T080000Z","description":"Old","status":"deleted"},
            {"uuid":"b","entry":"20260501T080000Z","description":"New","status":"pending"}]
            """
        let shown = newcomer.visitor.upload("/import", file: [UInt8](tasks.utf8))
        #expect(shown.text.contains("Was deleted there and is left out."))
        let unseen = newcomer.visitor.post(
            "/import", ["text": tasks, "as": "taskwarrior", "keep": "true"])
        #expect(unseen.status == 200 && unseen.text.contains("Was deleted there"))
        #expect(try newcomer.visitor.book.records(Kind.item(newcomer)).isEmpty)
        #expect(keep(shown, newcomer).status == 200)
        #expect(try newcomer.visitor.book.records(Kind.item(newcomer)).count == 1)
    }

    @Test func `notes and gradebooks are led to their own screens with the text`() {
        let notes = [UInt8]("Rick WhyNot 305.5\nAnn Red 287.25\n".utf8)
        let shown = newcomer.visitor.upload("/import", file: notes, named: "notes.txt")
        #expect(shown.text.contains("Look at it in Pulls"))
        #expect(shown.markup.contains("action=\"/pulls/notes\""))
        #expect(shown.value(of: "notes")?.contains("305.5") == true)
    }

    @Test func `what is nothing that can be read is refused with a sentence`() {
        let answer = newcomer.visitor.upload(
            "/import", file: [UInt8]("Dear diary".utf8), named: "a.txt")
        #expect(answer.status == 422 && answer.text.contains("no file that Tallybook can read"))
    }

    private func keep(
        _ shown: Screen, _ newcomer: Newcomer, _ changed: [String: String] = [:]
    ) -> Screen {
        newcomer.visitor.send(
            "/import",
            [
                "text": shown.value(of: "text") ?? "", "name": shown.value(of: "name") ?? "",
                "as": shown.value(of: "as") ?? "", "seen": shown.value(of: "seen") ?? "",
                "named": changed["named"] ?? shown.value(of: "named") ?? "", "keep": "true",
            ])
    }
}

extension Kind {
    fileprivate static func item(_ newcomer: Newcomer) -> Kind {
        newcomer.visitor.app.schema.kind("item") ?? newcomer.visitor.app.schema.kinds[0]
    }
}
