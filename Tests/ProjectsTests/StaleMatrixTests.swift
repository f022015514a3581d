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
}
