import Kernel
import Testing

struct JSONParsingTests {
    static let accepted: [(String, JSON)] = [
        ("null", .null), ("true", .boolean(true)), (" false\n", .boolean(false)),
        ("0", .number("0")), ("-0", .number("-0")), ("10", .number("10")),
        ("-1.50e+3", .number("-1.50e+3")), ("0.1", .number("0.1")), ("1E9", .number("1E9")),
        ("123456789012345678901234567890", .number("123456789012345678901234567890")),
        (#""""#, .string("")), (#""a/b\/c""#, .string("a/b/c")), (#""\"\\""#, .string("\"\\")),
        (#""\b\f\n\r\t""#, .string("\u{8}\u{C}\n\r\t")), (#""\u0000""#, .string("\0")),
        (#""\u00fC\u6f22""#, .string("ü漢")), (#""\uD83D\uDE00""#, .string("😀")),
        ("\"ü漢😀\u{7F}\u{2028}\"", .string("ü漢😀\u{7F}\u{2028}")),
        ("[]", .array([])), ("[ ]", .array([])), ("[1,[2],\t3 ]", .array([1, .array([2]), 3])),
        ("{}", .object([])), ("{\r\n}", .object([])),
        (#"{"a":1,"a":2}"#, .object([JSON.Member("a", 1), JSON.Member("a", 2)])),
        (#"{ "" : { "b" : [ ] } }"#, ["": ["b": .array([])]]),
    ]

    @Test(arguments: accepted)
    func `JSON is read as written`(text: String, value: JSON) throws {
        #expect(try json(text) == value)
    }

    static let refused = [
        "", " ", "nul", "nulls", "True", "undefined", "NaN", "-Infinity", "'a'", "a",
        "01", "-", "-a", "+1", ".5", "1.", "1.e5", "1e", "1e+", "0x10", "1_000", "--1", "1 2", "2,",
        "\"", "\"a", "\"\\\"", "\"\\", #""\x""#, #""\u12""#, #""\u12G4""#, #""\U0041""#,
        "\"a\nb\"", "\"\t\"", "\"\0\"",
        #""\ud800""#, #""\udc00""#, #""\ud800\ud800""#, #""\ud800x""#, #""\ud800\n""#,
        #""\ud83d\u""#,
        "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1,,2]", "[1}", "[1]]", "[1:2]", "[\"a\"",
        "{", "}", "{a:1}", "{1:1}", "{\"a\"}", "{\"a\":}", "{\"a\" 1}", "{\"a\":1", "{\"a\":1,}",
        "{\"a\":1 \"b\":2}", "{,}", "{\"a\":1]", "{\"a\"::1}", "{null:1}", "// a\n1", "1 /* a */",
        "\u{A0}1", "1\u{2028}", "1\0", "\0", "\u{C}1", "\u{FEFF}\u{FEFF}1",
    ]

    @Test(arguments: refused)
    func `what is not JSON is refused`(text: String) {
        #expect(jsonError(text) != nil)
    }

    static let invalidUTF8: [[UInt8]] = [
        [0x80], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0xFF], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ]

    @Test(arguments: invalidUTF8)
    func `a string that is not UTF-8 is refused`(bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        #expect(jsonError([0x20, quote] + bytes + [quote])?.reason == .invalidUTF8)
        #expect(jsonError([quote] + bytes + [quote])?.position == TextPosition(line: 1, column: 1))
        #expect(jsonError(bytes) != nil)
    }

    @Test func `a byte order mark is skipped`() throws {
        #expect(try json("\u{FEFF}[1]") == .array([1]))
        #expect(jsonError("\u{FEFF}[x]")?.position == TextPosition(line: 1, column: 2))
    }

    @Test func `nesting is limited, so that no text exhausts the stack`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try json(nested(JSON.depthLimit))
        #expect(jsonError(nested(JSON.depthLimit + 1))?.reason == .tooDeep(limit: JSON.depthLimit))
        #expect(jsonError(String(repeating: "{\"a\":", count: 100_000)) != nil)
        _ = try json("[" + Array(repeating: "[[]]", count: 100).joined(separator: ",") + "]")
    }

    @Test func `of members with one name, the last counts`() throws {
        #expect(try json(#"{"a":1,"b":2,"a":3}"#)["a"] == 3)
        #expect(try json(#"{"a":1}"#)["b"] == nil)
        #expect(try json("[1]")["a"] == nil)
    }
}
