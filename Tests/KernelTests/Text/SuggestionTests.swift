import Kernel
import Testing

struct SuggestionTests {
    static let cases: [(String, String?)] = [
        ("essentials", "essential"), ("esential", "essential"), ("Essential", "essential"),
        ("esse", "essential"), ("proejct", "project"), ("itme", "item"), ("iten", "item"),
        ("todo", nil), ("", nil), ("x", nil), ("protection", nil),
    ]

    @Test(arguments: cases)
    func `a name nearby is suggested`(typed: String, meant: String?) {
        #expect(typed.nearest(in: ["project", "item", "essential", "essentialLink"]) == meant)
    }

    @Test func `a very long name is compared quickly`() {
        let long = String(repeating: "essential", count: 100_000)
        #expect(long.nearest(in: ["essential"]) == nil)
    }
}
