import Testing

@testable import Kernel

@Suite struct MessageTests {
    /// A catalogue of one message, the same in every language.
    private static func label(
        _ pattern: StaticString, index: StaticString, _ arguments: [Label.Argument] = []
    ) -> Label {
        Label(Catalogue { _ in MessageTable(index: index, patterns: pattern) }, 0, arguments)
    }

    @Test func `a message without arguments is its text`() {
        let label = Self.label("Hello\nDay\n", index: "00000:")
        #expect(Language.english(label) == "Hello\nDay")
    }

    @Test func `each message of a table is found by its number`() {
        let catalogue = Catalogue { _ in
            MessageTable(index: "00000200900:00<", patterns: "a\nÄpfel\n\n \n")
        }
        let texts = (0..<4).map { Language.english(Label(catalogue, $0)) }
        #expect(texts == ["a", "Äpfel", "", " "])
    }

    @Test func `arguments stand where the language wants them`() {
        let label = Self.label(
            "\u{1}1 of \u{1}0!\n", index: "00000:", [.number(12_345), .text("“b”")])
        #expect(Language.english(label) == "“b” of 12\u{202F}345!")
    }

    @Test func `a label may speak of another label`() {
        let inner = Self.label("milk\n", index: "000005")
        let outer = Self.label("More \u{1}0\n", index: "000008", [.label(inner)])
        #expect(Language.italian(outer) == "More milk")
    }

    @Test(arguments: [
        (0, "none"), (1, "1 thing"), (2, "2 things"), (1_000_000, "1\u{202F}000\u{202F}000 di"),
    ])
    func `a number chooses its plural, an exact number first`(_ count: Int, _ text: String) {
        let label = Self.label(
            "\u{2}0\u{3}0\u{4}none\u{3}one\u{4}\u{1}0 thing\u{3}many\u{4}\u{1}0 di\u{3}\u{4}\u{1}0 things\u{5}\n",
            index: "00000^", [.number(count)])
        #expect(Language.italian(label) == text)
    }

    @Test(arguments: [("low", 1, "lx."), ("low", 2, "ly."), ("high", 1, "h."), ("odd", 2, "-.")])
    func `choices stand within choices`(_ word: String, _ count: Int, _ text: String) {
        let label = Self.label(
            "\u{2}0\u{3}low\u{4}l\u{2}1\u{3}one\u{4}x\u{3}\u{4}y\u{5}\u{3}high\u{4}h\u{3}\u{4}-\u{5}.\n",
            index: "00000Q", [.text(word), .number(count)])
        #expect(Language.german(label) == text)
    }
}
