package import Kernel

extension Aisle {
    /// Where something of that name probably stands; `nil` where its name doesn't say. Who asks for many
    /// names keeps an ``AisleGuess``.
    package static func guess(_ name: String, in language: Language) -> Aisle? {
        AisleGuess(language).aisle(of: name)
    }
}

/// Guesses aisles by names in a language. What the goods of all aisles are called is read once, as that
/// costs more than to guess.
///
/// Of two words the one that says what it is counts: the last, but the first where another follows with
/// "di" or "of", and the end of a compound: "Vollkornbrot", "chocolate milk", "succo di mela". What is said
/// of goods in two aisles alike, as "pepper" is, has none.
package struct AisleGuess {
    let language: Language
    private let goods: [Good]

    /// What something is called that stands in an aisle.
    private struct Good {
        let aisle: Aisle
        let words: [[UInt8]]
        /// In bytes, with the spaces between the words.
        let length: Int
    }

    package init(_ language: Language) {
        self.language = language
        goods = Aisle.allCases.flatMap { aisle in
            language(aisle.goods).split(separator: ",").map { name in
                let name = String(name).trimmed.folded
                return Good(
                    aisle: aisle, words: name.words.map { Array($0.utf8) },
                    length: name.utf8.count)
            }
        }
    }

    /// Where something of that name probably stands; `nil` where its name doesn't say.
    package func aisle(of name: String) -> Aisle? {
        let words = name.folded.words
        guard !words.isEmpty else { return nil }
        let head = head(of: words)
        let bytes = words.map { Array($0.utf8) }
        var best: (aisle: Aisle?, rank: Int)?
        for good in goods {
            guard let rank = AisleGuess.rank(of: good, in: bytes, head: head) else { continue }
            if best.map({ $0.rank < rank }) != false {
                best = (good.aisle, rank)
            } else if best?.rank == rank, best?.aisle != good.aisle {
                best?.aisle = nil
            }
        }
        return best?.aisle
    }

    /// The place of the word that probably says what it is.
    private func head(of words: [String]) -> Int {
        let link = words.firstIndex {
            Quantity.isLink($0) || $0 == "al" || $0 == "alla" || $0 == "with"
        }
        return language == .italian || link != nil ? 0 : words.count - 1
    }

    /// How surely a name is one of a good's: more for words that say what it is, then for longer ones.
    private static func rank(of good: Good, in words: [[UInt8]], head: Int) -> Int? {
        guard let first = good.words.first else { return nil }
        if good.words.count > 1 {
            return isWhole(good.words, in: words) ? 10_000 + good.length : nil
        }
        var best: Int?
        for (place, word) in words.enumerated() {
            guard let match = matches(word, first) else { continue }
            let near = 100 - min(99, abs(place - head))
            let sure = match == .whole ? word == first ? 22 : 20 : 0
            let rank = near * 50 + sure + good.length
            if best.map({ $0 < rank }) != false { best = rank }
        }
        return best
    }

    /// Whether all words of a good stand in a name, one behind the other.
    private static func isWhole(_ parts: [[UInt8]], in words: [[UInt8]]) -> Bool {
        words.indices.contains { start in
            start + parts.count <= words.count
                && zip(words[start...], parts).allSatisfy { matches($0, $1) == .whole }
        }
    }

    private enum Match { case whole, end }

    /// Whether a word is the good's, in one of its forms, or ends in it as compounds do.
    private static func matches(_ word: [UInt8], _ good: [UInt8]) -> Match? {
        if word == good { return .whole }
        guard good.count > 3 else { return nil }
        if isForm(word, of: good) { return .whole }
        return word.count > good.count && word.suffix(good.count).elementsEqual(good) ? .end : nil
    }

    /// Whether a word is another's plural, or the other way round: "eggs", "Tomaten", "mele", "cherries";
    /// but "beer" is no "beef".
    private static func isForm(_ word: [UInt8], of good: [UInt8]) -> Bool {
        let (short, long) = word.count < good.count ? (word, good) : (good, word)
        let same = shared(short, long)
        if same == short.count { return long.count <= short.count + 2 }
        guard same == short.count - 1, let end = short.last else { return false }
        let ending = long.dropFirst(same)
        if end == UInt8(ascii: "y") { return ending.elementsEqual("ies".utf8) }
        return long.count <= short.count + 1 && isVowel(end)
            && (ending.first.map(isVowel) ?? false || ending.elementsEqual("he".utf8))
    }

    private static func isVowel(_ byte: UInt8) -> Bool { "aeio".utf8.contains(byte) }

    /// How many bytes both begin with.
    private static func shared(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var count = 0
        while count < a.count, count < b.count, a[count] == b[count] { count += 1 }
        return count
    }
}
