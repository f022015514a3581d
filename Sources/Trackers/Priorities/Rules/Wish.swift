import Kernel

/// What somebody typed to get something: a name, perhaps with a quantity, as in "2 l milk".
///
/// A bare number is told apart when an essential of the remaining name exists, when that is known as something
/// that shops have, as in "6 eggs", when it is prepared, as in "1 onion, diced", or when it is one word, as in
/// "4 yolks"; otherwise, and in names such as "7 Up", it belongs to the name.
struct Wish {
    let name: String
    var quantity: String
    /// What a recipe says is done to it, which isn't part of its name: "finely chopped".
    private(set) var preparation = ""
    /// The essential of that name, if there is one.
    let existing: Essential?
    /// Whether others are called the same.
    let isOneOfSeveral: Bool
    /// What else the text may mean, if it is new and nothing says so: "6" and "widgets".
    private(set) var counted: (name: String, quantity: String)?
    /// Where somebody said that things of the kind stand, if this one is new.
    private var aisle = ""
    /// What point and comma mean to whoever typed it.
    private let style: NumberStyle

    /// Reads `text`, looking up which essentials exist.
    init(_ text: String, in book: Book, _ style: NumberStyle) throws(BookError) {
        if Wish.isEndless(text) {
            self.init(Reading(text), [], style)
            return
        }
        let typed = Amount.words(of: text)
        let plain = Wish.plain(typed).joined(separator: " ")
        let whole = typed.joined(separator: " ")
        for reading in Reading.all(whole) + (plain == whole ? [] : Reading.all(plain)) {
            let found = try Wish.all(reading.name, in: book)
            if found.isEmpty { continue }
            self.init(reading, found, style)
            return
        }
        if TidyLine.mayBe(text), let tidy = TidyLine(text) {
            var wish = try Wish(tidy.text, in: book, style)
            wish.note(tidy.note)
            self = wish
            return
        }
        self.init(Reading(surely: plain), [], style)
        aisle = try Wish.aisle(of: self.name, in: book)
    }

    /// Whether a text is longer than any name, and isn't read: what is kept of it is refused by its length.
    private static func isEndless(_ text: String) -> Bool { text.utf8.count > 4_000 }

    /// Remembers what was said beside the name.
    mutating func note(_ words: String) {
        if words.isEmpty || preparation.folded.containsFolded(words.folded) { return }
        preparation = preparation.isEmpty ? words : preparation + ", " + words
    }

    /// Reads what somebody typed in a language: an emoji stays beside the name, unless that is known
    /// without; a number before or behind the name of a good counts it.
    ///
    /// - Parameter line: Of one line of many what point and comma mean in them all, and the guess for all.
    init(
        _ text: String, in book: Book, _ language: Language,
        asLine line: (style: NumberStyle, guess: AisleGuess)? = nil
    ) throws(BookError) {
        let style = line?.style ?? language.numberStyle
        let wish = try Wish(text, in: book, style)
        if Wish.isEndless(text) {
            self = wish
            return
        }
        if wish.existing == nil, TidyLine.mayBe(text), let tidy = TidyLine(text) {
            var wish = try Wish(tidy.text, in: book, language, asLine: line)
            wish.note(tidy.note)
            self = wish
            return
        }
        self = wish
        var words = Wish.plain(Amount.words(of: text))
        if let thing = words.first.flatMap(Word.withoutElidedArticle) {
            words = ["un", thing] + words.dropFirst()
        }
        guard existing == nil, words.count > 1 else { return }
        let guess = { line?.guess ?? AisleGuess(language) }
        if words.contains("·"), try takeBehindDot(text, in: book, language, line) { return }
        if try takeParts(in: book, guess) { return }
        if try takeRemark(of: text, in: book, language, line) { return }
        if !quantity.isEmpty {
            if Quantity.isSmallNumber(name.words.first ?? "") { try takePieces(in: book, guess()) }
        } else if Wish.isPicture(words[0]) {
            try takePicture(words, in: book, language, line)
        } else if words.count > 2, words.dropFirst().contains(where: Quantity.isBareNumber),
            try takeBetween(words, in: book, guess())
        {
            return
        } else if words.contains(where: { Quantity.isBareNumber($0) || Quantity.isSmallNumber($0) })
        {
            try takeNumber(words, in: book, guess())
        }
    }

    /// "cheese 250 g grated": a quantity between what a good is called and what is said of it.
    private mutating func takeBetween(
        _ words: [String], in book: Book, _ guess: AisleGuess
    ) throws(BookError) -> Bool {
        guard
            let start = words.dropFirst().firstIndex(where: {
                Quantity.isBareNumber($0) || Quantity.isSum($0)
            }),
            let end = [start + 2, start + 1].first(where: {
                $0 < words.count && Quantity.isSum(words[start..<$0].joined(separator: " "))
            }), end > start + 1 || !Quantity.isSmallNumber(words[start]),
            case let name = words[..<start].joined(separator: " "),
            case let remark = words[end...].joined(separator: " "),
            guess.names(name), !guess.names(remark),
            !words[end...].contains(where: { Quantity.isBareNumber($0) || Quantity.isLink($0) })
        else { return false }
        let quantity = words[start..<end].joined(separator: " ")
        var wish = try Wish(name, quantity: quantity, in: book, style)
        if wish.existing == nil { wish.aisle = try Wish.aisle(of: name, in: book) }
        wish.note(remark)
        self = wish
        return true
    }

    /// Words without a plural's ending that may be left away, and without a comma behind the last:
    /// "2 Möhre(n),", "2 Zehe/n"
    private static func plain(_ words: [String]) -> [String] {
        var plain = words.map { word in
            word.utf8.dropFirst().contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/") }
                ? singular(word) : word
        }
        if let last = plain.popLast() {
            let parting = last.utf8.reversed().prefix {
                $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";")
            }
            let kept = last.utf8.count - parting.count
            plain.append(kept > 0 ? String(Substring(last.utf8.prefix(kept))) : last)
        }
        return plain
    }

    /// "Möhre" of "Möhre(n)", "Zehe" of "Zehe/n"
    private static func singular(_ word: String) -> String {
        let comma = word.utf8.last == UInt8(ascii: ",") ? 1 : 0
        let bare = word.utf8.dropLast(comma)
        let sides = bare.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        if sides.count == 2, sides[0].count > 1 {
            let isEnding = ["n", "e", "en", "er", "s"].contains {
                sides[1].elementsEqual($0.utf8)
            }
            return isEnding ? String(Substring(sides[0])) + (comma > 0 ? "," : "") : word
        }
        guard bare.last == UInt8(ascii: ")"), let bracket = bare.firstIndex(of: UInt8(ascii: "(")),
            bare[..<bracket].count > 1
        else { return word }
        let ending = bare[bracket...].dropFirst().dropLast()
        let isEnding =
            1...3 ~= ending.count
            && ending.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        if !isEnding { return word }
        return String(Substring(bare[..<bracket])) + String(Substring(word.utf8.suffix(comma)))
    }

    /// "2 garlic cloves" is garlic, and "2 large eggs" are eggs, where that is there or is what goods are called.
    private mutating func takeParts(
        in book: Book, _ guess: () -> AisleGuess
    ) throws(BookError) -> Bool {
        for parts in reading.ofParts + [reading.ofSize, reading.ofPurpose].compactMap({ $0 }) {
            let found = try Wish.all(parts.name, in: book)
            if found.isEmpty, !guess().names(parts.name) { continue }
            self = Wish(parts, found, style)
            if found.isEmpty { aisle = try Wish.aisle(of: parts.name, in: book) }
            return true
        }
        return false
    }

    /// "1 Carrots · chopped", as lists are shared, is one, chopped.
    private mutating func takeBehindDot(
        _ text: String, in book: Book, _ language: Language,
        _ line: (style: NumberStyle, guess: AisleGuess)?
    ) throws(BookError) -> Bool {
        guard let remark = Remark.behindDot(text) else { return false }
        var wish = try Wish(remark.rest, in: book, language, asLine: line)
        // "Milk · Bread" may be two.
        let guess = line?.guess ?? AisleGuess(language)
        if wish.quantity.isEmpty, guess.names(remark.text) { return false }
        wish.note(remark.text)
        self = wish
        return true
    }

    /// "Eier (Gr. M)" are eggs, and "juice of 1 lemon" is a lemon: with a remark, where what is left is there, is
    /// what goods are called, or where the words say so and how much.
    private mutating func takeRemark(
        of text: String, in book: Book, _ language: Language,
        _ line: (style: NumberStyle, guess: AisleGuess)?
    ) throws(BookError) -> Bool {
        for remark in Remark.all(in: text) {
            var wish = try Wish(remark.rest, in: book, language, asLine: line)
            let isCounted = !wish.quantity.isEmpty
            let guess = line?.guess ?? AisleGuess(language)
            guard
                wish.existing != nil || remark.isSure && isCounted || guess.names(wish.name)
                    || (remark.isSure || isCounted) && guess.aisle(of: wish.name) != nil,
                // "Milk - bread" may be two.
                remark.isSure || !guess.names(remark.text)
            else { continue }
            wish.note(remark.text)
            self = wish
            return true
        }
        return false
    }

    /// "1 pumpkin (about 1 kg)" is one pumpkin.
    private mutating func takePieces(in book: Book, _ guess: AisleGuess) throws(BookError) {
        guard let pieces = reading.ofPieces, let number = reading.name.words.first,
            guess.aisle(of: pieces.name) != nil || NumberedName.isFree(number, pieces.name)
        else { return }
        self = Wish(pieces, [], style)
        aisle = try Wish.aisle(of: pieces.name, in: book)
    }

    /// An emoji stays beside the name, unless that is known without.
    private mutating func takePicture(
        _ words: [String], in book: Book, _ language: Language,
        _ line: (style: NumberStyle, guess: AisleGuess)?
    ) throws(BookError) {
        let rest = words.dropFirst().joined(separator: " ")
        let said = try Wish(rest, in: book, language, asLine: line)
        if said.existing != nil { self = said }
        if said.existing != nil || said.quantity.isEmpty { return }
        let name = words[0] + " " + said.name
        let reading = Reading(name, said.quantity, said.preparation)
        self = Wish(reading, try Wish.all(name, in: book), style)
        aisle = said.aisle
    }

    /// A number before or behind the name of a good, or before one word, counts it; before others it may.
    private mutating func takeNumber(
        _ words: [String], in book: Book, _ guess: AisleGuess
    ) throws(BookError) {
        let spelled = [2, 1].compactMap { count in
            words.count > count ? Word.figure(words.prefix(count)).map { ($0, count) } : nil
        }.first
        let isBefore = spelled != nil || Quantity.isSmallNumber(words[0])
        let last = words.count - 1
        // "AAA batteries 4", but not "nappies size 4"
        let before = words[last - 1]
        let isAlone =
            last == 1
            || before.utf8.count > 4 && !Wish.kinds.contains(before.folded)
                && guess.aisle(of: words.dropLast().joined(separator: " ")) != nil
        let isBehind =
            isAlone && Quantity.isSmallNumber(words[last]) && !Quantity.isType(words[last...])
        guard isBefore || isBehind, !guess.knows(words.joined(separator: " ")) else { return }
        let number = spelled?.0 ?? words[isBefore ? 0 : last]
        let rest = (isBefore ? words.dropFirst(spelled?.1 ?? 1) : words.dropLast())
            .joined(separator: " ")
        if rest.hasPrefix("%") { return }
        let isCounted = isBefore && NumberedName.isFree(number, rest)
        let isDescribed = isBefore && Wish.isDescribed(rest, guess)
        if isDescribed || Quantity.isOneThing(rest) && (isCounted || guess.aisle(of: rest) != nil) {
            self = Wish(Reading(rest, number), [], style)
            aisle = try Wish.aisle(of: rest, in: book)
        } else if isBefore, spelled.map({ $0.0 != "1" && Quantity.isOneThing(rest) }) ?? true {
            counted = (rest, number)
        }
    }

    /// Words behind which a number says which one it is.
    private static let kinds: Set<String> = [
        "grosse", "taglia", "misura", "stufe", "stage", "factor", "faktor", "nummer", "number",
        "numero", "livello", "level",
    ]

    /// Whether commas only part what is said of one thing before its name: "skinless, boneless chicken thighs".
    private static func isDescribed(_ name: String, _ guess: AisleGuess) -> Bool {
        let parts = parts(of: name)
        guard let last = parts.last, last.words.count > 1, guess.aisle(of: last) != nil,
            !parts.contains(where: { $0.words.contains(where: Quantity.isBareNumber) })
        else { return false }
        return parts.dropLast().allSatisfy { $0.words.count < 3 && guess.aisle(of: $0) == nil }
    }

    /// Whether a word is an emoji, which stands beside a name.
    private static func isPicture(_ word: String) -> Bool {
        word.unicodeScalars.allSatisfy { 0x2600...0x27BF ~= $0.value || $0.value > 0xFE00 }
    }

    /// The aisle that somebody gave most of the things whose names end in the same word, behind as many others: "Soy
    /// milk" stands beside "Oat milk", and neither butter nor peanut butter beside "Bread & butter".
    private static func aisle(of name: String, in book: Book) throws(BookError) -> String {
        guard let head = name.words.last?.folded, head.utf8.count > 2, name.words.count > 1 else {
            return ""
        }
        var votes: [(aisle: String, count: Int)] = []
        let query = Query(
            Essential.kind, where: [.contains(folded: head)], order: Essential.alphabetical,
            limit: 30)
        for essential in try book.records(query).map({ Essential($0) }) {
            guard !essential.aisle.isBlank,
                essential.name.words.last?.folded == head,
                essential.name.words.count == name.words.count,
                Quantity.isOneThing(essential.name)
            else { continue }
            if let place = votes.firstIndex(where: { $0.aisle == essential.aisle }) {
                votes[place].count += 1
            } else {
                votes.append((essential.aisle, 1))
            }
        }
        return votes.max { $0.count < $1.count }?.aisle ?? ""
    }

    /// A name and a quantity that stand apart, as in a table.
    init(
        _ name: String, quantity: String, in book: Book, _ style: NumberStyle
    ) throws(BookError) {
        self.init(Reading(name, quantity), try Wish.all(name, in: book), style)
    }

    private init(_ reading: Reading, _ found: [Essential], _ style: NumberStyle) {
        self.style = style
        name = reading.name
        quantity = reading.quantity
        preparation = reading.preparation
        existing = found.first
        isOneOfSeveral = found.count > 1
    }

    var reading: Reading { Reading(name, quantity, preparation) }

    /// The same for this essential of several that are called so, or of one whose name is this in another form.
    func of(_ essential: Essential) -> Wish {
        Wish(reading(inFormOf: essential.name), [essential], style)
    }

    /// The essential with this name, case and accents aside.
    static func find(_ name: String, in book: Book) throws(BookError) -> Essential? {
        try all(name, in: book).first
    }

    /// All essentials with this name, some at most.
    static func all(_ name: String, in book: Book) throws(BookError) -> [Essential] {
        let titled = Filter.titled(folded: name.folded)
        return try book.records(Essential.kind, where: [titled], limit: 8).map { Essential($0) }
    }

    /// The same where the number beside the name says how many.
    var asCounted: Wish {
        guard let counted else { return self }
        var wish = Wish(Reading(counted.name, counted.quantity, preparation), [], style)
        wish.aisle = aisle
        return wish
    }

    /// What a new essential is called: an article that is only a letter keeps its case, "d'acqua".
    var title: String {
        let second = name.unicodeScalars.dropFirst().first
        return second == "'" || second == "’" ? name : name.withCapital
    }

    /// The things that commas part in a name that nobody has: "bread, cheese"; none where that is one.
    static func parts(of typed: String) -> [String] {
        let scalars = Array(typed.unicodeScalars)
        let ends = scalars.indices.filter { index in
            let isLast = index + 1 == scalars.count
            return scalars[index] == ";"
                || scalars[index] == "," && (isLast || scalars[index + 1].isWhitespace)
        }
        let parts = zip([-1] + ends, ends + [scalars.count]).map { start, end in
            String(String.UnicodeScalarView(scalars[(start + 1)..<end])).trimmed
        }.filter { !$0.isEmpty }
        return parts.count > 1 ? parts : []
    }

    /// The quantity as it is written and as it is read, where its unit decides what a mark in it means.
    var decided: (typed: String, read: String)? {
        Amount.isReadByUnit(quantity, style) ? (quantity, words(of: amount)) : nil
    }

    /// How much of it is on the list already.
    var listed: Amount {
        guard let existing, existing.level != .low else { return Amount() }
        return existing.wanted(style)
    }

    /// The quantity that is on the list already and that this one would replace.
    var replaced: Amount? {
        let known = listed
        return quantity.isEmpty || known.isEmpty || known == amount ? nil : known
    }

    /// What it comes to with the one that is on the list, if that is another: "Milk, 5 l".
    var sum: String? {
        replaced.map { (existing?.name ?? title) + ", " + words(of: $0.joined(amount)) }
    }

    var amount: Amount { Amount(quantity, style) }

    /// Whether it is on the list already, as much of it as is wished for.
    var isThere: Bool {
        guard let existing, existing.level != .low else { return false }
        return quantity.isEmpty || existing.wanted(style) == amount
    }

    /// In words, as it was typed or would be.
    func words(of amount: Amount) -> String { amount.written(style) }

    /// What to write so that the wish is on the list: at least at `level`, never lower than it was.
    ///
    /// - Parameters:
    ///   - joins: Whether the quantity comes to the one that is on the list.
    ///   - notes: Whether what is there gets the remark before its own details, unless it has it.
    func draft(level: Level, joins: Bool = false, notes: Bool = false) -> Draft {
        var draft = Draft(Essential.kind, existing?.id)
        if existing == nil {
            draft[Essential.name] = title
            if !aisle.isEmpty { draft[Essential.aisle] = aisle }
            if !preparation.isEmpty { draft[Essential.details] = preparation }
        }
        if existing?.level.isBelow(level) ?? true { draft[Essential.level] = level }
        if notes, let existing, !existing.notes(preparation) {
            draft[Essential.details] =
                existing.details.isBlank ? preparation : preparation + "\n" + existing.details
        }
        if quantity.isEmpty { return draft }
        let known = joins ? existing?.wanted(style) ?? Amount() : Amount()
        draft.set(known.joined(amount))
        if let existing, existing.quantityLine != nil {
            let details = existing.detailsWithoutQuantity
            let isNew = notes && !existing.notes(preparation)
            draft[Essential.details] =
                isNew ? (details.isBlank ? preparation : preparation + "\n" + details) : details
        }
        return draft
    }

    /// The same with what is kept as a remark: "Milk, 2 l · for Saturday".
    var wordsWithRemark: String {
        preparation.isEmpty ? words : words + " · " + preparation
    }

    /// Both in one line, as buttons say it: "Milk, 2 l".
    var words: String {
        let name = existing?.name ?? title
        if quantity.isEmpty { return name }
        let isWorked = quantity.words.contains("+") || Amount.isReadByUnit(quantity, style)
        return name + ", " + (isWorked ? words(of: amount) : quantity)
    }
}

extension Draft {
    /// How much of an essential it says is wanted.
    var amount: Amount {
        Amount(number: self[Essential.amount], unit: self[Essential.unit] ?? "")
    }

    /// Drafts how much of an essential is wanted.
    mutating func set(_ amount: Amount) {
        set(Essential.amount.field, amount.number.map { .decimal($0) })
        self[Essential.unit] = amount.unit
    }
}

// Quantities as they were kept before they had fields of their own: the first line of the details.
extension Essential {
    /// Whether its details say something already; nothing is always said.
    func notes(_ remark: String) -> Bool {
        remark.isEmpty || details.folded.containsFolded(remark.folded)
    }

    /// How much is wanted.
    func wanted(_ style: NumberStyle) -> Amount {
        amount.isEmpty ? Essential.quantity(in: details, style) : amount
    }

    fileprivate var quantityLine: String? { Essential.quantityLine(of: details) }

    private static func quantityLine(of details: String) -> String? {
        let line = String(Substring(details.utf8.prefix { $0 != 10 })).trimmed
        return isQuantity(line) ? line : nil
    }

    /// How much details say.
    static func quantity(in details: String, _ style: NumberStyle) -> Amount {
        quantityLine(of: details).map { Amount($0, style) } ?? Amount()
    }

    fileprivate var detailsWithoutQuantity: String {
        String(Substring(details.utf8.drop { $0 != 10 })).trimmed
    }

    /// Whether a line is a quantity and nothing more: "2", "500 g", but not "3.5% fat".
    private static func isQuantity(_ line: String) -> Bool {
        // Nor is what something costs or holds.
        guard startsWithDigit(line),
            !line.unicodeScalars.contains(where: { "%€$£".unicodeScalars.contains($0) }),
            !" eur euro chf usd gbp ".containsFolded(" " + (line.words.last ?? "").folded + " ")
        else { return false }
        return line.utf8.split(separator: UInt8(ascii: " ")).count <= 2 || Quantity.isSum(line)
    }

    /// With a digit or a fraction, perhaps after "x" or "×".
    private static func startsWithDigit(_ word: String) -> Bool {
        var scalars = word.unicodeScalars[...]
        if scalars.first == "x" || scalars.first == "×" { scalars.removeFirst() }
        guard let first = scalars.first else { return false }
        switch first {
        case "0"..."9", "¼"..."¾", "⅓", "⅔": return true
        default: return false
        }
    }
}
