import Kernel
import Projects
import TestKit
import Testing

/// A matrix that is sent after cells have changed elsewhere.
@Suite struct StaleMatrixTests {
    private func scores(_ board: Board) throws -> [Int64] {
        try board.records(Score.kind).compactMap { $0.optional(Score.value) }.sorted()
    }

    /// Sends a matrix as it came, with something typed in its second cell.
    private func post(_ board: Board, _ page: Screen, _ cells: [String]) throws -> Screen {
        var form = [
            ("as-of", try #require(page.value(of: "as-of"))),
            ("rows", try #require(page.value(of: "rows"))),
            ("columns", try #require(page.value(of: "columns"))),
        ]
        for (index, text) in cells.enumerated() { form.append(("\(index).0", text)) }
        let body = Parameters(form.map { (name: $0.0, value: $0.1) }).formEncoded
        return board.visitor.ask(
            "POST", "/projects/\(board.project.text)/matrix", "application/x-www-form-urlencoded",
            [UInt8](body.utf8))
    }

    @Test func `a score that came meanwhile isn't emptied`() throws {
        let board = try Board([[0], [0]], weights: [1])
        let page = board.get("/matrix")
        _ = try board.visitor.add(Score.draft(board.items[0], board.qualities[0], 4))
        #expect(try post(board, page, ["", "2"]).status == 303)
        #expect(try scores(board) == [2, 4])
    }

    @Test func `a score that was emptied meanwhile stays empty`() throws {
        let board = try Board([[4], [1]], weights: [1])
        let page = board.get("/matrix")
        _ = try board.visitor.add(Score.draft(board.items[0], board.qualities[0], nil))
        #expect(try post(board, page, ["4", "2"]).status == 303)
        #expect(try scores(board) == [2])
    }

    @Test func `a score record that was deleted meanwhile stays deleted`() throws {
        let board = try Board([[4], [1]], weights: [1])
        let page = board.get("/matrix")
        let gone = try #require(
            try board.records(Score.kind).first { $0.optional(Score.value) == 4 })
        try board.visitor.book.delete(gone)
        #expect(try post(board, page, ["4", "2"]).status == 303)
        #expect(try scores(board) == [2])
    }

    @Test func `what was typed for an item that is gone is told, and nothing else is lost`() throws
    {
        let board = try Board([[4], [1], [2]], weights: [1])
        let page = board.get("/matrix")
        let gone = try board.visitor.book.visible(Item.kind, board.items[0])
        try board.visitor.book.delete(gone)
        let refused = try post(board, page, ["3", "2", "2"])
        #expect(refused.status == 422)
        #expect(refused.text.contains("“A” was deleted meanwhile: “3”, typed for it, isn’t kept."))
        #expect(refused.markup.contains("name=\"0.0\" value=\"2\" aria-label=\"B, Q1\""))
        #expect(try scores(board) == [1, 2])
        let again = board.visitor.post(
            "/projects/\(board.project.text)/matrix",
            [
                "rows": try #require(refused.value(of: "rows")),
                "columns": try #require(refused.value(of: "columns")), "0.0": "2", "1.0": "2",
            ])
        #expect(again.status == 303)
        #expect(try scores(board) == [2, 2])
    }

    @Test func `what only stood at an item that is gone keeps nothing from being saved`() throws {
        let board = try Board([[4], [1]], weights: [1])
        let page = board.get("/matrix")
        try board.visitor.book.delete(try board.visitor.book.visible(Item.kind, board.items[0]))
        #expect(try post(board, page, ["4", "3"]).status == 303)
        #expect(try scores(board) == [3])
    }

    @Test func `a weight typed for a quality that is gone is told`() throws {
        let board = try Board([[4, 1]], weights: [1, 1, 1])
        let path = "/projects/\(board.project.text)/weights"
        try board.visitor.book.delete(
            try board.visitor.book.visible(Quality.kind, board.qualities[0]))
        let names = board.qualities.map { "w-" + $0.text }
        let refused = board.visitor.post(path, ["\(names[0])": "5", "\(names[1])": "9"])
        #expect(refused.status == 422)
        #expect(refused.text.contains("“Q1” was deleted meanwhile: “5”, typed for it"))
        #expect(refused.value(of: names[1]) == "9")
        #expect(board.visitor.post(path, ["\(names[0])": "1", "\(names[1])": "9"]).status == 303)
    }
}
