import Kernel

/// What names a class.
enum NoteClass {
    /// Whether words are a class and nothing else: `9500 Pro Farm`, `8,000-Pound Super Stock`,
    /// `Hot Farm`.
    static func isClass(_ words: [String]) -> Bool {
        if isCount(words) { return false }
        var isHead = false
        var hasLetters = false
        for (index, word) in words.enumerated() {
            let plain = word.folded.withoutEnd(".:,()").withoutStart("(")
            if plain.isEmpty { continue }
            let pieces = plain.utf8.split { "-/+&".utf8.contains($0) }.map { String(Substring($0)) }
            for piece in pieces {
                if isWeight(piece) {
                    isHead = isHead || piece.hasScalar { !$0.isDigit && $0 != "," && $0 != "." }
                    continue
                }
                let afterClass =
                    index > 0
                    && (piece.utf8.count == 1 || ["ii", "iii", "iv", "vi"].contains(piece))
                guard NoteWordLists.classes.contains(piece) || afterClass else { return false }
                hasLetters = true
                isHead = isHead || NoteWordLists.classHeads.contains(piece)
            }
        }
        return isHead && (hasLetters || words.count > 0)
    }

    /// Whether a number in it may be a result: `Pro Farm 301`, but not `466 Super Farm` or `Farm 85 hp`.
    static func hasResult(_ words: [String]) -> Bool {
        words.indices.contains { index in
            guard NoteLine.isAsFar(words[index]) else { return false }
            guard let number = NoteNumber(words[index]) else { return true }
            let next = index + 1 < words.count ? words[index + 1].folded.withoutEnd(".:,()") : ""
            let unit = number.unit.withoutEnd(".:,()")
            if NoteWordLists.otherUnits.contains(unit) || unit.hasPrefix("-") { return false }
            if unit.isEmpty, NoteWordLists.otherUnits.contains(next) { return false }
            return index > 0 || number.decimals > 0
        }
    }

    /// The words of a class without those that announce it: `Uitslag 4,5 ton SuperSport`.
    static func named(_ words: [String]) -> [String] {
        let first = (words.first ?? "").folded.withoutEnd(":")
        return words.count > 1 && NoteWordLists.results.contains(first)
            ? Array(words.dropFirst()) : words
    }

    /// Whether all words may name a class, though none says so alone: `light super`.
    static func isLikely(_ words: [String]) -> Bool {
        words.count > 1
            && words.allSatisfy { NoteWordLists.classes.contains($0.folded.withoutEnd(".:")) }
    }

    /// Whether one of several words only classes have: `10,000 lb Pro Stock 12 hooks`, `Klasse 4: 12 Starter`.
    static func isAnnounced(_ words: [String]) -> Bool {
        words.count > 1 && !isCount(words)
            && words.contains { NoteWordLists.classHeads.contains($0.folded.withoutEnd(".:,")) }
    }

    /// `4 trucks`: how many there were.
    static func isCount(_ words: [String]) -> Bool {
        guard words.count == 2, let count = NoteNumber(words[0]), count.isPlain,
            count.decimals == 0, count.value < 100
        else { return false }
        return ["trucks", "tractors", "semis", "traktoren", "schlepper", "trattori", "trekkers"]
            .contains(words[1].folded.withoutEnd(".,:!"))
    }

    /// Whether a weight stands in front: `9,500# …`, `3,5 t …`, `8500 …`.
    static func isWeighed(_ words: [String]) -> Bool {
        guard let number = words.first.flatMap({ NoteNumber($0) }) else { return false }
        let units = ["lb", "lbs", "#", "kg", "t"]
        return number.value >= 1_000 && number.decimals == 0 || units.contains(number.unit)
            || words.count > 1 && number.isPlain
                && units.contains(words[1].folded.withoutEnd(".,:"))
    }

    /// `9500`, `9,500lb`, `4500#`, `3,5t`, `2.6`.
    private static func isWeight(_ text: String) -> Bool {
        guard let number = NoteNumber(text) else {
            return text.utf8.first == UInt8(ascii: "#") && text.hasDigit
        }
        return ["", ".", "lb", "lbs", "#", "kg", "t", "cc", "hp", "ps", "ci", "cid"]
            .contains(number.unit) || number.unit.utf8.count == 1
    }
}

extension String {
    /// Without the mark of a heading that stands a second time: `Open (cont'd)`, `Open – Fortsetzung`.
    /// `nil` if it has none.
    var withoutContinuation: String? {
        let words = words
        guard words.count > 1, let last = words.last else { return nil }
        let plain = last.folded.withoutStart("(").withoutEnd(".):")
        let marks = [
            "cont'd", "cont\u{2019}d", "contd", "cont", "continued", "forts", "fortsetzung", "ff",
            "segue",
            "continua", "seguito", "vervolg",
        ]
        let rest = words.dropLast().joined(separator: " ").withoutEnd(" -\u{2013}\u{2014},;:/|…")
        return marks.contains(plain) && !rest.isEmpty ? rest : nil
    }
}
