import Kernel

/// A number in notes with what is written right behind it: `93,12m`, `9,500#`, `305.6`.
struct NoteNumber {
    let value: Decimal
    /// With a point, whatever was typed.
    let canonical: String
    /// How many digits stand behind the point.
    let decimals: Int
    /// What follows without a space, folded: `psi`, `'`, `th`.
    let unit: String

    /// Gives `nil` unless the word begins with a digit and has at most one decimal separator.
    /// A comma before exactly three digits groups; a point never does in notes.
    init?(_ word: String) {
        let scalars = word.unicodeScalars
        let number = scalars.prefix { $0.isDigit || $0 == "." || $0 == "," }
        guard let first = number.first, first.isDigit else { return nil }
        var digits = String(number)
        var ending = ""
        while let last = digits.unicodeScalars.last, !last.isDigit {
            digits.unicodeScalars.removeLast()
            ending = "."
        }
        let rest = String(scalars.dropFirst(number.count))
        unit = rest.isEmpty ? ending : rest.plainMarks.folded
        guard digits.utf8.count <= 14, let text = NoteNumber.canonical(digits),
            let value = try? Decimal.parse(text)
        else { return nil }
        canonical = text
        self.value = value
        decimals =
            text.utf8.split(separator: UInt8(ascii: "."))
            .dropFirst().first?.count ?? 0
    }

    /// As a number without grouping, with a point.
    private static func canonical(_ digits: String) -> String? {
        let parts = digits.utf8.split(
            separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        let points = digits.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: ".") ? 1 : 0) }
        if parts.count == 1 { return points <= 1 ? digits : nil }
        let whole = parts.map { String(Substring($0)) }
        let groups = parts.dropFirst().allSatisfy {
            $0.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count == 3
        }
        if groups, points <= 1, parts[0].count <= 3, parts[0].first != UInt8(ascii: "0") {
            return whole.joined()
        }
        return parts.count == 2 && points == 0 ? whole.joined(separator: ".") : nil
    }

    /// A number that stands alone.
    var isPlain: Bool { unit.isEmpty }
    var whole: Int? { decimals == 0 ? value.int64.flatMap { Int(exactly: $0) } : nil }

    /// Written with a comma that groups, it may as well be a decimal number: `91,395 m`.
    static func metres(_ word: String) -> String? {
        guard let number = NoteNumber(word) else { return nil }
        if number.value <= 250 { return number.canonical }
        let parts = word.utf8.split(separator: UInt8(ascii: ","))
        guard parts.count == 2 else { return nil }
        let digits = parts[1].prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        let text = String(Substring(parts[0])) + "." + String(Substring(digits))
        return (try? Decimal.parse(text)).map { $0 <= 250 } == true ? text : nil
    }
}

extension String {
    /// Quotation marks, primes and degree signs in one form each.
    var plainMarks: String {
        var plain = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\u{2018}", "\u{2019}", "\u{201B}", "\u{2032}", "\u{B4}", "`": plain += "'"
            case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2033}", "\u{AB}", "\u{BB}": plain += "\""
            case "º", "˚": plain += "°"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }

    func withoutEnd(_ marks: String) -> String {
        var scalars = unicodeScalars[...]
        while let last = scalars.last, marks.unicodeScalars.contains(last) { scalars.removeLast() }
        return String(scalars)
    }

    func withoutStart(_ marks: String) -> String {
        String(unicodeScalars.drop { marks.unicodeScalars.contains($0) })
    }

    /// Whether one of the scalars passes.
    func hasScalar(_ test: (Unicode.Scalar) -> Bool) -> Bool {
        unicodeScalars.contains(where: test)
    }

    var hasDigit: Bool { hasScalar { $0.isDigit } }

    /// Whether it begins with a capital letter or a digit.
    var beginsBig: Bool {
        guard let first = unicodeScalars.first(where: { !"'\"(".unicodeScalars.contains($0) })
        else { return false }
        return first.isDigit || String(first) != String(first).lowercasedLetters
    }

    /// Without accents folded: capitals made small, for ASCII and the letters of our languages.
    fileprivate var lowercasedLetters: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.value {
            case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE:
                text.unicodeScalars.append(Unicode.Scalar(scalar.value + 32) ?? scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

/// Signs that stand for words.
enum Sign {
    static let fractions: [Unicode.Scalar: String] = [
        "½": "1/2", "¼": "1/4", "¾": "3/4", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8", "⅞": "7/8",
        "⅓": "1/3", "⅔": "2/3", "\u{1F947}": "1st", "\u{1F948}": "2nd", "\u{1F949}": "3rd",
    ]

    static func isMedal(_ scalar: Unicode.Scalar) -> Bool { 0x1F947...0x1F949 ~= scalar.value }
}
