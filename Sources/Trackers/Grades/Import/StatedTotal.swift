import Kernel

/// What a file itself says that its course comes to: "Current Score", "Calculated Final Grade".
package struct StatedTotal: Sendable {
    let line: Int
    /// As it is called in the file.
    let name: String
    let percent: Rational
    /// To so many decimals.
    let places: Int
    /// What it may be: how things stand, or with what is open as zero.
    let outlooks: [Outlook]

    /// How many decimals a number is written with.
    static func places(_ text: String) -> Int {
        let digits = text.utf8.filter { $0 != UInt8(ascii: "%") && $0 != 32 }
        let mark = digits.lastIndex { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        return mark.map { min(digits.count - $0 - 1, 2) } ?? 0
    }

    /// Whether a figure of the course is the same, as far as it was written.
    private func agrees(_ figure: Rational) -> Bool {
        var slack = Rational(51, 100) ?? .zero
        for _ in 0..<places { slack = slack.divided(by: 10) ?? slack }
        let difference = figure - percent
        return difference <= slack && slack * -1 <= difference
    }

    /// What the course shows instead; `nil` where it shows this.
    func doubt(_ book: Gradebook) -> Doubt? {
        let figures = outlooks.map { CourseGrade(book, $0).percent }
        if figures.contains(where: { $0.map(agrees) ?? false }) { return nil }
        let shown = figures.first.flatMap { $0 }?.canonical(places: 2)
        return Doubt(
            line: line, text: name + ": " + percent.canonical(places: 2) + " %",
            read: shown.map { $0 + " %" } ?? "–", reason: Words.importOtherTotal,
            changesFigure: false)
    }
}

/// A course as it is once a file has been kept, for its figures.
struct ImportOutcome {
    private var works: [Work] = []
    private let known: CourseCase?
    private var groups: [GroupRule]

    init(_ known: CourseCase?) {
        self.known = known
        groups = (known?.groups ?? []).map { GroupRule($0) }
    }

    mutating func add(_ group: RecordID, _ weight: Decimal?) {
        groups.append(GroupRule(id: group, weight: (weight ?? 1).rational))
    }

    mutating func add(_ row: ImportPlan.Row, in group: RecordID?, takes: Bool, _ book: Book) {
        let existing = row.existing
        works.append(
            Work(
                id: existing?.id ?? book.makeID(),
                group: existing.map { $0.optional(Assignment.weightGroup) } ?? group,
                earned: row.earned(takes: takes)?.rational, total: row.work.total.rational,
                counts: row.work.counts && !row.work.excused
                    && existing.map { $0[Assignment.enabled] } ?? true,
                extraCredit: row.work.extraCredit))
    }

    /// `nil` where the course counts in grades of its own.
    func gradebook(_ table: GradeTable) -> Gradebook? {
        if known?.marking.line != nil { return nil }
        let taken = Set(works.map { $0.id })
        let others = (known?.assignments ?? []).filter { !taken.contains($0.id) }.map { Work($0) }
        return Gradebook(
            method: known?.gradebook.method ?? table.method ?? .fallback,
            weighting: known?.gradebook.weighting ?? table.weighting ?? .fallback,
            groups: groups, works: works + others)
    }
}
