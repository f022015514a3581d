import Kernel

// A table row by row.
extension NotesTable {
    /// The rows as lines to look through. Rows with the same pull, place and date are of one pull.
    func page(_ language: Language, today: CivilDate) -> NotesPage {
        var page = NotesPage()
        var pulls: [String: Int] = [:]
        let order = dateOrder
        let head = head(language, today: today)
        let isUnitUnsure = isUnitUnsure
        page.rows = head.rows
        for (number, cells) in zip(numbers, rows) {
            if let row = section(cells, number, after: page.rows.last?.pull ?? 0) {
                page.rows.append(row)
                continue
            }
            var (row, pull) = row(cells, language, today: today, order: order)
            for pair in head.pull.pairs where pull[pair.name] == nil { pull.pairs.append(pair) }
            row.line = number
            let key = pull.pairs.map { $0.name + $0.value.folded }.joined(separator: "\n")
            if let known = pulls[key] {
                row.pull = known
            } else {
                row.pull = pulls.count
                pulls[key] = row.pull
                page.pulls = Array(page.pulls.prefix(row.pull)) + [pull]
            }
            if isUnitUnsure, row.result.bareNumber != nil { row.doubt(.unit) }
            let air = self.air(cells, language, to: &row)
            for pair in air.pairs { page.pulls[row.pull].add(pair, to: &row) }
            page.rows += runs(cells, row, isUnitUnsure)
        }
        return page
    }

    /// What the lines above the headings say of the pull, read as notes are.
    private func head(
        _ language: Language, today: CivilDate
    ) -> (pull: Parameters, rows: [NotesPage.Row]) {
        let text = titles.map { $0.text }.joined(separator: "\n")
        let page = NotesPage(text, KnownNames(), language, today: today)
        let isHead = page.pulls.count == 1 && !page.rows.contains { $0.kind == .hook }
        let rows = (isHead ? page.rows : []).compactMap { read -> NotesPage.Row? in
            var row = read
            guard titles.indices.contains(read.line - 1) else { return nil }
            row.line = titles[read.line - 1].number
            row.doubts.removeAll { $0 == .noDate && roles.contains(.date) }
            return row
        }
        return (isHead ? page.pull : [:], rows)
    }

    /// A row of one cell that is no hook: the class of those below it, or perhaps.
    private func section(_ cells: [String], _ number: Int, after pull: Int) -> NotesPage.Row? {
        let filled = cells.indices.filter { !cells[$0].isBlank }
        guard roles.count > 2, filled.count == 1, !roles.contains(.className),
            NotesTable.isResult(cells[filled[0]]) == false
        else { return nil }
        let text = cells[filled[0]].trimmed
        let isClass = NoteClass.isClass(text.words) && !NoteClass.hasResult(text.words)
        var row = NotesPage.Row(source: text, kind: isClass ? .className : .note, word: text)
        if !isClass { row.doubt(.maybeClass) }
        (row.line, row.pull) = (number, pull)
        return row
    }

    /// Whether all distances are so short that they may be metres, and nothing says what they are in.
    private var isUnitUnsure: Bool {
        let columns = roles.indices.filter { roles[$0] == .result || roles[$0] == .run }
        let numbers = rows.flatMap { row in
            columns.compactMap { $0 < row.count ? row[$0].bareNumber : nil }
        }
        return !saysUnit && !roles.contains(.unit) && numbers.contains { $0 > 0 }
            && numbers.allSatisfy { $0 <= 130 }
    }

    /// The row itself, or one for each of its runs.
    private func runs(
        _ cells: [String], _ row: NotesPage.Row, _ isUnitUnsure: Bool
    ) -> [NotesPage.Row] {
        let results = zip(cells, headings.indices).filter { roles[$0.1] == .run }.map {
            unit(of: $0.1) == .metres ? $0.0.trimmed.inMetresIfPlain : $0.0.trimmed
        }
        guard results.contains(where: { !$0.isBlank }) else { return [row] }
        return results.enumerated().filter { !$0.element.isBlank }.map { attempt, result in
            var run = row
            run.add(result: result)
            run.attempt = "\(attempt + 1)"
            if attempt > 0 { run.place = "" }
            if isUnitUnsure, run.result.bareNumber != nil { run.doubt(.unit) }
            return run
        }
    }

    /// What the dates of all rows say of their order.
    private var dateOrder: DateOrder {
        var order = DateOrder()
        for cells in rows {
            for (cell, role) in zip(cells, roles) where role == .date { order.learn(cell.trimmed) }
        }
        return order
    }

    /// A row, and what it says of its pull.
    func row(
        _ cells: [String], _ language: Language, today: CivilDate,
        order: DateOrder = DateOrder()
    ) -> (row: NotesPage.Row, pull: Parameters) {
        var row = NotesPage.Row(source: NotesTable.source(cells), kind: .hook)
        var pull: Parameters = [:]
        for (cell, column) in zip(cells, headings.indices) where !cell.isBlank {
            take(cell.trimmed, column, &row, &pull, language, today, order)
        }
        for (cell, column) in zip(cells, headings.indices) where !cell.isBlank {
            if roles[column] == .inches { row.add(inches: cell.trimmed) }
            if roles[column] == .unit, row.result.bareNumber != nil {
                row.add(result: cell.trimmed)
            }
            if roles[column] == .status { row.add(status: cell.trimmed, language) }
        }
        return (row, pull)
    }

    private static func source(_ cells: [String]) -> String {
        cells.filter { !$0.isBlank }.joined(separator: " · ")
    }

    private func take(
        _ cell: String, _ column: Int, _ row: inout NotesPage.Row, _ pull: inout Parameters,
        _ language: Language, _ today: CivilDate, _ order: DateOrder
    ) {
        switch roles[column] {
        case .puller: row.puller = cell
        case .tractor: row.tractor = cell
        case .className: row.className = cell
        case .result: row.add(result: cell)
        case .metres: row.add(result: cell.inMetresIfPlain)
        case .pressure:
            row.pressure = cell
            // `1,2` under a heading that doesn't say psi may be bar.
            let isPsi = headings[column].folded.containsFolded("psi")
            let isLow = (NoteNumber(cell)?.value).map { $0 <= 4 } ?? false
            if !isPsi, isLow, cell.bareNumber != nil { row.doubt(.unit) }
        case .bar: row.pressure = cell.bareNumber == nil ? cell : cell + " bar"
        case .kilopascals: row.pressure = cell.bareNumber == nil ? cell : cell + " kPa"
        case .sled: row.sled = cell
        case .place: row.take(place: cell)
        case .attempt: row.attempt = cell
        case .note: row.word += (row.word.isEmpty ? "" : ", ") + cell
        case .custom:
            row.custom += (row.custom.isEmpty ? "" : "\n") + headings[column] + ": " + cell
        case .pull: pull.pairs.append((name: "name", value: cell))
        case .location: pull.pairs.append((name: "location", value: cell))
        case .date:
            let date = NoteDate(cell, language, today: today, order: order.order)
            if date?.isNumeric ?? false, order.isMixed { row.doubt(.dateOrder) }
            pull.pairs.append((name: "date", value: date?.date.iso ?? cell))
        case .inches, .status, .unit, .run, .best, .temperature, .humidity, .barometer, .altitude,
            .leftOut:
            return
        }
    }
}

extension NotesPage.Row {
    fileprivate mutating func add(result text: String) {
        result += (result.isEmpty ? "" : " ") + text
    }

    fileprivate mutating func add(inches text: String) {
        let isPlain = result.bareNumber != nil && text.bareNumber != nil
        add(result: isPlain ? "" : text)
        if isPlain { result = result.trimmed + "' " + text + "\"" }
    }

    /// How the hook ended goes in front of its distance; what says something else is kept as a note.
    fileprivate mutating func add(status text: String, _ language: Language) {
        guard let status = HookStatus(cell: text, language) else {
            word += (word.isEmpty ? "" : ", ") + text
            return doubt(.unread)
        }
        if TypedResult(result).status == status { return }
        result = [status.code, result].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// `1`, `1st`, `1.`; lists also say there that a hook was a full pull or disqualified.
    fileprivate mutating func take(place text: String) {
        let digits = String(text.unicodeScalars.prefix { $0.isDigit })
        if HookStatus(code: text) != nil {
            result = text + (result.isEmpty ? "" : " ") + result
        } else {
            place = text.utf8.count - digits.utf8.count <= 2 && !digits.isEmpty ? digits : text
        }
    }
}
