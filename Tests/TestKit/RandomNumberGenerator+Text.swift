extension RandomNumberGenerator {
    /// A text of up to `limit` characters, among them those that formats treat specially.
    package mutating func text(upTo limit: Int = 12) -> String {
        let alphabet = [
            "a", "B", "7", " ", "\"", "\\", "/", "'", ",", ";", "\t", "\n", "\r", "|", "=", "+",
            "-", "@", "%", "&", "#", "?", ".", "\u{0}", "\u{1F}", "\u{7F}", "ü", "ß", "\u{301}",
            "漢",
            "😀", "\u{FEFF}", "\u{FFFD}", "\u{2028}",
        ]
        return (0..<Int.random(in: 0...limit, using: &self)).reduce(into: "") { text, _ in
            text += alphabet.randomElement(using: &self) ?? ""
        }
    }
}
