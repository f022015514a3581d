import Kernel
import Testing

@Suite struct WordsTests {
    @Test(arguments: [
        ("milk", "Milk"), ("whole milk", "Whole Milk"), ("don't panic", "Don't Panic"),
        ("semi-skimmed milk", "Semi-skimmed Milk"), ("2 l milk", "2 l Milk"),
        ("1,5 kg flour", "1,5 kg Flour"),
        ("1/2 lb butter", "1/2 lb Butter"), ("6 eggs", "6 Eggs"), ("vitamin c", "Vitamin C"),
        ("l", "L"),
        ("iPad case", "iPad Case"), ("AA batteries", "AA Batteries"), ("7up", "7up"), ("", ""),
        ("  two  spaces ", "  Two  Spaces "), ("(fresh) herbs", "(Fresh) Herbs"),
        ("“good” tea", "“Good” Tea"),
        ("öl", "Öl"), ("ßa", "Ssa"), ("ǆ", "ǅ"), ("crème fraîche", "Crème Fraîche"),
        ("a\nb", "A\nB"),
        ("牛乳", "牛乳"), ("...", "..."), ("- milk", "- Milk"), ("e\u{301}clair", "E\u{301}clair"),
    ])
    func `words begin with a capital`(text: String, title: String) {
        #expect(text.titleCased(.english) == title)
    }

    @Test func `units are those of the language`() {
        #expect("2 el öl".titleCased(.german) == "2 el Öl")
        #expect("2 el paso".titleCased(.english) == "2 El Paso")
    }

    @Test func `white space around a text is cut off`() {
        #expect("\u{3000} a b\u{A0}\n".trimmed == "a b")
        #expect("".trimmed == "" && " \t".trimmed == "")
        #expect("e\u{301} ".trimmed == "e\u{301}")
    }

    @Test func `blank texts have nothing but white space`() {
        #expect("".isBlank && " \u{A0}\u{2003}\r\n".isBlank)
        #expect(!" a ".isBlank && !"\u{200B}".isBlank)
    }

    @Test func `white space is what Unicode says`() {
        for value in UInt32(0)..<0x11_0000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            if scalar.isWhitespace != scalar.properties.isWhitespace {
                #expect(scalar.isWhitespace == scalar.properties.isWhitespace, "\(value)")
            }
        }
    }

    @Test(arguments: [
        ("milk", 4, "milk"), ("milk", 3, "mi…"), ("milk", 1, "…"), ("milk", 0, ""),
        ("milk", -1, ""),
        ("äöü", 3, "äöü"), ("äöü", 2, "ä…"), ("👨‍👩‍👧x", 2, "👨‍👩‍👧x"), ("👨‍👩‍👧xy", 2, "👨‍👩‍👧…"), ("", 0, ""),
    ])
    func `long texts are cut at a character`(text: String, limit: Int, shown: String) {
        #expect(text.truncated(to: limit) == shown)
    }
}
