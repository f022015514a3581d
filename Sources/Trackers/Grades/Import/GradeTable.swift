package import Kernel

/// A table of grades from elsewhere, understood as assignments of one student.
package struct GradeTable: Sendable {
    package let format: Format
    /// The students of the table; none in a plain one.
    package let students: [String]
    package let works: [Found]
    /// The categories that the exporter gives weights, or names.
    package let groups: [Group]
    /// What was left out, or can be read in several ways.
    package let doubts: [Doubt]
    /// How scores of one group count, where the file says.
    package let method: GradingMethod?
    /// The headings, for matching the columns of a plain table by hand.
    package let headings: [String]
    /// The column of each part of a plain table.
    package let columns: [Part: Int]

    package enum Format: String, Sendable, CaseIterable {
        case canvas, moodle, brightspace, blackboard, classroom, plain
    }

    /// What a column of a plain table can hold.
    package enum Part: String, Sendable, CaseIterable {
        case name, score, total, due, group
    }

    /// A category of the exporter; without a weight, all count alike.
    package struct Group: Sendable, Hashable {
        package let name: String
        package let weight: Decimal?
    }

    /// One assignment that was found.
    package struct Found: Sendable, Hashable {
        package var name: String
        package var group: String
        package var earned: Decimal?
        package var total: Decimal = 100
        /// Whether the file says what the total is; else somebody must.
        package var knowsTotal = true
        package var excused = false
        package var extraCredit = false
        package var due: CivilDate?
        /// The exporter's own name for it; empty where it has none.
        package var externalID = ""
        /// Where it stands in the file, from 1.
        package var line = 1

        package init(name: String, group: String = "", earned: Decimal? = nil) {
            self.name = name
            self.group = group
            self.earned = earned
        }
    }

    /// - Parameters:
    ///   - student: The position among ``students``; the first unless said.
    ///   - columns: Columns chosen by hand for a plain table.
    ///   - scale: What letters stand for.
    package init(
        _ rows: [[String]], student: Int? = nil, columns: [Part: Int] = [:],
        scale: Scale = Scale([])
    ) {
        headings = rows.first { row in row.contains { !$0.isBlank } } ?? []
        format = GradeTable.format(of: rows)
        guard let reader = GradeTable.reader(format, rows) else {
            let table = PlainTable(rows, columns, scale)
            students = []
            (works, doubts, self.columns) = (table.works, table.doubts, table.columns)
            (groups, method) = ([], nil)
            return
        }
        students = reader.students.map { $0.name }
        self.columns = [:]
        let position = student ?? 0
        let chosen = reader.students.indices.contains(position) ? reader.students[position] : nil
        var found = ReadWorks(scale, .inferred(from: rows.joined(), fallback: .doubtful))
        reader.read(chosen, &found)
        (works, groups) = (found.works, found.groups)
        (doubts, method) = (found.doubts, found.method)
    }

    /// Whose format the headings are.
    package static func format(of rows: [[String]]) -> Format {
        Format.allCases.first { format in reader(format, rows) != nil } ?? .plain
    }

    /// Reads tables of one exporter; `nil` when the headings aren't its.
    private static func reader(_ format: Format, _ rows: [[String]]) -> TableReader? {
        switch format {
        case .canvas: CanvasTable(rows).map { TableReader($0.students, $0.read) }
        case .moodle: MoodleTable(rows).map { TableReader($0.students, $0.read) }
        case .brightspace: BrightspaceTable(rows).map { TableReader($0.students, $0.read) }
        case .blackboard: BlackboardTable(rows).map { TableReader($0.students, $0.read) }
        case .classroom: ClassroomTable(rows).map { TableReader($0.students, $0.read) }
        case .plain: nil
        }
    }
}

/// One exporter's table with its headings understood.
private struct TableReader {
    let students: [Student]
    let read: (Student?, inout ReadWorks) -> Void

    init(_ students: [Student], _ read: @escaping (Student?, inout ReadWorks) -> Void) {
        self.students = students
        self.read = read
    }
}

/// The row of one student.
struct Student {
    let name: String
    /// The row in the file, from 1.
    let line: Int
    let row: [String]
}

/// What is found in a table, one column after the other.
struct ReadWorks {
    let scale: Scale
    /// How the numbers of this table are written.
    let style: NumberStyle
    var works: [GradeTable.Found] = []
    var groups: [GradeTable.Group] = []
    var doubts: [Doubt] = []
    var method: GradingMethod?

    init(_ scale: Scale, _ style: NumberStyle = .unknown) {
        self.scale = scale
        self.style = style
    }

    /// Takes in a column: what it is about, and the student's cell of it.
    mutating func add(_ work: GradeTable.Found, _ cell: GradeCell, _ student: Student?) {
        var work = work
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
                student?.line ?? 1, work.name + ": " + letter,
                letter + " ≥ " + from.canonical(places: 2) + " %",
                Words.importLetter, changes: false)
        case .unreadable(let text):
            doubt(student?.line ?? 1, work.name + ": " + text, "", Words.importUnreadable)
        }
        works.append(work)
    }

    mutating func doubt(
        _ line: Int, _ text: String, _ read: String, _ reason: Label, changes: Bool = true
    ) {
        doubts.append(
            Doubt(line: line, text: text, read: read, reason: reason, changesFigure: changes))
    }
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

extension [String] {
    /// The cell of a row that may be short.
    func cell(_ index: Int) -> String { indices.contains(index) ? self[index] : "" }

    /// Whether nothing stands in it.
    var isBlankRow: Bool { allSatisfy { $0.isBlank } }

    /// The position of the first heading that is one of some words, folded.
    func heading(_ words: String...) -> Int? {
        firstIndex { words.contains($0.trimmed.folded) }
    }
}
