import Kernel

/// Which way the totals of a column count, by its heading.
struct TotalDirection {
    /// Whether the least total is best.
    let isLowerBetter: Bool
    /// What of the heading nobody understands: "B-Note" of "Total (B-Note)".
    let unknown: String?
    /// Whether it is a school grade, of which less is better in some countries.
    let isGrade: Bool

    init(_ heading: String) {
        let (name, marks) = heading.withoutMarks
        var (said, unknown) = (Bool?.none, String?.none)
        for mark in HeadingMark.all(marks, hasDirections: true) {
            switch mark {
            case .direction(let isLower): said = isLower
            case .scale(let scale): said = scale.isLowerBetter ?? said
            case .unit: break
            case .words(let text):
                if !Self.isExplaining(text) { unknown = text }
            }
        }
        isGrade =
            said == nil && CriterionWords.words(name).contains { LowerWords.isGrade($0.folded) }
        isLowerBetter =
            said
            ?? (isGrade || Self.isLowerSum(name) || Self.isPenalty(name) || Self.isAmount(name))
        self.unknown = unknown
    }

    /// "weighted", "Summe", "Price × Weight": how totals come about, which they say themselves.
    private static func isExplaining(_ text: String) -> Bool {
        TableWords.isTotal(text) || TableWords.mayBeTotal(text) || TableWords.isDerived(text)
            || TableWords.isWeight(text) || ["unweighted", "ungewichtet"].contains(text.folded)
            || text.unicodeScalars.contains { "=×*+\u{3A3}".unicodeScalars.contains($0) }
    }

    /// "Total cost", but not "Value/Cost", of which the second part divides.
    private static func isAmount(_ name: String) -> Bool {
        !name.utf8.contains(UInt8(ascii: "/"))
            && CriterionWords.direction(name)?.isLowerBetter ?? false
    }

    /// Sums of ranks or of penalties.
    static func isLowerSum(_ name: String) -> Bool { lowerSums.contains(name.folded) }

    /// What is the sum of penalties, or a quality of which less is better: its numbers decide.
    static func isPenalty(_ name: String) -> Bool { penalties.contains(name.folded) }

    private static let lowerSums = [
        "rank sum", "sum of ranks", "ranks sum", "total rank", "total ranks", "average rank",
        "mean rank", "total penalty", "total penalties", "platzsumme", "rangsumme", "platzziffer",
        "rangsummen", "summe der range", "summe der platze", "somma dei ranghi",
        "somma delle posizioni",
    ]
    private static let penalties = [
        "penalty", "penalties", "penalty points", "penalty score", "demerits", "strafpunkte",
        "fehlerpunkte", "minuspunkte", "penalita", "punti di penalita",
    ]
}
