import Kernel
import TestKit
import Testing

struct TableTests {
    private let notebook = Notebook()

    @Test func `a table has a header, a row for each record, and no formulas`() throws {
        try notebook.take(
            """
            {"kind":"bed","id":"01a0b1c2-0000-7000-8000-00000000000b","garden":"g",
             "name":"=SUM(A1), \\"x\\"","createdAt":"2020-02-03T04:05:07Z"},
            {"kind":"garden","id":"g","name":"Rose"}
            """)
        let garden = try notebook.only().id.text
        #expect(
            try notebook.csv(Bed.kind)
                == "id,garden,name,createdAt,garden.name\r\n"
                + "01a0b1c2-0000-7000-8000-00000000000b,\(garden),"
                + "\"'=SUM(A1), \"\"x\"\"\",2020-02-03T04:05:07.000Z,Rose\r\n")
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `a kind survives the round trip through a table`(seed: UInt64) throws {
        try notebook.take(RandomRecords.json(count: 20, seed: seed))
        let table = try notebook.csv()
        let other = Notebook()
        try other.takeTable(table)
        #expect(try other.csv() == table)
        #expect(try other.takeTable(table).unchanged == 20)
    }

    @Test func `without an id the title tells the records apart`() throws {
        #expect(try notebook.takeTable("name,level\nRose,high\nHerb,\n").added == 2)
        #expect(try notebook.takeTable("Level;Name\nlow;rose\n").changed == 1)
        #expect(try notebook.records().map { $0[Garden.level] } == [.low, .medium])
    }

    @Test func `another record may be named by its title`() throws {
        try notebook.take(#"{"kind":"garden","id":"g","name":"Rose"}"#)
        try notebook.takeTable("garden,name\nRose,North\n", of: Bed.kind)
        #expect(try notebook.only(Bed.kind)[Bed.garden] == notebook.only(Garden.kind).id)
    }

    @Test func `numbers may have a decimal comma`() throws {
        try notebook.takeTable("name;yield\nRose;2,5\n")
        #expect(try notebook.only()[Garden.yield].canonical == "2.5")
    }

    static let refused: [(String, String)] = [
        ("", "The table is empty; its first row must name the fields."),
        (
            "nmae\nRose\n",
            "The kind “garden” has no field “nmae”, which the header names. Did you mean “name”?"
        ),
        ("name,name\nR,S\n", "The header names “name” twice."),
        (
            "name\nRose\n\nRose\n",
            "row 4 (garden “Rose”): This is the same record as row 2; "
                + "each may stand there only once."
        ),
        ("name,size\nRose,3,4\n", "row 2 (garden): There are 3 cells, but the header names 2."),
        ("name,size\nRose,many\n", "row 2 (garden “Rose”): Size: “many” is not a whole number."),
        (
            "name,twin\nRose,Ivy\n",
            "row 2 (garden “Rose”): Twin: “Ivy” does not exist among the records of kind garden."
        ),
        ("name\n\"Rose\n", "Line 2, column 1: the quotes that open here are never closed."),
    ]

    @Test(arguments: refused)
    func `a problem names the row, the field and what is allowed`(table: String, sentence: String) {
        #expect(notebook.problems(table: table) == [sentence])
    }

    @Test func `records without a title need an id`() {
        #expect(
            notebook.problems(table: "points\n3\n", of: Rating.kind).first
                == "row 2 (rating): Plant: This may not be empty.")
    }

    @Test func `a table leaves a reference to what is in the trash as it is`() throws {
        try notebook.take(
            #"{"kind":"garden","id":"g","name":"Alt"},{"kind":"garden","id":"h","name":"Neu","twin":"g"}"#
        )
        let old = try notebook.book { (book) throws(BookError) in
            let record = try book.resolve("Alt", in: Garden.kind)
            _ = try book.delete(record)
            return record.id
        }
        #expect(try notebook.takeTable(try notebook.csv()).unchanged == 1)
        #expect(try notebook.only().value("twin")?.reference == old)
    }

    @Test func `an empty cell clears a reference to what can be seen`() throws {
        try notebook.take(
            #"{"kind":"garden","id":"g","name":"Alt"},{"kind":"garden","id":"h","name":"Neu","twin":"g"}"#
        )
        #expect(try notebook.takeTable("name,twin\nNeu,\n").changed == 1)
    }

    @Test func `blank lines are rows that count`() throws {
        let rows = try CSV.parse("a\n\n\r\n\"\"\nb")
        #expect(rows == [["a"], [""], [""], [""], ["b"]])
        #expect(try CSV.parse("\n\n") == [[""], [""]])
    }
}
