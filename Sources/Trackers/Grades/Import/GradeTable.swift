package import Kernel

/// A table of grades from elsewhere, understood as assignments of one student.
package struct GradeTable: Sendable {
    package let format: Format
    /// The students of the table; the courses of a plain one with several.
    package let students: [String]
    /// The only course that a plain table names.
    package let courseName: String?
    /// What tells each of them apart: numbers, addresses.
    package let studentIDs: [[String]]
    package let works: [Found]
    /// The categories that the exporter gives weights, or names.
    package let groups: [Group]
    /// What was left out, or can be read in several ways.
    package let doubts: [Doubt]
    /// How scores of one group count, where the file says.
    package let method: GradingMethod?
    /// How groups count, where the file says, or where it has groups without weights.
    package let weighting: Weighting?
    /// What the file says that the course comes to.
    package let stated: [StatedTotal]
    /// The row of headings.
    let head: TableLine?
    /// The headings, for matching the columns of a plain table by hand.
    package var headings: [String] { head?.cells ?? [] }
    /// The column of each part of a plain table.
    package let columns: [Part: Int]

    package enum Format: String, Sendable, CaseIterable {
        case canvas, moodle, brightspace, blackboard, classroom, plain, calendar
    }

    /// What a column of a plain table can hold.
    package enum Part: String, Sendable, CaseIterable {
        case name, score, total, due, group, weight, course
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
        /// Whether it has a say at all.
        package var counts = true
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
    ///   - student: The position among ``students``; without one, the only student's rows are read.
    ///   - columns: Columns chosen by hand for a plain table.
    ///   - scale: What letters stand for.
    package init(
        _ rows: [[String]], student: Int? = nil, columns: [Part: Int] = [:],
        scale: Scale = Scale([])
    ) {
        let lines = TableLine.filled(rows)
        format = GradeTable.format(of: rows)
        guard let reader = GradeTable.reader(format, lines) else {
            let table = PlainTable(lines, columns, scale, course: student)
            head = table.head
            students = table.courses.count > 1 ? table.courses : []
            studentIDs = students.map { _ in [] }
            courseName = table.courses.count == 1 ? table.courses[0] : nil
            (works, doubts, self.columns) = (table.works, table.doubts, table.columns)
            (groups, method) = (table.groups, table.method)
            (weighting, stated) = (table.weighting, table.stated)
            return
        }
        head = lines.first
        students = reader.students.labels
        studentIDs = reader.students.map { $0.ids }
        self.columns = [:]
        courseName = nil
        let position = student ?? (reader.students.count == 1 ? 0 : -1)
        let chosen = reader.students.indices.contains(position) ? reader.students[position] : nil
        let cells = lines.map { $0.cells }.joined()
        let style = NumberStyle.inferred(
            from: [String](cells) + reader.numbers,
            fallback: reader.language?.numberStyle ?? .doubtful)
        var found = ReadWorks(scale, style, lines)
        reader.read(chosen, &found)
        (works, groups) = (found.works, found.groups)
        (doubts, method) = (found.doubts, found.method)
        (weighting, stated) = (found.weighting, found.stated)
    }

    /// Whose format the headings are.
    package static func format(of rows: [[String]]) -> Format {
        let head = TableLine.filled(rows, atMost: [TableLine].headLimit)
        return Format.allCases.first { format in reader(format, head) != nil } ?? .plain
    }

    /// Reads tables of one exporter; `nil` when the headings aren't its.
    private static func reader(_ format: Format, _ lines: [TableLine]) -> TableReader? {
        switch format {
        case .canvas: CanvasTable(lines).map { TableReader($0.students, $0.read) }
        case .moodle:
            MoodleTable(lines).map { TableReader($0.students, $0.read, $0.language) }
                ?? MoodleReport(lines).map { TableReader($0.students, $0.read, $0.language) }
        case .brightspace:
            BrightspaceTable(lines).map { TableReader($0.students, $0.read, nil, $0.numbers) }
        case .blackboard:
            BlackboardTable(lines).map {
                TableReader($0.students, $0.read, $0.language, $0.numbers)
            }
        case .classroom:
            ClassroomTable(lines).map { TableReader($0.students, $0.read, $0.language) }
        case .plain, .calendar: nil
        }
    }
}

/// One exporter's table with its headings understood.
private struct TableReader {
    let students: [Student]
    let read: (Student?, inout ReadWorks) -> Void
    /// That of the headings, where the exporter translates them and writes numbers alike.
    let language: Language?
    /// Numbers within the headings.
    let numbers: [String]

    init(
        _ students: [Student], _ read: @escaping (Student?, inout ReadWorks) -> Void,
        _ language: Language? = nil, _ numbers: [String] = []
    ) {
        self.students = students
        self.read = read
        self.language = language
        self.numbers = numbers
    }
}

extension [Student] {
    /// Their names, with a number or address behind those that several have.
    fileprivate var labels: [String] {
        var counts: [String: Int] = [:]
        for student in self { counts[student.name.folded, default: 0] += 1 }
        return map { student in
            guard let id = student.ids.first, counts[student.name.folded] != 1 else {
                return student.name
            }
            return student.name + " (" + id + ")"
        }
    }
}
