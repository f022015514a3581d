import Glibc
import Kernel

// A book where nothing can be written: on a read-only disk, or in somebody else's folder.
extension SQLiteStore {
    /// Opens such a book. Whoever writes is refused.
    ///
    /// What has to be written to before it can be read, because some of it isn't in its file yet or
    /// another version wrote it, is copied to a folder for the time being.
    static func openReadOnly(_ path: String, _ schema: Schema) throws(StoreError) -> SQLiteStore {
        if Files.isEmpty(path) { throw StoreError(.readOnly, detail: "\(path) is empty") }
        let isAlone = try isAlone(path)
        let store = isAlone ? try openImmutable(path, schema) : nil
        if let store { return store }
        return try openCopy(of: path, schema, hasMore: !isAlone)
    }

    /// Whether all of the book is in its file: nothing that belongs to it lies beside it.
    private static func isAlone(_ path: String) throws(StoreError) -> Bool {
        guard Files.holdsAnything(path + "-wal") else { return true }
        if Connection.isOpenHere(path) || Files.isLocked(path) { return false }
        return try !Beside.belongs(to: path)
    }

    /// The book itself; `nil` if that would be another than the last one, or not readable.
    private static func openImmutable(
        _ path: String, _ schema: Schema
    ) throws(StoreError) -> SQLiteStore? {
        let store = try openBook(Connection(path, .immutable), schema)
        store.refusal = .readOnly
        return try store.storedFingerprint() == store.fingerprint ? store : nil
    }

    private static func openCopy(
        of path: String, _ schema: Schema, hasMore: Bool
    ) throws(StoreError) -> SQLiteStore {
        let scratch = try Scratch()
        let copy = scratch("book.sqlite")
        if hasMore, Files.sort(path + "-shm") == .nothing {
            // Nobody has it open, and SQLite couldn't read it without making a file.
            for suffix in ["", "-wal"] { try Files.copy(path + suffix, to: copy + suffix) }
        } else {
            Files.makePrivate(copy)
            let connection = try Connection(path, hasMore ? .reading : .immutable)
            try connection.run("VACUUM INTO ?", [.text(copy)])
        }
        let store = try openBook(Connection(copy, .writing), schema)
        try store.rebuildIfNeeded()
        store.refusal = .readOnly
        store.scratch = scratch
        return store
    }

    private static func openBook(
        _ connection: Connection, _ schema: Schema
    ) throws(StoreError) -> SQLiteStore {
        try configure(connection)
        guard try isBook(connection) else {
            throw StoreError(.damaged, detail: "\(connection.path) is not a Tallybook book")
        }
        return try SQLiteStore(connection, schema)
    }
}

/// A folder of one's own that is gone with its last user.
final class Scratch {
    private let path: String

    /// - Parameter file: Where there is room for as much; by default where temporary files are.
    init(besides file: String? = nil) throws(StoreError) {
        let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let root = file.map { Files.directory(of: $0) } ?? temporary
        var template = Array("\(root)/tally-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw StoreError(errno: errno, "make \(root)/…") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Files.removeBook(self("book.sqlite"))
        rmdir(path)
    }

    func callAsFunction(_ name: String) -> String { path + "/" + name }
}
