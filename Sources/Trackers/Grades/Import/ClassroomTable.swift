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

    init?(_ lines: [TableLine]) {
        guard let first = lines.head({ $0.heading(ClassroomTable.lastNames) != nil }) else {
            return nil
        }
        let head = lines[first].cells
        guard let last = head.heading(ClassroomTable.lastNames),
            let given = head.heading("first name", "vorname", "nome"),
            let mail = head.heading(
                "email address", "email", "e-mail-adresse", "e-mail", "indirizzo email",
                "indirizzo e-mail"),
            let points = ClassroomTable.row(lines, start: first, ClassroomTable.pointWords)
        else { return nil }
        self.head = head
        headLine = lines[first].number
        start = max(last, given, mail) + 1
        self.points = points
        dates = ClassroomTable.row(lines, start: first, ClassroomTable.dateWords) ?? []
        students = lines.dropFirst(first + 1).compactMap { line in
            let row = line.cells
            let names = [row.cell(last).trimmed, row.cell(given).trimmed].filter { !$0.isEmpty }
            let isLabel = ClassroomTable.labels.contains(row.first { !$0.isBlank }?.label ?? "")
            guard !names.isEmpty, !isLabel || !row.cell(mail).isBlank else { return nil }
            return Student(names.joined(separator: ", "), line, ids: [mail])
        }
        language =
            [Language.english, .german, .italian][
                ClassroomTable.lastNames.firstIndex(of: head[last].trimmed.folded) ?? 0]
    }

    let language: Language
    /// In each of the languages, in order.
    private static let lastNames = ["last name", "nachname", "cognome"]

    /// The first row below the headings that one of some words labels.
    private static func row(
        _ lines: [TableLine], start: Int, _ words: [String]
    ) -> [String]? {
        lines.dropFirst(start + 1).prefix([TableLine].headLimit).first { line in
            words.contains(line.cells.first { !$0.isBlank }?.label ?? "")
        }?.cells
    }

    private static let pointWords = [
        "points", "max points", "points possible", "total points", "out of", "punkte",
        "maximale punktzahl", "punktzahl", "punti", "punteggio massimo", "punteggio",
    ]
    private static let dateWords = [
        "date", "due date", "due", "datum", "abgabedatum", "data", "scadenza",
    ]
    private static let averages = [
        "average", "class average", "durchschnitt", "klassendurchschnitt", "kursdurchschnitt",
        "media", "media della classe", "media del corso",
    ]
    private static var labels: [String] { pointWords + dateWords + averages }

    private static let totals = [
        "overall grade", "overall", "average", "total", "final grade", "gesamtnote", "durchschnitt",
        "gesamt", "voto complessivo", "voto finale", "media", "totale",
    ]

    func read(_ student: Student?, _ found: inout ReadWorks) {
        let order = DateOrder(dates.dropFirst(start).map { $0.trimmed })
        for column in head.indices.dropFirst(start) {
            let name = head[column].trimmed
            if name.isEmpty { continue }
            if ClassroomTable.totals.contains(name.folded) {
                found.state(student, column, name, outOf: 100)
                continue
            }
            guard let total = found.total(points.cell(column), of: name, headLine, column) else {
                continue
            }
            if total == .zero {
                found.doubt(headLine, name, "", Words.importNoPoints, changes: false)
                continue
            }
            var work = GradeTable.Found(name: name)
            (work.total, work.line) = (total, headLine)
            work.due = due(dates.cell(column).trimmed, order, &found)
            found.add(work, found.cell(student, column), student)
        }
    }

    private func due(_ text: String, _ order: DateOrder, _ found: inout ReadWorks) -> CivilDate? {
        if DateOrder.isNone(text) { return nil }
        if let date = order.date(text) { return date }
        found.doubt(headLine, text, "", DateOrder.reason(text), changes: false)
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
