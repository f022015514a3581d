import Kernel

extension Amount {
    /// The words of a line; a whole number and a fraction behind it are one: "1 1/2 kg" is "1½ kg".
    static func words(of line: String) -> [String] {
        var words: [String] = []
        let apart = line.words.flatMap(apart)
        let isTwice = apart.contains { word in
            word.utf8.contains(UInt8(ascii: "/"))
                && (word == "/"
                    || word.unicodeScalars.contains { "a"..."z" ~= $0 || "A"..."Z" ~= $0 })
        }
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

    /// Without what says the same amount in pounds, ounces or pints again: "150ml/5fl oz milk",
    /// "150 ml / 5 fl oz milk".
    private static func inOneMeasure(_ words: [String]) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard let (first, behind) = metric(word, after: kept.last),
                case let count = imperialLength(behind + rest.prefix(longestImperial)), count > 0
            else {
                kept.append(word)
                continue
            }
            kept += first
            rest = rest.dropFirst(count - behind.count)
        }
        return kept
    }

    /// How many words "2 lb 4 fl oz" and the like have at most.
    private static let longestImperial = 5

    /// The word before a "/" that ends a metric amount, and what stands behind the sign.
    private static func metric(
        _ word: String, after last: String?
    ) -> (first: [String], behind: [String])? {
        guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let last = last ?? ""
        let first = String(Substring(word.utf8[..<sign]))
        let behind = String(Substring(word.utf8[sign...].dropFirst()))
        let isMetric =
            first.isEmpty
            ? Word(last) == .measured || Word.isMeasure(last)
            : Word(first) == .measured || Word.isMeasure(first) && Word(last) == .number
        return isMetric ? ([first].filter { !$0.isEmpty }, [behind].filter { !$0.isEmpty }) : nil
    }

    /// How many words at the beginning are an amount in pounds and the like.
    private static func imperialLength(_ words: [String]) -> Int {
        var rest = words[...]
        while let first = rest.first {
            let isWhole = Word(first) == .measured && isImperial(first)
            let isNumber =
                Word(first) == .number && rest.dropFirst().first.map(isImperial) == true
            guard isWhole || isNumber else { break }
            rest = rest.dropFirst(isNumber ? 2 : 1)
            // "5 fl oz"
            if words[rest.startIndex - 1].folded.hasSuffix("fl"), rest.first.map(isImperial) == true
            {
                rest = rest.dropFirst()
            }
        }
        return words.count - rest.count
    }

    private static func isImperial(_ word: String) -> Bool {
        let unit = word.folded.unicodeScalars.reversed().prefix { "a"..."z" ~= $0 }.reversed()
        return [
            "oz", "fl", "lb", "lbs", "pt", "qt", "pint", "pints", "ounce", "ounces", "pound",
            "pounds",
            "cup", "cups",
        ].contains(String(String.UnicodeScalarView(unit)))
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
