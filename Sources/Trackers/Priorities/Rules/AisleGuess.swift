package import Kernel

extension Aisle {
    /// Where something of that name probably stands; `nil` where its name doesn't say. Who asks for many
    /// names keeps an ``AisleGuess``.
    package static func guess(_ name: String, in language: Language) -> Aisle? {
        AisleGuess(language).aisle(of: name)
    }
}

/// Guesses aisles by names in a language, and in the others where that says nothing, or less: "Peanut butter"
/// is more than the "Butter" of another language. What the goods of all aisles are called is read once, as
/// that costs more than to guess.
package final class AisleGuess {
    let language: Language
    private let own: Goods
    private lazy var others = Language.allCases.filter { $0 != language }.map { Goods(foreign: $0) }

    package init(_ language: Language) {
        self.language = language
        own = Goods(language)
    }

    /// Where something of that name probably stands; `nil` where its name doesn't say.
    package func aisle(of name: String) -> Aisle? {
        let words = name.folded.words
        let mine = own.find(words)
        // A word that is all of the name can't be outdone.
        if let mine, mine.isAll { return mine.aisle }
        let all = others.compactMap { $0.find(words) }
        let whole = all.filter { $0.isAll }
        let found = whole.isEmpty ? all.filter { $0.says(more: mine) } : whole
        let rank = found.map { $0.rank }.max()
        let best = found.filter { $0.rank == rank }
        if best.isEmpty { return mine?.aisle }
        return best.allSatisfy { $0.aisle == best[0].aisle } ? best[0].aisle : nil
    }

    /// Whether goods are called just so, in one of their forms, in any language.
    func names(_ name: String) -> Bool {
        let words = name.folded.words
        return !words.isEmpty
            && (own.names(words) || others.contains { $0.names(words) })
    }

    /// Whether goods are called just so, in any language: "7 up".
    func knows(_ name: String) -> Bool {
        let words = name.folded.words
        return !words.isEmpty && (own.has(words) || others.contains { $0.has(words) })
    }
}

/// What the goods of all aisles are called in a language.
///
/// Of two words the one that says what it is counts: the last, but the first where another follows with
/// "di" or "of", and the end of a compound: "Vollkornbrot", "chocolate milk", "succo di mela". What is said
/// of goods in two aisles alike, as "pepper" is, has none.
private struct Goods {
    private let language: Language
    /// Whether names are more likely of another language: "pan" is no bread then, nor "portfolio" oil.
    private let isForeign: Bool
    private let goods: [Good]

    /// What something is called that stands in an aisle.
    private struct Good {
        let aisle: Aisle
        let words: [[UInt8]]
        /// In bytes, with the spaces between the words.
        let length: Int
    }

    init(_ language: Language) {
        self.init(language, isForeign: false) { language(PrioritiesText.aisleGoods($0)) }
    }

    init(foreign language: Language) {
        self.init(language, isForeign: true) {
            PrioritiesText.aisleGoods($0, in: language).description
        }
    }

    private init(_ language: Language, isForeign: Bool, _ names: (Aisle) -> String) {
        self.language = language
        self.isForeign = isForeign
        goods = Aisle.allCases.flatMap { aisle in
            names(aisle).split(separator: ",").map { name in
                let name = String(name).trimmed.folded
                return Good(
                    aisle: aisle, words: name.words.map { Array($0.utf8) },
                    length: name.utf8.count)
            }
        }
    }

    /// What a name was found to be.
    struct Find {
        /// None where it is said of goods in two.
        var aisle: Aisle?
        let rank: Int
        /// How much of the name says so, in bytes.
        let length: Int
        /// Whether nothing of the name is left.
        let isAll: Bool

        /// Whether it is surer than what was found in one's own language, by a longer word.
        func says(more mine: Find?) -> Bool {
            guard let mine else { return true }
            return length > mine.length && rank > mine.rank
        }
    }

    /// What the words of a folded name are called; `nil` where they are called nothing.
    func find(_ words: [String]) -> Find? {
        if words.isEmpty { return nil }
        let head = head(of: words)
        let bytes = words.map { Array($0.utf8) }
        var best: Find?
        for good in goods {
            guard let rank = rank(of: good, in: bytes, head: head) else { continue }
            if best.map({ $0.rank < rank }) != false {
                best = Find(
                    aisle: good.aisle, rank: rank, length: good.length, isAll: good.words == bytes)
            } else if best?.rank == rank, best?.aisle != good.aisle {
                best?.aisle = nil
            }
        }
        return best
    }

    /// Whether one of the goods is called by these words.
    func has(_ words: [String]) -> Bool {
        let bytes = words.map { Array($0.utf8) }
        return goods.contains { $0.words == bytes }
    }

    /// Whether one of the goods is called by these words, or by forms of them that have four letters: "oat" is
    /// what another is called by, too.
    func names(_ words: [String]) -> Bool {
        let bytes = words.map { Array($0.utf8) }
        return goods.contains { good in
            good.words == bytes
                || good.words.count == bytes.count
                    && zip(bytes, good.words).allSatisfy {
                        $0.count > 3 && matches($0, $1) == .whole
                    }
        }
    }

    /// The place of the word that probably says what it is.
    private func head(of words: [String]) -> Int {
        let link = words.firstIndex {
            Quantity.isLink($0) || $0 == "al" || $0 == "alla" || $0 == "with"
        }
        return language == .italian || link != nil ? 0 : words.count - 1
    }

    /// How surely a name is one of a good's: more for words that say what it is, then for longer ones.
    private func rank(of good: Good, in words: [[UInt8]], head: Int) -> Int? {
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
    private func isWhole(_ parts: [[UInt8]], in words: [[UInt8]]) -> Bool {
        words.indices.contains { start in
            start + parts.count <= words.count
                && zip(words[start...], parts).allSatisfy { matches($0, $1) == .whole }
        }
    }

    private enum Match { case whole, end }

    /// Whether a word is the good's, in one of its forms, or ends in it as compounds do.
    private func matches(_ word: [UInt8], _ good: [UInt8]) -> Match? {
        if word == good { return .whole }
        guard good.count > 3 else { return nil }
        if !isForeign || min(word.count, good.count) > 4, WordForm.isForm(word, of: good) {
            return .whole
        }
        let isEnd = word.count > good.count && word.suffix(good.count).elementsEqual(good)
        return isEnd && (!isForeign || language == .german) ? .end : nil
    }
}
