package import Kernel

/// How much of something is wanted: "500 g", "2 ×", "a handful".
package struct Amount: Equatable, Sendable {
    package var number: Decimal?
    /// What is counted; all of the words where they begin with no number.
    package var unit: String

    package init(number: Decimal? = nil, unit: String = "") {
        self.number = number
        self.unit = unit
    }

    /// Reads a quantity as a line was found to say it. What isn't a number for certain stays in words.
    package init(_ text: String, _ style: NumberStyle) {
        let parts = Amount.words(of: text).split(separator: "+").map {
            Amount(part: $0.joined(separator: " "), style)
        }
        self = parts.dropFirst().reduce(parts.first ?? Amount()) { $0.joined($1) }
    }

    private init(part text: String, _ style: NumberStyle) {
        let isTimes = text.unicodeScalars.first.map(Amount.isTimes) ?? false
        let digits = text.unicodeScalars.dropFirst(isTimes ? 1 : 0).drop { isTimes && $0 == " " }
        let head = digits.prefix { Amount.isOfNumber($0) }
        let rest = String(digits.dropFirst(head.count)).trimmed
        if !isTimes, let number = Amount.number(String(head), decidedBy: rest) {
            self.init(number: number, unit: Amount.unit(rest))
            return
        }
        // "6er Pack" is one.
        guard let number = Amount.number(String(head), style), !isTimes || rest.isEmpty,
            !rest.hasPrefix("er "),
            !Amount.isDoubtful(String(head), style)
        else {
            self.init(unit: text)
            return
        }
        self.init(number: number, unit: isTimes ? "×" : Amount.unit(rest))
    }

    package var isEmpty: Bool { number == nil && unit.isBlank }

    /// "500 g"; litres are a capital letter in English.
    package func text(in language: Language) -> String {
        let said = unit(language.numberStyle)
        let word = language == .english && unit == "l" ? "L" : said
        guard let number else { return word }
        let figure = language.number(number)
        return word.isBlank ? figure : figure + "\u{202F}" + word
    }

    /// As it may be typed: "1,5 l".
    package func written(_ style: NumberStyle) -> String {
        let point = UInt8(ascii: style.comma == .decimal ? "," : ".")
        let figure = number.map { number in
            String(
                decoding: number.canonical.utf8.map { $0 == UInt8(ascii: ".") ? point : $0 },
                as: UTF8.self)
        }
        return [figure ?? "", unit(style)].filter { !$0.isBlank }.joined(separator: " ")
    }

    /// The words of the unit; what was added to them is kept with a point, and said with the mark that a reader knows.
    /// Three decimals stay as they are, which may be thousands as somebody typed them.
    private func unit(_ style: NumberStyle) -> String {
        guard style.comma == .decimal,
            unit.utf8.contains(UInt8(ascii: "+")) || unit.hasPrefix("× ")
        else { return unit }
        return unit.words.map { word in
            let parts = word.utf8.split(separator: UInt8(ascii: "."))
            guard Word(word) == .number, parts.count == 2, parts[1].count != 3 else { return word }
            return String(Substring(parts[0])) + "," + String(Substring(parts[1]))
        }.joined(separator: " ")
    }

    /// Both together: a sum where their units allow it.
    func joined(_ other: Amount) -> Amount {
        if isEmpty { return other }
        if other.isEmpty { return self }
        if let sum = sum(other) { return sum }
        // "50 g + 2 EL" twice is "100 g + 4 EL".
        let parts = parts + other.parts
        if parts.count > 2 {
            var sums: [Amount] = []
            for part in parts {
                if let place = sums.firstIndex(where: { $0.sum(part) != nil }) {
                    sums[place] = sums[place].sum(part) ?? part
                } else {
                    sums.append(part)
                }
            }
            return sums.dropFirst().reduce(sums[0]) { $0.beside($1) }
        }
        return beside(other)
    }

    /// So many times as much. Words that say no number stay, and a number in words stays beside how many times.
    func times(_ factor: Rational, _ said: String) -> Amount {
        let scaled = parts.map { part -> Amount in
            var part = part.counted.inPacks.withoutEquivalent
            // "8 (about 1 kg)" is twice that in all.
            if part.number != nil, Amount.isAboutAll(part.unit) { part.unit = "" }
            if let number = part.number, let product = Amount.exact(number.rational * factor) {
                part.number = product
            } else if part.unit.unicodeScalars.contains(where: { "0"..."9" ~= $0 }) {
                part.unit = said + " × (" + part.unit + ")"
            }
            return part
        }
        return scaled.dropFirst().reduce(scaled[0]) { $0.beside($1) }
    }

    /// Whether brackets say about how much all of it is.
    private static func isAboutAll(_ unit: String) -> Bool {
        unit.hasPrefix("(")
            && ["about", "approx.", "approx", "around", "ca.", "ca", "etwa", "circa", "insgesamt"]
                .contains(String(Substring(unit.utf8.dropFirst())).words.first?.folded ?? "")
    }

    /// "50 g" and "2 EL" of "50 g + 2 EL"; itself where a part of it has no number.
    private var parts: [Amount] {
        let words = unit.words.split(separator: "+", omittingEmptySubsequences: false)
        let rest = words.dropFirst().map { words -> Amount in
            let number = words.first.flatMap { Amount.number($0, .decimalPoint) }
            return Amount(number: number, unit: words.dropFirst().joined(separator: " "))
        }
        guard rest.allSatisfy({ $0.number != nil }),
            number != nil || !rest.isEmpty && Amount.isVague(words[0].joined(separator: " "))
        else { return [self] }
        return [Amount(number: number, unit: words[0].joined(separator: " "))] + rest
    }

    /// Both, one behind the other.
    private func beside(_ other: Amount) -> Amount {
        let more = [other.number?.canonical ?? "", other.unit].filter { !$0.isBlank }
        let words = [unit, "+"].filter { !$0.isBlank } + more
        return Amount(number: number, unit: words.joined(separator: " "))
    }

    private func sum(_ other: Amount) -> Amount? {
        let plus = UInt8(ascii: "+")
        if unit.utf8.contains(plus) || other.unit.utf8.contains(plus) { return nil }
        let (mine, theirs) = (
            counted.inPacks.withoutEquivalent, other.counted.inPacks.withoutEquivalent
        )
        if mine == theirs, mine.number == nil, Amount.isVague(mine.unit) { return self }
        guard let number = mine.number, let more = theirs.number,
            let (unit, factor) = Amount.common(mine, theirs)
        else { return nil }
        return Amount.exact(number.rational + more.rational * factor).map {
            Amount(number: $0, unit: unit)
        }
    }

    /// The same without what it is in other units, which is true of this number only: "400 ml (1⅔ cups)". What each of
    /// several holds stays: "2 tins (400 g)".
    private var withoutEquivalent: Amount {
        let words = unit.words
        guard number != nil, words.count > 1, words[1].utf8.first == UInt8(ascii: "("),
            unit.utf8.last == UInt8(ascii: ")"),
            Word.isMeasure(words[0]) || Amount.spoons.contains(words[0].folded)
        else { return self }
        return Amount(number: number, unit: words[0])
    }

    /// One package of so much, which is what several are counted by: "400 g tin" is "1 × 400 g tin".
    private var inPacks: Amount {
        let words = unit.words
        guard let number, words.count > 1, Word.isMeasure(words[0]), Word.isUnit(words[1]),
            !Word.isMeasure(words[1])
        else { return self }
        return Amount(number: 1, unit: "× " + number.canonical + " " + unit)
    }

    /// What recipes measure by beside metric units.
    private static let spoons: Set<String> = [
        "cup", "cups", "stick", "sticks", "tbsp", "tsp", "el", "tl",
    ]

    /// The same in figures: "due litri".
    private var counted: Amount {
        let words = unit.words
        for count in [2, 1] where number == nil && words.count > count {
            guard let figure = Word.figure(words.prefix(count)),
                let spelled = Amount.number(figure, .decimalPoint)
            else { continue }
            return Amount(number: spelled, unit: words.dropFirst(count).joined(separator: " "))
        }
        return self
    }

    /// The unit in which two amounts can be added, and how much of it one of the other's is: of metric
    /// units the one that stands first, of a word's forms the plural. What has none and "×" count alike.
    private static func common(_ mine: Amount, _ theirs: Amount) -> (String, Rational)? {
        let (unit, other) = (spelled(mine.unit), spelled(theirs.unit))
        let plural = mine.number == 1 ? theirs.unit : mine.unit
        if unit == other { return (mine.unit, 1) }
        if let own = metric(unit), let its = metric(other), own.dimension == its.dimension {
            if own.size == its.size { return (plural, 1) }
            return its.size.divided(by: own.size).map { (mine.unit, $0) }
        }
        let isCount = [unit, other].allSatisfy { $0.isEmpty || $0 == "×" }
        if isCount { return ("×", 1) }
        let isForm =
            [unit, other].allSatisfy { $0.utf8.count > 2 && Word.isUnit($0) }
            && WordForm.isForm(Array(unit.utf8), of: Array(other.utf8))
        return isForm ? (plural, 1) : nil
    }

    /// A unit without its short forms: "packchen" of "Pck.". Pieces are what has no unit.
    private static func spelled(_ unit: String) -> String {
        let folded = unit.folded
        let bare = folded.hasSuffix(".") ? String(Substring(folded.utf8.dropLast())) : folded
        return switch bare {
        case "pck", "pckg", "pkg": "packchen"
        case "pkt": "paket"
        case "stk", "st", "stuck", "stucke", "pc", "pcs", "piece", "pieces", "pz", "pezzo", "pezzi":
            ""
        case "fl": "flasche"
        case "ds": "dose"
        case "bd": "bund"
        default: folded
        }
    }

    /// What is no more though it is said twice: "etwas".
    private static func isVague(_ words: String) -> Bool {
        ["etwas", "wenig", "some", "little", "poco", "q.b.", "n. b.", "n.b."].contains(words.folded)
    }

    static func exact(_ number: Rational) -> Decimal? {
        try? Decimal.parse(number.canonical(places: Decimal.maximumFractionDigits))
    }

    private enum Dimension { case mass, volume, pounds }

    /// Of a unit that is folded.
    private static func metric(_ unit: String) -> (size: Rational, dimension: Dimension)? {
        switch unit {
        case "g": (1, .mass)
        case "dag", "dkg": (10, .mass)
        case "hg", "etto", "etti": (100, .mass)
        case "kg": (1000, .mass)
        case "oz", "ounce", "ounces": (1, .pounds)
        case "lb", "lbs", "pound", "pounds": (16, .pounds)
        case "ml": (1, .volume)
        case "cl": (10, .volume)
        case "dl": (100, .volume)
        case "l", "litro", "litri", "liter", "liters", "litre", "litres": (1000, .volume)
        default: nil
        }
    }

    private static func unit(_ words: String) -> String {
        let scalars = Array(words.unicodeScalars)
        if scalars.count == 1, isTimes(scalars[0]) { return "×" }
        // "6x1,5l" is "6 × 1,5 l".
        let each = scalars.dropFirst().drop { $0 == " " }
        if let first = scalars.first, isTimes(first), each.first.map(isOfNumber) ?? false {
            let number = each.prefix { isOfNumber($0) }
            let rest = String(String.UnicodeScalarView(each.dropFirst(number.count))).trimmed
            return "× " + String(String.UnicodeScalarView(number))
                + (rest.isEmpty ? "" : " " + rest)
        }
        // "10er Eier" are ten.
        if words == "er" { return "×" }
        return words == "L" ? "l" : words
    }

    /// Whether a number may be thousands as others write them: "1.000" of somebody whose decimals have a
    /// point. Nobody weighs to three decimals.
    static func isDoubtful(_ text: String, _ style: NumberStyle) -> Bool {
        let sign = UInt8(ascii: style.comma == .decimal ? "," : ".")
        let parts = text.utf8.split(separator: sign, omittingEmptySubsequences: false)
        return (style == .decimalPoint || style == .decimalComma) && parts.count == 2
            && parts[1].count == 3
            && (1...3).contains(parts[0].count) && !parts[0].elementsEqual("0".utf8)
            && parts.joined().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    /// What a number is that may be thousands, by its unit: nobody gets "1.250 kg" as more than a ton. Nothing where
    /// the number or the unit leaves no such choice.
    private static func number(_ text: String, decidedBy rest: String) -> Decimal? {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }),
            let unit = rest.words.first.flatMap({ metric($0.folded) }),
            let readings = Decimal.readings(of: text)
        else { return nil }
        return unit.size == 1000 ? readings.decimal : nil
    }

    /// What a number means by the unit beside it; nothing where the unit doesn't say.
    ///
    /// - Throws: ``NumberError/ambiguous(_:_:_:)`` of what may be thousands as others write them, of a unit that
    ///   nobody measures to three decimals.
    static func number(
        _ text: String, of unit: String, _ style: NumberStyle
    ) throws(NumberError) -> Decimal? {
        let text = text.trimmed
        if let number = number(text, decidedBy: unit) { return number }
        guard let unit = unit.words.first.flatMap({ metric($0.folded) }), unit.dimension != .pounds,
            isDoubtful(text, style), let readings = Decimal.readings(of: text)
        else { return nil }
        throw .ambiguous(text, readings.grouped, readings.decimal)
    }

    /// Whether its unit, and not its reader's way to write numbers, says what the number of a quantity is.
    static func isReadByUnit(_ quantity: String, _ style: NumberStyle) -> Bool {
        let head = quantity.unicodeScalars.prefix { isOfNumber($0) }
        let text = String(head)
        let rest = String(quantity.unicodeScalars.dropFirst(head.count)).trimmed
        guard let number = number(text, decidedBy: rest) else { return false }
        return number != (try? Decimal.parse(text, style))
    }

    /// "1,5", "½", "1½", "1/2"; nothing where it would have to be guessed.
    static func number(_ text: String, _ style: NumberStyle) -> Decimal? {
        let whole = text.unicodeScalars.dropLast()
        if let last = text.unicodeScalars.last, let part = fraction(last) {
            if whole.isEmpty { return part }
            guard let whole = try? Decimal.parse(String(whole), style) else { return nil }
            return exact(whole.rational + part.rational)
        }
        if text == "1/2" { return fraction("½") }
        if text == "1/4" { return fraction("¼") }
        if text == "3/4" { return fraction("¾") }
        return try? Decimal.parse(text, style)
    }

    private static func fraction(_ sign: Unicode.Scalar) -> Decimal? {
        switch sign {
        case "½": try? Decimal.parse("0.5")
        case "¼": try? Decimal.parse("0.25")
        case "¾": try? Decimal.parse("0.75")
        default: nil
        }
    }

    private static func isTimes(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "x" || scalar == "X" || scalar == "×"
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", ".", ",", "/", "'", "’", "-", "–", "¼"..."¾", "⅓", "⅔": true
        default: false
        }
    }
}
