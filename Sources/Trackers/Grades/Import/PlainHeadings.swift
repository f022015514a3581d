import Kernel

/// What the columns of a plain table are, by the words above them.
struct PlainHeadings {
    private let head: [String]
    private(set) var columns: [GradeTable.Part: Int]
    /// Whether the names of work stand in the column of courses, as no other has them.
    private var namesAreCourses = false

    /// - Parameter chosen: Columns chosen by hand.
    init(_ cells: [String], _ chosen: [GradeTable.Part: Int]) {
        let head = cells.map { $0.utf8.count > 200 ? "" : PlainHeadings.plain($0.trimmed.folded) }
        self.head = head
        columns = chosen
        // Each heading's first column, looked up for every word: a row may have a million columns.
        var places: [String: Int] = [:]
        for (place, heading) in head.enumerated() where places[heading] == nil {
            places[heading] = place
        }
        for part in GradeTable.Part.allCases where columns[part] == nil {
            columns[part] = PlainHeadings.words(part).compactMap { places[$0] }.first
        }
        guard columns[.name] == nil else { return }
        namesAreCourses = columns[.course] != nil
        columns[.name] = columns[.course] ?? 0
        columns[.course] = nil
    }

    /// The columns that are none of the parts.
    var left: [Int] {
        let taken = Set(columns.values)
        return head.indices.filter { !taken.contains($0) }
    }

    /// The column that says whose each row is.
    var people: Int? { left.first { PlainHeadings.persons.contains(head[$0]) } }

    /// Whether each column is a work with its points, as in `HW 1 /10` and `Test (50 pts)`.
    var isWide: Bool {
        head.count { heading in
            guard heading.utf8.contains(where: { 48...57 ~= $0 }) else { return false }
            let words = heading.utf8.split(separator: 32).map { String(Substring($0)) }
            guard words.count > 1, let last = words.last else { return false }
            return last.utf8.first == UInt8(ascii: "/")
                || ["pts)", "pts", "points)", "punkte)", "punti)", "p.)"].contains(last)
        } > 1
    }

    /// Sure where a word speaks of grades or of work, something else goes with it, and no heading is
    /// left over.
    var certainty: ForeignFormat.Certainty {
        guard let score = columns[.score], let name = columns[.name],
            PlainHeadings.words(.name).contains(head[name]) || namesAreCourses
        else { return .no }
        let speaks =
            PlainHeadings.grades.contains(head[score]) || PlainHeadings.works.contains(head[name])
        let isSure =
            speaks && !namesAreCourses && columns.count > 2 && left.allSatisfy { head[$0].isEmpty }
        return isSure ? .sure : .possible
    }

    /// Each column that is left out, and the names that are perhaps none.
    func doubts(_ line: TableLine, _ columns: [GradeTable.Part: Int]) -> [Doubt] {
        let unused = left.filter { !columns.values.contains($0) && !head[$0].isEmpty }
        var doubts = unused.map {
            Doubt(
                line: line.number, text: line.cells[$0].trimmed, reason: Words.importColumnLeft,
                changesFigure: false)
        }
        if namesAreCourses, let name = columns[.name] {
            doubts.append(
                Doubt(
                    line: line.number, text: line.cells.cell(name),
                    reason: Words.importCoursesAsNames))
        }
        return doubts
    }

    /// "My score" and "Meine Punkte" are a score and points, unlike those of a class.
    private static func plain(_ heading: String) -> String {
        let own = ["my ", "your ", "mein ", "meine ", "i miei ", "il mio "]
            .first { heading.hasPrefix($0) }
        return own.map { String(heading.dropFirst($0.count)) } ?? heading
    }

    private static let persons = [
        "student", "pupil", "child", "kid", "son/daughter", "kind", "schuler", "schulerin",
        "schuler/in", "studierende", "figlio", "figlia", "studente", "studentessa", "alunno",
        "alunna",
    ]
    private static let works = [
        "assignment", "task", "exam", "homework", "aufgabe", "arbeit", "klassenarbeit", "klausur",
        "leistung", "prufung", "compito", "prova", "verifica", "esame", "quiz", "test", "module",
        "modul",
    ]
    private static let grades = ["grade", "mark", "zensur", "voto", "note"]

    /// Folded, the surest first.
    private static func words(_ part: GradeTable.Part) -> [String] {
        switch part {
        case .name: works + ["name", "title", "item", "titel", "bezeichnung", "nome"]
        case .score:
            [
                "score", "earned", "points", "result", "ergebnis", "punkte", "erreicht", "punti",
                "risultato",
            ] + grades
        case .total:
            [
                "total", "out of", "possible", "points possible", "max", "maximum", "von",
                "gesamt", "totale", "su", "max.", "max. punkte", "massimo",
            ]
        case .due: ["due", "due date", "date", "datum", "fallig", "abgabe", "scadenza", "data"]
        case .group:
            [
                "group", "category", "type", "gruppe", "art", "tipo", "kategorie", "gruppo",
                "categoria",
            ]
        case .weight: ["weight", "gewicht", "gewichtung", "peso"]
        case .course: ["course", "subject", "fach", "kurs", "corso", "materia"]
        }
    }
}
