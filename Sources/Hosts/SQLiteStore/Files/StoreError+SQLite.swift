import CSQLite
import Glibc
import Kernel

extension StoreError {
    /// What SQLite reported: code, message and statement, whose values are never in it.
    init(_ code: Int32, _ handle: OpaquePointer, _ sql: String) {
        let message = String(cString: sqlite3_errmsg(handle))
        // Other codes leave the number of an earlier failure in place.
        let isOfSystem = [SQLITE_CANTOPEN, SQLITE_IOERR, SQLITE_FULL].contains(code & 0xff)
        let errno = isOfSystem ? sqlite3_system_errno(handle) : 0
        let system = errno == 0 ? "" : ", \(String(cString: strerror(errno)))"
        self.init(
            Reason(sqlite: code, errno: errno),
            detail: "SQLite error \(code): \(message)\(system) (\(sql.truncated(to: 200)))")
    }

    /// What the system reported.
    init(errno: Int32, _ work: String) {
        self.init(
            Reason(errno: errno) ?? .unavailable,
            detail: "\(work): \(String(cString: strerror(errno)))")
    }
}

extension StoreError.Reason {
    /// The reason for SQLite's result code, plain or extended, and the system's error behind it.
    init(sqlite code: Int32, errno: Int32) {
        switch code & 0xff {
        case SQLITE_FULL: self = .full
        case SQLITE_READONLY: self = .readOnly
        case SQLITE_PERM, SQLITE_AUTH: self = .notPermitted
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
        case SQLITE_CANTOPEN, SQLITE_IOERR: self = Self(errno: errno) ?? .unavailable
        default: self = .unavailable
        }
    }

    /// The reason for a system's error; `nil` when it says nothing to a person.
    init?(errno: Int32) {
        switch errno {
        case ENOSPC, EDQUOT, EFBIG: self = .full
        case EROFS: self = .readOnly
        case EACCES, EPERM: self = .notPermitted
        default: return nil
        }
    }

    /// Whether the disk or other programs are in the way, and not the state of the file.
    var isOfTheMoment: Bool {
        switch self {
        case .full, .tooMuch, .readOnly, .notPermitted, .busy, .moved: true
        case .damaged, .newerVersion, .unavailable: false
        }
    }
}
