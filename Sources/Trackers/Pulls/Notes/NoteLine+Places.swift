import Kernel

// Which place a hook took.
extension NoteLine {
    /// `1.`, `2)` or `1st` in front, `3rd` at an end, `Platz 3`, `took first`.
    mutating func takePlace() {
        for index in tokens.all.indices where place == nil {
            guard let token = word(index), let found = placed(index, token) else { continue }
            let isBetween =
                index > 0 && isBeforeResult(index) && !token.isApart
                && !(word(index + 1)?.isApart ?? false)
            if isBetween || NoteLine.tied(token.text).map({ !$0.isMarked }) ?? false {
                doubt(.maybePlace)
            }
            place = found.place
            isNumbered = found.isNumbered
            mark(found.range, .place)
            takeField(found.range.upperBound)
            takeTie(found.range.lowerBound)
        }
    }

    /// `of 14` and `equal` behind a place.
    mutating func takeField(_ start: Int) {
        if plain(start) != "t", NoteWordLists.ties.contains(plain(start)) {
            mark(start..<(start + 1), .spent)
        }
        let index = plain(start) == "out" ? start + 1 : start
        guard NoteWordLists.outOf.contains(plain(index)), let number = number(index + 1),
            number.isPlain, number.decimals == 0
        else { return }
        mark(start..<(index + 2), .note)
    }

    /// `tied 3rd`, `tie for 3rd`
    mutating func takeTie(_ end: Int) {
        let start = plain(end - 1) == "for" ? end - 2 : end - 1
        if NoteWordLists.ties.contains(plain(start)) { mark(start..<end, .spent) }
    }

    /// `T3.`, `T-3`: who shares third place. Without an end mark it may be a name.
    static func tied(_ text: String) -> (place: Int, isMarked: Bool)? {
        guard let first = text.utf8.first, "Tt=".utf8.contains(first),
            let number = NoteNumber(text.withoutStart("Tt=-")), let whole = number.whole,
            1...99 ~= whole, text.utf8.count - text.withoutStart("Tt=-").utf8.count <= 2
        else { return nil }
        guard ["", ".", ")", ".)", "st", "nd", "rd", "th"].contains(number.unit) else { return nil }
        return (whole, !number.unit.isEmpty || first == UInt8(ascii: "="))
    }

    func placed(
        _ index: Int, _ token: NoteToken
    ) -> (place: Int, isNumbered: Bool, range: Range<Int>)? {
        let next = plain(index + 1)
        if NoteWordLists.places.contains(token.plain), let number = number(index + 1),
            let whole = number.whole, 1...99 ~= whole
        {
            return (whole, false, index..<(index + 2))
        }
        let isFirst = !tokens.all[..<index].contains { $0.role == .word }
        if isFirst, let number = NoteNumber(token.text), let whole = number.whole, 1...99 ~= whole,
            [".", ")", ".)"].contains(number.unit)
        {
            let isPlaceWord = NoteWordLists.places.contains(next)
            return (whole, !isPlaceWord, index..<(index + (isPlaceWord ? 2 : 1)))
        }
        if isFirst, tokens.all.count > 1, let tied = NoteLine.tied(token.text) {
            return (tied.place, false, index..<(index + 1))
        }
        guard let count = ordinal(index), !NoteWordLists.counted.contains(next) else { return nil }
        if NoteWordLists.places.contains(next) { return (count, false, index..<(index + 2)) }
        let isLast = !tokens.all[(index + 1)...].contains { $0.role == .word && !$0.isAside }
        let isAlone = word(index + 1)?.isApart ?? true || NoteWordLists.outOf.contains(next)
        let isNamed = NoteWordLists.ordinals[token.plain] != nil
        // `Abe - 3rd Time's A Charm - 288`: between two names it begins the second.
        let isOfName = !isFirst && !isAlone && word(index + 1)?.text.beginsBig ?? false
        let isThere = isFirst || isLast || isAlone || token.isApart && !isOfName
        if isNamed ? isFirst && isAlone || isLast : isThere {
            return (count, false, index..<(index + 1))
        }
        return isBeforeResult(index) ? (count, false, index..<(index + 1)) : nil
    }

    /// `Jack 4th 255`: an ordinal between a name and the distance, which may count a gear as well.
    func isBeforeResult(_ index: Int) -> Bool {
        guard word(index - 1) != nil, tokens.all.indices.contains(index + 1) else { return false }
        let next = tokens.all[index + 1]
        return next.role == .distance || next.role == .status
            || number(index + 1).map { $0.isPlain && isDistance($0, at: index + 1) } ?? false
    }
}
