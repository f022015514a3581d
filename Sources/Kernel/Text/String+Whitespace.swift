extension Unicode.Scalar {
    /// Whether Unicode calls it white space (its property `White_Space`).
    package var isWhitespace: Bool {
        switch value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
            0x3000:
            true
        default: false
        }
    }

    /// Whether nothing of it can be seen: zero-width characters, variation selectors, marks of
    /// direction, fillers, tags.
    package var isInvisible: Bool {
        switch value {
        case 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
            0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF,
            0xFFA0, 0xE0000...0xE0FFF:
            true
        default: false
        }
    }
}

extension String {
    /// The text without white space before and after it.
    package var trimmed: String {
        let scalars = unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(scalars[first...last])
    }

    /// The parts between white space.
    package var words: [String] {
        unicodeScalars.split { $0.isWhitespace }.map { String($0) }
    }

    /// Whether there is nothing in it but white space and what can't be seen.
    package var isBlank: Bool {
        unicodeScalars.allSatisfy { $0.isWhitespace || $0.isInvisible }
    }

    /// At most `characters` characters: the beginning and `…` when the text is longer.
    package func truncated(to characters: Int) -> String {
        if utf8.count <= characters { return self }
        guard let end = index(startIndex, offsetBy: max(0, characters), limitedBy: endIndex),
            end < endIndex
        else { return self }
        return characters < 1 ? "" : String(self[..<index(before: end)]) + "…"
    }
}
