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

    /// Whether a text is a unit, or one by another: "kg", "€/month", "l/100 km", "sq ft".
    static func isKnown(_ unit: String) -> Bool {
        let parts = unit.folded.utf8.split(
            separator: UInt8(ascii: "/"), omittingEmptySubsequences: false
        )
        .flatMap { apart(String(Substring($0)).trimmed) }
        return !parts.isEmpty
            && parts.allSatisfy { part in
                let name = bare(part)
                return words.containsFolded(" " + name + " ")
                    || synonyms.contains { $0.contains(name) } || isPluralOfKnown(name)
            }
    }

    /// "hours per week" as "hours" and "week".
    private static func apart(_ part: String) -> [String] {
        let words = part.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard let place = words.firstIndex(where: { ["per", "pro", "je", "al", "a"].contains($0) })
        else { return [part] }
        let sides = [words[..<place], words[(place + 1)...]]
        return sides.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
    }

    private static func isPluralOfKnown(_ name: String) -> Bool {
        ["s", "e", "en", "n"].contains { ending in
            name.utf8.count > ending.utf8.count + 2 && name.hasSuffix(ending)
                && words.containsFolded(
                    " " + String(decoding: name.utf8.dropLast(ending.utf8.count), as: UTF8.self)
                        + " ")
        }
    }

    /// Without a number before it, as in "100 km", without points, and without powers.
    private static func bare(_ part: String) -> String {
        var name = part.unicodeScalars.drop { "0"..."9" ~= $0 || $0 == " " }
        while let last = name.last, name.count > 1, "23\u{B2}\u{B3}.".unicodeScalars.contains(last)
        {
            name.removeLast()
        }
        return plain(String(name)).trimmed
    }

    private static let words =
        " % \u{2030} ct cent cents kr sek nok dkk pln czk huf inr cny cad aud nzd jpy \u{A5} \u{20B9} \u{20AC}m"
        + " k\u{20AC} t\u{20AC} k$ $k m$ tsd \u{20AC} mio \u{20AC} tsd eur teur keur"
        + " mm cm dm m km in inch inches \" ft feet yd yard mi mile zoll meter metre metri kilometer kilometre"
        + " qm sqm sq m mq sqft sq ft ha acre l liter litre litri dl ml cl cbm gal gallon ccm"
        + " g t oz mg tonne pound kilo gramm gram grammi s sec sek second sekunde secondi ms"
        + " hrs wk woche percent prozent mon monat jahr anni anno mesi mese settimana settimane giorno giorni night nacht"
        + " p.a pa mtl mo y yr yrs quarter quartal mph kmh kn rpm w kw mw kwh wh mwh ps hp cv v a ah mah"
        + " j kj kcal cal nm bar psi b kb mb gb tb gib mib mbit gbit kbit mbps gbps bps fps hz khz mhz"
        + " ghz mp megapixel px pixel ppi dpi bit db db(a) lm lumen lux lx nit cd \u{B0} \u{B0}c \u{B0}f"
        + " pcs pc piece stk stuck pezzi person persone people room zimmer stanze camere"
        + " seat sitz sitze posti page seite pagine item einheit count anzahl number quantity stunde"
        + " co gco g co kg co mpg pp kilometer stern ppm cycle zyklen user sheet blatt watt volt ampere grad degree "

    /// Whether amounts of it are money, perhaps by something else: "€", "$/month".
    static func isMoney(_ unit: String) -> Bool {
        let name = plain(
            String(decoding: unit.utf8.prefix { $0 != UInt8(ascii: "/") }, as: UTF8.self))
        return synonyms[0...3].contains { $0.contains(name.trimmed) }
    }
}
