import Kernel

/// Whether two names may mean the same: `JD 4020` and `John Deere 4020`, `Why Not` and `WhyNot`.
package struct NameLikeness: Sendable {
    private let words: [String]
    private let letters: String
    private let digits: String

    package init(_ name: String) {
        let parts = name.folded.unicodeScalars.split { scalar in
            scalar.isWhitespace || (scalar.value < 0x80 && !scalar.isWord)
        }
        words = parts.map { String($0) }
        letters = words.map { word in String(word.unicodeScalars.filter { !$0.isDigit }) }.joined()
        digits = words.map { word in String(word.unicodeScalars.filter { $0.isDigit }) }.joined()
    }

    /// Numbers tell models apart, so they must agree; the letters may be written together, be
    /// initials, or differ by a slip.
    package func isLike(_ other: NameLikeness) -> Bool {
        guard digits == other.digits, !letters.isEmpty, !other.letters.isEmpty else { return false }
        if letters == other.letters { return true }
        if isShort(of: other) || other.isShort(of: self) { return true }
        let shortest = min(letters.utf8.count, other.letters.utf8.count)
        return shortest >= 5 && letters.nearest(in: [other.letters]) != nil
    }

    /// `jd` of `john deere`
    private func isShort(of other: NameLikeness) -> Bool {
        let initials = other.words.compactMap { word in
            word.unicodeScalars.first.flatMap { $0.isDigit ? nil : String($0) }
        }
        return initials.count > 1 && initials.joined() == letters
    }
}

extension Unicode.Scalar {
    fileprivate var isWord: Bool {
        isDigit || "a"..."z" ~= self
    }
}
