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
            } else if NoteWordLists.gears.contains(token.plain) {
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
            if NoteWordLists.otherUnits.contains(unit)
                || NoteWordLists.otherUnits.contains(unit.withoutStart("-"))
            {
                mark(index..<end, .note)
            } else if number.unit == "k" || number.unit.hasPrefix("-") {
                mark(index..<(index + 1), .note)
            }
        }
    }
}
