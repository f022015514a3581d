import Kernel
import TestKit
import Testing

@Suite struct TableNumberTests {
    private let notebook = Notebook()

    private func yields(_ table: String, _ style: NumberStyle) throws -> [String] {
        try notebook.takeTable(table, style: style)
        return try notebook.records().map { $0[Garden.yield].canonical }
    }

    @Test(arguments: [
        NumberStyle.decimalPoint, .decimalComma, .bothDecimal, .unknown,
    ])
    func `what was exported reads as it was in every language`(style: NumberStyle) throws {
        try notebook.take(
            """
            {"kind":"garden","id":"a","name":"Rose","yield":1.125},
            {"kind":"garden","id":"b","name":"Herb","yield":12.375}
            """)
        let table = try notebook.csv()
        let other = Notebook()
        try other.takeTable(table, style: style)
        #expect(try other.csv() == table)
    }

    @Test func `a table of others is read by its own cells before any language`() throws {
        let table = "name;yield\nRose;0,5\nHerb;1.125\n"
        #expect(throws: ImportError.self, "it is more than a hundred") {
            try yields(table, .decimalPoint)
        }
        #expect(try yields("name;yield\nRose;1,5\nHerb;0,125\n", .decimalPoint).count == 2)
    }

    @Test func `without evidence the language decides`() throws {
        #expect(try yields("name;yield\nRose;1.125\n", .decimalPoint) == ["1.125"])
    }

    @Test func `without evidence and language both readings are named with line and field`() {
        let problems = notebook.problems(table: "name;yield\nRose;2\nHerb;1,125\n")
        #expect(
            problems == [
                "row 3 (garden “Herb”): Yield: “1,125” may be 1125 or 1.125. "
                    + "Write it as one of them."
            ])
    }

    @Test func `the cells of other columns decide for a column without evidence`() throws {
        #expect(
            try yields("name;size;yield\nRose;1.000;0,5\n", .decimalPoint) == ["0.5"])
        #expect(try notebook.records().first?.optional(Garden.size) == 1000)
    }
}
