import Kernel

/// The sentences of a message that is one line: "Klopapier ist alle! Kein Brot. LG" has three.
enum Sentences {
    static func all(_ message: String) -> [String] {
        var sentences: [[String]] = [[]]
        let words = message.words
        for (index, word) in words.enumerated() {
            sentences[sentences.count - 1].append(word)
            if index + 1 < words.count, isEnd(word, before: words[index + 1]) {
                sentences.append([])
            }
        }
        return sentences.reduce(into: []) { all, words in
            let sentence = withoutPoint(words.joined(separator: " "))
            // "Don't forget bananas!! 2kg"
            if Quantity.isSum(sentence), let last = all.popLast() {
                all.append(withoutEnd(last) + " " + sentence)
            } else {
                all.append(sentence)
            }
        }
    }

    /// Without the point at its end, unless that shortens the last word.
    static func withoutPoint(_ sentence: String) -> String {
        guard sentence.hasSuffix("."), let last = sentence.words.last,
            isWord(withoutEnd(last).folded)
        else { return sentence }
        return withoutEnd(sentence)
    }

    /// Whether a point behind it ends a sentence: no figure, and nothing that is only shortened.
    private static func isWord(_ bare: String) -> Bool {
        bare.utf8.count > 1 && !shortened.contains(bare) && !Word.isUnit(bare)
            && !bare.unicodeScalars.contains { "0"..."9" ~= $0 || $0 == "." }
    }

    /// Whether a line is a message of several sentences: one of them talks, asks for something or says that something
    /// has run out; or each names a thing.
    static func areIn(
        _ line: String, _ isKnown: (String) -> Bool, _ isThing: (String) -> Bool
    ) -> Bool {
        let sentences = all(line)
        return sentences.count > 1
            && (sentences.contains { isSaid($0, isKnown) }
                || sentences.allSatisfy { isThing(withoutEnd($0)) })
    }

    private static func isSaid(_ sentence: String, _ isKnown: (String) -> Bool) -> Bool {
        ChatTalk.isOne(sentence) || ChatQuestion(sentence) != nil
            || ChatLack(sentence)?.isSure(isKnown) == true
            || ChatRemark(sentence)?.isSure == true || ChatRequest(sentence).isRequest
    }

    /// Without the signs that end it.
    static func withoutEnd(_ sentence: String) -> String {
        var scalars = sentence.unicodeScalars
        while let last = scalars.last, ".!?…".unicodeScalars.contains(last) {
            scalars.removeLast()
        }
        return scalars.isEmpty ? sentence : String(scalars)
    }

    private static func isEnd(_ word: String, before next: String) -> Bool {
        var scalars = word.unicodeScalars
        while let last = scalars.last, ")\"”“'’»".unicodeScalars.contains(last) {
            scalars.removeLast()
        }
        guard let last = scalars.last else { return false }
        if "!?…".unicodeScalars.contains(last) { return true }
        guard last == "." else { return false }
        let bare = withoutEnd(String(scalars)).folded
        // Whoever writes small letters behind a point may go on after a shortened word.
        let isNew = next.unicodeScalars.first.map { !("a"..."z" ~= $0) } ?? false
        return isWord(bare) && (isNew || bare.utf8.count > 4)
    }

    /// Words that a point only shortens, as packages, recipes and streets have them.
    private static let shortened: Set<String> = [
        "approx", "ca", "circa", "about", "min", "max", "incl", "inkl", "excl", "exkl", "dr", "mr",
        "mrs", "ms",
        "st", "no", "nr", "num", "vs", "etc", "usw", "bzw", "evtl", "ggf", "vgl", "opt", "assorted",
        "ass", "gr",
        "kl", "gem", "geh", "gestr", "getr", "gek", "tiefgek", "ger", "geräuch", "gerauch",
        "geschn", "gew",
        "gewurf", "entspr", "versch", "div", "mind", "zzgl", "od", "u", "pck", "pkg", "pk", "pkt",
        "stk", "stck",
        "gl", "fl", "ds", "bd", "be", "sch", "port", "msp", "el", "tl", "oz", "lb", "lbs", "pt",
        "qt", "gal",
        "tbsp", "tsp", "conf", "pz", "bott", "cucch", "es", "ecc", "sig", "sant", "fam", "str",
        "tel", "marke",
    ]
}
