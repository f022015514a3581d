import CPostgres
import Glibc
import Kernel

/// What stands in a `$1` of a statement.
enum PostgresValue {
    case integer(Int64)
    case blob([UInt8])
    /// A `bytea[]`.
    case blobs([[UInt8]])
    /// A `bigint[]`.
    case integers([Int64])
}

/// One connection to a cluster, for one thread at a time. What it sends and gets is in PostgreSQL's binary
/// form, so that nothing is escaped.
final class PostgresConnection {
    private let place: String
    private var handle: OpaquePointer?
    /// The names of the statements that this connection has prepared.
    private var prepared: [String: String] = [:]
    private var leading: String?
    private var isFollowed = false
    /// Whether so much went through it that libpq's buffers, which only grow, are large.
    private var isSwollen = false

    /// From how many bytes on, of one statement.
    private static let much = 1 << 20

    /// - Parameter place: Where the cluster is, as libpq takes it: `host=… dbname=…` or `postgresql://…`;
    ///   several hosts and `target_session_attrs=read-write` find the one that may be written to.
    init(_ place: String) throws(StoreError) {
        self.place = place
        try connect()
    }

    deinit { PQfinish(handle) }

    /// Does something that changes nothing, and once more where the connection turns out to be lost:
    /// never within a transaction.
    func again<Result>(
        _ work: () throws(StoreError) -> Result
    ) throws(StoreError) -> Result {
        if isLost { try connect() }
        do { return try work() } catch {
            guard isLost else { throw error }
            try connect()
            return try work()
        }
    }

    private var isLost: Bool { handle == nil || PQstatus(handle) != CONNECTION_OK }

    /// A connection that notices within seconds when nothing comes any more, unless the place says otherwise.
    static func connected(to place: String) -> OpaquePointer? {
        let parameters: [(String, String)] = [
            ("connect_timeout", "5"), ("tcp_user_timeout", "8000"), ("keepalives_idle", "4"),
            ("keepalives_interval", "2"), ("keepalives_count", "2"),
            // By which those are told apart that follow no moved book (none), and that know no objects (tally-hub).
            ("fallback_application_name", "tally-hub 4"),
            // Of what is said twice the last counts.
            ("dbname", place),
        ]
        let (names, values) = (parameters.map { strdup($0.0) }, parameters.map { strdup($0.1) })
        defer { for text in names + values { free(text) } }
        return PQconnectdbParams(
            names.map { UnsafePointer($0) } + [nil], values.map { UnsafePointer($0) } + [nil], 1)
    }

    private func connect() throws(StoreError) {
        PQfinish(handle)
        (prepared, isFollowed, isSwollen) = ([:], false, false)
        handle = Self.connected(to: place)
        guard let handle, PQstatus(handle) == CONNECTION_OK else {
            throw StoreError(.unavailable, detail: message)
        }
        // Notices are for people at a terminal.
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        // Every statement finds rows by their keys, whatever these are: it is planned once.
        try execute("SET plan_cache_mode = force_generic_plan")
    }

    private var message: String {
        guard let handle, let text = PQerrorMessage(handle) else { return "no memory" }
        return Self.line(String(cString: text))
    }

    private static func line(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }

    /// Runs a statement without values, or several.
    func execute(_ sql: String) throws(StoreError) {
        settle()
        _ = try checked(PostgresRows(PQexec(handle, sql)))
    }

    /// Sends a statement on its way together with the next one, before it.
    func lead(with sql: String) { leading = sql }

    /// Sends a statement whose end nobody waits for until something else is to be done.
    func follow(with sql: String) {
        if takeLeading() != nil { return }
        if PQsendQuery(handle, sql) == 1 { isFollowed = true }
    }

    /// Ends what was begun: nothing is to be done where nothing went on its way.
    func finish(with sql: String) throws(StoreError) {
        if takeLeading() == nil { try execute(sql) }
    }

    private func takeLeading() -> String? {
        defer { leading = nil }
        return leading
    }

    /// Takes in what a statement gave that nobody waited for.
    private func settle() {
        guard isFollowed else { return }
        isFollowed = false
        while let result = PQgetResult(handle) { PQclear(result) }
    }

    /// Runs a statement and gives its rows.
    @discardableResult
    func run(_ sql: String, _ values: [PostgresValue] = []) throws(StoreError) -> PostgresRows {
        settle()
        guard let first = takeLeading() else { return try send(sql, values, after: nil) }
        // Nothing was done yet, so that nothing is done twice.
        return try again { () throws(StoreError) in try send(sql, values, after: first) }
    }

    /// Runs statements that change nothing in one go, and gives what each gave.
    func run(together statements: [Statement]) throws(StoreError) -> [PostgresRows] {
        settle()
        guard let first = takeLeading() else { return try send(statements, after: nil) }
        return try again { () throws(StoreError) in try send(statements, after: first) }
    }

    typealias Statement = (sql: String, values: [PostgresValue])

    private func send(
        _ sql: String, _ values: [PostgresValue], after first: String?
    ) throws(StoreError) -> PostgresRows {
        if first != nil {
            guard let rows = try send([(sql, values)], after: first).last else { throw lost() }
            return rows
        }
        let name = try prepare(sql)
        return try received(
            passing(values) {
                PostgresRows(
                    PQexecPrepared(handle, name, $0.count, $0.pointers, $0.lengths, $0.formats, 1))
            })
    }

    /// Sends statements in one go (PostgreSQL's manual, "Pipeline Mode").
    private func send(
        _ statements: [Statement], after first: String?
    ) throws(StoreError) -> [PostgresRows] {
        var names: [String] = []
        for statement in statements { names.append(try prepare(statement.sql)) }
        guard PQenterPipelineMode(handle) == 1 else { throw lost() }
        var isSent =
            first.map { PQsendQueryParams(handle, $0, 0, nil, nil, nil, nil, 1) == 1 } ?? true
        for (name, statement) in zip(names, statements) {
            isSent =
                isSent
                && passing(statement.values) {
                    PQsendQueryPrepared(
                        handle, name, $0.count, $0.pointers, $0.lengths, $0.formats, 1) == 1
                }
        }
        guard isSent, PQpipelineSync(handle) == 1 else { throw lost() }
        let count = statements.count + (first == nil ? 0 : 1)
        let results = (0..<count).compactMap { _ in
            PQgetResult(handle).map { result in
                while let more = PQgetResult(handle) { PQclear(more) }
                return PostgresRows(result)
            }
        }
        while let more = PQgetResult(handle) { PQclear(more) }
        guard PQexitPipelineMode(handle) == 1, results.count == count else { throw lost() }
        for result in results { _ = try received(result) }
        return Array(results.suffix(statements.count))
    }

    private func received(_ rows: PostgresRows) throws(StoreError) -> PostgresRows {
        if rows.size > Self.much { isSwollen = true }
        return try checked(rows)
    }

    /// Values as libpq takes them, all in binary.
    private typealias Passed = (
        count: Int32, pointers: [UnsafePointer<CChar>?], lengths: [Int32], formats: [Int32]
    )

    private func passing<Result>(
        _ values: [PostgresValue], _ work: (Passed) -> Result
    ) -> Result {
        let parts = values.map { $0.bytes }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(1) { $0 + $1.count })
        for part in parts { bytes += part }
        if bytes.count > Self.much { isSwollen = true }
        // An empty value needs a place as well, or it would be none.
        bytes.append(0)
        return bytes.withUnsafeBufferPointer { all in
            all.withMemoryRebound(to: CChar.self) { start in
                var (pointers, lengths): ([UnsafePointer<CChar>?], [Int32]) = ([], [])
                var offset = 0
                for part in parts {
                    pointers.append(start.baseAddress! + offset)
                    lengths.append(Int32(part.count))
                    offset += part.count
                }
                return work(
                    (
                        Int32(parts.count), pointers, lengths,
                        [Int32](repeating: 1, count: parts.count)
                    ))
            }
        }
    }

    /// Gives back what memory it took, if that was much: libpq gives it back with the connection alone. To be called
    /// between two transactions, where nothing is held of those before.
    func slim() {
        guard isSwollen else { return }
        PQfinish(handle)
        (handle, prepared, isFollowed, isSwollen) = (nil, [:], false, false)
    }

    /// Gives a connection up of which nobody knows what comes from it next.
    private func lost() -> StoreError {
        let error = StoreError(.unavailable, detail: message)
        PQfinish(handle)
        handle = nil
        return error
    }

    private func prepare(_ sql: String) throws(StoreError) -> String {
        if let name = prepared[sql] { return name }
        let name = "s\(prepared.count)"
        _ = try checked(PostgresRows(PQprepare(handle, name, sql, 0, nil)))
        prepared[sql] = name
        return name
    }

    private func checked(_ rows: PostgresRows) throws(StoreError) -> PostgresRows {
        switch PQresultStatus(rows.result) {
        case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return rows
        default: throw error(rows.result)
        }
    }

    /// By SQLSTATE, see the table in PostgreSQL's manual, "PostgreSQL Error Codes".
    private func error(_ result: OpaquePointer?) -> StoreError {
        let state =
            PQresultErrorField(result, 67 /* PG_DIAG_SQLSTATE, 'C' */)
            .map { String(cString: $0) } ?? ""
        let reason: StoreError.Reason =
            switch state {
            case "53100": .full
            case "25006": .readOnly
            case "42501": .notPermitted
            // A conflict of two transactions, a wait that was ended, too many connections.
            case "40001", "40P01", "55P03", "57014", "53300": .busy
            case "XX001", "XX002": .damaged
            default: .unavailable
            }
        let said = result.flatMap { PQresultErrorMessage($0) }.map { String(cString: $0) } ?? ""
        return StoreError(reason, detail: said.isEmpty ? message : Self.line(said))
    }
}

extension PostgresValue {
    fileprivate var bytes: [UInt8] {
        switch self {
        case .integer(let number): Self.bytes(number)
        case .blob(let bytes): bytes
        case .blobs(let blobs): Self.array(of: 17 /* bytea */, blobs)
        case .integers(let numbers):
            Self.array(of: 20 /* bigint */, numbers.map { Self.bytes($0) })
        }
    }

    private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    /// As `array_recv` reads it: how many dimensions, whether there are nulls, the type of the elements, how
    /// many, the number of the first, and each with its length.
    private static func array(of type: Int32, _ elements: [[UInt8]]) -> [UInt8] {
        let head = [1, 0, type, Int32(clamping: elements.count), 1]
        var array = head.flatMap { bytes($0) }
        for element in elements { array += bytes(Int32(clamping: element.count)) + element }
        return array
    }
}

/// What a statement gave.
final class PostgresRows {
    fileprivate let result: OpaquePointer?

    init(_ result: OpaquePointer?) { self.result = result }

    deinit { PQclear(result) }

    var count: Int { Int(PQntuples(result)) }

    /// How many bytes it has, at least.
    fileprivate var size: Int { PQresultMemorySize(result) }

    /// How many rows a statement wrote that gives none.
    var changed: Int {
        PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0
    }

    func blob(_ row: Int, _ column: Int32) -> [UInt8] {
        guard let start = PQgetvalue(result, Int32(row), column) else { return [] }
        let count = Int(PQgetlength(result, Int32(row), column))
        return start.withMemoryRebound(to: UInt8.self, capacity: count) {
            Array(UnsafeBufferPointer(start: $0, count: count))
        }
    }

    /// A number of any of PostgreSQL's widths.
    func integer(_ row: Int, _ column: Int32) -> Int64 {
        let bytes = blob(row, column)
        var number: Int64 = (bytes.first ?? 0) >= 0x80 ? -1 : 0
        for byte in bytes { number = number << 8 | Int64(byte) }
        return number
    }
}
