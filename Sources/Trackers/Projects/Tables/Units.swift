import Kernel

/// When two units are one, written in two ways: "1 week", "4 weeks"; "5 Min.", "7 min"; "€", "EUR".
enum Units {
    static func areSame(_ one: String, _ other: String) -> Bool {
        if one == other { return true }
        let (one, other) = (plain(one), plain(other))
        if one == other, one.utf8.count > 2 { return true }
        return synonyms.contains { $0.contains(one) && $0.contains(other) }
            || isPlural(one, of: other) || isPlural(other, of: one)
    }

    private static func plain(_ unit: String) -> String {
        String(decoding: unit.folded.utf8.filter { $0 != UInt8(ascii: ".") }, as: UTF8.self)
    }

    /// Whether a word is another with an ending, or with another last vowel in Italian. Short ones
    /// aren't: "ms" is not many "m".
    private static func isPlural(_ many: String, of one: String) -> Bool {
        guard one.utf8.count > 2 else { return false }
        if many.hasPrefix(one) {
            let ending = String(decoding: many.utf8.dropFirst(one.utf8.count), as: UTF8.self)
            return ["s", "es", "n", "en", "e"].contains(ending)
        }
        let (last, end) = (one.utf8.last, many.utf8.last)
        let vowels = [("o", "i"), ("a", "e"), ("e", "i")].map { ($0.utf8.first, $1.utf8.first) }
        return one.utf8.count == many.utf8.count
            && one.utf8.dropLast().elementsEqual(many.utf8.dropLast())
            && vowels.contains { $0 == last && $1 == end }
    }

    private static let synonyms = [
        ["\u{20AC}", "eur", "euro", "euros"], ["$", "usd", "us$", "dollar", "dollars"],
        ["\u{A3}", "gbp"], ["chf", "fr", "sfr"],
        ["min", "mins", "minute", "minutes", "minuten", "minuti", "minuto"],
        ["h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "ora", "ore"],
        ["d", "day", "days", "tag", "tage"], ["wk", "wks", "week", "weeks"],
        ["yr", "yrs", "year", "years"], ["kg", "kgs"], ["lb", "lbs"], ["mo", "month", "months"],
    ]

    /// Whether amounts of it are money, perhaps by something else: "€", "$/month".
    static func isMoney(_ unit: String) -> Bool {
        let name = plain(
            String(decoding: unit.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self))
        return synonyms[0...3].contains { $0.contains(name.trimmed) }
    }
}
