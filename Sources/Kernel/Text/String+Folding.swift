extension String {
    /// The text for searching and for alphabetical order: lower case, without accents, with white
    /// space collapsed and trimmed.
    package var folded: String {
        lowercased()
    }

    /// Whether `needle` occurs in this text; both are folded already.
    package func containsFolded(_ needle: String) -> Bool {
        if needle.isEmpty { return true }
        let (hay, sought) = (Array(utf8), Array(needle.utf8))
        guard hay.count >= sought.count else { return false }
        return (0...(hay.count - sought.count)).contains { hay[$0...].starts(with: sought) }
    }
}
