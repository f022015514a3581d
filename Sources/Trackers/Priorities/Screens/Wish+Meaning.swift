import Kernel

/// What else may be meant by what was typed.
extension Wish {
    /// What is inside of what is there and isn't on the list, or of which the list wants more each time.
    func neededInside(in book: Book) throws(BookError) -> [Essential] {
        guard let existing else { return [] }
        let family = Family(book)
        let portions = try family.portions(of: existing.id)
        return try family.inside(existing.id)
            .filter { $0.level == .low || portions[$0.id] != nil }
    }

    /// What of these may be meant if the start of a name was typed, or what is named in another form, a few at most.
    func meant(
        among essentials: [Essential], _ book: Book
    ) throws(BookError) -> [Essential] {
        if existing != nil || name.isBlank { return [] }
        let meant = essentials.filter { $0.name.hasWord(startingWith: name) }
        let forms = try forms(in: book).filter { form in !meant.contains { $0.id == form.id } }
        return Array((meant + forms).prefix(Wish.mostMeant))
    }

    /// Whether a name only begins as this one ends that was counted, and so is probably another: "Eigelb", but not
    /// "Eier", where "ein Ei" was typed.
    func isBegun(by essential: Essential) -> Bool {
        if quantity.isEmpty || isForm(of: essential.name) { return false }
        let words = " " + essential.name.folded + " "
        return !words.containsFolded(" " + name.folded + " ")
    }

    private static let mostMeant = 3

    /// The things that commas part in what is typed, if it is new as a whole.
    func severalParts(of typed: String, _ language: Language) -> [String] {
        if existing != nil { return [] }
        if Wish.parts(of: name).isEmpty { return halves(of: typed, language) }
        let parts = Wish.parts(of: CommaList.withoutHeading(typed))
        guard CommaList.hasLink(typed) else { return parts }
        let guess = AisleGuess(language)
        return CommaList.withEachParted(parts) { guess.names($0) }
    }

    /// The goods that a word parts: "bread and milk".
    private func halves(of typed: String, _ language: Language) -> [String] {
        guard CommaList.hasLink(typed) else { return [] }
        let guess = AisleGuess(language)
        return CommaList.halves(typed, seasons: true) { guess.names($0) }
    }
}
