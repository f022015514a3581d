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

    init?(_ lines: [TableLine]) {
        guard let first = lines.head({ CanvasTable.isHead($0) }) else { return nil }
        let head = lines[first].cells
        let points = lines.first { CanvasTable.isPoints($0.cells) }?.cells
        guard points != nil || head.heading(CanvasTable.logins) != nil else { return nil }
        self.head = head
        headLine = lines[first].number
        possible = points ?? []
        start = (head.heading("section") ?? head.heading(CanvasTable.logins) ?? 0) + 1
        let isSplit = head.heading("lastname") == 0
        let ids = [head.heading("id"), head.heading("sis user id"), head.heading("sis login id")]
        students = lines.dropFirst(first + 1).compactMap { line in
            CanvasTable.name(line.cells, isSplit).map { Student($0, line, ids: ids) }
        }
    }

    private static let logins = ["sis login id", "sis user id"]

    private static func isHead(_ row: [String]) -> Bool {
        row.heading("student", "lastname") == 0 || row.heading("id") != nil
    }

    private static func isPoints(_ row: [String]) -> Bool {
        [
            "points possible", "mogliche punkte", "mogliche punktzahl", "erreichbare punkte",
            "punti possibili", "punteggio possibile", "punteggio massimo",
        ].contains(row.cell(0).trimmed.folded)
    }

    /// The name of a row's student; `nil` for other rows.
    private static func name(_ row: [String], _ isSplit: Bool) -> String? {
        let parts = isSplit ? [row.cell(0), row.cell(1)] : [row.cell(0)]
        let name = parts.map { $0.trimmed }.filter { !$0.isEmpty }.joined(separator: ", ")
        let folded = name.folded
        let isNobody =
            name.isEmpty || isPoints(row)
            || ["student, test", "test student", "manual posting", "muted"].contains(folded)
        return isNobody ? nil : name
    }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        for column in head.indices.dropFirst(start) { read(column, student, &found) }
        groups(&found)
        for (column, heading) in head.enumerated() {
            let name = CanvasTable.withoutPeriod(heading.trimmed).folded
            guard let outlooks = CanvasTable.stated[name], isComputed(column) else { continue }
            found.state(student, column, heading.trimmed, outOf: 100, outlooks, places: 2)
        }
    }

    /// What Canvas works out, and what the teacher gives instead.
    private static let stated: [String: [Outlook]] = [
        "current score": [.current], "final score": [.final],
        "override score": [.current, .final],
    ]

    private func read(_ column: Int, _ student: Student?, _ found: inout ReadWorks) {
        let points = possible.cell(column).trimmed
        let (name, id) = CanvasTable.parts(head[column])
        guard !isComputed(column),
            let total = found.total(points, of: head[column], headLine, column)
        else { return }
        var work = GradeTable.Found(name: name)
        (work.total, work.externalID, work.line) = (total, id, headLine)
        if total == .zero {
            work.extraCredit = true
            found.doubt(headLine, head[column].trimmed, "", Words.importOutOfZero, changes: false)
        }
        found.add(work, found.cell(student, column), student)
    }

    /// "(read only)", in any language, stands over what Canvas works out.
    private func isComputed(_ column: Int) -> Bool {
        let points = possible.cell(column).trimmed
        let (name, id) = CanvasTable.parts(head[column])
        return points.utf8.first == UInt8(ascii: "(")
            || (points.isEmpty && (id.isEmpty || CanvasTable.isTotal(name)))
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
        found.sayWeightless(headLine)
    }

    /// "Homework Current Score" is the total of the group Homework.
    private static func group(_ heading: String) -> String? {
        let ending = " Current Score"
        let name = CanvasTable.withoutPeriod(heading.trimmed)
        guard name.hasSuffix(ending), !name.hasSuffix(" Unposted" + ending),
            !name.hasPrefix("Unposted ")
        else { return nil }
        return String(Substring(name.utf8.dropLast(ending.utf8.count))).trimmed
    }

    /// "Current Score" of "Current Score (Fall 2026)".
    private static func withoutPeriod(_ heading: String) -> String {
        guard heading.utf8.last == UInt8(ascii: ")"), let open = heading.range(of: " (") else {
            return heading
        }
        return String(heading[..<open])
    }

    private static func isTotal(_ name: String) -> Bool {
        let folded = withoutPeriod(name).folded
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
    /// Whether it begins with a group's name in the singular or plural: "Quiz 3" of Quizzes, "Klausur"
    /// of Klausuren, "Compito 1" of Compiti.
    func isNamed(after group: String) -> Bool {
        let (name, group) = (folded, group.folded)
        if name.hasPrefix(group) { return true }
        for ending in ["zes", "es", "s", "en", "n", "e", "i"] where group.hasSuffix(ending) {
            let singular = String(Substring(group.utf8.dropLast(ending.utf8.count)))
            if singular.utf8.count > 2, name.hasPrefix(singular) { return true }
        }
        return false
    }
}
