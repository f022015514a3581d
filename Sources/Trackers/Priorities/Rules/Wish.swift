import Kernel

/// What somebody typed to get something: a name, perhaps with a quantity, as in "2 l milk".
///
/// A bare number is told apart only when an essential of the remaining name exists; otherwise it
/// belongs to the name.
struct Wish {
    let name: String
    var quantity: String
    /// The essential of that name, if there is one.
    let existing: Essential?
    /// Whether others are called the same.
    let isOneOfSeveral: Bool

    /// Reads `text`, looking up which essentials exist.
    init(_ text: String, in book: Book) throws(BookError) {
        let typed = Quantity.words(of: text.trimmed).joined(separator: " ")
        for (name, quantity) in Wish.readings(of: typed) {
            let found = try Wish.all(name, in: book)
            if found.isEmpty { continue }
            self.init(name: name, quantity: quantity, found)
            return
        }
        let said = Quantity(in: typed)
        self.init(name: said?.name ?? typed, quantity: said?.text ?? "", [])
    }

    /// A name and a quantity that stand apart, as in a table.
    init(_ name: String, quantity: String, in book: Book) throws(BookError) {
        self.init(name: name, quantity: quantity, try Wish.all(name, in: book))
    }

    private init(name: String, quantity: String, _ found: [Essential]) {
        self.name = name
        self.quantity = quantity
        existing = found.first
        isOneOfSeveral = found.count > 1
    }

    /// The same for this essential of several that are called so.
    func of(_ essential: Essential) -> Wish {
        Wish(name: name, quantity: quantity, [essential])
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

    /// What a new essential is called: an article that is only a letter keeps its case, "d'acqua".
    var title: String {
        let second = name.unicodeScalars.dropFirst().first
        return second == "'" || second == "’" ? name : name.withCapital
    }

    /// The quantity that is on the list already and that this one would replace.
    var replaced: String? {
        guard let existing, existing.level != .low, !quantity.isEmpty,
            let line = existing.details.firstLine, Wish.isQuantity(line), line != quantity
        else { return nil }
        return line
    }

    /// Both quantities, that on the list first.
    var joined: Wish {
        var wish = self
        if let replaced { wish.quantity = replaced + " + " + quantity }
        return wish
    }

    /// All ways to read a text as name and quantity: the whole as a name first, then what says that
    /// it is a quantity, then a bare number beside the name.
    static func readings(of text: String) -> [(name: String, quantity: String)] {
        let words = Quantity.words(of: text)
        var readings = [(name: text, quantity: "")]
        if let said = Quantity(in: text) { readings.append((said.name, said.text)) }
        for count in 1..<max(1, min(words.count, 4)) {
            let (head, tail) = (words.prefix(count), words.suffix(count))
            if Quantity.isCount(head) {
                let isLinked = count > 1 && head.last.map { Quantity.isLink($0) } ?? false
                readings.append(
                    (joined(words.dropFirst(count)), joined(head.dropLast(isLinked ? 1 : 0))))
            }
            if Quantity.isCount(tail), !Quantity.isType(tail) {
                readings.append((joined(words.dropLast(count)), joined(tail)))
            }
        }
        return readings
    }

    private static func joined(_ words: ArraySlice<String>) -> String {
        words.joined(separator: " ")
    }

    /// Whether a word begins a quantity: with a digit or a fraction, perhaps after "x" or "×".
    private static func startsWithDigit(_ word: String?) -> Bool {
        guard var scalars = word?.unicodeScalars[...] else { return false }
        if scalars.first == "x" || scalars.first == "×" { scalars.removeFirst() }
        guard let first = scalars.first else { return false }
        switch first {
        case "0"..."9", "¼"..."¾", "⅓", "⅔": return true
        default: return false
        }
    }

    /// Whether a line of details is a quantity and nothing more: "2", "500 g", but not "3.5% fat".
    static func isQuantity(_ line: String?) -> Bool {
        guard let line, startsWithDigit(line), !line.unicodeScalars.contains("%") else {
            return false
        }
        return line.utf8.split(separator: UInt8(ascii: " ")).count <= 2 || Quantity.isSum(line)
    }

    /// What to write so that the wish is on the list: at least at `level`, never lower than it was.
    func draft(level: Level) -> Draft {
        guard let existing else {
            var draft = Draft(Essential.kind).setting(Essential.name, title)
            draft[Essential.level] = level
            if !quantity.isEmpty { draft[Essential.details] = quantity }
            return draft
        }
        var draft = Draft(Essential.kind, existing.id)
        if existing.level.isBelow(level) { draft[Essential.level] = level }
        if !quantity.isEmpty { draft[Essential.details] = details(of: existing) }
        return draft
    }

    /// Both in one line, as buttons say it: "Milk, 2 l".
    var words: String {
        let name = existing?.name ?? title
        return quantity.isEmpty ? name : name + ", " + quantity
    }

    /// The quantity on a line of its own before the other details, in place of an earlier one.
    private func details(of essential: Essential) -> String {
        var lines = essential.details.utf8.split(
            separator: 10, maxSplits: 1, omittingEmptySubsequences: false
        ).map { String(Substring($0)) }
        if Wish.isQuantity(lines.first) { lines.removeFirst() }
        return ([quantity] + lines).joined(separator: "\n").trimmed
    }
}

extension String {
    /// Up to the end of the first line; `nil` where nothing stands in it.
    fileprivate var firstLine: String? {
        let line = String(Substring(utf8.prefix { $0 != 10 }))
        return line.isEmpty ? nil : line
    }
}
