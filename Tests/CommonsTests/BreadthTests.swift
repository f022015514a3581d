import AllTrackers
import Kernel
import TestKit
import Testing

/// A page asks of each column of a table what it is: there is an end to how many.
@Suite struct BreadthTests {
    private let visitor = Visitor(AllTrackers.app())

    private func table(_ columns: Int) -> [UInt8] {
        let head = (0..<columns).map { "c\($0)" }.joined(separator: ",")
        return Array((head + "\n" + head + "\n").utf8)
    }

    @Test(arguments: ["/grades/import", "/import"])
    func `a table of too many columns is refused with their number`(path: String) {
        let screen = visitor.upload(path, file: table(2_001))
        #expect(screen.text.contains("has 2001 columns; at most 2000 are read"), "\(path)")
        #expect(!visitor.upload(path, file: table(2_000)).text.contains("columns; at most"))
    }

    @Test(arguments: [("/grades/import", "text"), ("/pulls/notes", "notes")])
    func `what was pasted and is too broad stays in its field`(path: String, field: String) {
        let text = String(decoding: table(2_001), as: UTF8.self).trimmed
        let screen = visitor.post(path, [field: text])
        #expect(screen.text.contains("has 2001 columns; at most 2000 are read"), "\(path)")
        #expect(screen.value(of: field)?.trimmed == text)
    }

    @Test func `commas within a text, and in JSON, part no columns`() throws {
        visitor.send(
            "/priorities/new",
            ["name": "Salt", "details": String(repeating: "a, ", count: 3_000), "level": "high"])
        for path in ["/export/essential", "/export.json"] {
            let export = visitor.get(path)
            #expect(export.status == 200, "\(path)")
            let file = export.response.body
            #expect(!visitor.upload("/import", file: file).text.contains("columns; at most"))
        }
    }
}
