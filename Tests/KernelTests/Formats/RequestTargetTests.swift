import Kernel
import TestKit
import Testing

struct RequestTargetTests {
    static let samples: [(String, [String], Parameters)] = [
        ("/", [], [:]), ("/a", ["a"], [:]), ("/a/b/", ["a", "b"], [:]),
        ("/a%20b?x=1&y=2", ["a b"], ["x": "1", "y": "2"]), ("/a+b", ["a+b"], [:]),
        ("//evil.example/x", ["evil.example", "x"], [:]), ("/a%2Fb", ["a/b"], [:]),
        ("/a?", ["a"], [:]), ("/a?b?c=/d", ["a"], ["b?c": "/d"]), ("/a?x#y", ["a"], ["x": ""]),
        ("/a#b?c", ["a"], [:]), ("/...", ["..."], [:]), ("/%C3%BC", ["ü"], [:]),
        ("/%FF", ["\u{FFFD}"], [:]),
        ("/%25", ["%"], [:]), ("/a?x=%00", ["a"], ["x": "\0"]), ("/?x", [], ["x": ""]),
    ]

    @Test(arguments: samples)
    func `a target is split, then decoded`(raw: String, segments: [String], query: Parameters) {
        #expect(RequestTarget(raw) == RequestTarget(segments: segments, query: query))
    }

    static let refused = [
        "", "a", "*", "?x", "http://example.org/", "/..", "/a/../b", "/./a", "/%2e%2E/a", "/.%2e",
        "/%00", "/a%0Ab", "/\u{0}", "/a\u{1F}", "/%7F",
    ]

    @Test(arguments: refused)
    func `what no browser sends is refused`(raw: String) {
        #expect(RequestTarget(raw) == nil)
    }

    @Test func `a link is encoded again and never leaves the site`() {
        let target = RequestTarget(segments: ["a b", "c/d", "?"], query: ["x": "1 &"])
        #expect(target.text == "/a%20b/c%2Fd/%3F?x=1+%26")
        #expect(target.path == "/a b/c%2Fd/?")
        #expect(RequestTarget("//evil.example/")?.text == "/evil.example")
        #expect(RequestTarget("/%2Fevil.example/")?.text == "/%2Fevil.example")
        #expect(RequestTarget("/%2Fevil.example/")?.path == "/%2Fevil.example")
        #expect(RequestTarget(segments: []).text == "/")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `a link leads back to its target`(seed: UInt64) throws {
        var random = RandomSource(seed: seed)
        let query = Parameters([(random.text(), random.text())])
        let raw = "/" + random.text().percentEncoded + "//" + random.text(upTo: 3)
        guard let target = RequestTarget(raw + "?" + query.formEncoded) else { return }
        #expect(RequestTarget(target.text) == target)
    }
}
