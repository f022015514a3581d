/// A random generator that repeats itself: the same seed gives the same values everywhere.
///
/// It is SplitMix64 by Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension RandomNumberGenerator {
    /// A text of up to `limit` characters, among them those that formats treat specially.
    package mutating func text(upTo limit: Int = 12) -> String {
        let alphabet = [
            "a", "B", "7", " ", "\"", "\\", "/", "'", ",", ";", "\t", "\n", "\r", "|", "=", "+",
            "-",
            "@", "%", "&", "#", "?", ".", "\u{0}", "\u{1F}", "\u{7F}", "ü", "ß", "\u{301}", "漢",
            "😀", "\u{FEFF}", "\u{FFFD}", "\u{2028}",
        ]
        return (0..<Int.random(in: 0...limit, using: &self)).reduce(into: "") { text, _ in
            text += alphabet.randomElement(using: &self) ?? ""
        }
    }
}
