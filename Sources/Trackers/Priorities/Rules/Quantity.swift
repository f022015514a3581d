import Kernel

/// How much of something, as people write it before or after a name: "2 l milk", "3 x yoghurt",
/// "eggs (10)", "2 litri di latte".
///
/// A unit, a sign of multiplication or brackets say that it is one. A bare number may belong to the
/// name, as in "7 Up".
struct Quantity {
    let text: String
    /// What is left without it.
    let name: String

    /// The quantity that a line says, if it does and leaves a name.
    init?(in line: String) {
        let words = Quantity.words(of: line)
        guard
            let found = Quantity.before(words) ?? Quantity.inBrackets(words)
                ?? Quantity.after(words)
        else { return nil }
        text = found.text
        name = found.name
    }

    private init(_ text: ArraySlice<String>, of name: ArraySlice<String>) {
        self.text = text.joined(separator: " ")
        self.name = name.joined(separator: " ")
    }

    static func words(of text: String) -> [String] {
        text.unicodeScalars.split { $0.isWhitespace }.map { String($0) }
    }

    /// Whether a word is a number, in digits or spelled, that nothing says what it counts.
    static func isBareNumber(_ word: String) -> Bool {
        word.unicodeScalars.contains { "0"..."9" ~= $0 } || Word.isSpelled(word)
    }

    /// What is behind a quantity, without what links the two: "di latte", "d'acqua".
    private static func unlinked(_ words: ArraySlice<String>) -> ArraySlice<String> {
        guard let first = words.first else { return words }
        if isLink(first) { return words.dropFirst() }
        let scalars = first.unicodeScalars
        guard scalars.count > 2, scalars.first == "d", let mark = scalars.dropFirst().first,
            mark == "'" || mark == "’"
        else { return words }
        return [String(scalars.dropFirst(2))] + words.dropFirst()
    }

    /// Whether a word links a quantity to its name: "2 litri di latte".
    static func isLink(_ word: String) -> Bool { ["of", "di", "von"].contains(word.folded) }

    /// Whether a line is quantities and nothing more: "6 x 1,5 l", "2 l + 500 ml".
    static func isSum(_ line: String) -> Bool {
        words(of: line).split(separator: "+").allSatisfy { part in
            length(part) == part.count
                || (part.count == 1 && Word(part[part.startIndex]) == .number)
        }
    }

    /// Whether words are a number or a quantity and nothing more, but for what links it to a name.
    static func isCount(_ words: ArraySlice<String>) -> Bool {
        let isLinked = words.count > 1 && words.last.map { isLink($0) } ?? false
        let words = words.dropLast(isLinked ? 1 : 0)
        if words.count == 1, words.first.flatMap({ Word($0) }) == .number { return true }
        return !words.isEmpty && length(words) == words.count
    }

    /// Whether a number behind a name says of which kind it is: "flour 405".
    static func isType(_ words: ArraySlice<String>) -> Bool {
        guard words.count == 1, let word = words.first else { return false }
        return word.utf8.count > 2 && word.unicodeScalars.allSatisfy { "0"..."9" ~= $0 }
    }

    private static func before(_ words: [String]) -> Quantity? {
        let count = length(words[...])
        let name = unlinked(words.dropFirst(count))
        return count == 0 || name.isEmpty ? nil : Quantity(words.prefix(count), of: name)
    }

    private static func after(_ words: [String]) -> Quantity? {
        for count in [6, 5, 4, 3, 2, 1] where count < words.count {
            let tail = words.suffix(count)
            let isTimesNumber =
                count == 2 && Word.isTimes(tail.first) && Word(words[words.count - 1]) == .number
            if isTimesNumber || length(tail) == count {
                return named(tail, words.dropLast(count))
            }
        }
        return nil
    }

    /// "eggs (10)": the brackets make a quantity of a bare number, too.
    private static func inBrackets(_ words: [String]) -> Quantity? {
        guard let last = words.last, last.utf8.last == UInt8(ascii: ")"),
            let start = words.lastIndex(where: { $0.utf8.first == UInt8(ascii: "(") })
        else { return nil }
        let inside = words[start...].joined(separator: " ").utf8.dropFirst().dropLast()
        let tail = Quantity.words(of: String(Substring(inside)))
        let isNumber = tail.count == 1 && Word(tail[0]) == .number
        guard isNumber || (!tail.isEmpty && length(tail[...]) == tail.count) else { return nil }
        return named(tail[...], words[..<start])
    }

    /// The name without what parted it from the quantity: "milk, 2 l".
    private static func named(
        _ text: ArraySlice<String>, _ name: ArraySlice<String>
    ) -> Quantity? {
        var name = name
        if let last = name.popLast() {
            let parting: [Unicode.Scalar] = [",", ":", ";", "-", "–"]
            let kept = last.unicodeScalars.reversed().drop { parting.contains($0) }.count
            if kept > 0 { name.append(String(last.unicodeScalars.prefix(kept))) }
        }
        return name.isEmpty ? nil : Quantity(text, of: name)
    }

    /// How many words at the beginning are a quantity for certain; none if they aren't.
    private static func length(_ words: ArraySlice<String>) -> Int {
        let count = plainLength(words)
        let isNumber = words.first.flatMap { Word($0) } == .number
        let rest = words.dropFirst(count > 0 ? count : 1)
        guard count > 0 || isNumber, let each = rest.first, isEach(each) else { return count }
        let before = words.count - rest.count + 1
        let measured = length(rest.dropFirst())
        if measured > 0 { return before + measured }
        let isOfNumber = rest.dropFirst().first.flatMap { Word($0) } == .number
        return count > 0 && isOfNumber ? before + 1 : count
    }

    /// "2 cups at 200 g", "2 Becher à 200 g", "2 vasetti da 200 g"
    private static func isEach(_ word: String) -> Bool {
        ["a", "je", "zu", "da", "at"].contains(word.folded)
    }

    /// Without what each one holds.
    private static func plainLength(_ words: ArraySlice<String>) -> Int {
        let rest = words.dropFirst()
        if let first = words.first, Word.isAbout(first) {
            let count = length(rest)
            return count == 0 ? 0 : count + 1
        }
        let isMeasured = rest.first.map { Word.isUnit($0) } ?? false
        switch words.first.flatMap({ Word($0) }) {
        case .number where Word.isTimes(rest.first): return 2 + length(rest.dropFirst())
        case .number: return isMeasured ? 2 : 0
        case .times: return 1 + length(rest)
        case .product: return isMeasured ? 2 : 1
        case .measured: return 1
        case nil: return isMeasured && words.first.map { Word.isSpelled($0) } == true ? 2 : 0
        }
    }
}

/// What one word can be in a quantity.
private enum Word {
    /// "2", "1,5", "½"
    case number
    /// "3x"
    case times
    /// "x3", "6x1,5"
    case product
    /// "500g", "6x1,5l"
    case measured

    init?(_ text: String) {
        let scalars = text.unicodeScalars[...]
        let number = scalars.prefix { Word.isOfNumber($0) }
        guard let last = number.last else {
            guard Word.isTimes(scalars.first.map { String($0) }),
                Word(String(scalars.dropFirst())) == .number
            else { return nil }
            self = .product
            return
        }
        guard number.first.map(Word.isDigit) == true, Word.isDigit(last) else { return nil }
        let rest = String(scalars.dropFirst(number.count))
        if rest.isEmpty {
            self = .number
        } else if Word.isTimes(rest) {
            self = .times
        } else {
            guard let word = Word(unit: rest) else { return nil }
            self = word
        }
    }

    /// What stands right after a number: a unit, or times another number.
    private init?(unit rest: String) {
        if Word.isUnit(rest) {
            self = .measured
            return
        }
        guard Word.isTimes(rest.unicodeScalars.first.map { String($0) }) else { return nil }
        switch Word(String(rest.unicodeScalars.dropFirst())) {
        case .number: self = .product
        case .measured: self = .measured
        default: return nil
        }
    }

    static func isTimes(_ word: String?) -> Bool { word == "x" || word == "X" || word == "×" }

    static func isUnit(_ word: String) -> Bool {
        var folded = word.folded
        if folded.utf8.last == UInt8(ascii: ".") { folded.removeLast() }
        return !folded.isEmpty && units.containsFolded(" " + folded + " ")
    }

    /// "ca.", "about"
    static func isAbout(_ word: String) -> Bool {
        ["ca", "ca.", "circa", "etwa", "rund", "about", "approx.", "~"].contains(word.folded)
    }

    /// A number as a word, such as stands before a unit: "two cans", "due lattine".
    static func isSpelled(_ word: String) -> Bool {
        spelled.containsFolded(" " + word.folded + " ")
    }

    private static let spelled =
        " ein eine einen zwei drei vier funf sechs sieben acht neun zehn zwolf halbe halber "
        + "halbes one two three four five six seven eight nine ten twelve half un uno una due "
        + "tre quattro cinque sei sette otto nove dieci dodici mezzo mezza "

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "¼"..."¾", "⅓", "⅔": true
        default: false
        }
    }

    private static func isOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", "/", "-", "–": true
        default: isDigit(scalar)
        }
    }

    /// Units and packages in the three languages, folded; none that also measures the thing itself,
    /// as millimetres do.
    private static let units =
        " l dl cl ml g gr kg mg dag dkg hg oz lb lbs pt qt gal liter liters litre litres "
        + "litro litri gramm gram grams grammo grammi kilo kilos chilo etto etti pound "
        + "pounds pfund ounce ounces pint pints pack packs packet packets packung packungen "
        + "packchen pck pkg pacco pacchi pacchetto pacchetti confezione confezioni dose "
        + "dosen can cans tin tins lattina lattine flasche flaschen bottle bottles "
        + "bottiglia bottiglie glas glaser jar jars vasetto vasetti becher cup cups bund "
        + "bunch bunches mazzo mazzi tute tuten beutel bag bags sacchetto sacchetti kiste "
        + "kisten karton kartons box boxes crate crates cassa casse stuck stk piece pieces "
        + "pezzo pezzi rolle rollen roll rolls rotolo rotoli tafel tafeln tube tuben "
        + "stange stangen kopf kopfe netz netze scatola scatole carton cartons loaf loaves "
        + "scheibe scheiben slice slices fetta fette el tl sack sacke laib laibe wurfel "
        + "zehe zehen schale schalen eimer kasten pfd fl barattolo barattoli spicchio spicchi "
        + "vaschetta vaschette cartone cartoni bustina bustine busta buste dutzend dozen dozzina dozzine "
}
