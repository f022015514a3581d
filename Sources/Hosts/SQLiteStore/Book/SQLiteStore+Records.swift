import Kernel

extension SQLiteStore {
    func record(_ kind: Kind, _ id: RecordID) throws(StoreError) -> Record? {
        guard let table = table(kind) else { return nil }
        return try table.selectRecord.statement.first([.text(id.text)]) {
            (row) throws(StoreError) in try table.reader.record(row)
        }
    }

    func records(_ query: Query) throws(StoreError) -> [Record] {
        guard let table = table(query.kind) else { return [] }
        let statement = query.select(
            table.sql.recordColumns, from: table.sql, among: try candidates(for: query))
        return try connection.rows(statement.text, statement.values) {
            (row) throws(StoreError) in try table.reader.record(row)
        }
    }

    func count(_ query: Query) throws(StoreError) -> Int {
        guard let table = table(query.kind) else { return 0 }
        let statement = query.count(in: table.sql, among: try candidates(for: query))
        return Int(try connection.integer(statement.text, statement.values))
    }

    func tally(_ kind: Kind, _ field: String) throws(StoreError) -> [String: Int] {
        let counts = try connection.rows(
            "SELECT \"value\", \"count\" FROM \"tally\" WHERE \"kind\" = ? AND \"field\" = ?",
            [.text(kind.name), .text(field)]
        ) { ($0.text(0), Int($0.integer(1))) }
        return Dictionary(counts.filter { $0.1 != 0 }) { $0 + $1 }
    }

    /// Kinds are compared by identity: one of another schema has its fields elsewhere.
    private func table(_ kind: Kind) -> KindTable? {
        guard let table = tables[kind.name], table.kind == kind else { return nil }
        return table
    }
}

// What belongs to this replica alone.
extension SQLiteStore {
    /// Leaves a row as it is that says the same already, so that nothing has to go to the disk.
    private static let setSetting = """
        INSERT INTO "setting" VALUES (?, ?) ON CONFLICT ("name") \
        DO UPDATE SET "value" = excluded."value" WHERE "value" <> excluded."value"
        """

    func setting(_ name: String) throws(StoreError) -> String? {
        try selectSetting.statement.first([.text(name)]) { $0.text(0) }
    }

    func set(_ name: String, _ value: String?) throws(StoreError) {
        try writing { () throws(StoreError) in
            guard let value else {
                return try connection.run(
                    "DELETE FROM \"setting\" WHERE \"name\" = ?", [.text(name)])
            }
            try connection.run(
                SQLiteStore.setSetting, [.text(name), .text(value)])
        }
    }
}
