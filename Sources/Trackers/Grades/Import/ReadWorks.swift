import Kernel

/// What is found in a table, one column after the other.
struct ReadWorks {
    let scale: Scale
    /// How the numbers of this table are written.
    let style: NumberStyle
    private let lines: [TableLine]
    /// Those of the columns that were looked at.
    private let styles = ColumnStyles()
    var works: [GradeTable.Found] = []
    var groups: [GradeTable.Group] = []
    var doubts: [Doubt] = []
    var method: GradingMethod?
    var weighting: Weighting?
    /// What the file says that the course comes to.
    var stated: [StatedTotal] = []

    init(_ scale: Scale, _ style: NumberStyle = .unknown, _ lines: [TableLine] = []) {
        self.scale = scale
        self.style = style
        self.lines = lines
    }

    /// How the numbers of one column are written: as its own cells show, else as the table's.
    func style(of column: Int) -> NumberStyle {
        if let known = styles.known[column] { return known }
        let found = NumberStyle.inferred(
            from: lines.map { $0.cells.cell(column) }, fallback: style)
        styles.known[column] = found
        return found
    }

    /// What one cell of a student's row says.
    func cell(_ student: Student?, _ column: Int) -> GradeCell {
        GradeCell(student?.row.cell(column) ?? "", scale, style(of: column))
    }

    /// What a column is out of; `nil`, with a doubt, where it must be left out.
    ///
    /// - Parameter headings: The numbers of all headings, where this is one of them.
    mutating func total(
        _ text: String, of heading: String, _ line: Int, _ column: Int,
        among headings: [String] = []
    ) -> Decimal? {
        let (typed, name) = (text.trimmed, heading.trimmed)
        if NumberCell.isMissing(typed) {
            doubt(line, name, "", Words.importNoPoints, changes: false)
            return nil
        }
        do throws(NumberError) {
            let style = NumberStyle.inferred(from: headings, fallback: style(of: column))
            let total = try Decimal.parse(typed, style)
            if let other = Decimal.readings(of: typed), !suits(total, other, typed, column) {
                throw .ambiguous(typed, other.grouped, other.decimal)
            }
            if Assignment.total.field.allows(total) { return total }
            doubt(line, name + ": " + typed, "", Words.importWrongTotal)
        } catch {
            doubt(line, name + ": " + typed, "", Words.importUnclearTotal(error))
        }
        return nil
    }

    /// Whether the best score of a column goes with the reading of its total and not with the other.
    private func suits(
        _ total: Decimal, _ readings: (grouped: Decimal, decimal: Decimal), _ typed: String,
        _ column: Int
    ) -> Bool {
        let style = style(of: column)
        let scores = lines.map { $0.cells.cell(column).trimmed }.filter { $0 != typed }
            .compactMap { GradeCell.number($0, style)?.rational }
        guard let best = scores.max(), best > .zero else { return true }
        return total == readings.grouped
            ? best > readings.decimal.rational : best <= readings.decimal.rational * 2
    }

    /// Takes a column for a total of the course that the file has worked out itself.
    mutating func state(
        _ student: Student?, _ column: Int, _ name: String, outOf total: Decimal,
        _ outlooks: [Outlook] = [.current, .final], places: Int? = nil
    ) {
        let (points, of): (Decimal, Decimal)
        switch cell(student, column) {
        case .points(let value): (points, of) = (value, total)
        case .percent(let value): (points, of) = (value, 100)
        case .outOf(let value, let total): (points, of) = (value, total)
        default: return
        }
        guard let percent = (points.rational * 100).divided(by: of.rational) else { return }
        stated.append(
            StatedTotal(
                line: student?.line ?? 1, name: name, percent: percent,
                places: places ?? StatedTotal.places(student?.row.cell(column) ?? ""),
                outlooks: outlooks))
    }

    /// Takes in a column: what it is about, and the student's cell of it.
    mutating func add(_ work: GradeTable.Found, _ cell: GradeCell, _ student: Student?) {
        var work = work
        let line = student?.line ?? 1
        switch cell {
        case .blank: break
        case .excused: work.excused = true
        case .points(let points): work.earned = points
        case .outOf(let points, let total):
            work.earned = points
            if !work.knowsTotal { (work.total, work.knowsTotal) = (total, true) }
        case .percent(let percent): work.earned = percent.share(of: work.total)
        case .letter(let letter, let from):
            work.earned = from.share(of: work.total)
            doubt(
                line, work.name + ": " + letter, letter + " ≥ " + from.canonical(places: 2) + " %",
                Words.importLetter, changes: false)
        case .status(let text):
            doubt(line, work.name + ": " + text, "", Words.importStatus, changes: false)
        case .unclear(let text, _) where SchoolMark.isLike(text),
            .unreadable(let text) where SchoolMark.isLike(text):
            doubt(line, work.name + ": " + text, "", Words.importSchoolMark)
        case .unclear(let text, let error):
            doubt(line, work.name + ": " + text, "", Words.importUnclear(error))
        case .unreadable(let text):
            doubt(line, work.name + ": " + text, "", Words.importUnreadable)
        }
        if let earned = work.earned, !Assignment.earned.field.allows(earned) {
            doubt(line, work.name + ": " + earned.canonical, "", Words.importUnreadable)
            work.earned = nil
        }
        works.append(work)
    }

    /// Says that the groups of the file have no weights, so that points alone count.
    mutating func sayWeightless(_ line: Int) {
        weighting = Weighting.none
        let names = groups.map { $0.name }.joined(separator: ", ")
        doubt(line, names, "", Words.importNoWeights, changes: false)
    }

    /// Whether `6/7` may be a grade between 6 and 7, as it is in Italian schools and German ones:
    /// under a word for grades, or among such as `7+`.
    func isBetweenGrades(
        _ points: Decimal, _ total: Decimal, _ columns: [GradeTable.Part: Int]
    ) -> Bool {
        guard let column = columns[.score], columns[.total] == nil, total <= 10,
            total.rational == points.rational + 1
        else { return false }
        let cells = lines.map { $0.cells.cell(column).trimmed }
        return cells.contains { SchoolMark.isLike($0) }
            || ["voto", "voti", "note", "noten", "zensur"].contains(cells.first?.folded ?? "")
    }

    mutating func doubt(
        _ line: Int, _ text: String, _ read: String, _ reason: Label, changes: Bool = true
    ) {
        doubts.append(
            Doubt(line: line, text: text, read: read, reason: reason, changesFigure: changes))
    }
}

/// How the columns of one table are written, as far as anybody asked.
private final class ColumnStyles {
    var known: [Int: NumberStyle] = [:]
}

extension Field {
    /// Whether a number may be kept in it.
    fileprivate func allows(_ number: Decimal) -> Bool { (try? checked(.decimal(number))) != nil }
}

extension Rational {
    /// So many percent of a total, to twelve decimals.
    func share(of total: Decimal) -> Decimal? {
        (self * total.rational).divided(by: 100).flatMap {
            Decimal(canonical: $0.canonical(places: 12))
        }
    }
}

extension Decimal {
    func share(of total: Decimal) -> Decimal? { rational.share(of: total) }
}
