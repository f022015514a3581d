import AllTrackers
import Kernel
import Projects
import TestKit
import Testing

/// A table of a spreadsheet comes into a project's matrix.
@Suite struct SheetUploadTests {
    private let visitor = Visitor(AllTrackers.app())

    private func project() throws -> String {
        visitor.send("/projects/new", ["title": "Which car?"])
        let kind = try #require(visitor.app.schema.kind("project"))
        return "/projects/" + (try #require(visitor.book.records(kind).first?.id.text)) + "/import"
    }

    @Test func `a sheet is shown and then taken`() throws {
        let path = try project()
        let rows = [
            ["", "Comfort", "Price (€)"], ["Weight", "2", "1"], ["A", "3", "1.125"],
            ["B", "4", "2.5"],
        ]
        let shown = visitor.upload(path, file: excel(sheetData(rows)), named: "a.xlsx")
        #expect(shown.text.contains("1.1250000"))
        let text = rows.map { $0.joined(separator: ",") }.joined(separator: "\r\n") + "\r\n"
        let table = text.replacing("1.125", with: "1.1250000")
        visitor.send(
            path,
            [
                "table": table, "seen": shown.value(of: "seen") ?? "", "seen-stand": "rows",
                "stand": "rows", "asked": shown.value(of: "asked") ?? "", "confirm": "true",
            ])
        let kind = try #require(visitor.app.schema.kind("item"))
        #expect(try visitor.book.records(kind).map { $0.title }.sorted() == ["A", "B"])
    }

    @Test func `a file whose lines end as in Linux is taken when it is confirmed once`() throws {
        let path = try project()
        let table = "Item,Comfort,Price\nA,3,1\nB,4,2\n"
        let shown = visitor.upload(path, file: Array(table.utf8), named: "a.csv")
        visitor.send(
            path,
            [
                "table": table.replacing("\n", with: "\r\n"), "seen": shown.value(of: "seen") ?? "",
                "seen-stand": "rows", "stand": "rows", "asked": shown.value(of: "asked") ?? "",
                "confirm": "true",
            ])
        let kind = try #require(visitor.app.schema.kind("item"))
        #expect(try visitor.book.records(kind).count == 2)
    }
}

/// What the preview says of what is there already.
@Suite struct StandingScoreTests {
    @Test func `values that are replaced are shown with what they replace`() throws {
        let board = try Board([[3, 4]], weights: [1, 1])
        let path = "/projects/" + board.project.text + "/import"
        let shown = board.visitor.post(path, ["table": "Item,Q1,Q2\nA,2,4\nB,1,1"])
        #expect(shown.text.contains("3 → 2") && !shown.text.contains("4 → 4"))
        #expect(shown.text.contains("One value that is there already is replaced"))
    }
}
