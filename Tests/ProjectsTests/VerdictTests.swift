import Kernel
import Projects
import TestKit
import Testing

@Suite struct VerdictTests {
    private let screens = ["", "/rank", "/score", "/why", "/matrix", "/print"]

    @Test(arguments: [Unscored.zero, .ignored])
    func `while most isn't scored nobody leads and nobody is never best`(unscored: Unscored) throws
    {
        let board = try Board(
            [[4, 0, 0], [0, 0, 0], [0, 0, 0]], weights: [1, 1, 1], unscored: unscored)
        for screen in screens.map(board.get) + [board.visitor.get("/")] {
            #expect(!screen.text.contains("leads") && !screen.text.contains("Never best"))
            #expect(!screen.text.contains("1st") && !screen.text.contains("100%"))
        }
        #expect(board.get("/rank").text.contains("1 of 9 scored"))
        #expect(board.get("/print").text.contains("1 of 9 scored"))
        #expect(board.visitor.get("/").text.contains("1 of 9 scored"))
        #expect(try board.figures()["likelihood"] == .null)
        #expect(try board.figures()["scored"]?["done"] == .number("1"))
        #expect(try board.figures()["scored"]?["of"] == .number("9"))
    }

    @Test func `what leads from part to part stands above all that differs, beside the projects`()
        throws
    {
        let board = try Board([[4, 1], [2, 3]], weights: [1, 2])
        for screen in ["", "/rank", "/score", "/why", "/matrix"].map(board.get) {
            let detail = try #require(screen.markup.firstRange(of: "detail-pane")).upperBound
            let parts = try #require(screen.markup.firstRange(of: "/why\"")).lowerBound
            let answer = try #require(screen.markup.firstRange(of: "class=\"callout\"")).lowerBound
            #expect(detail < parts && parts < answer)
        }
    }

    @Test func `what leads by the one score it has isn't called the leader`() throws {
        let board = try Board(
            [[4, 0, 0], [3, 3, 3], [2, 2, 2]], weights: [1, 1, 1], unscored: .ignored)
        #expect(board.get("/rank").text.contains("A: 1 of 3 scored"))
        #expect(!board.get("/rank").text.contains("leads"))
    }

    @Test func `one item scored beside one that isn't leads nothing`() throws {
        let board = try Board([[4], [0]], weights: [1])
        #expect(!board.get("/rank").text.contains("leads"))
        #expect(board.get("/rank").text.contains("1 of 2 scored"))
    }

    @Test func `once most is scored it is said who leads`() throws {
        let board = try Board([[4, 4], [3, 0], [2, 2]], weights: [1, 1])
        #expect(board.get("/rank").text.contains("A leads by 4"))
        #expect(board.visitor.get("/").text.contains("A leads"))
        #expect(try board.figures()["likelihood"]?.elements?.first?["share"] == .number("1"))
    }

    @Test func `the list says the same of a project wherever it stands`() throws {
        let board = try Board([[4, 4], [3, 0], [2, 2]], weights: [1, 1])
        let alone = try #require(board.visitor.get("/projects").list.first)
        #expect(alone.subtitle == "A leads by 4")
        let beside = board.get().list.first { $0.id == alone.id }
        #expect(beside?.subtitle == alone.subtitle)
    }

    @Test func `an exact tie is called one`() throws {
        let board = try Board([[4, 1], [1, 4], [3, 2]], weights: [1, 1])
        let rank = board.get("/rank").text
        #expect(rank.contains("A, B and C are level") && !rank.contains("leads"))
        #expect(board.visitor.get("/").text.contains("A, B and C are level"))
    }

    @Test func `with a weight of zero the other is level and doesn't lead`() throws {
        // Alike on Q1, so that without Q2 they tie.
        let board = try Board([[3, 4], [3, 1]], weights: [1, 1])
        let why = board.get("/why").text
        #expect(why.contains("At 0, B is level."))
        #expect(why.contains("Holds; only if Q2 counts nothing, B is level."))
        #expect(!why.contains("B leads"))
        #expect(try board.figures()["flips"]?.elements?.last?["down"]?["at"] == .number("0"))
    }

    @Test func `a weight that is nearly nothing is never said to be nothing`() throws {
        let small = try #require(Decimal(canonical: "0.0034"))
        let board = try Board([[2, 1], [1, 2]], weights: [1, small])
        let why = board.get("/why").text
        #expect(why.contains("Holds unless Q1 counts less than 0.0034; then B leads."))
        #expect(why.contains("Below 0.0034, B leads."))
    }

    @Test func `beyond a tie the other leads, at it none does`() throws {
        let board = try Board([[4, 1], [2, 3]], weights: [2, 1])
        let why = board.get("/why").text
        #expect(why.contains("Below 1, B leads.") && why.contains("Above 2, B leads."))
    }

    @Test func `where nothing is left for the leader another does lead at zero`() throws {
        let board = try Board([[4, 0], [3, 2], [2, 1]], weights: [1, 1], unscored: .ignored)
        #expect(board.get("/why").text.contains("At 0, B leads."))
    }

    @Test(arguments: [
        ([[4, 3]], [Decimal(1), 1], "One item, nothing to compare"),
        ([[4, 3], [1, 2]], [0, 0], "Every weight is 0"),
        ([[0, 0], [0, 0]], [1, 1], "Nothing scored yet"),
    ])
    func `why nothing leads is said as it is`(
        scores: [[Int64]], weights: [Decimal], words: String
    ) throws {
        let board = try Board(scores, weights: weights)
        for part in ["/rank", "/why", "/score"] {
            let text = board.get(part).text
            #expect(text.contains(words))
            #expect(words == "Nothing scored yet" || !text.contains("Nothing scored yet"))
        }
    }

    @Test func `numbers that are all alike are level by TOPSIS, not unscored`() throws {
        let board = try Board([[3, 3], [3, 3]], weights: [1, 1])
        board.visitor.send(
            "/projects/\(board.project.text)/edit", ["title": "Choice", "method": "topsis"])
        #expect(board.get("/rank").text.contains("All are level"))
    }

    @Test func `a project whose numbers are missing says so, not that nothing is scored`() throws {
        let board = try Board([[5, 0], [0, 7]], weights: [1, 1], measured: [0, 1])
        let text = board.get("/rank").text
        #expect(text.contains("Not everything can be ranked yet"))
        #expect(!text.contains("Nothing scored yet"))
    }

    @Test func `Why says that weights differ between scores and measures`() throws {
        let words = "The same weight counts more where a quality is measured"
        let mixed = try Board([[4, 10], [2, 30]], weights: [1, 1], measured: [1])
        #expect(mixed.get("/why").text.contains(words))
        let scored = try Board([[4, 1], [2, 3]], weights: [1, 1])
        #expect(!scored.get("/why").text.contains("The same weight counts"))
    }

    @Test func `weights from pairs are figures once all pairs are compared`() throws {
        let board = try Board([[4, 1], [2, 3]], weights: [1, 1])
        #expect(try board.figures()["pairs"] == .null)
        board.visitor.send(
            "/projects/\(board.project.text)/pairs",
            [
                "quality": board.qualities[0].text, "over": board.qualities[1].text,
                "strength": "2",
            ])
        let pairs = try board.figures()["pairs"]
        #expect(
            pairs?["weights"]?.elements?.map { $0["weight"] } == [.number("0.75"), .number("0.25")])
        #expect(pairs?["consistency"] == .number("0"))
    }

    @Test func `added lines lose the marks of lists and keep the tick`() throws {
        let board = try Board()
        board.visitor.send(
            "/projects/\(board.project.text)/batch",
            ["lines": "- [x] Dig\n- [ ] Plant\n* Water\n1. Harvest\n2. Sow\n50. Geburtstag"])
        let items = try board.records(Item.kind)
        #expect(items.filter { $0[Item.completed] }.map(\.title) == ["Dig"])
        #expect(
            Set(items.map(\.title)) == [
                "Dig", "Plant", "Water", "Harvest", "Sow", "50. Geburtstag",
            ])
    }
}
