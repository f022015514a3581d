import Kernel

/// A Canvas gradebook export: a column per assignment with Canvas's number behind its name, a row per
/// student, and a row with the points possible, in which computed columns are read-only.
struct CanvasTable {
    private let head: [String]
    private let headLine: Int
    private let possible: [String]
    /// Where the columns that name the student end.
    private let start: Int
    let students: [Student]

    init?(_ rows: [[String]]) {
        guard let first = rows.firstIndex(where: { !$0.isBlankRow }) else { return nil }
        let head = rows[first]
        let points = rows.first { CanvasTable.isPoints($0) }
        let isNamed = head.heading("student", "lastname") == 0
        let isCanvas = head.heading("sis login id", "sis user id") != nil
        guard points != nil || (isNamed && isCanvas), isNamed || head.heading("id") != nil
        else { return nil }
        self.head = head
        headLine = first + 1
        possible = points ?? []
        start = (head.heading("section") ?? head.heading("sis login id") ?? 0) + 1
        students = rows.enumerated().dropFirst(first + 1).compactMap {
            CanvasTable.student($0, head)
        }
    }

    private static func isPoints(_ row: [String]) -> Bool {
        row.cell(0).trimmed.folded == "points possible"
    }

    private static func student(_ row: (offset: Int, element: [String]), _ head: [String])
        -> Student?
    {
        let isSplit = head.heading("lastname") == 0
        let parts = isSplit ? [row.element.cell(0), row.element.cell(1)] : [row.element.cell(0)]
        let name = parts.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
        let folded = name.folded
        guard !name.isEmpty, !isPoints(row.element), folded != "student, test",
            folded != "test student", folded != "manual posting"
        else { return nil }
        return Student(name: name, line: row.offset + 1, row: row.element)
    }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        for column in head.indices.dropFirst(start) { read(column, student, &found) }
        groups(&found)
    }

    private func read(_ column: Int, _ student: Student?, _ found: inout ReadWorks) {
        let points = possible.cell(column).trimmed
        let (name, id) = CanvasTable.parts(head[column])
        if let total = GradeCell.number(points, found.style) {
            var work = GradeTable.Found(name: name)
            (work.total, work.externalID, work.line) = (total, id, headLine)
            if total == .zero {
                work.extraCredit = true
                found.doubt(
                    headLine, head[column].trimmed, "", Words.importOutOfZero, changes: false)
            }
            found.add(work, GradeCell(student?.row.cell(column) ?? "", found), student)
        } else if !id.isEmpty, !points.isEmpty, !points.folded.containsFolded("read only") {
            found.doubt(
                headLine, head[column].trimmed + ": " + points, "", Words.importUnclearTotal)
        } else if !id.isEmpty, points.isEmpty, !CanvasTable.isTotal(name) {
            found.doubt(headLine, head[column].trimmed, "", Words.importNoPoints, changes: false)
        }
    }

    /// The groups that have totals: whose work is in which, only its name may say.
    private func groups(_ found: inout ReadWorks) {
        let names = head.dropFirst(start).compactMap { CanvasTable.group($0) }
        guard names.count > 1 else { return }
        let assigned = found.works.map { work in
            names.filter { work.name.isNamed(after: $0) }
        }
        guard assigned.allSatisfy({ $0.count == 1 }) else {
            return found.doubt(
                headLine, names.joined(separator: ", "), "", Words.importGroupsUnknown,
                changes: false)
        }
        for index in found.works.indices { found.works[index].group = assigned[index][0] }
        found.groups = names.map { GradeTable.Group(name: $0, weight: nil) }
    }

    /// "Homework Current Score" is the total of the group Homework.
    private static func group(_ heading: String) -> String? {
        let ending = " Current Score"
        let name = heading.trimmed
        guard name.hasSuffix(ending), !name.hasSuffix(" Unposted" + ending),
            !name.hasPrefix("Unposted ")
        else { return nil }
        return String(Substring(name.utf8.dropLast(ending.utf8.count))).trimmed
    }

    private static func isTotal(_ name: String) -> Bool {
        let folded = name.folded
        return totals.contains { folded == $0 || folded.hasSuffix(" " + $0) }
    }

    private static let totals = [
        "current score", "final score", "current points", "final points", "current grade",
        "final grade", "override score", "override grade",
    ]

    /// "Homework 1 (12345)" as its name and Canvas's number.
    static func parts(_ heading: String) -> (name: String, id: String) {
        let text = heading.trimmed
        guard text.utf8.last == UInt8(ascii: ")"),
            let open = text.utf8.lastIndex(of: UInt8(ascii: "("))
        else { return (text, "") }
        let inside = text.utf8[open...].dropFirst().dropLast()
        let isNumber = !inside.isEmpty && inside.allSatisfy { 48...57 ~= $0 }
        let name = String(Substring(text.utf8[..<open])).trimmed
        guard isNumber, !name.isEmpty else { return (text, "") }
        return (name, String(Substring(inside)))
    }
}

extension String {
    /// Whether it begins with a group's name in the singular or plural: "Quiz 3", of Quizzes.
    func isNamed(after group: String) -> Bool {
        let (name, group) = (folded, group.folded)
        if name.hasPrefix(group) { return true }
        for ending in ["zes", "es", "s"] where group.hasSuffix(ending) {
            let singular = String(Substring(group.utf8.dropLast(ending.utf8.count)))
            if singular.utf8.count > 2, name.hasPrefix(singular) { return true }
        }
        return false
    }
}
