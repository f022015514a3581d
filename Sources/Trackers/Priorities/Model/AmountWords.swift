import Kernel

extension Amount {
    /// The words of a line; a whole number and a fraction behind it are one: "1 1/2 kg" is "1½ kg".
    static func words(of line: String) -> [String] {
        var words: [String] = []
        let apart = line.words.flatMap(apart)
        let isTwice = apart.contains { $0.utf8.count > 5 && $0.utf8.contains(UInt8(ascii: "/")) }
        for word in isTwice ? inOneMeasure(apart) : apart {
            if let sign = fraction(word), let last = words.last, isWhole(last) {
                words[words.count - 1] = last + sign
            } else if let range = range(words.suffix(2), word) {
                words.removeLast(2)
                words.append(range)
            } else {
                words.append(word)
            }
        }
        return words
    }

    /// "3–4" of "3 – 4" and "3 bis 4"; nothing where the second is no larger number.
    private static func range(_ before: ArraySlice<String>, _ last: String) -> String? {
        guard before.count == 2, let first = before.first, let link = before.last,
            ["-", "–", "to", "bis"].contains(link.folded), !first.isEmpty, isWhole(first),
            !last.isEmpty, isWhole(last), let from = Int(first), let to = Int(last), from < to
        else { return nil }
        return first + "–" + last
    }

    /// Without what says the same amount in pounds, ounces or pints again: "150ml/5fl oz milk".
    private static func inOneMeasure(_ words: [String]) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard let (first, second) = halves(word) else {
                kept.append(word)
                continue
            }
            kept.append(first)
            if Word(second) == .number || second.folded.hasSuffix("fl") {
                if rest.first.map(Word.isUnit) == true { rest = rest.dropFirst() }
            }
            rest = rest.drop { Word($0) == .measured && isImperial($0) }
        }
        return kept
    }

    /// "150ml" and "5fl"; both begin with a number.
    private static func halves(_ word: String) -> (String, String)? {
        let parts = word.utf8.split(separator: UInt8(ascii: "/"), maxSplits: 1)
            .map { String(Substring($0)) }
        guard parts.count == 2, Word(parts[0]) == .measured, let kind = Word(parts[1]),
            kind == .number || kind == .measured && isImperial(parts[1])
        else { return nil }
        return (parts[0], parts[1])
    }

    private static func isImperial(_ word: String) -> Bool {
        let unit = word.folded.unicodeScalars.reversed().prefix { "a"..."z" ~= $0 }.reversed()
        return ["oz", "fl", "lb", "lbs", "pt", "pint", "pints", "qt"]
            .contains(String(String.UnicodeScalarView(unit)))
    }

    /// "2×Milk" in two words: no name has that sign between a number and a letter.
    private static func apart(_ word: String) -> [String] {
        let parts = word.unicodeScalars.split(separator: "×", omittingEmptySubsequences: false)
        guard parts.count == 2, isWhole(String(parts[0])), !parts[0].isEmpty,
            let first = parts[1].first, !("0"..."9" ~= first)
        else { return [word] }
        return [String(parts[0]) + "×", String(parts[1])]
    }

    private static func isWhole(_ word: String) -> Bool {
        word.utf8.count < 4 && word.unicodeScalars.allSatisfy { "0"..."9" ~= $0 }
    }

    private static func fraction(_ word: String) -> String? {
        switch word {
        case "1/2", "½": "½"
        case "1/4", "¼": "¼"
        case "3/4", "¾": "¾"
        case "1/3", "⅓": "⅓"
        case "2/3", "⅔": "⅔"
        default: nil
        }
    }
}
