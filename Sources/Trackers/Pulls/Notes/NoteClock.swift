import Kernel

extension String {
    /// A heading without the time of day in it, and that: `Lodi, 7:00 PM`, `den 14 Uhr`.
    var withoutClock: (rest: String, clock: String) {
        var (rest, clock): ([String], [String]) = ([], [])
        let words = words
        var index = 0
        while index < words.count {
            let count = String.clock(words[index...].prefix(2).map { $0.folded.withoutEnd(",.;)") })
            if count == 0 {
                rest.append(words[index])
                index += 1
                continue
            }
            if let last = rest.last, ["um", "ab", "at", "@", "gegen"].contains(last.folded) {
                rest.removeLast()
            }
            clock += words[index..<(index + count)]
            index += count
        }
        if let last = rest.last, rest.count == 1 || !clock.isEmpty,
            ["den", "dem", "am"].contains(last.folded.withoutEnd(","))
        {
            rest.removeLast()
        }
        guard rest.count < words.count else { return (self, "") }
        return (
            rest.joined(separator: " ").withoutEnd(",;:-–—| ").withoutStart(",;:-–—| "),
            clock.joined(separator: " ").withoutEnd(",;")
        )
    }

    /// How many of one or two words say a time of day.
    private static func clock(_ words: [String]) -> Int {
        if words.count > 1, ["ore", "h"].contains(words[0]), let hour = NoteNumber(words[1]) {
            let isTime = hour.isPlain || ":.".utf8.contains(hour.unit.utf8.first ?? 0)
            return hour.value <= 24 && isTime ? 2 : 0
        }
        let units = ["uhr", "am", "pm", "a.m", "p.m", "o'clock"]
        guard let first = words.first, let number = NoteNumber(first), number.decimals == 0,
            number.value <= 24
        else { return 0 }
        let next = words.count > 1 && units.contains(words[1])
        if number.isPlain { return next ? 2 : 0 }
        if units.contains(number.unit) { return 1 }
        guard number.unit.utf8.first == UInt8(ascii: ":"), number.unit.hasDigit else { return 0 }
        return next ? 2 : 1
    }
}
