import Kernel

/// Weights behind headings: `Price (30%)`, `Price 30%`, `Price (×3)`, `Price (weight 3)`.
struct HeadingWeights {
    /// By the place of the heading.
    private(set) var weights: [Int: Decimal] = [:]
    /// Whether they are bare numbers, or don't make up a hundred percent, and may mean something else.
    private(set) var isAsked = false

    /// Whether they are certainly weights, so that they stand behind criteria.
    var isClear: Bool { !weights.isEmpty && !isAsked }

    /// None unless at least two headings, and half of all, have one of the same kind.
    init(_ headings: [String]) {
        let marks = headings.map { Self.split($0).mark }
        for kind in [Kind.percent, .named, .bare] {
            var found: [Int: Decimal] = [:]
            for (place, mark) in marks.enumerated() {
                guard let mark, let (itsKind, number) = Self.weight(mark), itsKind == kind else {
                    continue
                }
                found[place] = number
            }
            let least = kind == .bare ? headings.count : (headings.count + 1) / 2
            guard found.count > 1, found.count >= least else { continue }
            weights = found
            let whole = found.values.map { $0.rational }.sum()
            let isOpen = headings.contains { $0.withoutUnit.1 == nil && Self.split($0).mark != nil }
            isAsked = kind == .bare || kind == .percent && whole != 100 || kind == .named && isOpen
            return
        }
    }

    /// A heading without what stands in brackets behind it, or without a last "30%" or "×3".
    static func split(_ heading: String) -> (title: String, mark: String?) {
        let inBrackets = heading.withoutUnit
        if inBrackets.1 != nil { return inBrackets }
        let bytes = heading.utf8
        let isPercent = bytes.last == UInt8(ascii: "%")
        let body = isPercent ? String(decoding: bytes.dropLast(), as: UTF8.self).trimmed : heading
        guard let space = body.utf8.lastIndex(where: { $0 == UInt8(ascii: " ") }) else {
            return (heading, nil)
        }
        let word = String(Substring(body.utf8[space...])).trimmed
        let title = String(Substring(body.utf8[..<space]))
        let isFactor = ["x", "×"].contains { word.hasPrefix($0) != word.hasSuffix($0) }
        guard isPercent || isFactor, word.unicodeScalars.contains(where: { "0"..."9" ~= $0 }),
            word.unicodeScalars.allSatisfy({
                "0"..."9" ~= $0 || $0 == "." || $0 == "," || isFactor && ($0 == "x" || $0 == "×")
            })
        else { return (heading, nil) }
        return (title.withoutEnd, isPercent ? word + "%" : word)
    }

    private enum Kind { case percent, named, bare }

    private static func weight(_ mark: String) -> (Kind, Decimal)? {
        let word = mark.folded.utf8.prefix {
            $0 >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        }
        let rest = mark.folded.utf8.dropFirst(word.count).drop {
            [UInt8](" .:=".utf8).contains($0)
        }
        guard let cell = try? NumberCell(String(Substring(rest)), .bothDecimal),
            let number = cell.number, !number.isNegative, number <= 1_000_000
        else { return nil }
        let name = String(Substring(word))
        let isNamed = TableWords.isWeight(name) || ["x", "×", "w", "g", "p"].contains(name)
        guard name.isEmpty || isNamed else { return nil }
        switch cell.unit {
        case "%": return (.percent, number)
        case "x", "×": return (.named, number)
        case "": return (isNamed ? .named : .bare, number)
        default: return nil
        }
    }
}

extension String {
    /// "Cost:" and "Cost –" as "Cost".
    fileprivate var withoutEnd: String {
        let marks: [Unicode.Scalar] = [" ", ":", "-", "\u{2013}", ","]
        let kept = unicodeScalars.lastIndex { !marks.contains($0) }
        return kept.map { String(unicodeScalars[...$0]) } ?? self
    }
}
