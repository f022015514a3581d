import Kernel

/// A statement that is prepared when it is first run, and found again without looking at its text.
final class Prepared {
    private let sql: String
    private let connection: Connection
    private var prepared: Statement?

    init(_ sql: String, _ connection: Connection) {
        self.sql = sql
        self.connection = connection
    }

    var statement: Statement {
        get throws(StoreError) {
            if let prepared { return prepared }
            let statement = try connection.prepare(sql)
            prepared = statement
            return statement
        }
    }
}
