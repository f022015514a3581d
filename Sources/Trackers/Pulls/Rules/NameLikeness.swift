import Kernel

/// Whether two names may mean the same: `JD 4020` and `John Deere 4020`, `Why Not` and `WhyNot`.
package final class NameLikeness: Sendable {
    private let letters: [UInt8]
    /// The first letters of the words, if there are several.
    private let initials: [UInt8]
    private let digits: [UInt8]
    /// A bit for each letter that occurs.
    private let alphabet: UInt32
    /// How often each letter occurs.
    private let counts: [UInt8]

    package init(_ name: String) {
        var letters: [UInt8] = []
        var initials: [UInt8] = []
        var digits: [UInt8] = []
        var isInWord = false
        for byte in name.folded.utf8 {
            let isDigit = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
            let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || byte >= 0x80
            if isDigit { digits.append(byte) }
            if isLetter {
                letters.append(byte)
                if !isInWord { initials.append(byte) }
            }
            isInWord = isDigit || isLetter
        }
        self.letters = letters
        self.initials = initials.count > 1 ? initials : []
        self.digits = digits
        var counts = [UInt8](repeating: 0, count: 32)
        for letter in letters { counts[Int(letter & 31)] &+= 1 }
        self.counts = counts
        alphabet = letters.reduce(0) { $0 | 1 << UInt32($1 & 31) }
    }

    /// Numbers tell models apart, so they must agree; the letters may be written together, be
    /// initials, or differ by a slip: one from five letters on, two from ten.
    package func isLike(_ other: NameLikeness) -> Bool {
        // What costs least comes first: a long list is compared name by name.
        let isShort =
            initials.count == other.letters.count || letters.count == other.initials.count
        guard isShort || mayBeNear(other), digits == other.digits, !letters.isEmpty,
            !other.letters.isEmpty
        else { return false }
        if letters == other.letters || initials == other.letters || letters == other.initials {
            return true
        }
        let slips = min(letters.count, other.letters.count) / 5
        return slips > 0 && hasNearlyTheLetters(of: other)
            && NameLikeness.isNear(letters[...], other.letters[...], min(2, slips))
    }

    /// Two slips at most; each adds a letter, takes one away, or does both.
    private func mayBeNear(_ other: NameLikeness) -> Bool {
        abs(letters.count - other.letters.count) <= 2
            && (alphabet ^ other.alphabet).nonzeroBitCount <= 4
    }

    private func hasNearlyTheLetters(of other: NameLikeness) -> Bool {
        var difference = 0
        for (mine, theirs) in zip(counts, other.counts) {
            difference += abs(Int(mine) - Int(theirs))
        }
        return difference <= 4
    }

    /// Whether so many letters inserted, deleted, replaced or swapped with their neighbour make one
    /// of the other.
    private static func isNear(
        _ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>, _ slips: Int
    ) -> Bool {
        var (x, y) = (a.startIndex, b.startIndex)
        while x < a.endIndex, y < b.endIndex, a[x] == b[y] {
            x += 1
            y += 1
        }
        let (a, b) = (a[x...], b[y...])
        if a.isEmpty || b.isEmpty { return max(a.count, b.count) <= slips }
        if slips == 0 || abs(a.count - b.count) > slips { return false }
        return isNear(a.dropFirst(), b.dropFirst(), slips - 1)
            || isNear(a.dropFirst(), b, slips - 1) || isNear(a, b.dropFirst(), slips - 1)
            || isSwapped(a, b) && isNear(a.dropFirst(2), b.dropFirst(2), slips - 1)
    }

    private static func isSwapped(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
        a.count > 1 && b.count > 1 && a[a.startIndex] == b[b.startIndex + 1]
            && a[a.startIndex + 1] == b[b.startIndex]
    }
}
