import Kernel

/// A Brightspace export of grades: `Quiz 1 Points Grade <Numeric MaxPoints:10 Weight:50
/// Category:Quizzes CategoryWeight:25>`, and a last column that marks the end of the line.
struct BrightspaceTable {
    private let head: [String]
    private let headLine: Int
    let students: [Student]

    init?(_ lines: [TableLine]) {
        guard let first = lines.head({ BrightspaceTable.isHead($0) }) else { return nil }
        let head = lines[first].cells
        self.head = head
        headLine = lines[first].number
        let (last, given) = (
            head.heading("last name", "nachname", "cognome"),
            head.heading("first name", "vorname", "nome")
        )
        let ids = [
            head.heading("orgdefinedid", "org defined id"), head.heading("username", "user name"),
            head.heading("email", "email address"),
        ]
        let id = ids.compactMap { $0 }.first ?? 0
        students = lines.dropFirst(first + 1).compactMap { line in
            let names = [last, given].compactMap { $0 }.map { line.cells.cell($0).trimmed }
                .filter { !$0.isEmpty }
            let name = names.isEmpty ? line.cells.cell(id).trimmed : names.joined(separator: ", ")
            return name.isEmpty ? nil : Student(name, line, ids: ids)
        }
    }

    private static func isHead(_ row: [String]) -> Bool {
        row.heading("end-of-line indicator", "orgdefinedid", "org defined id") != nil
            && row.contains { column($0) != nil }
    }

    /// The numbers in the headings.
    var numbers: [String] {
        head.compactMap { BrightspaceTable.column($0) }.flatMap {
            [$0.points, $0.weightText, $0.categoryText]
        }
    }

    /// One grade item, as its heading tells it.
    struct Column {
        var name: String
        var kind: String
        var category: String
        /// "Numeric", "PassFail", "Calculated"; empty where the heading has no brackets.
        var type = ""
        /// As they stand; empty where the heading has none.
        var points = ""
        var weightText = ""
        var categoryText = ""
        /// As they are understood.
        var total: Decimal?
        var weight: Decimal?
        var categoryWeight: Decimal?
    }

    /// `nil` for what is no grade item.
    static func column(_ heading: String) -> Column? {
        let text = heading.trimmed
        let bytes = text.utf8
        let open =
            text.utf8.last == UInt8(ascii: ">") ? bytes.lastIndex(of: UInt8(ascii: "<")) : nil
        let before = String(Substring(bytes[..<(open ?? bytes.endIndex)])).trimmed
        for kind in ["Points Grade", "Grade Symbol", "Text Grade", "Weighted Grade"] {
            guard before.hasSuffix(kind), before != kind else { continue }
            var column = Column(
                name: String(Substring(before.utf8.dropLast(kind.utf8.count))).trimmed, kind: kind,
                category: "")
            let inside = open.map { String(Substring(bytes[$0...].dropFirst().dropLast())) } ?? ""
            column.take(inside)
            return column
        }
        return nil
    }

    func read(_ student: Student?, _ found: inout ReadWorks) {
        var columns: [Column] = []
        let style = NumberStyle.inferred(from: numbers, fallback: found.style)
        let pointed = head.compactMap { BrightspaceTable.column($0) }
            .filter { $0.kind == "Points Grade" }.map { $0.name }
        for (index, heading) in head.enumerated() {
            guard var column = BrightspaceTable.column(heading) else {
                leave(heading, &found)
                continue
            }
            if column.isTotal { continue }
            if column.isCalculated {
                found.doubt(headLine, heading.trimmed, "", Words.importCalculated)
                continue
            }
            let isPoints = column.kind == "Points Grade"
            guard isPoints || (column.kind == "Weighted Grade" && !pointed.contains(column.name))
            else {
                if !pointed.contains(column.name) {
                    found.doubt(headLine, heading.trimmed, "", Words.importNoPoints, changes: false)
                }
                continue
            }
            if isPoints, !column.isOfKnownType {
                found.doubt(headLine, heading.trimmed, column.name, Words.importUnknownType)
            }
            column.weight = GradeCell.number(column.weightText, style)
            column.categoryWeight = GradeCell.number(column.categoryText, style)
            if column.points.isEmpty {
                found.doubt(headLine, heading.trimmed, "100", Words.importTotalUnknown)
            } else {
                column.total = found.total(
                    column.points, of: heading, headLine, index, among: numbers)
                if column.total == nil { continue }
            }
            var work = GradeTable.Found(name: column.name, group: column.group)
            (work.line, work.knowsTotal) = (headLine, column.total != nil)
            work.total = column.total ?? 100
            columns.append(column)
            let cell = found.cell(student, index)
            let points = isPoints ? cell : unweighted(cell, column, heading, &found)
            found.add(work, points, student)
        }
        state(student, &found)
        weights(columns, &found)
        for column in columns where BrightspaceTable.isWeightless(column, columns) {
            found.doubt(headLine, column.name, "", Words.importWeightless, changes: false)
            for index in found.works.indices where found.works[index].name == column.name {
                found.works[index].counts = false
            }
        }
    }

    /// The points of a weighted grade, 48 of 60 % for 40 of 50; open within a category, where it doesn't
    /// say of what it is a share.
    private func unweighted(
        _ cell: GradeCell, _ column: Column, _ heading: String, _ found: inout ReadWorks
    ) -> GradeCell {
        guard case .points(let share) = cell else { return cell }
        if column.category.isEmpty, let weight = column.weight, let total = column.total,
            let percent = (share.rational * 100).divided(by: weight.rational),
            let points = percent.share(of: total)
        {
            found.doubt(
                headLine, column.name + ": " + share.canonical + " / " + weight.canonical,
                points.canonical + " / " + total.canonical, Words.importFromWeighted)
            return .points(points)
        }
        found.doubt(headLine, heading.trimmed, "", Words.importOnlyWeighted)
        return .blank
    }

    /// A column without a grade: whose it is, a subtotal, or one that is said to be left out.
    private func leave(_ heading: String, _ found: inout ReadWorks) {
        let folded = heading.trimmed.folded
        let isKnown =
            BrightspaceTable.people.contains(folded)
            || ["numerator", "denominator"].contains { folded.hasSuffix(" " + $0) }
        if isKnown || folded.isEmpty { return }
        let isGrade = folded.range(of: "maxpoints:") != nil
        let isDoubled = head.contains { other in
            guard let column = BrightspaceTable.column(other) else { return false }
            return folded.hasPrefix(column.name.folded + " ") && column.kind == "Points Grade"
        }
        found.doubt(
            headLine, heading.trimmed, "", Words.importColumnLeft, changes: isGrade && !isDoubled)
    }

    private static let people = [
        "orgdefinedid", "org defined id", "username", "user name", "last name", "nachname",
        "cognome", "first name", "vorname", "nome", "email", "email address", "section membership",
        "sections", "groups", "group membership", "end-of-line indicator",
    ]

    /// What the course comes to, as a numerator and a denominator.
    private func state(_ student: Student?, _ found: inout ReadWorks) {
        for name in ["calculated final grade", "adjusted final grade"] {
            guard let above = head.heading(name + " numerator"),
                let below = head.heading(name + " denominator"),
                case .points(let denominator) = found.cell(student, below), denominator > .zero
            else { continue }
            let title = String(
                Substring(head[above].trimmed.utf8.dropLast(" numerator".utf8.count)))
            found.state(student, above, title, outOf: denominator, places: 2)
        }
    }

    /// Whether it has no weight in a category where others have one.
    private static func isWeightless(_ column: Column, _ columns: [Column]) -> Bool {
        !column.category.isEmpty && column.weight == .zero
            && columns.contains {
                $0.category == column.category && ($0.weight ?? .zero) > .zero
            }
    }

    /// Categories with their weights, and how work counts within them.
    private func weights(_ columns: [Column], _ found: inout ReadWorks) {
        for column in columns where !column.group.isEmpty {
            if found.groups.contains(where: { $0.name == column.group }) { continue }
            found.groups.append(GradeTable.Group(name: column.group, weight: column.groupWeight))
        }
        let hasWeights = columns.contains { $0.weight != nil || $0.categoryWeight != nil }
        if !hasWeights {
            if !found.groups.isEmpty { found.sayWeightless(headLine) }
            return
        }
        for column in columns where column.group.isEmpty {
            found.doubt(headLine, column.name, "", Words.importNoOwnWeight)
        }
        let sum = found.groups.map { $0.weight?.rational ?? .zero }.sum()
        if sum != .zero, sum != 100 {
            found.doubt(
                headLine, found.groups.map { $0.name }.joined(separator: ", "),
                sum.canonical(places: 6), Words.importWeightSum, changes: false)
        }
        let shared = columns.filter {
            !$0.category.isEmpty && $0.weight != nil
                && !BrightspaceTable.isWeightless($0, columns)
        }
        guard !shared.isEmpty else { return }
        let byPoints = BrightspaceTable.holds(shared) { a, b in
            (a.weight ?? .zero).rational * (b.total ?? .zero).rational
                == (b.weight ?? .zero).rational * (a.total ?? .zero).rational
        }
        found.method = byPoints ? .points : .percentages
        let uneven = shared.filter { one in
            shared.contains { $0.category == one.category && $0.weight != one.weight }
        }
        if !byPoints, !uneven.isEmpty {
            found.doubt(
                headLine, uneven.map { $0.name }.joined(separator: ", "), "", Words.importWeights)
        }
    }

    /// Whether something holds between all items of each category.
    private static func holds(_ columns: [Column], _ test: (Column, Column) -> Bool) -> Bool {
        columns.allSatisfy { one in
            columns.allSatisfy { $0.category != one.category || test(one, $0) }
        }
    }
}

extension BrightspaceTable.Column {
    /// "Calculated Final Grade Symbol"
    fileprivate var isTotal: Bool {
        ["calculated final", "adjusted final"].contains(name.folded)
    }

    /// What Brightspace works out from other items.
    var isCalculated: Bool { ["calculated", "formula"].contains(type.folded) }

    /// Whether its type, where it says one, is one that is graded by itself.
    var isOfKnownType: Bool {
        ["", "numeric", "passfail", "pass/fail", "selectbox", "text"].contains(type.folded)
    }

    /// The category, or itself where it has a weight of its own.
    var group: String { category.isEmpty && weight != nil ? name : category }

    var groupWeight: Decimal? { category.isEmpty ? weight : categoryWeight }

    /// Reads `Numeric MaxPoints:10 Weight:50 Category:Weekly work CategoryWeight:5`.
    fileprivate mutating func take(_ text: String) {
        func value(_ word: String) -> String {
            BrightspaceTable.Column.value(of: " " + word + ":", in: " " + text) ?? ""
        }
        let first = text.utf8.split(separator: 32).first.map { String(Substring($0)) } ?? ""
        type = first.utf8.contains(UInt8(ascii: ":")) ? "" : first
        (points, category) = (value("MaxPoints"), value("Category"))
        (weightText, categoryText) = (value("Weight"), value("CategoryWeight"))
    }

    /// What follows a word, up to the next one.
    private static func value(of word: String, in text: String) -> String? {
        guard let start = text.range(after: word) else { return nil }
        let rest = String(Substring(text.utf8[start...]))
        var end = rest.utf8.endIndex
        for next in [" MaxPoints:", " Weight:", " Category:", " CategoryWeight:"] {
            if let index = rest.range(of: next), index < end { end = index }
        }
        return String(Substring(rest.utf8[..<end])).trimmed
    }
}
