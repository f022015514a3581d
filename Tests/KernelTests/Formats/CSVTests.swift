import Kernel
import TestKit
import Testing

/// The error that reading `text` throws, or nil when it is CSV.
private func csvError(_ text: String) -> CSVError? {
    do throws(CSVError) {
        _ = try CSV.parse(text)
        return nil
    } catch {
        return error
    }
}

/// `rows` as the writer writes them.
private func written(_ rows: [[String]]) -> CSVWriter {
    var writer = CSVWriter()
    for row in rows { writer.row(row) }
    return writer
}

struct CSVParsingTests {
    static let samples: [(String, [[String]])] = [
        ("", []),
        ("a", [["a"]]),
        ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
        ("a,b\nc,d", [["a", "b"], ["c", "d"]]),
        ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]),
        ("a,\n,b\n,", [["a", ""], ["", "b"], ["", ""]]),
        (#""a","b ""c""","#, [["a", "b \"c\"", ""]]),
        ("\"a\r\nb\",\"c,d\"", [["a\r\nb", "c,d"]]),
        ("\"\",\"\"\"\"", [["", "\""]]),
        ("5\" pipe,a\"\"b", [["5\" pipe", "a\"\"b"]]),
        (" a , \"b\"", [[" a ", " \"b\""]]),
        ("a,b,c\nd\ne,f,g,h", [["a", "b", "c"], ["d"], ["e", "f", "g", "h"]]),
        ("a\n\nb\n\n", [["a"], [""], ["b"], [""]]),
        ("\n", [[""]]),
        ("\u{FEFF}a,b", [["a", "b"]]),
        ("ü,😀", [["ü", "😀"]]),
    ]

    @Test(arguments: samples)
    func `rows are read field by field`(text: String, rows: [[String]]) throws {
        #expect(try CSV.parse([UInt8](text.utf8)) == rows)
    }

    @Test func `quotes left open are refused where they open`() {
        let position = TextPosition(line: 2, column: 3)
        #expect(csvError("a,b\nc,\"d\ne") == CSVError(.openQuotes, at: position))
    }

    @Test func `text after quotes is refused where it stands`() {
        let position = TextPosition(line: 1, column: 6)
        #expect(csvError("ü,\"b\"c") == CSVError(.textAfterQuotes, at: position))
    }

    @Test func `a row of more cells than any spreadsheet has is refused where they begin`() throws {
        let widest = "a" + String(repeating: ",", count: CSV.mostCells - 1)
        #expect(try CSV.parse(widest)[0].count == CSV.mostCells)
        let position = TextPosition(line: 2, column: CSV.mostCells + 1)
        let error = csvError("\n" + widest + ",\"")
        #expect(error == CSVError(.tooManyCells, at: position))
        #expect(error?.label.text(in: .english).contains("a table of so many columns") == true)
    }

    @Test func `an error is a sentence in each language`() {
        let error = csvError("a\n\"b")
        #expect(
            error?.label.text(in: .english)
                == "Line 2, column 1: the quotes that open here are never closed.")
        #expect(error?.label.text(in: .german).hasPrefix("Zeile 2, Spalte 1: Die Anf") == true)
        #expect(
            error?.label.text(in: .italian).hasPrefix("Riga 2, colonna 1: le virgolette") == true)
    }

    static let delimited: [(String, CSV.Delimiter)] = [
        ("a;b\n1,5;2", .semicolon), ("a;b;c\n1,5;2,5;3,5", .semicolon),
        ("a;b\n1,5;2,5", .semicolon),
        ("a\tb\n1,2\t3,4", .tab), ("a|b\nc|d", .bar), ("a,b\n\"c;d\",\"e;f\"", .comma),
        ("name,note\nx,a;b\ny,c", .comma), ("a\nb\nc", .comma), ("sep=;\na,b\nc,d", .semicolon),
        ("sep=\t\r\na,b", .tab), ("Title, long;Note\nx;y\nz;w", .semicolon),
        ("A title\na;b\n1,5;2", .semicolon), ("Title, long\n\na;b;c\n1,5;2;3\n4;5,5;6", .semicolon),
        ("Title\nMore; of it\na,b,c\n1,2,3", .comma),
        ("\"a;b;c\",d\n\"e;f\",g", .comma), ("a,\"b;c;d\"\ne,\"f;g;h\"", .comma),
    ]

    @Test(arguments: delimited)
    func `the delimiter is found`(text: String, delimiter: CSV.Delimiter) throws {
        let lines = text.hasPrefix("sep=") ? text.drop { !$0.isNewline }.dropFirst() : text[...]
        #expect(try CSV.parse(text) == CSV.parse(String(lines), delimiter: delimiter))
    }

    @Test func `only the first line may name the delimiter`() throws {
        #expect(try CSV.parse("sep=;") == [])
        #expect(try CSV.parse("sep=;x\na") == [["sep=", "x"], ["a"]])
        #expect(try CSV.parse("sep=x\na") == [["sep=x"], ["a"]])
    }

    static let encoded: [([UInt8], String)] = [
        ([0xFF, 0xFE, 0x61, 0, 0xFC, 0, 0x3D, 0xD8, 0x00, 0xDE], "aü😀"),
        ([0xFE, 0xFF, 0, 0x61, 0, 0xFC, 0xD8, 0x3D, 0xDE, 0x00], "aü😀"),
        ([0xFF, 0xFE, 0x61, 0, 0x62], "a\u{FFFD}"), ([0xFF, 0xFE], ""), ([0xFE, 0xFF], ""),
        ([0xFF, 0xFE, 0x00, 0xDE], "\u{FFFD}"),
        ([0xEF, 0xBB, 0xBF, 0xC3, 0xBC], "ü"), ([0xC3, 0xBC], "ü"), ([], ""),
        ([0x61, 0xFC, 0x80, 0x99, 0x81], "aü€™\u{81}"), ([0xEF, 0xBB, 0xBF, 0xFC], "ü"),
    ]

    @Test(arguments: encoded)
    func `the encodings of spreadsheets are understood`(bytes: [UInt8], text: String) {
        #expect(String(spreadsheet: bytes) == text)
    }
}

struct CSVWriterTests {
    @Test func `fields are quoted where they must be`() {
        let rows = [["a", "b c", ""], ["d,e", "f;g", "h\"i", "j\nk"], [""], []]
        #expect(
            written(rows).text == "a,b c,\r\n\"d,e\",\"f;g\",\"h\"\"i\",\"j\nk\"\r\n\r\n\r\n")
    }

    @Test(arguments: ["\u{FEFF}a", "sep="])
    func `a first field is never taken for what only starts a file`(field: String) throws {
        #expect(try CSV.parse(written([[field, ""]]).bytes) == [[field, ""]])
    }

    static let neutralised = [
        ("=1+1", "'=1+1"), ("+4", "'+4"), ("-a", "'-a"), ("@x", "'@x"), ("\tx", "'\tx"),
        ("\rx", "'\rx"), ("\nx", "'\nx"), ("'=x", "''=x"), ("''@", "'''@"), ("-", "'-"),
        ("-1-1", "'-1-1"), ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("'＠x", "''＠x"),
        ("-1.", "'-1."), ("-1.2.3", "'-1.2.3"), ("\r\n=x", "'\r\n=x"),
        ("-1", "-1"), ("-0.25", "-0.25"), ("a=b", "a=b"), ("'a", "'a"), ("", ""), ("'", "'"),
        (" =1", " =1"),
    ]

    @Test(arguments: neutralised)
    func `no field starts as a formula`(field: String, safe: String) {
        #expect(CSV.neutralised(field) == safe)
        #expect(CSV.restored(safe) == field)
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `what is exported is read back`(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let rows = (0..<4).map { _ in (0..<3).map { _ in random.text() } }
        let bytes = written(rows).bytes
        #expect(try CSV.parse(bytes, delimiter: .comma, restoring: true) == rows)
        #expect(try CSV.parse(bytes, restoring: true) == rows)
    }
}
