package import Kernel

/// Files that came and that no change names: a device sent them and never said what for.
extension SQLiteStore {
    /// How many milliseconds they are kept.
    static let patienceWithUnnamed: Int64 = 30 * 86_400_000

    /// Removes files that no change has named for 30 days, and gives how many. What was first found so
    /// now is noted.
    ///
    /// A change names a file if its hash stands anywhere in it, also in a kind that only another version
    /// knows, and however long ago it was overwritten: an undo brings it back.
    package func dropUnnamedFiles(now: Instant) throws(StoreError) -> Int {
        if refusal != nil { return 0 }
        let known = try notedUnnamed()
        let unnamed = try unnamedFiles()
        if unnamed.isEmpty, known.isEmpty { return 0 }
        return try writing { () throws(StoreError) in
            var since: [String: Int64] = [:]
            var dropped = 0
            for name in unnamed {
                let first = min(known[name] ?? now.milliseconds, now.milliseconds)
                if now.milliseconds - first < SQLiteStore.patienceWithUnnamed {
                    since[name] = first
                } else if try !isNamedAnywhere(name) {
                    try connection.run("DELETE FROM \"blob\" WHERE \"hash\" = ?", [.text(name)])
                    dropped += 1
                }
            }
            if since != known { try noteUnnamed(since) }
            return dropped
        }
    }

    private func unnamedFiles() throws(StoreError) -> [String] {
        guard try hasBlobTable() else { return [] }
        let here = try connection.rows("SELECT \"hash\" FROM \"blob\"") { $0.text(0) }
        if here.isEmpty { return [] }
        let named = Set(try store.filesNamed().files.map { $0.text })
        return here.filter { !named.contains($0) }
    }

    private func isNamedAnywhere(_ name: String) throws(StoreError) -> Bool {
        let sql = "SELECT count(*) FROM \"change\" WHERE instr(lower(\"fields\"), ?) > 0"
        return try connection.integer(sql, [.text(name)]) > 0
    }

    private static let unnamed = "unnamed files"

    private func notedUnnamed() throws(StoreError) -> [String: Int64] {
        let words = (try setting(SQLiteStore.unnamed) ?? "").split(separator: " ").map(String.init)
        var since: [String: Int64] = [:]
        for index in stride(from: 0, to: words.count - 1, by: 2) {
            since[words[index]] = Int64(words[index + 1])
        }
        return since
    }

    private func noteUnnamed(_ since: [String: Int64]) throws(StoreError) {
        let words = since.sorted { $0.key < $1.key }.map { $0.key + " " + String($0.value) }
        try set(SQLiteStore.unnamed, words.isEmpty ? nil : words.joined(separator: " "))
    }
}
