import Kernel
import TestKit
import Testing

/// Cells of Excel files read as a person sees them (ECMA-376, part 1, 18.3.1.4 and 18.8.30).
struct ExcelTests {
    /// The first row, from its cells.
    private func row(
        _ cells: String, texts: [String] = [], codes: [String] = [], from1904: Bool = false
    ) throws -> [String] {
        try sheet(
            excel("<row r=\"1\">\(cells)</row>", texts: texts, codes: codes, from1904: from1904)
        ).rows[0]
    }

    /// A number in a format.
    private func shown(_ number: String, _ code: String, from1904: Bool = false) throws -> String {
        try row("<c r=\"A1\" s=\"1\"><v>\(number)</v></c>", codes: [code], from1904: from1904)[0]
    }

    @Test func `texts are shared, in runs, or in the cell itself`() throws {
        let texts = [
            "<t>a &amp; &#98;&#x63;</t>",
            "<r><rPr><b/></rPr><t xml:space=\"preserve\">one </t></r><r><t>two</t></r>"
                + "<rPh sb=\"0\" eb=\"1\"><t>x</t></rPh>",
        ]
        let cells =
            "<c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"B1\" t=\"s\"><v>1</v></c>"
            + "<c r=\"C1\" t=\"inlineStr\"><is><t><![CDATA[<in>]]>line_x0041_</t></is></c>"
            + "<c r=\"D1\" t=\"str\"><f>A1</f><v>result</v></c>"
        #expect(try row(cells, texts: texts) == ["a & bc", "one two", "<in>lineA", "result"])
    }

    @Test func `booleans and errors are words, and errors are asked about`() throws {
        let cells =
            "<c r=\"A1\" t=\"b\"><v>1</v></c><c r=\"B1\" t=\"b\"><v>0</v></c>"
            + "<c r=\"C1\" t=\"e\"><v>#DIV/0!</v></c>"
        #expect(try row(cells) == ["TRUE", "FALSE", "#DIV/0!"])
        let doubts = try sheet(excel("<row r=\"1\">\(cells)</row>")).doubts
        #expect(doubts.map { $0.text } == ["#DIV/0!"])
    }

    @Test(arguments: [
        ("8.5", "8.5"), ("0.30000000000000004", "0.3"), ("8.4499999999999993", "8.45"),
        ("1E-2", "0.01"), ("1.5E3", "1500"), ("-0", "0"), ("-12.50", "-12.5"),
        ("1.125", "1.1250000"), ("0.125", "0.125"), ("1100.125", "1100.125"),
        ("0.33333333333333331", "0.333333333333"), ("99999999999999999", "99999999999999999"),
        ("0.99999999999999999", "1"), ("1E+300", "1E+300"), ("1e-300", "0"),
    ])
    func `a number has fifteen digits, and a point that no reader takes for thousands`(
        stored: String, read: String
    ) throws {
        #expect(try row("<c r=\"A1\"><v>\(stored)</v></c>") == [read])
    }

    @Test(arguments: [NumberStyle.decimalPoint, .decimalComma, .unknown, .doubtful])
    func `every style reads a number of a sheet alike`(style: NumberStyle) throws {
        for stored in [
            "1.1", "1.125", "86.6667", "66.6666666667", "999.999", "-12.345", "1100.5", "0.125",
        ] {
            let text = try row("<c r=\"A1\"><v>\(stored)</v></c>")[0]
            #expect(try Decimal.parse(text, style) == Decimal(canonical: stored))
        }
    }

    @Test(arguments: [
        ("0.25", "0%", "25%"), ("0.875", "0.00%", "87.5%"), ("0.33125", "0%", "33.1250000%"),
        ("46387", "yyyy-mm-dd", "2026-12-31"), ("46387.5", "d.m.yy", "2026-12-31"),
        ("46387.999305555553", "dd/mm/yyyy\\ hh:mm", "2026-12-31 23:59"),
        ("0.99998842592592592", "h:mm:ss AM/PM", "23:59:59"), ("1.25", "[h]:mm", "30:00"),
        ("46387", "[$-407]mmmm\\ yy;@", "2026-12-31"), ("46387", "[Red]0.0", "46387"),
        ("8", "0&quot; days&quot;", "8 days"), ("8", "General", "8"),
        ("3", "#,##0.00\\ [$€-407]", "3 €"),
        ("3", "&quot;$&quot;#,##0_);(&quot;$&quot;#,##0)", "$ 3"),
        ("3000", "0,&quot;k&quot;", "3000"), ("3", "[&gt;2]0&quot; m&quot;", "3"),
        ("3", "0.00E+00", "3"), ("3", "_-* #,##0.00\\ _€_-", "3"),
        ("3", "0&quot; (of 4)&quot;", "3"),
        ("-1", "yyyy-mm-dd", "-1"), ("3000000", "yyyy-mm-dd", "3000000"),
    ])
    func `a format says what a number is`(stored: String, code: String, read: String) throws {
        #expect(try shown(stored, code) == read)
    }

    @Test func `1900 has a 29 February that nobody reads as a date, and 1904 begins later`() throws
    {
        #expect(try shown("59", "yyyy-mm-dd") == "1900-02-28")
        #expect(try shown("60", "yyyy-mm-dd") == "1900-02-29")
        #expect(CivilDate(iso: "1900-02-29") == nil)
        #expect(try shown("61", "yyyy-mm-dd") == "1900-03-01")
        #expect(try shown("1", "yyyy-mm-dd") == "1900-01-01")
        #expect(try shown("0", "yyyy-mm-dd", from1904: true) == "1904-01-01")
        #expect(try shown("44925", "yyyy-mm-dd", from1904: true) == "2026-12-31")
    }

    @Test func `cells and rows may be left out, and places need not be named`() throws {
        let rows = "<row r=\"2\"><c r=\"C2\"><v>1</v></c></row><row><c><v>2</v></c></row>"
        #expect(try sheet(excel(rows)).rows == [[""], ["", "", "1"], ["2", "", ""]])
    }

    @Test func `a formula is its result, and without one it is named`() throws {
        let cells =
            "<c r=\"A1\"><f>B1*2</f><v>4</v></c><c r=\"B1\"><f>SUM(C1:C9)</f></c>"
        let sheet = try sheet(excel("<row r=\"1\">\(cells)</row>"))
        #expect(sheet.rows == [["4", "=SUM(C1:C9)"]])
        #expect(sheet.doubts.map { $0.text } == ["=SUM(C1:C9)"])
    }

    @Test func `a number typed as text is named where the sheet can't tell what it is`() throws {
        func doubts(_ typed: String, _ more: String = "x") throws -> [String] {
            let cells =
                "<c r=\"A1\"><v>850.5</v></c><c r=\"B1\" t=\"s\"><v>0</v></c>"
                + "<c r=\"C1\" t=\"s\"><v>1</v></c>"
            let texts = ["<t>\(typed)</t>", "<t>\(more)</t>"]
            return try sheet(excel("<row r=\"1\">\(cells)</row>", texts: texts)).doubts
                .map { Language.english($0.label) }
        }
        #expect(try doubts("1,100").first?.contains("it may be 1100 or 1.1") == true)
        #expect(try doubts("1.100").count == 1)
        #expect(try doubts("1,100", "0,5").count == 1)
        #expect(try doubts("1,100", "0.5").isEmpty)
        #expect(try doubts("0,5").isEmpty)
    }

    @Test(arguments: [
        "<row r=\"2\"><c r=\"A2\"><v>1</v></c></row><row r=\"1\"><c r=\"A1\"><v>1</v></c></row>",
        "<row r=\"1\"><c r=\"B1\"><v>1</v></c><c r=\"A1\"><v>1</v></c></row>",
        "<row r=\"1\"><c r=\"A2\"><v>1</v></c></row>", "<row r=\"0\"/>", "<row r=\"1048577\"/>",
        "<row r=\"1\"><c r=\"XFE1\"><v>1</v></c></row>", "<row r=\"1\"><c r=\"1A\"/></row>",
        "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>7</v></c></row>",
        "<row r=\"1\"><c r=\"A1\" t=\"q\"><v>7</v></c></row>", "<row r=\"1\"><c></row></c>",
        "<row r=\"1\" r=1/>", "<row r=\"1\"><c><v>&nbsp;</v></c></row>",
        "<row><c t=\"str\"><v>&#0;</v></c></row>", "<row><c t=\"str\"><v>&#xD800;</v></c></row>",
        "<row r=\"1\"><c r=\"A1\" t=\"s\"><v>-1</v></c></row>",
    ])
    func `cells that contradict their places, and broken XML, are refused`(data: String) {
        #expect(refusal(excel(data)) == .damaged("xl/worksheets/One.xml"))
    }

    @Test func `a shared text counts each time that a cell names it`() {
        let shared = "<t>" + String(repeating: "x", count: 60_000) + "</t>"
        func rows(_ count: Int) -> [UInt8] {
            let rows = (1...count).map { "<row r=\"\($0)\"><c t=\"s\"><v>0</v></c></row>" }
            return excel(rows.joined(), texts: [shared])
        }
        #expect(refusal(rows(550)) == nil)
        #expect(refusal(rows(560)) == .tooLarge)
    }

    @Test func `far places don't cost more than a table may`() {
        let far = (1...300).map { "<row r=\"\($0)\"><c r=\"XFD\($0)\"><v>1</v></c></row>" }
        #expect(refusal(excel(far.joined())) == .tooLarge)
        #expect(refusal(excel("<row r=\"200000\"><c r=\"A200000\"><v>1</v></c></row>")) == nil)
        #expect(
            refusal(excel("<row r=\"1048576\"><c r=\"A1048576\"><v>1</v></c></row>")) == .tooLarge)
        let deep = String(repeating: "<a>", count: 10_000)
        #expect(refusal(excel(deep)) == .damaged("xl/worksheets/One.xml"))
    }
}
