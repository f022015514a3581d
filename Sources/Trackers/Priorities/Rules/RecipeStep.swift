import Kernel

/// What a recipe says is to be done: a sentence, "Mash the bananas.", and nothing to get.
enum RecipeStep {
    /// How many words a sentence has at least.
    private static let shortest = 3

    /// Whether a line is a sentence, or several: at its end a full stop behind a word that is no
    /// abbreviation, as in "400 g pomodori pelati in scat.", and no quantity before it.
    static func isOne(_ line: String) -> Bool {
        let words = line.words
        guard words.count >= shortest, let last = words.last, last.utf8.last == UInt8(ascii: "."),
            last.utf8.count > longestAbbreviation, Quantity(in: line) == nil,
            Word(words[0]) != .number
        else { return false }
        return words.contains { $0.utf8.count > 2 && $0 == $0.folded }
    }

    private static let longestAbbreviation = 5
}
