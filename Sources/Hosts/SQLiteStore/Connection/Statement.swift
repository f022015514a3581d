import CSQLite
import Kernel

/// A prepared statement, kept to be run again.
///
/// Rows are read while they are stepped through: what ``bytes(_:)`` gives lives until the next step.
final class Statement {
    private let handle: OpaquePointer
    private unowned let connection: Connection
    let sql: String

    init(_ handle: OpaquePointer, _ sql: String, _ connection: Connection) {
        self.handle = handle
        self.sql = sql
        self.connection = connection
    }

    deinit { sqlite3_finalize(handle) }

    /// Goes to the next row; false after the last, when the statement can be run again.
    func step() throws(StoreError) -> Bool {
        let code = sqlite3_step(handle)
        if code == SQLITE_ROW { return true }
        guard code == SQLITE_DONE else {
            let error = connection.failure(code, sql)
            sqlite3_reset(handle)
            throw error
        }
        sqlite3_reset(handle)
        return false
    }

    /// Gives up the rows that are left.
    func reset() {
        sqlite3_reset(handle)
    }
}

// Running with values for the question marks.
extension Statement {
    /// Runs to the end.
    func run(_ values: [SQLValue] = []) throws(StoreError) {
        try bind(values)
        while try step() {}
    }

    /// Runs to the end.
    func run(_ row: borrowing RowValues) throws(StoreError) {
        try row.bytes.withUnsafeBufferPointer { (bytes) throws(StoreError) in
            defer { sqlite3_clear_bindings(handle) }
            for (index, value) in row.values.enumerated() {
                try bind(value, UnsafeRawBufferPointer(bytes), at: Int32(index) + 1)
            }
            while try step() {}
        }
    }

    /// Every row, as `read` makes it. `read` may not run the same statement.
    func rows<T>(
        _ values: [SQLValue], _ read: (Statement) throws(StoreError) -> T
    ) throws(StoreError) -> [T] {
        try bind(values)
        var rows: [T] = []
        while try step() {
            do { rows.append(try read(self)) } catch {
                reset()
                throw error
            }
        }
        return rows
    }

    /// The first row, as `read` makes it.
    func first<T>(
        _ values: [SQLValue], _ read: (Statement) throws(StoreError) -> T
    ) throws(StoreError) -> T? {
        try bind(values)
        guard try step() else { return nil }
        defer { reset() }
        return try read(self)
    }
}

// What stands in the question marks. Positions count from 1, as in SQLite.
extension Statement {
    func bind(_ values: [SQLValue]) throws(StoreError) {
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index) + 1) }
    }

    func bind(_ value: SQLValue, at position: Int32) throws(StoreError) {
        switch value {
        case .null: try check(sqlite3_bind_null(handle, position))
        case .integer(let number): try check(sqlite3_bind_int64(handle, position, number))
        case .text(let text): try bind(text, at: position)
        }
    }

    func bind(_ text: String, at position: Int32) throws(StoreError) {
        var text = text
        let code = text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                sqlite3_bind_text64(
                    handle, position, bytes.baseAddress ?? Statement.emptyText,
                    UInt64(bytes.count), Statement.copied, UInt8(SQLITE_UTF8))
            }
        }
        try check(code)
    }

    func bind(_ bytes: [UInt8], at position: Int32) throws(StoreError) {
        let code = bytes.withUnsafeBytes { bytes in
            sqlite3_bind_blob64(
                handle, position, bytes.baseAddress ?? UnsafeRawPointer(Statement.emptyText),
                UInt64(bytes.count), Statement.copied)
        }
        try check(code)
    }

    /// What is bound must go before `bytes` do.
    private func bind(
        _ value: RowValues.Value, _ bytes: UnsafeRawBufferPointer, at position: Int32
    ) throws(StoreError) {
        switch value {
        case .null: try check(sqlite3_bind_null(handle, position))
        case .integer(let number): try check(sqlite3_bind_int64(handle, position, number))
        case .text(let range):
            let start = bytes.baseAddress?.advanced(by: range.lowerBound)
            let text = start?.assumingMemoryBound(to: CChar.self) ?? Statement.emptyText
            try check(
                sqlite3_bind_text64(
                    handle, position, text, UInt64(range.count), nil, UInt8(SQLITE_UTF8)))
        }
    }

    private func check(_ code: Int32) throws(StoreError) {
        if code != SQLITE_OK { throw connection.failure(code, sql) }
    }

    /// SQLite takes a null pointer for NULL, so the empty text needs an address.
    private nonisolated(unsafe) static let emptyText = UnsafePointer<CChar>(
        UnsafeMutablePointer<CChar>.allocate(capacity: 1))

    /// `SQLITE_TRANSIENT`: SQLite makes its own copy.
    private static let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

// What stands in the columns of the current row. Columns count from 0, as in SQLite.
extension Statement {
    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(handle, column) == SQLITE_NULL
    }

    func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(handle, column)
    }

    /// The UTF-8 of a text until the next step; empty for NULL.
    func bytes(_ column: Int32) -> UnsafeBufferPointer<UInt8> {
        let start = sqlite3_column_text(handle, column)
        return UnsafeBufferPointer(
            start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column)))
    }

    /// The bytes of a blob.
    func blob(_ column: Int32) -> [UInt8] {
        let start = sqlite3_column_blob(handle, column)
        return [UInt8](
            UnsafeRawBufferPointer(
                start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(handle, column))))
    }

    func text(_ column: Int32) -> String {
        String(decoding: bytes(column), as: UTF8.self)
    }

    var columnCount: Int32 { sqlite3_column_count(handle) }

    /// The value of a column, of whatever type it is.
    func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_NULL: .null
        case SQLITE_INTEGER: .integer(integer(column))
        default: .text(text(column))
        }
    }
}
