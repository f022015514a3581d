import Kernel
import Testing

@Suite struct FoldingTests {
    @Test(arguments: [
        ("Bread", "bread"), ("  two \t\n words ", "two words"), ("", ""), ("   ", ""),
        ("Äpfel", "apfel"), ("A\u{308}pfel", "apfel"), ("CRÈME BRÛLÉE", "creme brulee"),
        ("Straße", "strasse"), ("GROẞ", "gross"), ("Œuf", "oeuf"), ("Smørrebrød", "smorrebrod"),
        ("Łódź", "lodz"), ("Đorđe", "dorde"), ("Þór", "thor"), ("ısırgan İZMİR", "isirgan izmir"),
        ("ﬁne ＴＯＦＵ　１２", "fine tofu 12"), ("Ærø", "aero"), ("niño", "nino"),
        ("Ångström", "angstrom"),
        ("Ελλάς", "ελλασ"), ("ΆΛΦΑ", "αλφα"), ("Ёлка ЙОД", "елка иод"),
        ("أحمد إلى آب", "احمد الى اب"),
        ("مُحَمَّد", "محمد"), ("שָׁלוֹם", "שלום"), ("don’t “stop” – now…", "don't \"stop\" - now..."),
        ("½ l", "1/2 l"), ("x²", "x2"), ("co\u{AD}op", "coop"), ("zero\u{200B}width", "zerowidth"),
        ("Việt Nam", "viet nam"), ("ＡＢＣ", "abc"), ("牛乳 がぎ", "牛乳 がぎ"), ("한국", "한국"),
        ("a\u{A0}b\u{2003}c\u{3000}d\u{2028}e", "a b c d e"), ("❤️", "❤"), ("𝓯𝓪𝓷𝓬𝔂", "fancy"),
        ("\u{85}\u{A0}x\u{A0}", "x"), ("ÅÄÖ", "aao"), ("ǅ", "dz"), ("´", "'"), ("¨", "¨"),
    ])
    func `case, accents and white space are folded`(text: String, folded: String) {
        #expect(Array(text.folded.unicodeScalars) == Array(folded.unicodeScalars))
    }

    @Test func `folding twice changes nothing more`() {
        withSamples(20_000) { random in
            let folded = random.text().folded
            #expect(Array(folded.folded.utf8) == Array(folded.utf8))
        }
    }

    @Test func `every scalar folds to something that stays`() {
        for value in UInt32(0)..<0x11_0000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let folded = String(scalar).folded
            if !folded.folded.utf8.elementsEqual(folded.utf8) { #expect(folded.folded == folded) }
        }
    }

    @Test func `lower and upper case fold alike`() {
        for value in UInt32(0)..<0x2_0000 {
            guard let scalar = Unicode.Scalar(value), isInTable(scalar) else { continue }
            let lower = scalar.properties.lowercaseMapping
            let upper = scalar.properties.uppercaseMapping
            guard (lower + upper).unicodeScalars.allSatisfy(isInTable) else { continue }
            if lower.folded != upper.folded { #expect(lower.folded == upper.folded, "\(scalar)") }
        }
    }

    @Test func `accents and case don't matter in the alphabet`() {
        let names = ["Bread", "Äpfel", "zucchini", "Apple", "Öl", "Oats", "éclair", "Eggs"]
        let sorted = names.sorted { $0.folded < $1.folded }
        #expect(sorted == ["Äpfel", "Apple", "Bread", "éclair", "Eggs", "Oats", "Öl", "zucchini"])
    }

    @Test(arguments: [
        ("whole milk", "milk", true), ("whole milk", "whole", true), ("whole milk", "e m", true),
        ("milk", "milks", false), ("milk", "", true), ("", "", true), ("", "a", false),
        ("aab", "ab", true), ("abac", "abad", false), ("äpfel".folded, "APF".folded, true),
        ("牛乳", "乳", true),
    ])
    func `a needle is found anywhere`(text: String, needle: String, isFound: Bool) {
        #expect(text.containsFolded(needle) == isFound)
    }

    @Test func `the needle is found where it was put`() {
        withSamples { random in
            let (before, needle, after) = (random.text(), random.text(), random.text())
            #expect((before + needle + after).containsFolded(needle))
        }
    }

    /// Whether Unicode had the scalar when the table was made.
    private func isInTable(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.age.map { $0.major <= 14 } ?? false
    }
}
