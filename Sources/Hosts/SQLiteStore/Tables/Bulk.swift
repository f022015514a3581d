import Kernel

/// What makes it cheap to write very much in one transaction: more memory for pages, so that they
/// aren't written to the disk only to be read and changed again, and indexes made at the end, sorted
/// once instead of torn open for each row.
final class Bulk {
    private let connection: Connection
    private let threshold: Int
    /// The statements that make the indexes which are left out meanwhile.
    private var missing: [String] = []

    /// How much memory a connection has for pages, in kilobytes.
    static let usualCache = 4_000
    private static let cache = 64_000

    /// - Parameter threshold: From how many changes on it is worth it.
    init?(_ connection: Connection, _ changes: Int, from threshold: Int) throws(StoreError) {
        guard changes >= threshold else { return nil }
        self.connection = connection
        self.threshold = threshold
        try connection.execute("PRAGMA cache_size = -\(Bulk.cache)")
    }

    func release() {
        try? connection.execute("PRAGMA cache_size = -\(Bulk.usualCache)")
    }

    /// Leaves the indexes of a table out until ``restoreIndexes()``, if more is coming than it holds.
    func leaveIndexes(of table: String, for coming: Int, beside present: Int) throws(StoreError) {
        guard coming >= threshold, coming >= present else { return }
        let indexes = try connection.rows(
            """
            SELECT "name", "sql" FROM sqlite_schema \
            WHERE "type" = 'index' AND "tbl_name" = ? AND "sql" IS NOT NULL
            """, [.text(table)]
        ) { (name: $0.text(0), sql: $0.text(1)) }
        for index in indexes {
            try connection.execute("DROP INDEX \(index.name.sqlName)")
            missing.append(index.sql)
        }
    }

    /// Makes the indexes again: before anything is looked up by them, and in any case at the end.
    func restoreIndexes() throws(StoreError) {
        for sql in missing { try connection.execute(sql) }
        missing = []
    }
}
