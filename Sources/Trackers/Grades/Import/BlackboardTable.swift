import Kernel

/// A Blackboard download: `Essay [Total Pts: 100 Score] |123456`, comma or tab between the columns,
/// often UTF-16 under the name `.xls`. Calculated columns are "up to" something.
struct BlackboardTable {
    private let head: [String]
    private let headLine: Int
    let students: [Student]

    init?(_ rows: [[String]]) {
        guard
            let first = rows.firstIndex(where: { row in
                row.contains { BlackboardTable.column($0) != nil }
            })
        else { return nil }
        let head = rows[first]
        self.head = head
        headLine = first + 1
        let (last, given) = (head.heading("last name"), head.heading("first name"))
        let id = head.heading("username", "student id") ?? 0
        students = rows.enumerated().dropFirst(first + 1).compactMap { offset, row in
            let names = [last, given].compactMap { $0 }.map { row.cell($0).trimmed }
                .filter { !$0.isEmpty }
            let name = names.isEmpty ? row.cell(id).trimmed : names.joined(separator: ", ")
            return name.isEmpty ? nil : Student(name: name, line: offset + 1, row: row)
        }
    }

    /// One column of the grade centre.
    struct Column {
        let name: String
        /// As it stands: "100", "up to 1,499".
        let points: String
        /// Score, Percentage, Letter, Text, Complete/Incomplete; empty in old downloads.
        let display: String
        let id: String

        /// The sum of others.
        var isCalculated: Bool {
            points.hasPrefix("up to")
                || ["total", "weighted total", "running total", "overall grade"].contains(
                    name.folded)
        }

        /// Points are grouped by commas where they are a thousand or more.
        var total: Decimal? {
            GradeCell.number(
                String(decoding: points.utf8.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self))
        }
    }

    /// `nil` for what is no column of grades.
    static func column(_ heading: String) -> Column? {
        let text = heading.trimmed
        let mark = "[Total Pts:"
        guard let open = text.range(of: mark), let start = text.range(after: mark) else {
            return nil
        }
        let rest = String(Substring(text.utf8[start...]))
        guard let close = rest.utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let inside = String(Substring(rest.utf8[..<close])).trimmed
        let behind = String(Substring(rest.utf8[close...].dropFirst())).trimmed
        let words = inside.utf8.split(separator: 32).map { String(Substring($0)) }
        let isNumber = words.last.map {
            GradeCell.number($0) != nil || $0.utf8.contains(UInt8(ascii: ","))
        }
        let display = isNumber == true ? "" : words.last ?? ""
        let points = display.isEmpty ? words : Array(words.dropLast())
        return Column(
            name: String(Substring(text.utf8[..<open])).trimmed,
            points: points.joined(separator: " "), display: display,
            id: behind.hasPrefix("|") ? String(behind.dropFirst()).trimmed : "")
    }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        for (index, heading) in head.enumerated() {
            guard let column = BlackboardTable.column(heading), !column.isCalculated else {
                continue
            }
            guard column.display != "Text", let total = column.total else {
                found.doubt(headLine, heading.trimmed, "", Words.importNoPoints, changes: false)
                continue
            }
            var work = GradeTable.Found(name: column.name)
            (work.total, work.externalID, work.line) = (total, column.id, headLine)
            if total == .zero {
                work.extraCredit = true
                found.doubt(headLine, heading.trimmed, "", Words.importOutOfZero, changes: false)
            }
            found.add(work, cell(student?.row.cell(index) ?? "", column, found), student)
        }
    }

    private func cell(_ text: String, _ column: Column, _ found: ReadWorks) -> GradeCell {
        let cell = GradeCell(text, found)
        if column.display == "Percentage", case .points(let value) = cell { return .percent(value) }
        switch text.trimmed.folded {
        case "complete" where column.display.hasPrefix("Complete"): return .percent(100)
        case "incomplete" where column.display.hasPrefix("Complete"): return .blank
        default: return cell
        }
    }
}
