import Kernel

extension SQLiteStore {
    static let insertChange =
        "INSERT INTO \"change\" (\"stamp\", \"kind\", \"record\", \"fields\") VALUES (?, ?, ?, ?)"

    static let selectKnown =
        "SELECT \"fields\" FROM \"change\" WHERE \"record\" = ? AND \"stamp\" = ? AND \"kind\" = ?"

    /// Merges changes; see ``Store/append``.
    func append(_ changes: [Change], undoing undone: Stamp?) throws(StoreError) -> Int {
        try writing { () throws(StoreError) in
            let bulk = try Bulk(connection, changes.count, from: bulkThreshold)
            defer { bulk?.release() }
            return try Merge(self, changes, undoing: undone, bulk: bulk).add()
        }
    }

    func history(_ key: RecordKey) throws(StoreError) -> [Change] {
        try connection.rows(
            """
            SELECT \(Statement.changeColumns) FROM "change" \
            WHERE "record" = ? AND "kind" = ? ORDER BY "stamp", "seq"
            """, [.text(key.id.text), .text(key.kind)], Statement.change)
    }

    func action(_ stamp: Stamp) throws(StoreError) -> [Change] {
        try connection.rows(
            """
            SELECT \(Statement.changeColumns) FROM "change" WHERE "stamp" = ? ORDER BY "seq"
            """, [.text(stamp.text)], Statement.change)
    }

    /// Goes from one action to the one before by the index, past all changes of an action at once.
    func actions(_ before: Stamp?, _ limit: Int) throws(StoreError) -> [Action] {
        var actions: [Action] = []
        var end = before?.text ?? "g"
        while actions.count < limit, let action = try lastAction(before: end) {
            actions.append(action)
            end = action.stamp.text
        }
        return actions
    }

    private func lastAction(before end: String) throws(StoreError) -> Action? {
        let found = try connection.first(
            """
            SELECT "last", (SELECT "undoes" FROM "undo" WHERE "stamp" = "last") \
            FROM (SELECT max("stamp") AS "last" FROM "change" WHERE "stamp" < ?)
            """, [.text(end)]
        ) { (row) throws(StoreError) in
            row.isNull(0)
                ? nil
                : Action(stamp: try row.stamp(0), undoes: row.isNull(1) ? nil : try row.stamp(1))
        }
        return found ?? nil
    }

    func log(_ after: Int64, _ limit: Int) throws(StoreError) -> [LogEntry] {
        try connection.rows(
            """
            SELECT \(Statement.entryColumns) FROM "change" WHERE "seq" > ? ORDER BY "seq" LIMIT ?
            """, [.integer(after), .integer(Int64(max(0, limit)))], Statement.entry)
    }

    /// Forgets the log after a position; slow, certain, and rare.
    func rewind(to position: Int64) throws(StoreError) {
        try writing { () throws(StoreError) in
            try connection.run("DELETE FROM \"change\" WHERE \"seq\" > ?", [.integer(position)])
            try connection.execute(
                """
                DELETE FROM "undo" WHERE "stamp" NOT IN (SELECT "stamp" FROM "change")
                """)
            try rebuild()
        }
    }

    func position() throws(StoreError) -> Int64 {
        try connection.integer("SELECT max(\"seq\") FROM \"change\"")
    }

    func lastStamp() throws(StoreError) -> Stamp? {
        let last = try selectLastStamp.statement.first([]) {
            (row) throws(StoreError) in row.isNull(0) ? nil : try row.stamp(0)
        }
        return last ?? nil
    }
}

extension SQLiteStore {
    /// Folds the log record by record, in the order of an index.
    func digest() throws(StoreError) -> Digest {
        var digest = Digest()
        /// All that the log says of one identifier, mostly of one kind.
        var changes: [Change] = []
        func close() {
            while let last = changes.last {
                let key = RecordKey(last.kind, last.record)
                digest.add(key, changes.filter { $0.kind == last.kind })
                changes.removeAll { $0.kind == last.kind }
            }
        }
        _ = try connection.rows(
            "SELECT \(Statement.changeColumns) FROM \"change\" ORDER BY \"record\""
        ) { (row) throws(StoreError) in
            let change = try Statement.change(row)
            if change.record != changes.last?.record { close() }
            changes.append(change)
        }
        close()
        return digest
    }
}

extension Statement {
    /// What ``change(_:)`` reads.
    static let changeColumns = "\"stamp\", \"kind\", \"record\", \"fields\""

    /// The change in the current row.
    static func change(_ row: Statement) throws(StoreError) -> Change {
        guard let record = RecordID(column: row.bytes(2)) else {
            throw StoreError(.damaged, detail: "the log names a record that has no identifier")
        }
        return Change(
            kind: row.text(1), record: record, stamp: try row.stamp(0),
            fields: try row.fieldChanges(3))
    }

    /// What ``entry(_:)`` reads.
    static let entryColumns = """
        \(changeColumns), "seq", \
        (SELECT "undoes" FROM "undo" WHERE "undo"."stamp" = "change"."stamp")
        """

    /// The entry of the log in the current row.
    static func entry(_ row: Statement) throws(StoreError) -> LogEntry {
        LogEntry(
            position: row.integer(4), change: try change(row),
            undoes: row.isNull(5) ? nil : try row.stamp(5))
    }

    func stamp(_ column: Int32) throws(StoreError) -> Stamp {
        if let stamp = Stamp(column: bytes(column)) { return stamp }
        throw StoreError(.damaged, detail: "the log has a change without a stamp")
    }

    func fieldChanges(_ column: Int32) throws(StoreError) -> [FieldChange] {
        if let fields = ChangeText.decode(bytes(column)) { return fields }
        throw StoreError(.damaged, detail: "the log has a change whose fields can't be read")
    }
}
