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
        let words = Amount.words(of: line)
        guard
            let found = Quantity.before(words) ?? Quantity.inBrackets(words)
                ?? Quantity.after(words) ?? Quantity.atWill(words)
        else { return nil }
        let isDozens = found.text.words.last.map(Word.isDozen) == true
        text = isDozens ? Quantity.dozens(found.text.words) ?? found.text : found.text
        name = found.name
    }

    /// "a dozen" is 12, "half a dozen" 6.
    private static func dozens(_ words: [String]) -> String? {
        let head = words.dropLast()
        let isOne = head.count == 1 && Word.isArticle(head[0])
        guard let figure = isOne ? "1" : Word.figure(head) ?? (head.count == 1 ? head[0] : nil),
            let number = Amount.number(figure, .decimalPoint)
        else { return nil }
        return Amount.exact(number.rational * 12)?.canonical
    }

    private init(_ text: ArraySlice<String>, of name: ArraySlice<String>) {
        self.text = text.joined(separator: " ")
        self.name = name.joined(separator: " ")
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
        line.words.split(separator: "+").allSatisfy { part in
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

    /// Whether a word is a small number, a fraction or from one number to another, and nothing more.
    static func isSmallNumber(_ word: String) -> Bool {
        guard Word(word) == .number else { return false }
        let ends = word.unicodeScalars.split { $0 == "-" || $0 == "–" }
        return ends.count <= 2
            && ends.allSatisfy { $0.count < 4 || $0.count == 4 && $0.first == "0" }
    }

    /// Whether a number behind a name says of which kind it is: "flour 405".
    static func isType(_ words: ArraySlice<String>) -> Bool {
        guard words.count == 1, let word = words.first else { return false }
        return word.utf8.count > 2 && word.unicodeScalars.allSatisfy { "0"..."9" ~= $0 }
    }

    /// Whether a name is words and nothing more: no sign that may part two things, as in "salt, rice",
    /// and no amount or unit at either end, as in "some parsley" and "kg flour".
    static func isPlainName(_ name: String) -> Bool {
        let words = name.words
        let hasSigns = words.contains { word in
            word == "-" || word == "–" || !word.unicodeScalars.allSatisfy(isOfWord)
        }
        if hasSigns || words.count < 2 { return !hasSigns }
        return !Word.isVague(words[0])
            && ![words[0], words[words.count - 1]].contains {
                Word.isUnit($0) && !Word.endsNames($0) || Word.isTimes($0)
            }
    }

    /// Whether nothing in a name parts two things, as in "salt, rice" and "mac and cheese".
    static func isOneThing(_ name: String) -> Bool {
        !name.words.contains { word in
            " and und e & + - – ".containsFolded(" " + word.folded + " ")
                || word.utf8.last == UInt8(ascii: ",") || word.utf8.last == UInt8(ascii: ";")
        }
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "–", "'", "’", ".", "%": true
        default: scalar.value > 0xBF && scalar != "×" && !(0x2000...0x206F ~= scalar.value)
        }
    }

    /// "2 tins tomatoes", "2 tins tomatoes (400 g)"
    private static func before(_ words: [String]) -> Quantity? {
        let count = length(words[...])
        let name = unlinked(words.dropFirst(count))
        if count == 0 || name.isEmpty { return nil }
        // "1 kg circa di zucca"
        let behind = words.dropFirst(count)
        if behind.count > 2, Word.isAbout(behind[count]), isLink(behind[count + 1]) {
            return Quantity(words.prefix(count + 1), of: behind.dropFirst(2))
        }
        // "2 packs of 6 eggs"
        if name.count > 1, name.startIndex > count, let each = name.first, isSmallNumber(each),
            Word.isUnit(words[count - 1])
        {
            return Quantity(words.prefix(count + 2), of: name.dropFirst())
        }
        let text = words.prefix(count)
        // "100 g di zucchero + 2 cucchiai"
        if let plus = name.firstIndex(of: "+"), plus > name.startIndex,
            case let more = name[(plus + 1)...], !more.isEmpty, length(more) == more.count
        {
            return Quantity(text + name[plus...], of: name[..<plus])
        }
        guard let each = inBrackets(Array(name)) else { return Quantity(text, of: name) }
        return Quantity(text + ["(" + each.text + ")"], of: each.name.words[...])
    }

    private static func after(_ words: [String]) -> Quantity? {
        for count in [6, 5, 4, 3, 2, 1] where count < words.count {
            let tail = words.suffix(count)
            let isTimesNumber =
                count == 2 && Word.isTimes(tail.first) && Word(words[words.count - 1]) == .number
            // "Eggs, 12", "Apples: 6", "Milk - 2"
            let isParted =
                count == 1 && isSmallNumber(words[words.count - 1]) && !isType(tail)
                && [",", ":", "-", "–", "="].contains { words[words.count - 2].hasSuffix($0) }
            // "Parsley, a bunch"
            let isOne =
                count == 2 && tail.first.map(Word.isArticle) == true
                && tail.last.map(Word.isUnit) == true && words[words.count - 3].hasSuffix(",")
            if isTimesNumber || isParted || isOne || length(tail) == count {
                // "3 yoghurts at 150 g": what each one holds, not how much is wanted.
                if isEach(words[words.count - count - 1]) { return nil }
                return named(tail, words.dropLast(count))
            }
        }
        return nil
    }

    /// "eggs (10)": the brackets make a quantity of a bare number, too.
    private static func inBrackets(_ words: [String]) -> Quantity? {
        words.last?.utf8.last == UInt8(ascii: ")") ? insideBrackets(words) : nil
    }

    /// The same of words that end with a bracket.
    private static func insideBrackets(_ words: [String]) -> Quantity? {
        guard let start = words.lastIndex(where: { $0.utf8.first == UInt8(ascii: "(") }) else {
            return nil
        }
        let inside = words[start...].joined(separator: " ").utf8.dropFirst().dropLast()
        let tail = String(Substring(inside)).words
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
            let parting: [Unicode.Scalar] = [",", ":", ";", "-", "–", "="]
            let kept = last.unicodeScalars.reversed().drop { parting.contains($0) }.count
            if kept > 0 { name.append(String(last.unicodeScalars.prefix(kept))) }
        }
        return name.isEmpty ? nil : Quantity(text, of: name)
    }

    /// How many words the longest quantity has, "about 2 x 3 packs at 1.5 kg" and a little more.
    private static let most = 12

    /// As much as one likes: "etwas Muskat", "a few sprigs of thyme", "sale q.b.".
    private static func atWill(_ words: [String]) -> Quantity? {
        // "large handful parsley"
        let isSized = words.first.map { Word.isSize($0) || Word.isArticle($0) }
        let sized = isSized == true ? 2 : 1
        if words.count > sized, Word.isLoose(words[sized - 1]) {
            let name = unlinked(words.dropFirst(sized))
            return name.isEmpty ? nil : Quantity(words.prefix(sized), of: name)
        }
        if words.count > 1, Word.isDozen(words[0]) {
            let name = unlinked(words.dropFirst())
            return name.isEmpty ? nil : Quantity(["1", words[0]], of: name)
        }
        // "tin of tomatoes" is one.
        if words.count > 2, Word.isUnit(words[0]), !Word.isMeasure(words[0]), isLink(words[1]) {
            return Quantity(["1", words[0]], of: words[2...])
        }
        for count in [3, 2, 1] where count < words.count {
            let (head, tail) = (words.prefix(count), words.suffix(count))
            if Word.isSome(head.joined(separator: " ")) {
                let isUnit = count + 1 < words.count && Word.isUnit(words[count])
                let text = words.prefix(isUnit ? count + 1 : count)
                let name = unlinked(words.dropFirst(text.count))
                return name.isEmpty ? nil : Quantity(text, of: name)
            }
            if Word.isAtWill(tail.joined(separator: " ")) {
                return named(tail, words.dropLast(count))
            }
        }
        return nil
    }

    /// How many words at the beginning are a quantity for certain; none if they aren't.
    private static func length(_ words: ArraySlice<String>) -> Int {
        let words = words.prefix(most)
        let first = partLength(words)
        guard first > 0, words.dropFirst(first).first == "+" else { return first }
        let more = length(words.dropFirst(first + 1))
        return more > 0 ? first + 1 + more : first
    }

    /// The same of one part of a sum: "2 l + 500 ml".
    private static func partLength(_ words: ArraySlice<String>) -> Int {
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
    static func isEach(_ word: String) -> Bool {
        ["a", "je", "zu", "da", "at"].contains(word.folded)
    }

    /// Without what each one holds.
    private static func plainLength(_ words: ArraySlice<String>) -> Int {
        let rest = words.dropFirst()
        if let first = words.first, Word.isAbout(first) {
            let count = length(rest)
            return count == 0 ? 0 : count + 1
        }
        switch words.first.flatMap({ Word($0) }) {
        case .number where Word.isTimes(rest.first): return 2 + length(rest.dropFirst())
        case .number: return counted(rest)
        case .times: return 1 + length(rest)
        case .product: return rest.first.map { Word.isUnit($0) } == true ? 2 : 1
        case .measured: return 1 + packed(rest)
        case nil: return spelledLength(words)
        }
    }

    /// How long a quantity is whose number these words follow: "kg", "(400 g) tins", "large tins (400 g)",
    /// "g tin"; nothing if they make none of it.
    private static func counted(_ words: ArraySlice<String>) -> Int {
        // "15 oz cans"
        let size = words.first.flatMap { Word($0) } == .number ? 2 : 1
        let isSized =
            size == 2
            ? words.dropFirst().first.map(Word.isMeasure) == true
            : words.first.flatMap { Word($0) } == .measured
        if isSized, let pack = words.dropFirst(size).first, Word.isUnit(pack), !Word.isMeasure(pack)
        {
            return size + 2
        }
        let inside = bracketed(words)
        var rest = words.dropFirst(inside)
        if let size = rest.first, Word.isSize(size) || isLarge(rest) { rest = rest.dropFirst() }
        guard let unit = rest.first, Word.isUnit(unit) else { return inside == 0 ? 0 : 1 + inside }
        rest = rest.dropFirst()
        let more = Word.isMeasure(unit) ? packed(rest) : bracketed(rest)
        return 1 + words.count - rest.count + more
    }

    /// "gr. Bund" is a large one.
    private static func isLarge(_ words: ArraySlice<String>) -> Bool {
        words.first?.folded == "gr."
            && words.dropFirst().first.map { Word.isUnit($0) && !Word.isMeasure($0) } == true
    }

    /// "two cans", "due lattine", "ein halbes Kilo", "a pinch of", "a dozen"
    private static func spelledLength(_ words: ArraySlice<String>) -> Int {
        for count in [2, 1] where Word.figure(words.prefix(count)) != nil {
            if words.dropFirst(count).first.map(Word.isUnit) == true { return count + 1 }
        }
        // "a thumb-sized piece of ginger", "ein großes Stück Ingwer"
        if words.count > 3, Word.isSize(words[words.startIndex + 1]),
            Word.isUnit(words[words.startIndex + 2]),
            Word.isArticle(words[words.startIndex]) || Word.isSpelled(words[words.startIndex])
        {
            return 3
        }
        // "3cm piece ginger", "a 3cm piece of ginger"
        let sized = words.first.map(Word.isArticle) == true ? words.dropFirst() : words
        if let size = sized.first, Word.isLength(size), let unit = sized.dropFirst().first,
            Word.isUnit(unit)
        {
            return words.count - sized.count + 2
        }
        guard let first = words.first, Word.isArticle(first), let unit = words.dropFirst().first,
            Word.isUnit(unit)
        else { return 0 }
        let isOne = Word.isDozen(unit) || words.dropFirst(2).first.map { isLink($0) } == true
        return isOne ? 2 : 0
    }

    /// How many words behind a measure say in what it comes: "400 g tin tomatoes", "200 g (7 oz) flour".
    private static func packed(_ words: ArraySlice<String>) -> Int {
        guard let first = words.first, words.count > 1 else { return 0 }
        return Word.isUnit(first) && !Word.isMeasure(first) ? 1 : bracketed(words)
    }

    /// How many words a quantity in brackets has: "(400 g)", "(à 200 g)".
    private static func bracketed(_ words: ArraySlice<String>) -> Int {
        words.first?.utf8.first == UInt8(ascii: "(") ? lengthInBrackets(words) : 0
    }

    /// The same of words that begin with a bracket.
    private static func lengthInBrackets(_ words: ArraySlice<String>) -> Int {
        let words = words.prefix(4)
        guard let end = words.firstIndex(where: { $0.utf8.last == UInt8(ascii: ")") }) else {
            return 0
        }
        let group = words[...end]
        let inside = group.joined(separator: " ").utf8.dropFirst().dropLast()
        var quantity = String(Substring(inside)).words[...]
        if let first = quantity.first, isEach(first) { quantity = quantity.dropFirst() }
        // "(14 fl oz)"
        if quantity.count == 3, quantity.dropFirst().first?.folded == "fl" {
            quantity.remove(at: quantity.startIndex + 1)
        }
        let isLength = quantity.count == 1 && quantity.first.map(Word.isLength) == true
        return isLength || !quantity.isEmpty && length(quantity) == quantity.count
            ? group.count : 0
    }
}
