import Kernel
import TestKit
import Testing

/// Cells of OpenDocument spreadsheets read as a person sees them (OpenDocument 1.3, part 3, 19.385).
struct OpenDocumentTests {
    private func row(_ cells: String) throws -> [String] {
        try sheet(openDocument("<table:table-row>\(cells)</table:table-row>")).rows[0]
    }

    private func cell(_ type: String, _ value: String, _ shown: String = "") throws -> String {
        try row(
            "<table:table-cell office:value-type=\"\(type)\" \(value)><text:p>\(shown)</text:p>"
                + "</table:table-cell>")[0]
    }

    @Test func `values are read by their type`() throws {
        #expect(try cell("float", "office:value=\"1.125\"", "1,13") == "1.1250000")
        #expect(try cell("percentage", "office:value=\"0.875\"", "88%") == "87.5%")
        #expect(try cell("currency", "office:value=\"3\" office:currency=\"EUR\"") == "3 EUR")
        #expect(try cell("date", "office:date-value=\"2026-12-31\"", "31.12.26") == "2026-12-31")
        #expect(
            try cell("date", "office:date-value=\"2026-12-31T23:59:00\"") == "2026-12-31 23:59")
        #expect(try cell("time", "office:time-value=\"PT30H05M00S\"") == "30:05")
        #expect(try cell("time", "office:time-value=\"PT23H59M59.5S\"") == "23:59:59")
        #expect(try cell("boolean", "office:boolean-value=\"true\"", "WAHR") == "TRUE")
        #expect(try cell("string", "", "as it is") == "as it is")
        #expect(try cell("string", "office:string-value=\"kept\"") == "kept")
    }

    @Test func `an error is what is shown, and asked about`() throws {
        let cell =
            "<table:table-cell office:value-type=\"string\" office:string-value=\"\" "
            + "calcext:value-type=\"error\"><text:p>#DIV/0!</text:p></table:table-cell>"
        #expect(try row(cell) == ["#DIV/0!"])
        let rows = openDocument("<table:table-row>\(cell)</table:table-row>")
        #expect(try sheet(rows).doubts.map { $0.text } == ["#DIV/0!"])
    }

    @Test func `paragraphs are lines, spaces are counted, remarks are left out`() throws {
        let text =
            "<table:table-cell office:value-type=\"string\"><office:annotation><text:p>no</text:p>"
            + "</office:annotation><text:p>a\n  b<text:s text:c=\"3\"/><text:span>c</text:span></text:p>"
            + "<text:p>d<text:line-break/>e</text:p></table:table-cell>"
        #expect(try row(text) == ["a b   c\nd\ne"])
    }

    @Test func `repeated and covered cells keep their places`() throws {
        let cells =
            "<table:table-cell office:value-type=\"float\" office:value=\"1\" "
            + "table:number-columns-repeated=\"2\"/><table:covered-table-cell><text:p>no</text:p>"
            + "</table:covered-table-cell><table:table-cell table:number-columns-repeated=\"2\"/>"
            + "<table:table-cell office:value-type=\"float\" office:value=\"2\"/>"
            + "<table:table-cell table:number-columns-repeated=\"16378\"/>"
        #expect(try row(cells) == ["1", "1", "", "", "", "2"])
    }

    @Test func `a million empty rows are nothing, and between others they keep the numbers`() throws
    {
        let filled =
            "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"1\"/>"
            + "</table:table-row>"
        func empty(_ count: Int) -> String {
            "<table:table-row table:number-rows-repeated=\"\(count)\"><table:table-cell "
                + "table:number-columns-repeated=\"16384\"/></table:table-row>"
        }
        let rows = try sheet(openDocument(filled + empty(2) + filled + empty(1_048_572))).rows
        #expect(rows == [["1"], [""], [""], ["1"]])
    }

    @Test(arguments: [
        ("1000000", "10000"), ("1048574", "2"), ("1", "99999999999999999999"), ("99999999", "1"),
    ])
    func `what is filled is not repeated without end`(rows: String, columns: String) {
        let cell =
            "<table:table-row table:number-rows-repeated=\"\(rows)\"><table:table-cell "
            + "table:number-columns-repeated=\"\(columns)\" office:value-type=\"float\" "
            + "office:value=\"1\"/></table:table-row>"
        let refusal = refusal(openDocument(cell))
        #expect(refusal == .tooLarge || refusal == .damaged("content.xml"))
    }

    @Test func `a text that is named again and again counts each time, over all sheets`() {
        func rows(_ count: Int) -> String {
            "<table:table-row table:number-rows-repeated=\"\(count)\"><table:table-cell "
                + "office:value-type=\"string\"><text:p>\(String(repeating: "x", count: 60_000))"
                + "</text:p></table:table-cell></table:table-row>"
        }
        #expect(refusal(openDocument(rows(550))) == nil)
        #expect(refusal(openDocument(rows(560))) == .tooLarge)
        let next = "</table:table><table:table table:name=\"Two\">"
        #expect(refusal(openDocument(rows(300) + next + rows(300))) == .tooLarge)
    }

    @Test func `what was deleted or comes from elsewhere is no table`() throws {
        let cell =
            "<table:table-row><table:table-cell office:value-type=\"float\" office:value=\"1\"/>"
            + "</table:table-row>"
        var container = Container()
        container.add(
            "content.xml",
            "<o><office:spreadsheet><table:tracked-changes><table:table>\(cell)</table:table>"
                + "</table:tracked-changes><table:table table:name=\"T\">\(cell)</table:table>"
                + "<table:dde-links><table:table>\(cell)</table:table></table:dde-links>"
                + "</office:spreadsheet></o>")
        #expect(try ForeignFile(packed: container.whole, []).sheets.map { $0.name } == ["T"])
    }
}
