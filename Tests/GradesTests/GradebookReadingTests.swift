import Grades
import Kernel
import TestKit
import Testing

/// What one reader of cells and totals does for every exporter.
@Suite struct GradebookReadingTests {
    /// One column of each exporter, out of `total`, with a cell and perhaps another column beside it.
    private static func files(_ total: String, _ cell: String, beside: String? = nil) -> [String] {
        let (also, more) = (beside.map { ",\"" + $0 + "\"" } ?? "", beside == nil ? "" : ",")
        func column(_ heading: String) -> String { beside == nil ? "" : ",\"" + heading + "\"" }
        return [
            "Student,ID,SIS Login ID,Section,Essay (7)" + column("Quiz (8)") + "\n"
                + "    Points Possible,,,,\"\(total)\"" + (beside == nil ? "" : ",10") + "\n"
                + "\"Doe, Jane\",1,jane,A,\"\(cell)\"" + also + "\n",
            "OrgDefinedId,Last Name,First Name,\"Essay Points Grade <Numeric MaxPoints:\(total)>\""
                + column("Quiz Points Grade <Numeric MaxPoints:10>") + ",End-of-Line Indicator\n"
                + "#1,Doe,Jane,\"\(cell)\"" + also + ",#\n",
            "Last Name,First Name,Username,\"Essay [Total Pts: \(total) Score] |7\""
                + column("Quiz [Total Pts: 10 Score] |8") + "\nDoe,Jane,jane,\"\(cell)\"" + also
                + "\n",
            "Last Name,First Name,Email Address,Essay" + column("Quiz") + "\nPoints,,,\"\(total)\""
                + (beside == nil ? "" : ",10") + more.dropFirst() + "\nDoe,Jane,j@x.org,\"\(cell)\""
                + also + "\n",
        ]
    }

    private func table(_ text: String, _ student: Int? = nil) throws -> GradeTable {
        GradeTable(try CSV.parse(text), student: student, scale: .known(.usPlusMinus) ?? Scale([]))
    }

    @Test(arguments: files("1,100", "1,050", beside: "8.5"))
    func `thousands are read as another cell of the file shows`(text: String) throws {
        let table = try table(text)
        #expect(table.works.map(\.total) == [1100, 10])
        #expect(table.works.first?.earned == 1050)
        #expect(table.doubts.isEmpty)
    }

    @Test(arguments: files("1.100", "1.050", beside: "8,5"))
    func `so are thousands with points beside a decimal comma`(text: String) throws {
        let table = try table(text)
        #expect(table.works.map(\.total) == [1100, 10])
        #expect(table.works.first?.earned == 1050)
        #expect(table.works.last?.earned == Decimal(canonical: "8.5"))
    }

    @Test(arguments: files("1,100", "1,050").prefix(2))
    func `where nothing shows it, both readings are named and the column is left out`(
        text: String
    ) throws {
        let table = try table(text)
        #expect(table.works.isEmpty)
        let reason = Language.english(try #require(table.doubts.first).reason)
        #expect(reason.contains("“1,100” may be 1100 or 1.1."))
        #expect(table.doubts.first?.changesFigure == true)
    }

    @Test(arguments: files("1,100", "1,050").suffix(2))
    func `where the exporter translates its headings, their language shows it`(text: String) throws
    {
        let table = try table(text)
        #expect(table.works.map(\.total) == [1100])
        #expect(table.works.first?.earned == 1050)
    }

    @Test(arguments: files("1100", "1,050").prefix(2))
    func `a score with two readings is left ungraded with both`(text: String) throws {
        let table = try table(text)
        #expect(table.works.first?.earned == nil)
        let reason = Language.german(try #require(table.doubts.first).reason)
        #expect(reason.contains("kann 1050 oder 1,05 sein"))
    }

    @Test(arguments: files("-5", "3") + files("9999999", "3"))
    func `a column out of less than nothing or too much is left out and named`(text: String) throws
    {
        let table = try table(text)
        #expect(table.works.isEmpty)
        #expect(table.doubts.count == 1)
        #expect(table.doubts.first?.text.contains("Essay") == true)
        #expect(table.doubts.first?.line == 1)
    }

    @Test func `a total against which a score says otherwise is asked`() throws {
        let text = Self.files("1,100", "950,5")[2]
        #expect(try table(text).works.isEmpty)
    }

    @Test(arguments: [
        "-", "–", "", "Needs Grading", "Missing", "Late", "Not submitted", "Incomplete", "Fehlt",
        "Verspätet", "Non consegnato",
    ])
    func `what says no score leaves work ungraded, and may be kept`(cell: String) throws {
        for text in Self.files("10", cell) {
            let table = try table(text)
            #expect(table.works.first?.earned == nil)
            #expect(table.works.first?.excused == false)
            #expect(!table.doubts.contains { $0.changesFigure })
        }
    }

    @Test(arguments: ["EX", "N/A", "Excused", "exempt", "entschuldigt", "giustificato"])
    func `what excuses work excuses it`(cell: String) throws {
        for text in Self.files("10", cell) { #expect(try table(text).works.first?.excused == true) }
    }

    @Test(arguments: ["Pass", "Satisfactory", "8 or 9", "~8", "<80"])
    func `what can't be read is asked`(cell: String) throws {
        for text in Self.files("10", cell) {
            let table = try table(text)
            #expect(table.works.first?.earned == nil)
            #expect(table.doubts.contains { $0.changesFigure && $0.line > 1 })
        }
    }

    @Test func `a letter counts as the least that it stands for`() throws {
        for text in Self.files("50", "B+") {
            #expect(try table(text).works.first?.earned == Decimal(canonical: "43.5"))
        }
    }

    @Test func `of several students none is taken until one is chosen`() throws {
        let text = Self.files("10", "8")[0] + "\"Roe, Max\",2,max,A,9\n"
        #expect(try table(text).works.first?.earned == nil)
        #expect(try table(text, 1).works.first?.earned == 9)
    }

    @Test func `blank rows between, before and behind change nothing`() throws {
        let blank = String(repeating: "\n", count: 2_000)
        for text in Self.files("10", "8.5") {
            let rows = text.replacing("\n", with: "\n" + blank)
            let table = try table(blank + rows)
            #expect(table.works.first?.earned == Decimal(canonical: "8.5"))
            #expect(table.format != .plain)
        }
    }

    @Test func `headings are sought at the top of a table alone`() throws {
        let far = String(repeating: "a,b\n", count: 30) + Self.files("10", "8")[0]
        #expect(try table(far).format == .plain)
        #expect(try table("Grades of autumn\n\n" + Self.files("10", "8")[0]).format == .canvas)
    }
}
