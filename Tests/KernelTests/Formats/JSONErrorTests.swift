import Kernel
import Testing

struct JSONErrorTests {
    static let reasons: [(String, JSONError.Reason)] = [
        ("", .ended(expected: .value)),
        ("[", .ended(expected: .valueOrArrayEnd)),
        ("[1", .ended(expected: .commaOrArrayEnd)),
        ("{", .ended(expected: .nameOrObjectEnd)),
        ("{\"a", .ended(expected: .closingQuote)),
        ("{\"a\"", .ended(expected: .colon)),
        ("{\"a\":", .ended(expected: .value)),
        ("{\"a\":1", .ended(expected: .commaOrObjectEnd)),
        ("\"\\", .ended(expected: .escape)),
        ("\"\\u1", .ended(expected: .hexDigit)),
        ("-", .ended(expected: .digit)),
        ("[x]", .found("x", expected: .valueOrArrayEnd)),
        ("[1,]", .found("]", expected: .value)),
        ("[tru]", .found("t", expected: .valueOrArrayEnd)),
        ("{\"a\":1,}", .found("}", expected: .name)),
        ("1.é", .found("é", expected: .digit)),
        ("01", .found("1", expected: .endOfText)),
        ("\"\\x\"", .unknownEscape("x")),
        ("\"\t\"", .controlCharacter(9)),
        (#""\uDC00""#, .loneSurrogate),
    ]

    @Test(arguments: reasons)
    func `an error says what was expected`(text: String, reason: JSONError.Reason) {
        #expect(jsonError(text)?.reason == reason)
    }

    static let places: [(String, Int, Int)] = [
        ("x", 1, 1), ("  x", 1, 3), ("[1,\n 2,\n  x]", 3, 3), ("[\r\n\r\nx]", 3, 1),
        ("[\r\rx]", 3, 1),
        ("[\"üß😀\" x]", 1, 8), (#"["ab\ud800"]"#, 1, 5), (#"["ab\q"]"#, 1, 6), ("[\"ab\n\"]", 1, 5),
        ("[1", 1, 3), ("[1\n", 2, 1),
    ]

    @Test(arguments: places)
    func `an error says where`(text: String, line: Int, column: Int) {
        #expect(jsonError(text)?.position == TextPosition(line: line, column: column))
    }

    @Test func `an error is a sentence in each language`() throws {
        let error = try #require(jsonError("{\"a\":\n[1 2]}"))
        #expect(
            error.label.text(in: .english)
                == "Line 2, column 4: a comma or “]” belongs here, not “2”.")
        #expect(
            error.label.text(in: .german)
                == "Zeile 2, Spalte 4: Hier gehört ein Komma oder „]“ hin, nicht „2“.")
        #expect(
            error.label.text(in: .italian)
                == "Riga 2, colonna 4: qui va una virgola o «]», non «2».")
    }

    static let sentences: [(String, String)] = [
        ("[", "Line 1, column 2: the text stops where a value or “]” belongs."),
        ("{a:1}", "Line 1, column 2: a name in double quotes or “}” belongs here, not “a”."),
        ("1\u{0}", "Line 1, column 2: the end of the text belongs here, not “U+0000”."),
        ("\"\\q\"", "Line 1, column 3: JSON has no escape “\\q”."),
        (
            "\"\t\"",
            "Line 1, column 2: U+0009 must be escaped inside a text, as in “\\n” and “\\t”."
        ),
    ]

    @Test(arguments: sentences)
    func `an error names the place, the rule and the character`(text: String, sentence: String) {
        #expect(jsonError(text)?.label.text(in: .english) == sentence)
    }
}
