package import Kernel

extension SQLiteStore {
    /// What is wrong with the book, nothing for a sound one: the file's structure, every entry of
    /// the log, and the tables against others made anew from the log. It changes nothing.
    package func check() throws(StoreError) -> [Problem] {
        let damage = try SQLiteStore.integrityProblems(connection)
        if !damage.isEmpty { return damage.map { .structure($0) } }
        let isOwn = !connection.isInTransaction
        if isOwn { try begin(false) }
        defer { if isOwn { rollBack() } }
        let unreadable = try SQLiteStore.unreadableEntries(connection)
        if !unreadable.isEmpty { return unreadable.map { .unreadable(position: $0) } }
        let model = try SQLiteStore.inMemory(schema)
        try model.copyLog(of: self)
        var problems: [Problem] = []
        for kind in schema.kinds {
            guard let table = tables[kind.name] else { continue }
            problems += try differences(table, model)
        }
        problems += try miscounts(model) + damagedBlobs()
        return try isSearchable() ? problems : problems + [.unsearchable]
    }

    /// Whether the index for searching follows from the log; one that can't be opened doesn't.
    private func isSearchable() throws(StoreError) -> Bool {
        do {
            return try search.isSound { (position) throws(StoreError) in
                try log(position, 10_000)
            }
        } catch  where !error.reason.isOfTheMoment {
            return false
        }
    }

    /// Merges another store's log, very much at a time: each row is then worked out at once.
    private func copyLog(of other: SQLiteStore) throws(StoreError) {
        var position: Int64 = 0
        while case let page = try other.log(position, 50_000), let last = page.last {
            _ = try append(page.map { $0.change }, undoing: nil)
            position = last.position
        }
    }

    /// Goes through both tables at once, in the order of identifiers.
    private func differences(
        _ table: KindTable, _ model: SQLiteStore
    ) throws(StoreError) -> [Problem] {
        let columns = table.sql.columns.map { $0.name }
        let names = columns.map { $0.sqlName }.joined(separator: ", ")
        let sql = "SELECT \(names) FROM \(table.sql.name) ORDER BY \"id\""
        var mine = RowCursor(try connection.statement(sql), table.kind.name)
        var theirs = RowCursor(try model.connection.statement(sql), table.kind.name)
        var problems: [Problem] = []
        var (row, wanted) = (try mine.next(), try theirs.next())
        while row != nil || wanted != nil {
            if let found = row, found.id < wanted?.id ?? "g" {
                problems.append(.surplus(found.key))
                row = try mine.next()
            } else if let missing = wanted, missing.id < row?.id ?? "g" {
                problems.append(.missing(missing.key))
                wanted = try theirs.next()
            } else if let found = row, let model = wanted {
                for (index, column) in columns.enumerated()
                where found.values[index] != model.values[index] {
                    problems.append(
                        .different(
                            found.key, column: column, table: found.values[index].shown,
                            log: model.values[index].shown))
                }
                (row, wanted) = (try mine.next(), try theirs.next())
            }
        }
        return problems
    }

    private func miscounts(_ model: SQLiteStore) throws(StoreError) -> [Problem] {
        var problems: [Problem] = []
        for kind in schema.kinds {
            for field in kind.tallied {
                let (counts, wanted) = (try tally(kind, field), try model.tally(kind, field))
                for value in Set(counts.keys).union(wanted.keys).sorted()
                where counts[value] != wanted[value] {
                    problems.append(.miscounted(kind: kind.name, field: field, value: value))
                }
            }
        }
        return problems
    }
}

extension SQLValue {
    /// The value to be told from another.
    fileprivate var shown: String {
        switch self {
        case .null: "–"
        case .integer(let number): String(number)
        case .text(let text): text.truncated(to: 100)
        }
    }
}

/// Steps through the rows of one kind's table.
private struct RowCursor {
    private let statement: Statement
    private let kind: String
    private var isDone = false

    struct Row {
        let key: RecordKey
        let id: String
        let values: [SQLValue]
    }

    init(_ statement: Statement, _ kind: String) {
        self.statement = statement
        self.kind = kind
    }

    /// The next row; `nil` after the last.
    mutating func next() throws(StoreError) -> Row? {
        if isDone { return nil }
        guard try statement.step() else {
            isDone = true
            return nil
        }
        let id = statement.text(0)
        return Row(
            key: RecordKey(kind, RecordID(id) ?? .none), id: id,
            values: (0..<statement.columnCount).map { statement.value($0) })
    }
}
