import Kernel

extension SQLiteStore {
    /// Makes the tables of kinds fit the schema, after a copy of the book was put aside.
    func upgrade() throws(StoreError) {
        if try position() > 0 {
            try backup(to: "\(path).before-\(fingerprint.prefix(8))")
        }
        try rebuildIfNeeded()
    }

    /// Makes the tables of kinds anew if another schema made them.
    func rebuildIfNeeded() throws(StoreError) {
        try writingOver { () throws(StoreError) in
            if try storedFingerprint() != fingerprint { try rebuild() }
        }
    }

    /// Makes the tables of kinds anew, whoever made those that there are.
    func rebuildAnew() throws(StoreError) {
        try writingOver { () throws(StoreError) in try rebuild() }
    }

    /// Runs `work` as the only writer, whatever tables there are.
    private func writingOver(_ work: () throws(StoreError) -> Void) throws(StoreError) {
        try connection.run("BEGIN IMMEDIATE")
        do {
            try work()
            try connection.run("COMMIT")
        } catch {
            try? connection.run("ROLLBACK")
            throw error
        }
    }

    /// Makes the tables of kinds anew from the log.
    func rebuild() throws(StoreError) {
        try dropTables()
        for table in tables.all {
            for statement in table.sql.definition(options: " STRICT") {
                try connection.execute(statement)
            }
        }
        try search.make()
        try replay()
        try noteLayout()
    }

    private func dropTables() throws(StoreError) {
        let names = try connection.rows(
            "SELECT value FROM \"layout\", json_each(\"layout\".\"tables\")"
        ) { $0.text(0) }
        for name in names { try connection.execute("DROP TABLE IF EXISTS \(name.sqlName)") }
        try connection.execute("DELETE FROM \"tally\"; DELETE FROM \"layout\"")
    }

    private func noteLayout() throws(StoreError) {
        let names = JSONText(.array(schema.kinds.map { .string($0.name) })).text
        try connection.run(
            "INSERT INTO \"layout\" VALUES (?, ?)", [.text(fingerprint), .text(names)])
    }

    /// Enters the whole log into the tables, so many changes at a time.
    private func replay() throws(StoreError) {
        let bulk = try Bulk(connection, Int(try position()), from: bulkThreshold)
        defer { bulk?.release() }
        var position: Int64 = 0
        while case let page = try log(position, 10_000), let last = page.last {
            let merge = Merge(self, page.map { $0.change }, bulk: bulk)
            try merge.replay()
            position = last.position
        }
    }
}
