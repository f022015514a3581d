import Kernel

// Numbers that count something else than feet: tractors, gears, attempts, points.
extension NoteLine {
    /// `#57`, `No. 57`, `4th gear`, `gear 4`, `8:30 pm`, `$40`, `555-1234`.
    mutating func takeTags() {
        for index in tokens.all.indices {
            guard let token = word(index) else { continue }
            let isNumberNext = number(index + 1)?.isPlain ?? false
            if token.text.utf8.first == UInt8(ascii: "#"), token.text.hasDigit {
                mark(index..<(index + 1), .note)
            } else if [
                "no", "nr", "startnummer", "start-nr", "stnr", "num", "lane", "bahn", "pista",
            ]
            .contains(token.plain), isNumberNext {
                mark(index..<(index + 2), .note)
            } else if NoteWordLists.weighing.contains(token.plain), isNumberNext {
                mark(index..<(index + 2), .note)
            } else if NoteWordLists.hooking.contains(token.plain), isOrdinal(index + 1) {
                mark(index..<(index + 2), .note)
            } else if NoteWordLists.gears.contains(token.plain), !isGearInName(index) {
                if isOrdinal(index - 1) || number(index - 1) != nil {
                    mark((index - 1)..<(index + 1), .note)
                } else if number(index + 1) != nil {
                    mark(index..<(index + 2), .note)
                }
            } else if NoteLine.isOddNumber(token.text) {
                mark(index..<(index + 1), .note)
            }
        }
    }

    /// `Kim - First Gear - 215`
    private func isGearInName(_ index: Int) -> Bool {
        guard let token = word(index), let before = word(index - 1), index > 1 else { return false }
        return token.text.beginsBig && before.text.beginsBig && !before.text.hasDigit
            && before.isApart && !token.isApart && word(index + 1)?.isApart ?? false
    }

    /// Times of day, prices, telephone numbers, dates.
    static func isOddNumber(_ text: String) -> Bool {
        guard text.hasDigit else { return false }
        if text.hasScalar({ "$€£:".unicodeScalars.contains($0) }) { return true }
        let slashes = text.utf8.split(separator: UInt8(ascii: "/"))
        if slashes.count == 3 { return true }
        let parts = text.utf8.split(separator: UInt8(ascii: "-"))
        return parts.count > 2
            || parts.count == 2
                && parts.allSatisfy { $0.count > 2 && !$0.contains(UInt8(ascii: ".")) }
    }

    func isOrdinal(_ index: Int) -> Bool { ordinal(index) != nil }

    /// `2nd`, `2.`, `2°`, `second`.
    func ordinal(_ index: Int) -> Int? {
        guard let token = word(index) else { return nil }
        if let named = NoteWordLists.ordinals[token.plain] { return named }
        guard let number = NoteNumber(token.text), let whole = number.whole, 1...99 ~= whole
        else { return nil }
        return ["st", "nd", "rd", "th", ".", "°", "a", "o", "e", "er", "te"].contains(number.unit)
            ? whole : nil
    }

    mutating func takeAttempt() {
        for index in tokens.all.indices {
            let this = plain(index)
            let isPullOffWord =
                NoteWordLists.pullOffs.contains(this)
                || this == "pull" && plain(index + 1) == "off"
                || this == "im" && plain(index + 1) == "stechen"
            if isPullOffWord {
                isPullOff = true
                attempt = 2
                mark(index..<(index + (this == "pull" || this == "im" ? 2 : 1)), .attempt)
            } else if NoteWordLists.attempts.contains(this), let count = ordinal(index - 1) {
                take(attempt: count, (index - 1)..<(index + 1))
            } else if NoteWordLists.attempts.contains(this), let number = number(index + 1),
                number.isPlain, let whole = number.whole, 1...3 ~= whole
            {
                take(attempt: whole, index..<(index + 2))
            }
        }
    }

    mutating func take(attempt count: Int, _ range: Range<Int>) {
        if count <= 3 { attempt = count }
        mark(range, count <= 3 ? .attempt : .note)
        if count > 3 { doubt(.leftNumber) }
    }

    /// `9500 lb`, `12 points`, `86%`, `4 sleds`, a number before a thing in small letters.
    mutating func takeOtherNumbers() {
        for index in tokens.all.indices {
            guard let (number, unit, end) = measured(index) else { continue }
            if isModel(number, unit, index, end) { continue }
            if number.unit.hasPrefix("-"), number.decimals == 0, word(index - 1) != nil {
                doubt(.leftNumber)
            }
            if NoteWordLists.otherUnits.contains(unit)
                || NoteWordLists.otherUnits.contains(unit.withoutStart("-"))
            {
                // `2 HP Smith`: perhaps a place and initials.
                if index == 0, let name = word(end), !name.isApart, name.text.beginsBig,
                    !NoteWordLists.classes.contains(name.plain)
                {
                    doubt(.leftNumber)
                }
                mark(index..<end, .note)
            } else if number.unit == "k" || number.unit.hasPrefix("-") {
                mark(index..<(index + 1), .note)
            }
        }
    }

    /// `White 2-105`, `Farmer 3S`, `D 40 L`: a number behind a name that belongs to it, where the line
    /// has a result besides.
    private func isModel(_ number: NoteNumber, _ unit: String, _ index: Int, _ end: Int) -> Bool {
        guard let before = word(index - 1), before.text.beginsBig, !tokens.all[index].isApart,
            number.decimals == 0, hasOtherResult(index..<end)
        else { return false }
        if number.unit.hasPrefix("-") { return true }
        guard unit.utf8.count == 1, let last = word(end - 1)?.text,
            end == index + 1 || !tokens.all[end - 1].isApart
        else { return false }
        return ["S", "L", "T"].contains(String(last.unicodeScalars.suffix(1)))
    }

    /// Whether a result stands outside the range.
    private func hasOtherResult(_ range: Range<Int>) -> Bool {
        if !distance.isEmpty { return true }
        return tokens.all.indices.contains { index in
            guard !range.contains(index), let token = word(index) else { return false }
            let number = NoteNumber(token.text)
            return number.map { $0.isPlain && isDistance($0, at: index) } ?? false
                || NoteLine.status(token) != nil
                || StatusWords.countOfNoStart([token.plain, plain(index + 1)]) != nil
                || NoteWordLists.failures.contains(token.plain)
        }
    }
}
