extension Language {
    /// The language that suits a reader best, from a browser's `Accept-Language`
    /// (RFC 9110, section 12.5.4): the highest quality wins, then the one named first.
    ///
    /// English when none is acceptable.
    package static func preferred(acceptLanguage: String) -> Language {
        var best: (language: Language, quality: Int)?
        for range in acceptLanguage.utf8.split(separator: UInt8(ascii: ",")) {
            let parts = range.split(separator: UInt8(ascii: ";"))
            guard let tag = parts.first, let language = Language(tag: tag) else { continue }
            let quality = parts.dropFirst().lazy.compactMap(Self.quality).first ?? 1_000
            if quality > best?.quality ?? 0 { best = (language, quality) }
        }
        return best?.language ?? .english
    }

    /// The language of a tag such as `de-CH`, in any case, with spaces around it.
    private init?(tag: Substring.UTF8View) {
        let letters = tag.drop { $0 == UInt8(ascii: " ") }.prefix { $0 | 0x20 > 0x60 }
        let primary = letters.map { $0 | 0x20 }
        guard let language = Self.allCases.first(where: { Array($0.rawValue.utf8) == primary })
        else { return nil }
        self = language
    }

    /// The thousandths of `q=0.8`; nil for any other parameter.
    private static func quality(_ parameter: Substring.UTF8View) -> Int? {
        let bytes = parameter.filter { $0 != UInt8(ascii: " ") }
        guard
            bytes.starts(with: [UInt8(ascii: "q"), UInt8(ascii: "=")])
                || bytes.starts(with: [UInt8(ascii: "Q"), UInt8(ascii: "=")])
        else { return nil }
        var (value, scale) = (0, 1_000)
        for digit in bytes.dropFirst(2).lazy.compactMap(ASCII.digit).prefix(4) {
            value += Int(digit) * scale
            scale /= 10
        }
        return min(value, 1_000)
    }
}
