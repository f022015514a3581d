import Kernel
import Testing

@Suite struct WordsTests {
    @Test(arguments: [
        ("milk", "Milk"), ("olio di oliva", "Olio di oliva"),
        ("Salz und Pfeffer", "Salz und Pfeffer"),
        ("iPad case", "iPad case"), ("pH strips", "pH strips"), ("7up", "7up"),
        ("2 eggs", "2 eggs"),
        ("", ""), ("öl", "Öl"), ("ßa", "Ssa"), ("ǆ", "ǅ"), ("(fresh) herbs", "(fresh) herbs"),
        ("e\u{301}clair", "E\u{301}clair"), ("牛乳", "牛乳"),
    ])
    func `the first letter becomes a capital and all else stays as typed`(
        text: String, result: String
    ) {
        #expect(text.withCapital == result)
    }

    @Test func `white space around a text is cut off`() {
        #expect("\u{3000} a b\u{A0}\n".trimmed == "a b")
        #expect("".trimmed == "" && " \t".trimmed == "")
        #expect("e\u{301} ".trimmed == "e\u{301}")
    }

    @Test func `blank texts have nothing that can be seen`() {
        #expect("".isBlank && " \u{A0}\u{2003}\r\n".isBlank)
        #expect("\u{200B}".isBlank && "\u{2060} \u{FE0F}\u{FEFF}\u{200D}".isBlank)
        #expect(!" a ".isBlank && !"❤\u{FE0F}".isBlank)
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
