import Kernel
import TestKit
import Testing

struct JSONWriterTests {
    /// What a writer of `style` makes of `value`.
    private func written(_ value: JSON, _ style: JSONWriter.Style = .compact) -> String {
        var writer = JSONWriter(style)
        writer.value(value)
        return writer.text
    }

    @Test func `compact JSON has no space`() throws {
        let text = #"{"a":[1,-2.50e3,[],{}],"b":{"c":null,"d":true,"e":"f"}}"#
        #expect(written(try json(text)) == text)
        #expect(JSONText(try json(text)).text == text)
    }

    @Test func `pretty JSON has one member a line`() throws {
        #expect(
            written(try json(#"{"a":[1,[],{}],"b":{"c":null}}"#), .pretty) == """
                {
                  "a": [
                    1,
                    [],
                    {}
                  ],
                  "b": {
                    "c": null
                  }
                }
                """)
    }

    @Test func `only what must be escaped is escaped`() {
        let text = "\"\\/\u{8}\u{9}\u{A}\u{C}\u{D}\u{0}\u{1F}\u{7F}<ü\u{2028}😀"
        let escaped = #""\"\\/\b\t\n\f\r\u0000\u001f\#u{7F}<ü\#u{2028}😀""#
        #expect(written(.string(text)) == escaped)
    }

    @Test func `an object is written piece by piece`() {
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("id")
            writer.integer(-7)
            writer.name("list")
            writer.array { writer in
                writer.null()
                writer.boolean(false)
                writer.encoded(JSONText(["x": "y"]))
            }
        }
        #expect(writer.text == #"{"id":-7,"list":[null,false,{"x":"y"}]}"#)
    }

    @Test(arguments: [JSONWriter.Style.compact, .pretty])
    func `an array can have a line for each element`(style: JSONWriter.Style) {
        var writer = JSONWriter(style)
        writer.lines { writer in
            writer.value([1, 2])
            writer.value("x")
        }
        writer.lines { _ in }
        let pretty = "[\n  [\n    1,\n    2\n  ],\n  \"x\"\n],[]"
        #expect(writer.text == (style == .pretty ? pretty : "[\n[1,2],\n\"x\"\n],[]"))
    }

    @Test func `rewriting drops only space and needless escapes`() throws {
        let text = try JSONText(rewriting: " { \"\\u0061\" : [ 1.0 , \"\\/\" ] } ")
        #expect(text.text == #"{"a":[1.0,"/"]}"#)
        #expect(throws: JSONError.self) { try JSONText(rewriting: "{") }
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `what is written is read back, in both styles`(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let value = random.json(depth: 4)
        #expect(try json(written(value)) == value)
        #expect(try json(written(value, .pretty)) == value)
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `a text cut off or with one byte changed never crashes the parser`(seed: UInt64) {
        var random = RandomSource(seed: seed)
        var bytes = [UInt8](written(random.json(depth: 4), .pretty).utf8)
        for end in bytes.indices { _ = jsonError([UInt8](bytes[..<end])) }
        for index in bytes.indices {
            bytes[index] = UInt8.random(in: 0...255, using: &random)
            _ = jsonError(bytes)
        }
    }
}
