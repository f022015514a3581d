import Kernel

extension Amount {
    /// The words of a line; a whole number and a fraction behind it are one: "1 1/2 kg" is "1½ kg".
    static func words(of line: String) -> [String] {
        var words: [String] = []
        let typed = asTyped(line.words)
        let apart = typed.contains(where: isUnusual) ? inFigures(typed) : typed
        let isTwice = apart.contains { word in
            word.utf8.contains(UInt8(ascii: "/"))
                && (word == "/"
                    || word.unicodeScalars.contains { "a"..."z" ~= $0 || "A"..."Z" ~= $0 })
        }
        let measured = isTwice ? inOneMeasure(apart) : apart
        let maySum = measured.count > 3 && measured.count { isNumber($0) } > 1
        for word in maySum ? withSums(measured) : measured {
            if let sign = fraction(word), let last = words.last,
                isWhole(last.hasPrefix("(") ? String(Substring(last.utf8.dropFirst())) : last)
            {
                words[words.count - 1] = last + sign
            } else if words.last.map(isRangeSign) == true,
                let range = range(words.suffix(2), word)
            {
                words.removeLast(2)
                words.append(range)
            } else {
                words.append(word)
            }
        }
        return words
    }

    /// The words where no sign stands apart from its own, and none between two.
    private static func asTyped(_ words: [String]) -> [String] {
        var words = words
        if words.contains(",") { words = withCommas(words) }
        if words.count > 2, words[1].utf8.last == UInt8(ascii: ","), Word.isSize(words[2]) {
            words = withSizeFirst(words)
        }
        if words.contains(where: { $0.unicodeScalars.contains("×") }) {
            words = words.flatMap(apart)
        }
        return words.contains("000") ? withThousands(words) : words
    }

    /// "Kartoffeln, fest" of "Kartoffeln , fest"
    static func withCommas(_ words: [String]) -> [String] {
        var kept: [String] = []
        for word in words {
            if word == ",", let last = kept.popLast() {
                kept.append(last + ",")
            } else {
                kept.append(word)
            }
        }
        return kept
    }

    /// "1 gestr. EL Salz" of "1 EL, gestr. Salz"
    private static func withSizeFirst(_ words: [String]) -> [String] {
        let unit = String(Substring(words[1].utf8.dropLast()))
        guard Word.isUnit(unit) else { return words }
        return [words[0], words[2], unit] + words[3...]
    }

    /// "1000 g" of "1 000 g".
    private static func withThousands(_ words: [String]) -> [String] {
        guard let place = words.firstIndex(of: "000"), place > 0, place + 1 < words.count,
            !words[place - 1].isEmpty, isWhole(words[place - 1]), Word.isUnit(words[place + 1])
        else { return words }
        return words[..<(place - 1)] + [words[place - 1] + "000"] + words[(place + 1)...]
    }

    /// "1 lb + 4 oz" of "1 lb 4 oz", and the same of kilos and litres with what they are divided into.
    private static func withSums(_ words: [String]) -> [String] {
        for place in words.indices where place > 0 && place + 2 < words.count {
            let (unit, number, part) = (words[place], words[place + 1], words[place + 2])
            if isNumber(words[place - 1]), isNumber(number), isPart(part, of: unit) {
                return words[...place] + ["+"] + words[(place + 1)...]
            }
        }
        return words
    }

    private static func isNumber(_ word: String) -> Bool { Word(word) == .number }

    private static func isPart(_ unit: String, of whole: String) -> Bool {
        let unit = unit.folded
        return switch whole.folded {
        case "lb", "lbs", "pound", "pounds": ["oz", "ounce", "ounces"].contains(unit)
        case "kg": unit == "g"
        case "l": unit == "ml"
        default: false
        }
    }

    /// Whether a word may say a half, or the size of each behind a dash.
    private static func isUnusual(_ word: String) -> Bool {
        if word.utf8.contains(UInt8(ascii: "-")) { return true }
        let folded = word.folded
        return folded.hasSuffix("half") || folded.hasSuffix("halb") || folded.hasPrefix("mezz")
    }

    private static func inFigures(_ words: [String]) -> [String] { withHalves(withSizes(words)) }

    /// "1½ chilo" of "un chilo e mezzo", "2½ pounds" of "two and a half pounds", "1½" of "anderthalb".
    private static func withHalves(_ words: [String]) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            if let whole = Word.wholeBeforeHalf(word) {
                kept.append(whole + "½")
                continue
            }
            let unit = rest.first.map { Word.isUnit($0) } == true ? 1 : 0
            let half = Word.halfLength(rest.dropFirst(unit))
            guard half > 0, let whole = whole(word) else {
                kept.append(word)
                continue
            }
            kept += [whole + "½"] + rest.prefix(unit)
            rest = rest.dropFirst(unit + half)
        }
        return kept
    }

    /// The figure of a whole number, in digits or as a word; an article is 1.
    private static func whole(_ word: String) -> String? {
        if Word.isArticle(word) { return "1" }
        if !word.isEmpty, isWhole(word) { return word }
        return Word.figure([word]).flatMap { isWhole($0) ? $0 : nil }
    }

    /// "2 (15 oz) cans" of "2 15-oz cans", and "15 oz" where no number stands before it.
    private static func withSizes(_ words: [String]) -> [String] {
        var kept: [String] = []
        for word in words {
            guard let (number, unit) = size(word) else {
                kept.append(word)
                continue
            }
            let isOfEach = kept.last.map { Word($0) == .number } ?? false
            kept += isOfEach ? ["(" + number, unit + ")"] : [number, unit]
        }
        return kept
    }

    /// The two sides of the dash in "15-oz" and "(15-oz)".
    private static func size(_ word: String) -> (String, String)? {
        let isInBrackets = word.hasPrefix("(") && word.hasSuffix(")")
        let bare = isInBrackets ? Substring(word.utf8.dropFirst().dropLast()) : Substring(word)
        let parts = bare.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 2, Word(parts[0]) == .number,
            Word.isMeasure(parts[1]) || !isInBrackets && parts[1].folded == "pack"
        else { return nil }
        return (parts[0], parts[1])
    }

    private static func isRangeSign(_ word: String) -> Bool {
        ["-", "–", "to", "bis", "or", "oder", "o"].contains(word.folded)
    }

    /// "3–4" of "3 – 4" and "3 bis 4"; nothing where the second is no larger number.
    private static func range(_ before: ArraySlice<String>, _ last: String) -> String? {
        guard before.count == 2, let first = before.first, let link = before.last,
            isRangeSign(link), !first.isEmpty, isWhole(first),
            !last.isEmpty, isWhole(last), let from = Int(first), let to = Int(last), from < to
        else { return nil }
        return first + "–" + last
    }

    /// Without what says the same amount in another measure again: "150ml/5fl oz milk",
    /// "150 ml / 5 fl oz milk", "1½ cups/190 grams flour".
    private static func inOneMeasure(_ words: [String]) -> [String] {
        var kept: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            guard let (first, behind) = measured(word, after: kept.last),
                case let count = measuredLength(behind + rest.prefix(longestMeasured)), count > 0
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
    private static let longestMeasured = 5

    /// The word before a "/" that ends an amount, and what stands behind the sign.
    private static func measured(
        _ word: String, after last: String?
    ) -> (first: [String], behind: [String])? {
        guard let sign = word.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let last = last ?? ""
        let first = String(Substring(word.utf8[..<sign]))
        let behind = String(Substring(word.utf8[sign...].dropFirst()))
        let isAmount =
            first.isEmpty
            ? Word(last) == .measured || Word.isUnit(last)
            : Word(first) == .measured || Word.isUnit(first) && Word(last) == .number
        return isAmount ? ([first].filter { !$0.isEmpty }, [behind].filter { !$0.isEmpty }) : nil
    }

    /// How many words at the beginning are an amount by weight or volume.
    private static func measuredLength(_ words: [String]) -> Int {
        var rest = words[...]
        while let first = rest.first {
            let isWhole = Word(first) == .measured && isOfMeasure(first)
            let isNumber =
                Word(first) == .number && rest.dropFirst().first.map(isOfMeasure) == true
            guard isWhole || isNumber else { break }
            rest = rest.dropFirst(isNumber ? 2 : 1)
            // "5 fl oz"
            if words[rest.startIndex - 1].folded.hasSuffix("fl"),
                rest.first.map(isOfMeasure) == true
            {
                rest = rest.dropFirst()
            }
        }
        return words.count - rest.count
    }

    private static func isOfMeasure(_ word: String) -> Bool {
        let unit = word.folded.unicodeScalars.reversed().prefix { "a"..."z" ~= $0 }.reversed()
        return [
            "oz", "fl", "lb", "lbs", "pt", "qt", "pint", "pints", "ounce", "ounces", "pound",
            "pounds", "cup", "cups", "g", "kg", "ml", "l", "gram", "grams", "liter", "liters",
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
