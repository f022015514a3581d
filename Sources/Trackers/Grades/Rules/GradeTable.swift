package import Kernel

/// A table of grades from elsewhere, understood as assignments of one student.
package struct GradeTable: Sendable {
    package let format: Format
    /// The students of the table; none in a plain one.
    package let students: [String]
    package let works: [Found]
    /// The headings, for matching the columns of a plain table by hand.
    package let headings: [String]
    /// The column of each part of a plain table.
    package let columns: [Part: Int]

    package enum Format: String, Sendable {
        case canvas, moodle, plain
    }

    /// What a column of a plain table can hold.
    package enum Part: String, Sendable, CaseIterable {
        case name, score, total, due, group
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
        package var due: CivilDate?

        package init(name: String, group: String = "", earned: Decimal? = nil) {
            self.name = name
            self.group = group
            self.earned = earned
        }
    }

    /// - Parameters:
    ///   - student: The position among ``students``.
    ///   - columns: Columns chosen by hand for a plain table.
    package init(_ rows: [[String]], student: Int? = nil, columns: [Part: Int] = [:]) {
        let rows = rows.filter { row in row.contains { !$0.isBlank } }
        headings = rows.first ?? []
        format = GradeTable.format(rows)
        switch format {
        case .canvas:
            let table = CanvasTable(rows)
            students = table.students.map { $0.name }
            works = table.works(of: student)
            self.columns = [:]
        case .moodle:
            let table = MoodleTable(rows)
            students = table.students
            works = table.works(of: student)
            self.columns = [:]
        case .plain:
            let table = PlainTable(rows, columns)
            students = []
            works = table.works
            self.columns = table.columns
        }
    }

    private static func format(_ rows: [[String]]) -> Format {
        let head = rows.first ?? []
        let firsts = rows.map { ($0.first ?? "").trimmed.folded }
        if head.first?.trimmed.folded == "student", head.count > 3 { return .canvas }
        if firsts.contains("points possible") { return .canvas }
        return head.contains { MoodleTable.kind(of: $0) != nil } ? .moodle : .plain
    }

    /// Reads a cell: a number, a percentage, or nothing.
    static func cell(_ text: String) -> (value: Decimal?, excused: Bool) {
        let typed = text.trimmed
        if typed.folded == "ex" { return (nil, true) }
        return (try? Decimal.parse(typed.withoutPercentSign ?? typed), false)
    }
}

extension [String] {
    /// The cell of a row that may be short.
    func cell(_ index: Int) -> String { indices.contains(index) ? self[index] : "" }
}

/// A Canvas gradebook export: a column per assignment, a row per student, and somewhere a row with
/// the points possible, in which computed columns are marked as read-only.
struct CanvasTable {
    private let head: [String]
    private let possible: [String]
    let students: [(name: String, row: [String])]

    init(_ rows: [[String]]) {
        head = rows.first ?? []
        possible = rows.first { $0.cell(0).trimmed.folded == "points possible" } ?? []
        students = rows.dropFirst().filter { row in
            let name = row.cell(0).trimmed.folded
            return !name.isEmpty && name != "points possible" && name != "student, test"
                && name != "test student" && name != "manual posting"
        }.map { (name: $0.cell(0).trimmed, row: $0) }
    }

    func works(of student: Int?) -> [GradeTable.Found] {
        let position = student ?? 0
        let row = students.indices.contains(position) ? students[position].row : []
        return head.indices.filter { isAssignment($0) }.map { column in
            let cell = GradeTable.cell(row.cell(column))
            var found = GradeTable.Found(
                name: CanvasTable.name(head[column]), earned: cell.value)
            found.total = GradeTable.cell(possible.cell(column)).value ?? 100
            found.excused = cell.excused
            return found
        }
    }

    /// A column that holds scores: it has points possible, or the number Canvas puts after a name.
    private func isAssignment(_ column: Int) -> Bool {
        let points = possible.cell(column).trimmed
        if column == 0 || points.folded.containsFolded("read only") { return false }
        if GradeTable.cell(points).value != nil { return true }
        return CanvasTable.name(head[column]) != head[column].trimmed
    }

    /// "Homework 1 (12345)" without the number.
    static func name(_ heading: String) -> String {
        let text = heading.trimmed
        guard text.utf8.last == UInt8(ascii: ")"),
            let open = text.utf8.lastIndex(of: UInt8(ascii: "("))
        else { return text }
        let inside = text.utf8[open...].dropFirst().dropLast()
        let isNumber = !inside.isEmpty && inside.allSatisfy { 48...57 ~= $0 }
        return isNumber ? String(Substring(text.utf8[..<open])).trimmed : text
    }
}

/// A Moodle grade export: a column per activity and kind of display, a row per student.
struct MoodleTable {
    private let head: [String]
    private let rows: [[String]]

    enum Display { case points, percent, other }

    private static let endings: [(String, Display)] = [
        ("(real)", .points), ("(reell)", .points), ("(punkte)", .points), ("(reale)", .points),
        ("(punti)", .points), ("(percentage)", .percent), ("(prozentsatz)", .percent),
        ("(prozent)", .percent), ("(percentuale)", .percent), ("(letter)", .other),
        ("(feedback)", .other), ("(note)", .other), ("(lettera)", .other),
    ]

    init(_ rows: [[String]]) {
        head = rows.first ?? []
        self.rows = Array(rows.dropFirst())
    }

    /// The name of an activity and how its column shows grades; `nil` for other columns.
    static func kind(of heading: String) -> (name: String, display: Display)? {
        let text = heading.trimmed
        let folded = text.folded
        for (ending, display) in endings where folded.hasSuffix(ending) {
            return (String(Substring(text.utf8.dropLast(ending.utf8.count))).trimmed, display)
        }
        return nil
    }

    /// First and last name, which Moodle always puts first.
    var students: [String] {
        rows.map { ($0.cell(0) + " " + $0.cell(1)).trimmed }
    }

    func works(of student: Int?) -> [GradeTable.Found] {
        let position = student ?? 0
        let row = rows.indices.contains(position) ? rows[position] : []
        var found: [GradeTable.Found] = []
        for (column, heading) in head.enumerated() {
            guard let (name, display) = MoodleTable.kind(of: heading), display != .other,
                !MoodleTable.isTotal(name)
            else { continue }
            let cell = GradeTable.cell(row.cell(column))
            let parts = MoodleTable.parts(name)
            if let known = found.firstIndex(where: { $0.name == parts.name }) {
                found[known] = MoodleTable.joined(found[known], cell.value, display)
            } else {
                var one = GradeTable.Found(
                    name: parts.name, group: parts.group, earned: cell.value)
                one.knowsTotal = display == .percent
                found.append(one)
            }
        }
        return found
    }

    private static func isTotal(_ name: String) -> Bool {
        let folded = name.folded
        return ["course total", "category total", "kurs gesamt", "gesamt", "totale corso"]
            .contains { folded.hasSuffix($0) }
    }

    /// "Quiz: Week 1" as a name within its kind of activity.
    private static func parts(_ name: String) -> (group: String, name: String) {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
        let rest = String(Substring(name.utf8[colon...].dropFirst())).trimmed
        return rest.isEmpty ? ("", name) : (String(Substring(name.utf8[..<colon])).trimmed, rest)
    }

    /// Points with their percentage say what the total is.
    private static func joined(
        _ found: GradeTable.Found, _ value: Decimal?, _ display: Display
    ) -> GradeTable.Found {
        guard let earned = found.earned, let value else { return found }
        var joined = found
        let (points, percent) = display == .percent ? (earned, value) : (value, earned)
        joined.earned = points
        if let total = (points.rational * 100).divided(by: percent.rational), total > .zero,
            let whole = Decimal(canonical: total.canonical(places: 0)), whole.rational > .zero
        {
            joined.total = whole
            joined.knowsTotal = true
        }
        return joined
    }
}

/// A table with one assignment a row, its columns found by their headings or chosen by hand.
struct PlainTable {
    let columns: [GradeTable.Part: Int]
    let works: [GradeTable.Found]

    init(_ rows: [[String]], _ chosen: [GradeTable.Part: Int]) {
        let head = (rows.first ?? []).map { $0.trimmed.folded }
        var columns = chosen
        for part in GradeTable.Part.allCases where columns[part] == nil {
            columns[part] = head.firstIndex { PlainTable.words(part).contains($0) }
        }
        if columns[.name] == nil { columns[.name] = 0 }
        if columns[.score] == nil, chosen.isEmpty {
            let taken = Set(columns.values)
            columns[.score] = head.indices.first {
                !taken.contains($0) && PlainTable.holdsScores($0, rows)
            }
        }
        self.columns = columns
        works = rows.dropFirst().compactMap { PlainTable.work($0, columns) }
    }

    private static func work(
        _ row: [String], _ columns: [GradeTable.Part: Int]
    ) -> GradeTable.Found? {
        func text(_ part: GradeTable.Part) -> String {
            columns[part].map { row.cell($0).trimmed } ?? ""
        }
        let name = text(.name)
        if name.isEmpty { return nil }
        var found = GradeTable.Found(name: name, group: text(.group))
        if let total = GradeTable.cell(text(.total)).value { found.total = total }
        let cell = GradeTable.cell(text(.score))
        found.excused = cell.excused
        if let entry = try? ScoreEntry(text(.score), total: found.total, scale: Scale([])) {
            found.earned = entry.earned
            if let total = entry.total { found.total = total }
        }
        found.due = CivilDate(iso: text(.due))
        return found
    }

    /// Whether most cells of a column that aren't empty can be read as scores.
    private static func holdsScores(_ column: Int, _ rows: [[String]]) -> Bool {
        let cells = rows.dropFirst().map { $0.cell(column).trimmed }.filter { !$0.isEmpty }
        let read = cells.count { (try? ScoreEntry($0, total: 100, scale: Scale([]))) != nil }
        return read > 0 && read * 2 > cells.count
    }

    private static func words(_ part: GradeTable.Part) -> [String] {
        switch part {
        case .name:
            ["assignment", "task", "name", "title", "item", "aufgabe", "titel", "compito", "nome"]
        case .score:
            [
                "score", "earned", "points", "grade", "result", "ergebnis", "punkte", "erreicht",
                "voto", "punti", "risultato",
            ]
        case .total:
            [
                "total", "out of", "possible", "points possible", "max", "maximum", "von",
                "gesamt", "totale", "su",
            ]
        case .due:
            ["due", "due date", "date", "datum", "fallig", "fällig", "abgabe", "scadenza", "data"]
        case .group:
            [
                "group", "category", "type", "kind", "gruppe", "art", "tipo", "kategorie", "gruppo",
                "categoria",
            ]
        }
    }
}
