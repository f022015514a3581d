package import Kernel

extension Aisle {
    /// Where something of that name probably stands; `nil` where its name doesn't say.
    ///
    /// Of two words the one that says what it is counts: the last, but the first where another follows
    /// with "di" or "of", and the end of a compound: "Vollkornbrot", "chocolate milk", "succo di mela".
    package static func guess(_ name: String, in language: Language) -> Aisle? {
        let words = name.folded.words
        guard !words.isEmpty else { return nil }
        var best: (aisle: Aisle, rank: Int)?
        for aisle in allCases {
            for good in language(aisle.goods).split(separator: ",") {
                let good = String(good).trimmed.folded
                guard let rank = rank(of: good, in: words, language) else { continue }
                if best.map({ $0.rank < rank }) != false { best = (aisle, rank) }
            }
        }
        return best?.aisle
    }

    /// How surely a name is one of a good's: more for words that say what it is, then for longer ones.
    private static func rank(of good: String, in words: [String], _ language: Language) -> Int? {
        let parts = good.words
        if parts.count > 1 {
            let isThere = words.indices.contains { start in
                start + parts.count <= words.count
                    && zip(words[start...], parts).allSatisfy { matches($0, $1) == .whole }
            }
            return isThere ? 10_000 + good.utf8.count : nil
        }
        let link = words.firstIndex {
            Quantity.isLink($0) || $0 == "al" || $0 == "alla" || $0 == "with"
        }
        let head = language == .italian || link != nil ? 0 : (link ?? words.count) - 1
        var best: Int?
        for (place, word) in words.enumerated() {
            guard let match = matches(word, good) else { continue }
            let near = 100 - min(99, abs(place - head))
            let rank = near * 50 + (match == .whole ? 20 : 0) + good.utf8.count
            if best.map({ $0 < rank }) != false { best = rank }
        }
        return best
    }

    private enum Match { case whole, end }

    /// Whether a word is the good's, in one of its forms, or ends in it as compounds do.
    private static func matches(_ word: String, _ good: String) -> Match? {
        if word == good { return .whole }
        let (word, good) = (Array(word.utf8), Array(good.utf8))
        if good.count > 3, shared(word, good) + 1 >= good.count, word.count <= good.count + 2 {
            return .whole
        }
        return good.count > 3 && word.count > good.count
            && word.suffix(good.count).elementsEqual(good)
            ? .end : nil
    }

    private static func shared(_ a: [UInt8], _ b: [UInt8]) -> Int {
        zip(a, b).prefix { $0 == $1 }.count
    }
}
