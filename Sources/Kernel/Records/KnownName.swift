/// What a person calls one of the books or devices of a home.
enum KnownName {
    /// How many characters it may have.
    static let longest = 60
    /// How many bytes: a character that people type has 41 at most, and one that is made up any number.
    static let largest = longest * 41

    /// A name as it is kept: without spaces around it and in one line; `nil` for none, for one that can't
    /// be seen or turns what stands beside it around, and for one that is too long.
    static func kept(_ typed: String) -> String? {
        let name = typed.trimmed
        guard name.utf8.count <= largest,
            name.unicodeScalars.allSatisfy(isPlain), !name.isBlank, name.count <= longest
        else { return nil }
        return name
    }

    /// No control character, no end of a line, and nothing that changes the direction of writing.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: false
        default: true
        }
    }
}
