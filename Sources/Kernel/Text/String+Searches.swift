extension String {
    /// What may be sought by a text, folded: all of it, then what is left without a quantity before
    /// or after it, the more the better: `2 l mil`, `l mil`, `mil`.
    ///
    /// A search goes on to the next only where the ones before found nothing.
    package var searches: [String] {
        let whole = folded
        let words = whole.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard words.count > 1 else { return whole.isEmpty ? [] : [whole] }
        var searches = [whole]
        for count in 1..<min(words.count, 4) {
            if words[0].beginsWithDigit {
                searches.append(words.dropFirst(count).joined(separator: " "))
            }
            if words[words.count - count].beginsWithDigit {
                searches.append(words.dropLast(count).joined(separator: " "))
            }
        }
        return searches
    }

    private var beginsWithDigit: Bool {
        utf8.first.map { ASCII.digit($0) != nil } == true
    }
}
