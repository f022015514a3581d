import Kernel
import Testing

@Suite struct ListLineTests {
    /// What the lines of a text say, whether numbers stood before them or not.
    private func lines(_ text: String) -> [ListLine] {
        ListLine.all(text).map { ListLine($0.text, isTicked: $0.isTicked) }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `bullets and empty lines above are told`(end: String) {
        let text = ["", "Soap", "", "- Milk", "☐ Rice", "2) Salt", "", "", "Tea"]
        let lines = ListLine.all(text.joined(separator: end))
        #expect(lines.map { $0.text } == ["Soap", "Milk", "Rice", "Salt", "Tea"])
        #expect(lines.map { $0.isApart } == [false, true, false, false, true])
        #expect(lines.map { $0.isBulleted } == [false, true, true, false, false])
    }

    @Test(arguments: [
        ("- Milk", "Milk"), ("* Milk", "Milk"), ("• Milk", "Milk"), ("•Milk", "Milk"),
        ("1) Milk", "Milk"), ("- [ ] Milk", "Milk"), ("[] Milk", "Milk"),
        ("1. [ ] Milk", "Milk"), ("☐ Milk", "Milk"), ("  –  Milk ", "Milk"), ("2) Milk", "Milk"),
        ("– Milk", "Milk"), ("- 2) Milk", "Milk"), ("b) Milk", "Milk"),
        ("□ Milk", "Milk"), ("▪\u{FE0F} Milk", "Milk"),
        ("– [ ] Milk", "Milk"),
    ])
    func `the marks of a list are dropped`(typed: String, text: String) {
        #expect(lines(typed) == [ListLine(text)])
    }

    @Test(arguments: [
        "[x] Milk", "- [X] Milk", "* [x] Milk", "1. [x] Milk", "☑ Milk", "✓ Milk", "2) [x] Milk",
        "– [x] Milk", "✔\u{FE0F} Milk", "☑\u{FE0F}Milk", "[✔\u{FE0F}] Milk",
        "\u{200B}- [x] Milk", "\u{FEFF}✅ Milk",
    ])
    func `a tick is kept`(typed: String) {
        #expect(lines(typed) == [ListLine("Milk", isTicked: true)])
    }

    @Test(arguments: [
        "-5 °C", "*Milk*", "1.5 l milk", "2 l milk", "3. Oktober feiern", "[draft] Letter", "[x",
        "+1",
        "2026. A year", "100% juice", "2 Milk", "2x Milk", "7 Up", "3.5 mm jack", "24. Dez. Baum",
        "2.5) x", "A) B", "e.g. milk", "1. Mai: Grill kaufen", "2. Mahnung bezahlen",
        "50. Geburtstag Oma planen", "3. OG streichen", "1. Stock fegen",
    ])
    func `what only looks like a mark stays`(typed: String) {
        #expect(lines(typed) == [ListLine(typed)])
    }

    @Test func `numbers are dropped where they count, from wherever`() {
        #expect(
            lines("4. Milk\n\n5. Bread\n12. Mai: Ausflug\n")
                == [ListLine("Milk"), ListLine("Bread"), ListLine("12. Mai: Ausflug")])
    }

    @Test func `numbers are dropped where other lines stand between, or all are one`() {
        let words = ["Milk", "fresh", "Bread"].map { ListLine($0) }
        #expect(lines("1. Milk\nfresh\n2. Bread") == words)
        #expect(lines("1. Milk\nfresh\n1. Bread") == words)
        let kept = ["3. OG streichen", "50. Geburtstag"].map { ListLine($0) }
        #expect(lines("3. OG streichen\n50. Geburtstag") == kept)
    }

    @Test(arguments: [
        ("1) Heat the oil", true), ("a) Heat the oil", true), ("1. One\n2. Two", true),
        ("- Milk", false), ("7 Up", false), ("3. OG streichen", false),
    ])
    func `a line says whether a number stood before it`(typed: String, isNumbered: Bool) {
        #expect(ListLine.all(typed).allSatisfy { $0.isNumbered == isNumbered })
    }

    @Test func `marks with nothing behind them are no lines`() {
        #expect(lines("-\n* \n[x]\n1.\n\r\n  \n") == [])
    }
}
