import Kernel

/// Pullers, tractors and classes that the book or the page knows already.
struct KnownNames {
    private var pullers: Set<String>
    private var tractors: Set<String>
    private(set) var classes: Set<String>
    /// Those of the book, which somebody has looked at.
    private let kept: Set<String>
    /// Whether the page writes the puller before the tractor; `nil` where nothing says so.
    var isPullerFirst: Bool?

    init(pullers: [String] = [], tractors: [String] = [], classes: [String] = []) {
        self.pullers = Set(pullers.map { $0.folded })
        self.tractors = Set(tractors.map { $0.folded })
        self.classes = Set(classes.map { $0.folded })
        kept = self.pullers.union(self.tractors)
    }

    mutating func add(puller: String, tractor: String) {
        if !puller.isEmpty { pullers.insert(puller.folded) }
        if !tractor.isEmpty { tractors.insert(tractor.folded) }
    }

    func isKept(_ name: String) -> Bool { kept.contains(name.folded) }
    func isPuller(_ name: String) -> Bool { pullers.contains(name.folded) }
    func isTractor(_ name: String) -> Bool { tractors.contains(name.folded) }

    /// How much a name looks like a person's (more than 0) or a tractor's (less), from -6 to 6.
    func likeness(_ words: [String]) -> Int {
        let name = words.joined(separator: " ")
        var score = (isPuller(name) ? 4 : 0) - (isTractor(name) ? 4 : 0)
        let folded = words.map { $0.folded.withoutEnd(".") }
        let isMade = KnownNames.isMade(words, folded)
        if isMade { score -= 2 }
        if let first = folded.first, !isMade,
            FirstNames.has(first)
                || first.utf8.count == 1 && words[0].utf8.last == UInt8(ascii: ".")
        {
            score += 2
        }
        return score
    }

    /// Whether a name has a maker, a number, or capitals inside: `JD 4020`, `WhyNot`.
    private static func isMade(_ words: [String], _ folded: [String]) -> Bool {
        if folded.first == "the" { return true }
        for (index, word) in folded.enumerated() {
            if NoteWordLists.plainBrands.contains(word) || word.hasDigit || words[index].isCamel {
                return true
            }
            if NoteWordLists.brands.contains(word), index + 1 < folded.count,
                folded[index + 1].hasDigit
            {
                return true
            }
        }
        return folded.count == 1 && NoteWordLists.brands.contains(folded[0])
            && !FirstNames.has(folded[0])
    }

    /// Parts `Rick Smith WhyNot` where one of the two is known or the tractor shows itself.
    ///
    /// - Returns: `nil` when nothing says where.
    func split(_ words: [String]) -> (puller: [String], tractor: [String])? {
        guard words.count > 1 else { return nil }
        let shown = shown(words)
        for count in stride(from: words.count - 1, to: 0, by: -1) {
            let (first, last) = (Array(words.prefix(count)), Array(words.dropFirst(count)))
            // A maker's name shows the tractor better than a first name shows the puller.
            let isSaid = shown == nil || count > 1
            if isPuller(first.joined(separator: " ")) && isSaid
                || isTractor(last.joined(separator: " "))
            {
                return (first, last)
            }
            if isTractor(first.joined(separator: " ")), isPuller(last.joined(separator: " ")) {
                return (last, first)
            }
        }
        if isPuller(words.joined(separator: " ")) { return (words, []) }
        return shown
    }

    /// Whether what stands behind a known first name may be the surname that goes with it.
    func mayGoOn(_ parts: (puller: [String], tractor: [String])) -> Bool {
        parts.puller.count == 1 && parts.tractor.count > 1
            && FirstNames.has(parts.puller[0].folded)
            && !isTractor(parts.tractor.joined(separator: " "))
            && shown(parts.puller + parts.tractor) == nil
    }

    /// The tractor begins where a word is a maker's or has capitals inside.
    private func shown(_ words: [String]) -> (puller: [String], tractor: [String])? {
        let folded = words.map { $0.folded.withoutEnd(".") }
        for index in words.indices.dropFirst() {
            let isBrand =
                NoteWordLists.plainBrands.contains(folded[index])
                || NoteWordLists.brands.contains(folded[index]) && index + 1 < words.count
                    && folded[index + 1].hasDigit
            guard isBrand || words[index].isCamel || words[index].isShortYear else { continue }
            let start = folded[index] == "deere" && folded[index - 1] == "john" ? index - 1 : index
            let year = start > 0 && Int(folded[start - 1]).map { 1_900...2_100 ~= $0 } ?? false
            let cut = year ? start - 1 : start
            return (Array(words.prefix(cut)), Array(words.dropFirst(cut)))
        }
        return nil
    }
}

extension String {
    /// `WhyNot`, but not `McDonald`.
    var isCamel: Bool {
        let scalars = Array(unicodeScalars)
        if hasPrefix("Mc") || hasPrefix("Mac") || hasPrefix("De") || hasPrefix("Le") {
            return false
        }
        return zip(scalars, scalars.dropFirst()).contains {
            "a"..."z" ~= $0 && "A"..."Z" ~= $1
        }
    }
}

extension KnownNames {
    /// The names in the book.
    init(_ book: Book) throws(BookError) {
        let ledger = try Ledger.of(book)
        self.init(
            pullers: ledger.counts(of: .puller).map { $0.name },
            tractors: ledger.counts(of: .tractor).map { $0.name },
            classes: ledger.counts(of: .className).map { $0.name })
    }
}
