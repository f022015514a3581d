import Kernel

/// A Blackboard download: `Essay [Total Pts: 100 Score] |123456`, comma or tab between the columns,
/// often UTF-16 under the name `.xls`. Calculated columns are "up to" something.
struct BlackboardTable {
    private let head: [String]
    private let headLine: Int
    let students: [Student]
    let language: Language

    init?(_ lines: [TableLine]) {
        guard let first = lines.head({ row in row.contains { BlackboardColumn($0) != nil } })
        else { return nil }
        let head = lines[first].cells
        self.head = head
        headLine = lines[first].number
        let (last, given) = (
            head.heading("last name", "nachname", "cognome"),
            head.heading("first name", "vorname", "nome")
        )
        let ids = [
            head.heading("username", "benutzername", "nome utente"),
            head.heading(
                "student id", "studenten-id", "matrikelnummer", "id studente", "matricola"),
        ]
        let id = ids.compactMap { $0 }.first ?? 0
        students = lines.dropFirst(first + 1).compactMap { line in
            let names = [last, given].compactMap { $0 }.map { line.cells.cell($0).trimmed }
                .filter { !$0.isEmpty }
            let name = names.isEmpty ? line.cells.cell(id).trimmed : names.joined(separator: ", ")
            return name.isEmpty ? nil : Student(name, line, ids: ids)
        }
        language =
            last.map { head[$0].trimmed.folded }.map {
                $0 == "nachname" ? .german : $0 == "cognome" ? .italian : .english
            } ?? .english
    }

    /// The numbers in the headings.
    var numbers: [String] { head.compactMap { BlackboardColumn($0)?.points } }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        for (index, heading) in head.enumerated() {
            guard let column = BlackboardColumn(heading) else { continue }
            if column.isCalculated {
                state(column, index, student, &found)
                continue
            }
            guard column.display != .text else {
                found.doubt(headLine, heading.trimmed, "", Words.importNoPoints, changes: false)
                continue
            }
            guard
                let total = found.total(
                    column.points, of: column.name, headLine, index, among: numbers)
            else { continue }
            var work = GradeTable.Found(name: column.name)
            (work.total, work.externalID, work.line) = (total, column.id, headLine)
            if total == .zero {
                work.extraCredit = true
                found.doubt(headLine, heading.trimmed, "", Words.importOutOfZero, changes: false)
            }
            found.add(work, cell(student, index, column, found), student)
        }
    }

    /// A calculated column: the course's total, or another one, which is said to be left out.
    private func state(
        _ column: BlackboardColumn, _ index: Int, _ student: Student?, _ found: inout ReadWorks
    ) {
        guard BlackboardColumn.courseTotals.contains(column.name.folded) else {
            return found.doubt(
                headLine, column.name, "", Words.importCalculated, changes: false)
        }
        let isShare = column.display == .percent
        let total = GradeCell.number(column.points, found.style(of: index)) ?? 100
        found.state(student, index, column.name, outOf: isShare || total <= 0 ? 100 : total)
    }

    private func cell(
        _ student: Student?, _ index: Int, _ column: BlackboardColumn, _ found: ReadWorks
    ) -> GradeCell {
        let cell = found.cell(student, index)
        let text = student?.row.cell(index).trimmed.folded ?? ""
        switch column.display {
        case .percent:
            if case .points(let value) = cell { return .percent(value) }
        case .completion where ["complete", "vollstandig", "completo"].contains(text):
            return .percent(100)
        case .completion where ["incomplete", "unvollstandig", "incompleto"].contains(text):
            return .blank
        case .completion, .other, .text: break
        }
        return cell
    }
}

/// One column of the grade centre, as its heading tells it.
struct BlackboardColumn {
    let name: String
    /// As it stands: "100", "1,499".
    let points: String
    let display: Display
    let id: String
    /// The sum of others.
    let isCalculated: Bool

    static let courseTotals = [
        "total", "weighted total", "running total", "overall grade", "gesamt", "gesamtnote",
        "gewichtete gesamtnote", "totale", "totale ponderato", "voto complessivo",
    ]

    enum Display { case percent, text, completion, other }

    /// `nil` for what is no column of grades: those have their points in brackets, and most a number.
    init?(_ heading: String) {
        let text = heading.trimmed
        guard let open = text.utf8.lastIndex(of: UInt8(ascii: "[")),
            let close = text.utf8[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let inside = text.utf8[open..<close].dropFirst()
        let behind = String(Substring(text.utf8[close...].dropFirst())).trimmed
        guard let colon = inside.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let label = String(Substring(inside[..<colon])).trimmed.folded
        let words = inside[colon...].dropFirst().split(separator: 32).map { String(Substring($0)) }
        guard label == "total pts" || behind.utf8.first == UInt8(ascii: "|"),
            let number = words.firstIndex(where: { $0.utf8.contains { 48...57 ~= $0 } })
        else { return nil }
        name = String(Substring(text.utf8[..<open])).trimmed
        points = words[number]
        id = String(behind.dropFirst()).trimmed
        // "up to", "bis zu", "fino a" stand before the most that a sum can be.
        isCalculated = number > 0 || BlackboardColumn.courseTotals.contains(name.folded)
        display = Display(words[(number + 1)...].joined(separator: " ").folded)
    }
}

extension BlackboardColumn.Display {
    /// "Score" and the like, in the languages that Blackboard is in; empty in old downloads.
    fileprivate init(_ words: String) {
        switch words {
        case "percentage", "prozentsatz", "prozent", "percentuale": self = .percent
        case "text", "testo": self = .text
        case _
        where words.hasPrefix("complete") || words.hasPrefix("vollst")
            || words.hasPrefix("completo"):
            self = .completion
        default: self = .other
        }
    }
}
