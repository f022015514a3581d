import Kernel

/// What somebody typed without what stands around a name and its quantity: "*Diapers*" in bold, "noch 3 Milch",
/// a price, "Pasta, 500 g, Barilla".
struct TidyLine {
    let text: String
    /// What was said beside both, and is kept as a remark: a price, a brand.
    let note: String

    /// `nil` where nothing stands around.
    init?(_ line: String) {
        let plain = TidyLine.withoutCall(TidyLine.withoutEmphasis(line))
        var typed = Amount.words(of: plain)
        // "und 1,5 kg Kartoffeln"
        if typed.count > 2, TidyLine.leads.contains(typed[0].folded),
            Word(typed[1]) != nil || Word.isSpelled(typed[1])
        {
            typed.removeFirst()
        }
        // "~600 g"
        if typed.count > 1, typed[0].utf8.first == UInt8(ascii: "~"), typed[0].utf8.count > 1 {
            typed = ["~", String(typed[0].dropFirst())] + typed.dropFirst()
        }
        // What is counted is so many: "about 6 lemons"
        if typed.count > 2, Word.isAbout(typed[0]), Quantity.isSmallNumber(typed[1]),
            !Word.isUnit(typed[2])
        {
            typed.removeFirst()
        }
        let isAsked = typed.first.map {
            " noch ancora bitte please need more mehr altro altra altri altre ".containsFolded(
                " " + $0.folded + " ")
        }
        if typed.count > 1,
            isAsked == true
                || typed.count > 2 && TidyLine.isMore(typed[0])
                    && (Word(typed[1]) != nil || Word.isSpelled(typed[1]))
        {
            typed.removeFirst()
        }
        // "milk, 1 more pint"
        if let place = typed.indices.dropFirst().dropLast().first(where: {
            TidyLine.isMore(typed[$0]) && Word(typed[$0 - 1]) == .number
                && Word.isUnit(typed[$0 + 1])
        }) {
            typed.remove(at: place)
        }
        let known = typed[...]
        let offer = TidyLine.offerLength(known)
        var words = known
        if words.count > 2, TidyLine.isMore(words[1]),
            Word(words[0]) == .number || Word.isSpelled(words[0])
        {
            words.remove(at: 1)
        }
        let lead = words.prefix(offer).joined(separator: " ")
        words = words.dropFirst(offer)
        let price = TidyLine.withOffer(TidyLine.price(words), words)
        words = words.dropLast(price)
        var (text, note) = (words.joined(separator: " "), lead)
        if price > 0 {
            let behind = Amount.words(of: plain).suffix(price)
            note = ([lead].filter { !$0.isEmpty } + behind).joined(separator: " ")
            let parting = text.unicodeScalars.reversed().prefix {
                ",·–- ".unicodeScalars.contains($0)
            }
            text = String(String.UnicodeScalarView(text.unicodeScalars.dropLast(parting.count)))
        }
        let parts = price > 0 ? [] : Wish.parts(of: text)
        if parts.count == 3, Quantity.isSum(parts[1]), !Quantity.isSum(parts[2]) {
            (text, note) = (parts[0] + ", " + parts[1], parts[2])
        }
        if text.isEmpty || text == Amount.words(of: line).joined(separator: " ") { return nil }
        (self.text, self.note) = (text, note)
    }

    /// "Diapers" of "*Diapers*", as messengers write it in bold.
    static func withoutEmphasis(_ line: String) -> String {
        var rest = line.unicodeScalars[...]
        while let first = rest.first, first == rest.last,
            first == "*" || first == "_" || first == "~",
            rest.count > 2
        {
            rest = rest.dropFirst().dropLast()
        }
        guard rest.first?.isWhitespace == false, !rest.contains("*") else { return line }
        return String(rest)
    }

    /// How many words at the beginning say for how many one pays, or what some cost: "3 for 2", "2 for £4".
    private static func offerLength(_ words: ArraySlice<String>) -> Int {
        let words = Array(words.prefix(4))
        guard words.count > 3, Quantity.isSmallNumber(words[0]),
            isFor(words[1])
        else { return 0 }
        let isOfFewer =
            Quantity.isSmallNumber(words[2]) && Int(words[0]) ?? 0 > Int(words[2]) ?? .max
        return isOfFewer || price(["x", words[2]]) == 1 ? 3 : 0
    }

    /// Without what only calls: "Milk!!", "Butter nicht vergessen!".
    private static func withoutCall(_ line: String) -> String {
        let scalars = line.unicodeScalars
        let calls = scalars.reversed().prefix { $0 == "!" || $0 == " " }.count
        var rest = String(String.UnicodeScalarView(scalars.dropLast(calls)))
        if rest.unicodeScalars.contains("!") {
            rest = rest.words.map { word in
                let end = word.unicodeScalars.reversed().prefix { $0 == "!" }.count
                return String(String.UnicodeScalarView(word.unicodeScalars.dropLast(end)))
            }.joined(separator: " ")
        }
        for words in ["nicht vergessen", "don't forget", "non dimenticare"]
        where rest.folded.hasSuffix(" " + words) {
            rest = rest.words.dropLast(2).joined(separator: " ")
        }
        return rest.isEmpty ? line : rest
    }

    /// The same with the words before a price that belong to it: "2 for £4", "@ £1.20".
    private static func withOffer(_ price: Int, _ words: ArraySlice<String>) -> Int {
        let before = words.dropLast(price)
        guard price > 0, before.count > 1, let link = before.last?.folded else { return price }
        if link == "@" { return price + 1 }
        let isOffer = ["for", "fur", "per", "a"].contains(link)
        let isCounted = before.dropLast().last.map { Word($0) == .number } ?? false
        return isOffer && isCounted && before.count > 2 ? price + 2 : price
    }

    /// How many words at the end are a price: "2,49 €", "€2.49".
    private static func price(_ words: ArraySlice<String>) -> Int {
        guard words.count > 1, let last = words.last else { return 0 }
        func isMoney(_ word: String) -> Bool {
            word.unicodeScalars.contains { "€$£".unicodeScalars.contains($0) }
                || word.folded == "eur" || word.folded == "euro"
        }
        func isFigure(_ word: String) -> Bool {
            let rest = word.unicodeScalars.filter { !"€$£".unicodeScalars.contains($0) }
            return Word(String(String.UnicodeScalarView(rest))) == .number
        }
        if isMoney(last), isFigure(last) { return 1 }
        let before = words[words.index(words.endIndex, offsetBy: -2)]
        return words.count > 2 && isMoney(last) && isFigure(before) ? 2 : 0
    }

    private static let leads: Set<String> = [
        "und", "and", "e", "ed", "also", "auch", "anche", "plus",
    ]

    /// Whether anything may stand around what a line names: a mark, a price, a comma, a word that asks for more.
    static func mayBe(_ line: String) -> Bool {
        line.unicodeScalars.contains { "*_~€$£,!".unicodeScalars.contains($0) }
            || line.words.prefix(2).contains {
                isMore($0) || isFor($0) || leads.contains($0.folded) || Word.isAbout($0)
                    || $0.folded == "need" || $0.folded == "mehr"
            }
    }

    private static func isFor(_ word: String) -> Bool {
        ["for", "fur", "per"].contains(word.folded)
    }

    /// What asks for more of it, before a number or behind it.
    private static func isMore(_ word: String) -> Bool {
        " noch nochmal bitte please ancora altri altre altro altra more weitere ".containsFolded(
            " " + word.folded + " ")
    }
}

/// Names that begin with a number, which counts nothing: "7 Up".
enum NumberedName {
    /// Whether a bare number before a word counts it for certain.
    static func isFree(_ number: String, _ rest: String) -> Bool {
        let isCount =
            (number.utf8.count < 3 || number.utf8.contains(UInt8(ascii: "/")))
            && number.utf8.first != UInt8(ascii: "0")
        return isCount && rest.words.count == 1 && Quantity.isPlainName(rest)
            && !Quantity.isBareNumber(rest) && !Word.isUnit(rest) && !Word.isTimes(rest)
            && !brands.contains(rest.folded)
    }

    private static let brands: Set<String> = [
        "up", "days", "gum", "musketiere", "musketeers", "wetter", "glocken", "korn", "minuten",
        "minute", "jahreszeiten", "seasons", "pipers",
    ]
}
