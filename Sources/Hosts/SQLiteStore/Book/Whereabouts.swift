import CSQLite
import Kernel

/// Which files a connection opened: the book's and the two that SQLite keeps beside it.
///
/// The system lets a program go on writing to a file that was moved or deleted, and what it says is
/// saved is gone with the next start. So before anything is written and before it is committed, they
/// must be where they were: three questions to the system, about a microsecond each.
struct Whereabouts {
    private let path: String
    private let files: [(name: String, identity: Files.Identity)]
    /// Whether the file was another by the time the connection had opened it.
    private let isLate: Bool

    /// For a connection that has read something. What isn't a file of the system is never missed.
    init(_ connection: Connection) {
        path = connection.path
        files = ["", "-wal", "-shm"].map { connection.path + $0 }.compactMap { name in
            Files.identity(name).map { (name, $0) }
        }
        isLate = connection.hasMoved
    }

    /// Whether a file was moved, replaced or deleted since.
    var isLost: Bool {
        isLate || files.contains { Files.identity($0.name) != $0.identity }
    }

    /// - Throws: ``StoreError/Reason/moved`` when ``isLost``.
    func require() throws(StoreError) {
        if isLost { throw StoreError(.moved, detail: "\(path) isn't the file that was opened") }
    }
}

extension SQLiteStore {
    /// Whether the book's file was moved, replaced or deleted since it was opened.
    package var isLost: Bool { place.isLost }
}

extension Connection {
    /// Whether another file, or none, is at the path of the one that SQLite opened.
    fileprivate var hasMoved: Bool {
        var answer: Int32 = 0
        let code = sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
        return code == SQLITE_OK && answer != 0
    }
}
