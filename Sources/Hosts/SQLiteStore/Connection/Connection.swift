import CSQLite
import Kernel
import Synchronization

/// One connection to one SQLite file, for use by one thread at a time.
///
/// Every method throws a ``StoreError`` whenever an SQLite error occurs.
final class Connection {
    let handle: OpaquePointer
    let path: String
    private var statements: [String: Statement] = [:]
    private let patience = Patience()
    /// The file that was opened, as it is counted.
    private let file: Files.Identity?

    enum Access {
        case reading, writing, creating
        /// Reading a file that nobody changes, so that SQLite needs no other beside it.
        case immutable

        fileprivate var flags: Int32 {
            switch self {
            case .reading: SQLITE_OPEN_READONLY
            case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            case .writing: SQLITE_OPEN_READWRITE
            case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            }
        }

        fileprivate func name(of path: String) -> String {
            self == .immutable ? "file:" + path.percentEncodedPath + "?immutable=1" : path
        }
    }

    /// Opens a file, through SQLite's usual door to the disk or another that is registered.
    init(_ path: String, _ access: Access, disk: String? = nil) throws(StoreError) {
        Connection.prepared
        var handle: OpaquePointer?
        let flags = access.flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(access.name(of: path), &handle, flags, disk)
        guard let handle else { throw StoreError(.unavailable, detail: "SQLite has no memory") }
        guard code == SQLITE_OK else {
            let error = StoreError(code, handle, "open")
            sqlite3_close_v2(handle)
            throw error
        }
        self.handle = handle
        self.path = path
        file = Files.identity(path)
        Connection.count(file, 1)
        patience.attach(to: handle)
    }

    deinit {
        statements.removeAll()
        sqlite3_close_v2(handle)
        Connection.count(file, -1)
    }

    func failure(_ code: Int32, _ sql: String) -> StoreError {
        StoreError(code, handle, sql)
    }

    private static let prepared: Void = tally_sqlite_uncounted()

    /// How often this process has each file open.
    private static let open = Mutex<[Files.Identity: Int]>([:])

    private static func count(_ file: Files.Identity?, _ change: Int) {
        guard let file else { return }
        open.withLock { open in
            let count = open[file, default: 0] + change
            open[file] = count == 0 ? nil : count
        }
    }

    /// Whether this process has a file open, whose locks would end if it were read in another way.
    static func isOpenHere(_ path: String) -> Bool {
        guard let file = Files.identity(path) else { return false }
        return open.withLock { $0[file] != nil }
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }
}

extension Connection {
    /// How many statements are kept prepared; more than any book needs.
    private static let maximumStatements = 500

    /// The statement, prepared at its first use.
    func statement(_ sql: String) throws(StoreError) -> Statement {
        if let statement = statements[sql] { return statement }
        let statement = try prepare(sql)
        if statements.count >= Connection.maximumStatements { statements.removeAll() }
        statements[sql] = statement
        return statement
    }

    func prepare(_ sql: String) throws(StoreError) -> Statement {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            self.handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
        guard code == SQLITE_OK, let handle else { throw failure(code, sql) }
        return Statement(handle, sql, self)
    }

    /// Runs one or several statements that give no rows and take no values.
    func execute(_ sql: String) throws(StoreError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code, sql) }
    }

    /// Runs a statement to its end.
    func run(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) {
        try statement(sql).run(values)
    }

    /// Every row of a statement, as `read` makes it. `read` may not run the same statement.
    func rows<T>(
        _ sql: String, _ values: [SQLValue] = [],
        _ read: (Statement) throws(StoreError) -> T
    ) throws(StoreError) -> [T] {
        try statement(sql).rows(values, read)
    }

    /// The first row of a statement, as `read` makes it.
    func first<T>(
        _ sql: String, _ values: [SQLValue] = [],
        _ read: (Statement) throws(StoreError) -> T
    ) throws(StoreError) -> T? {
        try statement(sql).first(values, read)
    }

    /// The number that a statement gives; 0 for none.
    func integer(_ sql: String, _ values: [SQLValue] = []) throws(StoreError) -> Int64 {
        try first(sql, values) { $0.integer(0) } ?? 0
    }
}
