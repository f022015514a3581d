import Kernel

/// A Moodle grade export: a column per activity and kind of display, a row per student.
struct MoodleTable {
    private let head: [String]
    private let headLine: Int
    private let rows: [[String]]
    let students: [Student]
    let language: Language

    enum Display { case points, percent, letter, other }

    private static let endings: [(String, Display)] = [
        ("(real)", .points), ("(reell)", .points), ("(punkte)", .points), ("(wert)", .points),
        ("(reale)", .points), ("(punti)", .points), ("(punteggio)", .points),
        ("(valore)", .points), ("(percentage)", .percent), ("(prozentsatz)", .percent),
        ("(prozent)", .percent), ("(prozentwert)", .percent), ("(prozentual)", .percent),
        ("(percentuale)", .percent), ("(letter)", .letter), ("(letterale)", .letter),
        ("(note)", .letter),
        ("(notenstufe)", .letter), ("(buchstabe)", .letter), ("(lettera)", .letter),
        ("(feedback)", .other), ("(ruckmeldung)", .other), ("(range)", .other),
        ("(bereich)", .other),
        ("(intervallo)", .other), ("(kommentar)", .other), ("(commento)", .other),
    ]

    init?(_ lines: [TableLine]) {
        guard
            let first = lines.head({ row in row.contains { MoodleTable.kind(of: $0) != nil } })
        else { return nil }
        let head = lines[first].cells
        self.head = head
        headLine = lines[first].number
        rows = lines.dropFirst(first + 1).map { $0.cells }
        let names = MoodleTable.names(head)
        let ids = [
            head.heading(
                "id number", "id-nummer", "matrikelnummer", "numero id", "codice id", "matricola",
                "codice identificativo"),
            head.heading("username", "anmeldename", "nome utente"),
            head.heading("email address", "e-mail-adresse", "indirizzo email", "indirizzo e-mail"),
        ]
        students = lines.dropFirst(first + 1).compactMap { line in
            let name = names.map { line.cells.cell($0).trimmed }.filter { !$0.isEmpty }
                .joined(separator: " ")
            guard !name.isEmpty, !MoodleTable.isSummary(line.cells) else { return nil }
            return Student(name, line, ids: ids)
        }
        language = MoodleTable.language(head)
    }

    /// The columns of first and last name: by their headings, else the first two.
    private static func names(_ head: [String]) -> [Int] {
        if let whole = head.heading(
            "full name", "user full name", "vollstandiger name", "nome completo")
        {
            return [whole]
        }
        let named = [
            head.heading("first name", "vorname", "nome"),
            head.heading("surname", "last name", "nachname", "cognome"),
        ].compactMap { $0 }
        return named.isEmpty ? [0, 1].filter { kind(of: head.cell($0)) == nil } : named
    }

    /// The language that Moodle was in: that of the headings about people.
    private static func language(_ head: [String]) -> Language {
        if head.heading("vorname", "nachname", "e-mail-adresse") != nil { return .german }
        return head.heading("nome", "cognome", "indirizzo email") != nil ? .italian : .english
    }

    /// The ranges and averages that a table of grades may end in.
    private static func isSummary(_ row: [String]) -> Bool {
        let first = row.cell(0).trimmed.folded
        return [
            "range", "bereich", "intervallo", "overall average", "gesamtdurchschnitt",
            "media complessiva",
        ].contains(first)
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

    /// The columns of one activity.
    private struct Activity {
        let name: String
        var columns: [Display: Int] = [:]
    }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        let activities = activities
        let short = activities.map { MoodleTable.parts($0.name).name.folded }
        for (index, activity) in activities.enumerated() {
            let parts = MoodleTable.parts(activity.name)
            let isAlone = short.count { $0 == short[index] } == 1
            var work = GradeTable.Found(
                name: isAlone ? parts.name : activity.name, group: parts.group)
            work.line = headLine
            read(activity, work, student, &found)
        }
        for (column, heading) in head.enumerated() {
            guard let (name, display) = MoodleTable.kind(of: heading), display == .percent,
                MoodleTable.courseTotals.contains(name.folded)
            else { continue }
            found.state(student, column, heading.trimmed, outOf: 100)
        }
    }

    private static let courseTotals = [
        "course total", "kurs gesamt", "gesamt fur kurs", "summe fur den kurs", "kursgesamt",
        "gesamt fur den kurs", "totale corso", "totale del corso",
    ]

    private var activities: [Activity] {
        var activities: [Activity] = []
        for (column, heading) in head.enumerated() {
            guard let (name, display) = MoodleTable.kind(of: heading), display != .other,
                !MoodleTable.isTotal(name)
            else { continue }
            if let known = activities.firstIndex(where: {
                $0.name == name && $0.columns[display] == nil
            }) {
                activities[known].columns[display] = column
            } else {
                activities.append(Activity(name: name, columns: [display: column]))
            }
        }
        return activities
    }

    /// Points with their percentages say what the total is; points alone don't.
    private func read(
        _ activity: Activity, _ work: GradeTable.Found, _ student: Student?,
        _ found: inout ReadWorks
    ) {
        var work = work
        let column =
            activity.columns[.points] ?? activity.columns[.percent]
            ?? activity.columns[.letter] ?? 0
        if let points = activity.columns[.points] {
            let total = activity.columns[.percent].flatMap {
                self.total(points, $0, found.style(of: points), found.style(of: $0))
            }
            work.knowsTotal = total != nil
            work.total = total ?? 100
            if total == nil {
                found.doubt(headLine, head[points].trimmed, "100", Words.importTotalUnknown)
            }
        }
        var cell = found.cell(student, column)
        if activity.columns[.points] == nil, case .points(let value) = cell {
            cell = .percent(value)
        }
        found.add(work, cell, student)
    }

    /// The total that all students' points and percentages agree on; percentages are rounded to two
    /// decimals, so the largest tells most.
    private func total(
        _ points: Int, _ percent: Int, _ style: NumberStyle, _ percentStyle: NumberStyle
    ) -> Decimal? {
        let pairs = rows.compactMap { row -> (points: Rational, percent: Rational)? in
            guard let value = GradeCell.number(row.cell(points), style),
                let share = GradeCell.number(
                    row.cell(percent).trimmed.withoutPercentSign ?? "", percentStyle),
                share > .zero
            else { return nil }
            return (value.rational, share.rational)
        }
        var best: (points: Rational, percent: Rational)?
        for pair in pairs {
            if let best, best.percent >= pair.percent { continue }
            best = pair
        }
        guard let best, let guess = (best.points * 100).divided(by: best.percent) else {
            return nil
        }
        for places in [0, 1, 2] {
            guard let total = Decimal(canonical: guess.canonical(places: places)), total > .zero,
                pairs.allSatisfy({ MoodleTable.agree($0, total.rational) })
            else { continue }
            return total
        }
        return nil
    }

    /// Whether points of a total are a percentage, each rounded to two decimals.
    private static func agree(
        _ pair: (points: Rational, percent: Rational), _ total: Rational
    ) -> Bool {
        let points = (pair.percent * total).divided(by: 100) ?? .zero
        let slack = (total + 100).divided(by: 20_000) ?? .zero
        let difference = points - pair.points
        return difference <= slack && slack * -1 <= difference
    }

    /// Whether a column without an activity's kind before its name is a category's or the course's
    /// total, as Moodle calls them.
    private static func isTotal(_ name: String) -> Bool {
        let folded = name.folded
        if !parts(name).group.isEmpty { return false }
        return ["total", "gesamt", "totale", "gesamtwert"].contains {
            folded == $0 || folded.hasSuffix(" " + $0)
        } || ["totale ", "gesamt ", "summe fur "].contains { folded.hasPrefix($0) }
    }

    /// "Quiz: Week 1" as a name within its kind of activity.
    private static func parts(_ name: String) -> (group: String, name: String) {
        guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
        let rest = String(Substring(name.utf8[colon...].dropFirst())).trimmed
        return rest.isEmpty ? ("", name) : (String(Substring(name.utf8[..<colon])).trimmed, rest)
    }
}
