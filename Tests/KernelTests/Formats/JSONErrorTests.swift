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
}
