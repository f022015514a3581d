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
    /// Columns of whose headings a part is known, or that hold what another column holds already.
    private(set) var unsure: Set<Int> = []
    /// The lines above the headings, with their numbers.
    let titles: [(number: Int, text: String)]

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
        case temperature, humidity, barometer, altitude
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
        var filled = cells.enumerated().filter { row in !row.element.allSatisfy { $0.isBlank } }
        let above = hasHeadings == false ? 0 : NotesTable.rowsAbove(filled.map { $0.element })
        titles = filled.prefix(above).map {
            ($0.offset + 1, ($0.element.first { !$0.isBlank } ?? "").trimmed)
        }
        filled = Array(filled.dropFirst(above))
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
        if isNamed { takeUnsure() }
        for (index, role) in roles.enumerated() where index < count {
            unsure.remove(index)
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

    /// How many rows of one cell stand above a row of headings.
    private static func rowsAbove(_ rows: [[String]]) -> Int {
        let count = rows.prefix { row in row.count { !$0.isBlank } == 1 }.count
        guard 1...4 ~= count, count + 1 < rows.count else { return 0 }
        let roles = rows[count].map { Role(heading: $0) }
        let known = roles.count { $0 != .custom && $0 != .leftOut }
        return known > 1 ? count : 0
    }

    /// One column each is what a hook has once; a second is kept beside it, and asked about.
    private mutating func takeUnsure() {
        let several: [Role] = [.custom, .leftOut, .run, .note, .result, .best]
        for index in roles.indices {
            let isSecond =
                !several.contains(roles[index]) && roles[..<index].contains(roles[index])
                || roles[index] == .metres && roles[..<index].contains(.result)
                || roles[index] == .result && roles[..<index].contains(.metres)
            if isSecond || roles[index] == .custom && NotesTable.isPartlyKnown(headings[index]) {
                roles[index] = .custom
                unsure.insert(index)
            }
        }
    }

    static func isResult(_ cell: String) -> Bool {
        Distance(cell.trimmed) != nil || HookStatus(code: cell.trimmed) != nil
    }
}
