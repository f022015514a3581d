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
        #expect(newcomer.get("/settings/tables").rows == [])
        newcomer.add("Milk")
        #expect(newcomer.get("/settings/tables").rows == ["Essentials"])
        #expect(newcomer.get("/settings/tables").markup.contains("href=\"/export/essential\""))
        #expect(newcomer.get("/export/essential").text.contains("Milk"))
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
}
