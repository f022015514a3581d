import Kernel

/// A line that says several things: a class and its hooks, hooks with their places, a pull-off.
enum NoteParts {
    /// What is read by itself; the line, if it says one thing.
    static func of(_ text: String, _ language: Language) -> [String] {
        if let head = head(text, language) {
            let hooks = hooks(head.rest, language)
            if hooks.count > 1 || startsWithPlace(head.rest) { return [head.name] + hooks }
        }
        let hooks = hooks(text, language)
        return hooks.count > 1 ? hooks : withPullOff(text, text.words, language)
    }

    /// `3,600 pounds: 1. David`: the class in front of a colon.
    private static func head(_ text: String, _ language: Language) -> (name: String, rest: String)?
    {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = NoteTokens.cleaned(String(Substring(text.utf8[..<colon])))
        let rest = String(Substring(text.utf8[colon...].dropFirst())).trimmed
        let words = name.words
        let isLabelled =
            words.count == 2
            && ["class", "klasse", "classe", "categoria"].contains(words[0].folded)
        let isHeading =
            words.count == 1 && NoteWordLists.results.contains(words[0].folded)
        guard !rest.isEmpty, isLabelled || isHeading || NoteClass.isClass(NoteClass.named(words))
        else {
            return nil
        }
        return (name + ":", rest)
    }

    /// `3,000 lb.: Al, Bo, Cy`: a class and names without results.
    static func isList(_ text: String) -> Bool {
        guard let head = head(text, .english) else { return false }
        let names = head.rest.utf8.split(separator: UInt8(ascii: ","))
        return names.count > 1 && !head.rest.hasDigit
    }

    private static func startsWithPlace(_ text: String) -> Bool {
        guard let first = text.words.first, let number = NoteNumber(first) else { return false }
        return [".", ")", "st", "st,"].contains(number.unit) && number.whole == 1
    }

    /// Hooks with numbers in front, or between semicolons.
    private static func hooks(_ text: String, _ language: Language) -> [String] {
        let words = text.words
        let starts = starts(words)
        if starts.count > 1, let first = starts.first {
            let ends = starts.dropFirst() + [words.count]
            let hooks = zip(starts, ends).map {
                words[$0..<$1].joined(separator: " ").withoutEnd(",;")
            }
            return first > 0 ? [words[..<first].joined(separator: " ")] + hooks : hooks
        }
        let parts = text.utf8.split(separator: UInt8(ascii: ";")).map {
            String(Substring($0)).trimmed
        }
        guard parts.count > 1, parts.allSatisfy({ isHook($0, language) }) else { return [text] }
        return parts
    }

    private static func isHook(_ text: String, _ language: Language) -> Bool {
        let line = NoteLine(text, language)
        return (line.hasResult || line.place != nil) && !line.tokens.names.isEmpty && !line.isProse
    }

    /// Where the words `1.`, `2.`, `3.` are.
    private static func starts(_ words: [String]) -> [Int] {
        var starts: [Int] = []
        var expected: Int?
        for (index, word) in words.enumerated() {
            let next = index + 1 < words.count ? words[index + 1].folded.withoutEnd(".,;:") : ""
            guard let number = NoteNumber(word), number.unit == "." || number.unit == ")",
                !NoteWordLists.counted.contains(next),
                let whole = number.whole, 1...99 ~= whole, expected == nil || whole == expected,
                expected != nil || whole == 1
            else { continue }
            starts.append(index)
            expected = whole + 1
        }
        return starts
    }

    /// A hook, and the pull-off or further attempts behind it.
    private static func withPullOff(
        _ text: String, _ words: [String], _ language: Language
    ) -> [String] {
        guard words.count <= 40, NoteLine(text, language).attempt != nil else { return [text] }
        for index in words.indices.dropFirst() {
            let rest = NoteLine(words[index...].joined(separator: " "), language)
            // `Full Pull, 322.22 pull off`: the distance may stand first.
            let first = rest.tokens.all.first?.role
            guard
                first == .attempt
                    || first == .distance && rest.isPullOff
                        && !rest.doubts.contains(.whichNumber),
                rest.hasResult
            else { continue }
            let before = words[..<index].joined(separator: " ").withoutEnd(",;:-–( ")
            let line = NoteLine(before, language)
            guard line.hasResult,
                rest.tokens.names.allSatisfy({ NoteWordLists.particles.contains($0.plain) })
            else { continue }
            return [before, words[index...].joined(separator: " ")]
        }
        return [text]
    }
}
