import Kernel

// Which of the names on a line is the puller's, and which the tractor's.
extension NoteNames {
    mutating func name(
        _ segments: [Segment], _ result: Int, _ known: KnownNames, hasCountry: Bool
    ) {
        let before = segments.filter { ($0.first?.index ?? 0) < result }
        let after = segments.filter { ($0.first?.index ?? 0) >= result }
        var names = before
        for segment in after {
            let isName = segment.first?.token.text.beginsBig ?? false
            if names.count < 2, isName || before.isEmpty {
                names.append(segment)
            } else {
                remark(segment)
            }
        }
        for extra in names.dropFirst(2) {
            remark(extra)
            doubt(.extraNames)
        }
        let words = names.prefix(2).map { NoteNames.words($0) }
        if words.count == 2 {
            pair(words[0], words[1], known)
        } else if let words = words.first {
            single(words, known, hasCountry: hasCountry)
        }
    }

    /// `Bob "Bubba" Smith - WhyNot`: a nickname stays in the name around it where another name follows.
    mutating func takeNickname(_ segments: inout [Segment]) {
        guard segments.count > 3, segments[1].count == 1, NoteNames.isQuoted(segments[1]),
            let before = segments[0].last, let inside = segments[1].first,
            let after = segments[2].first, before.index + 1 == inside.index,
            inside.index + 1 == after.index, !after.token.isApart,
            !inside.token.isApart, !NoteNames.isQuoted(segments[0])
        else { return }
        var nickname = inside
        nickname.token.text = "\"" + inside.token.text + "\""
        nickname.token.quote = 0
        segments[0] += [nickname] + segments[2]
        segments.removeSubrange(1...2)
    }

    /// `Jim Smith "Deere Me"`: what stands in quotation marks is the tractor's name.
    ///
    /// - Parameter result: Where the result stands; behind it are remarks, once there is a name.
    mutating func takeQuoted(_ segments: [Segment], before result: Int) -> Bool {
        let quoted = segments.indices.filter { NoteNames.isQuoted(segments[$0]) }
        guard quoted.count == 1, let index = quoted.first else { return false }
        let all = segments.indices.filter { $0 != index && isName(segments[$0]) }
        let before = all.filter { segments[$0][0].index < result }
        let others = before.isEmpty ? all : before
        let puller = others.first.map { NoteNames.words(segments[$0]) } ?? []
        set(puller, NoteNames.words(segments[index]))
        if let first = others.first { isPullerFirst = first < index }
        for other in segments.indices where other != index && other != others.first {
            remark(segments[other])
            if others.contains(other) { doubt(.extraNames) }
        }
        return true
    }

    /// `Hazel Irv (Purple Haze) 142'`: a single name, and brackets that may hold the other.
    mutating func takeBracket(
        _ segments: [Segment], _ tokens: [NoteToken], _ result: Int, _ known: KnownNames
    ) -> Bool {
        let before = segments.filter { $0[0].index < result }
        guard before.count == 1, let last = before[0].last, last.index + 1 < result else {
            return false
        }
        let inside = Array(tokens.enumerated()).filter {
            $0.offset > last.index && $0.offset < result && $0.element.isAside
                && $0.element.role == .word
        }
        guard let first = inside.first, first.offset == last.index + 1,
            inside.count == (inside.last?.offset ?? 0) - first.offset + 1,
            first.element.text.beginsBig, inside.contains(where: { !$0.element.text.hasDigit }),
            !NoteWordLists.states.contains(inside.last?.element.plain ?? "")
                || inside.last?.element.text.beginsBig == false,
            inside.count > 1 || first.element.text != first.element.text.capitals
                || first.element.text.utf8.count > 4
        else { return false }
        let words = inside.map { $0.element.text }
        for one in inside { unremark(one.offset) }
        for segment in segments where segment[0].index > result { remark(segment) }
        pair(NoteNames.words(before[0]), words, known)
        if known.likeness(words) >= 0, puller != words.joined(separator: " ") {
            doubt(.inBrackets)
            isPullerFirst = nil
        }
        return true
    }

    /// Not `a John Deere 4455`.
    private func isName(_ segment: Segment) -> Bool {
        !["a", "an", "the", "ein", "eine", "un", "una", "uno", "in", "with", "mit"]
            .contains(segment[0].token.text)
    }

    /// A name has no number, but for a model's: what looks like a place or a distance may be one.
    mutating func checkNumbers(_ known: KnownNames, isQuoted: Bool) {
        if puller.hasDigit, !known.isKept(puller) { doubt(.numberInName) }
        guard tractor.hasDigit, !isQuoted, !known.isKept(tractor) else { return }
        let words = tractor.words
        for (index, word) in words.enumerated() {
            guard let number = NoteNumber(word) else {
                if index == 0, NoteLine.tied(word) != nil { doubt(.numberInName) }
                continue
            }
            // `50/50 winner`, `Top 3`: nothing else makes a tractor of it.
            let isAlone =
                puller.isEmpty && number.isPlain
                && !words.contains { NoteWordLists.brands.contains($0.folded) || $0.isCamel }
            if isAlone || number.unit.hasScalar({ "/*=%".unicodeScalars.contains($0) }) {
                doubt(.numberInName)
            }
            let isModel =
                index > 0 && NoteWordLists.brands.contains(words[index - 1].folded)
                || number.value < 60 || number.value > 600
            // `4 suitcase front`: so many of a thing.
            let counts =
                index + 1 < words.count && !words[index + 1].beginsBig && number.value < 100
                && words[index + 1].utf8.count > 2
            let isCounted =
                counts || ["st", "nd", "rd", "th", "+", "'", "ft", "m"].contains(number.unit)
            if isCounted || number.isPlain && (!isModel || number.decimals > 1) {
                doubt(.numberInName)
            }
        }
    }

    private mutating func set(_ puller: [String], _ tractor: [String]) {
        self.puller = NoteNames.name(puller)
        self.tractor = NoteNames.name(tractor)
    }

    /// Without the full stop of a sentence, but with that of `Jr.` and `S.`
    private static func name(_ words: [String]) -> String {
        let last = (words.last ?? "").folded
        let isShort = last.utf8.count < 3 || ["jr.", "sr.", "st.", "co.", "bros."].contains(last)
        let text = words.joined(separator: " ")
        return isShort ? text : text.withoutEnd(".")
    }

    private mutating func pair(_ first: [String], _ second: [String], _ known: KnownNames) {
        let (a, b) = (known.likeness(first), known.likeness(second))
        if a == b {
            let isFirst = known.isPullerFirst ?? true
            isFirst ? set(first, second) : set(second, first)
            if known.isPullerFirst == nil { doubt(.namesOrder) }
            return
        }
        isPullerFirst = a > b
        a > b ? set(first, second) : set(second, first)
        if a < b, b - a < 4, known.isPullerFirst != false { doubt(.namesOrder) }
        if a > b, known.isPullerFirst == false, a - b < 4 { doubt(.namesOrder) }
    }

    private mutating func single(_ words: [String], _ known: KnownNames, hasCountry: Bool) {
        if let parts = known.split(words) {
            if known.mayGoOn(parts) { doubt(.namesUnparted) }
            return set(parts.puller, parts.tractor)
        }
        let likeness = known.likeness(words)
        if hasCountry && likeness <= 0 || likeness < 0 { return set([], words) }
        if words.count == 1 {
            if likeness == 0 { doubt(.oneName) }
            return set(words, [])
        }
        doubt(.namesUnparted)
        words.count > 2 && likeness > 0
            ? set(Array(words.prefix(2)), Array(words.dropFirst(2))) : set(words, [])
    }
}
