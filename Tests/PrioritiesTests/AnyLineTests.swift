import Kernel
import Priorities
import TestKit
import Testing

/// Lines of words that say something to whoever reads quantities, in any order: none may be lost or end the app.
@Suite struct AnyLineTests {
    private static let words = [
        "2", "1/2", "½", "3-4", "0", "00", "405", "1,5", "1.000", "x", "×", "+", "-", "–", "=", ",",
        ";", ":", "·",
        "(", ")", "(2", "g)", "(ca.", "kg", "l", "tin", "tins", "of", "di", "von", "a", "ein",
        "un'anguria", "each", "je",
        "for", "für", "per", "or", "oder", "o", "and", "und", "e", "noch", "ancora", "bitte",
        "also", "get", "don't",
        "forget", "kein", "no", "milk", "Milch", "latte", "Eier", "eggs", "chopped", "finely",
        "gehackt", "and", "dozen",
        "half", "zwei", "due", "inch", "(2-inch)", "3cm", "6-pack", "piece", "£4", "2€", "!", "!!",
        "Sarah:", "q.b.",
        "etwas", "some", "size", "4", "large", "gestr.", "EL,", "glatte", "to", "taste", "→", "🍎",
        "Ä", "'", "d'acqua",
        "not", "vergessen!", "@", "%", "3,5%", "für", "den", "Teig:", "2x250g", "10er", "a.",
        "\u{301}", "…",
    ]

    @Test(arguments: Language.allCases, [UInt64(1), 2, 3, 4])
    func `whatever stands in a line, it is read or refused`(language: Language, seed: UInt64) throws
    {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        for _ in 0..<4 {
            let kitchen = Kitchen(["Milk": .low, "Eggs": .high, "Mele": .medium])
            kitchen.visitor.language = language.rawValue
            let lines = (0..<40).map { _ in
                (0...next(7)).map { _ in AnyLineTests.words[next(AnyLineTests.words.count)] }
                    .joined(separator: " ")
            }
            let answer = kitchen.visitor.send(
                "/priorities/batch", ["lines": lines.joined(separator: "\n"), "level": "high"])
            #expect([200, 422].contains(answer.status))
            for line in lines.prefix(6) {
                let found = kitchen.get("/priorities/search?q=" + line.percentEncoded)
                #expect(found.status == 200)
                let added = kitchen.visitor.send("/priorities/search", ["name": line, "enter": ""])
                #expect([200, 422].contains(added.status), "\(line)")
            }
        }
    }
}
