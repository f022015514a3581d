import Kernel

/// Names in other forms: "1 Zwiebel" where "Zwiebeln" are.
extension Wish {
    /// What is there and named in another form, with or without its number.
    func forms(in book: Book) throws(BookError) -> [Essential] {
        if existing != nil { return [] }
        let found = try Wish.forms(of: name, in: book)
        guard found.isEmpty, let counted else { return found }
        return try Wish.forms(of: counted.name, in: book)
    }

    /// Whether a name is this one's in another form, with or without its number.
    func isForm(of other: String) -> Bool {
        Wish.isForm(name, of: other) || counted.map { Wish.isForm($0.name, of: other) } ?? false
    }

    /// How this is read where a name is meant that is the same in another form: without its number that says how
    /// many.
    func reading(inFormOf other: String) -> Reading {
        guard let counted, Wish.isForm(counted.name, of: other) else { return reading }
        return Reading(counted.name, counted.quantity)
    }

    private static func isForm(_ name: String, of other: String) -> Bool {
        WordForm.isForm(name: name.folded.words, of: other.folded.words)
    }

    private static func forms(of name: String, in book: Book) throws(BookError) -> [Essential] {
        guard let first = name.folded.words.first?.unicodeScalars else { return [] }
        // What all forms begin with: "cherr" of "cherries".
        let stem = String(first.prefix(max(shortest, first.count - longestEnding)))
        let query = Query(
            Essential.kind, where: [.contains(folded: stem)], order: Essential.alphabetical,
            limit: 300)
        return try book.records(query).map { Essential($0) }.filter { isForm(name, of: $0.name) }
    }

    private static let shortest = 2
    private static let longestEnding = 3
}
