import Kernel

/// A table with one assignment a row, its columns found by their headings or chosen by hand.
struct PlainTable {
    /// The row of headings.
    let head: TableLine?
    let columns: [GradeTable.Part: Int]
    /// The courses that its rows are about, in order; none where no column says.
    let courses: [String]
    private(set) var works: [GradeTable.Found]
    private(set) var groups: [GradeTable.Group] = []
    private(set) var doubts: [Doubt]
    private(set) var method: GradingMethod?
    private(set) var weighting: Weighting?
    let stated: [StatedTotal]

    /// - Parameters:
    ///   - chosen: Columns chosen by hand.
    ///   - course: The position among ``courses`` of the one that is read; of several one must be.
    init(
        _ filled: [TableLine], _ chosen: [GradeTable.Part: Int], _ scale: Scale, course: Int? = nil
    ) {
        let titles = PlainTable.titles(filled)
        let lines = [TableLine](filled.dropFirst(titles))
        head = lines.first
        let cells = lines.map { $0.cells }
        let headings = PlainHeadings(cells.first ?? [], chosen)
        var columns = headings.columns
        if columns[.score] == nil, chosen.isEmpty {
            columns[.score] = headings.left.first { PlainTable.holdsScores($0, cells) }
        }
        self.columns = columns
        let subjects = columns[.course].map { column in
            cells.dropFirst().map { $0.cell(column).trimmed }
        }
        courses = PlainTable.distinct(subjects ?? [])
        let dates = columns[.due].map { column in cells.dropFirst().map { $0.cell(column).trimmed }
        }
        let order = DateOrder(dates ?? [])
        let style = NumberStyle.inferred(from: cells.joined(), fallback: .doubtful)
        var found = ReadWorks(scale, style, lines)
        let wanted = course ?? (courses.count == 1 ? 0 : -1)
        let subject = courses.indices.contains(wanted) ? courses[wanted].folded : nil
        for line in lines.dropFirst() {
            let own = columns[.course].map { line.cells.cell($0).trimmed.folded }
            if courses.isEmpty || subject == own { PlainTable.read(line, columns, order, &found) }
        }
        (works, doubts, stated) = (found.works, found.doubts, found.stated)
        doubts += filled.prefix(titles).map { title in
            Doubt(
                line: title.number, text: title.cells.first { !$0.isBlank }?.trimmed ?? "",
                reason: Words.importTitleLeft, changesFigure: false)
        }
        if let head { doubts += headings.doubts(head, columns) }
        doubts += people(lines, headings) + unknownTotals(lines, scale)
        if let head, headings.isWide, chosen.isEmpty {
            works = []
            doubts = [
                Doubt(
                    line: head.number, text: head.cells.joined(separator: ", ").truncated(to: 80),
                    reason: Words.importWide)
            ]
        }
        weigh(lines, found)
    }

    /// How surely rows are grades, by their headings alone.
    static func certainty(_ rows: [[String]]) -> ForeignFormat.Certainty {
        let lines = TableLine.filled(rows, atMost: [TableLine].headLimit)
        let body = lines.dropFirst(titles(lines))
        guard body.count > 1, let head = body.first?.cells else { return .no }
        return PlainHeadings(head, [:]).certainty
    }

    /// How many lines with a single cell each, such as "My grades" and "Autumn", stand above the
    /// headings; none where no headings follow them.
    private static func titles(_ lines: [TableLine]) -> Int {
        let titles = lines.prefix([TableLine].headLimit).prefix { line in
            line.cells.count { !$0.isBlank } == 1
        }.count
        guard titles < lines.count, PlainHeadings(lines[titles].cells, [:]).certainty != .no else {
            return 0
        }
        return titles
    }

    /// Each text once, case aside, in order.
    static func distinct(_ texts: [String]) -> [String] {
        var seen: Set<String> = []
        return texts.filter { !$0.isEmpty && seen.insert($0.folded).inserted }
    }

    private static func read(
        _ row: TableLine, _ columns: [GradeTable.Part: Int], _ order: DateOrder,
        _ found: inout ReadWorks
    ) {
        let line = row.number
        func text(_ part: GradeTable.Part) -> String {
            columns[part].map { row.cells.cell($0).trimmed } ?? ""
        }
        let name = text(.name)
        if name.isEmpty { return }
        let total = TotalName(name)
        if total == .total {
            found.doubt(line, name + ": " + text(.score), "", Words.importTotalRow, changes: false)
            if let score = columns[.score] {
                let total = columns[.total].flatMap {
                    GradeCell.number(text(.total), found.style(of: $0))
                }
                found.state(Student("", row, ids: []), score, name, outOf: total ?? 100)
            }
            return
        }
        if total == .perhaps { found.doubt(line, name, name, Words.importPerhapsTotal) }
        var work = GradeTable.Found(name: name, group: text(.group))
        work.line = line
        if let column = columns[.total], !NumberCell.isMissing(text(.total)) {
            guard let total = found.total(text(.total), of: name, line, column) else { return }
            work.total = total
        } else {
            work.knowsTotal = columns[.total] == nil
        }
        let due = text(.due)
        work.due = order.date(due)
        if !DateOrder.isNone(due), work.due == nil {
            found.doubt(line, due, "", DateOrder.reason(due), changes: false)
        }
        let cell = columns[.score].map { score(row, $0, work, found) } ?? .blank
        if case .outOf(let points, let total) = cell {
            (work.total, work.knowsTotal) = (total, true)
            if found.isBetweenGrades(points, total, columns) {
                let text = text(.score)
                found.doubt(line, name + ": " + text, text, Words.importBetweenGrades)
            }
        }
        found.add(work, cell, Student("", row, ids: []))
    }

    /// A grade of the scale as people write it, `2+`, where nothing says what it is out of.
    private static func score(
        _ row: TableLine, _ column: Int, _ work: GradeTable.Found, _ found: ReadWorks
    ) -> GradeCell {
        let text = row.cells.cell(column).trimmed
        if work.total == 100, SchoolMark(text) != nil, let grade = found.scale.line?.read(text) {
            return .points(grade)
        }
        return GradeCell(text, found.scale, found.style(of: column))
    }

    /// Whether most cells of a column that aren't empty can be read as scores.
    private static func holdsScores(_ column: Int, _ rows: [[String]]) -> Bool {
        let cells = rows.dropFirst().map { $0.cell(column).trimmed }.filter { !$0.isEmpty }
        let read = cells.count { text in
            if case .unreadable = GradeCell(text, Scale([]), .unknown) { false } else { true }
        }
        return read > 0 && read * 2 > cells.count
    }
}

extension PlainTable {
    /// Gives each work that has a weight of its own a group of its own, since only groups have
    /// weights; none where all weigh the same.
    private mutating func weigh(_ lines: [TableLine], _ found: ReadWorks) {
        guard let column = columns[.weight] else { return sayWeightless(lines) }
        let style = found.style(of: column)
        var weights: [Int: Decimal] = [:]
        for line in lines {
            let text = line.cells.cell(column).trimmed
            weights[line.number] = GradeCell.number(text.withoutPercentSign ?? text, style)
        }
        let known = works.map { weights[$0.line] }
        if weighGroups(known) { return }
        if Set(known).count < 2, known.first != .some(nil) { return sayWeightless(lines) }
        for (work, weight) in zip(works, known) where (weight ?? -1) < .zero {
            let cells = lines.first { $0.number == work.line }?.cells ?? []
            doubts.append(
                Doubt(
                    line: work.line, text: work.name + ": " + cells.cell(column),
                    reason: Words.importNoWeight))
        }
        if works.contains(where: { !$0.group.isEmpty }) {
            let (line, head) = (lines.first?.number ?? 1, lines.first?.cells.cell(column) ?? "")
            doubts.append(
                Doubt(line: line, text: head, reason: Words.importWeightsBesideGroups))
            return sayWeightless(lines)
        }
        for index in works.indices { works[index].group = works[index].name }
        groups = zip(works, known).map { GradeTable.Group(name: $0.name, weight: $1) }
        method = .percentages
    }

    /// Takes weights for those of groups where all work of each has the same, and together they are
    /// 100.
    private mutating func weighGroups(_ known: [Decimal?]) -> Bool {
        var weights: [String: Decimal] = [:]
        for (work, weight) in zip(works, known) {
            guard let weight, !work.group.isEmpty, weights[work.group] ?? weight == weight else {
                return false
            }
            weights[work.group] = weight
        }
        let names = PlainTable.distinct(works.map { $0.group })
        guard names.count > 1, weights.count == names.count,
            names.map({ weights[$0]?.rational ?? .zero }).sum() == 100
        else { return false }
        groups = names.map { GradeTable.Group(name: $0, weight: weights[$0]) }
        return true
    }

    /// Groups without weights: points alone count.
    private mutating func sayWeightless(_ lines: [TableLine]) {
        let names = PlainTable.distinct(works.map { $0.group })
        if names.isEmpty { return }
        weighting = Weighting.none
        doubts.append(
            Doubt(
                line: lines.first?.number ?? 1, text: names.joined(separator: ", "),
                reason: Words.importNoWeights, changesFigure: false))
    }
}

// What a plain table leaves open, and somebody must know.
extension PlainTable {
    /// Several children or students in one table, whose work would all come together.
    private func people(_ lines: [TableLine], _ headings: PlainHeadings) -> [Doubt] {
        guard let head, let column = headings.people else { return [] }
        let names = PlainTable.distinct(lines.dropFirst().map { $0.cells.cell(column).trimmed })
        if names.count < 2 { return [] }
        return [
            Doubt(
                line: head.number,
                text: head.cells.cell(column).trimmed + ": "
                    + names.prefix(10).joined(separator: ", "),
                reason: Words.importSeveralPeople)
        ]
    }

    /// What has points and not a grade of the scale must say what they are out of: in a column, or
    /// beside them as in `18/20`; percentages only do where all are some.
    private func unknownTotals(_ lines: [TableLine], _ scale: Scale) -> [Doubt] {
        guard let column = columns[.score] else { return [] }
        let scored = works.filter { $0.earned != nil }
        let isOpen = columns[.total] == nil || !works.contains { $0.knowsTotal }
        if isOpen, let line = scale.line,
            scored.allSatisfy({ $0.earned.map(line.range.contains) ?? true })
        {
            return []
        }
        var cells: [Int: GradeCell] = [:]
        for line in lines {
            cells[line.number] = GradeCell(line.cells.cell(column), scale, .unknown)
        }
        let isSaid = isOpen && scored.contains { cells[$0.line]?.saysTotal ?? false }
        let open = scored.filter { work in
            if !isOpen { return !work.knowsTotal }
            guard let cell = cells[work.line] else { return true }
            return !cell.saysTotal && (isSaid || !cell.isPercent)
        }
        return open.map {
            Doubt(
                line: $0.line, text: $0.name, read: "/ " + $0.total.canonical,
                reason: Words.importTotalUnknown)
        }
    }
}
