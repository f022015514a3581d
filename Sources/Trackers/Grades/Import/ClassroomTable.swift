import Kernel

/// A Google Classroom download of grades: a column per piece of work, rows with its date and its
/// points above those of the students.
struct ClassroomTable {
    private let head: [String]
    private let headLine: Int
    private let start: Int
    private let points: [String]
    private let dates: [String]
    let students: [Student]

    init?(_ rows: [[String]]) {
        guard let first = rows.firstIndex(where: { !$0.isBlankRow }) else { return nil }
        let head = rows[first]
        guard let last = head.heading("last name", "nachname", "cognome"),
            let given = head.heading("first name", "vorname", "nome"),
            let mail = head.heading(
                "email address", "email", "e-mail-adresse", "indirizzo email", "indirizzo e-mail"),
            let points = ClassroomTable.row(rows, start: first, ClassroomTable.pointWords)
        else { return nil }
        self.head = head
        headLine = first + 1
        start = max(last, given, mail) + 1
        self.points = points
        dates = ClassroomTable.row(rows, start: first, ClassroomTable.dateWords) ?? []
        students = rows.enumerated().dropFirst(first + 1).compactMap { offset, row in
            let names = [row.cell(last).trimmed, row.cell(given).trimmed].filter { !$0.isEmpty }
            let isLabel = ClassroomTable.labels.contains(row.first { !$0.isBlank }?.label ?? "")
            guard !names.isEmpty, !isLabel || !row.cell(mail).isBlank else { return nil }
            return Student(name: names.joined(separator: ", "), line: offset + 1, row: row)
        }
    }

    /// The first row below the headings that one of some words labels.
    private static func row(
        _ rows: [[String]], start: Int, _ words: [String]
    ) -> [String]? {
        rows.dropFirst(start + 1).first { row in
            words.contains(row.first { !$0.isBlank }?.label ?? "")
        }
    }

    private static let pointWords = [
        "points", "max points", "points possible", "total points", "out of", "punkte",
        "maximale punktzahl", "punti", "punteggio massimo",
    ]
    private static let dateWords = [
        "date", "due date", "due", "datum", "abgabedatum", "data", "scadenza",
    ]
    private static let averages = [
        "average", "class average", "durchschnitt", "klassendurchschnitt", "media",
        "media della classe",
    ]
    private static var labels: [String] { pointWords + dateWords + averages }

    private static let totals = [
        "overall grade", "overall", "average", "total", "final grade", "gesamtnote", "durchschnitt",
        "voto complessivo", "media", "totale",
    ]

    func read(_ student: Student?, _ found: inout ReadWorks) {
        let order = DateOrder(dates.dropFirst(start).map { $0.trimmed })
        for column in head.indices.dropFirst(start) {
            let name = head[column].trimmed
            if name.isEmpty || ClassroomTable.totals.contains(name.folded) { continue }
            let typed = points.cell(column).trimmed
            guard let total = GradeCell.number(typed, found.style), total > .zero else {
                if !typed.isEmpty, GradeCell.number(typed, found.style) == nil {
                    found.doubt(headLine, name + ": " + typed, "", Words.importUnclearTotal)
                    continue
                }
                found.doubt(headLine, name, "", Words.importNoPoints, changes: false)
                continue
            }
            var work = GradeTable.Found(name: name)
            (work.total, work.line) = (total, headLine)
            work.due = due(dates.cell(column).trimmed, order, &found)
            found.add(work, GradeCell(student?.row.cell(column) ?? "", found), student)
        }
    }

    private func due(_ text: String, _ order: DateOrder, _ found: inout ReadWorks) -> CivilDate? {
        if text.isEmpty { return nil }
        if let date = order.date(text) { return date }
        found.doubt(headLine, text, "", Words.importDate, changes: false)
        return nil
    }
}

extension String {
    /// A row's label: "Points:" as "points".
    fileprivate var label: String {
        let text = trimmed
        return (text.utf8.last == UInt8(ascii: ":") ? String(text.dropLast()) : text).trimmed.folded
    }
}
