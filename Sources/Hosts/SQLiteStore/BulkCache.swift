import Kernel

/// More memory for pages while very much is written, so that pages aren't written to the disk only
/// to be read and changed again.
struct BulkCache {
    private let connection: Connection

    /// How much memory a connection has for pages, in kilobytes.
    static let usual = 4_000
    private static let large = 64_000
    /// From how many changes on it is worth it.
    private static let threshold = 5_000

    init?(_ connection: Connection, _ changes: Int) throws(StoreError) {
        guard changes >= BulkCache.threshold else { return nil }
        self.connection = connection
        try connection.execute("PRAGMA cache_size = -\(BulkCache.large)")
    }

    func release() {
        try? connection.execute("PRAGMA cache_size = -\(BulkCache.usual)")
    }
}
