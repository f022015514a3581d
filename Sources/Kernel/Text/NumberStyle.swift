/// What point and comma mean in numbers as people write them.
///
/// It only decides where a number can be read two ways: one point or comma with one to three digits
/// before it, the first not a zero, and exactly three after it. `1,5`, `0,500`, `1100,500`,
/// `1.050,50` and `1,234,567` are clear in every style; spaces and apostrophes always group.
package struct NumberStyle: Sendable, Hashable {
    package let point: Meaning
    package let comma: Meaning

    /// What a mark before exactly three digits is.
    package enum Meaning: Sendable, Hashable {
        /// `1,100` is a bit more than one.
        case decimal
        /// `1,100` is more than a thousand.
        case groups
        /// `1,100` may be either, and is refused with both readings.
        case doubtful
    }

    package init(point: Meaning, comma: Meaning) {
        self.point = point
        self.comma = comma
    }

    /// As in English: `1,100` is 1100 and `1.100` is 1.1.
    package static let decimalPoint = NumberStyle(point: .decimal, comma: .groups)
    /// As in German and Italian: `1.100` is 1100 and `1,100` is 1.1.
    package static let decimalComma = NumberStyle(point: .groups, comma: .decimal)
    /// As in Switzerland, where only apostrophes and spaces group: `1,100` and `1.100` are 1.1.
    /// Texts that the book keeps as typed are read so, whoever reads them.
    package static let bothDecimal = NumberStyle(point: .decimal, comma: .decimal)
    /// Where no language is known: `1.100` is 1.1, as programs write it, and `1,100` is doubtful.
    package static let unknown = NumberStyle(point: .decimal, comma: .doubtful)
    /// Where marks were found to mean now this and now that.
    package static let doubtful = NumberStyle(point: .doubtful, comma: .doubtful)

    package func meaning(of mark: NumberMark) -> Meaning {
        mark == .point ? point : comma
    }
}

/// One of the two signs whose meaning depends on who writes.
package enum NumberMark: Sendable, Hashable {
    case point, comma

    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case ".": self = .point
        case ",": self = .comma
        default: return nil
        }
    }

    var other: NumberMark { self == .point ? .comma : .point }
}

extension Language {
    /// How its speakers write numbers, and how the app shows them numbers.
    package var numberStyle: NumberStyle {
        switch self {
        case .english: .decimalPoint
        case .german, .italian: .decimalComma
        }
    }
}

extension NumberStyle {
    /// The style of a locale's name, such as `de_CH.UTF-8` of `LC_NUMERIC` or the tag `de-CH`.
    ///
    /// ``unknown`` without a name, for `C` and `POSIX`, and for languages that the app doesn't speak,
    /// since it shows their speakers numbers as in English.
    package init(locale: String?) {
        let tag = LanguageTag((locale ?? "").utf8[...])
        self = tag.language.map { tag.isSwiss ? .bothDecimal : $0.numberStyle } ?? .unknown
    }

    /// The style of a reader who is shown `language` and accepts the languages of a browser's
    /// `Accept-Language` (RFC 9110, section 12.5.4).
    ///
    /// - Parameter isChosen: Whether the reader chose the language; else it is English where none
    ///   that is accepted is spoken, and then a comma is doubtful.
    package init(_ language: Language, acceptLanguage: String, isChosen: Bool) {
        let tags = acceptLanguage.utf8.split(separator: UInt8(ascii: ",")).map { LanguageTag($0) }
        if let tag = tags.first(where: { $0.language == language }) {
            self = tag.isSwiss ? .bothDecimal : language.numberStyle
        } else {
            let isForeign = tags.contains { $0.language == nil && !$0.isAny }
            self = isForeign && !isChosen ? .unknown : language.numberStyle
        }
    }
}
