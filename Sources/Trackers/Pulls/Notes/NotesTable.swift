import Kernel

/// Results as a spreadsheet has them. What a column holds is guessed from its heading, in any of the
/// languages, and may be chosen.
struct NotesTable {
    /// One for each column; its number where there is no heading.
    let headings: [String]
    let rows: [[String]]
    /// The number of each row in the table, from 1, as a spreadsheet counts.
    let numbers: [Int]
    /// The number of the row of headings.
    let headingNumber: Int
    let hasHeadings: Bool
    private(set) var roles: [Role]

    /// What a column holds.
    enum Role: String, CaseIterable {
        case puller, tractor
        case className = "class"
        case result
        /// Distances whose plain numbers are metres.
        case metres
        /// Inches of the distances beside them.
        case inches
        case status
        case pressure
        /// Pressures whose plain numbers are bar, or kilopascals.
        case bar, kilopascals
        case sled, place, attempt, note
        /// A category of one's own, called like the column.
        case custom
        case pull, location, date
        /// The air of the pull.
        case temperature, humidity, barometer
        /// The result of one of several runs, each a hook of its own, and the best of them.
        case run, best
        /// The unit of the result beside it.
        case unit
        case leftOut
    }

    /// - Parameters:
    ///   - hasHeadings: Whether the first row names the columns; `nil` to guess.
    ///   - roles: What was chosen for the columns; empty to guess.
    init(_ cells: [[String]], hasHeadings: Bool? = nil, roles: [String] = []) {
        let filled = cells.enumerated().filter { row in !row.element.allSatisfy { $0.isBlank } }
        let cells = filled.map { $0.element }
        let first = cells.first ?? []
        let isNamed =
            hasHeadings ?? !first.contains { $0.utf8.count < 100 && NotesTable.isResult($0) }
        let count = cells.reduce(0) { max($0, $1.count) }
        headings = (0..<count).map { index in
            let heading = isNamed && index < first.count ? first[index].trimmed : ""
            return heading.isEmpty ? "\(index + 1)" : heading
        }
        headingNumber = (filled.first?.offset ?? 0) + 1
        rows = Array(cells.dropFirst(isNamed ? 1 : 0))
        numbers = filled.dropFirst(isNamed ? 1 : 0).map { $0.offset + 1 }
        self.hasHeadings = isNamed
        self.roles = headings.map { isNamed ? Role(heading: $0) : .leftOut }
        if !self.roles.contains(.result), !self.roles.contains(.run) {
            self.roles = self.roles.map { $0 == .best ? .result : $0 }
        }
        for (index, role) in roles.enumerated() where index < count {
            self.roles[index] = Role(rawValue: role) ?? .leftOut
        }
    }

    var hasResults: Bool { roles.contains { [.result, .metres, .run].contains($0) } }

    /// Whether its headings say that it is a table of results.
    var isNamed: Bool { hasHeadings && hasResults && headings.count > 1 && !rows.isEmpty }

    /// Whether a text is a table of results without being told: it has a heading for them.
    static func isTable(_ text: String) -> Bool {
        guard let cells = try? CSV.parse(text), cells.count > 1 else { return false }
        let table = NotesTable(cells)
        return table.hasHeadings && table.hasResults && table.headings.count > 1
    }

    private static func isResult(_ cell: String) -> Bool {
        Distance(cell.trimmed) != nil || HookStatus(code: cell.trimmed) != nil
    }
}

extension NotesTable {
    /// The rows as lines to look through. Rows with the same pull, place and date are of one pull.
    func page(_ language: Language, today: CivilDate) -> NotesPage {
        var page = NotesPage()
        var pulls: [String: Int] = [:]
        let order = dateOrder
        for (number, cells) in zip(numbers, rows) {
            var (row, pull) = row(cells, language, today: today, order: order)
            row.line = number
            let key = pull.pairs.map { $0.name + $0.value.folded }.joined(separator: "\n")
            if let known = pulls[key] {
                row.pull = known
            } else {
                row.pull = pulls.count
                pulls[key] = row.pull
                page.pulls = Array(page.pulls.prefix(row.pull)) + [pull]
            }
            let air = self.air(cells, language, to: &row)
            for pair in air.pairs { page.pulls[row.pull].add(pair, to: &row) }
            page.rows += runs(cells, row)
        }
        return page
    }

    /// The row itself, or one for each of its runs.
    private func runs(_ cells: [String], _ row: NotesPage.Row) -> [NotesPage.Row] {
        let results = zip(cells, roles).filter { $0.1 == .run }.map { $0.0.trimmed }
        guard results.contains(where: { !$0.isBlank }) else { return [row] }
        return results.enumerated().filter { !$0.element.isBlank }.map { attempt, result in
            var run = row
            run.add(result: result)
            run.attempt = "\(attempt + 1)"
            if attempt > 0 { run.place = "" }
            return run
        }
    }

    /// What a row says of the air, read as notes are; what can't be read stays as the hook's note.
    private func air(
        _ cells: [String], _ language: Language, to row: inout NotesPage.Row
    ) -> Parameters {
        var air: Parameters = [:]
        for (cell, column) in zip(cells, headings.indices) where !cell.isBlank {
            guard let name = roles[column].air else { continue }
            let words = headings[column].folded.words.map { $0.withoutStart("(°").withoutEnd(")") }
            let scale = words.last == "f" ? " °F" : words.last == "c" ? " °C" : ""
            let text = name.word + " " + cell.trimmed + (cell.bareNumber == nil ? "" : scale)
            let line = NoteLine(text, language)
            if let read = line.conditions.first(where: { $0.name == name.field }) {
                air.pairs.append(read)
                for reason in line.doubts { row.doubt(reason) }
            } else {
                row.put(aside: cell)
            }
        }
        return air
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
        case .pressure: row.pressure = cell
        case .bar: row.pressure = cell.bareNumber == nil ? cell : cell + " bar"
        case .kilopascals: row.pressure = cell.bareNumber == nil ? cell : cell + " kPa"
        case .sled: row.sled = cell
        case .place: row.take(place: cell)
        case .attempt: row.attempt = cell
        case .note: row.word = cell
        case .custom:
            row.custom += (row.custom.isEmpty ? "" : "\n") + headings[column] + ": " + cell
        case .pull: pull.pairs.append((name: "name", value: cell))
        case .location: pull.pairs.append((name: "location", value: cell))
        case .date:
            let date = NoteDate(cell, language, today: today, order: order.order)
            if date?.isNumeric ?? false, order.isMixed { row.doubt(.dateOrder) }
            pull.pairs.append((name: "date", value: date?.date.iso ?? cell))
        case .inches, .status, .unit, .run, .best, .temperature, .humidity, .barometer, .leftOut:
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

extension NotesTable.Role {
    /// The field of a pull that a column of the air is, and the word that notes would have for it.
    var air: (field: String, word: String)? {
        switch self {
        case .temperature: (Pull.temperature.name, "temp")
        case .humidity: (Pull.humidity.name, "humidity")
        case .barometer: (Pull.pressure.name, "baro")
        default: nil
        }
    }
}

extension Parameters {
    /// What the pull has otherwise already goes to the hook's note.
    fileprivate mutating func add(
        _ pair: (name: String, value: String), to row: inout NotesPage.Row
    ) {
        if let known = self[pair.name] {
            if known != pair.value { row.put(aside: pair.value) }
        } else {
            pairs.append(pair)
        }
    }
}
