import Kernel

/// What one cell of a gradebook says.
enum GradeCell: Equatable {
    /// Not graded yet.
    case blank
    /// Not assigned, or excused.
    case excused
    case points(Decimal)
    /// "8/10".
    case outOf(Decimal, total: Decimal)
    case percent(Decimal)
    /// A letter of the scale, and from which percentage on it is given.
    case letter(String, from: Rational)
    case unreadable(String)

    init(_ text: String, _ found: ReadWorks) {
        let (scale, style) = (found.scale, found.style)
        let typed = text.trimmed
        let folded = typed.folded
        if GradeCell.open.contains(folded) {
            self = .blank
        } else if GradeCell.excusing.contains(folded) {
            self = .excused
        } else if let number = GradeCell.number(typed, style) {
            self = .points(number)
        } else if let percent = typed.withoutPercentSign.flatMap({
            GradeCell.number($0.trimmed, style)
        }) {
            self = .percent(percent)
        } else if let (points, total) = GradeCell.fraction(typed, style) {
            self = .outOf(points, total: total)
        } else if let step = scale.step(named: typed) {
            self = .letter(typed, from: step.from)
        } else {
            self = .unreadable(typed)
        }
    }

    /// The number that a text is; `nil` for every other text.
    static func number(_ text: String, _ style: NumberStyle = .unknown) -> Decimal? {
        try? Decimal.parse(text.trimmed, style)
    }

    private static func fraction(_ text: String, _ style: NumberStyle) -> (Decimal, Decimal)? {
        let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
        guard parts.count == 2, let points = number(parts[0], style),
            let total = number(parts[1], style),
            total > .zero
        else { return nil }
        return (points, total)
    }

    /// What stands for a score that isn't there yet.
    private static let open: Set<String> = [
        "", "-", "–", "—", "--", "needs grading", "in progress", "not graded", "ungraded",
        "nicht bewertet", "non valutato",
    ]

    /// What says that a score never comes.
    private static let excusing: Set<String> = [
        "ex", "excused", "exempt", "n/a", "na", "entschuldigt", "befreit", "giustificato",
        "esonerato",
    ]
}
