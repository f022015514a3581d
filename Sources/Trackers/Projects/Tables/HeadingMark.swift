import Kernel

/// What stands in brackets behind a heading, as far as every part of it is understood.
enum HeadingMark: Equatable {
    /// What numbers count: "€", "l/100 km".
    case unit(String)
    /// Whether less is better: "lower is better".
    case direction(Bool)
    case scale(ScaleMark)
    /// Anything else: "warm", "by eye".
    case words(String)

    /// - Parameter hasDirections: Whether "min" is a direction here, and no minutes.
    init(_ text: String, hasDirections: Bool) {
        let isMinute = !hasDirections && TableWords.isMinute(text)
        if !isMinute, let isLower = TableWords.isLowerBetter(text) {
            self = .direction(isLower)
        } else if let scale = ScaleMark(text) {
            self = .scale(scale)
        } else if text.utf8.count <= 20, Units.isKnown(text) {
            self = .unit(text)
        } else {
            self = .words(text)
        }
    }

    /// All that stands behind a heading: "Price (€) [lower is better]", "Mass (kg, lower is better)".
    static func all(_ marks: [String], hasDirections: Bool) -> [HeadingMark] {
        marks.flatMap { mark -> [HeadingMark] in
            let whole = HeadingMark(mark, hasDirections: hasDirections)
            guard case .words = whole else { return [whole] }
            let parts = mark.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
                .map { HeadingMark(String(Substring($0)).trimmed, hasDirections: hasDirections) }
            return parts.contains { $0.isUnknown } ? [whole] : parts
        }
    }

    var isUnknown: Bool {
        if case .words = self { return true }
        return false
    }
}

/// What of a heading says the scale: "1-5", "points", "out of 10", "10 = best", "1 = bad, 5 = good".
struct ScaleMark: Equatable {
    /// The greatest number.
    private(set) var most: Int?
    /// Whether the least is best, where a word says it.
    private(set) var isLowerBetter: Bool?

    /// `nil` unless every word and number of it is understood.
    init?(_ mark: String) {
        var numbers: [Int] = []
        var said: [(number: Int, isGood: Bool)] = []
        var open: Bool?
        for part in Self.parts(mark) {
            if let number = Int(part) {
                guard number <= 100 else { return nil }
                numbers.append(number)
                if let isGood = open { said.append((number, isGood)) }
                open = nil
            } else if let isGood = Self.isGood(part) {
                // Behind its number, else before it.
                if let last = numbers.last, said.last?.number != last {
                    said.append((last, isGood))
                } else {
                    open = isGood
                }
            } else if !TableWords.saysScale(part) {
                return nil
            }
        }
        let isNamed = Self.parts(mark).contains { TableWords.isScaleName($0) }
        guard open == nil, numbers.count <= 2, !numbers.isEmpty || isNamed else { return nil }
        most = numbers.max().flatMap { $0 > 1 ? $0 : nil }
        isLowerBetter = Self.direction(said, numbers)
        if !said.isEmpty, isLowerBetter == nil { return nil }
    }

    /// Whether somewhere in a text 1 is called best, and no other number is.
    static func saysFirstIsBest(_ text: String) -> Bool {
        let parts = parts(text)
        let praised = zip(parts, parts.dropFirst()).filter { isGood($1) == true }
            .compactMap { Int($0.0) }
        return !praised.isEmpty && praised.allSatisfy { $0 == 1 }
    }

    /// Numbers and words, without the signs between them.
    private static func parts(_ mark: String) -> [String] {
        let signs = [UInt8](" =-:,;./()\u{2013}".utf8)
        let spaced = mark.folded.utf8.split { signs.contains($0) }.map { String(Substring($0)) }
        return spaced.filter { !["very", "sehr", "molto", "is", "ist", "the", "e"].contains($0) }
    }

    private static func isGood(_ word: String) -> Bool? {
        if good.contains(word) { return true }
        return bad.contains(word) ? false : nil
    }

    /// Of one number only, 1 and 0 are the least.
    private static func direction(
        _ said: [(number: Int, isGood: Bool)], _ numbers: [Int]
    ) -> Bool? {
        let low = numbers.count > 1 ? numbers.min() ?? 0 : 1
        let found = Set(said.map { $0.isGood == ($0.number <= low) })
        return found.count == 1 ? found.first : nil
    }

    private static let good = [
        "best", "good", "great", "excellent", "top", "ideal", "perfect", "cheap", "cheapest",
        "beste", "bester", "bestes", "gut", "super", "ideal", "perfekt", "gunstig", "billig",
        "migliore", "ottimo", "buono", "perfetto", "economico",
    ]
    private static let bad = [
        "worst", "bad", "poor", "terrible", "expensive", "schlecht", "schlechteste",
        "schlechtester",
        "mangelhaft", "ungenugend", "teuer", "peggiore", "pessimo", "scarso", "cattivo", "caro",
    ]
}

extension String {
    /// A heading without all that stands in brackets behind it, and that: "Price (€) [net]".
    var withoutMarks: (title: String, marks: [String]) {
        var (title, marks) = (self, [String]())
        while let open = title.openingOfLast {
            let rest = String(Substring(title.utf8[..<open])).trimmed
            let mark = String(Substring(title.utf8[open...].dropFirst().dropLast())).trimmed
            if rest.isEmpty || mark.isEmpty { break }
            title = rest
            marks.insert(mark, at: 0)
        }
        return (title, marks)
    }

    /// Where the bracket opens that closes at the end: of "Noise (dB(A))" the first.
    private var openingOfLast: String.Index? {
        let bytes = utf8
        guard let last = bytes.last, last == UInt8(ascii: ")") || last == UInt8(ascii: "]") else {
            return nil
        }
        let first = UInt8(ascii: last == UInt8(ascii: ")") ? "(" : "[")
        var depth = 0
        for index in bytes.indices.reversed() {
            if bytes[index] == last { depth += 1 }
            if bytes[index] == first { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
