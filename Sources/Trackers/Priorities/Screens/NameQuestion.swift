import Kernel

/// What a name in the form of a new essential may mean besides: several things, what is there in another form, or so
/// many of a thing.
struct NameQuestion {
    private let wish: Wish
    /// What is there and may be meant.
    private let meant: [Essential]
    /// The things that it may name, each by itself.
    let parts: [String]

    static let each = "each"
    static let meantName = "meant"
    static let counts = "counts"
    static let literal = "both"

    /// Nothing where there is nothing to ask.
    ///
    /// - Parameter ofSeveral: Whether it may name several things: nothing else says how much.
    init?(
        _ wish: Wish, _ typed: String, ofSeveral: Bool, in book: Book, _ language: Language
    ) throws(BookError) {
        self.wish = wish
        meant = try wish.forms(in: book)
        let mayBeSeveral =
            ofSeveral
            && (typed.utf8.contains { ",;.".utf8.contains($0) } || CommaList.hasLink(typed))
        parts = mayBeSeveral ? NameQuestion.several(typed, AisleGuess(language)) : []
        if meant.isEmpty, parts.isEmpty, wish.counted == nil { return nil }
    }

    private static func several(_ typed: String, _ guess: AisleGuess) -> [String] {
        CommaList(typed, { guess.names($0) })?.things
            ?? CommaList.halves(typed, mayRun: false) { guess.names($0) }
    }

    /// The buttons, the likeliest first.
    func write(_ language: Language, _ html: HTML) {
        var style = HTML.ButtonStyle.primary
        func button(_ words: Label, _ name: String, _ value: String = "1") {
            html.submitButton(language(words), style: style, name: name, value: value)
            style = .plain
        }
        if !parts.isEmpty {
            button(
                PrioritiesText.createEach(parts.joined(separator: " · ")), NameQuestion.each)
        }
        for essential in meant {
            let wish = wish.of(essential)
            let words =
                wish.quantity.isEmpty
                ? essential.level == .low
                    ? PrioritiesText.putBack(essential.name) : PrioritiesText.meant(essential.name)
                : PrioritiesText.putOn(name: essential.name, quantity: wish.quantity)
            button(words, NameQuestion.meantName, essential.id.text)
        }
        if let counted = wish.counted {
            button(
                PrioritiesText.create(counted.name.withCapital + ", " + counted.quantity),
                NameQuestion.counts)
        }
        button(PrioritiesText.create(wish.wordsWithRemark), NameQuestion.literal)
    }
}
