import Kernel

/// Weights in brackets behind headings: `Price (30%)`, `Price (×3)`, `Price (weight 3)`.
struct HeadingWeights {
    /// By the place of the heading.
    private(set) var weights: [Int: Decimal] = [:]
    /// Whether they are bare numbers, or don't make up a hundred percent, and may mean something else.
    private(set) var isAsked = false

    /// None unless at least two headings, and half of all, have one of the same kind.
    init(_ headings: [String]) {
        let marks = headings.map { $0.withoutUnit.1 }
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
            isAsked = kind == .bare || kind == .percent && whole != 100
            return
        }
    }

    private enum Kind { case percent, named, bare }

    private static func weight(_ mark: String) -> (Kind, Decimal)? {
        let word = mark.folded.utf8.prefix {
            $0 >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0
        }
        let rest = mark.folded.utf8.dropFirst(word.count).drop {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "=")
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
