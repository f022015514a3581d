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
    /// What isn't a score but says why there is none: "Missing", "Late".
    case status(String)
    /// A number with two readings, or one that would have to be guessed.
    case unclear(String, NumberError)
    case unreadable(String)

    init(_ text: String, _ scale: Scale, _ style: NumberStyle) {
        let typed = text.trimmed
        let folded = typed.folded
        if GradeCell.open.contains(folded) {
            self = .blank
        } else if GradeCell.isExcusing(typed) {
            self = .excused
        } else if GradeCell.waiting.contains(folded) || GradeCell.isUnfinished(folded) {
            self = .status(typed)
        } else {
            do throws(NumberError) {
                self = try GradeCell.score(typed, scale, style)
            } catch {
                self = .unclear(typed, error)
            }
        }
    }

    /// - Throws: ``NumberError`` for a number in two readings, or one that would have to be guessed.
    private static func score(
        _ typed: String, _ scale: Scale, _ style: NumberStyle
    ) throws(NumberError) -> GradeCell {
        if let number = try figure(typed, style) { return .points(number) }
        if let text = typed.withoutPercentSign, let percent = try figure(text.trimmed, style) {
            return .percent(percent)
        }
        let parts = typed.withSlash.utf8
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map { String(Substring($0)).trimmed }
        if parts.count == 2, let points = try figure(parts[0], style),
            let total = try figure(parts[1], style), total > .zero
        {
            return .outOf(points, total: total)
        }
        return scale.step(named: typed).map { .letter(typed, from: $0.from) } ?? .unreadable(typed)
    }

    /// `nil` for what is no number at all.
    private static func figure(_ text: String, _ style: NumberStyle) throws(NumberError) -> Decimal?
    {
        do throws(NumberError) { return try Decimal.parse(text, style) } catch {
            switch error {
            case .ambiguous, .unclear: throw error
            case .empty, .notANumber, .tooManyWholeDigits, .tooManyFractionDigits: return nil
            }
        }
    }

    /// Whether it says itself what the points are out of.
    var saysTotal: Bool { if case .outOf = self { true } else { false } }

    /// Whether it has a percent sign.
    var isPercent: Bool { if case .percent = self { true } else { false } }

    /// Whether it says that a score never comes.
    static func isExcusing(_ text: String) -> Bool { excusing.contains(text.trimmed.folded) }

    /// "Needs Grading(85)": what stands in brackets doesn't count yet.
    private static func isUnfinished(_ folded: String) -> Bool {
        folded.utf8.last == UInt8(ascii: ")")
            && ["needs grading(", "needs grading (", "in progress(", "in progress ("]
                .contains { folded.hasPrefix($0) }
    }

    /// The number that a text is; `nil` for every other text.
    static func number(_ text: String, _ style: NumberStyle = .unknown) -> Decimal? {
        try? Decimal.parse(text.trimmed, style)
    }

    /// What stands for a score that isn't there yet.
    private static let open: Set<String> = [
        "", "-", "–", "—", "--", "needs grading", "in progress", "not graded", "ungraded",
        "nicht bewertet", "noch nicht bewertet", "in bearbeitung", "non valutato", "da valutare",
        "in corso",
    ]

    /// What says that a score never comes.
    private static let excusing: Set<String> = [
        "ex", "excused", "exempt", "n/a", "na", "entschuldigt", "befreit", "freigestellt",
        "giustificato", "giustificata", "esonerato", "esonerata", "esente",
    ]

    /// What is said of work instead of a score.
    private static let waiting: Set<String> = [
        "missing", "late", "done late", "turned in", "turned in late", "turned in - done late",
        "assigned", "submitted", "not submitted", "not turned in", "not handed in",
        "no submission", "incomplete", "fehlt", "fehlend", "verspatet", "zu spat", "abgegeben",
        "verspatet abgegeben", "nicht abgegeben", "nicht eingereicht", "zugewiesen",
        "unvollstandig", "nicht vollstandig", "mancante", "in ritardo", "consegnato",
        "consegnato in ritardo", "non consegnato", "non inviato", "assegnato", "incompleto",
    ]
}

extension String {
    /// "7 out of 10" and "12 von 15" as `7/10` and `12/15`.
    fileprivate var withSlash: String {
        let words = utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
        guard (3...4).contains(words.count), let first = words.first, let last = words.last,
            ["out of", "of", "von", "aus", "su"]
                .contains(words[1..<words.count - 1].joined(separator: " ").folded)
        else { return self }
        return first + "/" + last
    }
}
