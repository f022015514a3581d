import Kernel

/// What a line says of a thing beside its name, which is kept as a remark: "Eier (Gr. M)", "4 eggs, separated",
/// "juice of 1 lemon".
struct Remark {
    /// The line without it.
    let rest: String
    let text: String
    /// Whether its words say so, whatever the thing is; else the thing must be known.
    let isSure: Bool

    private init?(_ rest: some Sequence<String>, _ text: some Sequence<String>, isSure: Bool) {
        let name = Remark.bare(rest.joined(separator: " "))
        let said = text.joined(separator: " ")
        if name.isEmpty || said.isEmpty { return nil }
        (self.rest, self.text, self.isSure) = (name, said, isSure)
    }

    /// What stands behind a dot, as lists are shared: "1 Carrots · chopped".
    static func behindDot(_ line: String) -> Remark? {
        let words = line.words
        guard words.count <= most, let dot = words.firstIndex(of: "·") else { return nil }
        return Remark(words[..<dot], words[(dot + 1)...], isSure: true)
    }

    /// All ways to read one in a line, those that are said behind a comma first.
    static func all(in line: String) -> [Remark] {
        let words = Amount.withCommas(line.words)
        if words.count < 2 || words.count > most { return [] }
        let found = [
            behindComma(words), behindMore(words), alternative(words), ifAtAll(words),
            described(words), doneBehind(words), partUsed(words), behindDash(words),
            inBrackets(words),
            behindWill(words),
            behindEach(words), done(line),
        ]
        return found.compactMap { $0 }
    }

    /// "6 cherry tomatoes sliced in half", "red chilli deseeded and finely chopped": more than one word, since one may be
    /// of the name.
    private static func doneBehind(_ words: [String]) -> Remark? {
        guard words.count > 2 else { return nil }
        let start = (1..<(words.count - 1)).first { place in
            Preparation.isTold(words[place...])
        }
        guard let start else { return nil }
        return Remark(words[..<start], words[start...], isSure: false)
    }

    /// "4 Eier, davon das Eiweiß", "caster sugar, plus extra to serve"
    private static func behindComma(_ words: [String]) -> Remark? {
        let comma = words.dropLast().firstIndex { $0.utf8.last == UInt8(ascii: ",") }
        // Within brackets it parts nothing.
        guard let comma, case let before = words[...comma].joined(separator: " ").utf8,
            before.count(where: { $0 == UInt8(ascii: "(") })
                == before.count(where: { $0 == UInt8(ascii: ")") })
        else { return nil }
        // "garlic, minced, or more to taste"
        let first = words[comma + 1]
        let isDone = first.utf8.last == UInt8(ascii: ",") && Preparation.isAll(plain(first))
        guard leads.contains(plain(isDone && comma + 2 < words.count ? words[comma + 2] : first))
        else { return nil }
        return Remark(words[...comma], words[(comma + 1)...], isSure: true)
    }

    /// "Speck, durchwachsener": what German says of a noun behind it.
    private static func described(_ words: [String]) -> Remark? {
        guard let word = words.last, words.count > 1,
            words[words.count - 2].utf8.last == UInt8(ascii: ","),
            word.utf8.count > 4,
            word.unicodeScalars.first.map({ "a"..."z" ~= $0 || $0.value > 0xDE }) == true,
            words[words.count - 2].unicodeScalars.first.map({
                "A"..."Z" ~= $0 || 0xC0...0xDE ~= $0.value
            }) == true,
            ["er", "es", "en", "e"].contains(where: { word.hasSuffix($0) })
                || word.hasPrefix("ge") && word.hasSuffix("t")
        else { return nil }
        return Remark(words.dropLast(), [word], isSure: false)
    }

    /// "2 EL Öl + etwas mehr für die Form"
    private static func behindMore(_ words: [String]) -> Remark? {
        let sign = words.dropLast().firstIndex { $0 == "+" || $0.folded == "plus" }
        guard let sign, sign > 0, extras.contains(plain(words[sign + 1])) else { return nil }
        // "Farina 00 + per la spianatoia 500 g"
        let behind = words[(sign + 1)...]
        let amount =
            [2, 1].first { behind.count > $0 + 1 && Quantity.isCount(behind.suffix($0)) } ?? 0
        return Remark(
            words[..<sign] + behind.suffix(amount), words[sign...].dropLast(amount), isSure: true)
    }

    /// "1 Pck. Vanillezucker oder 1 TL Vanilleextrakt": what may be taken instead, where it says how much.
    private static func alternative(_ words: [String]) -> Remark? {
        let sign = words.dropLast().firstIndex { ors.contains($0.folded) }
        guard let sign, sign > 1,
            RecipeStep.beginsWithQuantity(words[(sign + 1)...].joined(separator: " "))
        else { return nil }
        return Remark(words[..<sign], words[sign...], isSure: true)
    }

    /// "Evtl. 1 Chilischote"
    private static func ifAtAll(_ words: [String]) -> Remark? {
        guard perhaps.contains(plain(words[0])), Word(words[1]) != nil || Word.isSpelled(words[1])
        else { return nil }
        return Remark(words.dropFirst(), words.prefix(1), isSure: true)
    }

    /// "Juice of 1/2 lemon", "Saft und Schale von 1 Zitrone", "scorza di 1 limone", "Saft einer halben Zitrone": what
    /// is got is the whole.
    private static func partUsed(_ words: [String]) -> Remark? {
        let isLed = words.first.map {
            ["la", "il", "die", "den", "der", "the"].contains($0.folded)
        }
        let words = isLed == true ? Array(words.dropFirst()) : words
        let parts = words.prefix { word in
            let word = plain(word)
            return used.contains(word) || ands.contains(word) || word == "grated"
                || word == "finely"
        }
        guard !parts.isEmpty, used.contains(plain(parts[parts.count - 1])) else { return nil }
        var rest = words.dropFirst(parts.count)
        if rest.first.map({ Quantity.isLink($0) }) == true {
            rest = rest.dropFirst()
        } else if rest.first.map({
            ["einer", "eines"].contains($0.folded) || Quantity.isSmallNumber($0)
        }) != true {
            return nil
        }
        if let article = rest.first, ["einer", "eines"].contains(article.folded) {
            rest = rest.dropFirst()
            let isHalf = rest.first.map { $0.folded == "halben" } == true
            rest = [isHalf ? "½" : "1"] + rest.dropFirst(isHalf ? 1 : 0)
        }
        guard let number = rest.first, Quantity.isSmallNumber(number) || Word.isSpelled(number),
            rest.count > 1
        else { return nil }
        return Remark(rest, parts, isSure: true)
    }

    /// "3 Eier (Gr. M)", "Uova (freschissime, medie) 5"; not how much: "eggs (10)".
    private static func inBrackets(_ words: [String]) -> Remark? {
        guard let start = words.firstIndex(where: { $0.utf8.first == UInt8(ascii: "(") }),
            start > 0, let end = words[start...].firstIndex(where: { isEnd($0) })
        else { return nil }
        let inside = words[start...end].joined(separator: " ").utf8
            .drop { $0 == UInt8(ascii: "(") }.prefix { $0 != UInt8(ascii: ")") }
        let text = String(Substring(inside)).trimmed
        // How much each of them has: "2 (14.5-ounce) cans". A part of all says of which kind: "20 %".
        let isFigure = text.unicodeScalars.first.map { "0"..."9" ~= $0 } ?? false
        let (before, behind) = (words[..<start], words[(end + 1)...])
        if let (quantity, rest) = amount(in: text), !before.contains(where: Quantity.isBareNumber) {
            return Remark([quantity] + before + behind, [rest], isSure: true)
        }
        if Quantity.isSum(text) || isFigure && !text.utf8.contains(UInt8(ascii: "%")) { return nil }
        return Remark(before + behind, [text], isSure: false)
    }

    /// How much brackets say beside what they say of it: "500 g, Rispe", "red, 1 kg", "10 free range", "4x Erdbeer".
    private static func amount(in text: String) -> (quantity: String, rest: String)? {
        let parts = Wish.parts(of: text)
        if parts.count == 2, Quantity.isSum(parts[0]) != Quantity.isSum(parts[1]) {
            return Quantity.isSum(parts[0]) ? (parts[0], parts[1]) : (parts[1], parts[0])
        }
        let words = Amount.words(of: text)
        guard words.count > 1, words.count < 4, var first = words.first,
            !text.utf8.contains(UInt8(ascii: "%"))
        else { return nil }
        let isTimes = Word.isTimes(words[1])
        let rest = words.dropFirst(isTimes ? 2 : 1)
        if !isTimes, Word.isTimes(first.last.map { String($0) }) { first.removeLast() }
        // "2 in 1" and "2 for 1" say of which kind it is.
        guard Quantity.isSmallNumber(first), let next = rest.first, !Word.isUnit(next),
            !rest.contains(where: Quantity.isBareNumber),
            !["per", "pro", "a", "x", "of"].contains(next.folded)
        else { return nil }
        return (first, rest.joined(separator: " "))
    }

    private static func isEnd(_ word: String) -> Bool {
        bare(word).utf8.last == UInt8(ascii: ")")
    }

    /// "wine – red"
    private static func behindDash(_ words: [String]) -> Remark? {
        let dashes = words.indices.filter { ["–", "—", "-"].contains(words[$0]) }
        guard dashes.count == 1, let dash = dashes.first, dash > 0 else { return nil }
        let text = words[(dash + 1)...].joined(separator: " ")
        if Quantity.isSum(text) || Quantity.isSmallNumber(text) { return nil }
        return Remark(words[..<dash], [text], isSure: false)
    }

    /// "farina q.b. per la superficie"
    private static func behindWill(_ words: [String]) -> Remark? {
        let end = words.dropLast().firstIndex { Word.isAtWill($0) }
        guard let end, end > 0, leads.contains(plain(words[end + 1])) else { return nil }
        return Remark(words[...end], words[(end + 1)...], isSure: true)
    }

    /// "Joghurt à 500g": what each one holds.
    private static func behindEach(_ words: [String]) -> Remark? {
        let sign = words.dropLast().firstIndex { Quantity.isEach($0) }
        guard let sign, sign > 0, !Word.isUnit(words[sign - 1]),
            !Quantity.isBareNumber(words[sign - 1]),
            Quantity.isSum(words[(sign + 1)...].joined(separator: " "))
        else { return nil }
        return Remark(words[..<sign], words[sign...], isSure: false)
    }

    /// "Butter, weich"
    private static func done(_ line: String) -> Remark? {
        Preparation(in: line).flatMap { Remark([$0.name], [$0.text], isSure: true) }
    }

    /// Without a comma at the end.
    private static func bare(_ text: String) -> String {
        let parting = text.utf8.reversed().prefix {
            $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: " ")
        }
        return String(Substring(text.utf8.dropLast(parting.count)))
    }

    /// A word folded, without what stands behind it.
    private static func plain(_ word: String) -> String {
        let folded = word.folded
        let signs = folded.utf8.reversed().prefix { ",.:;".utf8.contains($0) }
        return String(Substring(folded.utf8.dropLast(signs.count)))
    }

    /// How many words a line has at most that is looked at.
    private static let most = 24

    private static let ors: Set<String> = ["or", "oder", "o", "oppure"]
    private static let ands: Set<String> = ["and", "und", "e", "&"]
    private static let perhaps: Set<String> = [
        "evtl", "eventuell", "ggf", "optional", "optionally", "eventualmente", "facoltativo",
    ]
    private static let extras: Set<String> = [
        "per", "fur", "for", "zum", "extra", "more", "etwas", "mehr", "a", "some", "altro", "altra",
        "un", "ein",
    ]
    /// What is used of a fruit.
    private static let used: Set<String> = [
        "juice", "zest", "saft", "abrieb", "schale", "succo", "scorza", "buccia", "zeste", "peel",
    ]
    /// How a remark begins behind a comma.
    private static let leads: Set<String> = [
        "davon", "den", "das", "die", "getrennt", "separated", "plus", "extra", "only", "nur",
        "solo", "saft", "abrieb",
        "schale", "juice", "juiced", "zest", "zested", "succo", "scorza", "buccia", "broken", "cut",
        "torn", "or", "oder", "oppure", "ersatzweise", "alternativ", "ohne", "mit", "without",
        "with",
        "senza", "con", "skin", "moglichst", "preferably", "ideally", "preferibilmente", "z", "e.g",
        "evtl", "ggf", "optional", "facoltativo", "at", "to", "for", "zum", "zur", "fur", "per",
        "thawed", "aufgetaut", "scongelato", "scongelati", "divisi", "divise", "separati",
    ]
}
