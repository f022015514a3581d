extension String {
    /// What the eye takes the text for: without what can't be seen, in small letters, and with the letters of
    /// Greek and Cyrillic that look like Latin ones as those. For comparing names, never for showing them.
    ///
    /// Of the characters that Unicode Technical Standard 39 calls confusable these are the ones that keyboards
    /// have.
    package var look: String {
        // Again for letters that have lost an accent.
        latin.folded.latin
    }

    private var latin: String {
        var seen = String.UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.isInvisible {
            seen.append(scalar.lookalike ?? scalar)
        }
        return String(seen)
    }
}

extension Unicode.Scalar {
    /// The Latin letter that it looks like.
    fileprivate var lookalike: Unicode.Scalar? {
        switch value {
        case 0x30: "o"
        case 0x31, 0x6C, 0x7C: "i"
        case 0x391, 0x3B1, 0x410, 0x430: "a"
        case 0x392, 0x412: "b"
        case 0x3F2, 0x3F9, 0x421, 0x441: "c"
        case 0x501: "d"
        case 0x395, 0x415, 0x435: "e"
        case 0x397, 0x41D, 0x4BB: "h"
        case 0x399, 0x3B9, 0x406, 0x456: "i"
        case 0x408, 0x458: "j"
        case 0x39A, 0x3BA, 0x41A, 0x43A: "k"
        case 0x39C, 0x41C: "m"
        case 0x39D: "n"
        case 0x39F, 0x3BF, 0x41E, 0x43E: "o"
        case 0x3A1, 0x3C1, 0x420, 0x440: "p"
        case 0x405, 0x455: "s"
        case 0x3A4, 0x3C4, 0x422, 0x442: "t"
        case 0x3C5: "u"
        case 0x3BD: "v"
        case 0x3A7, 0x3C7, 0x425, 0x445: "x"
        case 0x3A5, 0x423, 0x443, 0x4AE, 0x4AF: "y"
        case 0x396: "z"
        default: nil
        }
    }
}
