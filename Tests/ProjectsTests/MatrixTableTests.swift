import Kernel
import Projects
import TestKit
import Testing

@Suite struct MatrixTableTests {
    private func read(
        _ text: String, turned: Bool? = nil, items: [Record] = [], qualities: [Record] = []
    ) -> MatrixTable {
        MatrixTable(
            text, MatrixChoices(turned: turned),
            for: MatrixTarget(levels: 4, items: items, qualities: qualities))
    }

    private func values(_ table: MatrixTable) -> [[String?]] {
        table.rows.map { $0.values.map { $0?.canonical } }
    }

    @Test func `items in rows with weights and totals are read`() {
        let table = read(
            "Option,Ease,Impact,Total,Rank\nWeight,2,1,,\nSedan,3,4,10,1\nVan,1,2,5,2\n")
        #expect(table.problems.isEmpty)
        #expect(!table.isTurned)
        #expect(table.columns.map(\.title) == ["Ease", "Impact"])
        #expect(table.columns.map(\.weight) == [2, 1])
        #expect(table.rows.map(\.title) == ["Sedan", "Van"])
        #expect(values(table) == [["3", "4"], ["1", "2"]])
        guard case .total(4, "Van", "5", "4")? = table.questions.first else {
            Issue.record("\(table.questions)")
            return
        }
    }

    @Test func `items in columns are recognised by the weights beside the qualities`() {
        let table = read(
            ";Gewicht;Kombi;Bus\nPreis (€);0,5;20000,50;30000\nPlatz;1;2;4\nSumme;;1;2")
        #expect(table.isTurned)
        #expect(table.columns.map(\.title) == ["Preis", "Platz"])
        #expect(table.columns.map(\.unit) == ["€", nil])
        #expect(table.columns.map(\.isMeasured) == [true, false])
        #expect(table.columns.map { $0.weight?.canonical } == ["0.5", "1"])
        #expect(values(table) == [["20000.5", "2"], ["30000", "4"]])
    }

    @Test func `a byte order mark, tabs, blank lines and blank columns don't matter`() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + "\t\tEase\n\n\tSedan\t3\n".utf8
        let table = read(String(spreadsheet: bytes))
        #expect(table.columns.map(\.title) == ["Ease"])
        #expect(values(table) == [["3"]])
    }

    @Test(arguments: ["", "-", "–", "n/a", "?"])
    func `what is missing stays missing`(text: String) {
        let table = read("Option;Ease;Impact\nSedan;\(text);2")
        #expect(table.problems.isEmpty)
        #expect(values(table) == [[nil, "2"]])
    }

    @Test(arguments: [("$12.50", "12.5"), ("18 500 €", "18500"), ("-3 °C", "-3"), ("7,5 l", "7.5")])
    func `units around a number are left out`(text: String, value: String) {
        #expect(values(read("Option;Price\nSedan;\(text)")) == [[value]])
    }

    @Test func `what can't be read is named with its item and quality`() {
        let table = read("Option;Ease;Impact\nSedan;12a4;2")
        guard case .unreadable(2, "Sedan", "Ease", .notANumber("12a4"))? = table.problems.first
        else {
            Issue.record("\(table.problems)")
            return
        }
    }

    @Test func `names that stand there twice are refused`() {
        let table = read("Option;Ease;ease\nSedan;1;2\nSEDAN;1;2")
        #expect(table.problems.count == 2)
    }

    @Test func `quotes that never close are named`() {
        guard case .broken? = read("\"open").problems.first else {
            Issue.record("it was read")
            return
        }
    }

    @Test(arguments: ["", "only", "a;b", "a\n1"])
    func `what is no table is refused`(text: String) {
        guard case .noTable? = read(text).problems.first else {
            Issue.record("\(text)")
            return
        }
    }

    @Test func `what the project has is filled, the rest is added, in one action`() throws {
        let book = Notebook()
        let project = try book.add(Project.kind, ["title": .text("Cars")])
        let sedan = try book.add(
            Item.kind, ["project": .reference(project), "title": .text("Sedan")])
        let ease = try book.add(
            Quality.kind, ["project": .reference(project), "title": .text("Ease")])
        try book.score(sedan, ease, 1)
        try book.use { (book) throws(BookError) in
            let target = try MatrixTarget(try book.visible(Project.kind, project), in: book)
            var choices = MatrixChoices()
            choices.reversed[1] = true
            let table = MatrixTable(
                "x,ease,Price (€)\nweights,3,2\nsedan,4,20000\nVan,2,30000", choices, for: target)
            let stamp = try book.commit(table.drafts(project, target, book)).stamp
            #expect(stamp != nil)
        }
        let ranking = try book.figures(project)["ranking"]
        #expect(ranking?.elements?.map { $0["title"] } == [.string("Sedan"), .string("Van")])
        #expect(ranking?.elements?.map { $0["total"] } == [.number("20"), .number("6")])
        try book.use { (book) throws(BookError) in
            let qualities = try book.records(Quality.kind)
            #expect(qualities.map(\.title) == ["Ease", "Price"])
            #expect(qualities.map { $0.optional(Quality.unit) } == [nil, "€"])
        }
    }

    @Test func `a level beyond the project's is asked about, and raises the levels if meant`()
        throws
    {
        let book = Notebook()
        let project = try book.add(Project.kind, ["title": .text("Cars")])
        try book.add(Quality.kind, ["project": .reference(project), "title": .text("Ease")])
        try book.use { (book) throws(BookError) in
            let target = try MatrixTarget(try book.visible(Project.kind, project), in: book)
            let table = MatrixTable("x,Ease\nSedan,9", for: target)
            guard case .levels(1, ["Ease"], "9")? = table.questions.first else {
                Issue.record("\(table.questions)")
                return
            }
            let kept = MatrixTable("x,Ease\nSedan,9", MatrixChoices(levels: 4), for: target)
            guard case .beyond(2, "Sedan", "Ease", "9")? = kept.problems.first else {
                Issue.record("\(kept.problems)")
                return
            }
            _ = try book.commit(table.drafts(project, target, book))
            #expect(try book.visible(Project.kind, project)[Project.levels] == 10)
        }
    }

    @Test func `a text of far too many cells is refused at once`() {
        let text = String(repeating: ",", count: 200_000) + String(repeating: "\na", count: 200_000)
        guard case .tooMuch? = read(text).problems.first else {
            Issue.record("it was read")
            return
        }
    }

    @Test func `any bytes are read without harm`() {
        for seed in 0..<300 {
            var random = RandomSource(seed: UInt64(seed))
            let alphabet = [UInt8](",;\t\n\"ab1.(-)€weight total".utf8)
            let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
            }
            let table = read(String(spreadsheet: bytes), turned: seed % 3 == 0 ? true : nil)
            #expect(table.rows.allSatisfy { $0.values.count == table.columns.count })
        }
    }
}
