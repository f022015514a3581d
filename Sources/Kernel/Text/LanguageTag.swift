/// The parts of a language's tag (`de-CH`) or a locale's name (`de_CH.UTF-8`) that matter here.
struct LanguageTag {
    /// The language, if the app speaks it.
    let language: Language?
    /// The region in small letters: `ch`; empty when the tag names none.
    let region: String
    /// Whether it is `*` or nothing.
    let isAny: Bool

    /// Reads a tag in any case, with spaces around it and parameters such as `;q=0.8` behind it.
    init(_ text: Substring.UTF8View) {
        let name = text.drop { $0 == UInt8(ascii: " ") }
        let parts = name.prefix { Self.isOfTag($0) }
            .split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
            .map { String(Substring($0)).folded }
        isAny = parts.isEmpty
        language = Language.allCases.first { $0.rawValue == parts.first }
        region = parts.dropFirst().first { $0.utf8.count == 2 } ?? ""
    }

    private static func isOfTag(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || ASCII.digit(byte) != nil
            || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }

    /// Whether feet, °F and psi are what people there measure in.
    var usesFeet: Bool {
        language == .english && ["", "us", "pr", "gu", "vi", "as", "lr"].contains(region)
    }

    /// Whether numbers there are grouped by apostrophes and have a decimal point.
    var isSwiss: Bool { region == "ch" || region == "li" }
}

extension Language {
    /// Whether a reader who is shown this language and accepts the languages of a browser's
    /// `Accept-Language` measures in metres, °C and bar rather than in feet, °F and psi.
    package func prefersMetric(acceptLanguage: String) -> Bool {
        let tags = acceptLanguage.utf8.split(separator: UInt8(ascii: ",")).map { LanguageTag($0) }
        if let tag = tags.first(where: { $0.language == self }) { return !tag.usesFeet }
        return self != .english || tags.contains { $0.language == nil && !$0.isAny }
    }
}

extension Language {
    /// Whether a reader who is shown this language and accepts the languages of a browser's
    /// `Accept-Language` writes 12/4 for the fourth of December, as in the United States.
    package func writesMonthFirst(acceptLanguage: String) -> Bool {
        let tags = acceptLanguage.utf8.split(separator: UInt8(ascii: ",")).map { LanguageTag($0) }
        if let tag = tags.first(where: { $0.language == self }) { return tag.usesFeet }
        return self == .english && tags.allSatisfy { $0.isAny }
    }
}
