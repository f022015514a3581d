import Kernel

/// What Moodle shows a student as "User report": a grade item in each row, categories as rows of a name
/// alone with a total at their end, and the course's total last.
///
/// The columns are those of grade/report/user in Moodle 4: Grade item, Calculated weight, Grade, Range,
/// Percentage, Letter grade, Feedback, Contribution to course total.
struct MoodleReport {
    private let lines: [TableLine]
    private let name: Int
    private let grade: Int
    private let range: Int
    private let percent: Int?
    private let weight: Int?
    let language: Language

    init?(_ lines: [TableLine]) {
        guard let first = lines.head({ MoodleReport.language($0) != nil }),
            let language = MoodleReport.language(lines[first].cells)
        else { return nil }
        let head = lines[first].cells
        guard let name = head.heading(MoodleReport.items),
            let grade = head.heading(MoodleReport.grades),
            let range = head.heading(MoodleReport.ranges)
        else { return nil }
        (self.name, self.grade, self.range) = (name, grade, range)
        percent = head.heading("percentage", "prozentsatz", "percentuale")
        weight = head.heading("calculated weight", "berechnete gewichtung", "peso calcolato")
        self.lines = [TableLine](lines.dropFirst(first + 1))
        self.language = language
    }

    private static let items = ["grade item", "bewertungsaspekt", "elemento di valutazione"]
    private static let grades = ["grade", "bewertung", "valutazione"]
    private static let ranges = ["range", "bereich", "intervallo"]

    private static func language(_ head: [String]) -> Language? {
        guard let name = head.heading(items), head.heading(grades) != nil,
            head.heading(ranges) != nil
        else { return nil }
        switch head[name].trimmed.folded {
        case "bewertungsaspekt": return .german
        case "elemento di valutazione": return .italian
        default: return .english
        }
    }

    /// The only student, whom the report doesn't name.
    var students: [Student] { lines.first.map { [Student("", $0, ids: [])] } ?? [] }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        var open: [(name: String, start: Int)] = []
        var weights: [String: Decimal] = [:]
        for line in lines {
            let name = line.cells.cell(name).trimmed
            if name.isEmpty { continue }
            if isHeading(line) {
                open.append((name, found.works.count))
            } else if TotalName(name) == .total {
                found.state(Student("", line, ids: []), percent ?? grade, name, outOf: 100)
            } else if let place = open.lastIndex(where: { isTotal(name, of: $0.name) }) {
                let (group, start) = open[place]
                for index in found.works.indices.dropFirst(start) {
                    found.works[index].group = group
                }
                weights[group] = weight(line, found)
                open.removeSubrange(place...)
            } else {
                add(line, name, &found)
                weights["\n\(line.number)"] = weight(line, found)
            }
        }
        weigh(weights, &found)
    }

    /// A name and nothing else: the course, or a category.
    private func isHeading(_ line: TableLine) -> Bool {
        line.cells.indices.allSatisfy { $0 == name || line.cells[$0].isBlank }
    }

    private func isTotal(_ name: String, of category: String) -> Bool {
        TotalName(name) == .perhaps && name.folded.range(of: category.folded) != nil
    }

    private func weight(_ line: TableLine, _ found: ReadWorks) -> Decimal? {
        guard let weight else { return nil }
        let text = line.cells.cell(weight).trimmed
        return GradeCell.number(text.withoutPercentSign ?? text, found.style(of: weight))
    }

    private func add(_ line: TableLine, _ name: String, _ found: inout ReadWorks) {
        var work = GradeTable.Found(name: name)
        work.line = line.number
        let ends = line.cells.cell(range).plainMinus.utf8
            .split(separator: UInt8(ascii: "-")).map { String(Substring($0)).trimmed }
        guard ends.count == 2, GradeCell.number(ends[0]) == .zero else {
            return found.doubt(
                line.number, name + ": " + line.cells.cell(range), "", Words.importOtherRange)
        }
        guard let total = found.total(ends[1], of: name, line.number, range) else { return }
        work.total = total
        let cell = GradeCell(line.cells.cell(grade), found.scale, found.style(of: grade))
        found.add(work, cell, Student("", line, ids: []))
    }

    /// A group for each category, and for each item beside them, with their weights.
    private func weigh(_ weights: [String: Decimal], _ found: inout ReadWorks) {
        for index in found.works.indices where found.works[index].group.isEmpty {
            found.works[index].group = found.works[index].name
        }
        let names = PlainTable.distinct(found.works.map { $0.group })
        let known = names.map { name in
            weights[name]
                ?? found.works.first { $0.group == name }.flatMap { weights["\n\($0.line)"] }
        }
        if known.contains(nil) || names.count < 2 {
            for index in found.works.indices where weights[found.works[index].group] == nil {
                found.works[index].group = ""
            }
            return
        }
        found.groups = zip(names, known).map { GradeTable.Group(name: $0, weight: $1) }
    }
}

extension String {
    /// With hyphens for all dashes.
    fileprivate var plainMinus: String {
        var text = ""
        for scalar in unicodeScalars {
            text.unicodeScalars.append("–—−".unicodeScalars.contains(scalar) ? "-" : scalar)
        }
        return text
    }
}
